import type { ShogunAction } from '../../action.ts'
import { forceLimit, type Regular, regularKinds } from '../../data/pieces.ts'
import type { Province } from '../../position/map.ts'
import { noTroop, regulars } from '../../position/troop.ts'
import type { ArmyId, Troop } from '../../state.ts'
import type { ShogunView } from '../../view.ts'

/** A province that an army leaves on its way, as a plan has it. */
export interface WayStop {
  readonly from: Province
  readonly to: Province
  /** Of the ronin that lie hidden there, so many come along. */
  readonly ronin: number
  /** Whom it takes in before it goes. */
  readonly joins: readonly ShogunAction[]
  /** Whom it leaves there; null where it owes no garrison (SG-GAR-05). */
  readonly left: Readonly<Troop> | null
}

/** The stops of a journey, from its answers. */
export function stopsOf(view: ShogunView, army: ArmyId, answers: readonly ShogunAction[]): WayStop[] {
  const stops: WayStop[] = []
  let from = view.armies[army].place
  let joins: ShogunAction[] = []
  for (const action of answers) {
    if (action.kind === 'takeIn') joins.push(action)
    if (action.kind === 'march') {
      stops.push({ from, to: action.to, ronin: action.ronin, joins, left: null })
      from = action.to
      joins = []
    }
    const last = stops.at(-1)
    if (action.kind === 'leave' && last !== undefined) {
      const left = last.left ?? noTroop()
      stops[stops.length - 1] = { ...last, left: { ...left, [action.unit]: left[action.unit] + 1 } }
    }
  }
  return stops
}

/**
 * Whether whom he leaves is his to choose all the way, whatever he chooses: all is in order so far, no ronin are with the
 * army or where it stops, no other army of his is in the way, nobody is taken in, and no stop leaves him no choice
 * (SG-LIM-10, SG-WAR-A-08, SG-GAR-03).
 */
export function isFree(view: ShogunView, army: ArmyId, stops: readonly WayStop[], inOrder: boolean): boolean {
  const { armies, provinces } = view
  if (!inOrder || armies[army].ronin > 0) return false
  return stops.every(({ from, to, ronin, joins, left }) => {
    const { hidden, force } = provinces[from]
    const others = armies.some(({ place }, id) => id !== army && (place === from || place === to))
    const plain = hidden === 0 && force.ronin === 0 && ronin === 0 && joins.length === 0
    return plain && !others && (left !== null || regulars(force) > 0)
  })
}

/** SG-GAR-02, SG-LIM-03: how many must stay where a garrison is owed, and how many may. */
export const leastLeft = 1
export const mostLeft = forceLimit

/** How many of a kind may stay at one stop, the rest of the plan being as it is. */
export function mostOfKind(
  view: ShogunView,
  army: ArmyId,
  stops: readonly WayStop[],
  stop: number,
  unit: Regular,
): number {
  const { left } = stops[stop]
  if (left === null) return 0
  const spent = stops.reduce((sum, each) => sum + (each.left?.[unit] ?? 0), 0)
  const room = mostLeft - regulars(left)
  return left[unit] + Math.min(view.armies[army][unit] - spent, room)
}

/** The answers of such a plan. Who has one regular left where he owes a garrison is not asked (SG-GAR-02). */
export function answersOf(view: ShogunView, army: ArmyId, stops: readonly WayStop[]): ShogunAction[] {
  let men = regulars(view.armies[army])
  return stops.flatMap(({ to, ronin, joins, left }) => {
    const march: ShogunAction = { kind: 'march', army, to, ronin }
    men += joins.length
    if (left === null) return [...joins, march]
    const asked = men > 1
    men -= regulars(left)
    if (!asked) return [...joins, march]
    const leaves = [...regularKinds, 'ronin' as const].flatMap((unit) =>
      Array.from({ length: left[unit] }, (): ShogunAction => ({ kind: 'leave', unit })),
    )
    return [...joins, march, ...leaves, { kind: 'go' }]
  })
}
