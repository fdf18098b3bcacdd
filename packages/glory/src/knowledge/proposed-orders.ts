import type { Seat } from '@gunbai/kernel'
import type { Of } from '../action.ts'
import { fieldOf } from '../position/field.ts'
import { has } from '../position/members.ts'
import { couldOrder } from '../rules/turn/orders.ts'
import type { GloryView } from '../view.ts'

/** What is public of groups, and the seat's own orders. */
type Grouped = Pick<GloryView, 'field' | 'tables' | 'groups' | 'units'>

/** Orders to begin with: the largest groups first, each by the commander in reach who has the most orders left (JG-2.3.2). */
export function proposedOrders(s: Grouped, seat: Seat): Of<'order'>[] {
  const { battle } = fieldOf(s)
  const left = battle.commanders.map(({ orders }) => orders)
  for (const { order } of s.groups) if (order !== null && order >= 0) left[order]--
  const size = (group: number) => s.units.filter((unit) => unit.group === group).length
  const open = s.groups.flatMap(({ formation, order }, group) =>
    battle.formations[formation].seat === seat && order === -1 ? [group] : [],
  )
  return open
    .toSorted((a, b) => size(b) - size(a) || a - b)
    .flatMap((group): Of<'order'>[] => {
      const able = left.flatMap((orders, commander) =>
        orders > 0 && couldOrder(commander, s.groups[group]) ? [commander] : [],
      )
      const commander = able.toSorted((a, b) => left[b] - left[a])[0]
      if (commander === undefined) return []
      left[commander]--
      return [{ kind: 'order', commander, group }]
    })
}

/** The drafted orders after a group was pointed at: without its order if it has one, else with one if somebody can give it. */
export function ordersToggled(s: Grouped, drafted: readonly Of<'order'>[], group: number): Of<'order'>[] {
  if (drafted.some((each) => each.group === group)) return drafted.filter((each) => each.group !== group)
  const { battle } = fieldOf(s)
  const { reach, order } = s.groups[group]
  // who has an order already gets no other (JG-2.3.2-a), and nobody knows of an enemy group whether it has one
  if (order !== -1) return [...drafted]
  const left = battle.commanders.map(
    ({ orders }, commander) =>
      orders -
      s.groups.filter(({ order }) => order === commander).length -
      drafted.filter((each) => each.commander === commander).length,
  )
  const able = left.flatMap((orders, commander) => (orders > 0 && has(reach, commander) ? [commander] : []))
  const commander = able.toSorted((a, b) => left[b] - left[a])[0]
  return commander === undefined ? [...drafted] : [...drafted, { kind: 'order', commander, group }]
}

/** The drafted orders after that of a group was dragged to another; null where nobody could give it there. */
export function ordersMoved(
  s: Grouped,
  drafted: readonly Of<'order'>[],
  from: number,
  to: number,
): Of<'order'>[] | null {
  if (drafted.some(({ group }) => group === to)) return null
  const moved = ordersToggled(
    s,
    drafted.filter(({ group }) => group !== from),
    to,
  )
  return moved.some(({ group }) => group === to) ? moved : null
}
