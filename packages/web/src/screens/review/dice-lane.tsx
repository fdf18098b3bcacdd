import { useSay } from '../../words/words.tsx'
import styles from './chance-curve.module.css'

interface Props {
  /** By answer, what dice and cards changed. */
  readonly luck: readonly number[]
  readonly x: (at: number) => number
  /** Where its line is, and how far a bar reaches from it at most. */
  readonly middle: number
  readonly reach: number
}

/** Strokes so near to each other are one bar. */
const column = 5
/** What is less is not seen. */
const least = 0.005

/** What dice and draws did, beneath the curve: up for good luck, down for bad; the largest reaches furthest. */
export function DiceLane({ luck, x, middle, reach }: Props) {
  const say = useSay()
  const sums = new Map<number, number>()
  luck.forEach((change, i) => {
    const place = Math.round(x(i + 1) / column)
    sums.set(place, (sums.get(place) ?? 0) + change)
  })
  const most = Math.max(0.1, ...[...sums.values()].map(Math.abs))
  return (
    <>
      <text x={x(0) - 6} y={middle + 4} className={styles.scale}>
        {say('review.lane')}
      </text>
      <path d={`M${x(0)} ${middle}H${x(luck.length)}`} className={styles.rule} />
      {[...sums].map(([place, change]) => {
        const tall = (reach * Math.abs(change)) / most
        return Math.abs(change) < least ? null : (
          <rect
            key={place}
            x={place * column - 2}
            width="4"
            y={change > 0 ? middle - tall : middle}
            height={Math.max(1, tall)}
            className={styles.luck}
            data-good={change > 0}
          />
        )
      })}
    </>
  )
}
