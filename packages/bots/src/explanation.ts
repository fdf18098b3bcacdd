import {
  type Action,
  findAction,
  type GameState,
  type Phrase,
  type Rulebook,
  type Seat,
  sameAction,
} from '@gunbai/kernel'
import { type Advice, type AdviceOptions, advise } from './advice.ts'
import { botStream } from './bot.ts'

/** Why a seat may have answered as it did. */
export interface Explanation {
  readonly reason: Phrase
  /** The estimated chance of winning with the answer; null where it rests on something hidden. */
  readonly chance: number | null
  /** What would have been better, as far as those eyes can see. */
  readonly better: Advice | null
}

/** A world in which the answer was possible is looked for so often. */
const mostTries = 300

/**
 * Explains an answer after the fact, to somebody who may not know what its giver knew: worlds are imagined as those eyes
 * can, so that an explanation never tells a hidden card. `state` is how things stood before the answer.
 */
export function explain(
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  action: Action,
  eyes: Seat,
  options: AdviceOptions = {},
): Explanation {
  const chance = botStream(options.seed ?? 1)
  for (let tries = 0; tries < mostTries; tries++) {
    const world = rulebook.imagine(state, eyes, chance)
    if (findAction(rulebook.answers(world, seat), action) === undefined) continue
    const advice = advise(rulebook, world, seat, { ...options, including: action })
    const own = advice.find((each) => sameAction(each.action, action)) as Advice
    const best = advice[0] as Advice
    return { reason: own.reason, chance: own.chance, better: best === own ? null : best }
  }
  return { reason: { id: 'advice.hidden' }, chance: null, better: null }
}
