import {
  type Action,
  type Answered,
  type Frame,
  type GameState,
  type Rulebook,
  type Seat,
  sameAction,
} from '@gunbai/kernel'

/** What a seat answered without learning anything meanwhile: one plan, and how things stood when it was begun. */
export interface Stretch {
  readonly state: GameState
  readonly answers: readonly Action[]
  /** The number of its first answer among all that were given, counted from 0. */
  readonly first: number
}

/** One turn of a seat, as it was played or as far as it was. */
export interface TurnPlayed {
  readonly stretches: readonly Stretch[]
  readonly isOver: boolean
  /** So many of the answers belong to it. */
  readonly length: number
}

/** The frame of the turn that is under way; undefined between turns. */
export function turnFrame({ sequence, knowledge }: Rulebook, state: GameState): Frame | undefined {
  const turn = `${knowledge.feats?.turn} / `
  return state.stack.find((frame) => sequence.nameOf(frame).startsWith(turn))
}

/**
 * Goes through the answers that were given since a turn began. A stretch ends where something was revealed, and where another
 * seat did something: that it declined to interrupt is nothing.
 */
export function turnPlayed(
  rulebook: Rulebook,
  start: GameState,
  seat: Seat,
  given: readonly Answered[],
): TurnPlayed {
  const state = rulebook.copy(start)
  const turn = turnFrame(rulebook, state)
  const isOver = () => state.result !== null || turn === undefined || !state.stack.includes(turn)
  const stretches: Stretch[] = []
  let open: { answers: Action[]; revealed: number; isKept: boolean } | null = null
  let length = 0
  for (const { seat: by, action } of given) {
    if (isOver()) break
    const isChoice = rulebook.answers(state, by).length > 1
    if (by !== seat) {
      if (isChoice && !declines(rulebook, state, action)) open = null
    } else {
      if (open === null || open.revealed !== state.revealed) {
        open = { answers: [], revealed: state.revealed, isKept: false }
      }
      // what comes before the first choice is no part of a plan
      if (isChoice && !open.isKept) {
        open = { answers: [], revealed: state.revealed, isKept: true }
        stretches.push({ state: rulebook.copy(state), answers: open.answers, first: length })
      }
      open.answers.push(action)
    }
    rulebook.play(state, by, action)
    length++
  }
  return { stretches, isOver: isOver(), length }
}

function declines(rulebook: Rulebook, state: GameState, action: Action): boolean {
  const declining = rulebook.openWindow(state)?.declines ?? null
  return declining !== null && sameAction(declining, action)
}
