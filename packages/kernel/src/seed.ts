import { type Stream, sealedStream, stream } from './dice.ts'
import { sha256, sha256Words } from './sha256.ts'

/**
 * What all chance of a match comes from. Any text will do for a test; a match between people wants at least 128 random
 * bits, or its commitment could be guessed.
 */
export type Seed = string

/** A seed that begins so has its chance from SHA-256 in counter mode; any other from sfc32, as on the first day. */
const seal = 'sha256:'

/** The seed of a match that matters, from random digits. */
export function sealedSeed(digits: string): Seed {
  return seal + digits
}

/** The seed's own stream for one purpose, so that dice and shuffles do not disturb each other. */
export function streamFrom(seed: Seed, purpose: string): Stream {
  if (seed.startsWith(seal)) return sealedStream(`${purpose}\n${seed}`)
  const words = sha256Words(`${purpose}\n${seed}`)
  return stream(words[0], words[1], words[2], words[3])
}

/** What is published before play: it fixes the seed without telling it. */
export function commitment(seed: Seed): string {
  return sha256(`gunbai seed\n${seed}`)
}

/** Whether a seed told after the game is the one that was committed to. */
export function keepsCommitment(seed: Seed, committed: string): boolean {
  return commitment(seed) === committed
}
