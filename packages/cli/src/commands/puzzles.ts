import { mkdirSync, rmSync } from 'node:fs'
import { makeBot } from '@gunbai/bots'
import { BadInput, chooseSetup } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { count, list } from '../arguments.ts'
import { progress } from '../progress.ts'
import { type QuestOrder, quest } from '../puzzles/quest.ts'
import { fileOf, index, keep, puzzlesIn, replayed } from '../puzzles/stored.ts'
import { puzzleAt, type Strictness } from '../puzzles/strict.ts'
import { print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly folder: string
  readonly most: number
  readonly positions: number
  readonly minutes: number
  readonly seed: string
  readonly first: number
  readonly bot: string
  readonly margin: number
  readonly themes: readonly string[]
  readonly again?: string
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
    .option('--minutes <n>', 'stop after so many minutes, at the next position', count, 600)
    .option('--seed <text>', 'where all chance comes from', '1')
    .option(
      '--first <n>',
      'the number of the first game: goes on with a search that was broken off',
      count,
      1,
    )
    .option('--bot <id>', 'who finds the best plan', 'strong:1500')
    .option('--margin <percent>', 'so far its interval lies above that of every other plan', count, 3)
    .option('--themes <names>', 'keep only what is about one of these, with commas', list, [])
    .option('--again <path>', 'look for none: judge those of this folder again, and take over what passes')
    .option('--json', 'print JSON')
    .action(async (id: string, setups: readonly string[], options: Options) => {
      const rulebook = await findRulebook(id).load()
      if (rulebook.knowledge.feats === undefined) throw new BadInput(`${id} does not say what a turn is.`)
      makeBot(options.bot, 0)
      mkdirSync(options.folder, { recursive: true })
      const { bot, themes, seed, first } = options
      const strict = { rulebook, bot, themes, margin: options.margin / 100 }
      if (options.again !== undefined) judgeAgain(terminal, strict, options.again, options)
      else {
        const chosen = setups.map((setup) => chooseSetup(rulebook, setup))
        search(terminal, { ...strict, setups: chosen, seed, first: first - 1 }, options)
      }
    })
}

function search(terminal: Terminal, order: QuestOrder, options: Options): void {
  const { folder, most, positions, minutes, json } = options
  const end = Date.now() + minutes * 60_000
  const bar = progress(terminal, 'positions', positions, json)
  let looked = 0
  let found = 0
  let last = order.first
  for (const { game, puzzle } of quest(order)) {
    bar.at(++looked)
    last = game
    if (puzzle !== null && keep(folder, puzzle)) found++
    if (found === most || looked === positions || Date.now() > end) break
  }
  bar.end()
  const all = index(folder).length
  if (json) printJson(terminal, { positions: looked, found, all, games: last + 1 })
  else
    print(
      terminal,
      `${found} new puzzles in ${looked} positions, up to game ${last + 1}; ${all} in ${folder}`,
    )
}

/** Judges the puzzles of another folder once more, from their positions on: each comes over with new figures, or is gone. */
function judgeAgain(terminal: Terminal, strict: Strictness, again: string, options: Options): void {
  const { folder, positions, minutes, json } = options
  const end = Date.now() + minutes * 60_000
  const waiting = puzzlesIn(again)
  const bar = progress(terminal, 'puzzles', waiting.length, json)
  let judged = 0
  let kept = 0
  for (const puzzle of waiting) {
    if (judged === positions || Date.now() > end) break
    bar.at(++judged)
    const { position, turns } = replayed(strict.rulebook, puzzle)
    const anew = puzzleAt(strict, position, turns)
    if (anew !== null && keep(folder, anew)) kept++
    rmSync(fileOf(again, puzzle.id))
  }
  bar.end()
  const all = index(folder).length
  if (json) printJson(terminal, { judged, kept, all, waiting: waiting.length - judged })
  else print(terminal, `${kept} of ${judged} are puzzles still, ${all} in ${folder}`)
}
