import type { CSSProperties } from 'react'
import { sideStyle } from '../../../games/faces.ts'
import type { Standing } from '../../../games/standing.ts'
import { usePlay } from '../../../table/play.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import type { TurningPoint } from './course.ts'
import styles from './course-chart.module.css'

interface Props {
  readonly course: readonly Standing[]
  readonly points: readonly TurningPoint[]
}

const width = 300
const height = 150
const rim = 16

/** How it went: the score of each side over the game, with the turning points numbered. */
export function CourseChart({ course, points }: Props) {
  const say = useSay()
  const words = useWords()
  const { face, scene, log } = usePlay()
  const most = Math.max(1, ...course.flatMap(({ scores }) => scores))
  const x = (at: number) => rim + ((width - 2 * rim) * at) / Math.max(1, log.length - 1)
  const y = (score: number) => height - rim - ((height - 2 * rim) * score) / most
  const seats = scene.game.players.map((_, seat) => seat)
  const way = (seat: number) =>
    `M${rim} ${y(0)}${course.map(({ at, scores }) => `H${x(at)}V${y(scores[seat] ?? 0)}`).join('')}H${width - rim}`
  const style = (seat: number): CSSProperties => sideStyle(face, scene.view, seat)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        {seats.map((seat) => (
          <span key={seat} style={style(seat)} data-seat={seat}>
            {face.seatName(scene.view, seat, words)}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say('ui.end.course')}>
        {Array.from({ length: most + 1 }, (_, score) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its height
          <path key={score} d={`M${rim} ${y(score)}H${width - rim}`} className={styles.rule} />
        ))}
        {[0, most].map((score) => (
          <text key={score} x="2" y={y(score) + 4} className={styles.score}>
            {score}
          </text>
        ))}
        {seats.map((seat) => (
          <path key={seat} d={way(seat)} className={styles.way} style={style(seat)} data-seat={seat} />
        ))}
        {points.map(({ at }, i) => {
          const { scores } = course.find((each) => each.at === at) ?? { scores: [0] }
          return (
            <g key={at} transform={`translate(${x(at)} ${y(Math.max(...scores))})`}>
              <circle r="8" className={styles.mark} />
              <text y="4" className={styles.number}>
                {i + 1}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
