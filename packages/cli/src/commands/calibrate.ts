import { writeFileSync } from 'node:fs'
import { chooseSetup } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { count, list } from '../arguments.ts'
import {
  type Bin,
  binsOf,
  type Fit,
  fitOf,
  type Sample,
  samplesOf,
  type Way,
  ways,
} from '../calibration/calibration.ts'
import { pictureOf } from '../calibration/picture.ts'
import { progress } from '../progress.ts'
import { columns, print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly setups?: readonly string[]
  readonly games: number
  readonly positions: number
  readonly playouts: number
  readonly seed: string
  readonly picture?: string
  readonly json?: true
}

const phases = ['first third', 'second third', 'last third'] as const
type Phase = (typeof phases)[number]

interface Figures {
  readonly positions: number
  readonly playouts: number
  /** By way to say a chance, how far it is off: in all, and by phase of the game. */
  readonly fits: Readonly<Record<Way, Fit & { readonly phases: Readonly<Record<Phase, Fit>> }>>
  readonly reliability: Readonly<Record<Way, readonly Bin[]>>
}

export function addCalibrate(program: Command, terminal: Terminal): void {
  program
    .command('calibrate')
    .description('hold what a rulebook says of chances to games that are played to their end')
    .argument('<rulebook>', 'its id, as `rulebooks` lists it')
    .option('--setups <a,b,...>', 'those that are played; all where none is named', list)
    .option('--games <n>', 'how many', count, 100)
    .option('--positions <n>', 'of each game', count, 6)
    .option('--playouts <n>', 'of each position', count, 16)
    .option('--seed <text>', 'where all chance comes from', '1')
    .option('--picture <file>', 'write what was said and what came of it as an SVG')
    .option('--json', 'print JSON')
    .action(async (id: string, options: Options) => {
      const { games, positions, playouts, seed, json, picture } = options
      const rulebook = await findRulebook(id).load()
      const names = options.setups ?? rulebook.setups.map((each) => each.id)
      const setups = names.map((name) => chooseSetup(rulebook, name))
      const bar = progress(terminal, 'games', games, json)
      const samples: Sample[] = []
      let played = 0
      for (const some of samplesOf({ rulebook, setups, games, positions, playouts, seed })) {
        samples.push(...some)
        bar.at(++played)
      }
      bar.end()
      const figures = figuresOf(samples, playouts)
      if (picture !== undefined) writeFileSync(picture, pictureOf(id, figures.reliability))
      if (json) printJson(terminal, figures)
      else print(terminal, inWords(figures))
    })
}

function figuresOf(samples: readonly Sample[], playouts: number): Figures {
  const inPhase = (phase: number) =>
    samples.filter((each) => Math.floor(each.phase * phases.length) === phase)
  const fit = (way: Way) => ({
    ...fitOf(samples, way, playouts),
    phases: Object.fromEntries(
      phases.map((name, phase) => [name, fitOf(inPhase(phase), way, playouts)]),
    ) as Record<Phase, Fit>,
  })
  return {
    positions: samples.length,
    playouts,
    fits: { evaluation: fit('evaluation'), turn: fit('turn') },
    reliability: { evaluation: binsOf(samples, 'evaluation'), turn: binsOf(samples, 'turn') },
  }
}

function inWords({ positions, playouts, fits, reliability }: Figures): string {
  const row = (way: string, phase: string, { samples, error, bias, correlation }: Fit) => [
    way,
    phase,
    samples,
    error.toFixed(1),
    bias.toFixed(1),
    correlation.toFixed(2),
  ]
  const errors = [
    ['chance by', 'where', 'positions', 'error', 'bias', 'correlation'],
    ...ways.flatMap((way) => [
      row(way, 'all', fits[way]),
      ...phases.map((phase) => row(way, phase, fits[way].phases[phase])),
    ]),
  ]
  const percent = (share: number) => `${Math.round(100 * share)} %`
  const won = [
    ['chance by', 'said', 'won', 'positions'],
    ...ways.flatMap((way) =>
      reliability[way].map((bin) => [way, percent(bin.said), percent(bin.won), bin.samples]),
    ),
  ]
  return `${positions} positions, ${playouts} playouts each; error and bias in points of 100\n\n${columns(errors)}\n\n${columns(won)}`
}
