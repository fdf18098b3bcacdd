import {
  type Action,
  type GameState,
  type Rulebook,
  type Seat,
  type Stream,
  sameAction,
} from '@gunbai/kernel'
import type { Bot } from './bot.ts'

/**
 * Puts a bot with the same chance before two worlds that its seat cannot tell apart. If it chooses differently it has
 * seen what is hidden, and the two choices are given back; null where it was fair. The seat must be asked something.
 */
export function unfairChoice(
  makeBot: () => Bot,
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  chance: Stream,
): readonly [Action, Action] | null {
  const here = rulebook.imagine(state, seat, chance)
  const there = rulebook.imagine(state, seat, chance)
  const answers = rulebook.answers(state, seat)
  const one = makeBot().choose(rulebook, here, seat, answers)
  const other = makeBot().choose(rulebook, there, seat, answers)
  return sameAction(one, other) ? null : [one, other]
}
