import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Tarpit } from './tarpit.ts'

test('so many refusals wait at most; the others are told at once', async () => {
  const tarpit = new Tarpit(100, 2)
  let told = 0
  const waiting = [1, 2, 3].map(() => tarpit.hold().then(() => told++))
  await wait(0)
  expect(told).toBe(1)
  await Promise.all(waiting)
  const again = tarpit.hold().then(() => told++)
  await wait(0)
  expect(told).toBe(3)
  await again
})
