import type { ReactNode } from 'react'
import styles from './terrain.module.css'

/** What stands on the ground of a hex, around 0, 0, by the letter of its terrain. Told apart by drawing, not by fill alone. */
const features: Readonly<Record<string, ReactNode>> = {
  // woods: broad trees, close together, from the back to the front
  w: [
    oak(-15, -20, 1),
    oak(13, -24, 0.9),
    oak(-1, -12, 0.8),
    oak(27, -8, 0.85),
    oak(-27, -1, 0.9),
    oak(17, 8, 1),
    oak(-10, 12, 1.05),
    oak(5, 27, 0.95),
    oak(-24, 22, 0.75),
  ],
  // orchard: small round trees in rows
  o: [-20, -4, 12, 28].flatMap((y, row) =>
    (row % 2 === 1 ? [-27, -9, 9, 27] : [-18, 0, 18]).map((x) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path d="M0 3V-2" className={styles.trunk} />
        <circle cy="-5" r="5.2" className={styles.leaves} />
        <path d="M-3-7q2-3 5-2" className={styles.light} />
      </g>
    )),
  ),
  // oasis: palms
  p: (
    <g className={styles.oasis}>
      <path d="M-10 16q2-14 0-24M12 22q-2-14 1-22" />
      <path d="M-10-8q-10-4-14 4M-10-8q10-4 14 4M-10-8q-4-9-12-8M-10-8q4-9 12-8M13 0Q3-4-1 4M13 0q10-4 14 4M13 0Q9-9 1-8M13 0q4-9 12-8" />
    </g>
  ),
  // marsh: still water with reeds
  m: (
    <>
      <path
        d="M-30-13q9-7 20-2 7 4-2 6-14 2-18-4ZM4-20q10-6 20 0 4 5-6 6-12 0-14-6ZM-20 8q14-7 26 0 6 6-8 7-16 0-18-7ZM10 14q10-5 18 1 1 5-9 5-9-1-9-6ZM-14 26q9-5 19-1 3 5-8 5-9 0-11-4Z"
        className={styles.pool}
      />
      <path
        d="M-22-13v-10M-18-13l3-9M-26-13l-3-7M12-20v-10M16-20l4-8M8-19l-3-7M-8 7v-11M-4 7l4-9M-12 7l-3-8M18 15V5M22 15l3-8M-5 26V16M-1 26l3-8"
        className={styles.reeds}
      />
    </>
  ),
  // village: a few houses
  v: [house(-16, -12, 20, 0), house(13, -18, 17, 1), house(16, 10, 20, 0), house(-13, 18, 17, 1)],
  // town: houses wall to wall, and a steeple
  t: [
    house(-21, -14, 17, 0),
    house(-3, -22, 17, 1),
    house(17, -15, 17, 0),
    <g key="steeple">
      <path d="M-5 8V-9H5V8Z" className={styles.wall} />
      <path d="M-6-9 0-26 6-9Z" className={styles.slate} />
    </g>,
    house(-22, 7, 17, 1),
    house(20, 7, 18, 1),
    house(-9, 23, 18, 0),
    house(12, 25, 16, 0),
  ],
  // castle: a keep with its corner towers
  c: (
    <>
      <path d="M-22-14H22V18H-22Z" className={styles.wall} />
      <path d="M-22-14H22M-14-7h4M-2-7h4M10-7h4" className={styles.ink} />
      {tower(-22, 18)}
      {tower(22, 18)}
      {tower(0, -6)}
      {tower(-22, -4)}
      {tower(22, -4)}
      <path d="M-5 18V9q5-6 10 0V18Z" className={styles.gate} />
    </>
  ),
}

function oak(x: number, y: number, size: number): ReactNode {
  return (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-1.6 8V2H1.6V8Z" className={styles.trunkFill} />
      <path
        d="M-9 3.6C-13 2-12.4-3-8.8-3.8-9-8.6-4-10.6-1-8.4 2.4-11.4 8-9.4 7.8-5 12-4.4 12.6 1 9 3 6 6-5 6.4-9 3.6Z"
        className={styles.leaves}
      />
      <path d="M-8.6-1.4Q-6-6-2.4-5M-1-6.6q3-2.4 6-.4M-5 1.6q3-2.6 6-1" className={styles.light} />
      <path
        d="M9 3C6 6-5 6.4-9 3.6-4 4.4 3 4 6.6.6 8.4-1 8.6-3 7.8-5 12-4.4 12.6 1 9 3Z"
        className={styles.shade}
      />
    </g>
  )
}

/** A house seen from its long side: a wall, a roof, a door. */
function house(x: number, y: number, width: number, kind: 0 | 1): ReactNode {
  const half = width / 2
  return (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <path d={`M${-half} 6V-2H${half}V6Z`} className={styles.wall} />
      <path
        d={`M${-half - 2}-1 ${-half + 3}-9H${half - 3}L${half + 2}-1Z`}
        className={kind === 0 ? styles.tiles : styles.slate}
      />
      <path d={`M${kind === 0 ? -2 : 2} 6V1h3V6`} className={styles.gate} />
    </g>
  )
}

function tower(x: number, y: number): ReactNode {
  return (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <path d="M-6 4V-13H6V4Z" className={styles.wall} />
      <path d="M-8-12 0-22 8-12Z" className={styles.slate} />
    </g>
  )
}

export const hasFeature = (letter: string): boolean => letter in features

/** Each drawn once and used many times. */
export function TerrainDefs({ id }: { id: string }) {
  return (
    <>
      {Object.entries(features).map(([letter, drawn]) => (
        <g key={letter} id={`${id}-${letter}`}>
          {drawn}
        </g>
      ))}
    </>
  )
}

export function Feature({ letter }: { letter: string }) {
  return features[letter] ?? null
}
