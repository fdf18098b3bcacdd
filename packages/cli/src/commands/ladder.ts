import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { makeBot } from '@gunbai/bots'
import { BadInput, chooseSetup, shown } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { count, list } from '../arguments.ts'
import { playLadder } from '../ladder/ladder.ts'
import type { LadderGame } from '../ladder/ladder-game.ts'
import { ladderTable } from '../ladder/ladder-table.ts'
import { type LadderOrder, pairings } from '../ladder/pairing.ts'
import { standingsOf } from '../ladder/standings.ts'
import { progress } from '../progress.ts'
import { print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
  readonly threads: number
  readonly maxAnswers: number
  readonly keep?: string
  readonly json?: true
}

export function addLadder(program: Command, terminal: Terminal): void {
  program
    .command('ladder')
    .description('let bots play each other from every seat, and rate them')
    .argument('<rulebook>', 'its id, as `rulebooks` lists it')
    .argument('<setups>', 'their ids, with commas', list)
    .requiredOption('--bots <a,b,...>', 'at least two; a budget a turn stands behind: strong:2s', list)
    .option('--games <n>', 'how many for each pair, over all setups and both ways round', count, 100)
    .option('--seed <text>', 'where all chance comes from', '1')
    .option('--threads <n>', 'how many games at a time', count, availableParallelism())
    .option('--max-answers <n>', 'give a game up as drawn after so many', count, 20_000)
    .option('--keep <file>', 'write each game there as it ends, and go on from there another time')
    .option('--json', 'print JSON, not Markdown')
    .action(async (rulebook: string, setups: readonly string[], options: Options) => {
      const { bots, games, seed, maxAnswers, threads, keep, json } = options
      const order: LadderOrder = { rulebook, setups, bots, games, seed, maxAnswers }
      await checkOrder(order)
      const already = keep === undefined ? [] : gamesKept(keep, order)
      const bar = progress(terminal, 'games', pairings(order).length, json)
      const played = await playLadder(order, threads, already, (game, done) => {
        if (keep !== undefined) appendFileSync(keep, `${JSON.stringify(game)}\n`)
        bar.at(done)
      })
      bar.end()
      const standings = standingsOf(order, played)
      if (json) printJson(terminal, standings)
      else print(terminal, ladderTable(standings))
    })
}

/** Throws BadInput where the order names something that there is not. */
async function checkOrder({ rulebook: id, setups, bots }: LadderOrder): Promise<void> {
  const rulebook = await findRulebook(id).load()
  for (const setup of setups) chooseSetup(rulebook, setup)
  for (const bot of bots) makeBot(bot, 0)
  if (bots.length < 2) throw new BadInput(`A ladder needs at least two bots; got ${shown(bots.join())}.`)
}

/** The games of that order which an earlier run has left in the file. Its first line is the order. */
function gamesKept(file: string, order: LadderOrder): LadderGame[] {
  const head = JSON.stringify(order)
  if (!existsSync(file)) {
    writeFileSync(file, `${head}\n`)
    return []
  }
  const lines = readFileSync(file, 'utf8').split('\n')
  // what stands after the last line's end is nothing, or a line that was cut off in the middle
  const cut = lines.pop()
  const [first, ...games] = lines
  if (first !== head) {
    throw new BadInput(`The file ${shown(file)} is of another ladder. Name a file that is not there yet.`)
  }
  if (cut !== '') writeFileSync(file, `${lines.join('\n')}\n`)
  try {
    return games.map((line) => JSON.parse(line) as LadderGame)
  } catch {
    throw new BadInput(`The file ${shown(file)} is damaged. Remove the line that is no JSON, or the file.`)
  }
}
