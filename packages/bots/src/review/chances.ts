import { type Action, firstSeat, type GameState, type Rulebook, type Seat } from '@gunbai/kernel'
import { resultBySeat, turnsIn } from './course.ts'
import type { Fate } from './fate.ts'

/** A world is played on by so many answers a turn at most, even in one that goes on and on. */
const longest = 400

export { drawAnew } from '@gunbai/kernel'

/** An answer that is given in a world. */
export interface Given {
  readonly seat: Seat
  readonly action: Action
}

/**
 * By seat, the chance to win in one world: it is played on as greedy plays, for all seats, until somebody's turn begins, over
 * as many turns as the rulebook wants foresight, and the mean of the judgements there counts; over no turn it is judged as
 * it stands. Changes the world, and adds what was answered to the line.
 */
export function chancesIn(
  rulebook: Rulebook,
  world: GameState,
  fate: Fate,
  turns = rulebook.knowledge.foresight ?? 1,
  line?: Given[],
): number[] {
  if (turns === 0) return judged(rulebook, world)
  const sums = world.asked.map(() => 0)
  let judgements = 0
  while (judgements < turns) {
    playTurn(rulebook, world, fate, line)
    judged(rulebook, world).forEach((each, seat) => {
      sums[seat] = (sums[seat] as number) + each
    })
    judgements++
    if (world.result !== null) break
  }
  return weighed(rulebook, world, sums, judgements, turns)
}

/** A game that is over stays as it is for the turns that are left. */
function weighed(
  rulebook: Rulebook,
  world: GameState,
  sums: readonly number[],
  judgements: number,
  turns: number,
): number[] {
  const last = judgements < turns ? judged(rulebook, world) : []
  return sums.map((sum, seat) => (sum + (turns - judgements) * (last[seat] ?? 0)) / turns)
}

function playTurn(rulebook: Rulebook, world: GameState, fate: Fate, line?: Given[]): void {
  const begun = turnsIn(rulebook, world)
  for (let answers = 0; answers < longest && world.result === null; answers++) {
    if (answers > 0 && turnsIn(rulebook, world).some((now, seat) => now > (begun[seat] as number))) return
    const seat = firstSeat(world.awaiting)
    const list = rulebook.answers(world, seat)
    const action =
      list.length === 1
        ? (list[0] as Action)
        : fate.bestOf(list, rulebook.knowledge.appraise(world, seat, list))
    line?.push({ seat, action })
    fate.give(world, seat, action)
  }
}

/** By seat, how a world stands by the rulebook's own evaluation, or by its result. */
export function judged(rulebook: Rulebook, world: GameState): number[] {
  const { result, asked } = world
  if (result !== null) return resultBySeat(result, asked.length)
  return asked.map((_, seat) => rulebook.knowledge.evaluate(world, seat))
}
