import { hexName } from '@gunbai/hexes'
import { Fragment, memo } from 'react'
import lifted from '../board/lifted.module.css'
import { Painting } from './art/painting.tsx'
import { LoneLeader, UnitBlock } from './art/unit-block.tsx'
import type { Battle, BattleLeader, BattleUnit } from './battle.ts'
import { looks, sideOf, unitAt } from './battle.ts'
import styles from './field-drawing.module.css'
import { centreOf, field, rim, size } from './geometry.ts'

/** Where a hex is drawn: as it is, or turned around for the one who sits at the top. */
export type Place = (hex: number) => { readonly x: number; readonly y: number }

export const upright: Place = centreOf
export const turned: Place = (hex) => {
  const { x, y } = centreOf(hex)
  return { x: size.width - x, y: size.height - y }
}

export const viewBox = `${-rim} ${-rim} ${size.width + 2 * rim} ${size.height + 2 * rim}`

interface GroundProps {
  readonly ground: readonly string[]
  /** By seat, the hex of its command tent, or -1. */
  readonly tents: readonly number[]
  readonly place: Place
  readonly named?: boolean
}

const alike = <T,>(one: readonly T[], other: readonly T[]) => one.every((each, i) => each === other[i])

/** The ground, drawn once in a layer of its own: a view that holds the same battlefield does not draw it again. */
export const Ground = memo(
  function Ground({ ground, tents, place, named = false }: GroundProps) {
    return (
      <g>
        <Painting ground={ground} tents={tents} place={place} />
        {named && <HexNames place={place} />}
      </g>
    )
  },
  (was, is) => was.place === is.place && alike(was.ground, is.ground) && alike(was.tents, is.tents),
)

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
