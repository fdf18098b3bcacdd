import type { Action, Answered, Setup } from '@gunbai/kernel'

/** A line of play as its file has it: whoever sat there, and the answer. */
interface Recorded {
  readonly setup: string
  readonly seed: string
  readonly answers: readonly (readonly (number | object)[])[]
}

/** The position that a line of play leads to, as a lesson begins with it: after so many answers, or after all. */
export function line(
  rulebook: string,
  { setup, seed, answers }: Recorded,
  many = answers.length,
): { rulebook: string; setup: Setup; seed: string; before: readonly Answered[] } {
  const before = answers
    .slice(0, many)
    .map(([seat, action]) => ({ seat: seat as number, action: action as Action }))
  return { rulebook, setup: { id: setup, options: {} }, seed, before }
}
