import { rollDie, type Seat } from '@gunbai/kernel'
import { by, type RollPurpose } from '../../event.ts'
import type { SamuraiState } from '../../state.ts'

/** How often each face came up, by face. */
export type Tally = number[]

/** Rolls that many battle dice. Needing more than the box has means rolling again, never fewer (SB-COMP-05). */
export function rollDice(s: SamuraiState, seat: Seat, purpose: RollPurpose, dice: number): Tally {
  const tally: Tally = [0, 0, 0, 0, 0, 0]
  if (s.tell === null) {
    for (let i = 0; i < dice; i++) tally[rollDie(s)]++
    return tally
  }
  const faces: number[] = []
  for (let i = 0; i < dice; i++) faces.push(rollDie(s))
  for (const face of faces) tally[face]++
  s.tell({ kind: 'rolled', ...by(s, seat), purpose, faces })
  return tally
}
