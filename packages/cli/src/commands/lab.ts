import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { makeBot } from '@gunbai/bots'
import { BadInput, chooseSetup, type Setup, shown } from '@gunbai/kernel'
import { findRulebook, shelf } from '@gunbai/rulebooks'
import { type Speaker, speaker } from '@gunbai/words'
import type { Command } from 'commander'
import { count, each, list } from '../arguments.ts'
import { botsBySeat } from '../bots-by-seat.ts'
import { findGame, type Game } from '../game.ts'
import { type LabReport, labReport } from '../lab/lab.ts'
import { labOnSite } from '../lab/on-site.ts'
import { progress } from '../progress.ts'
import { readText } from '../record-file.ts'
import { columns, print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly games: number
  readonly seed: string
  readonly bots: readonly string[]
  readonly threads: number
  readonly option?: readonly string[]
  readonly against?: string
  readonly againstOption?: readonly string[]
  readonly suggestions: boolean
  readonly onSite?: true
  readonly json?: true
}

export function addLab(program: Command, terminal: Terminal): void {
  program
    .command('lab')
    .description('let bots try a battle out: how even it is, how long, and what would even it')
    .argument('<file>', 'a battle as text, or one of the shelf: samurai/gmt-01')
    .option('--games <n>', 'how many', count, 200)
    .option('--bots <a,b>', 'who plays each seat, or one for all', list, ['greedy'])
    .option('--seed <text>', 'where all chance comes from', '1')
    .option('--threads <n>', 'how many games at a time', count, availableParallelism())
    .option('--option <name=value>', 'an option of the setup; may be repeated', each)
    .option('--against <file>', 'another battle, to be compared on the same seeds')
    .option('--against-option <name=value>', 'the same battle with another option, likewise', each)
    .option('--no-suggestions', 'do not look for what would even it')
    .option('--on-site', 'have the nodes of the site play it; the same order again goes on with it')
    .option('--json', 'print JSON')
    .action(async (file: string, options: Options) => {
      const game = await gameIn(file, options.option)
      if (options.onSite) return labOnSite(terminal, game, options)
      const bots = botsBySeat(options.bots, game.seats)
      for (const bot of bots) makeBot(bot, 0)
      const bar = progress(terminal, 'games', options.games, options.json)
      const { games, seed, threads, suggestions, json } = options
      const against = await otherSetup(game, file, options)
      const wish = { game, games, seed, bots, threads, against, suggest: suggestions && game.seats === 2 }
      const report = await labReport(wish, (played) => bar.at(Math.min(played, games)))
      bar.end()
      if (json) printJson(terminal, report)
      else {
        const say = speaker('en', await game.shelved.messages('en'))
        print(terminal, inWords(report, say))
      }
    })
}

/** What the game of a file is, by its first word, which is that of its rulebook's own texts. */
async function gameIn(file: string, options: readonly string[] = []): Promise<Game> {
  const [rulebook, setup] = file.split('/')
  if (!existsSync(file) && setup !== undefined && shelf.some(({ id }) => id === rulebook)) {
    return findGame(rulebook as string, setup, options)
  }
  const word = firstWord(readText(file, 'battle'))
  for (const { id } of shelf) {
    const own = (await findRulebook(id).load()).ownTexts?.battle
    if (own !== undefined && firstWord(own.template) === word) return findGame(id, undefined, options, file)
  }
  throw new BadInput(
    `The battle ${shown(file)} begins with ${shown(word)}, which is no game's that takes one.`,
  )
}

const firstWord = (text: string): string => /^\s*(?:#.*\n\s*)*(\S*)/.exec(text)?.[1] ?? ''

async function otherSetup({ rulebook }: Game, file: string, options: Options): Promise<Setup | null> {
  const { against, againstOption } = options
  if (against === undefined && againstOption === undefined) return null
  const other = await gameIn(against ?? file, againstOption ?? options.option)
  if (other.rulebook.id !== rulebook.id) throw new BadInput('Compare two battles of one game.')
  return chooseSetup(rulebook, other.setup.id, other.setup.options)
}

function inWords(report: LabReport, say: Speaker): string {
  const { games, wins, interval, turns, causes, fights, cards, suggestions, comparison } = report
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const lines = [
    ['games', games],
    ...wins.map((won, seat) => {
      const [low, high] = interval[seat] as readonly [number, number]
      return [`seat ${seat} wins`, percent(won / games), `${percent(low)} to ${percent(high)}`]
    }),
    ...(turns === null
      ? []
      : [['turns', turns.median, `half of them ${turns.quarter} to ${turns.threeQuarters}`]]),
    ...Object.entries(causes).map(([id, n]) => ['ended', n, say({ id })]),
    [
      'fights',
      Object.values(fights)
        .reduce((sum, n) => sum + n, 0)
        .toFixed(1),
      `in ${Object.keys(fights).length} places`,
    ],
    [
      'cards',
      Object.values(cards)
        .reduce((sum, n) => sum + n, 0)
        .toFixed(1),
      `most: ${Object.keys(cards).slice(0, 3).join(', ')}`,
    ],
    ...suggestions.map(({ changes, share, interval: [low, high], games: tried }) => [
      'would even it',
      percent(share),
      `${percent(low)} to ${percent(high)} of ${tried}: ${changes.map(say).join('; ')}`,
    ]),
    ...(comparison === undefined
      ? []
      : [
          [
            'against',
            `${percent(comparison.shares[0])} and ${percent(comparison.shares[1])}`,
            comparison.differs ? 'they differ' : 'no difference shown',
          ],
          [
            'chance of that',
            comparison.chance.toFixed(4),
            `${comparison.onlyFirst} and ${comparison.onlySecond} pairs unlike`,
          ],
        ]),
  ]
  return columns(lines)
}
