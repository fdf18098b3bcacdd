import { CIRCLE, SQUARE, SWORDS, TRIANGLE } from '../../data/die.ts'
import type { UnitKind } from '../../data/unit-kinds.ts'
import { battlefield } from '../../position/ground.ts'
import { kindOf, type SamuraiState } from '../../state.ts'
import type { Strike } from './strike-facts.ts'

/** What the faces of one roll are worth: the row of the table in section 2 of the rules page that applies. */
export interface Worth {
  /** The symbol face that hits, or -1. */
  readonly symbol: number
  readonly swordsHit: boolean
  /** Swords that rank and stature take away. */
  readonly swordsIgnored: number
  readonly flag: number
  readonly fortune: boolean
  /** Fortune faces that give nothing, because the unit was inspired (SB-INSP-09). */
  readonly fortuneLess: number
  /** Each swords face is rolled once more (SB-ARMY-06, SB-DC-FIREBYRANK-01). */
  readonly swordsAgain: boolean
}

/** How many faces of each kind count. */
export interface Faces {
  readonly circle: number
  readonly triangle: number
  readonly square: number
  readonly flags: number
  readonly fortune: number
  readonly swords: number
}

/** SB-SWORD: how many swords of a close combat the target ignores. Void with a bodyguard on either side. */
export function swordsIgnored(attacker: UnitKind, target: UnitKind): number {
  if (attacker.arm === 'guard' || target.arm === 'guard') return 0 // SB-SWORD-09
  const stature = target.arm === 'cavalry' && attacker.arm === 'infantry' ? 1 : 0 // SB-SWORD-01
  return stature + Math.max(0, target.symbol - attacker.symbol) // SB-SWORD-02 to 06: circle, triangle, square rank 0, 1, 2
}

export function worthOf(s: SamuraiState, strike: Strike): Worth {
  const { edition } = battlefield(s)
  const by = kindOf(s.units[strike.by])
  const ranged = strike.way === 'ranged'
  const fortuneLess = strike.inspired
  const swordsAgain = ranged ? s.turn.fireByRank && by.weapon === 'arquebus' : by.arm === 'guard'
  if (strike.at < 0) {
    // SB-LONE-02 to 04, SB-LONE-06, SB-HF-05
    const swordsHit = !ranged || by.weapon === 'arquebus' || edition.bowsKillLeaders
    const fortune = !ranged || by.weapon === 'bow'
    return { symbol: -1, swordsHit, swordsIgnored: 0, flag: 0, fortune, fortuneLess, swordsAgain }
  }
  const at = kindOf(s.units[strike.at])
  const symbol = at.symbol === SWORDS ? -1 : at.symbol
  if (ranged) {
    const arquebus = by.weapon === 'arquebus' // SB-RNG-13, 14, 17, 18; SB-RNG-15: no rank
    return {
      symbol,
      swordsHit: arquebus,
      swordsIgnored: 0,
      flag: strike.fear,
      fortune: !arquebus,
      fortuneLess,
      swordsAgain,
    }
  }
  return {
    symbol,
    swordsHit: true,
    swordsIgnored: swordsIgnored(by, at),
    flag: strike.fear, // SB-DC-FEAR-01
    fortune: !edition.honorBans || !isBanned(by, at),
    fortuneLess,
    swordsAgain,
  }
}

/** SB-HF-02, SB-HF-03, SB-HF-06 */
function isBanned(by: UnitKind, at: UnitKind): boolean {
  return at.code === 'li' || (by.arm === 'cavalry' && (at.symbol === CIRCLE || at.symbol === TRIANGLE))
}

export function hitsIn(worth: Worth, faces: Faces): number {
  const matching =
    worth.symbol === CIRCLE
      ? faces.circle
      : worth.symbol === TRIANGLE
        ? faces.triangle
        : worth.symbol === SQUARE
          ? faces.square
          : 0
  return matching + (worth.swordsHit ? Math.max(0, faces.swords - worth.swordsIgnored) : 0)
}

export const flagsIn = (worth: Worth, faces: Faces): number => faces.flags * worth.flag

export const honorIn = (worth: Worth, faces: Faces): number =>
  worth.fortune ? Math.max(0, faces.fortune - worth.fortuneLess) : 0

/** By face, how many of the dice count: as hits, flags or honor. */
export function countsIn(worth: Worth, faces: Faces): number[] {
  return [
    worth.symbol === CIRCLE ? faces.circle : 0,
    worth.symbol === TRIANGLE ? faces.triangle : 0,
    worth.symbol === SQUARE ? faces.square : 0,
    worth.flag > 0 ? faces.flags : 0,
    honorIn(worth, faces),
    worth.swordsHit ? Math.max(0, faces.swords - worth.swordsIgnored) : 0,
  ]
}

/** O-21, R-95: in gmt blocks that the shot before this one took come back; what their loss led to stays. */
export const undone = (s: SamuraiState, strike: Strike): number =>
  battlefield(s).edition.armourUndoesFirstShot ? s.units[strike.at].shotLoss : 0
