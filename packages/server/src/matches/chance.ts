import { randomInt } from 'node:crypto'
import { type Stream, stream } from '@gunbai/kernel'

/** Chance of which nobody knows anything. */
export function anyChance(): Stream {
  const word = () => randomInt(2 ** 32)
  return stream(word(), word(), word(), word())
}
