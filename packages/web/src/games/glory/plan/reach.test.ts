import type { Journey } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { besideCommander, haltedAt, joining, pointsIn, reachOf, turned, wayTo } from './reach.ts'

const journey = (place: number, facing: number | null, cost: number, answers: object[] = []): Journey => ({
  piece: 3,
  place,
  facing,
  cost,
  answers: [{ kind: 'march', unit: 3, forced: false }, ...answers] as unknown as Journey['answers'],
  path: [],
  stops: null,
})

test('a reach has each hex once, by its cheapest way, of the unit alone or with others', () => {
  const list = [
    journey(7, 0, 2),
    journey(7, 1, 1.5),
    journey(7, 2, 3, [{ kind: 'join', unit: 4 }]),
    journey(8, null, 2, [{ kind: 'exit' }]),
  ]
  const alone = reachOf(list, false)
  expect([...alone.keys()]).toEqual([7, 8])
  expect(alone.get(7)).toMatchObject({ cost: 1.5, forced: false, unfaced: null, exit: null })
  expect([...(alone.get(7)?.byFacing.keys() ?? [])]).toEqual([0, 1])
  expect(alone.get(8)).toMatchObject({ exit: list[3], unfaced: null })
  const together = reachOf(list, true)
  expect([...together.keys()]).toEqual([7])
  expect(joining(wayTo(together.get(7) as never, 2) as Journey)).toEqual([4])
})

test('turning passes over facings that cannot be chosen', () => {
  const stop = reachOf([journey(7, 0, 1), journey(7, 2, 1), journey(7, 5, 1)], false).get(7)
  if (stop === undefined) throw new Error('no stop')
  expect(turned(stop, 0, 1)).toBe(2)
  expect(turned(stop, 2, 1)).toBe(5)
  expect(turned(stop, 0, -1)).toBe(5)
  expect(turned({ ...stop, byFacing: new Map() }, null, 1)).toBe(null)
})

test('half points are written as halves', () => {
  expect([0.5, 1, 2.5].map(pointsIn)).toEqual(['½', '1', '2½'])
})

test('JG-2.5.2-a beside an enemy commander a march is halted when he was asked, facing as it may then', () => {
  const stop = reachOf([{ ...journey(7, null, 2), stops: { rule: besideCommander } }], false).get(7)
  if (stop === undefined) throw new Error('not reached')
  const halted = haltedAt(stop, [1, 4])
  expect([...halted.byFacing.keys()]).toEqual([1, 4])
  expect(wayTo(halted, 4)?.answers.at(-1)).toEqual({ kind: 'halt', facing: 4 })
  expect(turned(halted, 1, 1)).toBe(4)
  // it can still be left open
  expect(halted.unfaced).toBe(stop.unfaced)
})
