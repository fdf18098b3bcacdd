import { speaker } from '@gunbai/words'
import type { Command } from 'commander'
import { count, each, index, list } from '../arguments.ts'
import { botsBySeat } from '../bots-by-seat.ts'
import { findGame } from '../game.ts'
import { progress } from '../progress.ts'
import { type SimulationFigures, simulate } from '../simulation.ts'
import { columns, print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly games: number
  readonly seed: string
  readonly bots: readonly string[]
  readonly option?: readonly string[]
  readonly file?: string
  readonly maxAnswers: number
  readonly warmUp?: number
  readonly json?: true
}

export function addSimulate(program: Command, terminal: Terminal): void {
  program
    .command('simulate')
    .description('let bots play many games')
    .argument('<rulebook>', 'its id, as `rulebooks` lists it')
    .argument('[setup]', 'its id, as `setups` lists it; none with --file')
    .option('--file <battle>', 'a battle of your own, as text')
    .option('--games <n>', 'how many', count, 1000)
    .option('--seed <text>', 'where all chance comes from', '1')
    .option('--bots <a,b,...>', 'who plays each seat, or one for all', list, ['random'])
    .option('--option <name=value>', 'an option of the setup; may be repeated', each)
    .option('--max-answers <n>', 'leave a game unfinished after so many', count, 100_000)
    .option(
      '--warm-up <seconds>',
      'play so long before the clock starts (3, or 0 for fewer than 100 games)',
      index,
    )
    .option('--json', 'print JSON')
    .action(async (rulebookId: string, setupId: string | undefined, options: Options) => {
      const { shelved, rulebook, setup, seats } = await findGame(
        rulebookId,
        setupId,
        options.option,
        options.file,
      )
      const { games, seed, maxAnswers, json } = options
      const bots = botsBySeat(options.bots, seats)
      const bar = progress(terminal, 'games', games, json)
      const warmUpMilliseconds = 1000 * (options.warmUp ?? (games < 100 ? 0 : 3))
      const figures = simulate({ rulebook, setup, games, seed, bots, maxAnswers, warmUpMilliseconds }, bar.at)
      bar.end()
      if (json) printJson(terminal, figures)
      else {
        const say = speaker('en', await shelved.messages('en'))
        print(
          terminal,
          inWords(figures, (id) => say({ id })),
        )
      }
    })
}

function inWords(figures: SimulationFigures, say: (id: string) => string): string {
  const { wins, intervals, lengths, causes, ...plain } = figures
  const percent = (share: number) => (share * 100).toFixed(1)
  const won = Object.entries(wins).map(([who, games]) => {
    const [low, high] = intervals[who] as [number, number]
    return [who === 'draws' ? 'draws' : `wins of seat ${who}`, games, `${percent(low)} to ${percent(high)} %`]
  })
  const long =
    lengths === null
      ? []
      : [
          [
            'answers a game',
            lengths.median,
            `${lengths.least} to ${lengths.most}, half of them ${lengths.quarter} to ${lengths.threeQuarters}`,
          ],
        ]
  const ended = Object.entries(causes).map(([id, games]) => ['ended', games, say(id)])
  return columns([...Object.entries(plain), ...won, ...long, ...ended])
}
