import { armyLook, armyStyle } from './armies.ts'
import { octagon } from './art/counter.tsx'
import styles from './marker-disc.module.css'
import type { Marker } from './markers.ts'
import type { Field } from './view.ts'

/** An activation marker: its initiative, and as many dots as its formation's counters have; a ring where it is combined. */
export function MarkerDisc({ marker, field, size = 38 }: { marker: Marker; field: Field; size?: number }) {
  const { formation, initiative, seat } = marker
  const dots = Array.from({ length: formation }, (_, i) => `M${(i - (formation - 1) / 2) * 5.5} 12h.01`).join(
    '',
  )
  return (
    <svg
      viewBox="-21 -21 42 42"
      width={size}
      height={size}
      className={styles.disc}
      style={armyStyle(field, seat)}
      aria-hidden="true"
    >
      {armyLook(field, seat).cut ? (
        <path d={octagon(19)} className={styles.body} />
      ) : (
        <circle r="19" className={styles.body} />
      )}
      {formation === 0 && <circle r="14.5" className={styles.ring} />}
      <text y={formation === 0 ? 6 : 4}>{initiative}</text>
      <path d={dots} className={styles.dots} />
    </svg>
  )
}
