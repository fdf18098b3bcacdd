import { type Corner, DIRECTIONS, type HexId } from '@gunbai/hexes'
import { call, nobody, only, procedure, type Seat } from '@gunbai/kernel'
import { done, type GloryAction } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import {
  cardOf,
  isActive,
  isGood,
  isIdle,
  isNextToEnemy,
  looksInto,
  occupant,
  otherSeat,
  seatOf,
  stackIn,
} from '../../position/piece.ts'
import {
  CHARGING,
  type Combat,
  type GloryState,
  HELD,
  OWES,
  ROUTED,
  STRUCK,
  TURNED,
  type UnitId,
} from '../../state.ts'
import { routMovement } from '../movement/rout.ts'
import { startRout } from '../movement/trampled.ts'
import { whyNotAttack } from '../why-not.ts'
import { chargedHexes, chargersIn } from './charge.ts'
import { HOMEWARD, passesCohesion, turnTo, worsen } from './effects.ts'
import { beginFight, fight } from './fight.ts'

/** The shock segment: announcing, and resolving one combat after another. Sections 8.2, 8.3. */

/** JG-8.2-a, b: whether a unit may make a shock of its own will. */
function mayShock(s: GloryState, unit: UnitId): boolean {
  const piece = s.units[unit]
  if (piece.hex < 0 || cardOf(s, unit).arm === 'art' || !isGood(s, unit) || piece.square) return false
  return (piece.did & (CHARGING | HELD)) === 0 && isActive(s, unit) && !isIdle(s, unit)
}

/** JG-5.1.3-b, R-22: the units of a hex that would attack together. */
function shockers(s: GloryState, hex: HexId): UnitId[] {
  return stackIn(s, hex).filter((unit) => mayShock(s, unit))
}

/** JG-8.2-c: whether these may attack across that side. */
export function mayStrikeAcross(s: GloryState, units: readonly UnitId[], side: number): boolean {
  const { ground } = fieldOf(s)
  for (const unit of units) if (ground.attacks[cardOf(s, unit).mode][side] !== 1) return false
  return true
}

/** JG-8.2-g: whether a hex holds nobody but enemies who were attacked by shock already. */
export function wasStruck(s: GloryState, hex: HexId): boolean {
  for (let unit = s.tops[hex]; unit >= 0; unit = s.units[unit].below)
    if ((s.units[unit].did & STRUCK) === 0) return false
  return true
}

/** The shock announced from a hex; charges made from it stand apart until all are merged. */
function combatFrom(s: GloryState, hex: HexId): Combat | undefined {
  return s.combats.find(({ attackers }) => {
    const first = s.units[attackers[0]]
    return first.hex === hex && (first.did & CHARGING) === 0
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
    const beyond = ground.around[hex * 6 + direction] as HexId
    if (beyond < 0 || occupant(s, beyond) !== otherSeat(seat) || wasStruck(s, beyond)) continue
    if (mayStrikeAcross(s, units, hex * 6 + direction)) list.push(beyond)
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

/** JG-8.2-f, R-31: whether every enemy in front of every attacker is attacked by somebody. */
function dutiesMet(s: GloryState, seat: Seat): boolean {
  for (const { attackers } of s.combats) {
    const { hex, facing, did } = s.units[attackers[0]]
    if ((did & CHARGING) !== 0) continue
    for (const target of targetsFrom(s, attackers, hex, facing, seat)) {
      if (!s.combats.some((each) => each.targets.includes(target))) return false
    }
  }
  return true
}

/** attacks that share a defender are one combat. */
export function mergeCombats(s: GloryState): void {
  const merged: Combat[] = []
  for (const combat of s.combats) {
    let into: Combat = { attackers: combat.attackers.slice(), targets: combat.targets.slice() }
    for (let i = merged.length - 1; i >= 0; i--) {
      if (!merged[i].targets.some((hex) => into.targets.includes(hex))) continue
      const [other] = merged.splice(i, 1)
      into = {
        attackers: [...other.attackers, ...into.attackers],
        targets: [...other.targets, ...into.targets.filter((hex) => !other.targets.includes(hex))],
      }
    }
    merged.push(into)
  }
  s.combats = merged
}

export const shockSegment = procedure<GloryState, { owing: UnitId }, GloryAction>('shock segment').steps({
  // Charges that were made are combats already (JG-9.2-a)
  charges: (s) => {
    s.combats = []
    const seat = s.active?.seat ?? 0
    const hexes: HexId[] = []
    for (let unit = 0; unit < s.units.length; unit++) {
      const { hex, did } = s.units[unit]
      if ((did & CHARGING) === 0 || seatOf(s, unit) !== seat || hex < 0 || hexes.includes(hex)) continue
      hexes.push(hex)
      const targets = chargedHexes(s, unit)
      if (targets.length > 0) s.combats.push({ attackers: chargersIn(s, hex), targets })
    }
  },
  // JG-8.3.1-a, c
  announce: {
    who: (s) => {
      if (((s.active?.does ?? 0) & SHOCK) === 0) return nobody
      const seat = s.active?.seat ?? 0
      const list: GloryAction[] = []
      addAttacks(s, seat, list, 1)
      return list.length > 0 ? only(seat) : nobody
    },
    answers: (s, _, seat, list) => {
      if (dutiesMet(s, seat)) list.push(done)
      addAttacks(s, seat, list)
    },
    answer: (s, _, __, action) => {
      if (action.kind !== 'attack') return
      const announced = combatFrom(s, action.from)
      if (announced !== undefined) announced.targets.push(action.hex)
      else {
        const attackers = shockers(s, action.from)
        // JG-6.1.1-b: a mate who stays out of it turns with them
        for (const unit of stackIn(s, action.from))
          if (cardOf(s, unit).arm !== 'art' && turnTo(s, unit, action.facing)) s.units[unit].did |= TURNED
        s.combats.push({ attackers, targets: [action.hex] })
      }
      return 'announce'
    },
    whyNot: (s, _, seat, action) => whyNotAttack(s, dutiesMet(s, seat), seat, action),
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
    answers: (s, _, __, list) => {
      for (const { targets } of s.combats) list.push({ kind: 'resolve', hex: targets[0] })
    },
    answer: (s, _, __, action) => {
      if (action.kind !== 'resolve') return
      const at = s.combats.findIndex((each) => each.targets[0] === action.hex)
      const [combat] = s.combats.splice(at, 1)
      beginFight(s, combat.attackers, combat.targets, 0, false)
      call(s, fight, { choice: 0 })
      return 'owing'
    },
    skipForced: true,
  },
  // JG-9.2-e, R-52: when all that follows from a charge is over, those who took part test
  owing: (s) => {
    for (let unit = 0; unit < s.units.length; unit++) {
      const piece = s.units[unit]
      if ((piece.did & OWES) === 0) continue
      piece.did &= ~OWES
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

/** The bit of a deed in `Activation.does`. */
export const SHOCK = 1 << 4
