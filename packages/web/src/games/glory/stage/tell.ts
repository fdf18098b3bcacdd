import { CHARGING, type GloryEvent, type GloryView, screenField } from '@gunbai/glory/screen'
import type { UnitView } from '../view.ts'

const GONE = -3

/** Moves that somebody did not choose for himself: nobody has seen them before. */
export const driven: ReadonlySet<string> = new Set(['recoil', 'retreat', 'rout', 'refusal', 'recall'])

/** Whose doing an event is: that of who has the piece, unless it is driven. */
export function seatOf(event: GloryEvent, view: GloryView | null): number | null {
  if ('seat' in event) return event.seat
  if (view === null || !('unit' in event)) return null
  if (event.kind === 'condition' || event.kind === 'tested') return null
  if (event.kind === 'moved' && driven.has(event.how)) return null
  return screenField(view).cards[event.unit]?.seat ?? null
}

/** The field after an event, as far as a board shows it. */
export function tell(view: GloryView, event: GloryEvent): GloryView {
  switch (event.kind) {
    case 'turn':
      return { ...view, turn: event.turn, aside: [] }
    case 'drawn':
      return {
        ...view,
        cup: view.cup.filter((marker) => marker !== event.marker),
        aside: view.aside.includes(event.marker) ? view.aside : [...view.aside, event.marker],
      }
    case 'moved':
      return put(view, event.unit, event.to)
    case 'exited':
      return put(view, event.unit, GONE)
    case 'condition':
      return event.condition === 3
        ? put(withUnit(view, event.unit, { condition: 3 }), event.unit, GONE)
        : withUnit(view, event.unit, { condition: event.condition })
    case 'turned':
      return withUnit(view, event.unit, { facing: event.facing })
    case 'square':
      return withUnit(view, event.unit, { square: event.formed })
    case 'charged':
      return withUnit(view, event.unit, { did: (view.units[event.unit]?.did ?? 0) | CHARGING })
    case 'rode':
      return withCommander(view, event.commander, event.to)
    case 'commanderLost':
      return withCommander(view, event.commander, GONE)
    case 'score':
      return { ...view, points: event.points }
    default:
      return view
  }
}

/** A unit goes from its stack to the top of another, or off the map. */
function put(view: GloryView, unit: number, to: number): GloryView {
  const piece = view.units[unit]
  if (piece === undefined) return view
  const from = Number(piece.hex)
  const units = [...view.units]
  const tops = [...view.tops]
  if (tops[from] === unit) tops[from] = piece.below
  else {
    const above = units.findIndex(({ hex, below }) => hex === piece.hex && below === unit)
    if (above >= 0) units[above] = { ...(units[above] as UnitView), below: piece.below }
  }
  units[unit] = { ...piece, hex: to as UnitView['hex'], below: to < 0 ? -1 : (tops[to] ?? -1) }
  if (to >= 0) tops[to] = unit
  return { ...view, units, tops }
}

function withUnit(view: GloryView, id: number, change: Partial<UnitView>): GloryView {
  return { ...view, units: view.units.map((unit, i) => (i === id ? { ...unit, ...change } : unit)) }
}

function withCommander(view: GloryView, id: number, hex: number): GloryView {
  const there = hex as GloryView['commanders'][number]['hex']
  return {
    ...view,
    commanders: view.commanders.map((each, i) => (i === id ? { ...each, hex: there } : each)),
  }
}
