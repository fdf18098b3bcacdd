import { type Corner, DIRECTIONS, type HexId, turn } from '@gunbai/hexes'
import { always, call, done as finished, nobody, only, procedure } from '@gunbai/kernel'
import { barredBy, done, type Forbidding, type GloryAction, type Of } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { hexsideOf, NA } from '../../position/ground.ts'
import { has, type Members } from '../../position/members.ts'
import { cardOf, directionBetween, isGood, seatOf, valuesOf } from '../../position/piece.ts'
import { mayStandIn } from '../../position/stacking.ts'
import { inEnemyZone } from '../../position/zones.ts'
import { BROKE, CHARGING, type GloryState, hasDone, note, ROUTED, type UnitId } from '../../state.ts'
import { isGuarded } from '../movement/entry.ts'
import { HOMEWARD } from '../movement/flight.ts'
import { enemiesBefore, hasBefore } from './combats.ts'
import { matchFacing, relocate, turnTo, worsen } from './effects.ts'
import { beginFight, currentFight, fight } from './fight-under-way.ts'

/** Advance and breakthrough after a shock, section 8.7. */

interface Advance {
  vacated: Members // which targets are empty
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
  return cannotAdvanceInto(s, units, hex) === null
}

export function cannotAdvanceInto(s: GloryState, units: readonly UnitId[], hex: HexId): Forbidding {
  const { ground } = fieldOf(s)
  const seat = seatOf(s, units[0])
  if (isGuarded(s, seat, hex)) return 'JG-5.2.3-a'
  if (s.tops[hex] >= 0 && !mayStandIn(s, units, hex)) return 'JG-5.1.2-e' // JG-5.1.3-j
  for (const unit of units) {
    const direction = directionBetween(s, s.units[unit].hex, hex)
    if (direction < 0) return 'JG-4.4.1-a'
    if (ground.full[cardOf(s, unit).mode][hexsideOf(s.units[unit].hex, direction)] === NA) return 'JG-4.3.2-a'
    //
    if (s.formations[cardOf(s, unit).formation].demoralised && inEnemyZone(s, seat, hex)) return 'JG-11.2-c'
  }
  return null
}

/** The targets that nobody stood in when the fight came to this, by their bits. */
export function hexesLeft(s: GloryState, vacated: Members): HexId[] {
  return currentFight(s).targets.filter((_, i) => has(vacated, i))
}

/** Every advance of an attacker that one could point at. */
export function addAdvances(s: GloryState, hexes: readonly HexId[], list: Of<'advance'>[]): void {
  for (const unit of currentFight(s).attackers) {
    if (s.units[unit].hex < 0) continue
    for (const hex of hexes)
      for (const facing of DIRECTIONS)
        for (const guns of [false, true]) list.push({ kind: 'advance', unit, hex, facing, guns })
  }
}

/** JG-8.7.1-d: whether a facing is the one held, or one corner off. */
export function isWithinACorner(s: GloryState, unit: UnitId, facing: Corner): boolean {
  const held = s.units[unit].facing
  return [0, -1, 1].some((by) => turn(held, by) === facing)
}

/** The attackers who still stand where they struck from, before a hex that was left. */
function standing(s: GloryState, vacated: readonly HexId[]): UnitId[] {
  const { attackers, posts } = currentFight(s)
  return attackers.filter(
    (unit, i) =>
      s.units[unit].hex === posts[i] &&
      s.units[unit].condition < ROUTED &&
      vacated.some((hex) => hasBefore(s, unit, hex)),
  )
}

/** What keeps an attacker from advancing as that answer says. */
function cannotAdvance(s: GloryState, f: Advance, { unit, hex, facing, guns }: Of<'advance'>): Forbidding {
  const ready = standing(s, hexesLeft(s, f.vacated))
  if (guns) return 'JG-8.7.1-f'
  if (!ready.includes(unit)) return 'JG-8.7.1-a'
  if (!foremost(s, ready).includes(unit)) return isOutranked(s, unit, ready) ? 'JG-8.7.3-b' : 'JG-8.7.1-a'
  if (!hasBefore(s, unit, hex)) return 'JG-8.7.1-a'
  const not = cannotAdvanceInto(s, company(s, unit), hex)
  if (not !== null) return not
  if (facing === s.units[unit].facing) return null
  if (breaksThrough(s, unit)) return 'JG-8.7.2-c'
  return isWithinACorner(s, unit, facing) ? null : 'JG-8.7.1-d'
}

/** JG-8.7.3-b, c: whether horse, or heavier horse, goes before it whatever its cohesion. */
function isOutranked(s: GloryState, unit: UnitId, ready: readonly UnitId[]): boolean {
  const place = (each: UnitId) => rank(s, each) - valuesOf(s, each).cohesion
  return ready.some((other) => place(other) > place(unit))
}

/** JG-8.7.1: every way in which the attackers may advance, the best of those who struck at the hex. */
function advances(s: GloryState, f: Advance): GloryAction[] {
  const list: GloryAction[] = []
  if (f.vacated === 0) return list
  const vacated = hexesLeft(s, f.vacated)
  for (const unit of foremost(s, standing(s, vacated))) {
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
    row >= 0 && fieldOf(s).tables.shock[row].also.includes('BT') && !hasDone(s.units[unit], BROKE | CHARGING)
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
    const side = hexsideOf(from, directionBetween(s, from, hex))
    relocate(s, unit, hex, how)
    if (ground.ways[side] === 0 && ground.disorders[cardOf(s, unit).mode][side] === 1)
      worsen(s, unit, 1, HOMEWARD)
  }
}

export const advance = procedure<GloryState, Advance, GloryAction>('advance').steps({
  who: {
    who: (s, f) => (advances(s, f).length > 0 ? only(seatOf(s, currentFight(s).attackers[0])) : nobody),
    choices: [
      {
        kind: 'advance',
        candidates: (s, f, _, list) => addAdvances(s, hexesLeft(s, f.vacated), list),
        bars: [barredBy((s, action, f) => cannotAdvance(s, f, action))],
        offer: (s, f, _, list) => {
          for (const each of advances(s, f)) list.push(each)
        },
      },
    ],
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
      for (const unit of units) note(s.units[unit], BROKE)
      s.tell?.({ kind: 'brokeThrough', field: s.field, unit: f.unit })
      return undefined
    },
    skipForced: true,
    window: { class: 'facing', declines: null },
  },
  // JG-8.7.2-d
  second: {
    who: (s, f) => (f.unit >= 0 && secondTargets(s, f.unit).length > 0 ? only(seatOf(s, f.unit)) : nobody),
    choices: [
      always(done),
      {
        kind: 'break',
        candidates: (_, f, __, list) => void list.push({ kind: 'break', unit: f.unit }),
        bars: [],
      },
    ],
    window: { class: 'breakthrough', declines: done },
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
