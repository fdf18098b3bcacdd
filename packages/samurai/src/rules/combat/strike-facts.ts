import type { Seat } from '@gunbai/kernel'
import type { HexId } from '../../position/board.ts'
import { type LeaderId, NO_LEADER, NO_UNIT, type UnitId } from '../../state.ts'

export const ways = ['ranged', 'attack', 'first strike', 'battle back'] as const
export type Way = (typeof ways)[number]

/** How the target takes the flags of this one roll. */
const USUAL = 0
export const COWED = 1 // Cowards: may ignore none
export const BRAVE = 2 // Bravery, Brave Leader: may ignore all

/** One roll of one side against one target, from the declaration to the last retreat. */
export interface Strike {
  readonly seat: Seat // who rolls
  readonly by: UnitId
  readonly at: UnitId // NO_UNIT against a lone leader
  readonly leader: LeaderId // the lone leader, or NO_LEADER
  readonly hex: HexId // where the target stands when it is struck
  readonly way: Way
  inspired: number // dice from leaders, one for each unit inspired
  inspiredUnits: number // which of the fighting units those are, as bits; the first one is bit 1
  extra: number // dice from a Dragon card
  most: number // the most dice it may roll (Practice of Aikido), or -1
  against: number // dice that were rolled against it just before, for Revenge
  revenge: number // exactly so many dice (Revenge), or 0
  fear: number // what each flag counts for (Strike Fear)
  resolve: number // USUAL, COWED or BRAVE
  collects: boolean // Head Collector
  armoured: boolean // Shot Proof Armour
  dice: number // rolled
  circle: number // faces that count, rerolls included
  triangle: number
  square: number
  flags: number
  fortune: number
  swords: number
  lost: number // blocks that the target lost to hits
}

export function newStrike(
  seat: Seat,
  by: UnitId,
  at: UnitId,
  leader: LeaderId,
  hex: HexId,
  way: Way,
): Strike {
  return {
    seat,
    by,
    at,
    leader,
    hex,
    way,
    inspired: 0,
    inspiredUnits: 0,
    extra: 0,
    most: -1,
    against: 0,
    revenge: 0,
    fear: 1,
    resolve: USUAL,
    collects: false,
    armoured: false,
    dice: 0,
    circle: 0,
    triangle: 0,
    square: 0,
    flags: 0,
    fortune: 0,
    swords: 0,
    lost: 0,
  }
}

/** A strike at whatever stands in a hex: its unit, or the leader alone in it. */
export function strikeAtHex(
  s: { readonly unitAt: readonly UnitId[]; readonly leaderAt: readonly LeaderId[] },
  seat: Seat,
  by: UnitId,
  hex: HexId,
  way: Way,
): Strike {
  const at = s.unitAt[hex]
  return newStrike(seat, by, at, at === NO_UNIT ? s.leaderAt[hex] : NO_LEADER, hex, way)
}
