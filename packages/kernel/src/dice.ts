import { sha256, sha256Words } from './sha256.ts'
import type { GameState } from './state.ts'

/**
 * A stream of chance: the whole state of a generator as plain data, so that it is saved, copied and hashed with the
 * game. Integer arithmetic only: the same on every machine. There are two. Four 32-bit integers are a small, fast one
 * (sfc32, by Chris Doty-Humphrey): of opponents, tests, and every match from before there was the other. With a key it
 * is SHA-256 in counter mode: from its words nobody can work out the key, so neither the words before nor those to come.
 */
export interface Stream {
  a: number
  b: number
  c: number
  d: number
  /** Where there is one, `d` counts the words that were drawn, and the other three are nothing. */
  key?: string
}

export function stream(a: number, b: number, c: number, d: number): Stream {
  const made = { a: a | 0, b: b | 0, c: c | 0, d: d | 0 }
  for (let i = 0; i < 12; i++) next(made)
  return made
}

/** A stream for bots and tests, where a small number is seed enough. */
export function streamOf(seed: number): Stream {
  return stream(seed, 0x9e3779b9, 0x243f6a88, 1)
}

/** A stream whose words tell nothing of each other: SHA-256 in counter mode, by a key of 128 bits from a secret text. */
export function sealedStream(secret: string): Stream {
  return { a: 0, b: 0, c: 0, d: 0, key: sha256(secret).slice(0, 32) }
}

function nextSealed(s: Stream): number {
  const word = sha256Words(`${s.key} ${s.d >>> 3}`)[s.d & 7]
  s.d = (s.d + 1) | 0
  return word >>> 0
}

/** The next 32 bits, unsigned. */
export function next(s: Stream): number {
  if (s.key) return nextSealed(s)
  const sum = (((s.a + s.b) | 0) + s.d) | 0
  s.d = (s.d + 1) | 0
  s.a = s.b ^ (s.b >>> 9)
  s.b = (s.c + (s.c << 3)) | 0
  s.c = ((s.c << 21) | (s.c >>> 11)) + sum
  s.c |= 0
  return sum >>> 0
}

/** A whole number from 0 up to, not including, `limit`: every one exactly as likely as the others. */
export function below(s: Stream, limit: number): number {
  if (!(limit >= 1 && limit <= 0x1_0000_0000)) throw new Error(`nothing can be drawn from 0 up to ${limit}`)
  let bits = next(s)
  let rest = bits % limit
  // The last, incomplete run of remainders would favour the small ones: throw again.
  while (bits - rest > 0x1_0000_0000 - limit) {
    bits = next(s)
    rest = bits % limit
  }
  return rest
}

/** Puts a list into random order, in place. */
export function shuffle<T>(s: Stream, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(s, i + 1)
    const held = list[i]
    list[i] = list[j]
    list[j] = held
  }
  return list
}

/** One of the list's entries, each as likely. The list is not empty. */
export function pick<T>(s: Stream, list: readonly T[]): T {
  return list[below(s, list.length)]
}

/** Throws one die of the game with faces 0 to `faces - 1`. Dice lie open: undo does not go back past this. */
export function rollDie(state: GameState, faces = 6): number {
  state.revealed++
  return below(state.dice, faces)
}
