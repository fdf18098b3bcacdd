import { mayBattleOnEntry } from '../../data/terrain.ts'
import { battlefield, terrainAt } from '../../position/ground.ts'
import { kindOf, type SamuraiState, type Unit } from '../../state.ts'

/** What entering a hex does to a unit for the rest of the turn, by move or by gaining ground. */
export function enterGround(s: SamuraiState, unit: Unit): void {
  const terrain = terrainAt(s, battlefield(s), unit.hex)
  if (terrain.stops && !terrain.gainAfterStop) unit.stopped = true // SB-GAIN-04, SB-TER-FORD-02
  if (!mayBattleOnEntry(terrain, kindOf(unit).arm)) unit.barred = true // SB-BONUS-05
}
