import type { Language, Seat } from '@gunbai/kernel'
import type { Edition } from '../data/edition.ts'
import type { Terrain, TerrainName } from '../data/terrain.ts'
import type { LeaderKind } from '../data/unit-kinds.ts'
import type { HexId } from '../position/board.ts'
import type { SpecialRule } from './special-rules.ts'

export interface Army {
  readonly name: string
  readonly command: number
  readonly dragon: number
  readonly honor: number
}

export interface PlacedUnit {
  readonly hex: HexId
  readonly seat: Seat
  readonly kind: number
  readonly tag: string
}

export interface PlacedLeader {
  readonly key: string
  readonly hex: HexId
  readonly seat: Seat
  readonly kind: LeaderKind
  readonly name: string
}

/** A scenario as its file draws it, checked: nothing in it can break the box or the rules of deployment. */
export interface Scenario {
  readonly id: string
  readonly edition: Edition
  readonly year: number | null
  readonly title: Readonly<Record<Language, string>>
  readonly story: Readonly<Record<Language, string>>
  /** What the file says of its map and of its deployment: where they come from. */
  readonly map: string
  readonly deployment: string
  /** Top, bottom. */
  readonly armies: readonly [Army, Army]
  /** Who takes the first turn; -1 where dice decide it (SB-SETUP-07). */
  readonly first: Seat
  readonly firstDice: number
  /** Victory Flags that win. */
  readonly victory: number
  /** Terrain by hex as it is drawn, and as the special rules make it. */
  readonly drawnTerrain: readonly TerrainName[]
  readonly terrain: readonly Terrain[]
  /** By hex, which group of connected hills it belongs to; -1 for other ground (SB-LOS-14). */
  readonly hillGroups: readonly number[]
  /** By seat, its command tent, or NOWHERE. */
  readonly tents: readonly HexId[]
  readonly units: readonly PlacedUnit[]
  readonly leaders: readonly PlacedLeader[]
  readonly tags: Readonly<Record<string, string>>
  readonly rules: readonly SpecialRule[]
  /** The same rules by the moment at which they look at the field, so that nobody searches in play. */
  readonly atTurnStart: readonly SpecialRule[]
  readonly whenUnitStands: readonly SpecialRule[]
  /** Whether any rule gives flags that can be lost again. */
  readonly hasTemporaryFlags: boolean
}

/** The rule of that code, where the scenario has it for that seat. */
export function ruleFor(scenario: Scenario, code: SpecialRule['code'], seat: Seat): SpecialRule | undefined {
  for (const rule of scenario.rules) if (rule.code === code && (rule.who & (1 << seat)) !== 0) return rule
  return undefined
}
