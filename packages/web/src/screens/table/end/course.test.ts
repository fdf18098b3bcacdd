import type { LogEntry } from '@gunbai/kernel/host'
import { expect, test } from 'vitest'
import { turningPoints } from './course.ts'

const entry = (moment: number, id: string): LogEntry =>
  ({ moment, event: { kind: id }, phrase: { id } }) as LogEntry

const log = [
  entry(1, 'destroyed'),
  entry(1, 'flag 1:0'),
  entry(2, 'flag 1:1'),
  entry(3, 'flag 1:2'),
  entry(4, 'moved'),
  entry(5, 'flag 1:3'),
  entry(6, 'flag 3:3'),
  entry(7, 'flag 4:3'),
]
const scores = [
  [1, 0],
  [1, 1],
  [1, 2],
  [1, 3],
  [3, 3],
  [4, 3],
]
const course = [1, 2, 3, 5, 6, 7].map((at, i) => ({ at, scores: scores[i] ?? [] }))

test('the last change, and before it where most changed or somebody else came to lead', () => {
  expect(turningPoints(log, course).map(({ at }) => at)).toEqual([3, 6, 7])
})

test('each with its moment and with what led to it in the same answer', () => {
  const [first] = turningPoints(log, course.slice(0, 1))
  expect(first?.moment).toBe(1)
  expect(first?.entries.map(({ phrase }) => phrase?.id)).toEqual(['destroyed', 'flag 1:0'])
  const [second] = turningPoints(log, course.slice(3, 4))
  expect(second?.entries.map(({ phrase }) => phrase?.id)).toEqual(['flag 1:3'])
})

test('a game in which nothing counted has none', () => {
  expect(turningPoints(log, [])).toEqual([])
})
