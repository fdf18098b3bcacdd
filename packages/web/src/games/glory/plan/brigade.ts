import type { GloryAction } from '@gunbai/glory/screen'
import type { Action, Journey } from '@gunbai/kernel'
import type { Foreseen } from '@gunbai/kernel/host'
import { centreOf, layoutOf } from '../geometry.ts'
import type { Field, GloryView } from '../view.ts'
import type { Part } from './parts.ts'
import { isForced, joining, reachOf } from './reach.ts'

/** What the table can be asked while the plan is drawn up: it stands as the draft would leave it. */
interface Asking {
  journeys(piece: number): Promise<readonly Journey[]>
  foresee(actions: readonly Action[]): Promise<Foreseen>
}

type Way = NonNullable<Part['way']>

/** Others of a unit's formation who may still march. */
export function mates(
  answers: readonly { readonly action: GloryAction }[],
  field: Field,
  unit: number,
): number[] {
  const formation = field.cards[unit]?.formation
  return answers.flatMap(({ action }) =>
    action.kind === 'march' &&
    !action.forced &&
    action.unit !== unit &&
    field.cards[action.unit]?.formation === formation
      ? [action.unit]
      : [],
  )
}

/** The hex that lies from one as the second does from the first; -1 where the map ends. */
function sameWay(field: Field, from: number, to: number, of: number): number {
  const { centres } = layoutOf(field)
  const [a, b, c] = [from, to, of].map((hex) => centreOf(layoutOf(field), hex))
  if (a === undefined || b === undefined || c === undefined) return -1
  return centres.findIndex(({ x, y }) => Math.hypot(x - c.x - b.x + a.x, y - c.y - b.y + a.y) < 1)
}

/**
 * The ways by which others do the same as the one who went first: as far, the same way, facing alike. Those in front go
 * first, and whoever the rules would stop stays where it is.
 */
export async function sameForOthers(
  view: GloryView,
  field: Field,
  { journey: first, from }: Way,
  others: readonly number[],
  { journeys, foresee }: Asking,
): Promise<readonly Way[]> {
  const ahead = (unit: number) => forward(field, from, first.place, view.units[unit]?.hex ?? -1)
  const followers: Way[] = []
  let drafted: readonly Action[] = []
  for (const unit of others.toSorted((a, b) => ahead(b) - ahead(a))) {
    const start = view.units[unit]?.hex ?? -1
    const goal = sameWay(field, from, first.place, start)
    const all = await journeys(unit)
    const journey = all.find(
      (each) =>
        each.place === goal && each.facing === first.facing && joining(each).length === 0 && !isForced(each),
    )
    const stop = reachOf(all, false).get(goal)
    if (journey === undefined || stop === undefined) continue
    const longer = [...drafted, ...journey.answers]
    if ((await foresee(longer)).taken < longer.length) continue
    followers.push({ journey, from: start, stop })
    drafted = longer
  }
  return followers
}

/** How far along a direction of march a hex lies. */
function forward(field: Field, from: number, to: number, hex: number): number {
  const [a, b, c] = [from, to, hex].map((each) => centreOf(layoutOf(field), each))
  return a && b && c ? (b.x - a.x) * c.x + (b.y - a.y) * c.y : 0
}
