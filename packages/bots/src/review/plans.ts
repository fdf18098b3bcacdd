import { type Action, type GameState, type Seat, sameAction } from '@gunbai/kernel'
import type { Course, Step } from './course.ts'

/**
 * What a seat did in one go: its answers one after the other, until dice or a card came, somebody else was asked or a turn
 * began. That is what is judged: a march is worth what its end is worth.
 */
export interface PlayedPlan {
  /** The place of its first answer in the record, counted from 0. */
  readonly first: number
  readonly seat: Seat
  readonly before: GameState
  readonly actions: readonly Action[]
  /** By answer, whether there was another. */
  readonly choices: readonly boolean[]
}

/** Every plan of a game in which there was something to choose. */
export function plansOf({ rulebook, steps }: Course): PlayedPlan[] {
  const plans: PlayedPlan[] = []
  for (let first = 0; first < steps.length; ) {
    const length = lengthFrom(steps, first)
    const steady = steps.slice(first, first + length)
    // what could not be otherwise at its beginning is no part of it
    const skipped = steady.findIndex(({ isChoice }) => isChoice)
    const own = skipped === -1 ? [] : steady.slice(skipped)
    const [start] = own
    if (
      start !== undefined &&
      hangsOn(rulebook.knowledge, rulebook.answers(start.before, start.seat), start)
    ) {
      plans.push({
        first: first + skipped,
        seat: start.seat,
        before: start.before,
        actions: own.map(({ action }) => action),
        choices: own.map(({ isChoice }) => isChoice),
      })
    }
    first += length
  }
  return plans
}

function lengthFrom(steps: readonly Step[], first: number): number {
  const { seat } = steps[first] as Step
  let length = 0
  for (;;) {
    const step = steps[first + length]
    if (step === undefined || step.seat !== seat) return length
    length++
    if (step.isChance || step.endsTurn) return length
  }
}

function hangsOn(
  { stakes }: Course['rulebook']['knowledge'],
  answers: readonly Action[],
  { before, seat }: Step,
): boolean {
  return (stakes?.(before, seat, answers) ?? 1) > 0
}

/** How many answers two lists have in common from their beginning on. */
export function commonLength(one: readonly Action[], other: readonly Action[]): number {
  const differs = one.findIndex((action, i) => {
    const beside = other[i]
    return beside === undefined || !sameAction(action, beside)
  })
  return differs === -1 ? one.length : differs
}
