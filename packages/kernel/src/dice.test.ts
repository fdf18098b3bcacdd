import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { below, next, pick, rollDie, type Stream, sealedStream, shuffle, stream, streamOf } from './dice.ts'
import { copyStream } from './state.ts'
import { askWord, begun, steps } from './testing/notes.ts'

const words = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
const streams = fc.tuple(words, words, words, words).map(([a, b, c, d]) => stream(a, b, c, d))
const first = (count: number, s: Stream, draw: (s: Stream) => number) =>
  Array.from({ length: count }, () => draw(s))

/** sfc32 as its author wrote it, in integers without limit. */
function slowNext(s: { a: bigint; b: bigint; c: bigint; d: bigint }): bigint {
  const word = (n: bigint) => BigInt.asUintN(32, n)
  const sum = word(s.a + s.b + s.d)
  s.d = word(s.d + 1n)
  s.a = word(s.b ^ (s.b >> 9n))
  s.b = word(s.c + word(s.c << 3n))
  s.c = word(word((s.c << 21n) | (s.c >> 11n)) + sum)
  return sum
}

/** A stream that gives these words, one after the other. */
function scripted(...bits: number[]): Stream {
  let at = 0
  return new Proxy(
    { a: 0, b: 0, c: 0, d: 0 },
    { get: (_, word) => (word === 'a' ? bits[at++] : 0), set: () => true },
  )
}

describe('the stream', () => {
  it('is sfc32', () => {
    fc.assert(
      fc.property(streams, (s) => {
        const slow = {
          a: BigInt.asUintN(32, BigInt(s.a)),
          b: BigInt.asUintN(32, BigInt(s.b)),
          c: BigInt.asUintN(32, BigInt(s.c)),
          d: BigInt.asUintN(32, BigInt(s.d)),
        }
        for (let i = 0; i < 20; i++) expect(next(s)).toBe(Number(slowNext(slow)))
      }),
    )
  })

  it('never changes: these values are written into every record there is', () => {
    expect(first(6, stream(1, 2, 3, 4), next)).toEqual([
      417285410, 1196253302, 123583739, 800524041, 903873393, 3641854082,
    ])
    expect(first(20, streamOf(7), (s) => below(s, 6))).toEqual([
      5, 4, 3, 5, 0, 2, 4, 3, 2, 2, 1, 3, 3, 0, 2, 2, 4, 2, 1, 5,
    ])
    expect(shuffle(streamOf(7), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([8, 4, 7, 2, 3, 0, 6, 5, 1, 9])
  })

  it('stays 32-bit integers, so that JSON keeps it', () => {
    fc.assert(
      fc.property(streams, (s) => {
        for (let i = 0; i < 50; i++) next(s)
        expect(JSON.parse(JSON.stringify(s))).toEqual(s)
        for (const word of Object.values(s)) expect(word).toBe(word | 0)
      }),
    )
  })
})

describe('the sealed stream', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest()

  it('is SHA-256 in counter mode, eight words a block, by half of the hash of its secret', () => {
    const key = hash('a secret').toString('hex').slice(0, 32)
    const blocks = Buffer.concat([hash(`${key} 0`), hash(`${key} 1`), hash(`${key} 2`)])
    const expected = Array.from({ length: 24 }, (_, word) => blocks.readUInt32BE(4 * word))
    expect(first(24, sealedStream('a secret'), next)).toEqual(expected)
  })

  it('goes on where it was when it was copied, or kept as JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), (secret, drawn) => {
        const s = sealedStream(secret)
        first(drawn, s, next)
        const [copy, kept] = [copyStream(s), JSON.parse(JSON.stringify(s)) as Stream]
        const words = first(10, s, next)
        expect(first(10, copy, next)).toEqual(words)
        expect(first(10, kept, next)).toEqual(words)
      }),
    )
  })

  it('throws a die evenly (chi-square, a fixed seed)', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    const s = sealedStream('even')
    for (let i = 0; i < 12_000; i++) counts[below(s, 6)]++
    const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    expect(chiSquare).toBeLessThan(20.5)
  })
})

describe('below', () => {
  it('throws the incomplete last run away: 2^32 is not a multiple of 6', () => {
    const fair = 2 ** 32 - (2 ** 32 % 6)
    expect(below(scripted(fair - 1), 6)).toBe(5)
    expect(below(scripted(fair, 2 ** 32 - 1, 8), 6)).toBe(2)
  })

  it('takes every word where the limit divides 2^32', () => {
    expect(below(scripted(2 ** 32 - 1), 8)).toBe(7)
    expect(below(scripted(2 ** 32 - 1), 2 ** 32)).toBe(2 ** 32 - 1)
    expect(below(scripted(2 ** 32 - 1), 1)).toBe(0)
  })

  it('accepts as many words for each result, whatever the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (limit) => {
        const runs = Math.floor(2 ** 32 / limit)
        // The last word that is taken is the last of a whole run; the next one is not.
        expect(below(scripted(runs * limit - 1), limit)).toBe(limit - 1)
        if (runs * limit < 2 ** 32) expect(below(scripted(runs * limit, 0), limit)).toBe(0)
      }),
    )
  })

  it.each([0, -1, Number.NaN, 2 ** 32 + 1])('refuses to draw below %d', (limit) => {
    expect(() => below(streamOf(1), limit)).toThrow('nothing can be drawn')
  })

  it.each([2, 6, 10, 12])('throws a die of %i faces evenly (chi-square, a fixed seed)', (faces) => {
    const thrown = 60_000
    const counts = Array.from({ length: faces }, () => 0)
    const s = streamOf(2024)
    for (let i = 0; i < thrown; i++) counts[below(s, faces)]++
    const even = thrown / faces
    const chiSquare = counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0)
    // One seed in a thousand would lie above this for 11 degrees of freedom, fewer for less; this one does not.
    expect(chiSquare).toBeLessThan(31.3)
  })
})

describe('shuffle and pick', () => {
  it('a shuffle of n cards draws n - 1 times: what comes after it in the stream is fixed, too', () => {
    const shuffled = streamOf(7)
    shuffle(shuffled, [1, 2, 3, 4])
    const drawn = streamOf(7)
    for (const limit of [4, 3, 2]) below(drawn, limit)
    expect(shuffled).toEqual(drawn)
  })

  it('a shuffle keeps every card', () => {
    fc.assert(
      fc.property(streams, fc.array(fc.integer()), (s, cards) => {
        expect(shuffle(s, cards.slice()).toSorted()).toEqual(cards.toSorted())
      }),
    )
  })

  it('every order of four cards comes up evenly (chi-square, a fixed seed)', () => {
    const counts = new Map<string, number>()
    const s = streamOf(5)
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(s, [1, 2, 3, 4]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chiSquare).toBeLessThan(49.7)
  })

  it('pick takes from the list, and will not take from an empty one', () => {
    expect(['a', 'b', 'c']).toContain(pick(streamOf(1), ['a', 'b', 'c']))
    expect(() => pick(streamOf(1), [])).toThrow('nothing can be drawn')
  })
})

describe('rollDie', () => {
  it('counts as something revealed, and uses the dice alone', () => {
    const [, state] = begun([steps('talk', { ask: askWord(0, 'yes') })])
    const { shuffles } = structuredClone({ shuffles: state.shuffles })
    const { revealed } = state
    const die = rollDie(state)
    expect(die).toBeGreaterThanOrEqual(0)
    expect(die).toBeLessThan(6)
    expect(state.revealed).toBe(revealed + 1)
    expect(state.shuffles).toEqual(shuffles)
  })
})
