import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { swift } from '../testing/browser.ts'
import { openDealt } from '../testing/dealt-game.ts'
import { playOne } from '../testing/samurai-player.ts'
import { playUntil, untilAsked } from '../testing/table-page.ts'
import { looks, sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()
const skirmish = { rulebook: 'samurai', setup: 'gmt-01', players: ['human', 'greedy'], seed: 'beats' }
const recap = (page: Page) => page.locator('[data-part="recap"] li button')

interface Heard {
  readonly said: string[]
  readonly beats: string[]
}

/** Keeps all that a screen reader is told, and at each beat what the prompt tells beside it. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: Heard = { said: [], beats: [] }
    Object.assign(window, { heard })
    new MutationObserver(() => {
      const said = document.querySelector('[role="log"]')?.textContent ?? ''
      if (said !== heard.said.at(-1)) heard.said.push(said)
      const isBeat = document.querySelector('[data-layout][data-beat]') !== null
      const sentence = document.querySelector('header [data-mine]')?.textContent ?? ''
      if (isBeat && sentence !== heard.beats.at(-1)) heard.beats.push(sentence)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

test('a screen reader is told each beat when it is shown', async () => {
  const settings = { ...swift, motion: 'full', pace: 'quick' }
  const { page, errors } = await openDealt(browser, skirmish, { settings })
  await untilAsked(page)
  await listen(page)
  await playUntil(page, async () => (await recap(page).count()) > 0, playOne)
  const { beats, said } = await page.evaluate(() => (window as unknown as { heard: Heard }).heard)
  expect(beats.length).toBeGreaterThan(2)
  // each is told, and not before those that were seen before it
  const told = [...new Set(beats)].map((sentence) => said.findIndex((each) => each.includes(sentence)))
  expect(told).not.toContain(-1)
  expect(told).toEqual(told.toSorted((one, other) => one - other))
  expect(errors).toEqual([])
})

test('where motion is not wanted nothing is held up, and what happened can be looked at beat by beat', async () => {
  const { page } = await openDealt(browser, skirmish, {
    settings: { ...swift, motion: 'less', pace: 'normal' },
  })
  await untilAsked(page)
  await listen(page)
  await playUntil(page, async () => (await recap(page).count()) > 0, playOne)
  const { beats } = await page.evaluate(() => (window as unknown as { heard: Heard }).heard)
  expect(beats).toEqual([])
  await recap(page).first().click()
  await page.locator('[data-beat="card"]').waitFor()
  await page.locator('[data-part="card-shown"]').waitFor()
})

test.each([sizes.phone, sizes.lying])(
  'a battle for nine flags has its score within $width x $height',
  async (viewport) => {
    const deal = { ...skirmish, setup: 'gmt-34', seed: 'nine flags' }
    const { page } = await openDealt(browser, deal, { viewport, options: { hasTouch: true, isMobile: true } })
    await untilAsked(page)
    const [width, crest] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      [...document.querySelectorAll('[data-part="score"] svg')].at(-1)?.getBoundingClientRect().right ?? 0,
    ])
    expect(width).toBe(viewport.width)
    expect(crest).toBeLessThanOrEqual(viewport.width)
  },
)

test.each(looks)(
  'axe has nothing serious to say of a turn that is drafted, a beat and the end, $theme at $width x $height',
  async ({ theme, ...viewport }) => {
    const { page } = await openDealt(browser, skirmish, { viewport, settings: { ...swift, theme } })
    await untilAsked(page)
    await page.locator('[data-playable="true"]').first().dispatchEvent('click')
    await page.locator('[data-commit]').waitFor()
    const found = await findings(page, 'card')
    await playUntil(page, async () => (await page.locator('[data-part="plan-odds"]').count()) > 0, playOne)
    found.push(...(await findings(page, 'aim')))
    await playUntil(page, async () => (await recap(page).count()) > 0, playOne)
    await recap(page).first().dispatchEvent('click')
    await page.locator('[data-beat]').waitFor()
    found.push(...(await findings(page, 'beat')))
    await page.keyboard.press('Escape')
    await playUntil(page, async () => (await page.locator('[data-screen="end"]').count()) > 0, playOne)
    found.push(...(await findings(page, 'end')))
    expect(found).toEqual([])
  },
)
