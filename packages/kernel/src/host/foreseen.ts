import type { Action } from '../action.ts'
import type { Stream } from '../dice.ts'
import { isRefusal } from '../refusal.ts'
import type { Rulebook } from '../rulebook.ts'
import type { Seat } from '../seat.ts'
import type { GameState } from '../state.ts'
import { type Halt, type Halted, haltInWords, surprise } from './batch.ts'
import type { Offered } from './position.ts'

/**
 * How things would stand after a draft: answers of a seat that it has not given yet. So a page can light what may be added
 * to a draft by the rules themselves.
 */
export interface Foreseen {
  /** So many of the answers would be taken. */
  readonly taken: number
  /** Why no more: of the draft, or after it. Null where the seat would be asked next and has learned nothing. */
  readonly halted: Halted | null
  /** The name of what the seat would be asked then; null where it halted. */
  readonly question: string | null
  /** What the seat would see then; null where it halted. */
  readonly view: unknown
  /** What it could answer then; nothing where it halted. */
  readonly answers: readonly Offered[]
}

/**
 * Plays a draft in a world imagined for the seat. Whatever would be revealed there is invented: nothing is told of a world
 * in which something was.
 */
export function foreseenFor(
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  actions: readonly Action[],
  chance: Stream,
): Foreseen {
  const world = rulebook.imagine(state, seat, chance)
  const { awaiting, revealed } = world
  const halted = (taken: number, halt: Halt): Foreseen => ({
    taken,
    halted: haltInWords(rulebook, halt),
    question: null,
    view: null,
    answers: [],
  })
  for (const [taken, action] of actions.entries()) {
    const unforeseen = surprise(world, seat, awaiting, revealed)
    if (unforeseen !== null) return halted(taken, unforeseen)
    const checked = rulebook.check(world, seat, world.asked[seat] ?? -1, action)
    if (isRefusal(checked)) return halted(taken, checked)
    rulebook.play(world, seat, checked)
  }
  const unforeseen = surprise(world, seat, awaiting, revealed)
  if (unforeseen !== null) return halted(actions.length, unforeseen)
  const answers = rulebook.answers(world, seat)
  return {
    taken: actions.length,
    halted: null,
    question: rulebook.questions(world).find((each) => each.seat === seat)?.name ?? null,
    view: rulebook.view(world, seat),
    answers: answers.map((action) => ({ action, phrase: rulebook.phrasing.answer(action, world) })),
  }
}
