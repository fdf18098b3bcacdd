import type { CSSProperties } from 'react'
import type { Heroes } from '../../../games/face.ts'
import styles from './end-sky.module.css'

interface Props {
  readonly lost: boolean
  /** How the winner is marked, and whoever lost. */
  readonly winner: CSSProperties
  readonly loser: CSSProperties
  /** Who stands on the hill, where the game has drawn figures. */
  readonly heroes: Heroes | undefined
}

/** The field when it is over: at dawn the banners of who has won stand on the hill; who has lost goes home in the rain. */
export function EndSky({ lost, ...rest }: Props) {
  return (
    <svg
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMax slice"
      className={styles.sky}
      data-lost={lost}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="end-air" x2="0" y2="1">
          <stop className={styles.high} />
          <stop offset=".45" className={styles.mid} />
          <stop offset="1" className={styles.low} />
        </linearGradient>
        <linearGradient id="end-ridge" x2="0" y2="1">
          <stop className={styles.ridge} />
          <stop offset="1" className={styles.haze} />
        </linearGradient>
      </defs>
      <rect width="1440" height="520" fill="url(#end-air)" />
      <path
        d="M-20 92H680M530 118H1500M-20 181H350M990 213H1500M250 261H590M870 287H1270"
        className={styles.streaks}
      />
      <circle cx="720" cy={lost ? 290 : 322} r={lost ? 150 : 196} className={styles.sun} />
      <path
        d="M0 380Q120 300 240 352 330 270 470 360 560 330 640 390L800 392Q900 320 1000 366 1110 280 1230 350 1340 310 1440 364V520H0Z"
        fill="url(#end-ridge)"
      />
      <path
        d="M0 452Q200 392 430 420 560 370 720 352 880 372 1010 420 1240 392 1440 446V520H0Z"
        className={styles.far}
      />
      <path d="M0 486Q300 430 720 432 1140 430 1440 482V520H0Z" className={styles.near} />
      <Mists />
      {lost ? <Homewards {...rest} /> : <Triumph {...rest} />}
    </svg>
  )
}

function Mists() {
  return (
    <g className={styles.mist}>
      <path d="M-20 214H190a13 13 0 0 1 0 26H120a9 9 0 0 0 0 18H270a13 13 0 0 1 0 26H-20Z" />
      <path d="M1460 96H1180a13 13 0 0 0 0 26H1250a9 9 0 0 1 0 18H1120a13 13 0 0 0 0 26H1460Z" />
      <path d="M1460 330H1290a12 12 0 0 0 0 24H1340a8 8 0 0 1 0 16H1240a12 12 0 0 0 0 24H1460Z" />
    </g>
  )
}

type Placed = readonly [x: number, y: number, scale: number]

const banners: readonly Placed[] = [
  [404, 448, 0.92],
  [474, 436, 1],
  [546, 424, 1.1],
  [858, 424, 1.1],
  [930, 436, 1],
  [1000, 448, 0.92],
]
const men: readonly Placed[] = [
  [366, 470, 2],
  [444, 460, 2],
  [512, 452, 2],
  [590, 446, 2.1],
  [832, 446, -2.1],
  [908, 452, -2],
  [976, 460, -2],
  [1054, 470, -2],
]

type Drawn = Omit<Props, 'lost'>

function Triumph({ winner, loser, heroes }: Drawn) {
  return (
    <>
      <g style={winner}>
        {banners.map(([x, y, scale]) => (
          <Banner key={x} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))}
      </g>
      <g className={styles.shade}>
        {men.map(([x, y, scale], i) => (
          <Figure key={x} at={[x, y, scale]} href={heroes?.foot[i % heroes.foot.length]} />
        ))}
        <Figure at={[712, 430, 4]} href={heroes?.rider} />
      </g>
      <g style={loser}>
        <Banner transform="translate(250 474) scale(.86) rotate(74)" />
        <Banner transform="translate(1196 478) scale(.86) rotate(-74)" />
      </g>
    </>
  )
}

const afar: readonly Placed[] = [
  [1010, 420, 0.42],
  [1052, 424, 0.42],
  [1096, 426, 0.42],
  [1142, 430, 0.42],
  [1190, 434, 0.42],
]

function Homewards({ winner, loser, heroes }: Drawn) {
  return (
    <>
      <g style={winner}>
        {afar.map(([x, y, scale]) => (
          <Banner key={x} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))}
      </g>
      <g className={styles.shade}>
        <Figure at={[346, 452, -2.4]} href={heroes?.foot[0]} />
        <Figure at={[456, 450, -3]} href={heroes?.rider} />
        <Figure at={[566, 452, -2.4]} href={heroes?.foot[1]} />
        <path d="m662 446-18-122 26-24" className={styles.broken} />
      </g>
      <g style={loser}>
        <Banner transform="translate(690 448) rotate(78)" />
      </g>
      <path d={rain} className={styles.rain} />
    </>
  )
}

/** Slanting strokes over the whole sky, the same each time. */
const rain = Array.from({ length: 46 }, (_, i) => {
  const [x, y] = [(i * 313) % 1440, (i * 197) % 480]
  return `M${x} ${y}l-9 26`
}).join('')

function Banner({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d="M0 0V-128M-2-126H34" className={styles.pole} />
      <path d="M2-124H34V-52H2Z" className={styles.cloth} />
      <circle cx="18" cy="-90" r="9.6" className={styles.sign} />
    </g>
  )
}

function Figure({ at: [x, y, scale], href }: { at: Placed; href: string | undefined }) {
  if (href === undefined) return null
  return <use href={`#${href}`} transform={`translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})`} />
}
