import styles from './die.module.css'

/** A ten-sided die, with what it shows. */
export function Die({ value, size = 30 }: { value: number; size?: number }) {
  return (
    <svg
      viewBox="-20 -22 40 44"
      width={size}
      height={size * 1.1}
      className={styles.die}
      role="img"
      aria-label={String(value)}
    >
      <DieDrawing value={value} />
    </svg>
  )
}

/** The same within a drawing, around 0, 0. */
export function DieDrawing({ value }: { value: number }) {
  return (
    <>
      <path d="M0-20 17-5 17 5 0 20-17 5-17-5Z" className={styles.body} />
      <path d="M0-20-11 5 0 20 11 5ZM-17-5-11 5-17 5M17-5 11 5 17 5" className={styles.edges} />
      <text y="5.5" className={styles.number}>
        {value}
      </text>
    </>
  )
}
