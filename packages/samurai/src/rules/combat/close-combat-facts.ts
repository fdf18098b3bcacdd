import type { Seat } from '@gunbai/kernel'
import type { HexId } from '../../position/board.ts'
import { type LeaderId, NO_UNIT, type SamuraiState, type Unit, type UnitId } from '../../state.ts'

/** Who fights first in a close combat. */
export const ATTACKER_FIRST = 0
export const DEFENDER_FIRST = 1 // First Strike or Ambush
export const AMBUSHED = 2 // the attacker's Ambush in answer to First Strike: he fights first after all

/** A close combat from its declaration to the battle back. */
export interface CloseCombat {
  readonly seat: Seat // the attacker's
  unit: UnitId // the attacker; of a Levy Charge the one that leads it
  readonly target: UnitId // NO_UNIT against a lone leader
  readonly leader: LeaderId // the lone leader, or NO_LEADER
  readonly hex: HexId // where the target stands
  readonly bonus: number // 0 for the ordered combat, 1 for the bonus combat, 2 for a second one (Legendary Combat)
  order: number // ATTACKER_FIRST, DEFENDER_FIRST or AMBUSHED
  extra: number // the Ambush's die, for whoever fights first
  struck: UnitId // which attacker the defender fights
  struckHex: HexId // where that attacker stands
  gains: UnitId // who is about to gain ground, or NO_UNIT
  legendary: boolean
  back: boolean // the defender has announced that it battles back, against the one in `struck`
  timid: boolean
}

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

/** Who attacks: one unit, or the units of a Levy Charge. */
export const attackers = (s: SamuraiState, f: CloseCombat): UnitId[] => [f.unit, ...s.charge]
