import { type Corner, type HexId, turn } from '@gunbai/hexes'
import { call, done as finished, nobody, only, procedure } from '@gunbai/kernel'
import { done, type GloryAction } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { NA } from '../../position/ground.ts'
import { cardOf, isGood, looksInto, occupant, otherSeat, seatOf, valuesOf } from '../../position/piece.ts'
import { mayStandIn } from '../../position/stacking.ts'
import { inEnemyZone } from '../../position/zones.ts'
import { BROKE, CHARGING, type GloryState, ROUTED, type UnitId } from '../../state.ts'
import { isGuarded } from '../movement/entry.ts'
import { directionBetween } from './charge.ts'
import { HOMEWARD, matchFacing, relocate, turnTo, worsen } from './effects.ts'
import { beginFight, currentFight, fight } from './fight.ts'
import { mayStrikeAcross } from './shock.ts'

/** Advance and breakthrough after a shock, section 8.7. */

interface Advance {
  vacated: number // which targets are empty, as bits
  unit: UnitId // who went first, or -1
}

/** JG-8.7.3-b, c: horse before foot, heavy before other horse; then cohesion (JG-8.7.1-a). */
function rank(s: GloryState, unit: UnitId): number {
  const { arm, class: kind } = cardOf(s, unit)
  return (kind === 'heavy' ? 200 : arm === 'cav' ? 100 : 0) + valuesOf(s, unit).cohesion
}

/** Those of these units who come first, several on a tie (JG-8.7.1-c). */
export function foremost(s: GloryState, units: readonly UnitId[]): UnitId[] {
  let best = -1
  for (const unit of units) best = Math.max(best, rank(s, unit))
  return units.filter((unit) => rank(s, unit) === best)
}

/** who goes along with a unit that advances: from one hex it goes alone, from several its whole hex goes. */
export function company(s: GloryState, unit: UnitId): UnitId[] {
  const now = currentFight(s)
  if (now.origins.length === 1) return [unit]
  return now.attackers.filter(
    (each) => s.units[each].hex === s.units[unit].hex && s.units[each].condition < ROUTED,
  )
}

/** Whether a hex may be entered in an advance or pursuit. */
export function mayAdvanceInto(s: GloryState, units: readonly UnitId[], hex: HexId): boolean {
  const { ground } = fieldOf(s)
  const seat = seatOf(s, units[0])
  if (isGuarded(s, seat, hex) || (s.tops[hex] >= 0 && !mayStandIn(s, units, hex))) return false // JG-5.1.3-j, R-57
  for (const unit of units) {
    const direction = directionBetween(s, s.units[unit].hex, hex)
    if (direction < 0 || ground.full[cardOf(s, unit).mode][s.units[unit].hex * 6 + direction] === NA)
      return false
    //
    if (s.formations[cardOf(s, unit).formation].demoralised && inEnemyZone(s, seat, hex)) return false
  }
  return true
}

/** Whether a hex is one of the two that a unit looks into. */
export function hasBefore(s: GloryState, unit: UnitId, hex: HexId): boolean {
  const direction = directionBetween(s, s.units[unit].hex, hex)
  return direction >= 0 && looksInto(s.units[unit].facing, direction)
}

/** JG-8.7.1: every way in which the attackers may advance, the best of those who struck at the hex. */
function advances(s: GloryState, f: Advance): GloryAction[] {
  const now = currentFight(s)
  const list: GloryAction[] = []
  if (f.vacated === 0) return list
  const vacated = now.targets.filter((_, i) => (f.vacated & (1 << i)) !== 0)
  const still = now.attackers.filter(
    (unit, i) =>
      s.units[unit].hex === now.posts[i] &&
      s.units[unit].condition < ROUTED &&
      vacated.some((hex) => hasBefore(s, unit, hex)),
  )
  for (const unit of foremost(s, still)) {
    const { facing } = s.units[unit]
    const units = company(s, unit)
    for (const hex of vacated) {
      if (!hasBefore(s, unit, hex) || !mayAdvanceInto(s, units, hex)) continue
      for (const by of breaksThrough(s, unit) ? [0] : [0, -1, 1]) {
        list.push({ kind: 'advance', unit, hex, facing: turn(facing, by), guns: false }) // JG-8.7.1-d, JG-8.7.2-c
      }
    }
  }
  return list
}

/** JG-8.7.2-a, c, h */
function breaksThrough(s: GloryState, unit: UnitId): boolean {
  const { row } = currentFight(s)
  return (
    row >= 0 &&
    fieldOf(s).tables.shock[row].also.includes('BT') &&
    (s.units[unit].did & (BROKE | CHARGING)) === 0
  )
}

/** JG-8.7.1-g, R-95: moves units one hex in combat; ground that disorders has its effect. */
export function advanceInto(
  s: GloryState,
  units: readonly UnitId[],
  hex: HexId,
  how: 'advance' | 'pursuit' | 'recall',
): void {
  const { ground } = fieldOf(s)
  for (const unit of units) {
    const from = s.units[unit].hex
    const side = from * 6 + directionBetween(s, from, hex)
    relocate(s, unit, hex, how)
    if (ground.ways[side] === 0 && ground.disorders[cardOf(s, unit).mode][side] === 1)
      worsen(s, unit, 1, HOMEWARD)
  }
}

export const advance = procedure<GloryState, Advance, GloryAction>('advance').steps({
  who: {
    who: (s, f) => (advances(s, f).length > 0 ? only(seatOf(s, currentFight(s).attackers[0])) : nobody),
    answers: (s, f, _, list) => {
      for (const each of advances(s, f)) list.push(each)
    },
    answer: (s, f, _, action) => {
      if (action.kind !== 'advance') return finished
      const breaking = breaksThrough(s, action.unit)
      const units = company(s, action.unit)
      advanceInto(s, units, action.hex, 'advance')
      for (const unit of units) {
        turnTo(s, unit, action.facing)
        matchFacing(s, unit)
      }
      if (!breaking) return finished
      f.unit = action.unit
      for (const unit of units) s.units[unit].did |= BROKE
      s.tell?.({ kind: 'broke through', field: s.field, unit: f.unit })
      return undefined
    },
    skipForced: true,
  },
  // JG-8.7.2-d
  second: {
    who: (s, f) => (f.unit >= 0 && secondTargets(s, f.unit).length > 0 ? only(seatOf(s, f.unit)) : nobody),
    answers: (_, f, __, list) => {
      list.push(done, { kind: 'break', unit: f.unit })
    },
    answer: (s, f, _, action) => {
      if (action.kind !== 'break') return
      beginFight(s, breakers(s, f.unit), secondTargets(s, f.unit), 0, true)
      call(s, fight, { choice: 0 })
    },
    about: (_, f) => ({ unit: f.unit }),
  },
})

/** The units that broke through together and may fight again. */
function breakers(s: GloryState, unit: UnitId): UnitId[] {
  const now = currentFight(s)
  return now.attackers.filter((each) => s.units[each].hex === s.units[unit].hex && isGood(s, each))
}

function secondTargets(s: GloryState, unit: UnitId): HexId[] {
  const { hex, facing } = s.units[unit]
  if (hex < 0 || breakers(s, unit).length === 0) return []
  return enemiesBefore(s, breakers(s, unit), hex, facing)
}

/** Enemy hexes in front of units that look that way and could go there. */
export function enemiesBefore(s: GloryState, units: readonly UnitId[], hex: HexId, facing: Corner): HexId[] {
  const { ground } = fieldOf(s)
  const list: HexId[] = []
  for (const direction of [(facing + 5) % 6, facing]) {
    const beyond = ground.around[hex * 6 + direction] as HexId
    if (beyond < 0 || occupant(s, beyond) !== otherSeat(seatOf(s, units[0]))) continue
    if (mayStrikeAcross(s, units, hex * 6 + direction)) list.push(beyond)
  }
  return list
}
