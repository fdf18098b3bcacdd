import { printChart } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { codeOf, field, ground, groundKinds, units } from './field.ts'
import { type SkirmishState, type Standing, unitAt } from './state.ts'

/** What anybody may know: everything but the dice to come. */
export interface SkirmishView extends Standing {
  readonly round: number
  readonly seat: Seat
  /** By unit, in this turn. */
  readonly moved: readonly boolean[]
  readonly fought: readonly boolean[]
}

export function view(s: SkirmishState): SkirmishView {
  return {
    round: s.round,
    seat: s.seat,
    hexes: s.hexes.slice(),
    strengths: s.strengths.slice(),
    moved: s.moved.slice(),
    fought: s.fought.slice(),
  }
}

/** The field with each unit as its letter and its strength: `F3` is foot of Red, `f3` of Blue. */
export function sketch(v: SkirmishView): string {
  const drawn = printChart(field, (hex) => {
    const unit = unitAt(v, hex)
    return unit < 0 ? groundKinds[ground[hex]].code : `${codeOf(units[unit])}${v.strengths[unit]}`
  })
  return `round ${v.round}, turn of seat ${v.seat}\n\n${drawn}`
}
