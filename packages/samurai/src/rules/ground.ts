import type { HexId } from '../board.ts'
import { bareGround, type Terrain } from '../data/terrain.ts'
import { scenarioOf } from '../scenario/library.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { SamuraiState } from '../state.ts'

export const battlefield = (s: SamuraiState): Scenario => scenarioOf(s.scenario)

/** The terrain of a hex now: a tent that was taken has left open ground (SB-TENT-06). */
export function terrainAt(s: SamuraiState, field: Scenario, hex: HexId): Terrain {
  const terrain = field.terrain[hex]
  return terrain.name === 'tent' && s.tents[0] !== hex && s.tents[1] !== hex ? bareGround : terrain
}
