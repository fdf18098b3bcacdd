import type { Journey, Seat } from '@gunbai/kernel'
import { includes } from '@gunbai/kernel'
import type { GloryAction } from '../../action.ts'
import { copyState } from '../../copy.ts'
import { inPoints } from '../../position/half-points.ts'
import { cardOf, isGun } from '../../position/piece.ts'
import type { GloryState, UnitId } from '../../state.ts'
import { type Arrival, isOnMarch, marchUnderWay, type Rules, reachOf } from './reach.ts'

/**
 * Where a unit can march within one plan: each hex and facing, with the answers that lead there. The halt is one of them,
 * since only in halting does a unit face; only where a commander of the enemy is asked before it can, and where it leaves the
 * map, is no facing chosen. Joining others are among the answers too, so that a place may have two journeys: of the unit
 * alone, and of its whole stack.
 */
export function journeysOf(rules: Rules, s: GloryState, seat: Seat, unit: UnitId): Journey<GloryAction>[] {
  const found = new Map<string, Journey<GloryAction>>()
  for (const start of setOut(rules, s, seat, unit)) {
    if (start.turns !== null) for (const each of start.turns) found.set(String(each.facing), each)
    else for (const party of companies(rules, start, seat)) addReach(rules, party, seat, unit, found)
  }
  return [...found.values()]
}

/** A march that was begun, by these answers. */
interface Begun {
  readonly s: GloryState
  readonly answers: readonly GloryAction[]
}

interface SettingOut extends Begun {
  /** Where a marker allows no more than a turn, the turns. */
  readonly turns: Journey<GloryAction>[] | null
}

interface Company extends Begun {
  /** The unit alone, its whole stack, or others whom it needs to come somewhere. */
  readonly name: 'alone' | 'stack' | 'needed'
}

/** The beginnings of the unit's march: the one under way, or each that it may choose, forced marches last. */
function setOut(rules: Rules, s: GloryState, seat: Seat, unit: UnitId): SettingOut[] {
  if (!includes(s.awaiting, seat)) return []
  if (isOnMarch(s, seat)) return s.party[0] === unit ? [{ s, answers: [], turns: null }] : []
  const list: SettingOut[] = []
  for (const action of rules.answers(s, seat)) {
    if ((action.kind !== 'march' && action.kind !== 'enter') || action.unit !== unit) continue
    const begun = copyState(s)
    rules.carryOut(begun, seat, action)
    const turns = isOnMarch(begun, seat) ? null : turnsOf(rules, begun, seat, unit, action)
    list.push({ s: begun, answers: [action], turns })
  }
  return list
}

function turnsOf(
  rules: Rules,
  s: GloryState,
  seat: Seat,
  unit: UnitId,
  first: GloryAction,
): Journey<GloryAction>[] {
  return rules.answers(s, seat).flatMap((action) =>
    action.kind === 'face'
      ? [
          {
            piece: unit,
            place: s.units[unit].hex,
            facing: action.facing,
            cost: 0,
            answers: [first, action],
            path: [],
            stops: null,
          },
        ]
      : [],
  )
}

/**
 * Those with whom the unit may set out: nobody; its whole stack; and whoever brings it where alone it does not come. These
 * are all of its kind, who turn together (JG-6.1.1-b), and for guns any one of the troops, who takes them into an enemy zone
 * (JG-6.2.2-d). More company than that goes nowhere else.
 */
function companies(rules: Rules, { s, answers }: Begun, seat: Seat): Company[] {
  const list: Company[] = [{ s, answers, name: 'alone' }]
  const joins = rules.answers(s, seat).flatMap((action) => (action.kind === 'join' ? [action.unit] : []))
  if (joins.length === 0) return list
  const [unit] = s.party
  const add = (units: readonly UnitId[], name: Company['name']): void => {
    const joined = joinedBy(rules, { s, answers }, seat, units)
    if (joined !== null) list.push({ ...joined, name })
  }
  if (!marchUnderWay(s).entering) {
    add(joins, 'stack')
    const kin = joins.filter((each) => isGun(s, each) === isGun(s, unit))
    if (kin.length > 0 && kin.length < joins.length) add(kin, 'needed')
  }
  if (cardOf(s, unit).arm === 'art')
    for (const troop of joins) if (!isGun(s, troop) && joins.length > 1) add([troop], 'needed')
  return list
}

function joinedBy(rules: Rules, { s, answers }: Begun, seat: Seat, units: readonly UnitId[]): Begun | null {
  const joined = copyState(s)
  const given = [...answers]
  for (const unit of units) {
    const action = rules.answers(joined, seat).find((each) => each.kind === 'join' && each.unit === unit)
    if (action === undefined) return null
    rules.carryOut(joined, seat, action)
    given.push(action)
  }
  return { s: joined, answers: given }
}

/** Adds the journeys of a company, except to where it comes anyway: a forced march where a march will do, or with needless others. */
function addReach(
  rules: Rules,
  { s, answers, name }: Company,
  seat: Seat,
  unit: UnitId,
  found: Map<string, Journey<GloryAction>>,
): void {
  for (const arrival of reachOf(rules, s, seat)) {
    const end = `${arrival.hex} ${arrival.facing ?? arrival.last.kind}`
    const key = name === 'stack' ? `stack ${end}` : end
    if (found.has(key) || (name === 'needed' && found.has(`stack ${end}`))) continue
    found.set(key, journeyTo(unit, arrival, answers))
  }
}

function journeyTo(unit: UnitId, arrival: Arrival, before: readonly GloryAction[]): Journey<GloryAction> {
  const { hex, facing, cost, way, last, stops } = arrival
  const answers = before.concat(way.steps, last)
  return { piece: unit, place: hex, facing, cost: inPoints(cost), answers, path: way.path, stops }
}
