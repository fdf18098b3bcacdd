import type { Action, GameEvent } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { useMemo } from 'react'
import { usePlayOf } from '../../table/play.tsx'
import { type Lit, lit, type Marked, type Pointed, type Pointing } from './pointing.ts'

/** What is lit, with the hands to take something up and to let it go. */
export interface InHand<H> extends Lit<Offered, H> {
  /** How each piece of advice would be pointed at, best first. */
  readonly advised?: readonly Marked<H>[]
  take(handle: H): void
  letGo(): void
}

/**
 * What is lit on the table, by the ways in which a game points at an answer; none for what has only a button. `pointingsOf`
 * must stay the same function while the table stays as it is.
 */
export function useLit<H extends string, A extends Action = Action>(
  pointingsOf: (action: A) => readonly Pointing<H>[],
): InHand<H> {
  const { scene, held, hold, advice } = usePlayOf<unknown, A, GameEvent>()
  const pointed = useMemo(
    () =>
      scene.answers.flatMap((answer): Pointed<Offered, H>[] =>
        pointingsOf(answer.action).map((pointing) => ({ answer, pointing })),
      ),
    [scene.answers, pointingsOf],
  )
  const advised = useMemo(
    () =>
      (advice?.found ?? []).flatMap(({ action, played = false }, i, all) =>
        pointingsOf(action as A)
          .slice(0, 1)
          .map((pointing) => ({ ...pointing, played, number: numberOf(all, i) })),
      ),
    [advice, pointingsOf],
  )
  return useMemo(
    () => ({ ...lit(pointed, held as H | null), advised, take: hold, letGo: () => hold(null) }),
    [pointed, held, hold, advised],
  )
}

/** What was played and what is advised are counted apart. */
function numberOf(all: readonly { readonly played?: boolean }[], place: number): number {
  const isPlayed = all[place]?.played === true
  return 1 + all.slice(0, place).filter(({ played }) => (played === true) === isPlayed).length
}
