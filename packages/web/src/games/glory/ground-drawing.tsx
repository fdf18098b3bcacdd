import { memo, useId } from 'react'
import { hexPath, side } from '../board/hex-shape.ts'
import { hasFeature, TerrainDefs } from './art/terrain.tsx'
import { centreOf, layoutOf, rim, written } from './geometry.ts'
import styles from './ground-drawing.module.css'
import { type DrawnSides, drawSides, drawWays } from './sides-drawing.ts'
import type { Field } from './view.ts'

/** The ground of a battle: it never changes, and is drawn once. */
export const Ground = memo(function Ground({ field, numbered = true }: { field: Field; numbered?: boolean }) {
  const id = useId()
  const layout = layoutOf(field)
  const { battle } = field
  const { hexes } = field.ground.map
  const sides = drawSides(field)
  const ways = drawWays(field, (hex) => centreOf(layout, hex))
  const moved = (hex: number) => `translate(${written(centreOf(layout, hex))})`
  return (
    <g className={styles.ground}>
      <defs>
        <TerrainDefs id={id} />
      </defs>
      <rect
        x={-rim}
        y={-rim}
        width={layout.width + rim + 6}
        height={layout.height + rim + 6}
        className={styles.rim}
      />
      {hexes.map((hex) => (
        <path
          key={hex}
          d={hexPath(0)}
          transform={moved(hex)}
          className={styles.hex}
          data-letter={battle.terrain[hex]}
          data-level={battle.levels[hex]}
        />
      ))}
      <Slopes sides={sides} />
      <path d={ways.roads} className={styles.road} />
      <path d={ways.roads} className={styles.roadway} />
      <path d={ways.paths} className={styles.path} />
      {hexes.map((hex) =>
        hasFeature(battle.terrain[hex] ?? '.') ? (
          <use key={hex} href={`#${id}-${battle.terrain[hex]}`} transform={moved(hex)} />
        ) : null,
      )}
      <Waters sides={sides} />
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

export function Slopes({ sides }: { sides: DrawnSides }) {
  return (
    <>
      <path d={sides.slopes} className={styles.slope} />
      <path d={sides.steeps} className={styles.steep} />
    </>
  )
}

/** Everything that lies on a side and over what stands in its hexes: waters and works. */
export function Waters({ sides }: { sides: DrawnSides }) {
  return (
    <>
      <path d={sides.streams} className={styles.stream} />
      <path d={sides.rivers} className={styles.riverBank} />
      <path d={sides.rivers} className={styles.river} />
      <path d={sides.fords} className={styles.ford} />
      <path d={sides.bridges} className={styles.bridge} />
      <path d={sides.crests} className={styles.crest} />
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
