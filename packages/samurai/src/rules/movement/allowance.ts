import type { ReasonValues } from '@gunbai/kernel'
import type { TerrainName } from '../../data/terrain.ts'
import { battlefield, terrainAt } from '../../position/ground.ts'
import { kindOf, type SamuraiState, type Unit } from '../../state.ts'
import { effectsOn } from '../turn/card-on-table.ts'
import type { UnitBar } from '../turn/sequence.ts'
import { farthestBattle, farthestMove } from './movement.ts'

/** The rule about how far a unit moves, and how far if it is to battle: that of its kind, or of the card that ordered it. */
export function moveRule(s: SamuraiState, unit: Unit): string {
  const { arm, code, edition } = kindOf(unit)
  return effectsOn(s, unit).moveRules[arm] ?? (edition === 'zvezda' ? 'SB-MOVE-17' : gmtMoves[code])
}

const gmtMoves: Readonly<Record<string, string>> = {
  ssp: 'SB-MOVE-12',
  sb: 'SB-MOVE-12',
  asp: 'SB-MOVE-13',
  ab: 'SB-MOVE-14',
  li: 'SB-MOVE-14',
  aa: 'SB-MOVE-15',
  sspc: 'SB-MOVE-16',
  sbc: 'SB-MOVE-16',
}

export const allowance = (s: SamuraiState, unit: Unit): ReasonValues => ({
  hexes: farthestMove(s, unit),
  battle: farthestBattle(s, unit),
})

/** A unit that was called back, or held, by an Insult to its leader. */
export const insultRule = (s: SamuraiState): string =>
  battlefield(s).edition.insultAfterOrders ? 'SB-DC-INSULT-02' : 'SB-DC-INSULT-01'

/** Why a unit may not battle any more: it went too far, its leader was insulted, or the ground that it entered. */
export const barredBars: readonly UnitBar[] = [
  {
    rule: (s, { unit }) => moveRule(s, s.units[unit]),
    stops: (s, { unit: id }) => {
      const unit = s.units[id]
      return unit.barred && unit.moved > farthestBattle(s, unit)
    },
    values: (s, { unit }) => allowance(s, s.units[unit]),
  },
  {
    rule: (s) => insultRule(s),
    stops: (s, { unit }) => s.units[unit].barred && s.units[unit].moved === 0,
  },
  {
    rule: (s, { unit }) => entryRules[terrainAt(s, battlefield(s), s.units[unit].hex).name] ?? 'SB-BONUS-05',
    stops: (s, { unit }) => s.units[unit].barred,
  },
]

const entryRules: Readonly<Partial<Record<TerrainName, string>>> = {
  buildings: 'SB-TER-BUILD-01',
  gorge: 'SB-TER-GORGE-01',
  castle: 'SB-TER-CASTLE-01',
  fence: 'SB-TER-FENCE-02',
  palisade: 'SB-TER-FENCE-02',
}
