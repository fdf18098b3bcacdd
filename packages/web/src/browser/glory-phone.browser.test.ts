import { expect, test } from 'vitest'
import { swift } from '../testing/browser.ts'
import { diceSeen, watchDice } from '../testing/dice-watch.ts'
import { playOn } from '../testing/glory-player.ts'
import { boardShift, watchBoard } from '../testing/layout-shift.ts'
import { findRichTurn } from '../testing/rich-turn.ts'
import { TestBrowser } from '../testing/test-browser.ts'
import { touch } from '../testing/touch-hand.ts'
import { visitBy } from '../testing/way.ts'

const browser = new TestBrowser()

test('a turn on a phone: odds before each blow, a die in each beat of a roll, and the board never moves', async () => {
  const { page, errors } = await browser.visit('/', {
    ...visitBy('touch'),
    settings: { ...swift, motion: 'full', pace: 'quick' },
  })
  const hand = touch(page)
  const player = await playOn(hand, findRichTurn())
  const { turn } = player.now.state
  await player.next()
  await watchBoard(page)
  await watchDice(page, { beat: /^(fire|shock|test)$/, dice: '[data-part="moment"] [data-last="true"]' })
  let blows = 0
  let rolls = 0
  player.seen = () => {
    const told = player.now.told.at(-1) ?? []
    rolls += told.filter(({ event }) =>
      ['fired', 'shock', 'tested', 'testedInitiative'].includes(event.kind),
    ).length
  }
  while (player.now.state.turn === turn) {
    const { kind } = await player.next()
    if (kind === 'fire' || kind === 'charge' || kind === 'attack') blows++
    await player.giveNext()
  }
  await page.locator('[data-layout]:not([data-beat])').waitFor()
  const dice = await diceSeen(page)
  console.log(`a turn of Two Crossings on a phone: ${blows} blows, ${rolls} rolls, ${dice.throws} seen`)
  expect(dice.unseen).toEqual([])
  expect(dice.throws).toBeGreaterThan(0)
  expect(hand.odds()).toBe(blows)
  expect((await boardShift(page)).most).toBe(0)
  expect(errors).toEqual([])
})
