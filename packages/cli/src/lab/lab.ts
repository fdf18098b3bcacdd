import { Worker } from 'node:worker_threads'
import {
  type Comparison,
  compare,
  type LabFigures,
  type LabGame,
  type LabOrder,
  LabPool,
  LabTally,
  type Suggestion,
  scoreOf,
  whatWouldEven,
} from '@gunbai/bots/lab'
import { chooseSetup, type Setup } from '@gunbai/kernel'
import { smallChangesOf } from '@gunbai/rulebooks/small-changes'
import type { Game } from '../game.ts'

/** What is to be learnt of a battle. */
export interface LabWish {
  readonly game: Game
  readonly games: number
  readonly seed: string
  readonly bots: readonly string[]
  readonly threads: number
  /** Another battle, or other options, to be compared on the same seeds. */
  readonly against: Setup | null
  readonly suggest: boolean
}

export interface LabReport extends LabFigures {
  readonly suggestions: readonly Suggestion[]
  readonly comparison?: Comparison
}

const maxAnswers = 20_000

/** Plays the games on worker threads, and looks for what would even it. */
export async function labReport(
  wish: LabWish,
  onPlayed: (games: number, of: number) => void,
): Promise<LabReport> {
  const { game, games, seed, threads, against } = wish
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./thread.ts', import.meta.url)))
  try {
    const pool = new LabPool(
      game.rulebook.id,
      workers.map((worker) => ({
        send: (message) => worker.postMessage(message),
        receive: (listener) => worker.on('message', listener),
      })),
    )
    const orderOf = (setup: Setup): LabOrder => ({ setup, seed, bots: wish.bots, maxAnswers })
    const played = async (setup: Setup): Promise<LabTally> => {
      const tally = new LabTally(game.seats)
      await pool.play(orderOf(setup), 0, games, (each: LabGame) => {
        tally.add(each)
        onPlayed(tally.games, games)
      })
      return tally
    }
    const tally = await played(game.setup)
    const figures = tally.figures()
    const comparison = against === null ? null : compare(tally.scores(0), (await played(against)).scores(0))
    return {
      ...figures,
      suggestions: wish.suggest ? await suggestions(wish, figures, pool, orderOf, onPlayed) : [],
      ...(comparison === null ? {} : { comparison }),
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** What would even a battle of two that somebody brought. */
async function suggestions(
  { game, games, seed }: LabWish,
  figures: LabFigures,
  pool: LabPool,
  orderOf: (setup: Setup) => LabOrder,
  onProgress: (played: number, of: number) => void,
): Promise<readonly Suggestion[]> {
  const { rulebook, setup } = game
  const brought = setup.options.battle
  const changesOf = await smallChangesOf(rulebook.id)
  if (typeof brought !== 'string' || changesOf === null) return []
  return whatWouldEven({
    text: brought,
    before: (figures.wins[0] as number) / figures.games,
    changesOf,
    games,
    onProgress,
    trial: async (battle, from, count) => {
      const order = orderOf(chooseSetup(rulebook, setup.id, { ...setup.options, battle }))
      const played = await pool.play({ ...order, seed: `${seed} race` }, from, count)
      return played.map((each) => scoreOf(each, 0))
    },
  })
}
