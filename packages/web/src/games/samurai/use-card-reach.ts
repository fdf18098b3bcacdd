import type { Action } from '@gunbai/kernel'
import { useEffect, useState } from 'react'
import { usePlay } from '../../table/play.tsx'
import { askedOf } from './asked.ts'
import type { Battle } from './battle.ts'
import { handleOf } from './lit-plan.ts'
import { commanding, ordering } from './plan.ts'
import type { Handle } from './pointing.ts'

const nobody: ReadonlySet<Handle> = new Set()

/** Whom the Command card that is pointed at could order, before it is chosen. */
export function useCardReach(battle: Battle): ReadonlySet<Handle> {
  const { scene, draft, pointedAt, foresee } = usePlay()
  const [found, setFound] = useState<{ readonly card: Action; readonly reach: ReadonlySet<Handle> } | null>(
    null,
  )
  const isAsked = askedOf(scene).name === commanding && draft.length === 0
  const card = isAsked && pointedAt?.kind === 'playCommand' ? pointedAt : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each card that is pointed at
  useEffect(() => {
    if (card === null) return
    let late = false
    foresee([card], { through: [], to: ordering }).then(
      ({ question, answers }) => {
        const reach = question === ordering ? answers.map(({ action }) => handleOf(battle, action)) : []
        if (!late) setFound({ card, reach: new Set(reach) })
      },
      () => {},
    )
    return () => {
      late = true
    }
  }, [card])
  return card !== null && found?.card === card ? found.reach : nobody
}
