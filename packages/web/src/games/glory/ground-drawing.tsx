import { memo, useId } from 'react'
import { side } from '../board/hex-shape.ts'
import { hasFeature, TerrainDefs } from './art/terrain.tsx'
import { centreOf, corner, type Layout, layoutOf, rim, written } from './geometry.ts'
import styles from './ground-drawing.module.css'
import { type DrawnSides, drawSides, drawWays } from './sides-drawing.ts'
import type { Field } from './view.ts'

/** The ground of a battle as one painting: washes that flow over the hexes, then waters, a quiet grid, and what stands there. */
export const Ground = memo(function Ground({ field, numbered = true }: { field: Field; numbered?: boolean }) {
  const id = useId()
  const layout = layoutOf(field)
  const { battle } = field
  const { hexes } = field.ground.map
  const sides = drawSides(field)
  const ways = drawWays(field, (hex) => centreOf(layout, hex))
  const patch = (holds: (hex: number) => boolean) =>
    hexes.map((hex) => (holds(hex) ? outline(layout, hex) : '')).join('')
  const level = (least: number) => patch((hex) => (battle.levels[hex] ?? 0) >= least)
  const lying = (...letters: string[]) => patch((hex) => letters.includes(battle.terrain[hex] ?? '.'))
  return (
    <g className={styles.ground}>
      <defs>
        <TerrainDefs id={id} />
        <PaintDefs id={id} height={layout.height} />
      </defs>
      <Wash id={id} layout={layout} />
      <path d={level(1)} className={styles.high} />
      <path d={level(2)} className={styles.higher} />
      <path d={level(3)} className={styles.higher} />
      <path d={lying('w', 'o', 'p')} className={styles.woods} />
      <path d={lying('m')} className={styles.marsh} />
      <path d={lying('v', 't', 'c')} className={styles.built} />
      <path d={patch(() => true)} className={styles.grid} />
      <Slopes sides={sides} />
      <path d={ways.roads} className={styles.road} />
      <path d={ways.roads} className={styles.roadway} />
      <path d={ways.paths} className={styles.path} />
      <Waters sides={sides} />
      {hexes.map((hex) =>
        hasFeature(battle.terrain[hex] ?? '.') ? (
          <use key={hex} href={`#${id}-${battle.terrain[hex]}`} transform={moved(layout, hex)} />
        ) : hex % 5 === 1 ? (
          <use key={hex} href={`#${id}-tuft`} x={tuftAt(layout, hex).x} y={tuftAt(layout, hex).y} />
        ) : null,
      )}
      <Works sides={sides} />
      {hexes.map((hex) =>
        (battle.levels[hex] ?? 0) > 0 ? (
          <text
            key={hex}
            className={styles.level}
            x={centreOf(layout, hex).x}
            y={centreOf(layout, hex).y - 25}
          >
            {battle.levels[hex]}
          </text>
        ) : null,
      )}
      {numbered && <Numbers field={field} />}
    </g>
  )
})

const moved = (layout: Layout, hex: number) => `translate(${written(centreOf(layout, hex))})`

const corners = [0, 1, 2, 3, 4, 5].map((at) => corner(at))

function outline(layout: Layout, hex: number): string {
  const { x, y } = centreOf(layout, hex)
  return `M${corners.map((each) => written({ x: each.x + x, y: each.y + y })).join('L')}Z`
}

/** Grass stands in some of the open hexes, nowhere the same. */
function tuftAt(layout: Layout, hex: number) {
  const { x, y } = centreOf(layout, hex)
  return { x: x + ((hex * 29) % 41) - 20, y: y + ((hex * 17) % 37) - 16 }
}

/** From the cool far edge to the straw of the near one, and the grain of the wood. */
function PaintDefs({ id, height }: { id: string; height: number }) {
  return (
    <>
      <linearGradient id={`${id}-bokashi`} gradientUnits="userSpaceOnUse" x2="0" y2={height}>
        <stop className={styles.farEdge} />
        <stop offset="0.22" className={styles.middleGround} />
        <stop offset="0.74" className={styles.middleGround} />
        <stop offset="1" className={styles.nearEdge} />
      </linearGradient>
      <pattern id={`${id}-grain`} width="260" height="120" patternUnits="userSpaceOnUse">
        <path
          d="M0 9Q65 3 130 9T260 9M0 40Q60 34 120 40 190 47 260 40M0 77Q50 71 120 77T260 77M0 111Q60 107 130 111T260 111"
          className={styles.grain}
        />
      </pattern>
      <path
        id={`${id}-tuft`}
        d="M-4 0Q-3.4-3-5-5M-1.6 0Q-1-4-1.6-7M1 0Q1.4-3.4 3.6-5.4"
        className={styles.tuft}
      />
    </>
  )
}

function Wash({ id, layout }: { id: string; layout: Layout }) {
  const { width, height } = layout
  const all = { x: -rim, y: -rim, width: width + rim + 6, height: height + rim + 6 }
  const tints = Array.from({ length: Math.ceil((width * height) / 90_000) }, (_, i) => ({
    cx: (i * 397) % Math.round(width),
    cy: (i * 241 + 90) % Math.round(height),
    rx: 120 + ((i * 53) % 90),
  }))
  return (
    <>
      <rect {...all} fill={`url(#${id}-bokashi)`} />
      {tints.map((tint, i) => (
        <ellipse
          key={`${tint.cx} ${tint.cy}`}
          {...tint}
          ry={tint.rx * 0.3}
          className={i % 3 === 0 ? styles.straw : styles.tint}
        />
      ))}
      <rect {...all} fill={`url(#${id}-grain)`} className={styles.edge} />
    </>
  )
}

export function Slopes({ sides }: { sides: DrawnSides }) {
  return (
    <>
      <path d={sides.slopes} className={styles.slope} />
      <path d={sides.steeps} className={styles.steep} />
      <path d={sides.crests} className={styles.crest} />
    </>
  )
}

/** Waters along the sides, from bank to bank, with what leads across. */
export function Waters({ sides }: { sides: DrawnSides }) {
  return (
    <>
      <g className={styles.stream}>
        <path d={sides.streams} />
        <path d={sides.streams} />
      </g>
      <g className={styles.river}>
        <path d={sides.rivers} />
        <path d={sides.rivers} />
        <path d={sides.rivers} />
        <path d={sides.rivers} />
        <path d={sides.rivers} />
      </g>
      <path d={sides.fords} className={styles.ford} />
      <path d={sides.bridges} className={styles.bridge} />
    </>
  )
}

/** Works stand over what stands in their hexes. */
function Works({ sides }: { sides: DrawnSides }) {
  return (
    <>
      <path d={sides.redoubts} className={styles.redoubt} />
      <path d={sides.fortifications} className={styles.fortification} />
    </>
  )
}

/** The numbers of columns and rows, by which the rules and the log name a hex. */
function Numbers({ field }: { field: Field }) {
  const layout = layoutOf(field)
  const { cols, rows } = field.battle
  const two = (number: number) => String(number).padStart(2, '0')
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className={styles.numbers} aria-hidden="true">
      {Array.from({ length: cols }, (_, col) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
        <text key={col} x={centreOf(layout, col).x} y={-7} data-odd={col % 2 === 1}>
          {two(col + 1)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
        <text key={row} x={-13} y={row * side * 1.5 + side + 5}>
          {two(row + 1)}
        </text>
      ))}
    </g>
  )
}
