import type { Moment } from '@gunbai/bots/review'
import type { Action } from '@gunbai/kernel'
import { useMemo } from 'react'
import type { Counsel } from '../../table/play.tsx'

/** What is marked on the board while a choice is looked at: what was played in ink, what was better in gold. */
export function useMarks(chosen: readonly Moment[], moment: number): Counsel | null {
  return useMemo(() => {
    const shown = chosen.find(({ number, better }) => number === moment + 1 && better !== null)
    if (shown?.better == null) return null
    const { better, played, phrase } = shown
    const mark = (action: Action, isPlayed: boolean) => ({
      action,
      phrase,
      chance: isPlayed ? better.instead : better.chance,
      reason: better.reason ?? phrase,
      played: isPlayed,
    })
    return {
      found: [
        ...played.map((action) => mark(action, true)),
        ...better.actions.map((action) => mark(action, false)),
      ],
      close: () => {},
    }
  }, [chosen, moment])
}
