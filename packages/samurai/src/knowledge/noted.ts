import type { Noted } from '@gunbai/kernel'
import type { SamuraiEvent } from '../event.ts'

/** What a trial by bots takes note of. */
export function noted(event: SamuraiEvent): Noted | null {
  switch (event.kind) {
    case 'shot':
    case 'attacked':
      return { fight: event.at, fought: event.unit }
    case 'foughtBack':
    case 'firstStruck':
    case 'joinedCharge':
      return { fought: event.unit }
    case 'moved':
      return { moved: event.unit }
    case 'command':
      return { card: event.face }
    case 'dragon':
      return { card: event.title }
    default:
      return null
  }
}
