import type { Seat } from '@gunbai/kernel'
import { CIRCLE, SQUARE, SWORDS, TRIANGLE } from '../../data/die.ts'
import { type HexId, NOWHERE, other } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import {
  isAlive,
  kindOf,
  type LeaderId,
  NO_LEADER,
  NO_UNIT,
  type SamuraiState,
  type UnitId,
} from '../../state.ts'
import { rollDice } from '../combat/dice.ts'
import { enter, isOver, procedure } from '../turn/sequence.ts'
import { killLeader, takeBlocks } from '../turn/victory.ts'
import { losses } from './losses.ts'

export interface LackOfHonor {
  readonly seat: Seat
  readonly unpaid: number
  readonly unit: UnitId // that retreated, or NO_UNIT
  readonly leader: LeaderId // who retreated alone, or NO_LEADER
  readonly hex: HexId // where the retreat ended; NOWHERE for a Dragon card
}

/** SB-LACK: what an army suffers that cannot pay the honor it loses. */
export const lackOfHonor = procedure<LackOfHonor>('lack of honor').steps({
  roll: (s, f) => {
    const { edition } = battlefield(s)
    const dice = 4 + (edition.lackDicePerToken ? f.unpaid : 0) // SB-LACK-02, SB-LACK-03
    const tally = rollDice(s, other(f.seat), 'lack of honor', dice)
    if (f.leader !== NO_LEADER && tally[SWORDS] > 0) fall(s, f.leader) // SB-LACK-11
    if (f.unit !== NO_UNIT) {
      // SB-LACK-05, SB-LACK-09: its own symbol strikes the unit itself, and surplus is lost
      const unit = s.units[f.unit]
      const { symbol } = kindOf(unit)
      takeBlocks(s, unit, tally[symbol], 'lack of honor')
      tally[symbol] = 0
    }
    if (isOver(s)) return
    enter(s, losses, {
      seat: f.seat,
      from: f.hex,
      because: 'lack of honor',
      circle: tally[CIRCLE],
      triangle: tally[TRIANGLE],
      square: tally[SQUARE],
    })
  },
})

function fall(s: SamuraiState, id: LeaderId): void {
  const leader = s.leaders[id]
  if (isAlive(leader)) killLeader(s, leader, true) // SB-HON-11: one who left the field is out of reach
}

/** The roll after a unit's retreat that could not be paid. */
export function lackAfterRetreat(s: SamuraiState, unit: UnitId, hex: HexId, unpaid: number): void {
  const { seat } = s.units[unit]
  if (unpaid > 0) enter(s, lackOfHonor, { seat, unpaid, unit, leader: NO_LEADER, hex })
}

/** The roll after a lone leader's retreat that could not be paid. */
export function lackAfterLeader(s: SamuraiState, leader: LeaderId, hex: HexId, unpaid: number): void {
  const { seat } = s.leaders[leader]
  if (unpaid > 0) enter(s, lackOfHonor, { seat, unpaid, unit: NO_UNIT, leader, hex })
}

/** The roll after honor that a Dragon card took (SB-LACK-13). */
export function lackAfterCard(s: SamuraiState, seat: Seat, unpaid: number): void {
  if (unpaid > 0) enter(s, lackOfHonor, { seat, unpaid, unit: NO_UNIT, leader: NO_LEADER, hex: NOWHERE })
}
