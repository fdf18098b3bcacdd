import { Worker } from 'node:worker_threads'
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
  await Promise.all(
    Array.from({ length: Math.min(threads, waiting.length) }, () =>
      workThrough(order, waiting, (game) => {
        games.set(game.game, game)
        played(game, games.size)
      }),
    ),
  )
  return [...games.values()].sort((a, b) => a.game - b.game)
}

/** One thread takes games off the list until none is left. */
function workThrough(
  order: LadderOrder,
  waiting: number[],
  played: (game: LadderGame) => void,
): Promise<void> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: order })
  const finished = new Promise<void>((resolve, reject) => {
    const takeNext = () => {
      const game = waiting.shift()
      if (game === undefined) resolve()
      else worker.postMessage(game)
    }
    worker.on('message', (game: LadderGame) => {
      played(game)
      takeNext()
    })
    worker.on('error', reject)
    takeNext()
  })
  return finished.finally(() => worker.terminate())
}
