import { expect, test } from 'vitest'
import { Inquiries } from './inquiries.ts'

/** A inquiries whose time passes only while it pauses. */
function deskWithClock() {
  const clock = { now: 0, paused: 0 }
  const inquiries = new Inquiries<string>(
    () => clock.now,
    async (milliseconds) => {
      clock.now += milliseconds
      clock.paused++
    },
  )
  return { inquiries, clock }
}

test('the same question about the same position is asked once, about another again', async () => {
  const { inquiries } = deskWithClock()
  let asked = 0
  const ask = async () => `answer ${++asked}`
  const [first, second] = await Promise.all([inquiries.ask(1, 'a', ask), inquiries.ask(1, 'a', ask)])
  expect([first, second]).toEqual(['answer 1', 'answer 1'])
  expect(await inquiries.ask(2, 'a', ask)).toBe('answer 2')
})

test('one at a time, and of those that wait the latest first', async () => {
  const { inquiries } = deskWithClock()
  const order: string[] = []
  const ask = (name: string) =>
    inquiries.ask(1, name, async () => {
      order.push(name)
      return name
    })
  await Promise.all(['a', 'b', 'c', 'd'].map(ask))
  expect(order).toEqual(['a', 'd', 'c', 'b'])
})

test('whoever sweeps over many is slowed down, not cut off', async () => {
  const { inquiries, clock } = deskWithClock()
  const names = Array.from({ length: 80 }, (_, i) => String(i))
  await Promise.all(names.map((name) => inquiries.ask(1, name, async () => name)))
  expect(clock.paused).toBe(50)
  expect(clock.now).toBe(5_000)
})

test('one that failed is asked again', async () => {
  const { inquiries } = deskWithClock()
  await expect(inquiries.ask(1, 'a', () => Promise.reject(new Error('cut')))).rejects.toThrow('cut')
  expect(await inquiries.ask(1, 'a', async () => 'now')).toBe('now')
})
