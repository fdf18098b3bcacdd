import { expect, test } from 'vitest'
import { MemoryTidy } from './memory-tidy.ts'

/** A heap that a collection brings back to so much. */
function watched(needed = 100) {
  const heap = { heapTotal: 100e6, heapUsed: 80e6, collected: 0 }
  const tidy = new MemoryTidy(
    () => heap,
    () => {
      heap.collected++
      heap.heapTotal = needed * 1e6
    },
  )
  tidy.look(0.1)
  return { heap, tidy }
}

test('what a flood has left is given back when it is over, and once', () => {
  const { heap, tidy } = watched()
  heap.heapTotal = 150e6
  tidy.look(0.9)
  expect(heap.collected).toBe(0)
  tidy.look(0.1)
  tidy.look(0.1)
  expect(heap.collected).toBe(1)
})

test('what is needed is not looked for again and again', () => {
  const { heap, tidy } = watched(150)
  heap.heapTotal = 160e6
  for (let i = 0; i < 5; i++) tidy.look(0.1)
  expect(heap.collected).toBe(1)
})

test('where much is in use nobody is kept waiting for it', () => {
  const { heap, tidy } = watched()
  Object.assign(heap, { heapTotal: 900e6, heapUsed: 700e6 })
  tidy.look(0.1)
  expect(heap.collected).toBe(0)
})

test('but rubbish is no use: how much is needed is known since the engine last looked', () => {
  const { heap, tidy } = watched()
  tidy.collected()
  Object.assign(heap, { heapTotal: 900e6, heapUsed: 700e6 })
  tidy.look(0.1)
  expect(heap.collected).toBe(1)
})

test('the engine can be asked', () => {
  const tidy = new MemoryTidy()
  tidy.start()
  tidy.look(0)
  tidy.stop()
})
