import type { Field, GloryView } from '@gunbai/glory/screen'

export type { Field, GloryView }
export type UnitView = GloryView['units'][number]

/** The units of a hex, the top one first. */
export function stackAt(view: GloryView, hex: number): number[] {
  const list: number[] = []
  for (let unit = view.tops[hex] ?? -1; unit >= 0; unit = view.units[unit]?.below ?? -1) list.push(unit)
  return list
}

export function commandersAt(view: GloryView, hex: number): number[] {
  return view.commanders.flatMap((commander, id) => (commander.hex === hex ? [id] : []))
}

/** Where a unit is, or where it is to come onto the map. */
export function hexOfUnit(view: GloryView, field: Field, unit: number): number {
  const hex = view.units[unit]?.hex ?? -1
  return hex >= 0 ? hex : (field.cards[unit]?.hex ?? -1)
}

/** The hexes in which units of a tactical group stand. */
export function hexesOfGroup(view: GloryView, group: number): number[] {
  const hexes = view.units.flatMap((unit) =>
    unit.group === group && unit.hex >= 0 ? [Number(unit.hex)] : [],
  )
  return [...new Set(hexes)]
}
