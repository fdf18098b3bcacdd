import { availableParallelism } from 'node:os'
import { makeBot } from '@gunbai/bots'
import { chooseSetup } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { count, index, list } from '../arguments.ts'
import { keptRun } from '../kept-run.ts'
import { type InReview, type LuckFigures, luckFigures } from '../luck/luck-figures.ts'
import type { LuckGame } from '../luck/luck-game.ts'
import type { LuckOrder } from '../luck/luck-order.ts'
import { progress } from '../progress.ts'
import { columns, print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly bots: readonly string[]
  readonly games: number
  readonly worlds: number
  readonly turns?: number
  readonly seed: string
  readonly threads: number
  readonly keep?: string
  readonly json?: true
}

const script = new URL('../luck/thread.ts', import.meta.url)

export function addLuck(program: Command, terminal: Terminal): void {
  program
    .command('luck')
    .description('tell how much of the results of bots is luck, and whether what is called luck is fair')
    .argument('<rulebook>', 'its id, as `rulebooks` lists it')
    .argument('<setups>', 'their ids, with commas', list)
    .option('--bots <a,b,...>', 'by seat, again from the first where there are fewer', list, ['greedy'])
    .option('--games <n>', 'how many', count, 100)
    .option('--worlds <n>', 'in which each game is reckoned', count, 8)
    .option('--turns <n>', 'over which a world is played on; 0 judges it as it stands', index)
    .option('--seed <text>', 'where all chance comes from', '1')
    .option('--threads <n>', 'how many games at a time', count, availableParallelism())
    .option('--keep <file>', 'write each game there as it ends, and go on from there another time')
    .option('--json', 'print JSON')
    .action(async (id: string, setups: readonly string[], options: Options) => {
      const { bots, games, worlds, turns, seed, threads, keep, json } = options
      const rulebook = await findRulebook(id).load()
      for (const setup of setups) chooseSetup(rulebook, setup)
      for (const bot of bots) makeBot(bot, 0)
      const depth = turns === undefined ? {} : { turns }
      const order: LuckOrder = { rulebook: id, setups, bots, games, seed, worlds, ...depth }
      const bar = progress(terminal, 'games', games, json)
      const played = await keptRun<LuckGame>(script, order, threads, keep, bar)
      const figures = luckFigures(played, worlds)
      if (json) printJson(terminal, figures)
      else print(terminal, inWords(figures))
    })
}

const points = (share: number) => (100 * share).toFixed(1)

function inWords(figures: LuckFigures): string {
  const { games, missed, seats, explained, best, weight, noise, inReview, gamesNeeded } = figures
  const table = [
    ['seat', 'mean luck', '95 %', 'result', '95 %', 'luck taken off', '95 %'],
    ...seats.map((seat, i) => [
      i,
      points(seat.luck),
      `± ${points(seat.luckWithin)}`,
      points(seat.plain),
      `± ${points(seat.plainWithin)}`,
      points(seat.mean),
      `± ${points(seat.within)}`,
    ]),
  ]
  return [
    `${games} games; in points of 100`,
    '',
    columns(table),
    '',
    `start + luck + choices miss the result by ${missed.toExponential(1)} at worst`,
    `variance explained: ${points(explained)} %; with ${weight.toFixed(2)} of the luck taken off ${points(best)} %`,
    ...(noise === null ? [] : [`noise of the worlds: ${points(noise)} % of the variance`]),
    ...(inReview === null ? [] : [inAReview(inReview)]),
    `as sure with ${points(gamesNeeded)} % of the games`,
  ].join('\n')
}

function inAReview({ worlds, explained, interval: [low, high] }: InReview): string {
  return `in the ${worlds.toFixed(0)} worlds of a review: ${points(explained)} % (${points(low)} to ${points(high)} %)`
}
