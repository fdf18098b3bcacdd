import { availableParallelism } from 'node:os'
import { makeBot } from '@gunbai/bots'
import { BadInput, chooseSetup, shown } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { count, list } from '../arguments.ts'
import { keptFile } from '../kept-file.ts'
import { playLadder } from '../ladder/ladder.ts'
import type { LadderGame } from '../ladder/ladder-game.ts'
import { ladderTable } from '../ladder/ladder-table.ts'
import { ladderOnSite } from '../ladder/on-site.ts'
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
  readonly luck?: number
  readonly keep?: string
  readonly onSite?: true
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
    .option('--luck <worlds>', 'reckon the luck of each game in so many worlds, and take it off', count)
    .option('--keep <file>', 'write each game there as it ends, and go on from there another time')
    .option('--on-site', 'have the nodes of the site play it; the same order again goes on with it')
    .option('--json', 'print JSON, not Markdown')
    .action(async (rulebook: string, setups: readonly string[], options: Options) => {
      const { bots, games, seed, maxAnswers, threads, luck, keep, json } = options
      const luckOrder = luck === undefined ? {} : { luck }
      const order: LadderOrder = { rulebook, setups, bots, games, seed, maxAnswers, ...luckOrder }
      await checkOrder(order)
      if (options.onSite) return ladderOnSite(terminal, order, json)
      const kept = keptFile<LadderGame>(keep, order)
      const bar = progress(terminal, 'games', pairings(order).length, json)
      const played = await playLadder(order, threads, kept.already, (game, done) => {
        kept.add(game)
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
