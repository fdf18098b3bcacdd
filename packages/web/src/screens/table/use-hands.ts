import type { Action } from '@gunbai/kernel'
import { useCallback, useMemo, useState } from 'react'
import type { WhyBarred } from '../../table/play.tsx'

/** What the mouse, the finger or the focus is on, and what it has taken up or aimed at. */
export function useHands(question: string | null) {
  const [pointedAt, point] = useState<Action | null>(null)
  const [lookedAt, lookAt] = useState<string | null>(null)
  const [held, hold] = useState<string | null>(null)
  const [explaining, setExplaining] = useState<{ handle: string; whyBarred: WhyBarred | null } | null>(null)
  const explained = explaining?.handle ?? null
  const explain = useCallback(
    (handle: string | null, whyBarred: WhyBarred | null = null) =>
      setExplaining(handle === null ? null : { handle, whyBarred }),
    [],
  )
  const [aiming, setAiming] = useState<{ question: string | null; action: Action | null } | null>(null)
  const aimed = aiming?.question === question ? aiming.action : null
  const letGo = useCallback(() => {
    point(null)
    hold(null)
    explain(null)
    setAiming(null)
  }, [explain])
  return useMemo(
    () => ({
      pointedAt,
      point,
      lookedAt: explained ?? lookedAt,
      lookAt,
      held,
      hold,
      explained,
      explain,
      whyBarred: explaining?.whyBarred ?? null,
      aimed,
      aim: (action: Action | null) => setAiming({ question, action }),
      letGo,
    }),
    [pointedAt, lookedAt, held, explained, explain, explaining, aimed, question, letGo],
  )
}
