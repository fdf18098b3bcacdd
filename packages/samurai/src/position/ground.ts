import { bareGround, type Terrain } from '../data/terrain.ts'
import { scenarioOf } from '../setups/library.ts'
import type { Scenario } from '../setups/scenario.ts'
import { isGuard, type SamuraiState } from '../state.ts'
import type { HexId } from './board.ts'

export const battlefield = (s: SamuraiState): Scenario => scenarioOf(s.scenario)

/** The terrain of a hex now: a tent that was taken has left open ground (SB-TENT-06). */
export function terrainAt(s: SamuraiState, field: Scenario, hex: HexId): Terrain {
  const terrain = field.terrain[hex]
  return terrain.name === 'tent' && s.tents[0] !== hex && s.tents[1] !== hex ? bareGround : terrain
}

/** Whether a command unit is in its tent there. */
const isHeldTent = (s: SamuraiState, hex: HexId): boolean =>
  s.unitAt[hex] >= 0 && isGuard(s.units[s.unitAt[hex]])

/** Impassable ground; in zvezda also a tent with its command unit (SB-TENT-02). */
export const isBarred = (s: SamuraiState, field: Scenario, hex: HexId): boolean =>
  terrainAt(s, field, hex).impassable || (field.edition.heldTentBars && isHeldTent(s, hex))

/** Ground that ends a move; a tent does so only when it is vacant (SB-TENT-01). */
export const stopsAt = (s: SamuraiState, field: Scenario, hex: HexId): boolean =>
  terrainAt(s, field, hex).stops && !isHeldTent(s, hex)
