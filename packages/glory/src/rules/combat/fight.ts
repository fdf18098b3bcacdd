import type { HexId } from '@gunbai/hexes'
import { always, call, done as finished, nobody, only } from '@gunbai/kernel'
import { done } from '../../action.ts'
import { shockRowAt } from '../../data/shock.ts'
import { fieldOf } from '../../position/field.ts'
import { type Members, membersWhere, none } from '../../position/members.ts'
import {
  cardOf,
  isGood,
  isOrdered,
  occupant,
  otherSeat,
  seatOf,
  stackIn,
  topOf,
  topTroop,
} from '../../position/piece.ts'
import {
  ANSWER_SPENT,
  CHARGING,
  COUNTERED,
  ELIMINATED,
  FOUGHT,
  forget,
  type GloryState,
  hasDone,
  note,
  OWES,
  STRUCK,
} from '../../state.ts'
import { ATTACKERS, type Away, DEFENDERS } from '../movement/flight.ts'
import { mayTrySquare, squareIn, trySquare } from '../movement/squares.ts'
import { advance } from './advance.ts'
import { mergeCombats, strikesAt, wasStruck } from './combats.ts'
import { counterAttack, counterAttacks } from './counter-attack.ts'
import { counterChargeable, counterCharges, tryCounterCharge } from './counter-charge.ts'
import { d10, passesEngagement, setCondition, suffer } from './effects.ts'
import { attackingSeat, currentFight, defendingSeat, fight } from './fight-under-way.ts'
import { shot } from './fire.ts'
import { attackersGuns, defendersGuns, loneGuns, reactionShots, reactions } from './guns-in-fight.ts'
import {
  beginPursuit,
  chargersPursuit,
  chargersPursuits,
  defendersPursuit,
  defendersPursuits,
} from './pursuit.ts'
import { mayRefuse, refusal, refusalsOf } from './refusal.ts'
import { refusalAdvance } from './refusal-advance.ts'
import { attackOf, modifiersOf, originsOf, totalOf } from './shock-modifier.ts'

/** One shock or charge, from the refusal to what follows from the result. Sections 8.3 to 8.9, 9.2 to 9.5. */

fight.steps({
  // those who can still attack, and whom
  muster: (s) => {
    muster(s)
    return currentFight(s).attackers.length === 0 || currentFight(s).targets.length === 0 ? 'over' : undefined
  },
  // JG-8.8.1-b: cavalry decides before any engagement test
  refuse: {
    who: (s, f) => {
      const hex = refusableHex(s, f.choice)
      return hex >= 0 ? only(seatOf(s, s.tops[hex])) : nobody
    },
    choices: [always(done), refusalsOf((s, f) => refusableHex(s, f.choice))],
    window: { class: 'refusal', declines: done },
    answer: (s, f, _, action) => {
      const hex = refusableHex(s, f.choice)
      f.choice = currentFight(s).targets.indexOf(hex) + 1
      if (action.kind === 'refuse')
        call(s, refusal.procedure, refusal.begin(s, hex, action.hex, action.hexes))
      return 'refuse'
    },
    about: (s, f) => ({ hex: refusableHex(s, f.choice) }),
  },
  // whoever has nobody left in front makes no test, and advances if he wishes
  slipped: (s) => {
    const left = vacated(s)
    if (left !== none) call(s, refusalAdvance, { vacated: left })
  },
  stood: (s) => (dropIdleTargets(s) ? undefined : 'over'),
  // JG-8.3.2-a: each hex without orders tests, the top unit for all
  engage: (s) => {
    const now = currentFight(s)
    for (const unit of now.attackers) note(s.units[unit], FOUGHT)
    if (now.bonus || now.pursuit > 0) return
    for (const hex of originsOf(s, now)) {
      // JG-2.4.2-f: those who charged were tested when they moved
      const here = now.attackers.filter(
        (unit) => s.units[unit].hex === hex && !hasDone(s.units[unit], CHARGING),
      )
      if (here.length === 0) continue
      const tester = topOf(s, here, hex)
      if (isOrdered(s, tester) || passesEngagement(s, tester, 'engagement')) continue
      now.attackers = now.attackers.filter((unit) => !here.includes(unit)) // JG-8.3.2-c
    }
    const before = now.targets
    const goesOn = dropIdleTargets(s)
    passOn(
      s,
      before.filter((hex) => !goesOn || !now.targets.includes(hex)),
    )
    return goesOn ? undefined : 'over'
  },
  // infantry met in a pursuit may form square too
  square: {
    who: (s) => {
      const now = currentFight(s)
      if (now.pursuit === 0) return nobody
      return now.targets.some((hex) => mayTrySquare(s, hex)) ? only(defendingSeat(s)) : nobody
    },
    choices: [always(done), squareIn((s) => currentFight(s).targets)],
    window: { class: 'squares', declines: done },
    answer: (s, _, __, action) => {
      if (action.kind !== 'form') return
      if (!trySquare(s, action.hex)) {
        for (const unit of stackIn(s, action.hex)) note(s.units[unit], ANSWER_SPENT)
      }
      return 'square'
    },
  },
  // JG-9.4-a
  counterCharge: {
    who: (s) => (counterChargeable(s).length > 0 ? only(defendingSeat(s)) : nobody),
    choices: [always(done), counterCharges],
    window: { class: 'counter-charge', declines: done },
    answer: (s, _, __, action) => {
      if (action.kind !== 'counterCharge') return
      tryCounterCharge(s, action.hex)
      return 'counterCharge'
    },
  },
  // JG-8.3.3-a, b, c
  react: {
    otherwise: 'roll',
    who: (s) => (reactions(s).length > 0 ? only(defendingSeat(s)) : nobody),
    choices: [always(done), reactionShots],
    window: { class: 'reaction-fire', declines: done },
    answer: (s, _, __, action) => {
      if (action.kind !== 'react') return 'roll'
      call(s, shot, {
        unit: action.unit,
        mate: -1,
        hex: s.units[action.target].hex,
        purpose: 'reaction',
        at: action.target,
      })
      return 'stopped'
    },
  },
  // JG-8.3.3-d, e, R-33: whoever fire disordered does not attack
  stopped: (s) => {
    const now = currentFight(s)
    for (const unit of now.attackers) if (!isGood(s, unit)) forget(s.units[unit], CHARGING)
    now.attackers = now.attackers.filter((unit) => isGood(s, unit))
    return dropIdleTargets(s) ? 'react' : 'over'
  },
  roll: (s) => {
    const now = currentFight(s)
    // JG-8.2-g: breakthroughs, counter-attacks and pursuits do not count
    if (!now.bonus && now.pursuit === 0)
      for (const hex of now.targets) for (const unit of stackIn(s, hex)) note(s.units[unit], STRUCK)
    now.charge = now.attackers.some((unit) => hasDone(s.units[unit], CHARGING))
    now.origins = originsOf(s, now)
    now.posts = now.attackers.map((unit) => s.units[unit].hex)
    now.defenders = now.targets.flatMap((hex) => stackIn(s, hex))
    now.places = now.defenders.map((unit) => s.units[unit].hex)
    // the blow falls; horse that met it has taken part
    for (const unit of now.attackers) if (hasDone(s.units[unit], CHARGING)) note(s.units[unit], OWES)
    for (const unit of now.defenders) if (hasDone(s.units[unit], COUNTERED)) note(s.units[unit], OWES)
    // JG-8.5-f, JG-8.9-e: guns alone are lost
    if (now.targets.every((hex) => topTroop(s, hex) < 0)) {
      s.tell?.({
        kind: 'overrun',
        field: s.field,
        attackers: now.attackers.slice(),
        targets: now.targets.slice(),
      })
      for (const unit of now.defenders) setCondition(s, unit, ELIMINATED)
      return 'advance'
    }
    now.modifier = totalOf(modifiersOf(fieldOf(s).tables, attackOf(s, now)))
    const die = d10(s)
    now.row = shockRowAt(fieldOf(s).tables.shock, die + now.modifier)
    s.tell?.({
      kind: 'shock',
      field: s.field,
      attackers: now.attackers.slice(),
      targets: now.targets.slice(),
      charge: now.charge,
      die,
      modifier: now.modifier,
      row: now.row,
    })
    return undefined
  },
  // JG-8.5-c, d: the side named first suffers first
  first: (s) => {
    const row = fieldOf(s).tables.shock[currentFight(s).row]
    sufferSide(s, row.first === 'attacker', row.first === 'attacker' ? row.attacker : row.defender)
  },
  second: (s) => {
    const row = fieldOf(s).tables.shock[currentFight(s).row]
    sufferSide(s, row.first !== 'attacker', row.first === 'attacker' ? row.defender : row.attacker)
  },
  // JG-8.9-b, JG-8.9-d, JG-8.9-f
  guns: (s) => {
    loneGuns(s)
    defendersGuns(s)
    attackersGuns(s)
  },
  // JG-9.5.1-a: chargers pursue before anybody advances (JG-8.7.3-a)
  pursue: {
    who: (s) => (chargersPursuits(s).length > 0 ? only(attackingSeat(s)) : nobody),
    choices: [chargersPursuit],
    answer: (s, _, __, action) => {
      if (action.kind === 'pursue') beginPursuit(s, action)
      return 'over'
    },
    skipForced: true,
  },
  advance: (s) => {
    call(s, advance, { vacated: vacated(s), unit: -1 })
  },
  // JG-9.4-g, JG-9.5.1-b
  defenderPursues: {
    who: (s) => (defendersPursuits(s).length > 0 ? only(defendingSeat(s)) : nobody),
    choices: [always(done), defendersPursuit],
    window: { class: 'pursuit', declines: done },
    answer: (s, _, __, action) => {
      if (action.kind !== 'pursue') return
      beginPursuit(s, action)
      return 'over'
    },
  },
  counterAttack: {
    who: (s) => (counterAttack.options(s).length > 0 ? only(defendingSeat(s)) : nobody),
    choices: [always(done), counterAttacks],
    window: { class: 'counter-attack', declines: done },
    answer: (s, _, __, action) => {
      if (action.kind === 'counterAttack') counterAttack.begin(s, action)
    },
  },
  over: (s) => {
    const { defenders, targets } = currentFight(s)
    for (const unit of defenders) forget(s.units[unit], COUNTERED)
    for (const hex of targets) for (const unit of stackIn(s, hex)) forget(s.units[unit], COUNTERED)
    s.fights.pop()
    return finished
  },
})

export { fight }

function muster(s: GloryState): void {
  const now = currentFight(s)
  now.attackers = now.attackers.filter((unit) => s.units[unit].hex >= 0 && isGood(s, unit))
  // JG-8.2-g, R-31: whoever was driven into a hex that others have left is not attacked again
  if (!now.bonus && now.pursuit === 0) now.targets = now.targets.filter((hex) => !wasStruck(s, hex))
  dropIdleTargets(s)
  // JG-9.4-e: horse may try a counter-charge anew in every fight
  for (const hex of now.targets)
    for (const unit of stackIn(s, hex))
      if (cardOf(s, unit).arm === 'cav') forget(s.units[unit], COUNTERED | ANSWER_SPENT)
}

/**
 * JG-8.3.2-d, R-31: targets that nobody attacks any more fall away; attackers with nobody before them too; enemies in
 * front of those who stay that others were to attack are theirs now. False when nothing is left to fight.
 */
function dropIdleTargets(s: GloryState): boolean {
  const now = currentFight(s)
  if (now.attackers.length === 0) return false
  const seat = seatOf(s, now.attackers[0])
  now.targets = now.targets.filter(
    (hex) => occupant(s, hex) === otherSeat(seat) && now.attackers.some((unit) => strikesAt(s, unit, hex)),
  )
  now.attackers = now.attackers.filter((unit) => now.targets.some((hex) => strikesAt(s, unit, hex)))
  return now.targets.length > 0 && now.attackers.length > 0
}

/** JG-8.3.2-d: enemies whose attackers failed are added to the combats of those who have them in front too. */
function passOn(s: GloryState, hexes: readonly HexId[]): void {
  for (const hex of hexes) {
    for (const combat of s.combats) {
      if (
        !combat.targets.includes(hex) &&
        combat.attackers.some((unit) => isGood(s, unit) && strikesAt(s, unit, hex))
      )
        combat.targets.push(hex)
    }
  }
  if (hexes.length > 0) mergeCombats(s)
}

/** The first target from that place on whose cavalry may refuse. */
function refusableHex(s: GloryState, from: number): HexId {
  const now = currentFight(s)
  for (let i = from; i < now.targets.length; i++) if (mayRefuse(s, now, now.targets[i])) return now.targets[i]
  return -1 as HexId
}

function sufferSide(s: GloryState, attacker: boolean, effects: readonly string[]): void {
  if (effects.length === 0) return
  const now = currentFight(s)
  const away: Away = attacker ? DEFENDERS : ATTACKERS
  // disordered mates of the attackers are in the hex that is hit
  const hexes = attacker ? now.origins : now.targets
  const units = hexes.flatMap((hex) => stackIn(s, hex)).filter((unit) => cardOf(s, unit).arm !== 'art')
  const list = effects.join(' ')
  for (const unit of units.reverse()) {
    if (!attacker && s.units[unit].square) note(s.units[unit], ANSWER_SPENT) // JG-9.3.1-b
    call(s, suffer, { unit, effects: list, next: 0, away, routedNow: false })
  }
}

/** Of the targets, those in which no enemy stands any more. */
function vacated(s: GloryState): Members {
  return membersWhere(currentFight(s).targets, (hex) => s.tops[hex] < 0)
}
