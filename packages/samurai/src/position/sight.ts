import { line, OFF_BOARD } from '@gunbai/hexes'
import type { Scenario } from '../setups/scenario.ts'
import type { SamuraiState } from '../state.ts'
import { board, type HexId } from './board.ts'
import { terrainAt } from './ground.ts'

/** SB-LOS: whether the line from centre to centre is free. */
export function canSee(s: SamuraiState, field: Scenario, from: HexId, to: HexId): boolean {
  const steps = line(board, from, to)
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]
    if (step.kind === 'through') {
      if (hides(s, field, step.hex, from, to)) return false
    } else if (
      // SB-LOS-05: along an edge both sides must hide; the half hexes at the rim do (SB-LOS-03)
      (step.left === OFF_BOARD || hides(s, field, step.left, from, to)) &&
      (step.right === OFF_BOARD || hides(s, field, step.right, from, to))
    ) {
      return false
    }
  }
  return true
}

/** Whether a hex between the two stands in the way (SB-LOS-02, SB-LOS-03). */
function hides(s: SamuraiState, field: Scenario, hex: HexId, from: HexId, to: HexId): boolean {
  if (s.unitAt[hex] >= 0 || s.leaderAt[hex] >= 0) return true
  const terrain = terrainAt(s, field, hex)
  if (!terrain.blocksSight) return false
  // SB-LOS-11 to 15: across one group of hills those who stand on it see each other
  const group = field.hillGroups[hex]
  return group < 0 || field.hillGroups[from] !== group || field.hillGroups[to] !== group
}
