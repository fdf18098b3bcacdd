import {
  type Action,
  firstSeat,
  type GameState,
  next,
  type Rulebook,
  type Stream,
  stream,
} from '@gunbai/kernel'
import { bestOf } from '../greedy.ts'
import { resultBySeat, turnsIn } from './course.ts'

/** A world is played on by so many answers at most, even in a turn that goes on and on. */
const longest = 400

/**
 * Draws anew everything that nobody knows: dice and shuffles to come, the order of decks. What single seats know, such as
 * hands and plans, stays: a game that is over lies open.
 */
export function drawAnew(rulebook: Rulebook, world: GameState, chance: Stream): void {
  world.dice = stream(next(chance), next(chance), next(chance), next(chance))
  world.shuffles = stream(next(chance), next(chance), next(chance), next(chance))
  rulebook.redraw?.(world, chance)
}

/**
 * By seat, the chance to win in one world: it is played on as greedy plays, for all seats, until somebody's turn begins
 * (and so many more turns after that), and judged there. Changes the world.
 */
export function chancesIn(rulebook: Rulebook, world: GameState, chance: Stream, turnsMore = 0): number[] {
  const { knowledge } = rulebook
  for (let turn = 0; turn <= turnsMore && world.result === null; turn++) {
    const begun = turnsIn(rulebook, world)
    for (let answers = 0; answers < longest && world.result === null; answers++) {
      if (answers > 0 && turnsIn(rulebook, world).some((now, seat) => now > (begun[seat] as number))) break
      const seat = firstSeat(world.awaiting)
      const list = rulebook.answers(world, seat)
      const action = list.length === 1 ? list[0] : bestOf(list, knowledge.appraise(world, seat, list), chance)
      rulebook.play(world, seat, action as Action)
    }
  }
  return judged(rulebook, world)
}

/** By seat, how a world stands by the rulebook's own evaluation, or by its result. */
export function judged(rulebook: Rulebook, world: GameState): number[] {
  const { result, asked } = world
  if (result !== null) return resultBySeat(result, asked.length)
  return asked.map((_, seat) => rulebook.knowledge.evaluate(world, seat))
}
