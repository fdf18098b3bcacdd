import type { HexId } from '@gunbai/hexes'
import type { GloryAction, Of } from '../action.ts'
import type { GloryView } from '../view.ts'
import { naturalFacing } from './natural-facing.ts'

type Attack = Of<'attack'>

/**
 * The attacks that pointing at an enemy hex means: by all who have it before them as they face, and with it whatever else
 * these must attack (JG-8.2-f), unless somebody attacks that already.
 */
export function attacksOn(
  { units, tops }: GloryView,
  offered: readonly GloryAction[],
  hex: HexId,
  drafted: readonly Attack[] = [],
): Attack[] {
  const inFront = offered.filter(
    (each): each is Attack => each.kind === 'attack' && each.facing === units[tops[each.from]].facing,
  )
  const isNew = ({ from, hex: at }: Attack) =>
    ![...drafted, ...list].some((each) => each.from === from && each.hex === at)
  const list: Attack[] = []
  const open = [hex]
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const onIt = inFront.filter((each) => each.hex === at && isNew(each))
    // of those with six fronts, who would have to turn, whoever comes first
    const turning = offered.find((each) => each.kind === 'attack' && each.hex === at) as Attack | undefined
    list.push(...(onIt.length > 0 || at !== hex || turning === undefined ? onIt : [turning]))
    const owed = inFront.filter(
      ({ from, hex: other }) =>
        list.some((each) => each.from === from) &&
        !open.includes(other) &&
        ![...drafted, ...list].some((each) => each.hex === other),
    )
    for (const { hex: other } of owed) if (!open.includes(other)) open.push(other)
  }
  return list
}

/** Of shots by the same battery at the same hex the one that most would mean: both batteries, as they face or towards most enemies. */
export function plainShot(view: GloryView, shots: readonly Of<'fire'>[]): Of<'fire'> | undefined {
  const [first] = shots
  if (first === undefined) return undefined
  const { hex, facing } = view.units[first.unit]
  const facings = [...new Set(shots.map((each) => each.facing))]
  const natural = facings.includes(facing) ? facing : naturalFacing(view, first.unit, hex, facings)
  const likely = shots.filter((each) => each.facing === natural)
  return likely.find(({ both }) => both) ?? likely[0]
}

/** The shots to begin with: of every battery that has one target alone, both of a hex together. */
export function proposedShots(view: GloryView, offered: readonly GloryAction[]): Of<'fire'>[] {
  const shots = offered.filter((each) => each.kind === 'fire')
  const proposed: Of<'fire'>[] = []
  const taken = new Set<HexId>()
  for (const own of Map.groupBy(shots, ({ unit }) => unit).values()) {
    const shot = plainShot(view, own)
    const from = view.units[own[0].unit].hex
    if (shot === undefined || taken.has(from) || own.some(({ hex }) => hex !== shot.hex)) continue
    proposed.push(shot)
    taken.add(from)
  }
  return proposed
}
