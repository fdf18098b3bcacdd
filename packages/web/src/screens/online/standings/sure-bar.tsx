import styles from './ladder.module.css'

interface Props {
  readonly rating: number
  readonly deviation: number
  /** The ends of the scale that all bars beside each other share. */
  readonly scale: readonly [low: number, high: number]
}

/** Where the true strength lies nineteen times in twenty. The numbers stand beside it: it is for the eye alone. */
export function SureBar({ rating, deviation, scale: [low, high] }: Props) {
  const at = (value: number) => (100 * (Math.min(high, Math.max(low, value)) - low)) / Math.max(1, high - low)
  const [from, to] = [at(rating - 2 * deviation), at(rating + 2 * deviation)]
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" className={styles.sure} aria-hidden="true">
      <line x1="0" x2="100" y1="6" y2="6" />
      <rect x={from} width={Math.max(1, to - from)} y="2" height="8" rx="3" />
      <line className={styles.here} x1={at(rating)} x2={at(rating)} y1="0" y2="12" />
    </svg>
  )
}

/** The ends of a scale on which all of these have room. */
export function scaleOf(
  places: readonly { readonly rating: number; readonly deviation: number }[],
): readonly [number, number] {
  const low = Math.min(...places.map(({ rating, deviation }) => rating - 2 * deviation))
  const high = Math.max(...places.map(({ rating, deviation }) => rating + 2 * deviation))
  return [low, high]
}
