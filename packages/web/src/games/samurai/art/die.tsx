import styles from './die.module.css'
import { type Mark, marks } from './symbols.tsx'

const order: readonly Mark[] = ['circle', 'triangle', 'square', 'flag', 'fortune', 'swords']

const faceMark = (face: number): Mark => order[face] ?? 'circle'

interface Props {
  readonly face: number
  readonly size?: number
  /** Ringed: it counts. */
  readonly counts?: boolean
  /** Its place in the throw, for the order in which dice come to rest. */
  readonly place?: number
}

/** A die that has come to rest. */
export function Die({ face, size = 40, counts = false, place = 0 }: Props) {
  const mark = faceMark(face)
  return (
    <svg
      className={styles.die}
      data-counts={counts}
      data-mark={mark}
      viewBox="-20 -20 40 40"
      width={size}
      height={size}
      style={{ '--place': place } as React.CSSProperties}
      aria-hidden="true"
    >
      {counts && <circle r="19" className={styles.ring} />}
      <rect x="-14.5" y="-14.5" width="29" height="29" rx="5" className={styles.body} />
      <g transform="scale(1.12)" className={styles.mark}>
        {marks[mark]}
      </g>
    </svg>
  )
}

/** The dice of one throw, small, for a line of text. */
export function DiceLine({ faces }: { faces: readonly number[] }) {
  return (
    <span className={styles.line}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw have no other name
        <Die key={i} face={face} size={20} />
      ))}
    </span>
  )
}
