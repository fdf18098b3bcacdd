import { hexName } from '@gunbai/hexes'
import { Fragment, memo } from 'react'
import lifted from '../board/lifted.module.css'
import { GroundDefs, GroundHex } from './art/terrain.tsx'
import { LoneLeader, UnitBlock } from './art/unit-block.tsx'
import type { Battle, BattleLeader, BattleUnit } from './battle.ts'
import { looks, sideOf, unitAt } from './battle.ts'
import styles from './field-drawing.module.css'
import { centreOf, field, rim, sectionLines, size } from './geometry.ts'

/** Where a hex is drawn: as it is, or turned around for the one who sits at the top. */
export type Place = (hex: number) => { readonly x: number; readonly y: number }

export const upright: Place = centreOf
export const turned: Place = (hex) => {
  const { x, y } = centreOf(hex)
  return { x: size.width - x, y: size.height - y }
}

export const viewBox = `${-rim} ${-rim} ${size.width + 2 * rim} ${size.height + 2 * rim}`

/** The ground, which never changes in a battle, with the broken lines between the sections. */
export const Ground = memo(function Ground({
  ground,
  place,
  named = false,
}: {
  ground: readonly string[]
  place: Place
  named?: boolean
}) {
  return (
    <g className={styles.ground}>
      <GroundDefs />
      <rect
        x={-rim}
        y={-rim}
        width={size.width + 2 * rim}
        height={size.height + 2 * rim}
        className={styles.rim}
      />
      {field.hexes.map((hex) => (
        <GroundHex key={hex} name={ground[hex] ?? 'open'} {...place(hex)} />
      ))}
      {sectionLines.map((x) => (
        <path key={x} d={`M${x} ${-rim / 2}V${size.height + rim / 2}`} className={styles.section} />
      ))}
      {named && <HexNames place={place} />}
    </g>
  )
})

/** Rows by letter at the left, hexes by number above the row that is drawn highest: so the log and the prompt name them. */
function HexNames({ place }: { place: Place }) {
  const names = field.hexes.map((hex) => /^(\D+)(\d+)$/.exec(hexName(field, hex)) ?? [])
  const highest = Math.min(...field.hexes.map((hex) => place(hex).y))
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className={styles.names} aria-hidden="true">
      {field.hexes.map((hex) => {
        const [, row, number] = names[hex] ?? []
        const { x, y } = place(hex)
        return (
          <Fragment key={hex}>
            {number === '1' && (
              <text x={-rim / 2} y={y} dominantBaseline="central">
                {row}
              </text>
            )}
            {y === highest && (
              <text x={x} y={-rim / 2} dominantBaseline="central">
                {number}
              </text>
            )}
          </Fragment>
        )
      })}
    </g>
  )
}

/** A unit with its leader, where it stands. It glides when it moves. */
export const Unit = memo(function Unit({
  unit,
  leader,
  place,
  state,
}: {
  unit: BattleUnit
  leader: BattleLeader | undefined
  place: Place
  state: 'rest' | 'ready' | 'taken' | 'done'
}) {
  const { x, y } = place(unit.hex)
  const look = looks[unit.code] ?? { mark: 'circle', arm: 'spear' }
  return (
    <g className={lifted.piece} style={{ transform: `translate(${x}px, ${y}px)` }} data-state={state}>
      <g className={lifted.lift}>
        <UnitBlock
          look={{
            ...look,
            side: sideOf(unit.seat),
            blocks: unit.blocks,
            full: unit.full,
            leader: leader ?? null,
            ordered: unit.ordered,
          }}
        />
      </g>
    </g>
  )
})

export const Leader = memo(function Leader({
  leader,
  place,
  state,
}: {
  leader: BattleLeader
  place: Place
  state: 'rest' | 'ready' | 'taken' | 'done'
}) {
  const { x, y } = place(leader.hex)
  return (
    <g className={lifted.piece} style={{ transform: `translate(${x}px, ${y}px)` }} data-state={state}>
      <g className={lifted.lift}>
        <LoneLeader look={leader} side={sideOf(leader.seat)} />
      </g>
    </g>
  )
})

/** The leaders with whom no unit stands. */
export function loneLeaders(battle: Battle): BattleLeader[] {
  return battle.leaders.filter(({ hex }) => hex >= 0 && unitAt(battle, hex) === undefined)
}
