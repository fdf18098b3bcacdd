import { type GloryView, strikableFrom } from '@gunbai/glory/screen'
import type { Corner, HexId } from '@gunbai/hexes'
import type { Journey } from '@gunbai/kernel'
import type { Field } from '../view.ts'
import { mates, sameForOthers } from './brigade.ts'
import type { DraftedTable } from './drafted-table.ts'
import { isAim, type Part } from './parts.ts'
import { besideCommander, joining, reachOf, turned, wayTo } from './reach.ts'

type Way = NonNullable<Part['way']>

/** The march that was drafted last: how it ends can still be changed by the wheel. */
export interface LastMarch extends Way {
  face(facing: number): void
  turn(by: 1 | -1): void
  /** Leaving the map from there, where it can. */
  readonly leave: (() => void) | null
  /** Not halting beside an enemy commander, to go on when he was asked. */
  readonly goOn: (() => void) | null
  /** Enemy hexes that it would have before it. */
  before(facing: number): readonly number[]
  /** Has one of those who go together march by itself instead, where it comes there alone. */
  goAlone(unit: number): void
  /** Has others of its formation do the same, who can; null where there are none, or it is no such march. */
  readonly invite: (() => Promise<readonly number[]>) | null
}

export function lastMarchOf(table: DraftedTable, view: GloryView, field: Field): LastMarch | null {
  const at = table.parts.findLastIndex((each) => !isAim(each))
  const part = table.parts[at]
  if (part?.way == null) return null
  const { way } = part
  const { journey, stop } = way
  const unit = journey.piece
  const instead = (other: Journey) => {
    const lead = part.answers.slice(0, part.answers.length - journey.answers.length)
    const changed = { answers: [...lead, ...other.answers], way: { ...way, journey: other } }
    table.setParts(table.parts.with(at, changed))
  }
  const to = (facing: number | null) => {
    const other = wayTo(stop, facing)
    if (other !== null) instead(other)
  }
  const brigade = mates(table.game.scene.answers, field, unit)
  const mayInvite = brigade.length > 0 && journey.facing !== null && joining(journey).length === 0
  const { exit, unfaced } = stop
  const mayGoOn = unfaced !== null && stop.stops === besideCommander && journey.facing !== null
  return {
    ...way,
    face: to,
    turn: (by) => to(turned(stop, journey.facing, by)),
    leave: exit === null || exit === journey ? null : () => instead(exit),
    goOn: mayGoOn ? () => instead(unfaced) : null,
    goAlone: (piece) => {
      const lead = part.answers.slice(0, part.answers.length - journey.answers.length)
      const before = [...table.parts.slice(0, at).flatMap(({ answers }) => answers), ...lead]
      void table.journeysAfter(before, piece).then((journeys) => {
        const there = reachOf(journeys, false).get(journey.place)
        const other = there === undefined ? null : wayTo(there, journey.facing)
        if (there === undefined || other === null) return
        const changed = { answers: [...lead, ...other.answers], way: { ...way, journey: other, stop: there } }
        table.setParts(table.parts.with(at, changed))
      })
    },
    before: (facing) =>
      unit < view.units.length ? strikableFrom(view, unit, stop.hex as HexId, facing as Corner) : [],
    invite: mayInvite
      ? async () => {
          const others = await sameForOthers(view, field, way, brigade, table.game)
          const parts = others.map((each): Part => ({ answers: each.journey.answers, way: each }))
          // the one by whose example they go stays the last, so that it can still be turned
          if (parts.length > 0) table.setParts(table.parts.toSpliced(at + 1, 0, ...parts))
          return others.map((each) => each.journey.piece)
        }
      : null,
  }
}
