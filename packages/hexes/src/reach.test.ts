import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HexId } from './hex.ts'
import { createHexMap, distance, type HexMap, neighbours } from './hex-map.ts'
import { hexName, hexNamed } from './hex-name.ts'
import { FORBIDDEN, type MoveRules, Reach, UNREACHED } from './reach.ts'
import { boards, samuraiBoard } from './testing/boards.ts'
import { parseTextMap, printTextMap, type TextCell } from './text-map.ts'

const field = createHexMap({ rows: 5, cols: 7, shifted: 'odd', shiftedCols: 6 })

/** `.` costs 1, `2` costs 2, `#` is forbidden, `!` ends the move, `u` may be crossed but not ended in. */
const drawnRules = (cells: readonly TextCell[]): MoveRules => ({
  cost: (_, to) => ({ '#': FORBIDDEN, '2': 2 })[cells[to].token] ?? 1,
  stops: (hex) => cells[hex].token === '!',
  passesOnly: (hex) => cells[hex].token === 'u',
})

/** What the move costs to each hex where it may end, with S for the start. */
function costsDrawn(drawn: string, allowance: number): string {
  const cells = parseTextMap(field, drawn)
  const start = cells.find((cell) => cell.token === 'S')!.hex
  const reach = new Reach(field)
  reach.search(start, allowance, drawnRules(cells))
  return printTextMap(field, (hex) =>
    hex === start
      ? 'S'
      : reach.mayEndIn(hex)
        ? String(reach.costTo(hex))
        : reach.costTo(hex) >= 0
          ? '-'
          : '.',
  )
}

describe('reach', () => {
  it.each([
    [
      'goes around what is forbidden',
      `
.   .   .   .   .   .   .
  .   #   .   .   .   .
.   #   S   #   .   .   .
  .   #   #   .   .   .
.   .   .   .   .   .   .`,
      `
.   3   2   2   3   .   .
  .   .   1   2   3   .
.   .   S   .   3   .   .
  .   .   .   .   .   .
.   .   .   .   .   .   .`,
    ],
    [
      'pays more for rough ground and stops where it must',
      `
.   .   .   .   .   .   .
  .   .   2   2   .   .
.   .   S   !   .   .   .
  .   2   2   2   .   .
.   .   .   .   .   .   .`,
      `
3   2   2   3   .   .   .
  2   1   2   .   .   .
2   1   S   1   .   .   .
  2   2   2   .   .   .
3   3   3   3   .   .   .`,
    ],
    [
      'crosses friends without ending among them',
      `
#   #   #   #   #   #   #
  #   #   #   #   #   #
#   S   u   u   .   .   #
  #   #   #   #   #   #
#   #   #   #   #   #   #`,
      `
.   .   .   .   .   .   .
  .   .   .   .   .   .
.   S   -   -   3   .   .
  .   .   .   .   .   .
.   .   .   .   .   .   .`,
    ],
  ])('%s', (_, drawn, expected) => {
    expect(costsDrawn(drawn, 3)).toBe(expected.slice(1))
  })

  it('is a disc on open ground', () => {
    const reach = new Reach(samuraiBoard)
    const start = hexNamed(samuraiBoard, 'F6')
    reach.search(start, 3, { cost: () => 1 })
    expect(reach.destinations.toSorted((a, b) => a - b)).toEqual(
      samuraiBoard.hexes.filter((hex) => hex !== start && distance(samuraiBoard, start, hex) <= 3),
    )
  })

  it('rebuilds the way', () => {
    const cells = parseTextMap(
      field,
      `
        .   .   .   .   .   .   .
          #   #   #   #   #   #
        S   .   .   #   .   .   .
          #   #   .   #   .   .
        .   .   .   .   .   .   .`,
    )
    const reach = new Reach(field)
    reach.search(hexNamed(field, 'C1'), 9, drawnRules(cells))
    const names = (path: readonly HexId[]) => path.map((hex) => hexName(field, hex)).join(' ')
    expect(names(reach.pathTo(hexNamed(field, 'E4')))).toBe('C1 C2 C3 D3 E4')
    expect(names(reach.pathTo(hexNamed(field, 'C1')))).toBe('C1')
    expect(names(reach.pathTo(hexNamed(field, 'A1')))).toBe('')
    expect(reach.stepBefore(hexNamed(field, 'C1'))).toBeNull()
    expect(reach.stepBefore(hexNamed(field, 'A1'))).toBeNull()
  })

  it('forgets the search before', () => {
    const reach = new Reach(field)
    reach.search(hexNamed(field, 'A1'), 40, { cost: () => 1 })
    reach.search(hexNamed(field, 'E7'), 1, { cost: () => 1 })
    expect(reach.destinations.map((hex) => hexName(field, hex)).toSorted()).toEqual(['D6', 'E6'])
    expect(reach.costTo(hexNamed(field, 'A1'))).toBe(UNREACHED)
    reach.search(hexNamed(field, 'E7'), 0, { cost: () => 1 })
    expect(reach.destinations).toEqual([])
  })

  it('refuses a cost that is not a whole number from 0', () => {
    for (const cost of [0.5, -2, Number.NaN]) {
      const reach = new Reach(field)
      expect(() => reach.search(hexNamed(field, 'A1'), 3, { cost: () => cost })).toThrow(RangeError)
    }
  })

  it('finds what trying every step again and again finds', () => {
    const searchers = new Map(boards.map((map) => [map, new Reach(map)]))
    fc.assert(
      fc.property(
        fc.constantFrom(...boards),
        fc.nat(),
        fc.nat({ max: 12 }),
        fc.infiniteStream(fc.integer({ min: FORBIDDEN, max: 4 })),
        fc.infiniteStream(fc.nat({ max: 5 })),
        (map, place, allowance, costStream, kindStream) => {
          const start = (place % map.size) as HexId
          const costs = [...costStream.take(map.size * map.size)]
          const kinds = [...kindStream.take(map.size)]
          const rules = {
            cost: (from: HexId, to: HexId) => costs[from * map.size + to],
            stops: (hex: HexId) => kinds[hex] === 0 || kinds[hex] === 2,
            passesOnly: (hex: HexId) => kinds[hex] === 1 || kinds[hex] === 2,
          }
          const reach = searchers.get(map)!
          reach.search(start, allowance, rules)
          const expected = costsByTrying(map, start, allowance, rules)
          expect(map.hexes.map((hex) => reach.costTo(hex))).toEqual(expected)

          const ends = map.hexes.filter(
            (hex) => hex !== start && expected[hex] >= 0 && !rules.passesOnly(hex),
          )
          expect(reach.destinations.toSorted((a, b) => a - b)).toEqual(ends)
          expect(map.hexes.filter((hex) => reach.mayEndIn(hex))).toEqual(ends)
          const inOrder = reach.destinations.map((hex) => reach.costTo(hex))
          expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))

          for (const hex of ends) {
            const path = reach.pathTo(hex)
            expect(path[0]).toBe(start)
            expect(path.slice(1, -1).some(rules.stops)).toBe(false)
            const paid = path.slice(1).map((to, i) => {
              expect(neighbours(map, path[i])).toContain(to)
              return rules.cost(path[i], to)
            })
            expect(paid.reduce((sum, cost) => sum + cost, 0)).toBe(reach.costTo(hex))
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

/** Relaxes every step of the map until nothing gets cheaper. */
function costsByTrying(map: HexMap, start: HexId, allowance: number, rules: Required<MoveRules>): number[] {
  const costs: number[] = new Array(map.size).fill(UNREACHED)
  costs[start] = 0
  for (let changed = true; changed; ) {
    changed = false
    for (const from of map.hexes) {
      if (costs[from] === UNREACHED || (from !== start && rules.stops(from))) continue
      for (const to of neighbours(map, from)) {
        const cost = rules.cost(from, to)
        const total = costs[from] + cost
        if (cost === FORBIDDEN || total > allowance || (costs[to] !== UNREACHED && costs[to] <= total))
          continue
        costs[to] = total
        changed = true
      }
    }
  }
  return costs
}
