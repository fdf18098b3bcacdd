import { memo } from 'react'
import { boardProvinces } from './map/board-map.ts'
import styles from './province-hit.module.css'

interface Props {
  readonly province: number
  /** A target can be chosen, an origin be taken up. */
  readonly lit: 'none' | 'origin' | 'target'
  readonly taken: boolean
  /** What choosing it would do, by the kind of answer. */
  readonly kind: string | null
  /** The one province that the tab key leads to. */
  readonly reached: boolean
  readonly label: string
}

/** A province as a place to click and to stand on with the keys. What happens there the board decides. */
export const ProvinceHit = memo(function ProvinceHit({ province, lit, taken, kind, reached, label }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a province of a drawing cannot be a button element
    <g
      className={styles.hit}
      data-province={province}
      data-lit={lit}
      data-taken={taken}
      data-kind={kind ?? undefined}
      role="button"
      tabIndex={reached ? 0 : -1}
      aria-label={label}
      aria-disabled={lit === 'none'}
    >
      <path d={boardProvinces[province]?.path} className={styles.shape} />
    </g>
  )
})
