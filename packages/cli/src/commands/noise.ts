import { chooseSetup } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { count, list } from '../arguments.ts'
import { type Pair, pairsOf } from '../noise/noise.ts'
import { type Noise, type NoiseFigures, noiseFigures } from '../noise/noise-figures.ts'
import { progress } from '../progress.ts'
import { columns, print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly setups?: readonly string[]
  readonly games: number
  readonly questions: number
  readonly sweeps: number
  readonly seed: string
  readonly json?: true
}

export function addNoise(program: Command, terminal: Terminal): void {
  program
    .command('noise')
    .description(
      'tell how much two answers of a race differ by chance, and how much less where luck is taken off',
    )
    .argument('<rulebook>', 'its id, as `rulebooks` lists it')
    .option('--setups <a,b,...>', 'those that are played; all where none is named', list)
    .option('--games <n>', 'how many', count, 20)
    .option('--questions <n>', 'of each game', count, 6)
    .option('--sweeps <n>', 'worlds in which each question is looked through', count, 24)
    .option('--seed <text>', 'where all chance comes from', '1')
    .option('--json', 'print JSON')
    .action(async (id: string, options: Options) => {
      const { games, questions, sweeps, seed, json } = options
      const rulebook = await findRulebook(id).load()
      const names = options.setups ?? rulebook.setups.map((each) => each.id)
      const setups = names.map((name) => chooseSetup(rulebook, name))
      const bar = progress(terminal, 'games', games, json)
      const pairs: Pair[] = []
      let played = 0
      for (const some of pairsOf({ rulebook, setups, games, questions, sweeps, seed })) {
        pairs.push(...some)
        bar.at(++played)
      }
      bar.end()
      const figures = noiseFigures(pairs, rulebook.knowledge.luck ?? [])
      if (json) printJson(terminal, figures)
      else print(terminal, inWords(figures))
    })
}

const percent = (share: number) => `${Math.round(100 * share)} %`

function inWords(figures: NoiseFigures): string {
  const row = (name: string, { pairs, plain, even, left }: Noise) => [
    name,
    pairs,
    plain.toFixed(1),
    even.toFixed(1),
    percent(left),
  ]
  const noise = [
    ['answer', 'pairs', 'noise', 'luck taken off', 'variance left'],
    row('all', figures),
    ...Object.entries(figures.kinds).map(([kind, each]) => row(kind, each)),
  ]
  const worths = figures.fitted.map(({ name, worth }) => `${name} ${worth.toFixed(3)}`).join(', ')
  const fitted =
    worths === ''
      ? 'This rulebook tells of no luck.'
      : `best worths: ${worths}; fitted to one half of the pairs ${percent(figures.leftWhenFitted)} is left in the other`
  return `noise: standard deviation of a lead in one sweep, in points of 100\n\n${columns(noise)}\n\n${fitted}`
}
