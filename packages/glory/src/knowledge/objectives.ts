import type { HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { type Field, fieldOf } from '../position/field.ts'
import { occupant } from '../position/piece.ts'
import { type GloryState, GONE, GOOD, type UnitId } from '../state.ts'

/** What the battle is about: hexes that count, and ways off the map that do. */

export interface Objective {
  readonly hex: HexId
  readonly at: number // its place among the holders
  readonly worth: number // what both sides together have for it
}

const known = new WeakMap<Field, readonly Objective[]>()

export function objectivesOf(field: Field): readonly Objective[] {
  const found = known.get(field)
  if (found !== undefined) return found
  const { battle, zoneHexes } = field
  const list: Objective[] = []
  zoneHexes.forEach((hex, at) => {
    let worth = 0
    battle.scores.forEach((score) => {
      if (score.kind !== 'hold' && score.kind !== 'garrison') return
      const { hexes } = battle.zones[score.zone]
      if (!hexes.includes(hex)) return
      worth +=
        score.kind === 'hold' ? score.each : ((score.to - score.from + 1) * score.each) / hexes.length / 2
    })
    for (const { all } of battle.automatic) {
      for (const each of all) {
        if ((each.kind === 'holds' || each.kind === 'vacant') && battle.zones[each.zone].hexes.includes(hex))
          worth += 1
      }
    }
    if (worth > 0) list.push({ hex, at, worth })
  })
  known.set(field, list)
  return list
}

/** What taking a hex from the other side is worth beyond the ground itself. */
export function hexWorth(s: GloryState, hex: HexId): number {
  for (const objective of objectivesOf(fieldOf(s))) {
    if (objective.hex !== hex) continue
    return occupant(s, hex) === s.holders[objective.at] ? 0.4 * objective.worth : 0.15 * objective.worth
  }
  return 0
}

/** What a unit is worth to its side off the map by its own exits; 0 where that does not count. */
export function exitWorth(s: GloryState, seat: Seat, unit: UnitId): number {
  const { battle, cards } = fieldOf(s)
  if (battle.exits[seat].length === 0) return 0
  let worth = 0
  for (const score of battle.scores) {
    if (score.kind !== 'exited' || score.seat !== seat || !score.modes.includes(cards[unit].mode)) continue
    worth += score.each + score.perStrength * cards[unit].faces[0].strength
  }
  return worth
}

/** Whether a formation would be demoralised if these left the map: some are lost, and nobody in good order stays (JG-11.2-b). */
export function leavesForlorn(s: GloryState, party: readonly UnitId[]): boolean {
  const { cards } = fieldOf(s)
  const { formation } = cards[party[0]]
  let unwell = false
  for (let unit = 0; unit < cards.length; unit++) {
    if (cards[unit].formation !== formation || cards[unit].arm === 'art' || party.includes(unit)) continue
    const { hex, condition } = s.units[unit]
    if (hex >= 0 && condition === GOOD) return false
    if (hex >= 0 || hex === GONE) unwell = true
  }
  return unwell
}
