import { type Stream, stream } from '@gunbai/kernel'

/** Chance of which nobody knows anything. */
export function anyChance(): Stream {
  const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint32Array(4))
  return stream(a, b, c, d)
}
