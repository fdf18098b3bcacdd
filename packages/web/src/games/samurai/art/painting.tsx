import type { HexId } from '@gunbai/hexes'
import { lazy, Suspense } from 'react'
import { halfWidth, side } from '../../board/hex-shape.ts'
import { field, sectionLines, size } from '../geometry.ts'
import { bearing, course, lying, patch, type Spot } from './course.ts'
import drawings from './ground.svg?raw'
import styles from './painting.module.css'

/** Fetched where a battlefield has such ground. */
const RareDrawings = lazy(() => import('./rare-drawings.tsx'))

/** Grounds that the first drawings do. */
const common: ReadonlySet<string> = new Set(['open', 'forest', 'hill', 'river', 'fields'])

type Place = (hex: number) => Spot

/** Grounds through which water runs. */
const waters: ReadonlySet<string> = new Set(['river', 'ford', 'bridge', 'shallows', 'free ford'])
/** What people live in is lit at night. */
const lamps: ReadonlySet<string> = new Set(['buildings', 'castle', 'tent'])

const idOf = (name: string) => name.replace(' ', '-')

/** What stands on the grounds that every battlefield has, to be used in many hexes. */
export function Drawings() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, in a file of their own
  return <g dangerouslySetInnerHTML={{ __html: drawings }} />
}

/** The field as one woodblock print: washes, then water, a quiet grid, and what stands on it from the back to the front. */
export function Painting(props: { ground: readonly string[]; tents: readonly number[]; place: Place }) {
  const { ground, tents, place } = props
  const isWater = (hex: number) => waters.has(ground[hex] ?? '')
  const backToFront = [...field.hexes].sort((a, b) => place(a).y - place(b).y)
  return (
    <>
      <Drawings />
      {ground.some((name) => !common.has(name)) && (
        <Suspense>
          <RareDrawings />
        </Suspense>
      )}
      <Wash />
      <Sky />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={patch((hex) => ground[hex]?.endsWith('hill') === true, place)} className={styles.hills} />
        <path d={patch((hex) => ground[hex] === 'forest', place)} className={styles.woods} />
        <River d={course(isWater, place)} />
      </g>
      <path d={backToFront.map((hex) => outline(place(hex))).join('')} className={styles.grid} />
      {backToFront.map((hex) => {
        const name = ground[hex] ?? 'open'
        const turn = turnOf(hex, name, ground, place)
        return (
          <Standing key={hex} hex={hex} name={name} at={place(hex)} turn={turn} seat={tents.indexOf(hex)} />
        )
      })}
      {sectionLines.map((x) => (
        <path key={x} d={`M${x}-12V${size.height + 12}`} className={styles.section} />
      ))}
    </>
  )
}

const outline = ({ x, y }: Spot) =>
  `M${x.toFixed(1)} ${y - side}l${halfWidth} 20v40l${-halfWidth} 20${-halfWidth}-20v-40z`

/** A bridge and the stones of a ford lead across their river, a cleft along the gorge. Stones are drawn on a slope. */
function turnOf(hex: HexId, name: string, ground: readonly string[], place: Place): number {
  const along = (holds: (hex: number) => boolean) => bearing(hex, holds, place)
  if (name === 'gorge') return along((each) => ground[each] === name)
  const isWater = (each: number) => waters.has(ground[each] ?? '')
  if (name === 'bridge') return along(isWater)
  return name.endsWith('ford') ? lying(along(isWater) + 90 - 31) : 0
}

interface Stood {
  readonly hex: number
  readonly name: string
  readonly at: Spot
  readonly turn: number
  readonly seat: number
}

/** What stands in a hex; grass in every fourth of the open ones. */
function Standing({ hex, name, at, turn, seat }: Stood) {
  const transform = `translate(${at.x.toFixed(1)} ${at.y})`
  if (name === 'river') return null
  if (name === 'open')
    return hex % 4 === 1 ? (
      <use href="#tuft" x={at.x + ((hex * 29) % 41) - 20} y={at.y + ((hex * 17) % 37) - 16} />
    ) : null
  const mirrored = name === 'forest' && hex % 2 === 1 ? ' scale(-1 1)' : ''
  return (
    <>
      {lamps.has(name) && <circle cx={at.x} cy={at.y} r="62" fill="url(#lamp)" />}
      <use
        href={`#${idOf(name)}`}
        transform={transform + (turn === 0 ? mirrored : ` rotate(${turn})`)}
        className={seat === 0 ? styles.red : styles.blue}
      />
    </>
  )
}

/** Tints that lie across the field: where, and how broad. */
const tints: readonly (readonly [x: number, y: number, width: number])[] = [
  [60, 110, 150],
  [330, 60, 190],
  [690, 150, 170],
  [180, 300, 210],
  [520, 250, 160],
  [800, 360, 190],
  [390, 430, 220],
  [90, 560, 180],
  [640, 560, 210],
  [-150, 420, 200],
  [990, 190, 180],
]

/** Bokashi from the cool far edge to the straw of the near one, with the grain of the wood. */
function Wash() {
  const all = { x: -1000, y: -1000, width: 3000, height: 3000 }
  return (
    <>
      <rect {...all} fill="url(#bokashi)" />
      <g className={styles.wash}>
        {tints.map(([x, y, width], i) => (
          <ellipse
            key={x}
            cx={x}
            cy={y}
            rx={width}
            ry={width * 0.3}
            className={i % 3 ? styles.tint : styles.straw}
          />
        ))}
        <rect {...all} fill="url(#grain)" />
      </g>
    </>
  )
}

/** One path, stroked over and over: bank, edge, depth, light, ripples. */
function River({ d }: { d: string }) {
  return (
    <g className={styles.river}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((stroke) => (
        <path key={stroke} d={d} />
      ))}
    </g>
  )
}

/** Gold mist closes the sides; a sun by day, a moon by night. */
function Sky() {
  return (
    <>
      <circle cx={size.width + 84} cy="64" r="58" className={styles.halo} />
      <circle cx={size.width + 84} cy="64" r="41" className={styles.sun} />
      {mists.map(([y, long]) => (
        <g key={y} className={styles.mist}>
          <path d={mist(long)} transform={`translate(-38 ${y}) scale(-1 1)`} />
          <path d={mist(long * 0.86)} transform={`translate(${size.width + 38} ${y - 34})`} />
        </g>
      ))}
    </>
  )
}

const mists: readonly (readonly [y: number, long: number])[] = [
  [118, 0],
  [318, 60],
  [476, 24],
  [640, 70],
]

/** Two bars that run into each other, from beyond the picture towards the field. */
const mist = (in_: number) =>
  `M900-20H${60 + in_}a10 10 0 0 0 0 20H${150 + in_}a7 7 0 0 1 0 14H${10 + in_ * 0.5}a10 10 0 0 0 0 20H900Z`

/** One hex of a ground by itself. */
export function GroundSample({ name }: { name: string }) {
  return (
    <>
      <path d={outline({ x: 0, y: 0 })} className={styles.sample} />
      {waters.has(name) && (
        <g fill="none">
          <River d="M-34 0H34" />
        </g>
      )}
      <Standing hex={0} name={name} at={{ x: 0, y: 0 }} turn={0} seat={0} />
    </>
  )
}
