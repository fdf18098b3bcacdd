import type { Noted } from '@gunbai/kernel'
import type { ShogunEvent } from '../event.ts'
import { none } from '../position/map.ts'

/** What a trial by bots takes note of: battles by province, armies that march and attack. */
export function noted(event: ShogunEvent): Noted | null {
  switch (event.kind) {
    case 'battle':
      return event.army === none ? { fight: event.to } : { fight: event.to, fought: event.army }
    case 'marched':
      return { moved: event.army }
    default:
      return null
  }
}
