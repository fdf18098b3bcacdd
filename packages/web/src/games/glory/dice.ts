import type { GloryEvent } from '@gunbai/glory/screen'
import type { Told } from '../face.ts'

/** The dice that an event tells of, in the order of the seats where both threw. */
export function diceIn({ event }: Told<GloryEvent>): readonly number[] {
  if ('dice' in event) return event.dice
  return 'die' in event ? [event.die] : []
}
