import { useEffect, useState } from 'react'
import { usePlay } from '../../table/play.tsx'
import { askedOf } from './asked.ts'
import { type Foresight, foresight } from './foresight.ts'
import { commanding, isPlanned } from './plan.ts'

interface Known {
  readonly question: number
  readonly key: string
  readonly found: Foresight
}

/** What the rules say of the draft: as soon as that is known, and until then what was known for this question before. */
export function useForesight(): { readonly fresh: Foresight | null; readonly latest: Foresight | null } {
  const { scene, draft, foresee } = usePlay()
  const [known, setKnown] = useState<Known | null>(null)
  const { name, id: question } = askedOf(scene)
  const key = JSON.stringify(draft)
  const isAsked = isPlanned(name) && (draft.length > 0 || name !== commanding)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each draft of a question
  useEffect(() => {
    if (!isAsked) return setKnown(null)
    let late = false
    foresight(foresee, name, draft).then(
      (found) => !late && setKnown({ question, key, found }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [key, question, isAsked])
  const latest = isAsked && known?.question === question ? known : null
  return { fresh: latest?.key === key ? latest.found : null, latest: latest?.found ?? null }
}
