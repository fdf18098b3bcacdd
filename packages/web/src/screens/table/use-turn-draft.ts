import type { Action } from '@gunbai/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { keepDraft, keptDraft, loseDrafts } from '../../table/kept-drafts.ts'
import type { Snapshot } from '../../table/table.ts'

/** What was drafted, and for which question: it is gone when the table moves on or back. */
interface Drafted {
  readonly question: string | null
  readonly actions: readonly Action[]
}

const noDraft: readonly Action[] = []
const name = 'turn'

/** What the viewer has drafted for a question, or had when the page was laid anew. */
export function useTurnDraft(snapshot: Snapshot, question: string | null) {
  const [drafted, setDrafted] = useState<Drafted>({ question: null, actions: noDraft })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to the question
  const before = useMemo(
    () => (keptDraft(snapshot, name) as readonly Action[] | undefined) ?? noDraft,
    [question],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to the question
  const setDraft = useCallback(
    (actions: readonly Action[]) => {
      keepDraft(snapshot, name, actions)
      setDrafted({ question, actions })
    },
    [question],
  )
  return { draft: drafted.question === question ? drafted.actions : before, setDraft }
}

/** Whether something was drafted before the page was laid anew that is over now. */
export function useLostDraft(snapshot: Snapshot, question: string | null): boolean {
  const [isLost, lose] = useState(false)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the viewer is first asked
  useEffect(() => {
    if (question === null || !isFirst.current) return
    isFirst.current = false
    lose(loseDrafts(snapshot))
  }, [question])
  return isLost
}
