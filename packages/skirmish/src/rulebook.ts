import { always, copyCore, endGame, only, procedure, rulebook } from '@gunbai/kernel'
import { diagram } from './diagram.ts'
import { camps, unitKinds, units } from './field.ts'
import { attack, fight } from './fight.ts'
import { knowledge } from './knowledge.ts'
import { move } from './movement.ts'
import { odds } from './odds.ts'
import { phrasing } from './phrasing.ts'
import { scrutiny } from './scrutiny.ts'
import { lostBy, other, type SkirmishAction, type SkirmishState, strengthOf } from './state.ts'
import { sketch, view } from './view.ts'

const rounds = 12
const lossesToLose = 3

/** One turn after another (SK-TURN-01). */
const turn = procedure<SkirmishState, object, SkirmishAction>('turn').steps({
  begin: (s) => {
    s.moved.fill(false)
    s.fought.fill(false)
    s.tell?.({ kind: 'turn', seat: s.seat, round: s.round })
  },
  move: {
    who: (s) => only(s.seat),
    choices: [always({ kind: 'endMovement' }), move],
    answer: (s, _, seat, action) => {
      if (action.kind !== 'move') return
      const { unit, hex } = action
      s.tell?.({ kind: 'moved', unit, from: s.hexes[unit], to: hex })
      s.hexes[unit] = hex
      s.moved[unit] = true
      // SK-WIN-01
      if (hex === camps[other(seat)]) endGame(s, [seat], 'result.camp')
      return 'move'
    },
  },
  fight: {
    who: (s) => only(s.seat),
    // what is in reach lies open on the board
    skipForced: true,
    choices: [always({ kind: 'endFighting' }), fight],
    answer: (s, _, seat, action) => {
      if (action.kind !== 'fight') return
      attack(s, action.unit, action.target)
      // SK-WIN-02
      if (lostBy(s, other(seat)) === lossesToLose) endGame(s, [seat], 'result.losses')
      return 'fight'
    },
  },
  next: (s) => {
    if (s.seat === 1 && s.round === rounds) count(s)
    if (s.seat === 1) s.round++
    s.seat = other(s.seat)
    return 'begin'
  },
})

/** SK-WIN-03 */
function count(s: SkirmishState): void {
  const lead = strengthOf(s, 0) - strengthOf(s, 1)
  endGame(s, lead > 0 ? [0] : lead < 0 ? [1] : [], 'result.rounds')
}

export const skirmish = rulebook({
  id: 'skirmish',
  version: 1,
  setups: [{ id: 'fords', seats: 2, options: [] }],
  procedures: [turn],
  opening: {},
  // SK-FIELD-02
  deal: (_, core): SkirmishState => ({
    ...core,
    round: 1,
    seat: 0,
    hexes: units.map(({ start }) => start),
    strengths: units.map(({ kind }) => unitKinds[kind].strength),
    moved: units.map(() => false),
    fought: units.map(() => false),
  }),
  copy: (s) => ({
    ...s,
    ...copyCore(s),
    hexes: s.hexes.slice(),
    strengths: s.strengths.slice(),
    moved: s.moved.slice(),
    fought: s.fought.slice(),
  }),
  // nothing is hidden but the dice
  imagine: () => {},
  view,
  sketch,
  diagram,
  odds,
  phrasing,
  scrutiny,
  knowledge,
})
