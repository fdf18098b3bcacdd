import type { Place } from '../field-drawing.tsx'
import styles from './blow.module.css'
import type { Clash } from './clash.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

interface Props extends Pick<Clash, 'seat' | 'from' | 'to' | 'isShot'> {
  readonly place: Place
  /** Whether it is drawn before the eyes. */
  readonly isNew?: boolean
}

/** A brush stroke from the one who strikes to the other; a shot is broken. */
export function Blow({ seat, place, isShot, isNew = false, ...hexes }: Props) {
  const [from, to] = [place(hexes.from), place(hexes.to)]
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [ax, ay] = unit(to.x - from.x, to.y - from.y)
  const at = (along: number, out: number): Point => ({
    x: from.x + ax * along - ay * out,
    y: from.y + ay * along + ax * out,
  })
  // it swings out to the right of its way, grows as a brush is pressed, and comes down on the other
  const over: Local = [length / 2, Math.min(56, Math.max(42, length * 0.3))]
  const tip: Local = [length - 8, 4]
  const [dx, dy] = unit(tip[0] - over[0], tip[1] - over[1])
  const back = (far: number, aside: number) =>
    at(tip[0] - dx * far - dy * aside, tip[1] - dy * far + dx * aside)
  const tail = at(8, 12)
  const head = `M${xy(at(...tip))}L${xy(back(25, 15))} ${xy(back(21, 0))} ${xy(back(25, -15))}Z`
  const body = isShot
    ? `M${xy(tail)}Q${xy(at(...over))} ${xy(back(22, 0))}`
    : `M${xy(tail)}Q${xy(at(over[0], over[1] + 5))} ${xy(back(22, 7))}L${xy(back(22, -7))}Q${xy(at(over[0], over[1] - 9))} ${xy(tail)}Z`
  return (
    <g
      className={styles.blow}
      style={{ transformOrigin: `${tail.x}px ${tail.y}px` }}
      data-side={seat === 0 ? 'red' : 'blue'}
      data-new={isNew}
      data-shot={isShot}
    >
      <path d={body} pathLength="1" className={styles.rim} />
      <path d={head} className={styles.headRim} />
      <path d={body} pathLength="1" className={styles.stroke} />
      <path d={head} className={styles.head} />
    </g>
  )
}

/** Along the way, and out to its right. */
type Local = readonly [along: number, out: number]

function unit(x: number, y: number): Local {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

export const xy = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
