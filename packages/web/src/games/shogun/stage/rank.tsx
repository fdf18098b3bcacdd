import { useLayout } from '../../../shell/layout.ts'
import clans from '../art/clans.module.css'
import type { FigureKind } from '../art/figures.tsx'
import { colourOf } from '../view.ts'
import type { Side } from './clash.ts'
import styles from './rank.module.css'

const across = 44
const down = 62
const missiles: ReadonlySet<FigureKind> = new Set(['archer', 'gunner'])
/** How wide the place of a side is, as a part of its height. */
const shape = { phone: 0.66, low: 1.35, medium: 1.1, wide: 1.3 } as const
const leastInRow = 1
/** For those who fall, and for banners: on a phone that stands they lie before the men. */
const beside = { phone: 24, low: 44, medium: 44, wide: 44 } as const
const behind = 70 // for a castle

/** Those who shoot behind, the others before them, the daimyo in their midst. */
function rowsOf(men: readonly FigureKind[], most: number): readonly (readonly FigureKind[])[] {
  const melee = men.filter((kind) => !missiles.has(kind))
  const back = men.filter((kind) => missiles.has(kind))
  const split = (row: readonly FigureKind[]) =>
    Array.from({ length: Math.ceil(row.length / most) }, (_, i) => row.slice(i * most, (i + 1) * most))
  return [...split(back).reverse(), ...split(melee).reverse()]
}

/** How much room a side has: the same for both, so that all men are of one size. */
export interface Room {
  readonly width: number
  readonly height: number
  readonly most: number
}

/** In such rows that all stand as large as they can: the fewer they are, the larger. */
export function useRoom(...sides: readonly Side[]): Room {
  const layout = useLayout()
  const wide = shape[layout]
  const rooms = [1, 2, 3, 4, 5, 6, 7, 8].map((most) => roomFor(sides, most, beside[layout]))
  const size = ({ width, height }: Room) => Math.max(width / wide, height)
  return rooms.reduce((best, each) => (size(each) < size(best) ? each : best))
}

function roomFor(sides: readonly Side[], most: number, rim: number): Room {
  const rows = sides.map(({ men }) => rowsOf(men, most))
  const longest = Math.max(leastInRow, ...rows.flatMap((each) => each.map(({ length }) => length)))
  const castle = sides.some((side) => side.castle > 0)
  return {
    width: longest * across + rim + (castle ? behind : 0),
    height: Math.max(castle ? 2 : 1, ...rows.map(({ length }) => length)) * down + 30,
    most,
  }
}

interface RankProps {
  readonly side: Side
  readonly attacks: boolean
  readonly rolling: readonly FigureKind[]
  readonly room: Room
}

/** The men of one side; the dead of the moment lie at their own edge, struck. A castle stands behind those it guards. */
export function Rank({ side, attacks, rolling, room: { width, height, most } }: RankProps) {
  const rows = rowsOf(side.men, most)
  return (
    <div className={`${styles.rank} ${clans.clan}`} data-clan={colourOf(side.clan)} data-attacks={attacks}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio={attacks ? 'xMaxYMax meet' : 'xMinYMax meet'}
        aria-hidden="true"
      >
        {side.castle > 0 && (
          <Castle side={side} x={width - behind} y={height - down - 14} rolling={rolling} />
        )}
        {/* attackers look to the right, defenders to the left */}
        <g transform={attacks ? undefined : `translate(${width} 0) scale(-1 1)`}>
          {rows.map((row, r) =>
            row.map((kind, i) => (
              <Man
                // biome-ignore lint/suspicious/noArrayIndexKey: men of a kind are alike
                key={`${r} ${i}`}
                kind={kind}
                x={width - 24 - i * across - ((rows.length - r) % 2) * 16}
                y={height - 10 - (rows.length - 1 - r) * down}
                rolls={rolling.includes(kind)}
              />
            )),
          )}
          {side.dead.map((kind, i) => (
            <Fallen
              // biome-ignore lint/suspicious/noArrayIndexKey: men of a kind are alike
              key={i}
              kind={kind}
              x={38 + i * 30}
              y={height - 12}
            />
          ))}
        </g>
      </svg>
    </div>
  )
}

interface ManProps {
  readonly kind: FigureKind
  readonly x: number
  readonly y: number
}

/** A man within his rim, on gold where his kind rolls. */
function Man({ kind, x, y, rolls }: ManProps & { readonly rolls: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} data-rolls={rolls}>
      <ellipse rx="19" ry="5" className={rolls ? styles.gold : styles.shadow} />
      <use href={`#man-${kind}`} className={styles.rim} />
      <use href={`#man-${kind}`} className={styles.man} />
    </g>
  )
}

/** Who falls lies backwards, pale, struck through. */
function Fallen({ kind, x, y }: ManProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.fallen}>
      <g transform="rotate(-64) scale(0.9)">
        <use href={`#man-${kind}`} className={styles.rim} />
        <use href={`#man-${kind}`} className={styles.pale} />
      </g>
      <path d="M-34 4 26-24" />
    </g>
  )
}

interface CastleProps {
  readonly side: Side
  readonly x: number
  readonly y: number
  readonly rolling: readonly FigureKind[]
}

/** The castle with the men it lends upon its wall. */
function Castle({ side, x, y, rolling }: CastleProps) {
  const kind: FigureKind = side.castle === 2 ? 'ronin' : 'spearman'
  const rolls = rolling.includes(kind)
  return (
    <g transform={`translate(${x} ${y})`}>
      <use href="#keep-castle" className={styles.castle} transform="scale(0.9)" />
      {Array.from({ length: side.extras }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: men of a castle are alike
        <g key={i} transform={`translate(${-44 + i * 22} -36) scale(-0.62 0.62)`}>
          <Man kind={kind} x={0} y={0} rolls={rolls} />
        </g>
      ))}
    </g>
  )
}
