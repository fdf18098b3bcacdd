import type { SamuraiAction } from '@gunbai/samurai/screen'
import { useCallback } from 'react'
import { type InHand, useLit } from '../board/use-lit.ts'
import { type Handle, pointingOf } from './pointing.ts'
import { useBattle } from './view.ts'

/** What is lit on the board and in the hand, and what has been taken up. */
export function usePointing(): InHand<Handle> {
  const battle = useBattle()
  return useLit(
    useCallback(
      (action: SamuraiAction) => {
        const pointing = pointingOf(action, {
          unitHex: (id) => battle.units.find((unit) => unit.id === id)?.hex ?? -1,
          leaderHex: (id) => battle.leaders.find((leader) => leader.id === id)?.hex ?? -1,
        })
        return pointing === null ? [] : [pointing]
      },
      [battle],
    ),
  )
}
