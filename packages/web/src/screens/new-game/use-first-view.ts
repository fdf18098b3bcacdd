import type { Setup } from '@gunbai/kernel'
import { type RefObject, useEffect, useState } from 'react'
import { firstView } from './first-view.ts'

/** How long the screen is left alone before small maps are drawn. */
const later = 1_000

/** What stands on the field of a setup at first, fetched when somebody could see the place; null until then. */
export function useFirstView(
  place: RefObject<Element | null>,
  rulebook: string,
  setup: string | Setup,
): unknown {
  // a setup of the same words is the same
  const key = JSON.stringify(setup)
  const [view, setView] = useState<unknown>(null)
  useEffect(() => {
    let late = false
    const watch = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting !== true) return
      watch.disconnect()
      firstView(rulebook, JSON.parse(key)).then(
        (came) => !late && setView(came),
        () => {},
      )
    })
    const timer = setTimeout(() => place.current !== null && watch.observe(place.current), later)
    return () => {
      late = true
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [place, rulebook, key])
  return view
}
