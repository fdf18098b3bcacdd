import { distance } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { maximumFor } from '../data/terrain.ts'
import { rangedDice } from '../data/unit-kinds.ts'
import { around, board, type HexId, NOWHERE } from '../position/board.ts'
import { battlefield, terrainAt } from '../position/ground.ts'
import { enemyAt } from '../position/pieces.ts'
import { canSee } from '../position/sight.ts'
import { farthestBattle } from '../rules/movement/movement.ts'
import { kindOf, type Leader, type SamuraiState, type Unit } from '../state.ts'
import { aimWorth } from './aims.ts'
import { attackWorth, INITIATIVE, shotWorth } from './strikes.ts'

const TOO_FAR = 20

export function nearestEnemy(s: SamuraiState, seat: Seat, hex: HexId): number {
  let nearest = TOO_FAR
  for (const unit of s.units) {
    if (unit.seat === seat || unit.hex === NOWHERE) continue
    const far = distance(board, hex, unit.hex)
    if (far < nearest) nearest = far
  }
  return nearest
}

/** The best attack that a unit would have from a hex, or 0. */
export function bestAttackFrom(s: SamuraiState, unit: Unit, hex: HexId): number {
  const home = unit.hex
  let best = 0
  for (const next of around(hex)) {
    if (!enemyAt(s, unit.seat, next)) continue
    unit.hex = hex
    best = Math.max(best, attackWorth(s, unit, next) + INITIATIVE)
    unit.hex = home
  }
  return best
}

/** The best shot that a unit has from where it stands, with what it has moved. */
export function bestShot(s: SamuraiState, unit: Unit): number {
  const range = rangedDice[kindOf(unit).weapon].at.length - 1
  const field = battlefield(s)
  let best = 0
  for (const target of s.units) {
    if (target.seat === unit.seat || target.hex === NOWHERE) continue
    const far = distance(board, unit.hex, target.hex)
    if (far < 2 || far > range || !canSee(s, field, unit.hex, target.hex)) continue
    best = Math.max(best, shotWorth(s, unit, target.hex))
  }
  return best
}

/** How much of what an enemy could do to a unit is to be feared: he has other things to do. */
const FEAR = 0.3

/** What enemies next to a hex could do to the unit there. */
function dangerAt(s: SamuraiState, unit: Unit, hex: HexId): number {
  const home = unit.hex
  const { [hex]: there } = s.unitAt
  let danger = 0
  s.unitAt[home] = -1 as Unit['id']
  s.unitAt[hex] = unit.id
  unit.hex = hex
  for (const next of around(hex)) {
    const enemy = s.unitAt[next]
    if (enemy >= 0 && s.units[enemy].seat !== unit.seat) {
      danger = Math.max(danger, attackWorth(s, s.units[enemy], hex))
    }
  }
  unit.hex = home
  s.unitAt[hex] = there
  s.unitAt[home] = unit.id
  return danger * FEAR
}

/** Friends next to a hex, the unit itself left out (SB-MOR-04). */
function friendsAt(s: SamuraiState, unit: Unit, hex: HexId): number {
  let friends = 0
  for (const next of around(hex)) {
    const there = s.unitAt[next]
    if (there >= 0 && there !== unit.id && s.units[there].seat === unit.seat) friends++
  }
  return friends
}

const NEARER = 0.14
const SUPPORT = 0.12
const COVER = 0.08
const OPEN_DICE = 4

/** How good a place is for a unit: what it could do from there, what could be done to it, how it lies. */
export function placeWorth(s: SamuraiState, unit: Unit, hex: HexId, moved: number): number {
  const { weapon, arm } = kindOf(unit)
  const near = nearestEnemy(s, unit.seat, hex)
  const terrain = terrainAt(s, battlefield(s), hex)
  let worth = -NEARER * near
  if (near <= 4) {
    worth += SUPPORT * Math.min(2, friendsAt(s, unit, hex))
    worth += COVER * Math.max(0, OPEN_DICE - maximumFor(terrain.closeInto, 'infantry'))
    if (terrain.isHill) worth += 0.1
  }
  if (arm === 'cavalry' && terrain.stops) worth -= 0.3
  if (near === 1) {
    const enters = hex !== unit.hex
    const mayFight =
      moved <= farthestBattle(s, unit) &&
      (!enters || (arm === 'cavalry' ? terrain.battleHorse : terrain.battleFoot))
    if (mayFight) worth += bestAttackFrom(s, unit, hex)
    worth -= dangerAt(s, unit, hex)
  } else if (weapon !== 'none') worth += shootingWorth(s, unit, hex, near, moved)
  return worth + aimWorth(s, unit, hex)
}

/** What a missile unit could shoot from a place, now or next turn. */
function shootingWorth(s: SamuraiState, unit: Unit, hex: HexId, near: number, moved: number): number {
  const { weapon } = kindOf(unit)
  const { at, moved: afterMove } = rangedDice[weapon]
  if (near >= at.length) return 0
  const waiting = 0.35 // from here it shoots next turn
  if (hex === unit.hex) return waiting + bestShot(s, unit)
  return afterMove === 0 || moved > farthestBattle(s, unit) ? waiting : waiting + 0.25
}

/** A leader does best with a unit near the enemy, worst alone near one. */
export function leaderPlace(s: SamuraiState, leader: Leader, hex: HexId): number {
  const near = nearestEnemy(s, leader.seat, hex)
  const unit = s.unitAt[hex]
  if (unit < 0) return near <= 3 ? -1.5 : -0.2
  const { blocks } = s.units[unit]
  return 0.7 - 0.05 * near - (blocks === 1 && near <= 2 ? 1 : 0)
}
