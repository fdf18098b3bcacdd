import type { Seat } from '@gunbai/kernel'
import { by, type HonorReason } from '../../event.ts'
import type { SamuraiState } from '../../state.ts'

/** SB-POOL-02: a gain takes no more than the pool has. */
export function gainHonor(s: SamuraiState, seat: Seat, tokens: number, because: HonorReason): void {
  const gained = Math.min(tokens, s.pool)
  if (gained <= 0) return
  s.pool -= gained
  s.honor[seat] += gained
  s.tell?.({ kind: 'honor', ...by(s, seat), change: gained, because })
}

/** Loses tokens to the pool (SB-HON-09) and says how many could not be paid (SB-LACK-01). */
export function loseHonor(s: SamuraiState, seat: Seat, tokens: number, because: HonorReason): number {
  const lost = Math.min(tokens, s.honor[seat])
  if (lost > 0) {
    s.pool += lost
    s.honor[seat] -= lost
    s.tell?.({ kind: 'honor', ...by(s, seat), change: -lost, because })
  }
  return tokens - lost
}
