import { useEffect, useState } from 'react'
import type { Ended } from './played-games.ts'

/** What became of a battle that was played: won once is won. */
export interface Played {
  readonly mark: 'won' | 'lost' | 'on'
  readonly times: number
}

export type PlayedBySetup = Readonly<Record<string, Played>>

const none: PlayedBySetup = {}

/** By setup of a game, what one has played at this device and, where one is known, on the site. */
export function usePlayed(rulebook: string, isTime: boolean): PlayedBySetup {
  const [played, setPlayed] = useState(none)
  useEffect(() => {
    if (!isTime) return
    let late = false
    const read = async () => {
      const { playedHere, playedOnline } = await import('./played-games.ts')
      const all = await Promise.all([playedHere(rulebook), playedOnline(rulebook)])
      if (!late) setPlayed(marks(all.flat()))
    }
    // a browser that keeps nothing, or a site out of reach: then there is nothing to mark
    read().catch(() => {})
    return () => {
      late = true
    }
  }, [rulebook, isTime])
  return played
}

const ranks = ['on', 'lost', 'won'] as const

/** The best that came of each battle. */
export function marks(games: readonly Ended[]): PlayedBySetup {
  const found: Record<string, Played> = {}
  for (const { setup, mark } of games) {
    const { mark: before = mark, times = 0 } = found[setup] ?? {}
    found[setup] = { mark: ranks.indexOf(mark) > ranks.indexOf(before) ? mark : before, times: times + 1 }
  }
  return found
}
