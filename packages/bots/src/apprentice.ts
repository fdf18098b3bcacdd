import type { Action, GameState, Rulebook, Seat } from '@gunbai/kernel'
import { type Bot, type BotSeed, botStream } from './bot.ts'
import { bestOf } from './greedy.ts'
import type { Habits } from './levels.ts'
import { nameOf } from './name-of.ts'

/** What leads all others by so much of the whole span of worths stands out: nobody overlooks it. */
const standsOut = 0.5
const unseen = Number.NEGATIVE_INFINITY

/**
 * Judges as greedy does, but overlooks some of what could be done and misjudges the rest. What it has overlooked in a turn it
 * does not see a moment later, and what it thinks too much of it goes on thinking too much of: it errs as people do, and not
 * like a die.
 */
export function apprenticeBot(seed: BotSeed, { overlooks, misjudges }: Habits): Bot {
  const chance = botStream(seed)
  const own = chance.a ^ chance.b

  /** From 0 to 1, the same for that answer all turn. */
  const whimOf = (action: Action, turn: number, salt: number): number =>
    (nameOf(action, (own + Math.imul(turn, 0x9e3779b1) + salt) | 0) >>> 0) / 2 ** 32

  const asSeen = (
    worths: readonly number[],
    answers: readonly Action[],
    turn: number,
    lapses: number,
  ): number[] => {
    const { best, second, least, spread } = shapeOf(worths)
    const isPlain = best - second > standsOut * (best - least)
    const judged = worths.map((worth, i) => {
      const action = answers[i] as Action
      return worth + lapses * misjudges * spread * (whimOf(action, turn, 2) + whimOf(action, turn, 3) - 1)
    })
    const seen = judged.map((worth, i) =>
      (isPlain && worths[i] === best) || whimOf(answers[i] as Action, turn, 1) >= lapses * overlooks
        ? worth
        : unseen,
    )
    return seen.some((worth) => worth > unseen) ? seen : judged
  }

  return {
    id: 'apprentice',
    choose: (rulebook, state, seat, answers) => {
      const imagined = rulebook.imagine(state, seat, chance)
      const { knowledge } = rulebook
      const { lapses = 1 } = knowledge
      const worths = knowledge.appraise(imagined, seat, answers)
      const turn = turnOf(rulebook as never, state, seat)
      return bestOf(answers, asSeen(worths, answers, turn, lapses), chance)
    },
  }
}

function turnOf(rulebook: Rulebook, state: GameState, seat: Seat): number {
  return rulebook.knowledge.turns?.(state, seat) ?? state.asked[seat] ?? 0
}

/** The most, the next and the least of a list, and how far its numbers lie apart (standard deviation). */
function shapeOf(worths: readonly number[]) {
  const sorted = worths.toSorted((a, b) => b - a)
  const mean = sorted.reduce((sum, worth) => sum + worth, 0) / sorted.length
  const variance = sorted.reduce((sum, worth) => sum + (worth - mean) ** 2, 0) / sorted.length
  const [best = 0, second = best] = sorted
  return { best, second, least: sorted.at(-1) ?? best, spread: Math.sqrt(variance) }
}
