import { distance } from '@gunbai/hexes'
import { maximumFor } from '../../data/terrain.ts'
import { rangedDice } from '../../data/unit-kinds.ts'
import { board, type HexId } from '../../position/board.ts'
import { battlefield, terrainAt } from '../../position/ground.ts'
import { kindOf, NOT_ORDERED, type SamuraiState, UNMOVED, type Unit } from '../../state.ts'
import { effectsOn } from '../turn/card-on-table.ts'
import type { Strike } from './strike-facts.ts'

// SB-BAT-06: base dice, then terrain maximums, then added dice. The odds are computed from these same functions.

/** Base dice in close combat after terrain; 0 where terrain forbids it (SB-TER-CASTLE-03, SB-TER-CASTLE-05). */
export function closeCombatBase(s: SamuraiState, unit: Unit, target: HexId): number {
  const field = battlefield(s)
  const { arm, close } = kindOf(unit)
  const here = terrainAt(s, field, unit.hex)
  const there = terrainAt(s, field, target)
  const base = arm === 'guard' ? unit.blocks : close // SB-ARMY-04, SB-UNIT-07
  const out = maximumFor(here.closeOut, arm)
  // SB-TER-HILL-06: hill against hill only the maximum of the hill one stands on counts
  const into = here.isHill && there.isHill ? base : maximumFor(there.closeInto, arm)
  return Math.min(base, out, into) // SB-BAT-07
}

/** Base dice in ranged combat after terrain; 0 where the unit cannot shoot so far. */
export function rangedCombatBase(s: SamuraiState, unit: Unit, target: HexId): number {
  const field = battlefield(s)
  const { arm, weapon } = kindOf(unit)
  const { at, moved } = rangedDice[weapon]
  const range = distance(board, unit.hex, target)
  const still = at[range] ?? 0
  const base = unit.moved === UNMOVED || unit.moved === 0 ? still : Math.min(still, moved)
  const here = terrainAt(s, field, unit.hex)
  const there = terrainAt(s, field, target)
  return Math.min(base, maximumFor(here.rangedOut, arm), maximumFor(there.rangedInto, arm))
}

/** Dice that cards add to a unit's close combat for the whole turn (SB-BAT-08: no terrain cuts them). */
export function closeCombatExtra(s: SamuraiState, unit: Unit): number {
  const { turn } = s
  let extra = effectsOn(s, unit).closeDice + (unit.desperate ? 2 : 0)
  if (turn.ashigaru && unit.seat === turn.seat && kindOf(unit).code === 'asp') {
    if (!battlefield(s).edition.ashigaruAttackOrdered || unit.ordered !== NOT_ORDERED) extra++
  }
  return extra
}

export function rangedCombatExtra(s: SamuraiState, unit: Unit): number {
  const { turn } = s
  const { weapon } = kindOf(unit)
  let extra = effectsOn(s, unit).rangedDice
  if (unit.ordered !== NOT_ORDERED) {
    if (turn.fireArrow && weapon === 'bow') extra++
    if (turn.fireByRank && weapon === 'arquebus') extra++
  }
  return extra
}

/** All dice of a strike: attack, first strike, battle back or shot. */
export function strikeDice(s: SamuraiState, strike: Strike): number {
  const unit = s.units[strike.by]
  if (strike.way === 'ranged') return rangedCombatBase(s, unit, strike.hex) + rangedCombatExtra(s, unit)
  // SB-DC-REVENGE-01: exactly as many as were rolled against it
  let dice =
    strike.revenge > 0 ? strike.revenge : closeCombatBase(s, unit, strike.hex) + closeCombatExtra(s, unit)
  if (strike.revenge === 0) {
    if (strike.way === 'attack') {
      // SB-LEVY-02: each charging unit's dice are capped by themselves, then summed
      for (const id of s.charge) {
        const beside = s.units[id]
        dice += closeCombatBase(s, beside, strike.hex) + closeCombatExtra(s, beside)
      }
    }
    dice += strike.inspired + strike.extra
  }
  return strike.most >= 0 ? Math.min(dice, strike.most) : dice // SB-DC-AIKIDO-01
}
