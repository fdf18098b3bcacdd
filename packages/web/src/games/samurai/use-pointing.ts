import { useMemo } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { Offered } from '../../table/table.ts'
import { type Handle, type Lit, lit, type Pointed, pointingOf } from './pointing.ts'
import { useBattle } from './view.ts'

/** What is lit on the board and in the hand, and what has been taken up. */
export function usePointing(): Lit<Offered> & { take(handle: Handle): void; letGo(): void } {
  const { scene, held, hold } = usePlay()
  const battle = useBattle()
  const pointed = useMemo(() => {
    const places = {
      unitHex: (id: number) => battle.units.find((unit) => unit.id === id)?.hex ?? -1,
      leaderHex: (id: number) => battle.leaders.find((leader) => leader.id === id)?.hex ?? -1,
    }
    return scene.answers.flatMap((answer): Pointed<Offered>[] => {
      const pointing = pointingOf(answer.action, places)
      return pointing === null ? [] : [{ answer, pointing }]
    })
  }, [scene.answers, battle])
  return useMemo(
    () => ({
      ...lit(pointed, held as Handle | null),
      take: (handle) => hold(handle),
      letGo: () => hold(null),
    }),
    [pointed, held, hold],
  )
}
