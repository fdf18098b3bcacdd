import { memo } from 'react'
import { type Hit, PlaceHit } from '../board/place-hit.tsx'
import { hexPath } from './geometry.ts'
import styles from './hex-hit.module.css'

interface Props extends Hit {
  readonly hex: number
  readonly x: number
  readonly y: number
}

/** A hex as a place to click and to stand on with the keys. */
export const HexHit = memo(function HexHit({ hex, x, y, ...hit }: Props) {
  return (
    <PlaceHit
      {...hit}
      attribute="data-hex"
      place={hex}
      className={styles.hit}
      transform={`translate(${x} ${y})`}
    >
      <path d={hexPath(1.5)} className={styles.shape} />
      {hit.lit === 'target' && <Target kind={hit.kind} />}
    </PlaceHit>
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
