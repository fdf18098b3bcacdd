import type { HexId } from '@gunbai/hexes'
import { endGame, type Seat } from '@gunbai/kernel'
import { fieldOf } from '../../position/field.ts'
import { occupant, seatOf, stackIn } from '../../position/piece.ts'
import type { Condition, Score, UnitCard } from '../../setups/battle.ts'
import { ELIMINATED, EXITED, type GloryState, GOOD, ROUTED, type Unit } from '../../state.ts'

/** Winning, section 13. */

/** JG-13.1-a: who has won at the end of this turn; -1 when both have, null when nobody has. */
export function automaticWinner(s: GloryState): Seat | -1 | null {
  const winners = new Set<Seat>()
  for (const { seat, all } of fieldOf(s).battle.automatic)
    if (all.every((each) => isMet(s, seat, each))) winners.add(seat)
  if (winners.size === 0) return null
  return winners.size > 1 ? -1 : [...winners][0]
}

function isMet(s: GloryState, seat: Seat, condition: Condition): boolean {
  const { battle, ground } = fieldOf(s)
  switch (condition.kind) {
    case 'demoralised':
      return condition.formations.every((each) => s.formations[each].demoralised)
    case 'broken':
      return (
        battle.formations.filter((each, i) => each.seat === condition.seat && s.formations[i].demoralised)
          .length >= condition.count
      )
    case 'vacant':
      return battle.zones[condition.zone].hexes.every((hex) => occupant(s, hex) !== condition.seat)
    case 'lost':
      return s.commanders[condition.commander].hex < 0
    case 'holds':
      return battle.zones[condition.zone].hexes.every((hex) => holder(s, hex) === seat)
    case 'clear': {
      const { distances, size } = ground.map
      const near = (hex: HexId) =>
        battle.zones[condition.zone].hexes.some((each) => distances[each * size + hex] <= condition.distance)
      return s.units.every(
        (unit, id) =>
          unit.hex < 0 || unit.condition !== GOOD || seatOf(s, id) !== condition.seat || !near(unit.hex),
      )
    }
  }
}

export function holder(s: GloryState, hex: HexId): Seat {
  return s.holders[fieldOf(s).zoneHexes.indexOf(hex)]
}

/** Points gathered at the end of each turn. */
export function countGarrisons(s: GloryState): void {
  const { battle } = fieldOf(s)
  for (const score of battle.scores) {
    if (score.kind !== 'garrison' || s.turn < score.from || s.turn > score.to) continue
    const stands = battle.zones[score.zone].hexes.some((hex) =>
      stackIn(s, hex).some((unit) => seatOf(s, unit) === score.seat && s.units[unit].condition === GOOD),
    )
    if (stands) s.points[score.seat] += score.each
  }
}

/** JG-13.2-a: the points of both sides as they stand. */
export function finalPoints(s: GloryState): number[] {
  const { battle, cards } = fieldOf(s)
  const points = s.points.slice()
  for (const score of battle.scores) {
    if (score.kind === 'garrison') continue // counted turn by turn
    if (score.kind === 'hold') {
      for (const hex of battle.zones[score.zone].hexes)
        if (holder(s, hex) === score.seat) points[score.seat] += score.each
      continue
    }
    for (let unit = 0; unit < cards.length; unit++)
      if (isLost(s.units[unit])) points[score.seat] += pointsFor(score, s.units[unit], cards[unit])
  }
  return points
}

type UnitScore = Extract<Score, { kind: 'eliminated' | 'exited' | 'routed' }>

/** Whether a unit is of those that may count: most do not. */
const isLost = ({ hex, condition }: Unit): boolean => condition >= ROUTED || hex === EXITED

/** What a unit that fled, fell or left the map counts for. */
function pointsFor(score: UnitScore, { hex, condition }: Unit, card: UnitCard): number {
  if (score.kind === 'routed')
    return card.seat !== score.seat && hex >= 0 && condition === ROUTED ? score.each : 0
  if (!score.modes.includes(card.mode)) return 0
  const counts =
    score.kind === 'eliminated'
      ? card.seat !== score.seat && condition === ELIMINATED
      : card.seat === score.seat && hex === EXITED
  return counts ? score.each + score.perStrength * card.faces[0].strength : 0
}

export function victoryByPoints(s: GloryState): void {
  const points = finalPoints(s)
  const { tie } = fieldOf(s).battle
  s.tell?.({ kind: 'score', field: s.field, points })
  const winner = points[0] > points[1] ? 0 : points[1] > points[0] ? 1 : tie
  endGame(s, winner < 0 ? [] : [winner], points[0] === points[1] ? 'result.tie' : 'result.points')
}
