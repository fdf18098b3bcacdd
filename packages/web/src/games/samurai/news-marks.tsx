import { usePlay } from '../../table/play.tsx'
import { arrowEnd } from '../board/arrow-head.tsx'
import type { Place } from './field-drawing.tsx'
import styles from './news-marks.module.css'

/** Who came from where: drawn beneath the pieces. */
export function Trails({ place }: { place: Place }) {
  const { news } = usePlay()
  return news.map(({ event }, i) => {
    const points = ((event as Told).path ?? []).filter((hex) => hex >= 0).map(place)
    return points.length < 2 ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: news of one answer come in their order
      <path key={i} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} className={styles.trail} />
    )
  })
}

/** Who struck whom, and what was lost: drawn above the pieces. */
export function NewsMarks({ place }: { place: Place }) {
  const { news } = usePlay()
  return news.map(({ event }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: news of one answer come in their order
    <Mark key={i} event={event as Told} place={place} />
  ))
}

interface Told {
  readonly kind: string
  readonly hex?: number
  readonly at?: number
  readonly path?: readonly number[]
  readonly lost?: number
}

function Mark({ event, place }: { event: Told; place: Place }) {
  const { kind, hex, at, lost } = event
  if (
    (kind === 'attacked' || kind === 'shot') &&
    hex !== undefined &&
    at !== undefined &&
    hex >= 0 &&
    at >= 0
  ) {
    const from = place(hex)
    const to = place(at)
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const along = (part: number) => ({
      x: from.x + ((to.x - from.x) * part) / length,
      y: from.y + ((to.y - from.y) * part) / length,
    })
    const [start, end] = [along(26), along(length - 24)]
    return (
      <path
        d={`M${start.x} ${start.y}L${end.x} ${end.y}`}
        className={kind === 'shot' ? styles.shot : styles.blow}
        markerEnd={arrowEnd}
      />
    )
  }
  if (kind === 'lost' && hex !== undefined && hex >= 0 && lost !== undefined && lost > 0) {
    const { x, y } = place(hex)
    return (
      <g transform={`translate(${x} ${y - 27})`} className={styles.loss}>
        <circle r="11" />
        <text y="5">−{lost}</text>
      </g>
    )
  }
  if ((kind === 'destroyed' || kind === 'leaderFell') && hex !== undefined && hex >= 0) {
    const { x, y } = place(hex)
    return <path d="M-14-14 14 14M14-14-14 14" transform={`translate(${x} ${y})`} className={styles.gone} />
  }
  return null
}
