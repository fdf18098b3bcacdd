import type { Offered } from '@gunbai/kernel/host'
import { useMemo } from 'react'
import { usePlay } from '../../table/play.tsx'
import { lit, type Pointed } from '../board/pointing.ts'
import type { InHand } from '../board/use-lit.ts'
import { type Handle, pointingOf } from './pointing.ts'
import { nobody, useView } from './view.ts'

/** What is lit on the map, and what has been taken up. `ahead` is what could be answered after what is drafted. */
export function usePointing(ahead: readonly Offered[]): InHand<Handle> {
  const { scene, held, hold } = usePlay()
  const view = useView()
  const pointed = useMemo(() => {
    const places = {
      armyPlace: (id: number) => view.armies[id]?.place ?? nobody,
      battleOf: (from: number, army: number) =>
        view.declared.find((each) => each.army === army && (army !== nobody || each.from === from))?.to ??
        nobody,
    }
    return [...scene.answers, ...ahead].flatMap((answer): Pointed<Offered, Handle>[] => {
      const pointing = pointingOf(answer.action, places)
      return pointing === null ? [] : [{ answer, pointing }]
    })
  }, [scene.answers, ahead, view])
  return useMemo(
    () => ({ ...lit(pointed, held as Handle | null), take: hold, letGo: () => hold(null) }),
    [pointed, held, hold],
  )
}
