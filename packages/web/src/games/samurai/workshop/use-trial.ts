import {
  type LabFigures,
  type LabPool,
  LabTally,
  type Suggestion,
  scoreOf,
  whatWouldEven,
} from '@gunbai/bots/lab'
import type { SmallChange } from '@gunbai/kernel'
import { useEffect, useRef, useState } from 'react'
import { type LabApart, labApart } from '../../../engine/lab-apart.ts'

export interface Trial {
  readonly figures: LabFigures | null
  readonly suggestions: readonly Suggestion[] | null
  /** What goes on, and how far it is. */
  readonly running: 'games' | 'evening' | null
  readonly played: number
  readonly of: number
  readonly failed: string | null
  begin(text: string, bots: string, games: number): void
  even(text: string, bots: string, games: number, changesOf: (text: string) => readonly SmallChange[]): void
  stop(): void
}

const maxAnswers = 20_000
/** What the page shows is made anew no oftener than this, in milliseconds. */
const often = 250

const orderOf = (battle: string, bots: string, seed: string) => ({
  setup: { id: 'own', options: { battle } },
  seed,
  bots: [bots, bots],
  maxAnswers,
})

const raceIn = (pool: LabPool, bots: string) => async (battle: string, from: number, count: number) =>
  (await pool.play(orderOf(battle, bots, 'race'), from, count)).map((game) => scoreOf(game, 0))

/** Bots that play the battle in workers of their own, until all games are played or somebody stops them. */
export function useTrial(): Trial {
  const lab = useRef<LabApart | null>(null)
  const [figures, setFigures] = useState<LabFigures | null>(null)
  const [suggestions, setSuggestions] = useState<readonly Suggestion[] | null>(null)
  const [running, setRunning] = useState<Trial['running']>(null)
  const [progress, setProgress] = useState({ played: 0, of: 0 })
  const [failed, setFailed] = useState<string | null>(null)

  function stop() {
    lab.current?.end()
    lab.current = null
    setRunning(null)
  }
  useEffect(() => () => lab.current?.end(), [])

  function open(what: 'games' | 'evening'): LabApart {
    stop()
    setFailed(null)
    setRunning(what)
    lab.current = labApart('samurai', (why) => {
      setFailed(why)
      setRunning(null)
    })
    return lab.current
  }

  async function begin(text: string, bots: string, games: number) {
    const { pool } = open('games')
    const tally = new LabTally(2)
    let shown = 0
    setSuggestions(null)
    setProgress({ played: 0, of: games })
    try {
      await pool.play(orderOf(text, bots, 'trial'), 0, games, (game) => {
        tally.add(game)
        if (performance.now() - shown < often) return
        shown = performance.now()
        setFigures(tally.figures())
        setProgress({ played: tally.games, of: games })
      })
      setFigures(tally.figures())
      setProgress({ played: games, of: games })
    } catch (error) {
      setFailed(String(error))
    }
    stop()
  }

  async function even(
    text: string,
    bots: string,
    games: number,
    changesOf: (text: string) => readonly SmallChange[],
  ) {
    if (figures === null) return
    const { pool } = open('evening')
    setProgress({ played: 0, of: 0 })
    try {
      const before = (figures.wins[0] ?? 0) / figures.games
      const trial = raceIn(pool, bots)
      const onProgress = (played: number, of: number) => setProgress({ played, of })
      setSuggestions(await whatWouldEven({ text, before, changesOf, games, onProgress, trial }))
    } catch (error) {
      setFailed(String(error))
    }
    stop()
  }

  return { figures, suggestions, running, ...progress, failed, begin, even, stop }
}
