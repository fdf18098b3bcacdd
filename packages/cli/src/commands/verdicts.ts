import { availableParallelism } from 'node:os'
import { makeBot } from '@gunbai/bots'
import { usualEffort } from '@gunbai/bots/review'
import { chooseSetup } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { count, index, list } from '../arguments.ts'
import { keptRun } from '../kept-run.ts'
import { progress } from '../progress.ts'
import { columns, print, printJson, type Terminal } from '../terminal.ts'
import { type Share, type VerdictFigures, verdictFigures } from '../verdicts/verdict-figures.ts'
import type { VerdictGame } from '../verdicts/verdict-game.ts'
import type { VerdictOrder } from '../verdicts/verdict-order.ts'

interface Options extends Omit<VerdictOrder, 'rulebook' | 'setups'> {
  readonly threads: number
  readonly keep?: string
  readonly json?: true
}

const script = new URL('../verdicts/thread.ts', import.meta.url)

export function addVerdicts(program: Command, terminal: Terminal): void {
  program
    .command('verdicts')
    .description(
      'judge what bots did as a review does, and hold it to a second judge with ten times the worlds',
    )
    .argument('<rulebook>', 'its id, as `rulebooks` lists it')
    .argument('<setups>', 'their ids, with commas', list)
    .option('--bots <a,b,...>', 'at the table, each from each seat', list, ['greedy', 'beginner'])
    .option('--games <n>', 'how many', count, 20)
    .option('--each <n>', 'blunders of a game that are judged again at most', count, 3)
    .option('--goods <n>', 'plans of a game, by lot, that are judged again if they are called good', index, 3)
    .option('--whims <percent>', 'plans that are judged as if any legal answer had been given', count, 50)
    .option(
      '--glance <worlds>',
      'search only what then seems to fall behind; 0 searches every plan',
      index,
      0,
    )
    .option('--looks <n>', 'for something better', count, 90)
    .option('--worlds <n>', 'to compare it in at most', count, usualEffort.worldsAPlan)
    .option('--seed <text>', 'where all chance comes from', '1')
    .option('--threads <n>', 'how many games at a time', count, availableParallelism())
    .option('--keep <file>', 'write each game there as it ends, and go on from there another time')
    .option('--json', 'print JSON')
    .action(async (id: string, setups: readonly string[], { threads, keep, json, ...options }: Options) => {
      const rulebook = await findRulebook(id).load()
      for (const setup of setups) chooseSetup(rulebook, setup)
      for (const bot of options.bots) makeBot(bot, 0)
      const order: VerdictOrder = { rulebook: id, setups, ...options }
      const bar = progress(terminal, 'games', order.games, json)
      const figures = verdictFigures(await keptRun<VerdictGame>(script, order, threads, keep, bar))
      if (json) printJson(terminal, figures)
      else print(terminal, inWords(figures))
    })
}

function inWords({ games, called, confirmed, missed }: VerdictFigures): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const row = (what: string, { of, count: blunders, share, interval: [low, high] }: Share) => [
    what,
    of,
    blunders,
    percent(share),
    `${percent(low)} to ${percent(high)}`,
  ]
  const table = [
    ['called', 'judged again', 'blunders there', 'share', '95 %'],
    row('blunder', confirmed),
    row('good', missed),
  ]
  const counts = Object.entries(called).map(([verdict, times]) => `${verdict} ${times}`)
  return `${games} games; called ${counts.join(', ')}\n\n${columns(table)}`
}
