import { distance, type HexId, neighbours } from '@gunbai/hexes'
import { chanceOf, type Knowledge, pick, type Seat } from '@gunbai/kernel'
import { camps, field, ground, groundKinds, unitKinds, units } from './field.ts'
import { hitChance, isInReach } from './fight.ts'
import {
  lostBy,
  other,
  type SkirmishAction,
  type SkirmishState,
  strengthOf,
  type UnitId,
  unitsOf,
} from './state.ts'

export const knowledge: Knowledge<SkirmishState, SkirmishAction> = {
  evaluate: (s, seat) => {
    if (s.result !== null) return chanceOf(s, seat, 0)
    const lead =
      0.4 * (strengthOf(s, seat) - strengthOf(s, other(seat))) +
      0.7 * (lostBy(s, other(seat)) - lostBy(s, seat)) +
      0.15 * (stepsToCamp(s, other(seat)) - stepsToCamp(s, seat))
    return chanceOf(s, seat, lead)
  },
  playout: (s, seat, answers, chance) => {
    const few = [pick(chance, answers), pick(chance, answers), pick(chance, answers)]
    const worths = few.map((action) => worth(s, seat, action))
    return few[worths.indexOf(Math.max(...worths))]
  },
  appraise: (s, seat, answers) => answers.map((action) => worth(s, seat, action)),
  // the second side's turn of a round begins when the first one's is over
  turns: (s, seat) => (seat === 1 && s.seat === 0 ? s.round - 1 : s.round),
  aspects: [
    { name: 'aspect.strength', measure: (s, seat) => strengthOf(s, seat) - strengthOf(s, other(seat)) },
    { name: 'aspect.camp', measure: (s, seat) => stepsToCamp(s, other(seat)) - stepsToCamp(s, seat) },
  ],
}

/** How far the nearest unit of that side is from the camp that it wants. */
function stepsToCamp(s: SkirmishState, seat: Seat): number {
  return Math.min(...unitsOf(s, seat).map((unit) => distance(field, s.hexes[unit], camps[other(seat)])))
}

/** Attack wherever it may hit; go where one can hit and is not hit; otherwise nearer to the camp of the others. */
function worth(s: SkirmishState, seat: Seat, action: SkirmishAction): number {
  switch (action.kind) {
    case 'fight':
      return hitChance(s, action.unit, action.target) * (s.strengths[action.target] === 1 ? 2 : 1)
    case 'move':
      return (
        placeWorth(s, seat, action.unit, action.hex) - placeWorth(s, seat, action.unit, s.hexes[action.unit])
      )
    case 'endMovement':
    case 'endFighting':
      return 0
  }
}

function placeWorth(s: SkirmishState, seat: Seat, unit: UnitId, hex: HexId): number {
  const goal = camps[other(seat)]
  if (hex === goal) return 100
  const stood = s.hexes[unit]
  s.hexes[unit] = hex
  let best = 0
  let danger = 0
  for (const enemy of unitsOf(s, other(seat))) {
    if (isInReach(s, unit, enemy)) best = Math.max(best, hitChance(s, unit, enemy))
    if (isInReach(s, enemy, unit)) danger += hitChance(s, enemy, unit)
  }
  s.hexes[unit] = stood
  const frail = unitKinds[units[unit].kind].strength / s.strengths[unit]
  const isGuarding = neighbours(field, hex).includes(camps[seat]) || hex === camps[seat]
  return (
    best -
    0.5 * danger * frail -
    0.12 * distance(field, hex, goal) +
    0.1 * groundKinds[ground[hex]].shelter +
    (isGuarding ? guardWorth(s, seat) : 0)
  )
}

/** What it is worth to stand by one's camp: much when somebody of the others is near. */
function guardWorth(s: SkirmishState, seat: Seat): number {
  return stepsToCamp(s, other(seat)) <= 4 ? 0.9 : 0
}
