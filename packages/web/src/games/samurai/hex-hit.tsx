import { memo } from 'react'
import { hexPath } from './geometry.ts'
import styles from './hex-hit.module.css'

interface Props {
  readonly hex: number
  readonly x: number
  readonly y: number
  /** A target can be chosen, an origin be taken up. */
  readonly lit: 'none' | 'origin' | 'target'
  /** What choosing it would do, by the kind of answer. */
  readonly kind: string | null
  /** The one hex that the tab key leads to. */
  readonly reached: boolean
  readonly label: string
}

/** A hex as a place to click and to stand on with the keys. What happens there the board decides. */
export const HexHit = memo(function HexHit({ hex, x, y, lit, kind, reached, label }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a hex of a drawing cannot be a button element
    <g
      className={styles.hit}
      transform={`translate(${x} ${y})`}
      data-hex={hex}
      data-lit={lit}
      data-kind={kind ?? undefined}
      role="button"
      tabIndex={reached ? 0 : -1}
      aria-label={label}
      aria-disabled={lit === 'none'}
    >
      <path d={hexPath(1.5)} className={styles.shape} />
      {lit === 'target' && <Target kind={kind} />}
    </g>
  )
})

/** What a target looks like tells what would happen there: a step, a shot, a blow. */
function Target({ kind }: { kind: string | null }) {
  switch (kind) {
    case 'attack':
      return (
        <g className={styles.fight}>
          <path d={hexPath(4)} />
          <path d="M-31-4l6 4-6 4M31-4l-6 4 6 4" />
        </g>
      )
    case 'shoot':
      return (
        <g className={styles.fight}>
          <circle r="31" />
          <path d="M0-37V-27M0 37V27M-34 0H-25M34 0H25" />
        </g>
      )
    case 'move':
    case 'moveLeader':
    case 'retreat':
    case 'pushBack':
      return (
        <>
          <path d={hexPath(4)} className={styles.step} />
          <circle r="7" className={styles.dot} />
        </>
      )
    default:
      return <path d={hexPath(4)} className={styles.step} />
  }
}
