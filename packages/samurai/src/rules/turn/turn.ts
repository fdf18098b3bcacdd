import { done, nobody, only } from '@gunbai/kernel'
import { by } from '../../event.ts'
import { NOWHERE, other } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { unitsOf } from '../../position/pieces.ts'
import { NO_LEADER, NO_UNIT, NOT_ORDERED, newTurn, type SamuraiState, UNMOVED } from '../../state.ts'
import { isOrdered } from '../cards/insult.ts'
import { heal, isWeakened } from '../cards/physician.ts'
import { isAsked, reaction } from '../cards/windows.ts'
import { battleStep } from '../combat/battle-phase.ts'
import { finishMove, movementStep } from '../movement/movement-phase.ts'
import { commandStep, countOrders } from './command-phase.ts'
import { endOfTurn } from './end-of-turn.ts'
import { orderStep } from './orders.ts'
import { enter, procedure } from './sequence.ts'
import type { TurnFacts } from './turn-facts.ts'
import { startOfTurn } from './turn-start.ts'

export const newTurnFacts = (): TurnFacts => ({
  unit: NO_UNIT,
  leader: NO_LEADER,
  from: NOWHERE,
  to: NOWHERE,
})

const aboutCommand = (s: SamuraiState) => ({ card: s.turn.card })

/** SB-TURN-02 */
export const turn = procedure<TurnFacts>('turn').steps({
  start: (s) => {
    s.turns[s.turn.seat]++
    s.tell?.({ kind: 'turn', ...by(s, s.turn.seat), number: s.turns[s.turn.seat] })
    startOfTurn(s)
  },
  // Phase 1
  command: commandStep,
  // Cards beside the Command card. A card that was stolen may be played at once (SB-DC-THIEF-01), and an answer of the
  // defender gives the active player another chance.
  ours: reaction('command', 'with command', (s) => s.turn.seat, aboutCommand, 'ours'),
  theirs: reaction('their-command', 'after their command', (s) => other(s.turn.seat), aboutCommand, 'ours'),
  // Phase 2
  count: (s) => {
    countOrders(s)
  },
  order: orderStep,
  // SB-DC-PHYSICIAN-02
  physician: {
    who: (s) => (s.turn.physician && anyOrderedWeakened(s) ? only(s.turn.seat) : nobody),
    choices: [
      {
        kind: 'heal',
        candidates: (s, _, seat, list) => {
          for (const { id } of unitsOf(s, seat)) list.push({ kind: 'heal', unit: id })
        },
        bars: [
          { rule: 'SB-DC-PHYSICIAN-02', stops: (s, { unit }) => s.units[unit].ordered === NOT_ORDERED },
          { rule: 'SB-DC-PHYSICIAN-03', stops: (s, { unit }) => !isWeakened(s.units[unit]) },
        ],
      },
    ],
    answer: (s, _, __, action) => {
      if (action.kind === 'heal') heal(s, s.units[action.unit])
    },
  },
  // SB-DRG-11: in zvezda a leader may be insulted as soon as he is ordered
  ordered: {
    ...reaction('their-movement', 'leader moved', (s) => other(s.turn.seat), aboutCommand),
    who: (s, f) =>
      battlefield(s).edition.insultAfterOrders &&
      anyLeaderOrdered(s) &&
      isAsked(s, 'leader moved', f, other(s.turn.seat))
        ? only(other(s.turn.seat))
        : nobody,
  },
  // Phase 3
  move: movementStep,
  // SB-DC-INSULT-01
  moved: {
    ...reaction(
      'their-movement',
      'leader moved',
      (s) => other(s.turn.seat),
      (_, f) => ({ leader: f.leader, from: f.from, hex: f.to }),
    ),
    who: (s, f) =>
      f.leader >= 0 && isAsked(s, 'leader moved', f, other(s.turn.seat)) ? only(other(s.turn.seat)) : nobody,
  },
  settle: (s, f) => {
    finishMove(s, f)
    return 'move'
  },
  // Phase 4
  battle: battleStep,
  // Phase 5
  finish: (s) => {
    enter(s, endOfTurn, { drawn: 0 })
    return done
  },
})

const anyOrderedWeakened = (s: SamuraiState): boolean =>
  s.units.some((unit) => unit.seat === s.turn.seat && unit.ordered !== NOT_ORDERED && isWeakened(unit))

const anyLeaderOrdered = (s: SamuraiState): boolean =>
  s.leaders.some((leader) => leader.seat === s.turn.seat && isOrdered(s, leader))

/** Everything that lasts for one turn only. */
export function beginTurn(s: SamuraiState, seat: number): void {
  s.turn = newTurn(seat)
  s.dragonsPlayed[0] = 0
  s.dragonsPlayed[1] = 0
  for (const unit of s.units) {
    unit.ordered = NOT_ORDERED
    unit.moved = UNMOVED
    unit.stopped = false
    unit.barred = false
    unit.fought = 0
    unit.swift = 0
    unit.spirit = false
    unit.desperate = false
    unit.shotLoss = 0
  }
  for (const leader of s.leaders) {
    leader.ordered = false
    leader.moved = false
  }
}
