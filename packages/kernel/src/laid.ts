import type { Action } from './action.ts'
import { BadInput } from './bad-input.ts'
import { next, type Stream, stream } from './dice.ts'
import type { GameEvent } from './event.ts'
import type { Rulebook } from './rulebook.ts'
import type { Seat } from './seat.ts'
import type { Snapshot } from './snapshot.ts'
import type { GameState } from './state.ts'

/**
 * A position that somebody laid on the table: after so many answers of its record a game goes on from there, whatever they led
 * to. By this a branch is kept. It is kept whole and not as a seed, so that it means the same for ever: how a hidden card is
 * drawn anew or imagined may change without any rule changing.
 */
export interface Laid {
  readonly after: number
  readonly state: Snapshot
}

/** How a game stands after so many answers: as it was laid there, or else as they led to. Throws BadInput. */
export function laidAfter<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  { laid }: { readonly laid?: readonly Laid[] },
  answers: number,
  state: S,
): S {
  const found = laid?.find(({ after }) => after === answers)
  return found === undefined ? state : layOut(rulebook, found, state.asked.length)
}

/** A laid position as a state, looked at as closely as the rulebook can: it may come from a stranger's file. */
function layOut<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  { after, state: snapshot }: Laid,
  seats: number,
): S {
  const state = rulebook.load(snapshot)
  const wrong = whatIsWrong(rulebook, state, seats)
  if (wrong === null) return state
  throw new BadInput(
    `The position that is laid after answer ${after} is none of this game: ${wrong} The file was edited or belongs to other rules.`,
  )
}

function whatIsWrong<S extends GameState<E>, A extends Action, E extends GameEvent, V>(
  rulebook: Rulebook<S, A, E, V>,
  state: S,
  seats: number,
): string | null {
  try {
    const { asked, awaiting, revealed } = state
    const streams = [state.dice, state.shuffles].flatMap(({ a, b, c, d }) => [a, b, c, d])
    const whole = [awaiting, revealed, ...asked, ...streams]
    if (asked.length !== seats) return `it has ${asked.length} seats instead of ${seats}.`
    if (!whole.every(Number.isSafeInteger)) return 'what the kernel keeps in it is not all whole numbers.'
    // whoever is asked must have an answer
    for (const { seat } of rulebook.questions(state)) rulebook.answers(state, seat)
    return rulebook.scrutiny.violations(state)[0] ?? null
  } catch (problem) {
    return `${(problem as Error).message}.`
  }
}

/**
 * Draws anew everything that nobody knows: dice and shuffles to come, the order of decks. What single seats know, such as
 * hands and plans, stays: for games that are over, which lie open.
 */
export function drawAnew(rulebook: Rulebook, world: GameState, chance: Stream): void {
  world.dice = stream(next(chance), next(chance), next(chance), next(chance))
  world.shuffles = stream(next(chance), next(chance), next(chance), next(chance))
  rulebook.redraw?.(world, chance)
}

/** A position of a game that is over, to be played on with fresh chance. */
export function freshly(rulebook: Rulebook, state: GameState, chance: Stream): Snapshot {
  const world = rulebook.copy(state)
  drawAnew(rulebook, world, chance)
  return rulebook.save(world)
}

/**
 * A position as one seat can imagine it, to be played on while the real game goes on. Nothing that the seat cannot know is read:
 * two games that it could not tell apart give the same. Question ids begin anew, since others' count what they did in secret.
 */
export function imaginedBy(rulebook: Rulebook, state: GameState, seat: Seat, chance: Stream): Snapshot {
  const world = rulebook.imagine(state, seat, chance)
  world.asked.fill(1)
  return rulebook.save(world)
}
