import styles from './die.module.css'

/** A die of twelve that has come to rest; ringed where it hit. */
export function Die({ value, hit = false, size = 34 }: { value: number; hit?: boolean; size?: number }) {
  return (
    <svg className={styles.die} viewBox="-20 -20 40 40" width={size} height={size} aria-hidden="true">
      {hit && <circle r="19" className={styles.ring} />}
      <path
        d="M0-15.5 9.1-12.5 14.7-4.8V4.8L9.1 12.5 0 15.5-9.1 12.5-14.7 4.8V-4.8L-9.1-12.5Z"
        className={styles.body}
      />
      <text y="6.8" className={styles.value}>
        {value}
      </text>
    </svg>
  )
}

/** The dice of a throw: the lowest are the ones that hit. */
export function Dice({ dice, hits, size }: { dice: readonly number[]; hits: number; size?: number }) {
  const sorted = dice.toSorted((a, b) => a - b)
  return (
    <span className={styles.dice}>
      {sorted.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw have no other name
        <Die key={i} value={value} hit={i < hits} {...(size === undefined ? {} : { size })} />
      ))}
    </span>
  )
}
