import type { Advice, Brief } from '@gunbai/bots'
import { expect, test } from 'vitest'
import { Advisers } from './advisers.ts'

/** A desk that thinks until it is told that it has thought. */
function slowDesk() {
  const thinking: ((advice: readonly Advice[]) => void)[] = []
  return {
    advise: () => new Promise<readonly Advice[]>((resolve) => thinking.push(resolve)),
    close: async () => {},
    finish: () => thinking.shift()?.([]),
  }
}

const brief = {} as Brief

test('one hint at a time for each person, and not more at once than can be thought about', async () => {
  const desk = slowDesk()
  const advisers = new Advisers(desk)
  const first = advisers.advise('ann', brief)
  await expect(advisers.advise('ann', brief)).rejects.toThrow('already')
  for (let i = 0; i < 7; i++) void advisers.advise(`another ${i}`, brief)
  await expect(advisers.advise('one too many', brief)).rejects.toThrow('Too many')
  desk.finish()
  expect(await first).toEqual([])
  const again = advisers.advise('ann', brief)
  await expect(advisers.advise('one too many', brief)).rejects.toThrow('Too many')
  for (let i = 0; i < 8; i++) desk.finish()
  expect(await again).toEqual([])
})
