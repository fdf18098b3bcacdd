import styles from './army-marks.module.css'

type Side = 'red' | 'blue'

/** The crest of an army: red a square with a rhombus, blue an octagon with a triangle. */
export function Crest({ side, size }: { side: Side; size: number }) {
  return (
    <svg
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      className={styles.crest}
      data-side={side}
      aria-hidden="true"
    >
      <path
        d={side === 'red' ? 'M-11-11H11V11H-11Z' : 'M-5-11H5L11-5V5L5 11H-5L-11 5V-5Z'}
        className={styles.field}
      />
      <path d={side === 'red' ? 'M0-6 6 0 0 6-6 0Z' : 'M0-6 6 5H-6Z'} className={styles.mark} />
    </svg>
  )
}

/** Banners that an army has taken, in the enemy's colour, and the places of those that it still needs. */
export function Banners({ side, won, needed }: { side: Side; won: number; needed: number }) {
  const enemy = side === 'red' ? 'blue' : 'red'
  const count = Math.max(won, needed)
  return (
    <svg
      viewBox={`0 0 ${count * 12 + 1} 24`}
      width={count * 12 + 1}
      height="24"
      className={styles.banners}
      data-side={enemy}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a banner is its place
        <g key={i} transform={`translate(${i * 12 + 1} 1)`} data-won={i < won}>
          <path d="M.8 0V22" className={styles.pole} />
          <path
            d={enemy === 'red' ? 'M2 1.6H9.6V14H2Z' : 'M2 1.6H9.6V14L5.8 11 2 14Z'}
            className={styles.cloth}
          />
          {i < won && <circle cx="5.8" cy="7" r="2.2" className={styles.dot} />}
        </g>
      ))}
    </svg>
  )
}

/** A coin for honor. */
export function Coin() {
  return (
    <svg viewBox="-8 -8 16 16" width="17" height="17" className={styles.coin} aria-hidden="true">
      <circle r="7" />
      <path d="M-2.5-2.5H2.5V2.5H-2.5Z" />
    </svg>
  )
}

/** Cards that are held: two of paper, or a black one with a golden line. */
export function HeldCards({ deck }: { deck: 'command' | 'dragon' }) {
  return (
    <svg viewBox="0 0 18 18" width="17" height="17" className={styles.held} data-of={deck} aria-hidden="true">
      {deck === 'command' ? (
        <>
          <path d="M2 4 9 2l3.6 11.4-7 2Z" />
          <path d="M7 4h8v12H7Z" />
        </>
      ) : (
        <>
          <path d="M4 2h10v14H4Z" />
          <path d="M10.6 5q-4.4 1-1.6 4t-2 4" className={styles.line} />
        </>
      )}
    </svg>
  )
}
