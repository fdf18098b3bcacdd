import type { ReactNode } from 'react'
import styles from './terrain.module.css'

/** What stands on the ground of a hex, around 0, 0, by the letter of its terrain. Told apart by drawing, not by fill alone. */
const features: Readonly<Record<string, ReactNode>> = {
  // woods: broad trees, close together
  w: (
    <g className={styles.woods}>
      {tree(-17, -14)}
      {tree(14, -18)}
      {tree(-2, -4)}
      {tree(-20, 12)}
      {tree(20, 6)}
      {tree(3, 20)}
    </g>
  ),
  // orchard: small round trees in rows
  o: (
    <g className={styles.orchard}>
      {[-16, 0, 16].flatMap((y, row) =>
        (row === 1 ? [-22, -7, 8, 23] : [-15, 0, 15]).map((x) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4.6" />
        )),
      )}
    </g>
  ),
  // oasis: palms
  p: (
    <g className={styles.oasis}>
      <path d="M-10 16q2-14 0-24M12 22q-2-14 1-22" />
      <path d="M-10-8q-10-4-14 4M-10-8q10-4 14 4M-10-8q-4-9-12-8M-10-8q4-9 12-8M13 0Q3-4-1 4M13 0q10-4 14 4M13 0Q9-9 1-8M13 0q4-9 12-8" />
    </g>
  ),
  // marsh: water strokes with reeds
  m: (
    <g className={styles.marsh}>
      <path d="M-26-12h16M-2-18h18M-18 4h20M8 8h16M-12 20h20" />
      <path d="M-18-12v-9M-14-12l3-8M6-18v-8M11-18l3-7M-8 4v-9M-3 4l3-8M16 8V-1M21 8l3-7M-3 20v-8M2 20l3-7" />
    </g>
  ),
  // village: a few roofs
  v: (
    <g className={styles.roofs}>
      {house(-14, -8, 18)}
      {house(12, -16, 15)}
      {house(10, 12, 19)}
      {house(-15, 16, 14)}
    </g>
  ),
  // town: roofs wall to wall, and a steeple
  t: (
    <g className={styles.roofs}>
      {house(-20, -10, 15)}
      {house(-3, -18, 16)}
      {house(16, -12, 16)}
      {house(-20, 8, 16)}
      {house(18, 8, 17)}
      {house(-8, 22, 16)}
      {house(10, 23, 15)}
      <path d="M-4 8V-6L0-16 4-6V8Z" />
    </g>
  ),
  // castle: a keep with its corner towers
  c: (
    <g className={styles.roofs}>
      <path d="M-20-16h40v32h-40Z" />
      <path d="M-26-22h12v12h-12ZM14-22h12v12H14ZM-26 10h12v12h-12ZM14 10h12v12H14Z" />
      <path d="M-9-7H9V8H-9Z" />
    </g>
  ),
}

function tree(x: number, y: number): ReactNode {
  return (
    <path
      key={`${x} ${y}`}
      transform={`translate(${x} ${y})`}
      d="M0 9V3M-8 3c-3-4 0-8 3-8 1-5 9-5 10 0 4 0 6 5 3 8-3 3-13 3-16 0Z"
    />
  )
}

function house(x: number, y: number, width: number): ReactNode {
  const half = width / 2
  return (
    <path
      key={`${x} ${y}`}
      transform={`translate(${x} ${y})`}
      d={`M${-half} 0V${-half * 0.6}L0 ${-half * 1.25} ${half} ${-half * 0.6}V0ZM${-half} ${-half * 0.6}H${half}`}
    />
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
