import type { Seat } from '@gunbai/kernel'
import type { ShogunAction } from '../../action.ts'
import { type Province, provinceCount } from '../../position/map.ts'
import type { Clan } from '../../state.ts'
import type { ShogunView } from '../../view.ts'

/** SG-2P-03: so many cards for each clan of two players. */
export const perClan = provinceCount / 4

/** By province, the clan that gets its card. */
export type Division = ReadonlyMap<Province, Clan>

/** The cards of a seat that none of its clans has so far; null where it has begun to give them. */
export function undividedCards(view: ShogunView, seat: Seat): Province[] | null {
  const first = seat * 2
  const cards = view.provinces.flatMap(({ owner }, province) => (owner === first ? [province] : []))
  return view.stage === 'split' && cards.length === perClan * 2 ? cards : null
}

/** How many cards a clan gets by it. */
export function cardsOf(division: Division, clan: Clan): number {
  return [...division.values()].filter((each) => each === clan).length
}

/** What is answered for it, card by card as they are asked for; the last ones leave no choice. */
export function answersOfDivision(division: Division): ShogunAction[] {
  const given = new Map<Clan, number>()
  const answers: ShogunAction[] = []
  for (const [province, clan] of [...division].sort(([a], [b]) => a - b)) {
    const count = (given.get(clan) ?? 0) + 1
    given.set(clan, count)
    answers.push({ kind: 'give', province, clan })
    if (count === perClan) break
  }
  return answers
}
