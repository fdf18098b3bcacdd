import { useMemo } from 'react'
import { keepRest, keptRest } from './kept-drafts.ts'
import type { Scene } from './play.tsx'

/** What is left to be given, of one seat in one game. */
interface Rest<T> {
  current: T | null
}

/**
 * What the viewer has left to be given when he is asked again. Nothing is drawn from it. It is there again when the page is laid
 * anew, and when a device comes back to him.
 */
export function useRest<T>({ game, viewer }: Pick<Scene, 'game' | 'viewer'>, name: string): Rest<T> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to a seat of a game
  return useMemo(() => {
    const owner = { game, viewer }
    let now = keptRest(owner, name) as T | null
    return {
      get current() {
        return now
      },
      set current(next) {
        now = next
        keepRest(owner, name, next)
      },
    }
  }, [game.id, viewer, name])
}
