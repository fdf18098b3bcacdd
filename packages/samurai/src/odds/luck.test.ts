import { chooseSetup, firstSeat, streamOf } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { samurai } from '../index.ts'
import { luck } from './luck.ts'

test('SB-BAT: what is called luck of a roll is nothing in the mean, of each kind and for either seat', () => {
  const chance = streamOf(3)
  const heard = luck.map(() => [0, 1].map(() => ({ throws: 0, sum: 0, squares: 0 })))
  for (let game = 0; game < 30; game++) {
    const state = samurai.begin(chooseSetup(samurai, game % 2 === 0 ? 'gmt-01' : 'zvezda-2'), `luck ${game}`)
    state.hearLuck = (kind, seat, more) => {
      const each = heard[kind]?.[seat] as { throws: number; sum: number; squares: number }
      each.throws++
      each.sum += more
      each.squares += more * more
    }
    for (let i = 0; i < 5000 && state.result === null; i++) {
      const seat = firstSeat(state.awaiting)
      const answers = samurai.answers(state, seat)
      samurai.play(state, seat, samurai.knowledge.playout(state, seat, answers, chance))
    }
  }
  // a leader alone is struck too seldom
  for (const { throws, sum, squares } of heard.slice(0, 4).flat()) {
    expect(throws).toBeGreaterThan(10)
    expect(Math.abs(sum)).toBeLessThan(4 * Math.sqrt(Math.max(squares, 1)))
  }
  // and it is not nothing each time
  expect(heard[0]?.[0]?.squares).toBeGreaterThan(50)
})
