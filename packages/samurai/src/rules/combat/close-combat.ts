import { again, always, nobody, only, type Seat } from '@gunbai/kernel'
import { pass } from '../../action.ts'
import { told } from '../../event.ts'
import { other } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { CLOSE_COMBAT, isAlive, NO_LEADER, type SamuraiState, type Unit, type UnitId } from '../../state.ts'
import type { WindowId } from '../../windows.ts'
import { dragonPlays } from '../cards/dragon-law.ts'
import { isAsked, playDragon, reaction } from '../cards/windows.ts'
import { discardCommand } from '../turn/cards-in-hand.ts'
import { chance, enter, procedure, type SamuraiAsking } from '../turn/sequence.ts'
import { AMBUSHED, type CloseCombat, DEFENDER_FIRST, newCloseCombat } from './close-combat-facts.ts'
import {
  battlesBack,
  bonusAttacks,
  chargers,
  charges,
  firstStrikes,
  gainsOfGround,
  mayBattleBack,
  mayFirstStrike,
} from './close-combat-law.ts'
import { bonusTargets, gainers, gainGround } from './gaining-ground.ts'
import { strike } from './strike.ts'
import { newStrike, type Strike } from './strike-facts.ts'

/** Whether what is attacked still stands where it stood: a unit, or a leader alone. */
const targetStands = (s: SamuraiState, f: CloseCombat): boolean =>
  f.target >= 0 ? s.units[f.target].hex === f.hex : s.leaderAt[f.hex] >= 0

const aboutCombat = (_: SamuraiState, f: CloseCombat) => ({ unit: f.unit, hex: f.hex })

/**
 * SB-CLOSE-02, in its order. Dice, roll, hits and retreat are the steps of each strike (strike.ts); who may do what at a step
 * stands in close-combat-law.ts, in the order of the steps.
 */
export const closeCombat = procedure<CloseCombat>('close combat').steps({
  declare: (s, f) => {
    const unit = s.units[f.unit]
    unit.fought = CLOSE_COMBAT
    s.tell?.({ kind: 'attacked', at: f.hex, bonus: f.bonus, ...told(s, unit) })
  },
  // Levy Charge: SB-LEVY-01, SB-LEVY-04
  charge: {
    who: (s, f) => (chargers(s, f).length > 0 ? only(f.seat) : nobody),
    choices: [always(pass), charges],
    answer: (s, _, __, action) => {
      if (action.kind !== 'joinCharge') return
      const unit = s.units[action.unit]
      unit.fought = CLOSE_COMBAT
      s.charge.push(unit.id)
      s.tell?.({ kind: 'joinedCharge', ...told(s, unit) })
      return again
    },
    about: (_, f) => ({ hex: f.hex }),
  },
  // the attacker first, and again whenever the defender has played
  attackerReacts: reaction('attack', 'declared', (_, f) => f.seat, aboutCombat),
  // First Strike (SB-CC-FIRST-01), or a Dragon card of the same moment
  defenderReacts: {
    who: (s, f) => {
      const seat = other(f.seat)
      return mayFirstStrike(s, f) || isAsked(s, 'declared', f, seat) ? only(seat) : nobody
    },
    choices: [always(pass), firstStrikes, dragonPlays('declared')],
    window: chance('attacked'),
    answer: (s, f, seat, action) => {
      if (action.kind === 'playDragon') playDragon(s, f, seat, action)
      else if (action.kind === 'firstStrike') firstStrike(s, f, seat, action.card, action.unit)
      else return undefined
      return 'attackerReacts'
    },
    about: aboutCombat,
  },
  // SB-CC-FIRST-02, SB-DC-AMBUSH-01
  first: (s, f) => {
    if (f.order === DEFENDER_FIRST) defenderStrikes(s, f)
  },
  // SB-CC-FIRST-02: an attacker destroyed or driven off attacks no more; of a Levy Charge the others go on.
  regroup: (s, f) => {
    const stillThere = s.units[f.struck].hex === f.struckHex
    if (f.order !== DEFENDER_FIRST || stillThere) return
    s.charge = s.charge.filter((id) => id !== f.struck)
    if (f.struck !== f.unit) return
    if (s.charge.length === 0) return 'over'
    f.unit = s.charge.shift() as UnitId
    return undefined
  },
  // SB-CLOSE-02: dice, roll, hits, leader check, retreat
  attack: (s, f) => {
    // SB-ARMY-13, R-85: a duel may have removed a bodyguard on either side
    if (!targetStands(s, f) || !isAlive(s.units[f.unit])) return
    enter(s, strike, attackStrike(f))
  },
  // the unit that was to strike first fights second, if it still stands
  reply: (s, f) => {
    if (f.order === AMBUSHED && targetStands(s, f)) defenderStrikes(s, f)
  },
  // SB-GAIN-01 to 03, SB-LEVY-05: only of those who attack. Legendary Combat is played here (SB-DC-LEGEND-01)
  ground: {
    who: (s, f) => (gainers(s, f).length > 0 ? only(f.seat) : nobody),
    choices: [gainsOfGround, always(pass), dragonPlays('success')],
    window: chance('ground'),
    answer: (s, f, seat, action) => {
      if (action.kind === 'playDragon') {
        playDragon(s, f, seat, action)
        return again
      }
      if (action.kind !== 'gainGround') return 'over' // the hex is empty: nobody battles back (SB-BACK-01)
      f.gains = action.unit
      return undefined
    },
    about: aboutCombat,
  },
  // Timid Success: SB-DC-TIMID-01
  timid: {
    ...reaction('attacked', 'gaining ground', (_, f) => other(f.seat), aboutCombat),
    who: (s, f) =>
      f.gains >= 0 && isAsked(s, 'gaining ground', f, other(f.seat)) ? only(other(f.seat)) : nobody,
  },
  advance: (s, f) => {
    if (f.gains < 0) return 'battleBack' // no ground was to be gained
    if (f.timid) return 'over'
    gainGround(s, f)
    return undefined
  },
  // SB-BONUS-01 to 07
  bonus: {
    who: (s, f) => (bonusTargets(s, f).length > 0 ? only(f.seat) : nobody),
    choices: [always(pass), bonusAttacks],
    window: chance('bonus'),
    answer: (s, f, _, action) => {
      if (action.kind === 'attack') {
        const next = newCloseCombat(s, s.units[f.gains], action.hex, f.bonus + 1)
        next.legendary = f.legendary && battlefield(s).edition.legendLasts // SB-DC-LEGEND-04
        enter(s, closeCombat, next)
      }
      return 'over'
    },
    about: (_, f) => ({ unit: f.gains, hex: f.hex }),
  },
  // SB-BACK-01 to 04; of a Levy Charge against one unit (SB-LEVY-03)
  battleBack: {
    who: (s, f) => (mayBattleBack(s, f) ? only(other(f.seat)) : nobody),
    choices: [battlesBack, always(pass)],
    window: chance('back'),
    answer: (s, f, _, action) => {
      if (action.kind !== 'battleBack') return 'over'
      f.struck = action.unit
      f.back = true
      s.tell?.({ kind: 'foughtBack', ...told(s, s.units[f.target]) })
      return undefined
    },
    about: (_, f) => ({ unit: f.target, hex: f.hex }),
  },
  // SB-DC-DUEL-10, R-92: whoever battles back is asked first, now as the one that attacks
  defenderChallenges: challenge('attack', (f) => other(f.seat)),
  attackerChallenges: challenge('attacked', (f) => f.seat, 'defenderChallenges'),
  // SB-BACK-02, SB-BACK-05
  back: (s, f) => {
    const attacker = s.units[f.struck]
    if (f.back && targetStands(s, f) && isAlive(attacker)) enter(s, strike, battleBackStrike(s, f, attacker))
  },
  over: (s) => {
    s.charge = []
  },
})

function firstStrike(s: SamuraiState, f: CloseCombat, seat: number, card: number, struck: UnitId): void {
  discardCommand(s, seat, card) // before it is told: a card on the discards is open to everybody
  s.tell?.({ kind: 'firstStruck', card, ...told(s, s.units[f.target]) })
  s.turn.firstStrikes++
  f.order = DEFENDER_FIRST
  f.struck = struck
}

function defenderStrikes(s: SamuraiState, f: CloseCombat): void {
  const attacker = s.units[f.struck]
  if (!targetStands(s, f) || !isAlive(attacker)) return
  f.struckHex = attacker.hex
  enter(s, strike, strikeOutOfTurn(s, f))
}

/** A step at which that side may challenge the other's leader to a duel before a battle back. */
function challenge<N extends string = never>(
  id: WindowId,
  seatOf: (f: CloseCombat) => Seat,
  then?: N,
): SamuraiAsking<CloseCombat, N> {
  const about = (s: SamuraiState, f: CloseCombat) => ({ unit: f.target, hex: s.units[f.struck].hex })
  return {
    ...reaction(id, 'declared', (_, f) => seatOf(f), about, then),
    who: (s, f) =>
      f.back && battlefield(s).edition.duelsBeforeBack && isAsked(s, 'declared', f, seatOf(f))
        ? only(seatOf(f))
        : nobody,
  }
}

// The three strikes of a close combat; the odds are computed from these same ones.

export function attackStrike(f: CloseCombat): Strike {
  const blow = newStrike(f.seat, f.unit, f.target, f.target < 0 ? f.leader : NO_LEADER, f.hex, 'attack')
  if (f.order === AMBUSHED) blow.extra = f.extra
  return blow
}

/** The defender's out of turn: a First Strike or Ambush, or what the attacker's Ambush left of it. */
export function strikeOutOfTurn(s: SamuraiState, f: CloseCombat): Strike {
  const { hex } = s.units[f.struck]
  const blow = newStrike(other(f.seat), f.target, f.struck, NO_LEADER, hex, 'first strike')
  if (f.order === DEFENDER_FIRST) blow.extra = f.extra
  return blow
}

export function battleBackStrike(s: SamuraiState, f: CloseCombat, attacker: Unit): Strike {
  const blow = newStrike(other(f.seat), f.target, attacker.id, NO_LEADER, attacker.hex, 'battle back')
  blow.against = s.struckWith
  return blow
}
