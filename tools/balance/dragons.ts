import { dragonDeck, scenarioIds } from '@gunbai/samurai'
import type { DragonFigures } from './greedy-games.ts'
import { playAll } from './threads.ts'

/**
 * What each Dragon card does in play, greedy against greedy over all scenarios:
 * node tools/balance/dragons.ts [games of each scenario]
 *
 * The first time that greedy wants to play a card a coin decides whether it may, in that game. So those who played it
 * and those who were held back differ in nothing else, and what their wins differ by is what playing it does.
 */
const games = Number(process.argv[2] ?? 200)
const figures = await playAll(scenarioIds.map((setup) => ({ setup, games, withhold: true })))

const all = new Map<string, DragonFigures>()
for (const { dragons } of figures) {
  for (const [title, each] of Object.entries(dragons)) {
    const sum = all.get(title)
    if (sum === undefined) all.set(title, { ...each })
    else for (const key of Object.keys(each) as (keyof DragonFigures)[]) sum[key] += each[key]
  }
}

const costs = new Map(
  [...dragonDeck('gmt').cards, ...dragonDeck('zvezda').cards].map(({ face, cost }) => [face.title, cost]),
)
const percent = (part: number, of: number): string => (of === 0 ? '-' : `${((100 * part) / of).toFixed(0)} %`)

console.log('| card | cost | held | playable | wanted when playable | played | wins, played less withheld |')
console.log('|---|---|---|---|---|---|---|')
for (const [title, each] of [...all].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const cells = [
    title,
    costs.get(title),
    each.held,
    percent(each.playable, each.held),
    percent(each.wanted, each.moments),
    percent(each.played + each.withheld, each.held),
    difference(each),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

/** In points of a hundred, with the 95 % interval. */
function difference({ played, wonPlayed, withheld, wonWithheld }: DragonFigures): string {
  if (played === 0 || withheld === 0) return '-'
  const a = wonPlayed / played
  const b = wonWithheld / withheld
  const spread = 1.96 * Math.sqrt((a * (1 - a)) / played + (b * (1 - b)) / withheld)
  const points = (share: number): string => `${share >= 0 ? '+' : ''}${(100 * share).toFixed(1)}`
  return `${points(a - b)} ± ${(100 * spread).toFixed(1)}`
}
