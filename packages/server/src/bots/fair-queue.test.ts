import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** A queue whose work ends when it is told to, and in which order it began. */
function watched(atOnce: number) {
  const queue = new FairQueue(atOnce)
  const begun: string[] = []
  const endings: (() => void)[] = []
  const ask = (whose: string, name: string) =>
    queue.run(whose, () => {
      begun.push(name)
      return new Promise<void>((end) => endings.push(end))
    })
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
  const endOne = async () => {
    await settled()
    endings.shift()?.()
    await settled()
  }
  return { queue, begun, ask, endOne }
}

test('a stranger comes next, however much somebody else has asked for before', async () => {
  const { begun, ask, endOne } = watched(1)
  for (let i = 0; i < 60; i++) void ask('greedy', `greedy ${i}`)
  void ask('stranger', 'stranger 0')
  void ask('stranger', 'stranger 1')
  void ask('third', 'third 0')
  for (let i = 0; i < 6; i++) await endOne()
  expect(begun).toEqual([
    'greedy 0',
    'greedy 1',
    'stranger 0',
    'third 0',
    'greedy 2',
    'stranger 1',
    'greedy 3',
  ])
})

test('nobody is served twice at a time, though there be room', async () => {
  const { queue, begun, ask, endOne } = watched(2)
  for (let i = 0; i < 3; i++) void ask('greedy', `greedy ${i}`)
  await endOne()
  expect(begun).toEqual(['greedy 0', 'greedy 1'])
  void ask('stranger', 'stranger 0')
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(begun).toEqual(['greedy 0', 'greedy 1', 'stranger 0'])
  expect(queue.people).toBe(2)
})

test('what fails makes room, and what still waits at the end is given up', async () => {
  const queue = new FairQueue(1)
  await expect(queue.run('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const working = queue.run('one', () => new Promise<void>(() => {}))
  const waiting = queue.run('two', async () => 'done')
  queue.close()
  await expect(waiting).rejects.toThrow('any more')
  expect(queue.people).toBe(1)
  void working
})
