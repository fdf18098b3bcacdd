import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shuffle, streamOf } from './dice.ts'
import { canonicalJson, hashOf } from './hash.ts'

/** The same data with the keys of every object in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, turned(each)]),
  )
}

describe('canonicalJson', () => {
  it('means the same as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('is the same text whatever the order of keys', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => canonicalJson(value) === canonicalJson(turned(value))))
  })

  it('treats a field without a value as no field, and a gap in a list as null, as JSON does', () => {
    expect(canonicalJson({ b: 1, a: undefined })).toBe('{"b":1}')
    expect(canonicalJson([1, undefined, 3])).toBe('[1,null,3]')
    expect(canonicalJson(undefined)).toBe('null')
  })
})

describe('hashOf', () => {
  it('never changes: the checks in records are made of it', () => {
    expect(hashOf({})).toBe('5a56d1e7f6bbc27f')
    expect(hashOf({ lives: [3, 3], round: 1, title: 'Gué' })).toBe('cf61eb7b81bda7c9')
  })

  it('is 16 hex digits, the same for a state and its copy through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashOf(value)).toMatch(/^[0-9a-f]{16}$/)
        expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(turned(value)))
      }),
    )
  })

  it('tells 200,000 states apart that differ in two small numbers', () => {
    const seen = new Set<string>()
    for (let a = 0; a < 400; a++)
      for (let b = 0; b < 500; b++) seen.add(hashOf({ units: [a, 7, b], round: 1 }))
    expect(seen.size).toBe(200_000)
  })

  it('tells orders of the same cards apart', () => {
    const chance = streamOf(1)
    const orders = new Set<string>()
    const hashes = new Set<string>()
    for (let i = 0; i < 20_000; i++) {
      const deck = shuffle(chance, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      orders.add(deck.join())
      hashes.add(hashOf({ deck }))
    }
    expect(hashes.size).toBe(orders.size)
  })
})
