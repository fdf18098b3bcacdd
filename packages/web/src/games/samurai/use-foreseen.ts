import type { Action } from '@gunbai/kernel'
import type { Foreseen } from '@gunbai/kernel/host'
import { useEffect, useState } from 'react'
import { usePlay } from '../../table/play.tsx'
import { askedOf } from './asked.ts'

interface Known {
  readonly question: number
  readonly key: string
  readonly foreseen: Foreseen
}

/**
 * How things would stand after these answers: as soon as that is known, and until then what was known for this question
 * before. Nothing is asked for no answers at all.
 */
export function useForeseen(actions: readonly Action[]): {
  readonly fresh: Foreseen | null
  readonly latest: Foreseen | null
} {
  const { scene, foresee } = usePlay()
  const [known, setKnown] = useState<Known | null>(null)
  const key = JSON.stringify(actions)
  const { id: question } = askedOf(scene)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each draft of a question
  useEffect(() => {
    if (actions.length === 0) return setKnown(null)
    let late = false
    foresee(actions).then(
      (foreseen) => !late && setKnown({ question, key, foreseen }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [key, question])
  const latest = known?.question === question && actions.length > 0 ? known : null
  return { fresh: latest?.key === key ? latest.foreseen : null, latest: latest?.foreseen ?? null }
}
