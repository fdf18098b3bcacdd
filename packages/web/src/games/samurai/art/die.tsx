import { useWords } from '../../../words/words.tsx'
import styles from './die.module.css'
import { diceNamed, faceMark, marks } from './symbols.tsx'

interface Drawn {
  readonly face: number
  /** Ringed: it counts. */
  readonly counts: boolean
  /** In degrees. */
  readonly tilt?: number
}

/** A die that has come to rest, around 0, 0 within 20. */
export function DieDrawing({ face, counts, tilt = 0 }: Drawn) {
  const mark = faceMark(face)
  return (
    <g data-mark={mark} data-counts={counts} className={styles.drawn}>
      {counts && <circle r="20.5" className={styles.ring} />}
      <g transform={`rotate(${tilt})`}>
        <rect x="-14.5" y="-11.5" width="29" height="29" rx="5" className={styles.edge} />
        <rect x="-14.5" y="-14.5" width="29" height="29" rx="5" className={styles.body} />
        <g transform="scale(1.12)" className={styles.mark}>
          {marks[mark]}
        </g>
      </g>
    </g>
  )
}

export function Die({ face, size, counts }: { face: number; size: number; counts: boolean }) {
  return (
    <svg className={styles.die} viewBox="-21 -21 42 42" width={size} height={size} aria-hidden="true">
      <DieDrawing face={face} counts={counts} />
    </svg>
  )
}

/** The dice of one throw, small, for a line of text. */
export default function DiceLine({ faces }: { faces: readonly number[] }) {
  const words = useWords()
  return (
    <span className={styles.line}>
      <span className="unseen">{diceNamed(faces, words.say)}</span>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw have no other name
        <Die key={i} face={face} size={21} counts={false} />
      ))}
    </span>
  )
}
