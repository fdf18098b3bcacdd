import styles from './ladder.module.css'

/** The course of a rating as a line that ends in a dot; nothing where there is no course yet. */
export function RatingCourse({ past, label }: { past: readonly number[]; label: string }) {
  if (past.length < 2) return null
  const [low, high] = [Math.min(...past), Math.max(...past)]
  const x = (i: number) => 3 + (i * 90) / (past.length - 1)
  const y = (rating: number) => 21 - (18 * (rating - low)) / Math.max(1, high - low)
  const last = past.length - 1
  return (
    <svg viewBox="0 0 96 24" className={styles.course} role="img" aria-label={label}>
      <polyline points={past.map((each, i) => `${x(i)},${y(each)}`).join(' ')} />
      <circle cx={x(last)} cy={y(past[last] as number)} r="3" />
    </svg>
  )
}
