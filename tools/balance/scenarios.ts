import { scenarioIds } from '@gunbai/samurai'
import type { Figures } from './greedy-games.ts'
import { playAll } from './threads.ts'

/**
 * How even the scenarios of Samurai Battles are, greedy against greedy:
 * node tools/balance/scenarios.ts [--games 200] [scenario ...]
 */
const words = process.argv.slice(2)
const option = words.indexOf('--games')
const [, given] = option < 0 ? [] : words.splice(option, 2)
const games = Number(given ?? 200)
const ids = words.length > 0 ? words : scenarioIds

/** Wilson's interval of 95 % for so many wins. */
function interval(wins: number, of: number): [number, number] {
  const z = 1.96
  const share = wins / of
  const middle = share + (z * z) / (2 * of)
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  return [(middle - spread) / scale, (middle + spread) / scale]
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`

function row({ setup, games: played, wins, turns, unfinished }: Figures): string {
  const [from, to] = interval(wins, played)
  const open = unfinished > 0 ? ` ${unfinished} unfinished` : ''
  return `| ${setup} | ${percent(wins / played)} | ${percent(from)} to ${percent(to)} | ${(turns / played).toFixed(1)} |${open}`
}

const figures = await playAll(ids.map((setup) => ({ setup, games, withhold: false })))
console.log('| scenario | first side wins | 95 % interval | mean turns |\n|---|---|---|---|')
for (const each of figures) console.log(row(each))
const shares = figures.map((each) => each.wins / each.games)
const within = (from: number, to: number) => shares.filter((share) => share >= from && share <= to).length
console.log(
  `\n${within(0.35, 0.65)} of ${shares.length} within 35 to 65 %, ${within(0.25, 0.75)} within 25 to 75 %`,
)
