import type { HexId } from '@gunbai/hexes'
import { below, type Knowledge, pick, type Seat, type Stream } from '@gunbai/kernel'
import type { GloryAction } from './action.ts'
import { appraise } from './appraisal.ts'
import { fieldOf } from './field.ts'
import { enemyDistance, seatOf } from './piece.ts'
import { finalPoints } from './rules/victory.ts'
import { type GloryState, GONE } from './state.ts'

/** What a condition leaves of a unit's worth. */
const worthIn = [1, 0.65, 0.25, 0]

/** Strength on the map and to come, weighed by condition; batteries count by their capacity. */
function might(s: GloryState, seat: Seat): number {
  const { cards } = fieldOf(s)
  let sum = 0
  for (let unit = 0; unit < cards.length; unit++) {
    const { condition, hex } = s.units[unit]
    if (cards[unit].seat !== seat || hex === GONE || hex === -2) continue
    sum += cards[unit].faces[0].strength * (cards[unit].arm === 'art' ? 0.8 : 1) * worthIn[condition]
  }
  return sum
}

function spirit(s: GloryState, seat: Seat): number {
  return fieldOf(s).battle.formations.filter((each, i) => each.seat === seat && !s.formations[i].demoralised)
    .length
}

function evaluate(s: GloryState, seat: Seat): number {
  if (s.result !== null) return s.result.winners.length === 0 ? 0.5 : s.result.winners.includes(seat) ? 1 : 0
  const points = finalPoints(s)
  const lead =
    points[seat] -
    points[1 - seat] +
    0.5 * (might(s, seat) - might(s, 1 - seat)) +
    1.5 * (spirit(s, seat) - spirit(s, 1 - seat))
  return 1 / (1 + Math.exp(-lead / 12))
}

const eager: ReadonlySet<string> = new Set([
  'fire', 'reply', 'react', 'charge', 'strike', 'attack', 'form', 'counter-charge', 'break', 'counter-attack', 'pursue',
  'rally', 'order', 'open', 'enter', 'advance', 'rest', 'exit',
]) // biome-ignore format: a list

/** Fight where one can, go toward the enemy, stop where he is; done only now and then. */
function playout(s: GloryState, seat: Seat, answers: readonly GloryAction[], chance: Stream): GloryAction {
  const first = pick(chance, answers)
  if (answers.length === 1) return first
  if (eager.has(first.kind)) return first
  if (below(chance, 4) > 0) {
    const start = below(chance, answers.length)
    for (let i = 0; i < answers.length; i++) {
      const action = answers[(start + i) % answers.length]
      if (eager.has(action.kind)) return action
    }
  }
  if (first.kind === 'step' && s.party.length > 0) {
    const second = pick(chance, answers)
    if (
      second.kind === 'step' &&
      enemyDistance(s, seatOf(s, s.party[0]), second.hex as HexId) < enemyDistance(s, seat, first.hex)
    )
      return second
  }
  return first.kind === 'done' && below(chance, 2) === 0 ? pick(chance, answers) : first
}

export const knowledge: Knowledge<GloryState, GloryAction> = {
  evaluate,
  playout,
  appraise,
  turns: (s) => s.turn * 16 + s.aside.length,
  aspects: [
    { name: 'aspect.points', measure: (s, seat) => finalPoints(s)[seat] },
    { name: 'aspect.strength', measure: might },
    { name: 'aspect.morale', measure: spirit },
  ],
}
