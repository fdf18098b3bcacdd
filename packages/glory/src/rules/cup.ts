import { below, type Seat } from '@gunbai/kernel'
import { fieldOf } from '../field.ts'
import { type GloryState, WAITING } from '../state.ts'

/** Activation markers and the container they are drawn from. Sections 1.C, 2.1, 2.2. */

/** The number of a formation's first or second marker. */
export function ordinaryMarker(formation: number, which: number): number {
  return formation * 2 + which
}

export function combinedMarker(s: GloryState, combined: number): number {
  return fieldOf(s).battle.formations.length * 2 + combined
}

/** Which formation an ordinary marker belongs to; -1 for a combined one. */
export function formationOf(s: GloryState, marker: number): number {
  return marker < fieldOf(s).battle.formations.length * 2 ? marker >> 1 : -1
}

/** Which combined marker this is; -1 for an ordinary one. */
export function combinedOf(s: GloryState, marker: number): number {
  return Math.max(-1, marker - fieldOf(s).battle.formations.length * 2)
}

export function markerSeat(s: GloryState, marker: number): Seat {
  const { battle } = fieldOf(s)
  const formation = formationOf(s, marker)
  return formation >= 0 ? battle.formations[formation].seat : battle.combined[combinedOf(s, marker)].seat
}

export function markerInitiative(s: GloryState, marker: number): number {
  const { battle } = fieldOf(s)
  const formation = formationOf(s, marker)
  return formation >= 0
    ? battle.formations[formation].initiative[marker & 1]
    : battle.combined[combinedOf(s, marker)].initiative
}

/** JG-1.C-a, b, JG-2.1.1-c, JG-5.2.1-a, b, c, JG-11.2-d, e: the markers of a formation that are in play this turn. */
export function markersOf(s: GloryState, formation: number): number[] {
  const { battle, cards } = fieldOf(s)
  const count = battle.formations[formation].initiative.length
  let present = false
  let due = false
  cards.forEach((card, unit) => {
    if (card.formation !== formation) return
    const { hex } = s.units[unit]
    if (hex >= 0) present = true
    else if (hex === WAITING && card.turn <= s.turn) due = true
  })
  if (!present && !due) return []
  const { demoralised, waited } = s.formations[formation]
  // The higher initiative comes first in the list; demoralisation takes that one away
  if (count === 1) return [ordinaryMarker(formation, 0)]
  if (demoralised) return [ordinaryMarker(formation, 1)]
  if (!present && !waited) return [ordinaryMarker(formation, 0)]
  return [ordinaryMarker(formation, 0), ordinaryMarker(formation, 1)]
}

/** JG-1.D-a: draws one marker at random. The cup lies in the order of its markers, so that its order tells nothing. */
export function drawMarker(s: GloryState): number {
  s.revealed++
  return s.cup.splice(below(s.shuffles, s.cup.length), 1)[0]
}
