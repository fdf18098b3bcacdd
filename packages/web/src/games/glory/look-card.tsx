import { usePlay } from '../../table/play.tsx'
import { HexInfo, isWorthALook } from './hex-info.tsx'
import styles from './look-card.module.css'
import { useField, useView } from './use-view.ts'

/** On a small screen: what stands in the hex that was touched, above the map. A screen reader hears the hex itself. */
export function LookCard() {
  const { lookedAt, explained } = usePlay()
  const view = useView()
  const field = useField()
  const hex = lookedAt === null ? -1 : Number(lookedAt)
  if (hex < 0 || explained !== null || !isWorthALook(view, field, hex)) return null
  return (
    <div className={styles.card} aria-hidden="true">
      <HexInfo view={view} field={field} hex={hex} />
    </div>
  )
}
