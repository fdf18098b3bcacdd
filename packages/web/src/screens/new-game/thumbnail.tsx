import { use, useEffect, useRef, useState } from 'react'
import { faceOf } from '../../games/faces.ts'
import { firstView } from './first-view.ts'
import styles from './setup-picker.module.css'

/** How long the screen is left alone before small maps are drawn. */
const later = 1_000

/** A small map of a setup, drawn when somebody could see it. */
export function Thumbnail({ rulebook, setup }: { rulebook: string; setup: string }) {
  const { Preview } = use(faceOf(rulebook))
  const place = useRef<HTMLSpanElement>(null)
  const [view, setView] = useState<unknown>(null)
  useEffect(() => {
    let late = false
    const watch = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting !== true) return
      watch.disconnect()
      firstView(rulebook, setup).then(
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
  }, [rulebook, setup])
  return (
    <span ref={place} className={styles.thumbnail} aria-hidden="true">
      {Preview !== null && view !== null && <Preview view={view} />}
    </span>
  )
}
