import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pacer } from './pacer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('each is shown for its time before the next', async () => {
  const seen: number[] = []
  const pacer = new Pacer<number>(
    (each) => seen.push(each),
    (each) => each * 100,
  )
  const shown = [1, 2, 0, 3].map((each) => pacer.add(each))
  expect(seen).toEqual([1])
  await vi.advanceTimersByTimeAsync(99)
  expect(seen).toEqual([1])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(200)
  expect(seen).toEqual([1, 2, 0, 3])
  await vi.advanceTimersByTimeAsync(300)
  await Promise.all(shown)
})

test('in a hurry everything is shown at once, in order, and nothing is shown twice', async () => {
  const seen: number[] = []
  const pacer = new Pacer<number>(
    (each) => seen.push(each),
    () => 1000,
  )
  const shown = [1, 2, 3].map((each) => pacer.add(each))
  pacer.hurry()
  expect(seen).toEqual([1, 2, 3])
  await Promise.all(shown)
  const fourth = pacer.add(4)
  expect(seen).toEqual([1, 2, 3, 4])
  await vi.advanceTimersByTimeAsync(1000)
  await fourth
  expect(seen).toEqual([1, 2, 3, 4])
})
