import type { Action } from '@gunbai/kernel'
import { useCallback } from 'react'
import { type InHand, useLit } from '../board/use-lit.ts'
import { type Handle, pointingOf } from './pointing.ts'
import { nobody, useView } from './view.ts'

/** What is lit on the map, and what has been taken up. */
export function usePointing(): InHand<Handle> {
  const view = useView()
  return useLit(
    useCallback(
      (action: Action) => {
        const pointing = pointingOf(action, {
          armyPlace: (id) => view.armies[id]?.place ?? nobody,
          battleOf: (from, army) =>
            view.declared.find((each) => each.army === army && (army !== nobody || each.from === from))?.to ??
            nobody,
        })
        return pointing === null ? [] : [pointing]
      },
      [view],
    ),
  )
}
