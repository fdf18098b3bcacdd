import type { ImaginedPosition } from '@gunbai/server/wire'
import { part, request } from './request.ts'

/** A position of a match that goes on, as our seat can imagine it. Refused where it counts and the clock runs. */
export function imaginedPosition(match: string): Promise<ImaginedPosition> {
  return request('POST', `/matches/${part(match)}/imagined`, {})
}
