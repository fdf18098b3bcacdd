import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBot, type Puzzle, type PuzzleEntry } from '@gunbai/bots'
import { BadInput, chooseSetup } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { count, list } from '../arguments.ts'
import { progress } from '../progress.ts'
import { quest } from '../puzzles/quest.ts'
import { print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly folder: string
  readonly most: number
  readonly positions: number
  readonly seed: string
  readonly bot: string
  readonly lead: number
  readonly json?: true
}

export function addPuzzles(program: Command, terminal: Terminal): void {
  program
    .command('puzzles')
    .description(
      'look for positions in which one plan is clearly best, in games of bots, and keep them as puzzles',
    )
    .argument('<rulebook>', 'its id, as `rulebooks` lists it')
    .argument('<setups>', 'their ids, with commas', list)
    .requiredOption('--folder <path>', 'where they go: a file each, and index.json')
    .option('--most <n>', 'stop when so many new ones are found', count, 20)
    .option('--positions <n>', 'stop after so many positions', count, 1000)
    .option('--seed <text>', 'where all chance comes from', '1')
    .option('--bot <id>', 'who finds the best plan', 'strong:1500')
    .option('--lead <percent>', 'by how much it must be better than what plain bots do', count, 10)
    .option('--json', 'print JSON')
    .action(async (id: string, setups: readonly string[], options: Options) => {
      const { folder, most, positions, seed, bot, json } = options
      const lead = options.lead / 100
      const rulebook = await findRulebook(id).load()
      if (rulebook.knowledge.feats === undefined) throw new BadInput(`${id} does not say what a turn is.`)
      makeBot(bot, 0)
      const order = { rulebook, setups: setups.map((setup) => chooseSetup(rulebook, setup)), seed, bot, lead }
      mkdirSync(folder, { recursive: true })
      const bar = progress(terminal, 'positions', positions, json)
      let looked = 0
      let found = 0
      for (const puzzle of quest(order)) {
        bar.at(++looked)
        if (puzzle !== null && keep(folder, puzzle)) found++
        if (found === most || looked === positions) break
      }
      bar.end()
      const all = index(folder)
      if (json) printJson(terminal, { positions: looked, found, all: all.length })
      else print(terminal, `${found} new puzzles in ${looked} positions, ${all.length} in ${folder}`)
    })
}

/** Writes a puzzle; false where it is there already. */
function keep(folder: string, puzzle: Puzzle): boolean {
  const file = join(folder, `${puzzle.id}.json`)
  if (existsSync(file)) return false
  writeFileSync(file, `${JSON.stringify(puzzle, null, 2)}\n`)
  index(folder)
  return true
}

/** Writes what a list of all puzzles in a folder says of each, the easier ones first. */
function index(folder: string): PuzzleEntry[] {
  const entries = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'index.json')
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Puzzle)
    .sort((a, b) => a.level - b.level || b.lead.mean - a.lead.mean || (a.id < b.id ? -1 : 1))
    .map(({ id, setup, seat, theme, level }): PuzzleEntry => ({ id, setup, seat, theme, level }))
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(entries, null, 2)}\n`)
  return entries
}
