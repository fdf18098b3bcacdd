import { expect, test } from 'vitest'
import { QuestionDesk } from './question-desk.ts'

/** A desk whose time passes only while it pauses. */
function deskWithClock() {
  const clock = { now: 0, paused: 0 }
  const desk = new QuestionDesk<string>(
    () => clock.now,
    async (milliseconds) => {
      clock.now += milliseconds
      clock.paused++
    },
  )
  return { desk, clock }
}

test('the same question about the same position is asked once, about another again', async () => {
  const { desk } = deskWithClock()
  let asked = 0
  const ask = async () => `answer ${++asked}`
  const [first, second] = await Promise.all([desk.ask(1, 'a', ask), desk.ask(1, 'a', ask)])
  expect([first, second]).toEqual(['answer 1', 'answer 1'])
  expect(await desk.ask(2, 'a', ask)).toBe('answer 2')
})

test('one at a time, and of those that wait the latest first', async () => {
  const { desk } = deskWithClock()
  const order: string[] = []
  const ask = (name: string) =>
    desk.ask(1, name, async () => {
      order.push(name)
      return name
    })
  await Promise.all(['a', 'b', 'c', 'd'].map(ask))
  expect(order).toEqual(['a', 'd', 'c', 'b'])
})

test('whoever sweeps over many is slowed down, not cut off', async () => {
  const { desk, clock } = deskWithClock()
  const names = Array.from({ length: 80 }, (_, i) => String(i))
  await Promise.all(names.map((name) => desk.ask(1, name, async () => name)))
  expect(clock.paused).toBe(50)
  expect(clock.now).toBe(5_000)
})

test('one that failed is asked again', async () => {
  const { desk } = deskWithClock()
  await expect(desk.ask(1, 'a', () => Promise.reject(new Error('cut')))).rejects.toThrow('cut')
  expect(await desk.ask(1, 'a', async () => 'now')).toBe('now')
})
