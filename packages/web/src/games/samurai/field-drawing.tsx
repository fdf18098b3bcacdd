import { hexName } from '@gunbai/hexes'
import { Fragment, memo, type ReactNode } from 'react'
import { halfWidth, hexPath } from '../board/hex-shape.ts'
import { namesScale } from '../board/names-scale.ts'
import type { Nearness } from '../board/use-panzoom.ts'
import { Painting } from './art/painting.tsx'
import { LoneLeader, PieceDrawings, UnitBlock } from './art/unit-block.tsx'
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
        <PieceDrawings />
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

type Standing = 'rest' | 'ready' | 'taken' | 'done'

/** A piece where it stands, in a gold hex where it may act and in one of ink where it is taken. It glides when it moves. */
function Piece(props: {
  readonly at: ReturnType<Place>
  readonly state: Standing
  readonly children: ReactNode
}) {
  const { at, state, children } = props
  return (
    <g className={styles.piece} style={{ transform: `translate(${at.x}px, ${at.y}px)` }} data-state={state}>
      {(state === 'ready' || state === 'taken') && (
        <>
          <path d={hexPath(3)} className={styles.hexRim} />
          <path d={hexPath(3)} className={styles.hex} />
        </>
      )}
      <g className={styles.lift}>{children}</g>
    </g>
  )
}

/** What has become of a unit's order. */
function orderOf({ ordered, moved, fought }: BattleUnit): 'given' | 'moved' | 'done' | null {
  if (fought) return 'done'
  if (!ordered) return null
  return moved ? 'moved' : 'given'
}

interface UnitProps {
  readonly unit: BattleUnit
  readonly leader: BattleLeader | undefined
  readonly place: Place
  readonly state: Standing
}

/** A unit with its leader. */
export const Unit = memo(function Unit({ unit, leader, place, state }: UnitProps) {
  const look = looks[unit.code] ?? { mark: 'circle', figure: 'asp' }
  const { seat, blocks, full } = unit
  return (
    <Piece at={place(unit.hex)} state={state}>
      <UnitBlock look={{ ...look, side: sideOf(seat), blocks, full, leader, order: orderOf(unit) }} />
    </Piece>
  )
})

interface LeaderProps {
  readonly leader: BattleLeader
  readonly place: Place
  readonly state: Standing
}

export const Leader = memo(function Leader({ leader, place, state }: LeaderProps) {
  return (
    <Piece at={place(leader.hex)} state={state}>
      <LoneLeader look={leader} side={sideOf(leader.seat)} />
    </Piece>
  )
})

/** The leaders with whom no unit stands. */
export function loneLeaders(battle: Battle): BattleLeader[] {
  return battle.leaders.filter(({ hex }) => hex >= 0 && unitAt(battle, hex) === undefined)
}

/** Who stands nearer is drawn over who stands behind. */
export const fromTheBack =
  (place: Place) =>
  (one: { readonly hex: number }, other: { readonly hex: number }): number =>
    place(one.hex).y - place(other.hex).y

/** Of a hex that is narrower than this, in pixels, only a banner is seen. */
const nearest = 44

/** Whether the figures of a drawing are too small to be told apart, when a unit of it has so many pixels. */
export const isFar = (pixels: number): boolean => pixels * 2 * halfWidth < nearest

/** Names that can be read and pieces that can be told apart, however small the field is drawn. */
export const nearness: Nearness = {
  onScale(drawing, scale) {
    namesScale.onScale?.(drawing, scale)
    const { width, height } = drawing.viewBox.baseVal
    const pixels = Math.min(drawing.clientWidth / width, drawing.clientHeight / height) * scale
    drawing.dataset.far = String(isFar(pixels))
  },
}
