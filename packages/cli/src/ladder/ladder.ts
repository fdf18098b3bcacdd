import { onThreads } from '../threads.ts'
import type { LadderGame } from './ladder-game.ts'
import { type LadderOrder, pairings } from './pairing.ts'

/**
 * Plays every game of the order that is not among those already played, on so many threads, and gives all of them in
 * order. Which thread plays a game changes nothing about it.
 */
export async function playLadder(
  order: LadderOrder,
  threads: number,
  already: readonly LadderGame[] = [],
  played: (game: LadderGame, count: number) => void = () => {},
): Promise<LadderGame[]> {
  const games = new Map(already.map((each) => [each.game, each]))
  const waiting = pairings(order)
    .map(({ game }) => game)
    .filter((game) => !games.has(game))
  await onThreads<LadderGame>(new URL('./thread.ts', import.meta.url), order, waiting, threads, (game) => {
    games.set(game.game, game)
    played(game, games.size)
  })
  return [...games.values()].sort((a, b) => a.game - b.game)
}
