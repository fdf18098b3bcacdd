import type { Noted } from '@gunbai/kernel'
import type { GloryEvent } from '../event.ts'

/** What a trial by bots takes note of. */
export function noted(event: GloryEvent): Noted | null {
  switch (event.kind) {
    case 'fired':
      return { fight: event.hex, fought: event.unit }
    case 'shock':
    case 'overrun':
      return { fight: event.targets[0], fought: event.attackers[0] }
    case 'moved':
      return { moved: event.unit }
    default:
      return null
  }
}
