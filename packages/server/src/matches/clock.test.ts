import { expect, test } from 'vitest'
import { Clocks } from './clock.ts'

const minute = 60_000
const day = 24 * 60 * minute

test('a live clock runs while its seat is asked, and gains its increment when the seat has moved', () => {
  const clocks = new Clocks({ kind: 'live', minutes: 10, increment: 5 }, 2)
  clocks.turn(0b00, 0b01, 1_000)
  expect(clocks.leftAt(0, 31_000)).toBe(10 * minute - 30_000)
  expect(clocks.leftAt(1, 31_000)).toBe(10 * minute)
  clocks.turn(0b01, 0b10, 31_000)
  expect(clocks.leftAt(0, 99_000)).toBe(10 * minute - 25_000)
  expect(clocks.leftAt(1, 99_000)).toBe(10 * minute - 68_000)
})

test('a seat that is asked again at once keeps its clock running', () => {
  const clocks = new Clocks({ kind: 'live', minutes: 1, increment: 5 }, 2)
  clocks.turn(0b00, 0b01, 0)
  clocks.turn(0b01, 0b01, 20_000)
  expect(clocks.leftAt(0, 30_000)).toBe(30_000)
})

test('days per move begin anew with each move', () => {
  const clocks = new Clocks({ kind: 'days', days: 3 }, 2)
  clocks.turn(0b00, 0b01, 0)
  clocks.turn(0b01, 0b10, 2 * day)
  clocks.turn(0b10, 0b01, 3 * day)
  expect(clocks.leftAt(0, 4 * day)).toBe(2 * day)
})

test('expired are those who are asked and have nothing left', () => {
  const clocks = new Clocks({ kind: 'live', minutes: 1, increment: 0 }, 3)
  clocks.turn(0b000, 0b011, 0)
  clocks.turn(0b011, 0b001, 30_000)
  expect(clocks.expired(0b001, minute - 1)).toBe(0)
  expect(clocks.expired(0b001, minute)).toBe(0b001)
})

test('without a clock nobody has a time, and nobody runs out of it', () => {
  const clocks = new Clocks({ kind: 'none' }, 2)
  clocks.turn(0b00, 0b11, 0)
  expect(clocks.leftAt(0, 1e15)).toBeNull()
  expect(clocks.expired(0b11, 1e15)).toBe(0)
})
