import type { Point } from '@gunbai/hexes'
import { written } from '../geometry.ts'
import styles from './moment-marks.module.css'

/** A point so far from one on the way to the other, and so far beside that way. */
function along(from: Point, to: Point, distance: number, beside = 0): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  return { x: from.x + dx * distance - dy * beside, y: from.y + dy * distance + dx * beside }
}

const puff = 'M-13 7c-9-1-9-12 0-12 1-9 14-11 17-3 9-3 14 7 7 12 2 8-9 11-13 6-4 4-11 3-11-3Z'
const burst = 'm0-17 4 8 9-5-3 10 10 4-10 4 3 10-9-5-4 8-4-8-9 5 3-10-10-4 10-4-3-10 9 5Z'

interface Aimed {
  readonly from: Point
  readonly to: Point
  readonly isNew: boolean
}

/** Smoke at the muzzle, the ball along the line of sight, earth at the target; the smoke lifts at last. */
export function Shot({ from, to, isNew, isOver }: Aimed & { readonly isOver: boolean }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [muzzle, end] = [along(from, to, 24), along(from, to, length - 20)]
  const puffs = [along(from, to, 30), along(from, to, 40, -13), along(from, to, 42, 12), along(from, to, 52)]
  return (
    <g className={styles.shot} data-new={isNew} data-over={isOver}>
      <path d={`M${written(muzzle)}L${written(end)}`} className={styles.lineRim} />
      <path d={`M${written(muzzle)}L${written(end)}`} className={styles.ball} pathLength="1" />
      <path d={burst} className={styles.earth} transform={`translate(${written(end)})`} />
      {puffs.map((at, i) => (
        <g key={written(at)} transform={`translate(${written(at)}) scale(${1.1 - i * 0.12})`}>
          <path
            d={puff}
            className={styles.smoke}
            style={{ animationDelay: `calc(var(--moment) * ${i * 0.3})` }}
          />
        </g>
      ))}
    </g>
  )
}

interface BlowProps extends Aimed {
  /** The way on which a charge came; empty for one that steps from hex to hex. */
  readonly ridden: readonly Point[]
  /** Whether they meet now. */
  readonly meets: boolean
}

/** An arrow along the way that was taken, dust behind it, and where they meet the clash. */
export function Blow({ from, to, ridden, meets, isNew }: BlowProps) {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  // up to the edge of the counter, and on from its other edge
  const before = ridden.at(-2) ?? from
  const points = ridden.length > 1 ? [...ridden.slice(0, -1), along(from, before, 27)] : [from]
  const last = points.at(-2) ?? from
  const way = points.length > 1 ? `M${points.map(written).join('L')}` : ''
  const tip = along(from, to, length - 16)
  const [left, right] = [along(from, to, length - 36, -13), along(from, to, length - 36, 13)]
  const neck = along(from, to, length - 32)
  const stroke = `${way}M${written(along(from, to, 25))}L${written(neck)}`
  return (
    <g className={styles.blow} data-new={isNew}>
      <path d={stroke} className={styles.strokeRim} />
      <path d={`M${written(tip)}L${written(left)}L${written(right)}Z`} className={styles.headRim} />
      <path d={stroke} className={styles.stroke} />
      <path d={`M${written(tip)}L${written(left)}L${written(right)}Z`} className={styles.head} />
      {way !== '' &&
        [0.3, 0.75].map((part, i) => {
          const at = along(
            last,
            from,
            Math.hypot(from.x - last.x, from.y - last.y) * part - 12,
            i === 0 ? -9 : 9,
          )
          return (
            <g key={part} transform={`translate(${written(at)}) scale(0.8)`}>
              <path d={puff} className={styles.smoke} />
            </g>
          )
        })}
      {meets && (
        <path
          d={burst}
          className={styles.clash}
          transform={`translate(${written(along(from, to, length / 2))}) scale(1.25)`}
        />
      )}
    </g>
  )
}
