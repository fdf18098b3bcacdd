import { type Regular, regularKinds } from '../../data/pieces.ts'
import { neighbours, none, type Province } from '../../position/map.ts'
import type { Clan } from '../../state.ts'
import type { ShogunView } from '../../view.ts'
import { type Send, sendsAfter } from './send-sheet.ts'

/** Who is sent first: whom one misses least. */
const cheapestFirst: readonly Regular[] = regularKinds.toReversed()

/**
 * One man into every empty province that a neighbour can spare one for, after those that are planned: land that holds together
 * first, from where fewest enemies look on.
 */
export function occupyingEmpty(view: ShogunView, clan: Clan, planned: readonly Send[]): Send[] {
  const sends = [...planned]
  const beside = (at: Province, isSuch: (to: Province) => boolean) => neighbours[at].filter(isSuch).length
  const isOwn = (to: Province) => view.provinces[to].owner === clan
  const worth = ({ from, to }: Send) =>
    beside(to, isOwn) - beside(from, (at) => isEnemy(view, clan, at)) / neighbours[from].length
  for (;;) {
    const taken = new Set(sends.map(({ to }) => to))
    const open = sendsAfter(view, clan, sends).filter(
      ({ to, army }) => !army && view.provinces[to].owner === none && !taken.has(to),
    )
    const next = cheapest(open.sort((a, b) => worth(b) - worth(a)))
    if (next === undefined) return sends
    sends.push(next)
  }
}

/** Men who see no enemy go a step towards the nearest, one always staying; where an army stands there, into it. */
export function bringingUp(view: ShogunView, clan: Clan, planned: readonly Send[]): Send[] {
  const sends = [...planned]
  const far = distances(view, clan)
  for (;;) {
    const forward = sendsAfter(view, clan, sends).filter(
      ({ from, to }) => far[from] > 1 && far[to] < far[from] && view.provinces[to].owner === clan,
    )
    const next = cheapest(forward.sort((a, b) => far[a.to] - far[b.to] || Number(b.army) - Number(a.army)))
    if (next === undefined) return sends
    sends.push(next)
  }
}

function cheapest(sends: readonly Send[]): Send | undefined {
  for (const unit of cheapestFirst) {
    const found = sends.find((each) => each.unit === unit)
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether another player holds it. */
export function isEnemy({ provinces, clans }: ShogunView, clan: Clan, at: Province): boolean {
  const { owner } = provinces[at]
  return owner !== none && clans[owner].seat !== clans[clan].seat
}

/** By province, how many steps through own and empty land the nearest enemy is away. */
function distances(view: ShogunView, clan: Clan): number[] {
  const { provinces } = view
  const far = provinces.map((_, at) => (isEnemy(view, clan, at) ? 0 : Number.POSITIVE_INFINITY))
  const open = provinces.flatMap((_, at) => (isEnemy(view, clan, at) ? [at] : []))
  for (const at of open) {
    for (const next of neighbours[at]) {
      const { owner } = provinces[next]
      if (far[next] <= far[at] + 1 || (owner !== clan && owner !== none)) continue
      far[next] = far[at] + 1
      open.push(next)
    }
  }
  return far
}
