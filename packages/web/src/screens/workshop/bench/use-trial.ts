import {
  type LabFigures,
  type LabPool,
  LabTally,
  type LuckShare,
  luckShare,
  type Suggestion,
  scoreOf,
  whatWouldEven,
} from '@gunbai/bots/lab'
import type { Setup, SmallChange } from '@gunbai/kernel'
import { useEffect, useReducer, useRef } from 'react'
import { type LabApart, labApart } from '../../../engine/lab-apart.ts'

/** A trial of an earlier draft, for whoever wants to see how it changed. */
export interface PastTrial {
  readonly changes: number
  readonly games: number
  /** The first seat's share. */
  readonly share: number
}

export interface Trial {
  readonly figures: LabFigures | null
  /** The text that was tried; null before any was. */
  readonly tried: string | null
  readonly luck: LuckShare | null
  readonly suggestions: readonly Suggestion[] | null
  readonly past: readonly PastTrial[]
  /** What goes on, and how far it is. */
  readonly running: 'games' | 'luck' | 'evening' | null
  readonly played: number
  readonly of: number
  readonly failed: string | null
  begin(text: string, order: TrialOrder): void
  even(text: string, order: TrialOrder): void
  stop(): void
}

export interface TrialOrder {
  readonly seats: number
  /** Who plays every seat. */
  readonly bot: string
  readonly games: number
  /** How often the draft was changed before. */
  readonly changes: number
}

const maxAnswers = 20_000
/** What the page shows is made anew no oftener than this, in milliseconds. */
const often = 250

interface Tried {
  readonly game: string
  setupOf(text: string): Setup
  changesOf(text: string): readonly SmallChange[]
}

type Shown = Pick<
  Trial,
  'figures' | 'tried' | 'luck' | 'suggestions' | 'past' | 'running' | 'played' | 'of' | 'failed'
>
type Show = (change: Partial<Shown> | ((was: Shown) => Partial<Shown>)) => void

const nothing: Shown = {
  figures: null, tried: null, luck: null, suggestions: null, past: [], running: null, played: 0, of: 0, failed: null,
} // biome-ignore format: columns

const orderOf = (setup: Setup, bots: readonly string[], seed: string) => ({ setup, seed, bots, maxAnswers })

const everySeat = ({ bot, seats }: TrialOrder) => Array.from({ length: seats }, () => bot)

/** Plays all games, and shows what they come to as they come. */
async function playAll(pool: LabPool, setup: Setup, order: TrialOrder, show: Show): Promise<void> {
  const { games, changes } = order
  const tally = new LabTally(order.seats)
  let shown = 0
  await pool.play(orderOf(setup, everySeat(order), 'trial'), 0, games, (each) => {
    tally.add(each)
    if (performance.now() - shown < often) return
    shown = performance.now()
    show({ figures: tally.figures(), played: tally.games, of: games })
  })
  const figures = tally.figures()
  const latest = { changes, games, share: (figures.wins[0] ?? 0) / games }
  show(({ past }) => ({ figures, played: games, of: games, past: [latest, ...past].slice(0, 6) }))
}

/** A weaker bot against the same one, from both seats: what it wins, it wins by luck. */
async function playLuck(pool: LabPool, setup: Setup, { bot, games }: TrialOrder): Promise<LuckShare> {
  const half = Math.ceil(games / 8)
  const weaker = bot === 'beginner' ? 'random' : 'beginner'
  const sides = await Promise.all([
    pool.play(orderOf(setup, [bot, weaker], 'luck'), 0, half),
    pool.play(orderOf(setup, [weaker, bot], 'luck'), 0, half),
  ])
  return luckShare(sides.flatMap((side, seat) => side.map((each) => scoreOf(each, seat))))
}

/** Bots that play the battle in workers of their own, until all games are played or somebody stops them. */
export function useTrial({ game, setupOf, changesOf }: Tried): Trial {
  const lab = useRef<LabApart | null>(null)
  const [shown, show] = useReducer(
    (was: Shown, change: Parameters<Show>[0]) => ({
      ...was,
      ...(typeof change === 'function' ? change(was) : change),
    }),
    nothing,
  )
  const { figures } = shown

  function stop() {
    lab.current?.end()
    lab.current = null
    show({ running: null })
  }
  useEffect(() => () => lab.current?.end(), [])

  /** Does something with workers of their own, and ends them. */
  async function during(what: 'games' | 'evening', work: (pool: LabPool) => Promise<void>) {
    stop()
    show({ failed: null, running: what, suggestions: null, played: 0, of: 0 })
    const opened = labApart(game, (why) => show({ failed: why, running: null }))
    lab.current = opened
    try {
      await work(opened.pool)
    } catch (error) {
      show({ failed: String(error) })
    }
    if (lab.current === opened) stop()
  }

  const begin = (text: string, order: TrialOrder) =>
    during('games', async (pool) => {
      show({ luck: null, of: order.games, figures: null, tried: text })
      await playAll(pool, setupOf(text), order, show)
      if (order.seats !== 2) return
      show({ running: 'luck' })
      show({ luck: await playLuck(pool, setupOf(text), order) })
    })

  const even = (text: string, order: TrialOrder) =>
    during('evening', async (pool) => {
      if (figures === null) return
      const before = (figures.wins[0] ?? 0) / figures.games
      const trial = async (battle: string, from: number, count: number) => {
        const played = await pool.play(orderOf(setupOf(battle), everySeat(order), 'race'), from, count)
        return played.map((each) => scoreOf(each, 0))
      }
      const onProgress = (played: number, of: number) => show({ played, of })
      show({
        suggestions: await whatWouldEven({ text, before, changesOf, games: order.games, onProgress, trial }),
      })
    })

  return { ...shown, begin, even, stop }
}
