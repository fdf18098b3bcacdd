import type { SamuraiEvent } from '@gunbai/samurai/screen'
import { arrowEnd } from '../board/arrow-head.tsx'
import type { Place } from './field-drawing.tsx'
import styles from './news-marks.module.css'
import { useGame } from './view.ts'

/** Who came from where: drawn beneath the pieces. */
export function Trails({ place }: { place: Place }) {
  const { news } = useGame()
  return news.map(({ event }, i) => {
    const points = 'path' in event ? event.path.filter((hex) => hex >= 0).map(place) : []
    return points.length < 2 ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: news of one answer come in their order
      <path key={i} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} className={styles.trail} />
    )
  })
}

/** Who struck whom, and what was lost: drawn above the pieces. */
export function NewsMarks({ place }: { place: Place }) {
  const { news } = useGame()
  return news.map(({ event }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: news of one answer come in their order
    <Mark key={i} event={event} place={place} />
  ))
}

function Mark({ event, place }: { event: SamuraiEvent; place: Place }) {
  if ((event.kind === 'attacked' || event.kind === 'shot') && event.hex >= 0 && event.at >= 0) {
    const from = place(event.hex)
    const to = place(event.at)
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const along = (part: number) => ({
      x: from.x + ((to.x - from.x) * part) / length,
      y: from.y + ((to.y - from.y) * part) / length,
    })
    const [start, end] = [along(26), along(length - 24)]
    return (
      <path
        d={`M${start.x} ${start.y}L${end.x} ${end.y}`}
        className={event.kind === 'shot' ? styles.shot : styles.blow}
        markerEnd={arrowEnd}
      />
    )
  }
  if (event.kind === 'lost' && event.hex >= 0 && event.lost > 0) {
    const { x, y } = place(event.hex)
    return (
      <g transform={`translate(${x} ${y - 27})`} className={styles.loss}>
        <circle r="11" />
        <text y="5">−{event.lost}</text>
      </g>
    )
  }
  if ((event.kind === 'destroyed' || event.kind === 'leaderFell') && event.hex >= 0) {
    const { x, y } = place(event.hex)
    return <path d="M-14-14 14 14M14-14-14 14" transform={`translate(${x} ${y})`} className={styles.gone} />
  }
  return null
}
