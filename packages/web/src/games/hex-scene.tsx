import type { ReactNode } from 'react'
import { halfWidth, hexPath, side } from './board/hex-shape.ts'
import styles from './hex-scene.module.css'

/** A hex of a scene: column and row, the odd rows half a hex to the right. */
export type At = readonly [column: number, row: number]

/** What is said of a hex by its colour: who acts, who suffers, where one may go or look, and where not. */
type Tint = 'own' | 'target' | 'may' | 'also' | 'not'

export interface SceneHexes {
  readonly columns: number
  readonly rows: number
  /** Hexes of the corners that are not there. */
  readonly without?: readonly At[]
  readonly tints?: readonly (readonly [Tint, ...At[]])[]
  /** From one hex to the next; a broken line where nobody goes. */
  readonly arrows?: readonly (readonly ['goes' | 'strikes' | 'shoots' | 'flees', ...At[]])[]
  /** Broken lines from top to bottom, left of so many hexes of the first row. */
  readonly lines?: readonly number[]
  /** Words or figures in a hex: what it costs, whether it may be entered. */
  readonly marks?: readonly (readonly [At, string])[]
}

interface Props extends SceneHexes {
  /** Draws the ground of a hex around 0, 0. */
  readonly ground: (at: At) => ReactNode
  /** What stands in hexes, drawn around 0, 0. */
  readonly pieces: readonly { readonly at: At; readonly drawn: ReactNode }[]
}

/** Where a hex of a scene is drawn. */
const spot = ([column, row]: At) => ({
  x: (column * 2 + (row % 2)) * halfWidth,
  y: row * side * 1.5,
})

const moved = (at: At): string => {
  const { x, y } = spot(at)
  return `translate(${x.toFixed(1)} ${y})`
}

const isSame = (one: At, other: At): boolean => one[0] === other[0] && one[1] === other[1]

/** A few hexes with what happens on them, for a rulebook: what stands beside it says the same in words. */
export function HexScene(props: Props) {
  const {
    columns,
    rows,
    without = [],
    tints = [],
    lines = [],
    arrows = [],
    marks = [],
    ground,
    pieces,
  } = props
  const hexes = Array.from({ length: columns * rows }, (_, i): At => [i % columns, Math.floor(i / columns)])
  const drawn = hexes.filter((at) => !without.some((each) => isSame(each, at)))
  const room = 4
  const [left, top] = [-halfWidth - room, -side - room]
  const width = (columns * 2 + (rows > 1 ? 1 : 0)) * halfWidth + room * 2
  const height = (rows - 1) * side * 1.5 + side * 2 + room * 2
  const box = [left, top, width, height].map((each) => each.toFixed(1)).join(' ')
  return (
    <svg viewBox={box} className={styles.scene} style={{ maxWidth: width * 1.15 }} aria-hidden="true">
      <ArrowTip id="scene-head" />
      {drawn.map((at) => (
        <g key={at.join()} transform={moved(at)}>
          {ground(at)}
        </g>
      ))}
      {tints.flatMap(([tint, ...places]) =>
        places.map((at) => (
          <path
            key={`${tint} ${at.join()}`}
            d={hexPath(2.5)}
            transform={moved(at)}
            className={styles.tint}
            data-tint={tint}
          />
        )),
      )}
      {lines.map((column) => (
        <path
          key={column}
          d={`M${((column * 2 - 1) * halfWidth).toFixed(1)} ${top}v${height}`}
          className={styles.line}
        />
      ))}
      {pieces.map(({ at, drawn: piece }) => (
        <g key={at.join()} transform={moved(at)}>
          {piece}
        </g>
      ))}
      {arrows.map(([kind, ...places]) => (
        <Arrow key={`${kind} ${places.join(' ')}`} kind={kind} places={places} />
      ))}
      {marks.map(([at, text]) => {
        // beside whoever stands there
        const aside = pieces.some((each) => isSame(each.at, at)) ? ' translate(22 -24)' : ''
        return (
          <g key={`${at.join()} ${text}`} transform={moved(at) + aside}>
            <Mark text={text} />
          </g>
        )
      })}
    </svg>
  )
}

/** The head of the arrows of a picture, in their colour. */
export function ArrowTip({ id }: { id: string }) {
  return (
    <marker id={id} viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" markerHeight="4" orient="auto">
      <path d="M0 0 10 5 0 10Z" fill="context-stroke" />
    </marker>
  )
}

/** From the edge of the first hex's piece into the last hex. */
function Arrow({ kind, places }: { kind: string; places: readonly At[] }) {
  const points = places.map(spot)
  const [first, second] = points
  const [last, beforeLast] = [points.at(-1), points.at(-2)]
  if (first === undefined || second === undefined || last === undefined || beforeLast === undefined)
    return null
  const towards = (from: typeof first, to: typeof first, by: number) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by }
  }
  const isBlow = kind === 'strikes' || kind === 'flees'
  const way = [
    towards(first, second, isBlow ? 13 : 26),
    ...points.slice(1, -1),
    towards(last, beforeLast, isBlow ? 17 : kind === 'goes' ? 6 : 30),
  ]
  const d = `M${way.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
  return (
    <>
      <path d={d} className={styles.casing} />
      <path d={d} className={styles.arrow} data-kind={kind} markerEnd="url(#scene-head)" />
    </>
  )
}

/** A tick, a cross, or what is written. */
function Mark({ text }: { text: string }) {
  if (text === 'yes' || text === 'no') {
    return (
      <g className={styles.sign} data-sign={text}>
        <circle r="14" />
        <path d={text === 'yes' ? 'M-6 0-1.5 5 7-5' : 'M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5'} />
      </g>
    )
  }
  const half = 8 + text.length * 4.5
  return (
    <g className={styles.label}>
      <rect x={-half} y="-13" width={half * 2} height="26" rx="13" />
      <text y="5.5">{text}</text>
    </g>
  )
}
