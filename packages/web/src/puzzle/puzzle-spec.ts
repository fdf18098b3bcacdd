import { type Puzzle, readLine } from '@gunbai/bots'
import type { Answered } from '@gunbai/kernel'
import type { GameSpec, Player } from '../table/game.ts'

/** What leads to the position of a puzzle. */
export const linesBefore = ({ before }: Puzzle): readonly Answered[] => readLine(before)

/** The game at which a puzzle is solved: one seat against bots that play as in the games in which it was found. */
export function puzzleSpec(puzzle: Puzzle): GameSpec {
  const { rulebook, setup, seats, seat, id } = puzzle
  return {
    rulebook,
    setup: { id: setup, options: {} },
    players: Array.from(
      { length: seats },
      (_, each): Player => (each === seat ? { kind: 'human' } : { kind: 'bot', bot: 'greedy' }),
    ),
    openHands: false,
    lesson: null,
    script: { before: linesBefore(puzzle).length, puzzle: id, line: readLine(puzzle.solution) },
  }
}
