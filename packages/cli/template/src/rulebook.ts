import { distance, FORBIDDEN, type HexId, Reach } from '@gunbai/hexes'
import {
  always,
  type ChoiceOf,
  copyCore,
  endGame,
  only,
  plainPhrasing,
  plainScrutiny,
  procedure,
  rollDie,
  rulebook,
} from '@gunbai/kernel'
import { field, ground, hill, nameOf, unitKinds, units } from './field.ts'
import { knowledge } from './knowledge.ts'
import { type ExampleAction, type ExampleEvent, type ExampleState, other, unitAt, unitsOf } from './state.ts'
import { diagram, sketch, view } from './view.ts'

const rounds = 30
const reach = new Reach(field)

const isRough = (hex: HexId): boolean => ground[hex] === 'woods' || ground[hex] === 'hill'

/** Where a unit can go. Good until the next search. */
function reachOf(s: ExampleState, unit: number): Reach {
  const { moves } = unitKinds[units[unit].kind]
  reach.search(s.hexes[unit], moves, {
    cost: (_, to) => {
      if (unitAt(s, to) >= 0 || ground[to] === 'water') return FORBIDDEN
      return isRough(to) ? moves : 1
    },
  })
  return reach
}

/** The law of moves: everything that somebody could point at, and what may stand against it. */
const move: ChoiceOf<ExampleState, object, ExampleAction, 'move'> = {
  kind: 'move',
  candidates: (s, _, seat, list) => {
    for (const unit of unitsOf(s, seat)) for (const hex of field.hexes) list.push({ kind: 'move', unit, hex })
  },
  bars: [
    { rule: 'EX-MOVE-02', stops: (s, { hex }) => unitAt(s, hex) >= 0 || ground[hex] === 'water' },
    { rule: 'EX-MOVE-01', stops: (s, { unit, hex }) => !reachOf(s, unit).mayEndIn(hex) },
  ],
}

const fight: ChoiceOf<ExampleState, object, ExampleAction, 'fight'> = {
  kind: 'fight',
  candidates: (s, _, seat, list) => {
    for (const unit of unitsOf(s, seat)) {
      for (const target of unitsOf(s, other(seat))) list.push({ kind: 'fight', unit, target })
    }
  },
  bars: [
    {
      rule: 'EX-FIGHT-01',
      stops: (s, { unit, target }) => distance(field, s.hexes[unit], s.hexes[target]) > 1,
    },
  ],
}

/** EX-FIGHT-02 */
function attack(s: ExampleState, target: number): void {
  const hex = s.hexes[target]
  const die = rollDie(s) + 1
  const hit = die >= (isRough(hex) ? 5 : 4) ? 1 : 0
  s.strengths[target] -= hit
  s.tell?.({ kind: 'fought', seat: s.seat, hex, die, hit })
}

/** One turn after another (EX-TURN-01). */
const turn = procedure<ExampleState, object, ExampleAction>('turn').steps({
  // EX-WIN-01
  begin: (s) => {
    if (unitsOf(s, s.seat).some((unit) => s.hexes[unit] === hill)) endGame(s, [s.seat], 'result.hill')
  },
  order: {
    who: (s) => only(s.seat),
    choices: [always({ kind: 'pass' }), move, fight],
    answer: (s, _, seat, action) => {
      if (action.kind === 'move') {
        s.hexes[action.unit] = action.hex
        s.tell?.({ kind: 'moved', seat, unit: action.unit, hex: action.hex })
      }
      if (action.kind === 'fight') attack(s, action.target)
    },
  },
  next: (s) => {
    if (unitsOf(s, other(s.seat)).length === 0) endGame(s, [s.seat], 'result.gone')
    if (s.seat === 1 && s.round === rounds) endGame(s, [], 'result.rounds')
    if (s.seat === 1) s.round++
    s.seat = other(s.seat)
    return 'begin'
  },
})

export const example = rulebook({
  id: 'example',
  version: 1,
  setups: [{ id: 'hill', seats: 2, options: [] }],
  procedures: [turn],
  opening: {},
  deal: (_, core): ExampleState => ({
    ...core,
    round: 1,
    seat: 0,
    hexes: units.map(({ start }) => start),
    strengths: units.map(({ kind }) => unitKinds[kind].strength),
  }),
  copy: (s) => ({ ...s, ...copyCore(s), hexes: s.hexes.slice(), strengths: s.strengths.slice() }),
  imagine: () => {}, // nothing is hidden but the dice
  view,
  sketch,
  diagram,
  phrasing: plainPhrasing<ExampleState, ExampleAction, ExampleEvent>({
    hex: nameOf,
    unit: (unit: number, s) => (s === null ? unit : nameOf(s.hexes[unit])),
    target: (unit: number, s) => (s === null ? unit : nameOf(s.hexes[unit])),
  }),
  scrutiny: plainScrutiny<ExampleState, ExampleEvent>((s) =>
    s.strengths.flatMap((strength, unit) =>
      strength < 0 ? [`unit ${unit} has a strength of ${strength}`] : [],
    ),
  ),
  knowledge,
})
