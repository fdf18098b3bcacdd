import { type Corner, DIRECTIONS, directionTo, type HexId } from '@gunbai/hexes'
import { call, nobody, only, procedure, type Seat } from '@gunbai/kernel'
import { barredBy, doneUnless, type Forbidding, type GloryAction, type GloryChoice } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { hexBeyond, hexsideOf } from '../../position/ground.ts'
import {
  cannotAct,
  cardOf,
  hexesOf,
  isGood,
  isNextToEnemy,
  lets,
  looksInto,
  occupant,
  otherSeat,
  seatOf,
  stackIn,
  topTroop,
} from '../../position/piece.ts'
import {
  CHARGING,
  type Combat,
  forget,
  type GloryState,
  HELD,
  hasDone,
  note,
  OWES,
  ROUTED,
  TURNED,
  type UnitId,
} from '../../state.ts'
import { HOMEWARD, routMovement, startRout } from '../movement/flight.ts'
import { chargedHexes, chargersIn, mayStrikeAcross, mergeCombats, wasStruck } from './combats.ts'
import { passesCohesion, turnTo, worsen } from './effects.ts'
import { beginFight, fight } from './fight-under-way.ts'

/** The shock segment: announcing, and resolving one combat after another. Sections 8.2, 8.3. */

/** JG-8.2-a, b: whether a unit may make a shock of its own will. */
function mayShock(s: GloryState, unit: UnitId): boolean {
  return cannotShock(s, unit) === null
}

function cannotShock(s: GloryState, unit: UnitId): Forbidding {
  const piece = s.units[unit]
  const { square } = piece
  const idle = cannotAct(s, unit)
  if (idle !== null) return idle
  if (cardOf(s, unit).arm === 'art' || !isGood(s, unit) || square) return 'JG-8.2-b'
  if (hasDone(piece, HELD)) return 'JG-9.1-d'
  return hasDone(piece, CHARGING) ? 'JG-9.2-a' : null
}

/** JG-5.1.3-b, R-22: the units of a hex that would attack together. */
function shockers(s: GloryState, hex: HexId): UnitId[] {
  return stackIn(s, hex).filter((unit) => mayShock(s, unit))
}

/** The shock announced from a hex; charges made from it stand apart until all are merged. */
function combatFrom(s: GloryState, hex: HexId): Combat | undefined {
  return s.combats.find(({ attackers }) => {
    const first = s.units[attackers[0]]
    return first.hex === hex && !hasDone(first, CHARGING)
  })
}

/** The enemies that units of a hex could attack with that facing. */
function targetsFrom(
  s: GloryState,
  units: readonly UnitId[],
  hex: HexId,
  facing: Corner,
  seat: Seat,
): HexId[] {
  const { ground } = fieldOf(s)
  const list: HexId[] = []
  for (const direction of DIRECTIONS) {
    if (!looksInto(facing, direction)) continue
    const beyond = hexBeyond(ground, hex, direction)
    if (beyond < 0 || occupant(s, beyond) !== otherSeat(seat) || wasStruck(s, beyond)) continue
    if (mayStrikeAcross(s, units, hexsideOf(hex, direction))) list.push(beyond)
  }
  return list
}

/** Adds every attack that can still be announced (D18). */
function addAttacks(s: GloryState, seat: Seat, list: GloryAction[], enough = Number.POSITIVE_INFINITY): void {
  const { cards, ground } = fieldOf(s)
  for (let top = 0; top < cards.length; top++) {
    const { hex } = s.units[top]
    if (hex < 0 || cards[top].seat !== seat || s.tops[hex] !== top) continue
    if (list.length >= enough) return
    if (!isNextToEnemy(s, seat, hex)) continue
    const units = shockers(s, hex)
    if (units.length === 0) continue
    const announced = combatFrom(s, hex)
    const held = s.units[units[0]].facing
    // JG-6.1.2-e, f: a six-front unit turns to its first attack, then keeps to it
    const facings = ground.sixFronts[hex] === 1 && announced === undefined ? DIRECTIONS : [held]
    for (const facing of facings) {
      for (const target of targetsFrom(s, units, hex, facing, seat)) {
        if (!announced?.targets.includes(target))
          list.push({ kind: 'attack', from: hex, hex: target, facing })
      }
    }
  }
}

/** An attack that one could point at: from a hex of one's own at an enemy, with a facing. */
const attacks: GloryChoice = {
  kind: 'attack',
  candidates: (s, _, seat, list) => {
    const targets = hexesOf(s, otherSeat(seat))
    for (const from of hexesOf(s, seat))
      for (const hex of targets)
        for (const facing of DIRECTIONS) list.push({ kind: 'attack', from, hex, facing })
  },
  bars: [barredBy((s, { from, hex, facing }) => cannotAttack(s, from, hex, facing))],
  offer: (s, _, seat, list) => addAttacks(s, seat, list),
}

function cannotAttack(s: GloryState, from: HexId, target: HexId, facing: Corner): Forbidding {
  const { ground } = fieldOf(s)
  const units = shockers(s, from)
  if (units.length === 0) return cannotShock(s, topTroop(s, from) >= 0 ? topTroop(s, from) : s.tops[from])
  const announced = combatFrom(s, from)
  if (announced?.targets.includes(target)) return 'JG-8.3.1-c'
  const direction = directionTo(ground.map, from, target)
  const held = s.units[units[0]].facing
  const turns = ground.sixFronts[from] === 1 && announced === undefined // JG-6.1.2-e
  if (direction === null) return 'JG-8.2-a'
  if (!turns && !looksInto(held, direction)) return announced === undefined ? 'JG-8.2-a' : 'JG-6.1.2-f'
  if (!turns && facing !== held) return 'JG-6.1.2-f'
  if (!looksInto(facing, direction)) return 'JG-8.2-a'
  if (wasStruck(s, target)) return 'JG-8.2-g'
  return mayStrikeAcross(s, units, hexsideOf(from, direction)) ? null : 'JG-8.2-c'
}

/** JG-8.2-f, R-31: whether every enemy in front of every attacker is attacked by somebody. */
function dutiesMet(s: GloryState, seat: Seat): boolean {
  for (const { attackers } of s.combats) {
    const { hex, facing } = s.units[attackers[0]]
    if (hasDone(s.units[attackers[0]], CHARGING)) continue
    for (const target of targetsFrom(s, attackers, hex, facing, seat)) {
      if (!s.combats.some((each) => each.targets.includes(target))) return false
    }
  }
  return true
}

export const shockSegment = procedure<GloryState, { owing: UnitId }, GloryAction>('shock segment').steps({
  // Charges that were made are combats already (JG-9.2-a)
  charges: (s) => {
    s.combats = []
    const seat = s.active?.seat ?? 0
    const hexes: HexId[] = []
    for (let unit = 0; unit < s.units.length; unit++) {
      const piece = s.units[unit]
      const { hex } = piece
      if (!hasDone(piece, CHARGING) || seatOf(s, unit) !== seat || hex < 0 || hexes.includes(hex)) continue
      hexes.push(hex)
      const targets = chargedHexes(s, unit)
      if (targets.length > 0) s.combats.push({ attackers: chargersIn(s, hex), targets })
    }
  },
  // JG-8.3.1-a, c
  announce: {
    who: (s) => {
      if (!lets(s, 'shock')) return nobody
      const seat = s.active?.seat ?? 0
      const list: GloryAction[] = []
      addAttacks(s, seat, list, 1)
      return list.length > 0 ? only(seat) : nobody
    },
    choices: [doneUnless('JG-8.2-f', (s, _, seat) => !dutiesMet(s, seat)), attacks],
    answer: (s, _, __, action) => {
      if (action.kind !== 'attack') return
      const announced = combatFrom(s, action.from)
      if (announced !== undefined) announced.targets.push(action.hex)
      else {
        const attackers = shockers(s, action.from)
        // JG-6.1.1-b: a mate who stays out of it turns with them
        for (const unit of stackIn(s, action.from))
          if (cardOf(s, unit).arm !== 'art' && turnTo(s, unit, action.facing)) note(s.units[unit], TURNED)
        s.combats.push({ attackers, targets: [action.hex] })
      }
      return 'announce'
    },
  },
  merge: (s) => {
    mergeCombats(s)
    for (const { attackers, targets } of s.combats) {
      s.tell?.({ kind: 'announced', field: s.field, attackers: attackers.slice(), targets: targets.slice() })
    }
  },
  // D19
  next: {
    otherwise: 'finish',
    who: (s) => (s.combats.length > 0 ? only(s.active?.seat ?? 0) : nobody),
    choices: [
      {
        kind: 'resolve',
        candidates: (s, _, __, list) => {
          for (const { targets } of s.combats) list.push({ kind: 'resolve', hex: targets[0] })
        },
        bars: [],
      },
    ],
    answer: (s, _, __, action) => {
      if (action.kind !== 'resolve') return
      const at = s.combats.findIndex((each) => each.targets[0] === action.hex)
      const [combat] = s.combats.splice(at, 1)
      beginFight(s, combat.attackers, combat.targets, 0, false)
      call(s, fight, { choice: 0 })
      return 'owing'
    },
    skipForced: true,
    window: { class: 'combats', declines: null },
  },
  // JG-9.2-e, R-52: when all that follows from a charge is over, those who took part test
  owing: (s) => {
    for (let unit = 0; unit < s.units.length; unit++) {
      const piece = s.units[unit]
      if (!hasDone(piece, OWES)) continue
      forget(piece, OWES)
      if (piece.hex < 0) continue
      if (piece.condition === ROUTED) call(s, routMovement, startRout(unit))
      else if (!passesCohesion(s, unit, 0, 'end of charge')) worsen(s, unit, 1, HOMEWARD)
      return 'owing'
    }
    return 'next'
  },
  finish: (s) => {
    s.combats = []
  },
})
