import { around } from '../../position/board.ts'
import { battlefield, terrainAt } from '../../position/ground.ts'
import { leaderWith, type SamuraiState, type Unit } from '../../state.ts'

/** SB-INSP: whether some leader could inspire that unit for a token, leaving the token aside. */
export function mayBeInspired(s: SamuraiState, unit: Unit): boolean {
  const field = battlefield(s)
  if (terrainAt(s, field, unit.hex).deafens) return false // SB-INSP-10
  if (leaderWith(s, unit) !== undefined) return true // SB-INSP-03, SB-INSP-04, SB-ARMY-05
  for (const hex of around(unit.hex)) {
    const there = s.leaderAt[hex]
    if (there < 0) continue
    const leader = s.leaders[there]
    if (leader.seat !== unit.seat) continue
    // SB-INSP-04, SB-INSP-11
    if (leader.kind === 'cavalry' || (leader.kind === 'commander' && field.edition.commanderInspiresAround))
      return true
  }
  return false
}
