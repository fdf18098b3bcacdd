import { distance } from '@gunbai/hexes'
import { plainKnowledge, type Seat } from '@gunbai/kernel'
import { field, hill } from './field.ts'
import { type ExampleAction, type ExampleState, other, unitsOf } from './state.ts'

const strengthOf = (s: ExampleState, seat: Seat): number =>
  unitsOf(s, seat).reduce((sum, unit) => sum + s.strengths[unit], 0)

/** How near the nearest unit of a side is to the hill. */
const nearness = (s: ExampleState, seat: Seat): number =>
  -Math.min(9, ...unitsOf(s, seat).map((unit) => distance(field, s.hexes[unit], hill)))

export const knowledge = plainKnowledge<ExampleState, ExampleAction>({
  lead: (s, seat) =>
    0.5 * (strengthOf(s, seat) - strengthOf(s, other(seat))) +
    0.4 * (nearness(s, seat) - nearness(s, other(seat))),
  worth: (s, _, action) => {
    if (action.kind === 'fight') return s.hexes[action.target] === hill ? 3 : 1
    if (action.kind === 'pass') return 0
    return distance(field, s.hexes[action.unit], hill) - distance(field, action.hex, hill)
  },
  // the second side's turn of a round begins when the first one's is over
  turns: (s, seat) => (seat === 1 && s.seat === 0 ? s.round - 1 : s.round),
})
