import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { BoardProps } from './board-frame.tsx'
import { isTouch } from './chooser.tsx'
import { withPlace } from './with-place.ts'

const hasty = 350 // milliseconds

/**
 * Choosing a place, by a click or a key: its answer is given, or one of its answers asked for, or it is taken up, or it is
 * said why not.
 */
export function usePicking<H extends string>(
  { places, inHand, meant, draft, commits = () => draft === undefined }: BoardProps<H>,
  setAt: (place: number) => void,
) {
  const { scene, aimed, aim, explain, choose, takePlace } = usePlay()
  const give = draft ?? choose
  const { targets, origins, taken, take, letGo } = inHand
  const [several, setSeveral] = useState<{ place: number; answers: readonly Offered[] } | null>(null)
  const [refused, setRefused] = useState<readonly Action[] | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question closes what the last one had opened
  useEffect(() => {
    setSeveral(null)
    setRefused(null)
  }, [scene.moment])

  /** A finger does not hover: its first tap aims, and shows what would come of it; the second gives. */
  function giveOrAim(action: Action, touched: boolean): void {
    if (touched && commits(action) && action !== aimed) aim(action)
    else give(action)
  }

  const latest = useRef({ place: -1, at: 0 })

  /** A double tap or click is one: a second that is meant comes later. */
  function isHasty(place: number, event: MouseEvent): boolean {
    if (event.detail > 1) return true
    if (!isTouch(event)) return false
    const now = performance.now()
    const { place: before, at } = latest.current
    if (before === place && now - at < hasty) return true
    latest.current = { place, at: now }
    return false
  }

  function pick(place: number, touched = false): void {
    const handle = places.handle(place)
    const answers = targets.get(handle) ?? []
    setAt(place)
    setSeveral(null)
    setRefused(null)
    explain(null)
    if (takePlace) {
      takePlace(place)
      return
    }
    if (answers.every(({ action }) => action !== aimed)) aim(null)
    if (handle === taken && answers.length === 0) letGo()
    else if (answers.length === 1 && answers[0] !== undefined) giveOrAim(answers[0].action, touched)
    else if (answers.length > 1) setSeveral({ place, answers })
    else if (origins.has(handle)) take(handle)
    else if (scene.answers.length > 0) setRefused(meant(place))
  }

  /** What a click does, unless it ended another gesture. */
  const clicked = (isOther: () => boolean) => (event: MouseEvent) => {
    if (isOther()) return
    withPlace(places, event.target, (place) => {
      if (!isHasty(place, event)) pick(place, isTouch(event))
    })
  }
  return { pick, clicked, giveOrAim, several, refused, setRefused, close: () => setSeveral(null) }
}
