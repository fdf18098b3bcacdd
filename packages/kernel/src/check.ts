import { type Action, findAction, isAction } from './action.ts'
import type { Refusal } from './refusal.ts'
import { includes, type Seat } from './seat.ts'
import type { SequenceOfPlay } from './sequence.ts'
import type { GameState } from './state.ts'

/** The legal answer that an answer from outside is, or why it is refused: the first of four checks that it fails. */
export function checkAnswer<S extends GameState, A extends Action>(
  sequence: SequenceOfPlay<S, A>,
  state: S,
  seat: Seat,
  question: number,
  action: unknown,
): Refusal | A {
  if (state.result !== null) return { refused: 'over' }
  // Bits wrap, and a text can look like an index: without these checks seat 32 and seat "0" would pass for seat 0.
  if (typeof seat !== 'number' || state.asked[seat] === undefined || !includes(state.awaiting, seat)) {
    return { refused: 'not asked' }
  }
  if (state.asked[seat] !== question) return { refused: 'stale', asked: state.asked[seat] }
  const list = sequence.answers(state, seat)
  // A stranger's answer may be anything: what cannot even be read, or makes a rulebook stumble, is just not legal.
  try {
    if (isAction(action)) {
      return findAction(list, action) ?? { refused: 'illegal', reason: sequence.whyNot(state, seat, action) }
    }
  } catch {}
  return { refused: 'illegal', reason: null }
}
