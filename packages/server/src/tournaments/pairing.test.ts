import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstDivisions, nextDivisions } from './divisions.ts'
import { firstKnockOutRound, nextKnockOutRound } from './knock-out.ts'
import { type Edge, matching } from './matching.ts'
import { balanceOf, type Entrant, meets, type Pair, type Paired } from './pairing.ts'
import { roundRobin } from './round-robin.ts'
import { standingsOf } from './standings.ts'
import { swissRound } from './swiss.ts'

const field = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, i) => ({ number: i + 1, rating: 2000 - 10 * i, isOut: false }))

const withPoints = (pairs: readonly Pair[], round: number, result: (table: number) => number): Paired[] =>
  pairs.map((pair, table) => ({ ...pair, round, table, points: pair.second === null ? 2 : result(table) }))

const key = ({ first, second }: Pair) => [first, second].sort((a, b) => (a ?? 0) - (b ?? 0)).join('-')
const isEverybodyOnce = (pairs: readonly Pair[], entrants: readonly Entrant[]) => {
  const there = pairs.flatMap(({ first, second }) => (second === null ? [first] : [first, second]))
  expect([...there].sort((a, b) => a - b)).toEqual(
    entrants.filter((each) => !each.isOut).map((each) => each.number),
  )
}

/** What a round brings, and who leaves after it. */
const course = fc.record({
  count: fc.integer({ min: 4, max: 24 }),
  results: fc.array(fc.constantFrom(0, 1, 2), { minLength: 12, maxLength: 12 }),
  shift: fc.integer({ min: 1, max: 11 }),
})

describe('Swiss', () => {
  test('in as many rounds as half the field, all play, nobody meets anybody twice or sits out twice, and sides are balanced', () => {
    fc.assert(
      fc.property(course, ({ count, results, shift }) => {
        const entrants = field(count)
        const played: Paired[] = []
        for (let round = 1; round <= Math.floor(count / 2); round++) {
          const pairs = swissRound(entrants, played)
          isEverybodyOnce(pairs, entrants)
          played.push(...withPoints(pairs, round, (table) => results[(table * shift + round) % 12] as number))
        }
        expect(new Set(played.map(key)).size).toBe(played.length)
        const byes = played.filter(({ second }) => second === null).map(({ first }) => first)
        expect(new Set(byes).size).toBe(byes.length)
        for (const { number } of entrants) expect(Math.abs(balanceOf(number, played))).toBeLessThanOrEqual(2)
      }),
      { numRuns: 60 },
    )
  })

  test('who comes late and who leaves are paired from then on, and no more', () => {
    const [early, late] = [field(8), { number: 9, rating: 1500, isOut: false }]
    const first = withPoints(swissRound(early, []), 1, () => 2)
    const second = swissRound([...early.map((each) => ({ ...each, isOut: each.number === 3 })), late], first)
    isEverybodyOnce(second, [...early.filter(({ number }) => number !== 3), late])
  })

  test('equals meet equals, and in the first round the upper half meets the lower', () => {
    const entrants = field(8)
    const first = swissRound(entrants, [])
    expect(first.map(key).sort()).toEqual(['1-5', '2-6', '3-7', '4-8'])
    const played = withPoints(first, 1, () => 2)
    const second = swissRound(entrants, played)
    const points = (number: number) => (played.some((each) => each.first === number) ? 2 : 0)
    for (const { first: a, second: b } of second) expect(points(a)).toBe(points(b as number))
  })

  test('the one who is left over is the lowest who has not been', () => {
    const entrants = field(5)
    const first = swissRound(entrants, [])
    expect(first.find(({ second }) => second === null)?.first).toBe(5)
    const played = withPoints(first, 1, () => 2)
    expect(swissRound(entrants, played).find(({ second }) => second === null)?.first).not.toBe(5)
  })
})

test('the matching is one of maximum weight among those that leave nobody alone', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 15, maxLength: 15 })
  /** The best that pairing these in all ways gives. */
  const bestOf = (left: readonly number[], weight: (a: number, b: number) => number): number => {
    const [a, ...others] = left
    if (a === undefined) return 0
    return Math.max(
      ...others.map(
        (b) =>
          weight(a, b) +
          bestOf(
            others.filter((each) => each !== b),
            weight,
          ),
      ),
    )
  }
  fc.assert(
    fc.property(weights, (given) => {
      const pairs = [0, 1, 2, 3, 4, 5].flatMap((a) =>
        [0, 1, 2, 3, 4, 5].filter((b) => b > a).map((b) => [a, b] as const),
      )
      const weight = (a: number, b: number) =>
        given[pairs.findIndex(([c, d]) => c === Math.min(a, b) && d === Math.max(a, b))] as number
      const mates = matching(pairs.map(([a, b]): Edge => [a, b, weight(a, b)]))
      const found = mates.reduce((sum, mate, a) => (mate > a ? sum + weight(a, mate) : sum), 0)
      expect(found).toBe(bestOf([0, 1, 2, 3, 4, 5], weight))
    }),
  )
})

describe('round robin', () => {
  test.each([3, 4, 5, 6, 7, 8, 11, 16])(
    'of %i everybody meets everybody once, with balanced sides',
    (count) => {
      const entrants = field(count)
      const rounds = roundRobin(entrants)
      expect(rounds).toHaveLength(count % 2 === 0 ? count - 1 : count)
      for (const pairs of rounds) isEverybodyOnce(pairs, entrants)
      const games = rounds.flat().filter(({ second }) => second !== null)
      expect(games).toHaveLength((count * (count - 1)) / 2)
      expect(new Set(games.map(key)).size).toBe(games.length)
      const played = withPoints(games, 1, () => 1)
      for (const { number } of entrants) expect(Math.abs(balanceOf(number, played))).toBeLessThanOrEqual(1)
    },
  )
})

describe('knock-out', () => {
  test('of any number one is left, nobody plays who has lost, and the best two meet last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 33 }), (count) => {
        const entrants = field(count)
        let pairs: Pair[] | null = firstKnockOutRound(entrants)
        isEverybodyOnce(pairs, entrants)
        const [played, lost]: [Paired[], Set<number>] = [[], new Set()]
        for (let round = 1; pairs !== null; round++) {
          for (const { first, second } of pairs)
            for (const each of [first, second]) expect(lost.has(each ?? 0)).toBe(false)
          // the better always wins
          const now = pairs.map((pair, table) => ({
            ...pair,
            round,
            table,
            points: pair.second === null || pair.first < pair.second ? 2 : 0,
          }))
          for (const { first, second } of pairs) if (second !== null) lost.add(Math.max(first, second))
          played.push(...now)
          pairs = nextKnockOutRound(now, played)
        }
        expect(lost.size).toBe(count - 1)
        expect(key(played.at(-1) as Pair)).toBe('1-2')
      }),
    )
  })
})

describe('standings', () => {
  test('points count first, then the strength of whom one met', () => {
    const entrants = field(4)
    const played: Paired[] = [
      { round: 1, table: 0, first: 1, second: 2, points: 2 },
      { round: 1, table: 1, first: 3, second: 4, points: 2 },
      { round: 2, table: 0, first: 1, second: 3, points: 2 },
      { round: 2, table: 1, first: 4, second: 2, points: 1 },
    ]
    const table = standingsOf(entrants, played)
    expect(table.map(({ number, points }) => [number, points])).toEqual([
      [1, 4],
      [3, 2],
      [2, 1],
      [4, 1],
    ])
    expect(table[0]).toMatchObject({ place: 1, wins: 2, played: 2, buchholz: 3, sonnebornBerger: 3 })
    // the one who lost to the first has met stronger opponents
    expect(table.find(({ number }) => number === 2)?.buchholz).toBeGreaterThan(
      table.find(({ number }) => number === 4)?.buchholz as number,
    )
  })

  test('all points that were given are in the table', () => {
    fc.assert(
      fc.property(course, ({ count, results }) => {
        const entrants = field(count)
        const played = withPoints(swissRound(entrants, []), 1, (table) => results[table % 12] as number)
        const sum = standingsOf(entrants, played).reduce((all, { points }) => all + points, 0)
        expect(sum).toBe(2 * played.length)
        expect(played.every((each) => each.second === null || meets(each, each.second))).toBe(true)
      }),
    )
  })
})

describe('divisions', () => {
  test('so many go up and so many down, and nobody is lost', () => {
    const [a, b] = [
      ['a1', 'a2', 'a3', 'a4'],
      ['b1', 'b2', 'b3', 'b4'],
    ]
    expect(nextDivisions([a as string[], b as string[]], 1, new Set(), [], 4)).toEqual([
      ['a1', 'a2', 'a3', 'b1'],
      ['a4', 'b2', 'b3', 'b4'],
    ])
    // whoever leaves is replaced from beneath, whoever is new begins at the bottom
    expect(nextDivisions([a as string[], b as string[]], 1, new Set(['a1']), ['c'], 4)).toEqual([
      ['a2', 'a3', 'b1', 'a4'],
      ['b2', 'b3', 'b4', 'c'],
    ])
  })

  test('the divisions are of nearly one size, the best in the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 3, max: 10 }), (count, size) => {
        const all = Array.from({ length: count }, (_, i) => i)
        const divisions = firstDivisions(all, size)
        expect(divisions.flat()).toEqual(all)
        const sizes = divisions.map((each) => each.length)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
        expect(Math.max(...sizes)).toBeLessThanOrEqual(size)
      }),
    )
  })
})
