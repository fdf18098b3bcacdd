import { type Action, chooseSetup, firstSeat, streamOf } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { expect, test } from 'vitest'
import { playLine } from './line.ts'
import { LookAhead, usualManner } from './look-ahead.ts'
import { LuckTaken } from './luck-taken.ts'

test('luck weighs most where the game is even, for whoever had it', () => {
  const taken = new LuckTaken([
    { name: 'blocks', worth: 2 },
    { name: 'honor', worth: 1 },
  ])
  taken.begin()
  const hear = taken.listener(1)
  hear(0, 1, 0.5)
  taken.judged(0.5)
  expect(taken.worth()).toBeCloseTo(2 * 0.5 * 0.25)
  hear(1, 0, 1)
  taken.judged(0.9)
  expect(taken.worth()).toBeCloseTo((2 * 0.5 * 0.25 + (2 * 0.5 - 1) * 0.09) / 2)
  taken.begin()
  expect(taken.worth()).toBe(0)
})

test('what luck was worth is taken off a look, and nothing else is changed', async () => {
  const samurai = await findRulebook('samurai').load()
  const state = samurai.begin(chooseSetup(samurai, 'gmt-01'), 'even')
  const seat = firstSeat(state.awaiting)
  const action = samurai.answers(state, seat)[0] as Action
  const worths = (isEven: boolean) => {
    const look = new LookAhead(samurai, state, seat, streamOf(8), { ...usualManner, isEven })
    return Array.from({ length: 20 }, () => {
      const world = look.imagine()
      playLine(look, world, { actions: [action] }, look.chance)
      const worth = look.playOn(world)
      return { worth, luck: look.luck?.worth() ?? 0 }
    })
  }
  const plain = worths(false)
  const even = worths(true)
  expect(even.some(({ luck }) => Math.abs(luck) > 0.01)).toBe(true)
  for (const [i, { worth, luck }] of even.entries())
    expect(worth + luck).toBeCloseTo(plain[i]?.worth as number)
})
