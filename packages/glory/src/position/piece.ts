import { type Corner, directionTo, type HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { Forbidding } from '../action.ts'
import { type Deed, deeds, type UnitCard, type Values } from '../setups/battle.ts'
import {
  type Activation,
  CHOSEN,
  ENTERED_ORDERED,
  type GloryState,
  GOOD,
  hasDone,
  MARKED,
  type Standing,
  type Unit,
  type UnitId,
} from '../state.ts'
import { type Field, fieldOf, type OnField } from './field.ts'
import { hexsideOf } from './ground.ts'
import { has } from './members.ts'

/** Questions about single pieces, and the stack in a hex. */

export function cardOf(s: OnField, unit: UnitId): UnitCard {
  return fieldOf(s).cards[unit]
}

/** The side of the counter that shows (JG-0.3-j). */
export function valuesOf(s: GloryState, unit: UnitId): Values {
  return fieldOf(s).cards[unit].faces[s.units[unit].condition]
}

export function seatOf(s: OnField, unit: UnitId): Seat {
  return fieldOf(s).cards[unit].seat
}

export const otherSeat = (seat: Seat): Seat => 1 - seat

export function isGood(s: GloryState, unit: UnitId): boolean {
  return s.units[unit].condition === GOOD
}

/** Units of a hex, the top one first. */
export function stackIn(s: Standing, hex: HexId): UnitId[] {
  const top = s.tops[hex]
  if (top < 0) return []
  const list = [top] // most stand alone: room for one is enough
  for (let unit = s.units[top].below; unit >= 0; unit = s.units[unit].below) list.push(unit)
  return list
}

/** The first unit of a hex from the top of which this holds; -1 for none. Lists are for those who have the time. */
export function findIn(s: GloryState, hex: HexId, holds: (s: GloryState, unit: UnitId) => boolean): UnitId {
  let unit = s.tops[hex]
  while (unit >= 0 && !holds(s, unit)) unit = s.units[unit].below
  return unit
}

/** The first unit of a hex from the top that is a gun, or is not one, and none of these; -1 for none. */
export function firstBut(s: GloryState, hex: HexId, gun: boolean, others: readonly UnitId[]): UnitId {
  const { cards } = fieldOf(s)
  let unit = s.tops[hex]
  while (unit >= 0 && ((cards[unit].arm === 'art') !== gun || others.includes(unit)))
    unit = s.units[unit].below
  return unit
}

/** Whether nobody else stands in the hex of a unit. */
export function isAlone(s: GloryState, unit: UnitId): boolean {
  return s.tops[s.units[unit].hex] === unit && s.units[unit].below < 0
}

/** Whether anybody but these stands in a hex. */
export function hasOthers(s: GloryState, hex: HexId, units: readonly UnitId[]): boolean {
  let unit = s.tops[hex]
  while (unit >= 0 && units.includes(unit)) unit = s.units[unit].below
  return unit >= 0
}

export const isGun = (s: GloryState, unit: UnitId): boolean => fieldOf(s).cards[unit].arm === 'art'
export const isInfantry = (s: GloryState, unit: UnitId): boolean => fieldOf(s).cards[unit].arm === 'inf'

/** The first infantry or cavalry unit of a hex from the top; -1 where there is none. */
export function topTroop(s: Standing, hex: HexId): UnitId {
  const { cards } = fieldOf(s)
  let unit = s.tops[hex]
  while (unit >= 0 && cards[unit].arm === 'art') unit = s.units[unit].below
  return unit
}

/** The units of a side that are on the map. */
export function unitsOf(s: GloryState, seat: Seat): UnitId[] {
  const { cards } = fieldOf(s)
  const list: UnitId[] = []
  for (let unit = 0; unit < cards.length; unit++)
    if (s.units[unit].hex >= 0 && cards[unit].seat === seat) list.push(unit)
  return list
}

/** The hexes in which units of a side stand, in the order of the units on top. */
export function hexesOf(s: GloryState, seat: Seat): HexId[] {
  const list: HexId[] = []
  for (const unit of unitsOf(s, seat)) if (s.tops[s.units[unit].hex] === unit) list.push(s.units[unit].hex)
  return list
}

/** JG-2.2-a, JG-2.4.3-g: what keeps a unit from acting in the activation under way. */
export function cannotAct(s: GloryState, unit: UnitId): Forbidding {
  if (!isActive(s, unit)) return 'JG-2.2-a'
  return isIdle(s, unit) ? 'JG-2.4.3-g' : null
}

/** Of these units in a hex, the one on top (JG-5.1.3-d). */
export function topOf(s: GloryState, units: readonly UnitId[], hex: HexId): UnitId {
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below) if (units.includes(unit)) return unit
  return units[0]
}

/** Which seat's units stand in a hex; -1 for none. */
export function occupant(s: Standing, hex: HexId): Seat {
  const top = s.tops[hex]
  return top < 0 ? -1 : fieldOf(s).cards[top].seat
}

/** Takes a unit out of its hex. */
export function lift(s: GloryState, unit: UnitId): void {
  const piece = s.units[unit]
  if (piece.hex < 0) return
  if (s.tops[piece.hex] === unit) s.tops[piece.hex] = piece.below
  else {
    let above = s.tops[piece.hex]
    while (s.units[above].below !== unit) above = s.units[above].below
    s.units[above].below = piece.below
  }
  piece.below = -1
}

/** JG-5.1.2-b, JG-5.1.2-c, R-21: puts a unit at the bottom of its kind in a hex, artillery above the rest. */
export function put(s: GloryState, unit: UnitId, hex: HexId): void {
  const { cards } = fieldOf(s)
  const piece = s.units[unit]
  piece.hex = hex
  const gun = cards[unit].arm === 'art'
  let above = -1
  let next = s.tops[hex]
  while (next >= 0 && (!gun || cards[next].arm === 'art')) {
    above = next
    next = s.units[next].below
  }
  piece.below = next
  if (above < 0) s.tops[hex] = unit
  else s.units[above].below = unit
}

/** JG-5.1.2-d: brings a unit to the top of its kind. */
export function raise(s: GloryState, unit: UnitId): void {
  const { hex } = s.units[unit]
  const gun = cardOf(s, unit).arm === 'art'
  lift(s, unit)
  let above = -1
  let next = s.tops[hex]
  while (!gun && next >= 0 && cardOf(s, next).arm === 'art') {
    above = next
    next = s.units[next].below
  }
  s.units[unit].below = next
  if (above < 0) s.tops[hex] = unit
  else s.units[above].below = unit
}

/** The direction in which a hex lies beside another. */
export function directionBetween(s: GloryState, from: HexId, to: HexId): number {
  return directionTo(fieldOf(s).ground.map, from, to) ?? -1
}

/** JG-6.1.1-d: corner c looks into directions c - 1 and c. */
export function looksInto(facing: Corner, direction: number): boolean {
  return direction === facing || direction === (facing + 5) % 6
}

/** JG-6.1.1-e: whether a unit has six front hexes. */
export function hasSixFronts(field: Field, unit: Unit): boolean {
  return unit.square || field.ground.sixFronts[unit.hex] === 1
}

/** Whether the hex in that direction is a front hex of the unit. */
export function isFront(field: Field, unit: Unit, direction: number): boolean {
  return looksInto(unit.facing, direction) || hasSixFronts(field, unit)
}

/** Whether any unit of the other side stands next to a hex. */
export function isNextToEnemy(s: GloryState, seat: Seat, hex: HexId): boolean {
  const { ground, cards } = fieldOf(s)
  const first = hexsideOf(hex, 0)
  for (let side = first; side < first + 6; side++) {
    const beyond = ground.around[side]
    if (beyond >= 0 && s.tops[beyond] >= 0 && cards[s.tops[beyond]].seat !== seat) return true
  }
  return false
}

/** The distance to the nearest unit of the other side; 99 when none is on the map. */
export function enemyDistance(s: GloryState, seat: Seat, hex: HexId): number {
  const { cards, ground } = fieldOf(s)
  const { distances, size } = ground.map
  let nearest = 99
  for (let unit = 0; unit < cards.length; unit++) {
    const there = s.units[unit].hex
    if (there < 0 || cards[unit].seat === seat) continue
    const distance = distances[hex * size + there]
    if (distance < nearest) nearest = distance
  }
  return nearest
}

/** JG-2.3.2-a, JG-2.4.3-e, R-07: whether a unit acts with orders now. */
export function isOrdered(s: GloryState, unit: UnitId): boolean {
  const piece = s.units[unit]
  const { standing, group } = piece
  if (standing === MARKED || standing === ENTERED_ORDERED) return true
  if (s.active?.chosen && hasDone(piece, CHOSEN)) return true
  if (group < 0) return false
  const { order, test } = s.groups[group]
  return order >= 0 || test === 1
}

/** JG-2.4.3-g, R-09: whether its group failed an initiative test and may only rally. */
export function isIdle(s: GloryState, unit: UnitId): boolean {
  const { group, standing } = s.units[unit]
  return group >= 0 && standing !== MARKED && s.groups[group].test === 2
}

/** A quick first look, for lists: whether the formation of a card or of a group is activated. */
export function isSummoned(
  { active }: Pick<Acting, 'active'>,
  { formation }: Pick<UnitCard, 'formation'>,
): boolean {
  return active !== null && has(active.formations, formation)
}

/** JG-2.1.2-b: whether the marker of the activation under way lets units do that. */
export function lets({ active }: GloryState, deed: Deed): boolean {
  return active !== null && has(active.does, placeOfDeed[deed])
}

const placeOfDeed = Object.fromEntries(deeds.map((deed, place) => [deed, place])) as Record<Deed, number>

/** A game with an activation under way, as everybody sees it. */
interface Acting extends OnField {
  readonly active: Readonly<Activation> | null
  readonly units: readonly Readonly<Unit>[]
}

/** Whether the activation under way lets this unit act. */
export function isActive(s: Acting, unit: UnitId): boolean {
  const { active } = s
  if (active === null) return false
  const card = fieldOf(s).cards[unit]
  return (
    card.seat === active.seat &&
    has(active.formations, card.formation) &&
    has(active.modes, card.mode) &&
    (!active.chosen || hasDone(s.units[unit], CHOSEN))
  )
}
