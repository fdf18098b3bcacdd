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
      <path d="M0-20 17-3 0 20-17-3Z" className={styles.body} />
      <path d="M-17-3-9 5 0-20 9 5 17-3M-9 5 0 20 9 5Z" className={styles.edges} />
      <text y="5.5" className={styles.number}>
        {value}
      </text>
    </svg>
  )
}
