import type { ReactNode } from 'react'
import { type Colour, colourOf } from '../view.ts'
import styles from './clan-art.module.css'
import clans from './clans.module.css'

/** The tile of each clan: a shape of its own, so that nobody needs to see its colour. Drawn around 0, 0 within 16. */
export const tiles: Readonly<Record<Colour, string>> = {
  pink: 'M0-15A15 15 0 1 1 0 15 15 15 0 1 1 0-15Z',
  grey: 'M-14-14H14V14H-14Z',
  indigo: 'M-15-14H15V2L0 17-15 2Z',
  green: 'M0-19 19 0 0 19-19 0Z',
  gold: 'M-18-14H18L11 15H-11Z',
}

/** A clan's pattern on a land of 16 by 16. */
const marks: Readonly<Record<Colour, ReactNode>> = {
  pink: (
    <>
      <circle cx="4" cy="4" r="1.9" />
      <circle cx="12" cy="12" r="1.9" />
    </>
  ),
  grey: <path d="M0 4H16M0 12H16" />,
  indigo: <path d="M-4 12 12-4M4 20 20 4M-4-4" />,
  green: <path d="M4 0V16M12 0V16" />,
  gold: <path d="M8 3.5 12.5 8 8 12.5 3.5 8Z" />,
}

/** The grounds of the clans' lands, to be filled with `landOf`. */
export function LandPatterns() {
  return (Object.keys(marks) as Colour[]).map((clan) => (
    <pattern
      key={clan}
      id={`land-${clan}`}
      width="16"
      height="16"
      patternUnits="userSpaceOnUse"
      className={styles.pattern}
      data-clan={clan}
    >
      <rect width="16" height="16" className={styles.wash} />
      <g className={styles.mark}>{marks[clan]}</g>
    </pattern>
  ))
}

export function landOf(owner: number): string {
  const clan = colourOf(owner)
  return clan === null ? 'var(--paper-raised)' : `url(#land-${clan})`
}

/** The tile of a clan with a number or nothing on it, for panels. */
export function ClanTile({ clan, size = 30, text }: { clan: number; size?: number; text?: number }) {
  const colour = colourOf(clan)
  if (colour === null) return null
  return (
    <svg
      className={`${clans.clan} ${styles.icon}`}
      data-clan={colour}
      viewBox="-20 -20 40 40"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={tiles[colour]} className={styles.tile} />
      {text !== undefined && (
        <text y="6.5" className={styles.number}>
          {text}
        </text>
      )}
    </svg>
  )
}
