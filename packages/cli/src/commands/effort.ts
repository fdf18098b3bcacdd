import type { Command } from 'commander'
import { count, each, list } from '../arguments.ts'
import { botsBySeat } from '../bots-by-seat.ts'
import { measureEffort } from '../effort/effort.ts'
import { findGame } from '../game.ts'
import { progress } from '../progress.ts'
import { columns, print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly games: number
  readonly seed: string
  readonly bots: readonly string[]
  readonly option?: readonly string[]
  readonly json?: true
}

export function addEffort(program: Command, terminal: Terminal): void {
  program
    .command('effort')
    .description('count what people would have to press and to wait for, by plans and the recommended orders')
    .argument('<rulebook>', 'its id, as `rulebooks` lists it')
    .argument('<setup>', 'its id, as `setups` lists it')
    .option('--games <n>', 'how many', count, 20)
    .option('--seed <text>', 'where all chance comes from', '1')
    .option('--bots <a,b,...>', 'who plays each seat, or one for all', list, ['greedy'])
    .option('--option <name=value>', 'an option of the setup; may be repeated', each)
    .option('--json', 'print JSON')
    .action(async (rulebookId: string, setupId: string, options: Options) => {
      const { rulebook, setup, seats } = await findGame(rulebookId, setupId, options.option)
      const { games, seed, json } = options
      const bots = botsBySeat(options.bots, seats)
      const bar = progress(terminal, 'games', games, json)
      const figures = measureEffort({ rulebook, setup, games, seed, bots }, bar.at)
      bar.end()
      if (json) printJson(terminal, figures)
      else print(terminal, columns(Object.entries(figures)))
    })
}
