import { WAITING } from '@gunbai/glory/screen'
import { expect, test } from 'vitest'
import { swift } from '../testing/browser.ts'
import { openDealt } from '../testing/dealt-game.ts'
import { diceSeen, watchDice } from '../testing/dice-watch.ts'
import { findPosition } from '../testing/glory-march.ts'
import { GloryThumb } from '../testing/glory-thumb.ts'
import { unheard, watchHeard } from '../testing/heard-watch.ts'
import { happenedSince } from '../testing/kept-game.ts'
import { boardShift, watchBoard } from '../testing/layout-shift.ts'
import { TestBrowser } from '../testing/test-browser.ts'
import { visitBy } from '../testing/way.ts'

const browser = new TestBrowser()
/** So often in a row nothing may be there to tap: the other side acts. */
const mostIdle = 1000
const rolls: ReadonlySet<string> = new Set(['fired', 'shock', 'tested', 'testedInitiative'])

test('a turn on a phone by taps: odds before each blow, the die of each roll, each beat announced, and the board never moves', async () => {
  const { deal } = findPosition(
    'two-crossings',
    // nobody waits to come in: he who must enter has no way to end his activation before
    ({ turn, units }, answers) =>
      turn >= 4 && !units.some(({ hex }) => hex === WAITING) && answers.some(({ kind }) => kind === 'order'),
  )
  const { page, errors } = await openDealt(browser, deal, {
    ...visitBy('touch'),
    settings: { ...swift, motion: 'full', pace: 'quick' },
  })
  const thumb = new GloryThumb(page)
  await page.locator('[data-part="plan"]').waitFor()
  await watchBoard(page)
  await watchHeard(page)
  await watchDice(page, { beat: /^(fire|shock|test)$/, dice: '[data-part="moment"] [data-last="true"]' })
  const turn = await thumb.turn()
  for (let idle = 0; (await thumb.turn()) === turn; ) {
    if ((await thumb.goOn()) !== null) idle = 0
    else if (++idle > mostIdle)
      throw new Error(`nothing on the page can be tapped, and the turn is not over: ${await thumb.seen()}`)
    else await page.waitForTimeout(20)
  }
  const dice = await diceSeen(page)
  const rolled = (await happenedSince(page, deal)).filter((kind) => rolls.has(kind)).length
  console.log(
    `a turn of Two Crossings by taps: ${thumb.taps} taps, ${thumb.blows} blows, ${dice.throws} of ${rolled} rolls seen`,
  )
  expect(dice.unseen).toEqual([])
  expect(dice.throws).toBe(rolled)
  expect(thumb.blows).toBeGreaterThan(0)
  expect(thumb.oddsSeen).toBe(thumb.blows)
  expect((await boardShift(page)).most).toBe(0)
  expect(await unheard(page, 40)).toEqual([])
  expect(errors).toEqual([])
})
