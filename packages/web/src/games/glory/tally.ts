import type { GloryEvent } from '@gunbai/glory/screen'
import type { Told } from '../face.ts'
import type { Field } from './view.ts'

/** What a side did and suffered in a battle. */
export interface Tally {
  shots: number
  shocks: number
  charges: number
  /** Units of its own that routed, each time. */
  routed: number
  /** Units of its own that were eliminated. */
  lost: number
}

/** By seat, what the log tells of it. */
export function tallyOf(log: readonly Told<GloryEvent>[], { cards }: Pick<Field, 'cards'>): readonly Tally[] {
  const tallies: Tally[] = [0, 1].map(() => ({ shots: 0, shocks: 0, charges: 0, routed: 0, lost: 0 }))
  const of = (unit: number | undefined) => tallies[cards[unit ?? -1]?.seat ?? -1]
  for (const { event } of log) {
    if (event.kind === 'fired') bump(of(event.unit), 'shots')
    if (event.kind === 'shock') bump(of(event.attackers[0]), event.charge ? 'charges' : 'shocks')
    if (event.kind === 'condition' && event.condition > event.before) {
      if (event.condition === 2) bump(of(event.unit), 'routed')
      if (event.condition === 3) bump(of(event.unit), 'lost')
    }
  }
  return tallies
}

function bump(tally: Tally | undefined, what: keyof Tally): void {
  if (tally !== undefined) tally[what]++
}
