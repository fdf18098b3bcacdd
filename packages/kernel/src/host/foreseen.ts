import { type Action, findAction } from '../action.ts'
import type { Stream } from '../dice.ts'
import type { Journey } from '../journey.ts'
import type { Odds } from '../odds.ts'
import { isRefusal } from '../refusal.ts'
import type { Rulebook } from '../rulebook.ts'
import { firstSeat, includes, type Seat } from '../seat.ts'
import type { GameState } from '../state.ts'
import { type Halt, type Halted, haltInWords, surprise } from './batch.ts'
import type { Asked, Offered } from './position.ts'

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
  /** What it would be asked then, in words; null where it halted. */
  readonly asked: Asked | null
  /** Where the piece that was wondered about could go then. */
  readonly journeys: readonly Journey[]
  /** Of each answer that was wondered about, what it might lead to then. */
  readonly odds: readonly (Odds | null)[]
}

/** What else a seat wonders about how things would stand. */
export interface Wondering {
  /** Where this piece could go. */
  readonly piece?: number
  /** What these answers might lead to. */
  readonly odds?: readonly Action[]
  /** How it would be if nobody interrupted: the windows of others are declined in that world. */
  readonly unhindered?: boolean
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
  { piece, odds = [], unhindered = false }: Wondering = {},
): Foreseen {
  const world = rulebook.imagine(state, seat, chance)
  const { awaiting, revealed } = world
  const halted = (taken: number, halt: Halt): Foreseen => ({
    taken,
    halted: haltInWords(rulebook, halt),
    question: null,
    view: null,
    answers: [],
    asked: null,
    journeys: [],
    odds: odds.map(() => null),
  })
  for (const [taken, action] of actions.entries()) {
    const unforeseen = surprise(world, seat, awaiting, revealed)
    if (unforeseen !== null) return halted(taken, unforeseen)
    const checked = rulebook.check(world, seat, world.asked[seat] ?? -1, action)
    if (isRefusal(checked)) return halted(taken, checked)
    rulebook.play(world, seat, checked)
    if (unhindered) declineOthers(rulebook, world, seat)
  }
  const unforeseen = surprise(world, seat, awaiting, revealed)
  if (unforeseen !== null) return halted(actions.length, unforeseen)
  const answers = rulebook.answers(world, seat)
  const question = rulebook.questions(world).find((each) => each.seat === seat)
  return {
    taken: actions.length,
    halted: null,
    question: question?.name ?? null,
    view: rulebook.view(world, seat),
    answers: answers.map((action) => ({ action, phrase: rulebook.phrasing.answer(action, world) })),
    asked:
      question === undefined
        ? null
        : {
            seat,
            name: question.name,
            about: question.about,
            phrase: rulebook.phrasing.question(question, world),
          },
    journeys: piece === undefined ? [] : (rulebook.journeys?.(world, seat, piece) ?? []),
    odds: odds.map((action) => oddsOf(rulebook, world, seat, action)),
  }
}

/** Whoever is asked meanwhile whether he wants to interrupt does not. */
function declineOthers(rulebook: Rulebook, world: GameState, seat: Seat): void {
  // rulebooks of an older kind know no windows
  while (rulebook.windows !== undefined && world.awaiting !== 0 && !includes(world.awaiting, seat)) {
    const other = firstSeat(world.awaiting)
    const { declines = null } = rulebook.openWindow(world) ?? {}
    const declined = declines === null ? undefined : findAction(rulebook.answers(world, other), declines)
    if (declined === undefined) return
    rulebook.play(world, other, declined)
  }
}

function oddsOf(rulebook: Rulebook, world: GameState, seat: Seat, action: Action): Odds | null {
  const checked = rulebook.check(world, seat, world.asked[seat] ?? -1, action)
  return isRefusal(checked) ? null : (rulebook.odds?.(world, seat, checked) ?? null)
}
