import type { Action } from '@gunbai/kernel'
import { useMemo } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { Offered } from '../../table/table.ts'
import { type Lit, lit, type Pointed, type Pointing } from './pointing.ts'

/** What is lit, with the hands to take something up and to let it go. */
export interface InHand<H> extends Lit<Offered, H> {
  take(handle: H): void
  letGo(): void
}

/** What is lit on the table, by the way in which a game points at its answers. That way must stay the same function. */
export function useLit<H extends string>(pointingOf: (action: Action) => Pointing<H> | null): InHand<H> {
  const { scene, held, hold } = usePlay()
  const pointed = useMemo(
    () =>
      scene.answers.flatMap((answer): Pointed<Offered, H>[] => {
        const pointing = pointingOf(answer.action)
        return pointing === null ? [] : [{ answer, pointing }]
      }),
    [scene.answers, pointingOf],
  )
  return useMemo(
    () => ({ ...lit(pointed, held as H | null), take: hold, letGo: () => hold(null) }),
    [pointed, held, hold],
  )
}
