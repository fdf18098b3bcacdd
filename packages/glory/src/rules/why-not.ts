import { type Corner, DIRECTIONS, type HexId } from '@gunbai/hexes'
import type { Action, Reason, Seat } from '@gunbai/kernel'
import { fieldOf } from '../position/field.ts'
import { NA } from '../position/ground.ts'
import {
  cardOf,
  enemyDistance,
  hasSixFronts,
  isActive,
  isGood,
  isIdle,
  isNextToEnemy,
  isOrdered,
  looksInto,
  topTroop,
} from '../position/piece.ts'
import { canSee, inWedge } from '../position/sight.ts'
import { mayStandIn } from '../position/stacking.ts'
import { inEnemyFrontZone, inEnemyZone, sharesEnemyZone } from '../position/zones.ts'
import {
  DISORDERED,
  FIRED,
  type GloryState,
  GOOD,
  HELD,
  LEFT_SQUARE,
  MARCHED,
  MARKED,
  ROUTED,
  STRUCK,
  type UnitId,
} from '../state.ts'
import { mayMarch } from './movement/allowance.ts'
import { isGuarded } from './movement/entry.ts'
import type { March } from './movement/march.ts'

/** Why an answer is not among the legal ones: the rule that a player would be shown. It decides nothing. */

/** An answer as it comes from outside: any field may be missing or name nothing. */
interface Asked {
  readonly kind: string
  readonly unit?: number
  readonly hex?: number
  readonly from?: number
  readonly facing?: number
  readonly forced?: boolean
  readonly both?: boolean
}

const because = (rule: string): Reason => ({ rule })

/** A unit of that seat on the map, if the answer names one. */
function ownUnit(s: GloryState, seat: Seat, unit: number | undefined): UnitId | null {
  const piece = s.units[unit ?? -1]
  return piece !== undefined && piece.hex >= 0 && cardOf(s, unit as UnitId).seat === seat
    ? (unit as UnitId)
    : null
}

function onMap(s: GloryState, hex: number | undefined): HexId | null {
  return hex !== undefined && s.tops[hex] !== undefined ? (hex as HexId) : null
}

/** What bars a unit from acting at all in this activation. */
function barred(s: GloryState, unit: UnitId): Reason | null {
  if (!isActive(s, unit)) return because('JG-2.2-a')
  if (isIdle(s, unit)) return because('JG-2.4.3-g')
  return null
}

/** A choice in the movement segment: a march, a square, a charge. */
export function whyNotMove(s: GloryState, _: object, seat: Seat, action: Action): Reason | null {
  const asked = action as Asked
  const hex = onMap(s, asked.hex)
  if (asked.kind === 'square') return hex === null ? null : whyNotSquare(s, seat, hex)
  const unit = ownUnit(s, seat, asked.unit)
  if (unit === null) return null
  if (asked.kind === 'march') return barred(s, unit) ?? whyNotMarch(s, seat, unit, asked.forced === true)
  if (asked.kind === 'charge' && hex !== null) return barred(s, unit) ?? whyNotCharge(s, unit, hex)
  return null
}

function whyNotMarch(s: GloryState, seat: Seat, unit: UnitId, forced: boolean): Reason | null {
  const { condition, did, hex, square, standing } = s.units[unit]
  if (condition === ROUTED) return because('JG-10.2-d')
  if ((did & HELD) !== 0) return because('JG-2.4.2-e')
  if ((did & MARCHED) !== 0) return because('JG-4.1.1-a')
  if (!mayMarch(s, unit)) return because('JG-4.4.1-f')
  if (!forced) return null
  if (condition !== GOOD || !isOrdered(s, unit)) return because('JG-4.1.3-b')
  if (square || (did & LEFT_SQUARE) !== 0) return because('JG-4.1.3-e')
  const weather = fieldOf(s).battle.weather[s.turn]
  if (weather !== 'clear' && standing !== MARKED)
    return because(weather === 'night' ? 'JG-12.1-a' : 'JG-12.2-a')
  return enemyDistance(s, seat, hex) < 5 ? because('JG-4.1.3-c') : null
}

function whyNotSquare(s: GloryState, seat: Seat, hex: HexId): Reason | null {
  const top = s.tops[hex]
  if (top < 0 || cardOf(s, top).seat !== seat) return null
  const not = barred(s, top)
  if (not !== null) return not
  return because((s.units[top].did & MARCHED) !== 0 ? 'JG-4.2-c' : 'JG-4.2-a')
}

function whyNotCharge(s: GloryState, unit: UnitId, target: HexId): Reason | null {
  const field = fieldOf(s)
  const { hex, facing } = s.units[unit]
  if (cardOf(s, unit).arm !== 'cav') return because('JG-8.1-a')
  const weather = field.battle.weather[s.turn]
  if (weather !== 'clear') return because(weather === 'night' ? 'JG-12.1-e' : 'JG-12.2-d')
  if (!isGood(s, unit)) return because('JG-9.1-b')
  if (!inWedge(field, hex, facing, target) || !canSee(s, hex, target)) return because('JG-9.1-a')
  const { chargeFrom } = field.ground
  return because(chargeFrom[hex] !== 1 || chargeFrom[target] !== 1 ? 'JG-9.1-i' : 'JG-9.1-f')
}

/** A step or a halt of a march under way. */
export function whyNotStep(s: GloryState, f: March, seat: Seat, action: Action): Reason | null {
  const asked = action as Asked
  if (asked.kind === 'halt') return whyNotHalt(s, f, asked.facing)
  const to = onMap(s, asked.hex)
  if (asked.kind !== 'step' || to === null || f.entering) return null
  const { ground, battle } = fieldOf(s)
  const from = s.units[s.party[0]].hex
  const direction = DIRECTIONS.find((each) => ground.around[from * 6 + each] === to)
  if (direction === undefined) return because('JG-4.4.1-a')
  const there = s.tops[to]
  if (there >= 0 && cardOf(s, there).seat !== seat) return because('JG-5.1.2-a')
  if (f.stop) return because('JG-6.2.2-a')
  if (there >= 0 && s.units[there].square) return because('JG-4.4.3-d')
  if (there >= 0 && f.forced) return because('JG-4.1.3-f')
  if (s.party.some((unit) => ground.cheap[cardOf(s, unit).mode][from * 6 + direction] === NA))
    return because('JG-4.3.2-a')
  if (isGuarded(s, seat, to)) return because('JG-5.2.3-a')
  if (f.forced && enemyDistance(s, seat, to) < 5) return because('JG-4.1.3-c')
  if (f.hexes === 0 && f.zoned && (inEnemyFrontZone(s, seat, to) || sharesEnemyZone(s, seat, from, to)))
    return because('JG-6.2.2-g')
  if (
    battle.weather[s.turn] === 'night' &&
    isNextToEnemy(s, seat, to) &&
    s.party.some((unit) => s.units[unit].condition === DISORDERED)
  )
    return because('JG-12.1-c')
  if (inEnemyZone(s, seat, to)) {
    if (s.party.some((unit) => s.formations[cardOf(s, unit).formation].demoralised))
      return because('JG-11.2-c')
    if (s.party.every((unit) => cardOf(s, unit).arm === 'art') && topTroop(s, to) < 0)
      return because('JG-6.2.2-d')
  }
  return because(there >= 0 && !mayStandIn(s, s.party, to) ? 'JG-5.1.2-e' : 'JG-4.4.1-f')
}

function whyNotHalt(s: GloryState, f: March, facing: number | undefined): Reason | null {
  const { hex, facing: held } = s.units[s.party[0]]
  if (!DIRECTIONS.some((each) => each === facing)) return null
  if (f.hexes > 0 && f.left < f.owed) return because('JG-4.3.1-b')
  if (f.hexes > 0 && !mayStandIn(s, s.party, hex)) return because('JG-5.1.2-e')
  if (f.hexes === 0 && f.zoned && facing !== held) return because('JG-6.2.2-e')
  return because('JG-6.1.1-b')
}

/** A shot in the fire segment. */
export function whyNotFire(s: GloryState, _: object, seat: Seat, action: Action): Reason | null {
  const asked = action as Asked
  const unit = ownUnit(s, seat, asked.unit)
  const target = onMap(s, asked.hex)
  if (asked.kind !== 'fire' || unit === null || target === null || cardOf(s, unit).arm !== 'art') return null
  const not = barred(s, unit)
  if (not !== null) return not
  const field = fieldOf(s)
  const { distances, size } = field.ground.map
  const { hex, did } = s.units[unit]
  const range = distances[hex * size + target]
  if (!isGood(s, unit)) return because('JG-7.2-a')
  if ((did & FIRED) !== 0) return because('JG-7.1-a')
  if (range > cardOf(s, unit).maximum) return because('JG-7.3-e')
  const weather = field.battle.weather[s.turn]
  if (range > 1 && weather !== 'clear') return because(weather === 'night' ? 'JG-12.1-d' : 'JG-12.2-c')
  const facing = (asked.facing ?? s.units[unit].facing) as Corner
  if (!hasSixFronts(field, s.units[unit]) && !inWedge(field, hex, facing, target)) return because('JG-7.2-c')
  if (!canSee(s, hex, target)) return because('JG-7.4-a')
  if (asked.both === true) return because('JG-7.3-d')
  return range > 1 ? because('JG-7.2-f') : null
}

/** An announcement in the shock segment; `met` is whether all duties to attack are met. */
export function whyNotAttack(s: GloryState, met: boolean, seat: Seat, action: Action): Reason | null {
  const asked = action as Asked
  if (asked.kind === 'done') return met ? null : because('JG-8.2-f')
  const from = onMap(s, asked.from)
  const target = onMap(s, asked.hex)
  if (asked.kind !== 'attack' || from === null || target === null) return null
  const unit = s.tops[from]
  if (unit < 0 || cardOf(s, unit).seat !== seat || s.tops[target] < 0) return null
  const not = barred(s, unit)
  if (not !== null) return not
  const { ground } = fieldOf(s)
  const direction = DIRECTIONS.find((each) => ground.around[from * 6 + each] === target)
  const { facing, square } = s.units[unit]
  if (square || !isGood(s, unit) || cardOf(s, unit).arm === 'art') return because('JG-8.2-b')
  if ((s.units[unit].did & HELD) !== 0) return because('JG-9.1-d')
  if (direction === undefined) return because('JG-8.2-a')
  if (ground.sixFronts[from] !== 1 && !looksInto(facing, direction)) return because('JG-8.2-a')
  if ((s.units[s.tops[target]].did & STRUCK) !== 0) return because('JG-8.2-g')
  if (ground.attacks[cardOf(s, unit).mode][from * 6 + direction] !== 1) return because('JG-8.2-c')
  return ground.sixFronts[from] === 1 ? because('JG-6.1.2-f') : null
}
