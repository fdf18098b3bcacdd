import { keptFile } from './kept-file.ts'
import type { Progress } from './progress.ts'
import { onThreads } from './threads.ts'

/** What is done game by game, each by its number alone. */
export interface GamesOrder {
  readonly games: number
}

/**
 * Does every game of an order on threads, but for those that a file has kept, and gives all in order. With more games the
 * first ones stay the same, so that a file can be gone on with.
 */
export async function keptRun<Game extends { readonly game: number }>(
  script: URL,
  order: GamesOrder,
  threads: number,
  keep: string | undefined,
  bar: Progress,
): Promise<Game[]> {
  const kept = keptFile<Game>(keep, { ...order, games: undefined })
  const games = new Map(kept.already.map((each) => [each.game, each]))
  const waiting = Array.from({ length: order.games }, (_, game) => game).filter((game) => !games.has(game))
  await onThreads<Game>(script, order, waiting, threads, (game) => {
    kept.add(game)
    games.set(game.game, game)
    bar.at(games.size)
  })
  bar.end()
  return [...games.values()].filter(({ game }) => game < order.games).sort((a, b) => a.game - b.game)
}
