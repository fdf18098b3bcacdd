import type { HexId } from '@gunbai/hexes'
import { expect, test } from 'vitest'
import { fieldOf } from '../../position/field.ts'
import { NA } from '../../position/ground.ts'
import { TestTable } from '../../testing/table.ts'
import { costIn, type Mover, stopsIn, tollOf, Ways } from './search.ts'

const foot = '4-6-6-5 3-5-0-4'
const t = new TestTable({
  size: '9x9',
  units: `a I1 inf line ${foot} 0101 SE\nx R1 inf line ${foot} 0909 NW`,
})
const { ground } = fieldOf(t.s)
const start = t.hex('0505')

/** Ground that costs 1, 2 or 3 by the hex entered; some hexes are closed, and some end the move. */
const mover: Mover = {
  ground,
  least: new Int16Array(ground.around.length).fill(1),
  toll: (_, side) => {
    const to = ground.around[side]
    return to % 11 === 0 ? NA : tollOf(1 + (to % 3), 0, to % 7 === 0)
  },
}

const costs = (ways: Ways) =>
  ground.map.hexes.map((hex) => (ways.tollTo(hex) === NA ? NA : costIn(ways.tollTo(hex))))

test('JG-4.4.1-f both orders find every hex that the points pay for, at the least cost', () => {
  const asFound = new Ways(mover, start, 7, 'as found')
  const cheapest = new Ways(mover, start, 7, 'cheapest first')
  expect(costs(asFound)).toEqual(costs(cheapest))
  expect(asFound.reached.toSorted()).toEqual(cheapest.reached.toSorted())
  for (const ways of [asFound, cheapest]) {
    expect(ways.reached.length).toBeGreaterThan(20)
    for (const hex of ways.reached) {
      const path = ways.pathTo(hex)
      expect([path[0], path.at(-1)]).toEqual([start, hex])
      expect(path.slice(1, -1).some((each) => each % 7 === 0)).toBe(false)
      expect(stopsIn(ways.tollTo(hex))).toBe(hex % 7 === 0)
      const paid = path.slice(1).reduce((sum, each) => sum + 1 + (each % 3), 0)
      expect(costIn(ways.tollTo(hex))).toBe(paid)
    }
  }
})

test('JG-4.4.1-f who wants only one hex is not given all, and a sheet that was wiped serves again', () => {
  const wanted = new Ways(mover, start, 7, 'as found').reached[9] as HexId
  const ways = new Ways({ ...mover, isEnough: (hex) => hex === wanted }, start, 7, 'as found')
  expect([ways.isCutShort, ways.reached.at(-1)]).toEqual([true, wanted])
  ways.discard()
  const again = new Ways(mover, start, 7, 'cheapest first')
  expect(again.isCutShort).toBe(false)
  expect(costs(again)).toEqual(costs(new Ways(mover, start, 7, 'as found')))
})
