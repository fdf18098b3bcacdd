import { expect, test } from 'vitest'
import { most } from './camera.ts'

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 })

test('as many places as have room are in sight, not the empty middle between them', () => {
  const west = [box(0, 0), box(20, 0)]
  const east = [box(400, 0), box(420, 10), box(440, 0)]
  expect(most([...west, ...east], 100, 100)).toEqual({ x: 400, y: 0, width: 50, height: 20 })
})

test('where all have room all are in sight, and where none has the middle of all', () => {
  expect(most([box(0, 0), box(50, 30)], 200, 200)).toEqual({ x: 0, y: 0, width: 60, height: 40 })
  expect(most([box(0, 0), box(50, 30)], 5, 5)).toEqual({ x: 0, y: 0, width: 60, height: 40 })
})
