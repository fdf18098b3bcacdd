import type { Action, Journey } from '@gunbai/kernel'
import type { Foreseen } from '@gunbai/kernel/host'
import { centreOf, layoutOf } from '../geometry.ts'
import type { Field, GloryView } from '../view.ts'
import { isForced, joining } from './reach.ts'

/** What the table can be asked while the plan is drawn up. */
interface Asking {
  journeys(piece: number): Promise<readonly Journey[]>
  foresee(actions: readonly Action[]): Promise<Foreseen>
}

/** The hex that lies from one as the second does from the first; -1 where the map ends. */
function sameWay(field: Field, from: number, to: number, of: number): number {
  const { centres } = layoutOf(field)
  const [a, b, c] = [from, to, of].map((hex) => centreOf(layoutOf(field), hex))
  if (a === undefined || b === undefined || c === undefined) return -1
  return centres.findIndex(({ x, y }) => Math.hypot(x - c.x - b.x + a.x, y - c.y - b.y + a.y) < 1)
}

/**
 * The journeys by which others do the same as the first: as far, the same way, facing alike. Those in front go first, and
 * whoever the rules would stop stays where it is.
 */
export async function sameForOthers(
  view: GloryView,
  field: Field,
  first: Journey,
  others: readonly number[],
  { journeys, foresee }: Asking,
): Promise<readonly Journey[]> {
  const from = view.units[first.piece]?.hex ?? -1
  const ahead = (unit: number) => forward(field, from, first.place, view.units[unit]?.hex ?? -1)
  const followers: Journey[] = []
  let drafted: readonly Action[] = first.answers
  for (const unit of others.toSorted((a, b) => ahead(b) - ahead(a))) {
    const goal = sameWay(field, from, first.place, view.units[unit]?.hex ?? -1)
    const way = (await journeys(unit)).find(
      (each) =>
        each.place === goal && each.facing === first.facing && joining(each).length === 0 && !isForced(each),
    )
    if (way === undefined) continue
    const longer = [...drafted, ...way.answers]
    if ((await foresee(longer)).taken < longer.length) continue
    followers.push(way)
    drafted = longer
  }
  return followers
}

/** How far along a direction of march a hex lies. */
function forward(field: Field, from: number, to: number, hex: number): number {
  const [a, b, c] = [from, to, hex].map((each) => centreOf(layoutOf(field), each))
  return a && b && c ? (b.x - a.x) * c.x + (b.y - a.y) * c.y : 0
}
