import { expect, test, vi } from 'vitest'
import { HouseTurns } from './house-turns.ts'

test('a match that is asked for while it is at it is looked at once more, and others do not wait', async () => {
  const begun: string[] = []
  const endings: (() => void)[] = []
  const turns = new HouseTurns(
    (match) => {
      begun.push(match)
      return new Promise((end) => endings.push(end))
    },
    () => {},
  )
  for (const match of ['a', 'a', 'a', 'b']) turns.begin(match)
  expect(begun).toEqual(['a', 'b'])
  endings.shift()?.()
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'a']))
  for (const end of endings) end()
  await turns.close()
  turns.begin('c')
  expect(begun).toEqual(['a', 'b', 'a'])
})

test('what failed is tried again', async () => {
  const failures: unknown[] = []
  let tries = 0
  const turns = new HouseTurns(
    async () => {
      if (++tries === 1) throw new Error('the thread has died')
    },
    (error) => failures.push(error),
  )
  turns.begin('a')
  await vi.waitFor(() => expect(tries).toBe(2), 5_000)
  expect(failures).toHaveLength(1)
  await turns.close()
})

test('what is to be done later is done once, and not when all is over', async () => {
  const begun: string[] = []
  const turns = new HouseTurns(
    async (match) => {
      begun.push(match)
    },
    () => {},
  )
  turns.later('a', 60_000)
  turns.later('a', 10)
  turns.later('b', 60_000)
  await vi.waitFor(() => expect(begun).toEqual(['a']))
  await turns.close()
  turns.later('c', 0)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(begun).toEqual(['a'])
})
