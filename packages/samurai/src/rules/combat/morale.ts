import type { Arm } from '../../data/unit-kinds.ts'
import { around } from '../../position/board.ts'
import { battlefield, terrainAt } from '../../position/ground.ts'
import { AS_USUAL, FEARLESS, isGuard, kindOf, leaderWith, type SamuraiState, type Unit } from '../../state.ts'
import { BRAVE, COWED, type Strike } from './strike-facts.ts'

/** SB-MOR-02: never more than two, unless a card lets all be ignored. */
export const MOST_IGNORED = 2
const ALL = 99

/** SB-MOR-04 to 07: friends in at least two of the hexes around; a lone leader is one. */
export function isSupported(s: SamuraiState, unit: Unit): boolean {
  let friends = 0
  for (const hex of around(unit.hex)) {
    const there = s.unitAt[hex]
    if (there >= 0) {
      if (s.units[there].seat === unit.seat && ++friends === 2) return true
    } else {
      const leader = s.leaderAt[hex]
      if (leader >= 0 && s.leaders[leader].seat === unit.seat && ++friends === 2) return true
    }
  }
  return false
}

/** How many flags the unit may ignore for what it is and where it stands, attacked by that arm. */
export function flagsIgnoredByNature(s: SamuraiState, unit: Unit, attacker: Arm): number {
  const field = battlefield(s)
  const kind = kindOf(unit)
  // SB-MOR-16, SB-MOR-17
  if (kind.arm === 'guard') return field.edition.guardsIgnoreAllFlags ? ALL : 1
  let flags = kind.steadfast // SB-MOR-08
  if (isSupported(s, unit)) flags++
  if (leaderWith(s, unit) !== undefined) flags++ // SB-MOR-09
  const { steadies } = terrainAt(s, field, unit.hex)
  if (
    steadies === 'anyone' ||
    (kind.arm === 'infantry' &&
      (steadies === 'foot' || (steadies === 'foot from horse' && attacker === 'cavalry')))
  ) {
    flags++ // SB-MOR-10 to 14
  }
  return Math.min(flags, MOST_IGNORED)
}

/** How many flags of a strike its target may ignore, with whatever cards say (SB-DRG-06: the later one counts). */
export function flagsToIgnore(s: SamuraiState, strike: Strike): number {
  const unit = s.units[strike.at]
  // SB-MOR-16, R-56: not even a Dragon card changes that
  if (isGuard(unit) && battlefield(s).edition.guardsIgnoreAllFlags) return ALL
  if (strike.resolve === BRAVE) return ALL // SB-MOR-15
  if (strike.resolve === COWED) return 0
  if (s.turn.morale !== AS_USUAL && unit.seat !== s.turn.seat) return s.turn.morale === FEARLESS ? ALL : 0
  return flagsIgnoredByNature(s, unit, kindOf(s.units[strike.by]).arm)
}
