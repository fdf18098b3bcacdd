import type { Puzzle } from '@gunbai/bots'
import type { Rulebook, Setup } from '@gunbai/kernel'
import { type TurnBegun, turnsOf } from './lines.ts'
import { type Position, puzzleAt, type Strictness } from './strict.ts'

export interface QuestOrder extends Strictness {
  readonly setups: readonly Setup[]
  readonly seed: string
  /** The number of the first game, counted from 0: a quest that was broken off is taken up there. */
  readonly first: number
}

/** In so large a part of a game, its first, armies only come near each other. */
const calm = 0.35
/** Nothing is looked for where the game is won or lost to this. */
const decided = 0.07
/** Of one game no more than so many puzzles are taken. */
const mostOfGame = 2

/** One more position: of which game, and its puzzle; null where it was none. */
export interface Looked {
  readonly game: number
  readonly puzzle: Puzzle | null
}

/** Looks for puzzles in games of bots, game after game without end. */
export function* quest(order: QuestOrder): Generator<Looked> {
  const { rulebook } = order
  for (let game = order.first; ; game++) {
    const setup = order.setups[game % order.setups.length] as Setup
    const seed = `${order.seed} ${game}`
    let found = 0
    const turns = [...turnsOf(rulebook, setup, seed)].filter((turn) => isOpen(rulebook, turn))
    for (const turn of turns.slice(Math.floor(turns.length * calm))) {
      const id = `${setup.id}-${game + 1}-${turn.before.length}`
      const position: Position = { id, setup: setup.id, seed, turn }
      const puzzle = puzzleAt(order, position)
      yield { game, puzzle }
      if (puzzle !== null && ++found === mostOfGame) break
    }
  }
}

/** Whether a turn could still change much. */
function isOpen({ knowledge }: Rulebook, { state, seat }: TurnBegun): boolean {
  const chance = knowledge.evaluate(state, seat)
  return chance > decided && chance < 1 - decided
}
