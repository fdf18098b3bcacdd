import type { Setup } from '@gunbai/kernel'
import { use, useRef } from 'react'
import { faceOf } from '../../games/faces.ts'
import styles from './thumbnail.module.css'
import { useFirstView } from './use-first-view.ts'

/** A small map of a setup, drawn when somebody could see it. */
export function Thumbnail({ rulebook, setup }: { rulebook: string; setup: string | Setup }) {
  const { Preview } = use(faceOf(rulebook))
  const place = useRef<HTMLSpanElement>(null)
  const view = useFirstView(place, rulebook, setup)
  return (
    <span ref={place} className={styles.thumbnail} aria-hidden="true">
      {Preview !== null && view !== null && <Preview view={view} />}
    </span>
  )
}
