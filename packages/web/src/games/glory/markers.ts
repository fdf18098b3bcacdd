import { nameIn } from '@gunbai/glory/screen'
import type { Phrase } from '@gunbai/kernel'
import type { Field } from './view.ts'

/** An activation marker as it is printed: two for each formation, then the combined ones. */
export interface Marker {
  readonly id: number
  readonly seat: number
  readonly name: Phrase | string
  readonly initiative: number
  /** Which of its side's formations, counted from 1; 0 for a combined marker. */
  readonly formation: number
}

export function markerOf({ battle }: Field, id: number): Marker {
  const combined = battle.combined[id - battle.formations.length * 2]
  if (combined !== undefined) {
    const { seat, name, initiative } = combined
    return { id, seat, name: nameIn(battle, name), initiative, formation: 0 }
  }
  const number = id >> 1
  const card = battle.formations[number]
  const seat = card?.seat ?? 0
  const before = battle.formations.filter((each, i) => i < number && each.seat === seat).length
  return {
    id,
    seat,
    name: nameIn(battle, card?.name ?? ''),
    initiative: card?.initiative[id & 1] ?? 0,
    formation: before + 1,
  }
}

export const markerName = ({ name, initiative }: Marker): Phrase => ({
  id: 'marker.ordinary',
  values: { name, initiative },
})
