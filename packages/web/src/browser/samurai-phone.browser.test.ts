import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { swift } from '../testing/browser.ts'
import { openDealt } from '../testing/dealt-game.ts'
import { boardShift, watchBoard } from '../testing/layout-shift.ts'
import { playOne } from '../testing/samurai-player.ts'
import { playUntil, untilAsked } from '../testing/table-page.ts'
import { sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

interface Seen {
  /** Strikes that were given, and those of them whose odds stood there before. */
  strikes: number
  foretold: number
  /** Throws whose dice were drawn on the board, and those that went by without. */
  throws: number
  missed: number
}

/** Counts in the page, as it is drawn: what a person could have seen. */
async function watchPlay(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen = { strikes: 0, foretold: 0, throws: 0, missed: 0 }
    Object.assign(window, { seen })
    // the button, or the target that is aimed at once more, gives a strike: if the table then sends it
    let given: 'foretold' | 'blind' | null = null
    addEventListener(
      'click',
      ({ target }) => {
        const on = target as Element
        const hex = on.closest<SVGElement>('[data-hex]')?.dataset.hex
        const isStrike =
          on.closest('[data-commit="attack"], [data-commit="shoot"]') !== null ||
          (hex !== undefined && document.querySelector(`[data-aimed="${hex}"]`) !== null)
        const isForetold = document.querySelector('[data-part="plan-odds"]') !== null
        given = isStrike ? (isForetold ? 'foretold' : 'blind') : null
      },
      { capture: true },
    )
    new MutationObserver(() => {
      if (document.querySelector('[data-layout][data-answering="true"]') === null || given === null) return
      seen.strikes++
      if (given === 'foretold') seen.foretold++
      given = null
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-answering'] })
    // whoever has seen the dice of a beat taps on
    let was: string | undefined
    let isSeen = false
    new MutationObserver(() => {
      const beat = document.querySelector<HTMLElement>('[data-layout]')?.dataset.beat
      if (beat !== was && was === 'dice' && !isSeen) seen.missed++
      if (beat !== was) isSeen = false
      was = beat
      if (beat === undefined) return
      if (beat === 'dice' && document.querySelector('[data-dice]') === null) return
      if (beat === 'dice' && !isSeen) seen.throws++
      isSeen = true
      setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' })))
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

test('a whole battle by touch on a phone: odds before each strike, dice at each throw, and the board never moves', async () => {
  const { page, errors } = await openDealt(
    browser,
    { rulebook: 'samurai', setup: 'gmt-01', players: ['human', 'greedy'], seed: 'on a phone' },
    {
      viewport: sizes.phone,
      options: { hasTouch: true, isMobile: true },
      settings: { ...swift, motion: 'full', pace: 'quick' },
    },
  )
  await untilAsked(page)
  await watchBoard(page)
  await watchPlay(page)
  await playUntil(page, async () => (await page.locator('[data-screen="end"]').count()) > 0, playOne)
  const { strikes, foretold, throws, missed } = await seenOn(page)
  expect(strikes).toBeGreaterThan(3)
  expect(foretold).toBe(strikes)
  expect(throws).toBeGreaterThanOrEqual(strikes)
  expect(missed).toBe(0)
  expect(await boardShift(page)).toEqual({ most: 0, at: '' })
  expect(errors).toEqual([])
})
