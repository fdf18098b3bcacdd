import type { Edition } from '../data/edition.ts'
import { type Terrain, type TerrainName, terrains } from '../data/terrain.ts'
import { board, type HexId, neighbours } from '../position/board.ts'
import type { RuleCode, SpecialRule } from './special-rules.ts'

/** What each special rule makes of drawn terrain. */
const changes: Readonly<Partial<Record<RuleCode, Readonly<Partial<Record<TerrainName, TerrainName>>>>>> = {
  'river-fordable': { river: 'shallows', ford: 'free ford' }, // SB-SCN-03, SB-TER-FORD-06
  'fords-unrestricted': { ford: 'free ford' }, // SB-SCN-04
  'hills-impassable': { hill: 'steep hill' },
  'buildings-impassable': { buildings: 'tomb' },
  'castle-as-building': { castle: 'buildings' },
  'fences-are-palisades': { fence: 'palisade' },
}

/** The ground as the special rules make it. */
export function groundFrom(
  drawn: readonly TerrainName[],
  rules: readonly SpecialRule[],
  edition: Edition,
): Terrain[] {
  return drawn.map((name) => {
    const changed = rules.reduce((now, rule) => changes[rule.code]?.[now] ?? now, name)
    return terrains[edition.name][changed]
  })
}

/** Numbers the groups of connected hill hexes, each by its first (SB-LOS-12 to 14). */
export function hillGroupsOf(terrain: readonly Terrain[]): number[] {
  const groups: number[] = board.hexes.map(() => -1)
  for (const start of board.hexes) {
    if (!terrain[start].isHill || groups[start] >= 0) continue
    const waiting: HexId[] = [start]
    groups[start] = start
    for (let hex = waiting.pop(); hex !== undefined; hex = waiting.pop()) {
      for (const next of neighbours(board, hex)) {
        if (!terrain[next].isHill || groups[next] >= 0) continue
        groups[next] = start
        waiting.push(next)
      }
    }
  }
  return groups
}
