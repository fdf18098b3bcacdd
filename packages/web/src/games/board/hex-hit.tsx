import type { Aim } from '@gunbai/kernel'
import { memo } from 'react'
import styles from './hex-hit.module.css'
import { hexPath } from './hex-shape.ts'
import { type Hit, PlaceHit } from './place-hit.tsx'

export type { Aim }

interface Props extends Hit {
  readonly hex: number
  readonly x: number
  readonly y: number
  /** Where the board itself marks what is aimed at, above the pieces, nothing is drawn under them. */
  readonly aim: Aim | 'above'
  /** What it costs to go there, where that is known. */
  readonly cost?: string | null
}

/** A hex as a place to click and to stand on with the keys. */
export const HexHit = memo(function HexHit({ hex, x, y, aim, cost = null, ...hit }: Props) {
  return (
    <PlaceHit
      {...hit}
      attribute="data-hex"
      place={hex}
      className={styles.hit}
      transform={`translate(${x} ${y})`}
    >
      <path d={hexPath(1.5)} className={styles.shape} />
      {hit.lit === 'target' && <Target aim={aim} cost={cost} />}
    </PlaceHit>
  )
})

const outline = hexPath(4)

/** What a target looks like tells what would happen there. */
function Target({ aim, cost }: { aim: Props['aim']; cost: string | null }) {
  switch (aim) {
    case 'above':
      return null
    case 'blow':
      return (
        <g className={styles.fight}>
          <path d={outline} />
          <path d="M-31-4l6 4-6 4M31-4l-6 4 6 4" />
        </g>
      )
    case 'shot':
      return (
        <g className={styles.fight}>
          <circle r="31" />
          <path d="M0-37V-27M0 37V27M-34 0H-25M34 0H25" />
        </g>
      )
    case 'step':
      return (
        <>
          <path d={outline} className={styles.step} />
          <circle r={cost === null ? 7 : 13} className={styles.dot} />
          {cost !== null && (
            <text y="6" className={styles.cost}>
              {cost}
            </text>
          )}
        </>
      )
    default:
      return <path d={outline} className={styles.step} />
  }
}
