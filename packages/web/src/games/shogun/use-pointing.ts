import { useMemo } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { Offered } from '../../table/table.ts'
import { type Lit, lit, type Pointed, pointingOf } from './pointing.ts'
import { nobody, useView } from './view.ts'

/** What is lit on the map, and what has been taken up. */
export function usePointing(): Lit<Offered> & { take(province: number): void; letGo(): void } {
  const { scene, held, hold } = usePlay()
  const view = useView()
  const pointed = useMemo(() => {
    const places = {
      armyPlace: (id: number) => view.armies[id]?.place ?? nobody,
      battleOf: (from: number, army: number) =>
        view.declared.find((each) => each.army === army && (army !== nobody || each.from === from))?.to ??
        nobody,
    }
    return scene.answers.flatMap((answer): Pointed<Offered>[] => {
      const pointing = pointingOf(answer.action, places)
      return pointing === null ? [] : [{ answer, pointing }]
    })
  }, [scene.answers, view])
  return useMemo(
    () => ({
      ...lit(pointed, held === null ? null : Number(held)),
      take: (province) => hold(String(province)),
      letGo: () => hold(null),
    }),
    [pointed, held, hold],
  )
}
