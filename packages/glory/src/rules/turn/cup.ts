import { below, type Seat } from '@gunbai/kernel'
import type { Forbidding } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { type GloryState, WAITING } from '../../state.ts'

/** Activation markers and the container they are drawn from. Sections 1.C, 2.1, 2.2. */

/** The number of a formation's first or second marker. */
function ordinaryMarker(formation: number, which: number): number {
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

/** Whether units of a formation are waiting to enter by now. */
export function isDue(s: GloryState, formation: number): boolean {
  return fieldOf(s).cards.some(
    (card, unit) => card.formation === formation && s.units[unit].hex === WAITING && card.turn <= s.turn,
  )
}

/** JG-5.2.2-c: whether this activation brings in whoever is due: by a formation's first marker of the turn only. */
export function bringsIn(s: GloryState): boolean {
  const formation = s.active === null ? -1 : formationOf(s, s.active.marker)
  if (formation < 0) return true // JG-2.1.2-c: a combined marker whose text says so
  return s.aside.filter((marker) => formationOf(s, marker) === formation).length < 2
}

/** JG-1.C-a, b, JG-2.1.1-c, JG-5.2.1-a, b, c, JG-11.2-d, e: the markers of a formation that are in play this turn. */
export function markersOf(s: GloryState, formation: number): number[] {
  const { battle, cards } = fieldOf(s)
  const count = battle.formations[formation].initiative.length
  const present = cards.some((card, unit) => card.formation === formation && s.units[unit].hex >= 0)
  if (!present && !isDue(s, formation)) return []
  const { demoralised, waited } = s.formations[formation]
  // The higher initiative comes first in the list; demoralisation takes that one away
  if (count === 1) return [ordinaryMarker(formation, 0)]
  if (demoralised) return [ordinaryMarker(formation, 1)]
  if (!present && !waited) return [ordinaryMarker(formation, 0)]
  return [ordinaryMarker(formation, 0), ordinaryMarker(formation, 1)]
}

/** Both markers of every formation of a side, in play or not. */
export function everyMarker(s: GloryState, seat: Seat): number[] {
  return fieldOf(s).battle.formations.flatMap((each, formation) =>
    each.seat === seat ? each.initiative.map((_, which) => ordinaryMarker(formation, which)) : [],
  )
}

/** What keeps an ordinary marker out of play this turn. */
export function outOfPlay(s: GloryState, marker: number): Forbidding {
  const formation = formationOf(s, marker)
  const inPlay = markersOf(s, formation)
  if (inPlay.includes(marker)) return null
  if (inPlay.length === 0) return 'JG-1.C-a'
  return s.formations[formation].demoralised ? 'JG-11.2-d' : 'JG-5.2.1-a'
}

/** JG-1.D-a: draws one marker at random. The cup lies in the order of its markers, so that its order tells nothing. */
export function drawMarker(s: GloryState): number {
  s.revealed++
  return s.cup.splice(below(s.shuffles, s.cup.length), 1)[0]
}
