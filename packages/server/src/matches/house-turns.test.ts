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
