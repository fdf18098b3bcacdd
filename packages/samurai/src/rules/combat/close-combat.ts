import { again, nobody, only, type Seat } from '@gunbai/kernel'
import { pass, type SamuraiAction } from '../../action.ts'
import { commandDeck, FIRST_STRIKE, firstStrikeCards } from '../../data/command-cards.ts'
import { told } from '../../event.ts'
import { around, type HexId, other } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import {
  CLOSE_COMBAT,
  isAlive,
  kindOf,
  NO_LEADER,
  NO_UNIT,
  type SamuraiState,
  type Unit,
  type UnitId,
} from '../../state.ts'
import { addDragonPlays, isAsked, playDragon, reaction, whyNotDragon } from '../cards/windows.ts'
import { discardCommand } from '../turn/cards-in-hand.ts'
import { enter, procedure, type SamuraiAsking } from '../turn/sequence.ts'
import { mayBattle } from './battle-phase.ts'
import {
  AMBUSHED,
  ATTACKER_FIRST,
  attackers,
  type CloseCombat,
  DEFENDER_FIRST,
} from './close-combat-facts.ts'
import { closeCombatBase } from './combat-dice.ts'
import { advance, bonusTargets, gainers } from './gaining-ground.ts'
import { strike } from './strike.ts'
import { newStrike, type Strike } from './strike-facts.ts'

export function newCloseCombat(s: SamuraiState, unit: Unit, hex: HexId, bonus: number): CloseCombat {
  return {
    seat: unit.seat,
    unit: unit.id,
    target: s.unitAt[hex],
    leader: s.leaderAt[hex],
    hex,
    bonus,
    order: ATTACKER_FIRST,
    extra: 0,
    struck: unit.id,
    struckHex: unit.hex,
    gains: NO_UNIT,
    legendary: false,
    back: false,
    timid: false,
  }
}

/** Whether what is attacked still stands where it stood: a unit, or a leader alone. */
const targetStands = (s: SamuraiState, f: CloseCombat): boolean =>
  f.target >= 0 ? s.units[f.target].hex === f.hex : s.leaderAt[f.hex] >= 0

/** Levy units that may charge beside the attacker (SB-LEVY-01). */
function chargers(s: SamuraiState, f: CloseCombat): Unit[] {
  if (f.bonus > 0 || f.target < 0 || kindOf(s.units[f.unit]).code !== 'li') return []
  return around(f.hex).flatMap((hex) => {
    const unit = s.unitAt[hex] < 0 ? undefined : s.units[s.unitAt[hex]]
    if (unit === undefined || unit.id === f.unit || unit.seat !== f.seat || s.charge.includes(unit.id))
      return []
    return kindOf(unit).code === 'li' && mayBattle(s, unit) && closeCombatBase(s, unit, f.hex) > 0
      ? [unit]
      : []
  })
}

/** The attackers that the defender could strike (O-09). */
export function addStrikeTargets(s: SamuraiState, f: CloseCombat, add: (unit: UnitId) => void): void {
  const target = s.units[f.target]
  if (!isAlive(target)) return
  for (const id of attackers(s, f)) {
    const unit = s.units[id]
    if (isAlive(unit) && closeCombatBase(s, target, unit.hex) > 0) add(id)
  }
}

export const canStrike = (s: SamuraiState, f: CloseCombat): boolean => {
  if (f.target < 0) return false
  let can = false
  addStrikeTargets(s, f, () => {
    can = true
  })
  return can
}

/** Whether a First Strike could be in the defender's hand, as far as everybody can see. */
function mayFirstStrike(s: SamuraiState, f: CloseCombat): boolean {
  if (f.target < 0 || f.order !== ATTACKER_FIRST || s.hands[other(f.seat)].length === 0) return false
  return (
    canStrike(s, f) &&
    firstStrikeCards.some((card) => card !== s.turn.card && !s.deck.discards.includes(card))
  )
}

const aboutCombat = (_: SamuraiState, f: CloseCombat) => ({ unit: f.unit, hex: f.hex })

/** SB-CLOSE-02 */
export const closeCombat = procedure<CloseCombat>('close combat').steps({
  declare: (s, f) => {
    const unit = s.units[f.unit]
    unit.fought = CLOSE_COMBAT
    s.tell?.({ kind: 'attacked', at: f.hex, bonus: f.bonus, ...told(s, unit) })
  },
  // SB-LEVY-01, SB-LEVY-04
  charge: {
    who: (s, f) => (chargers(s, f).length > 0 ? only(f.seat) : nobody),
    answers: (s, f, _, list) => {
      list.push(pass)
      for (const unit of chargers(s, f)) list.push({ kind: 'joinCharge', unit: unit.id })
    },
    answer: (s, _, __, action) => {
      if (action.kind !== 'joinCharge') return
      const unit = s.units[action.unit]
      unit.fought = CLOSE_COMBAT
      s.charge.push(unit.id)
      s.tell?.({ kind: 'joinedCharge', ...told(s, unit) })
      return again
    },
    about: (_, f) => ({ hex: f.hex }),
    whyNot: () => ({ rule: 'SB-LEVY-01' }),
  },
  attackerReacts: reaction('declared', (_, f) => f.seat, aboutCombat),
  // SB-CC-FIRST-01, and the Dragon cards of the same moment
  defenderReacts: {
    who: (s, f) => {
      const seat = other(f.seat)
      return mayFirstStrike(s, f) || isAsked(s, 'declared', f, seat) ? only(seat) : nobody
    },
    answers: (s, f, seat, list) => {
      list.push(pass)
      if (mayFirstStrike(s, f)) addFirstStrikes(s, f, seat, list)
      if (isAsked(s, 'declared', f, seat)) addDragonPlays(s, 'declared', f, seat, list)
    },
    answer: (s, f, seat, action) => {
      if (action.kind === 'playDragon') playDragon(s, f, seat, action)
      else if (action.kind === 'firstStrike') firstStrike(s, f, seat, action.card, action.unit)
      else return undefined
      return 'attackerReacts'
    },
    about: (_, f) => ({ unit: f.unit, hex: f.hex }),
    whyNot: (s, f, seat, action) =>
      action.kind === 'firstStrike'
        ? { rule: 'SB-CC-FIRST-01' }
        : whyNotDragon(s, 'declared', f, seat, action),
  },
  // SB-CC-FIRST-02, SB-DC-AMBUSH-01
  first: (s, f) => {
    if (f.order === DEFENDER_FIRST) defenderStrikes(s, f)
  },
  // A unit that was destroyed or driven off attacks no more; of a Levy Charge the others go on.
  regroup: (s, f) => {
    if (f.order !== DEFENDER_FIRST || s.units[f.struck].hex === f.struckHex) return
    s.charge = s.charge.filter((id) => id !== f.struck)
    if (f.struck === f.unit && s.charge.length > 0) f.unit = s.charge.shift() as UnitId
    else if (f.struck === f.unit) return 'over'
    return undefined
  },
  attack: (s, f) => {
    // A duel may have removed a bodyguard on either side.
    if (!targetStands(s, f) || !isAlive(s.units[f.unit])) return
    enter(s, strike, attackBlow(f))
  },
  // the unit that was to strike first fights second, if it still stands
  reply: (s, f) => {
    if (f.order === AMBUSHED && targetStands(s, f)) defenderStrikes(s, f)
  },
  // SB-GAIN-01, SB-GAIN-02
  ground: {
    who: (s, f) => (gainers(s, f).length > 0 ? only(f.seat) : nobody),
    answers: (s, f, seat, list) => {
      for (const unit of gainers(s, f)) list.push({ kind: 'gainGround', unit: unit.id })
      list.push(pass)
      addDragonPlays(s, 'success', f, seat, list)
    },
    answer: (s, f, seat, action) => {
      if (action.kind === 'playDragon') {
        playDragon(s, f, seat, action)
        return again
      }
      if (action.kind !== 'gainGround') return 'over'
      f.gains = action.unit
      return undefined
    },
    about: (_, f) => ({ unit: f.unit, hex: f.hex }),
    whyNot: (s, f, seat, action) =>
      action.kind === 'gainGround' ? { rule: 'SB-GAIN-04' } : whyNotDragon(s, 'success', f, seat, action),
  },
  // SB-DC-TIMID-01
  timid: {
    ...reaction('gaining ground', (_, f) => other(f.seat), aboutCombat),
    who: (s, f) =>
      f.gains >= 0 && isAsked(s, 'gaining ground', f, other(f.seat)) ? only(other(f.seat)) : nobody,
  },
  advance: (s, f) => {
    if (f.gains < 0) return 'battleBack'
    if (f.timid) return 'over'
    advance(s, f)
    return undefined
  },
  // SB-BONUS
  bonus: {
    who: (s, f) => (bonusTargets(s, f).length > 0 ? only(f.seat) : nobody),
    answers: (s, f, _, list) => {
      list.push(pass)
      for (const hex of bonusTargets(s, f)) list.push({ kind: 'attack', unit: f.gains, hex })
    },
    answer: (s, f, _, action) => {
      if (action.kind === 'attack') {
        const next = newCloseCombat(s, s.units[f.gains], action.hex, f.bonus + 1)
        next.legendary = f.legendary && battlefield(s).edition.legendLasts // SB-DC-LEGEND-04
        enter(s, closeCombat, next)
      }
      return 'over'
    },
    about: (_, f) => ({ unit: f.gains, hex: f.hex }),
    whyNot: () => ({ rule: 'SB-BONUS-03' }),
  },
  // SB-BACK-01 to 04
  battleBack: {
    who: (s, f) => (mayBattleBack(s, f) ? only(other(f.seat)) : nobody),
    answers: (s, f, _, list) => {
      addStrikeTargets(s, f, (unit) => list.push({ kind: 'battleBack', unit })) // SB-LEVY-03
      list.push(pass)
    },
    answer: (s, f, _, action) => {
      if (action.kind !== 'battleBack') return 'over'
      f.struck = action.unit
      f.back = true
      s.tell?.({ kind: 'foughtBack', ...told(s, s.units[f.target]) })
      return undefined
    },
    about: (_, f) => ({ unit: f.target, hex: f.hex }),
  },
  // SB-DC-DUEL-10
  defenderChallenges: challenge((f) => other(f.seat)),
  attackerChallenges: challenge((f) => f.seat, 'defenderChallenges'),
  back: (s, f) => {
    const attacker = s.units[f.struck]
    if (f.back && targetStands(s, f) && isAlive(attacker)) enter(s, strike, backBlow(s, f, attacker))
  },
  over: (s) => {
    s.charge = []
  },
})

/** A step at which that side may challenge the other's leader to a duel before a battle back. */
function challenge<N extends string = never>(
  seatOf: (f: CloseCombat) => Seat,
  then?: N,
): SamuraiAsking<CloseCombat, N> {
  const about = (s: SamuraiState, f: CloseCombat) => ({ unit: f.target, hex: s.units[f.struck].hex })
  return {
    ...reaction('declared', (_, f) => seatOf(f), about, then),
    who: (s, f) =>
      f.back && battlefield(s).edition.duelsBeforeBack && isAsked(s, 'declared', f, seatOf(f))
        ? only(seatOf(f))
        : nobody,
  }
}

function addFirstStrikes(s: SamuraiState, f: CloseCombat, seat: number, list: SamuraiAction[]): void {
  for (const card of s.hands[seat]) {
    if (commandDeck[card] !== FIRST_STRIKE) continue
    addStrikeTargets(s, f, (unit) => list.push({ kind: 'firstStrike', card, unit }))
  }
}

function firstStrike(s: SamuraiState, f: CloseCombat, seat: number, card: number, struck: UnitId): void {
  discardCommand(s, seat, card) // first: a card that lies open is no secret when it is told
  s.tell?.({ kind: 'firstStruck', card, ...told(s, s.units[f.target]) })
  s.turn.firstStrikes++
  f.order = DEFENDER_FIRST
  f.struck = struck
}

function defenderStrikes(s: SamuraiState, f: CloseCombat): void {
  const attacker = s.units[f.struck]
  if (!targetStands(s, f) || !isAlive(attacker)) return
  f.struckHex = attacker.hex
  enter(s, strike, defenderBlow(s, f))
}

// The three strikes of a close combat; the odds are computed from these same ones.

export function attackBlow(f: CloseCombat): Strike {
  const blow = newStrike(f.seat, f.unit, f.target, f.target < 0 ? f.leader : NO_LEADER, f.hex, 'attack')
  if (f.order === AMBUSHED) blow.extra = f.extra
  return blow
}

/** The defender's out of turn: a First Strike or Ambush, or what the attacker's Ambush left of it. */
export function defenderBlow(s: SamuraiState, f: CloseCombat): Strike {
  const { hex } = s.units[f.struck]
  const blow = newStrike(other(f.seat), f.target, f.struck, NO_LEADER, hex, 'first strike')
  if (f.order === DEFENDER_FIRST) blow.extra = f.extra
  return blow
}

export function backBlow(s: SamuraiState, f: CloseCombat, attacker: Unit): Strike {
  const blow = newStrike(other(f.seat), f.target, attacker.id, NO_LEADER, attacker.hex, 'battle back')
  blow.against = s.struckWith
  return blow
}

export function mayBattleBack(s: SamuraiState, f: CloseCombat): boolean {
  if (f.target < 0 || f.order !== ATTACKER_FIRST) return false // SB-CLOSE-13, SB-CC-FIRST-03
  return s.units[f.target].hex === f.hex && canStrike(s, f)
}
