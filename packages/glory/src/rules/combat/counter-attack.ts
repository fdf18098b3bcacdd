import { type HexId, neighbours } from '@gunbai/hexes'
import { call } from '@gunbai/kernel'
import { barredBy, type Forbidding, type GloryAction, type GloryChoice, type Of } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { hexsideOf } from '../../position/ground.ts'
import {
  cardOf,
  directionBetween,
  isGood,
  looksInto,
  occupant,
  otherSeat,
  stackIn,
} from '../../position/piece.ts'
import { BROKE, CHARGING, forget, type GloryState, hasDone, note, type UnitId } from '../../state.ts'
import { advanceInto, mayAdvanceInto } from './advance.ts'
import { enemiesBefore, mayStrikeAcross } from './combats.ts'
import { beginFight, currentFight, fight } from './fight-under-way.ts'

/** Counter-attacks, section 8.7.2, R-35. */

/** JG-8.7.2-a, e: the units of an attacked hex that may strike back. */
function strikers(s: GloryState, hex: HexId): UnitId[] {
  const now = currentFight(s)
  return stackIn(s, hex).filter(
    (unit) =>
      now.defenders.includes(unit) &&
      cardOf(s, unit).arm !== 'art' &&
      isGood(s, unit) &&
      !s.units[unit].square &&
      !hasDone(s.units[unit], BROKE),
  )
}

/** JG-8.7.2-e, f, g: where the defenders may strike from, and whom. */
function options(s: GloryState): GloryAction[] {
  const now = currentFight(s)
  const list: GloryAction[] = []
  if (now.row < 0 || !fieldOf(s).tables.shock[now.row].also.includes('CA')) return list
  for (const hex of now.targets) {
    if (s.tops[hex] < 0) continue
    const units = strikers(s, hex)
    if (units.length === 0) continue
    const { facing } = s.units[units[0]]
    for (const target of enemiesBefore(s, units, hex, facing))
      list.push({ kind: 'counterAttack', unit: units[0], from: hex, hex: target })
    for (const origin of now.origins) {
      const left = occupant(s, origin) < 0
      if (!left || directionBetween(s, hex, origin) < 0 || !mayAdvanceInto(s, units, origin)) continue
      for (const target of enemiesBefore(s, units, origin, facing))
        list.push({ kind: 'counterAttack', unit: units[0], from: origin, hex: target })
    }
  }
  return list
}

/** Counter-attacks that one could point at: from where it stands, or from a hex that the attackers left. */
export const counterAttacks: GloryChoice = {
  kind: 'counterAttack',
  candidates: (s, _, seat, list) => {
    const { targets, origins } = currentFight(s)
    const { map } = fieldOf(s).ground
    for (const home of targets)
      for (const unit of stackIn(s, home))
        for (const from of new Set([home, ...origins]))
          for (const hex of neighbours(map, from))
            if (occupant(s, hex) === otherSeat(seat)) list.push({ kind: 'counterAttack', unit, from, hex })
  },
  bars: [barredBy((s, action) => cannotCounterAttack(s, action))],
  offer: (s, _, __, list) => {
    for (const each of options(s)) list.push(each)
  },
}

function cannotCounterAttack(s: GloryState, { unit, from, hex }: Of<'counterAttack'>): Forbidding {
  const home = s.units[unit].hex
  const units = strikers(s, home)
  if (!units.includes(unit)) return hasDone(s.units[unit], BROKE) ? 'JG-8.7.2-a' : 'JG-8.2-b'
  if (units[0] !== unit) return 'JG-5.1.3-b'
  if (from !== home && (occupant(s, from) >= 0 || !mayAdvanceInto(s, units, from))) return 'JG-8.7.2-f'
  const direction = directionBetween(s, from, hex)
  if (!looksInto(s.units[unit].facing, direction)) return 'JG-8.7.2-g'
  return mayStrikeAcross(s, units, hexsideOf(from, direction)) ? null : 'JG-8.2-c'
}

function begin(s: GloryState, action: Extract<GloryAction, { kind: 'counterAttack' }>): void {
  const home = s.units[action.unit].hex
  const units = strikers(s, home)
  // What it charged before in this activation is over: this is a shock
  for (const unit of units) {
    note(s.units[unit], BROKE)
    forget(s.units[unit], CHARGING)
  }
  s.tell?.({ kind: 'counterAttacked', field: s.field, unit: units[0], hex: action.hex })
  beginFight(s, units, [action.hex], 0, true)
  call(s, fight, { choice: 0 })
  if (action.from !== home) advanceInto(s, units, action.from, 'advance')
}

export const counterAttack = { options, begin }
