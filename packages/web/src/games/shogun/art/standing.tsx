import { colourOf } from '../view.ts'
import { tiles } from './clan-art.tsx'
import clans from './clans.module.css'
import styles from './standing.module.css'

/** The force of a province: the tile of its clan with the number of its men. */
export function ForceTile({ clan, men }: { clan: number; men: number }) {
  const colour = colourOf(clan)
  if (colour === null) return null
  return (
    <g className={`${clans.clan} ${styles.force}`} data-clan={colour}>
      <path d={tiles[colour]} className={styles.shadow} transform="translate(1.5 2.5)" />
      <path d={tiles[colour]} className={styles.tile} />
      <text y="6.5" className={styles.men}>
        {men}
      </text>
    </g>
  )
}

/** The three bases by which the armies of one clan are told apart. */
const bases = ['M-13 10H13V18H-13Z', 'M0 9A13 5 0 1 1 0 19 13 5 0 1 1 0 9Z', 'M-15 19 0 7 15 19Z']

interface ArmyLook {
  readonly clan: number
  /** Which of the clan's three. */
  readonly number: number
  readonly men: number
  readonly level: number
  readonly led: boolean
}

/** An army: its daimyo's banner on one of three bases, with the number of his men and a knot for each level. */
export function ArmyBanner({ clan, number, men, level, led }: ArmyLook) {
  return (
    <g className={`${clans.clan} ${styles.army}`} data-clan={colourOf(clan)} data-led={led}>
      <path d={bases[number] ?? bases[0]} className={styles.base} />
      <path d="M-12 12V-30" className={styles.pole} />
      <path d={led ? 'M-12-29H14V7H-12Z' : 'M-12-29H8L14-20 7-12 12-4 4 7H-12Z'} className={styles.flag} />
      <text x="1" y="-1" className={styles.strength}>
        {men}
      </text>
      {Array.from({ length: level }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a knot is its place
        <circle key={i} cx={-7 + i * 5.6} cy="-23" r="2.1" className={styles.knot} />
      ))}
    </g>
  )
}

/** A castle has one roof, a fortress three. */
export function Keep({ level }: { level: number }) {
  return (
    <g className={styles.keep}>
      <path d="M-14 15-11 4H11L14 15Z" className={styles.stone} />
      <path d="M-9 5V-3H9V5" className={styles.stone} />
      <path d="M-15-2Q0-6 15-2L9-9H-9Z" className={styles.roof} />
      {level > 1 && (
        <>
          <path d="M-6-8V-15H6V-8" className={styles.stone} />
          <path d="M-11-14Q0-18 11-14L6-20H-6Z" className={styles.roof} />
          <path d="M-4-20V-25H4V-20" className={styles.stone} />
          <path d="M-8-24Q0-27 8-24L0-32Z" className={styles.roof} />
        </>
      )}
    </g>
  )
}

/** Ronin that lie hidden under a province card: only their owner sees them. */
export function HiddenRonin({ ronin }: { ronin: number }) {
  return (
    <g className={styles.hidden}>
      <path d="M-11-13H11V13H-11Z" />
      <path d="M-8-4Q0-13 8-4Q0-6-8-4Z" className={styles.hat} />
      <text y="10">{ronin}</text>
    </g>
  )
}
