import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { makeBot } from '@gunbai/bots'
import { chooseSetup, firstSeat, type Rulebook } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { expect, test } from 'vitest'
import { playOn, type Saved } from './testing/play-on.ts'

const rulebook = mini as unknown as Rulebook

test('a state saved at any question, parsed in a new process, goes on to the same end', () => {
  const saved: Saved[] = []
  const ends: string[] = []
  let nested = 0
  let halfSealed = 0
  for (let game = 0; game < 12; game++) {
    const state = rulebook.begin(chooseSetup(mini, 'duel'), `saved ${game}`)
    const bot = makeBot('random', game)
    while (state.result === null) {
      const botSeed = `${game} ${saved.length}`
      saved.push({ rulebook: 'mini', snapshot: JSON.parse(JSON.stringify(rulebook.save(state))), botSeed })
      ends.push(playOn(rulebook, rulebook.copy(state), botSeed))
      // round, strike, counter, and a counter to the counter
      if (state.stack.length >= 4) nested++
      if (state.stack.at(-1)?.sealed) halfSealed++
      const seat = firstSeat(state.awaiting)
      rulebook.play(state, seat, bot.choose(rulebook, state, seat, rulebook.answers(state, seat)))
    }
  }
  expect(nested).toBeGreaterThan(20)
  expect(halfSealed).toBeGreaterThan(20)
  const child = spawnSync(process.execPath, [resolve(import.meta.dirname, 'testing/play-on.ts')], {
    input: JSON.stringify(saved),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  expect(child.stderr).toBe('')
  expect(JSON.parse(child.stdout)).toEqual(ends)
})
