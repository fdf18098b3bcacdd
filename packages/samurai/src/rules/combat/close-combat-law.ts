import { distance } from '@gunbai/hexes'
import { commandDeck, FIRST_STRIKE, firstStrikeCards } from '../../data/command-cards.ts'
import { around, board, other } from '../../position/board.ts'
import { enemyAt, unitsOf } from '../../position/pieces.ts'
import {
  isAlive,
  isGuard,
  kindOf,
  NOT_ORDERED,
  type SamuraiState,
  type Unit,
  type UnitId,
} from '../../state.ts'
import { barredBars } from '../movement/allowance.ts'
import type { SamuraiChoice } from '../turn/sequence.ts'
import { castleRule } from './battle-law.ts'
import { mayBattle } from './battles.ts'
import { ATTACKER_FIRST, attackers, type CloseCombat } from './close-combat-facts.ts'
import { closeCombatBase } from './combat-dice.ts'
import { bonusTargets, gainers } from './gaining-ground.ts'

/** Who may do what at the steps of a close combat, in their order. */

/** Levy units that may charge beside the attacker (SB-LEVY-01). */
export function chargers(s: SamuraiState, f: CloseCombat): Unit[] {
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

export const charges: SamuraiChoice<CloseCombat, 'joinCharge'> = {
  kind: 'joinCharge',
  candidates: (s, f, seat, list) => {
    for (const { id } of unitsOf(s, seat)) if (id !== f.unit) list.push({ kind: 'joinCharge', unit: id })
  },
  bars: [
    {
      rule: 'SB-LEVY-01',
      stops: (s, { unit: id }, f) => {
        const unit = s.units[id]
        return (
          kindOf(unit).code !== 'li' || unit.ordered === NOT_ORDERED || distance(board, unit.hex, f.hex) !== 1
        )
      },
    },
    { rule: 'SB-BAT-03', stops: (s, { unit }) => s.units[unit].fought > 0 },
    ...barredBars,
  ],
  offer: (s, f, _, list) => {
    for (const unit of chargers(s, f)) list.push({ kind: 'joinCharge', unit: unit.id })
  },
}

/** Whether the defender could strike that attacker; a leader alone strikes nobody. */
function isStruck(s: SamuraiState, f: CloseCombat, attacker: UnitId): boolean {
  if (f.target < 0 || !isAlive(s.units[f.target])) return false
  const unit = s.units[attacker]
  return isAlive(unit) && closeCombatBase(s, s.units[f.target], unit.hex) > 0
}

/** The attackers that the defender could strike (O-09). */
export const strikeTargets = (s: SamuraiState, f: CloseCombat): UnitId[] =>
  attackers(s, f).filter((id) => isStruck(s, f, id))

export function canStrike(s: SamuraiState, f: CloseCombat): boolean {
  if (isStruck(s, f, f.unit)) return true
  for (const id of s.charge) if (isStruck(s, f, id)) return true
  return false
}

/** Whether a First Strike could be in the defender's hand, as far as everybody can see. */
export function mayFirstStrike(s: SamuraiState, f: CloseCombat): boolean {
  if (f.target < 0 || f.order !== ATTACKER_FIRST || s.hands[other(f.seat)].length === 0) return false
  return (
    canStrike(s, f) &&
    firstStrikeCards.some((card) => card !== s.turn.card && !s.deck.discards.includes(card))
  )
}

/** SB-CC-FIRST-01 */
export const firstStrikes: SamuraiChoice<CloseCombat, 'firstStrike'> = {
  kind: 'firstStrike',
  candidates: (s, f, seat, list) => {
    for (const card of s.hands[seat]) {
      for (const unit of attackers(s, f)) list.push({ kind: 'firstStrike', card, unit })
    }
  },
  bars: [
    {
      rule: 'SB-CC-FIRST-01',
      stops: (s, { card }, f) =>
        commandDeck[card] !== FIRST_STRIKE || f.target < 0 || !isAlive(s.units[f.target]),
    },
    { rule: 'SB-CC-FIRST-02', stops: (_, __, f) => f.order !== ATTACKER_FIRST },
    {
      rule: (s, _, f) => castleRule(s, s.units[f.target]),
      stops: (s, { unit }, f) => !isStruck(s, f, unit),
    },
  ],
  offer: (s, f, seat, list) => {
    if (!mayFirstStrike(s, f)) return
    const units = strikeTargets(s, f)
    for (const card of s.hands[seat]) {
      if (commandDeck[card] !== FIRST_STRIKE) continue
      for (const unit of units) list.push({ kind: 'firstStrike', card, unit })
    }
  },
}

/** SB-GAIN */
export const gainsOfGround: SamuraiChoice<CloseCombat, 'gainGround'> = {
  kind: 'gainGround',
  candidates: (s, f, _, list) => {
    for (const unit of attackers(s, f)) if (isAlive(s.units[unit])) list.push({ kind: 'gainGround', unit })
  },
  bars: [
    { rule: 'SB-ARMY-03', stops: (s, { unit }) => isGuard(s.units[unit]) },
    { rule: 'SB-GAIN-01', stops: (s, { unit }, f) => distance(board, s.units[unit].hex, f.hex) !== 1 },
    {
      rule: 'SB-GAIN-04',
      stops: (s, { unit }) => s.units[unit].stopped && !s.rulings.gainGroundAfterStop,
    },
  ],
  offer: (s, f, _, list) => {
    for (const unit of gainers(s, f)) list.push({ kind: 'gainGround', unit: unit.id })
  },
}

/** SB-BONUS: the attack of the unit that has just gained ground. */
export const bonusAttacks: SamuraiChoice<CloseCombat, 'attack'> = {
  kind: 'attack',
  candidates: (s, f, seat, list) => {
    for (const hex of board.hexes)
      if (enemyAt(s, seat, hex)) list.push({ kind: 'attack', unit: f.gains, hex })
  },
  bars: [
    { rule: 'SB-BONUS-03', stops: (s, { unit, hex }) => distance(board, s.units[unit].hex, hex) !== 1 },
    {
      rule: (s, { unit }) => castleRule(s, s.units[unit]),
      stops: (s, { unit, hex }) => closeCombatBase(s, s.units[unit], hex) === 0,
    },
  ],
  offer: (s, f, _, list) => {
    for (const hex of bonusTargets(s, f)) list.push({ kind: 'attack', unit: f.gains, hex })
  },
}

export function mayBattleBack(s: SamuraiState, f: CloseCombat): boolean {
  const isLoneLeader = f.target < 0 // SB-CLOSE-13
  const foughtOutOfTurn = f.order !== ATTACKER_FIRST // SB-CC-FIRST-03, SB-DC-AMBUSH-02, R-70
  if (isLoneLeader || foughtOutOfTurn) return false
  const hasStayed = s.units[f.target].hex === f.hex // SB-BACK-01, SB-BACK-04
  return hasStayed && canStrike(s, f)
}

/** SB-BACK-01, SB-LEVY-03 */
export const battlesBack: SamuraiChoice<CloseCombat, 'battleBack'> = {
  kind: 'battleBack',
  candidates: (s, f, _, list) => {
    for (const unit of attackers(s, f)) if (isAlive(s.units[unit])) list.push({ kind: 'battleBack', unit })
  },
  bars: [
    {
      rule: (s, _, f) => castleRule(s, s.units[f.target]),
      stops: (s, { unit }, f) => !isStruck(s, f, unit),
    },
  ],
  offer: (s, f, _, list) => {
    for (const unit of strikeTargets(s, f)) list.push({ kind: 'battleBack', unit })
  },
}
