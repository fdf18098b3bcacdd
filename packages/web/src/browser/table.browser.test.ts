import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, swift } from '../testing/browser.ts'
import { openDealt } from '../testing/dealt-game.ts'
import { playOne } from '../testing/samurai-player.ts'
import { momentOf, playUntil, untilAsked, untilTaken } from '../testing/table-page.ts'
import { address, sizes, TestBrowser, type Visit } from '../testing/test-browser.ts'
import { Fingers, visitBy, ways } from '../testing/way.ts'

const browser = new TestBrowser()

/** First Samurai Skirmish, Red and Blue played by these. */
function begin(red: string, blue: string, visit: Visit = {}) {
  const deal = { rulebook: 'samurai', setup: 'gmt-01', players: [red, blue], seed: 'a table' }
  return openDealt(browser, deal, visit)
}

const atOneDevice = { rulebook: 'samurai', setup: 'gmt-01', players: ['human', 'human'], seed: 'a table' }

const titles = (page: Page) => page.locator('[data-handle] [class*=title]').allTextContents()

/** Plays until the page asks this, by the words of the prompt. */
function playUntilAsked(page: Page, asked: RegExp): Promise<void> {
  const prompt = page.locator('[data-mine="true"]')
  return playUntil(page, async () => asked.test((await prompt.allTextContents()).join()), playOne)
}

test.each(ways)('by %s: at one device the hand is covered until the next one has taken it', async (way) => {
  const { page } = await openDealt(browser, atOneDevice, visitBy(way))
  const hand = new Fingers(page, way, 'data-hex')
  const cover = page.getByRole('dialog', { name: 'Pass the device to Red Samurai army' })
  await cover.waitFor()
  expect(await titles(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await cover.isVisible()).toBe(true)
  await hand.press(page.getByRole('button', { name: /show my hand/ }))
  await cover.waitFor({ state: 'detached' })
  await untilAsked(page)
  expect(await titles(page)).toHaveLength(8)
  await playUntil(page, async () => (await page.locator('dialog[open]').count()) > 0, playOne)
  await page.getByRole('dialog', { name: 'Pass the device to Blue Samurai army' }).waitFor()
  expect(await titles(page)).toEqual([])
  await hand.press(page.getByRole('button', { name: /show my hand/ }))
  await page.locator('[data-deck]').first().waitFor()
  expect(await titles(page)).toHaveLength(8)
})

test('with open hands the device is never covered', async () => {
  const { page } = await openDealt(browser, { ...atOneDevice, openHands: true, table: 'open' })
  const turn = page.locator('[data-part="log"] li', { hasText: /^Turn \d+ of Blue Samurai army/ })
  await playUntil(
    page,
    async () => {
      expect(await page.locator('dialog[open]').count()).toBe(0)
      return (await turn.count()) > 0
    },
    playOne,
  )
  expect(await titles(page)).toHaveLength(8)
})

test('a card is taken back with the key, and the log forgets it', async () => {
  const { page } = await begin('human', 'greedy')
  await untilAsked(page)
  const before = await momentOf(page)
  const log = await page.locator('[data-part="log"] li').count()
  await page
    .locator('[data-deck="command"]', { hasText: /\d orders,/ })
    .first()
    .click()
  await page.locator('[data-commit="playCommand"]:not(:disabled)').click()
  await page.getByRole('button', { name: 'Take the card back' }).waitFor()
  expect(await momentOf(page)).toBeGreaterThan(before)
  await page.keyboard.press('u')
  await page.locator(`[data-moment="${before}"]`).waitFor()
  expect(await page.locator('[data-part="log"] li').count()).toBe(log)
})

test('what the other side did is told beat by beat, and each can be looked at again', async () => {
  const { page } = await openDealt(
    browser,
    { rulebook: 'samurai', setup: 'gmt-01', players: ['human', 'greedy'], seed: 'beats' },
    { settings: { ...swift, motion: 'full', pace: 'normal' } },
  )
  const skip = page.getByRole('button', { name: 'Skip to my turn' })
  const chips = page.locator('[data-part="recap"] li button')
  const beat = page.locator('[data-beat]')
  await playUntil(
    page,
    async () => (await chips.count()) > 0,
    async (...now) => {
      if ((await skip.count()) === 0) return playOne(...now)
      // nothing is asked, and nothing can be chosen, before all has been seen
      expect(await page.locator('[data-mine="true"], [data-playable="true"]').count()).toBe(0)
      await page.keyboard.press('Escape')
      return true
    },
  )
  const asked = await page.locator('[data-mine="true"]').textContent()
  expect(await beat.count()).toBe(0)
  const first = await chips.first().getAttribute('title')
  await chips.first().click()
  await beat.waitFor()
  expect(first).toContain(await page.locator('header [data-mine]').textContent())
  await page.keyboard.press('Escape')
  await beat.waitFor({ state: 'detached' })
  expect(await page.locator('[data-mine="true"]').textContent()).toBe(asked)

  // on a phone they wait behind a button and cover nothing
  await page.setViewportSize(sizes.phone)
  await chips.first().waitFor({ state: 'hidden' })
  await page.locator('[data-part="recap"] [aria-expanded]').click()
  await chips.first().waitFor()
})

test('a tab that is killed in the middle of a turn goes on where it was', async () => {
  const { page, context } = await begin('human', 'greedy')
  await playUntilAsked(page, /Move your ordered pieces|Fight with your ordered units|play a Dragon card/)
  const shown = await momentOf(page)
  const again = await killed(page, context)
  expect(again.url()).toBe(page.url())
  // what was shown is there; what was left of a plan may have been given meanwhile
  const before = { moment: await momentOf(again), cards: await titles(again) }
  expect(before.moment).toBeGreaterThanOrEqual(shown)
  const oncemore = await killed(again, context)
  expect({ moment: await momentOf(oncemore), cards: await titles(oncemore) }).toEqual(before)
})

/** Kills a tab, and comes back to its game from the home page in another. */
async function killed(page: Page, context: BrowserContext): Promise<Page> {
  const crashed = page.waitForEvent('crash')
  const cdp = await context.newCDPSession(page)
  // a crashed page never answers
  void cdp.send('Page.crash').catch(() => {})
  await crashed
  const { page: again } = await openPage(context, `${address}/#/`)
  await again.getByRole('link', { name: 'Play on' }).click()
  await untilAsked(again)
  return again
}

test('another language at once, in the middle of a game', async () => {
  const { page } = await begin('human', 'greedy')
  await untilAsked(page)
  await page.getByText('Play a Command card').first().waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Language').selectOption('it')
  await page.getByRole('heading', { name: 'Impostazioni' }).waitFor()
  await page.getByLabel('Lingua').selectOption('hu')
  await page.getByRole('heading', { name: 'Beállítások' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getAttribute('html', 'lang')).toBe('hu')
  await page.getByText('Play a Command card').first().waitFor({ state: 'detached' })
  await page.reload()
  await untilAsked(page)
  await page.getByRole('button', { name: 'Menü' }).waitFor()
})

test('from the home page to the first combat with the keyboard alone', async () => {
  const { page } = await browser.visit('/')
  await page.getByRole('link', { name: 'Choose a battle' }).first().waitFor()
  await tabTo(page, /^Choose a battle$/)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'First Samurai Skirmish' }).first().waitFor()
  await tabTo(page, /^First Samurai Skirmish/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Begin as' }).waitFor()
  await tabTo(page, /Begin as/)
  await page.keyboard.press('Enter')
  const fight = page.locator('[data-kind="attacked"], [data-kind="shot"]')
  const dice = page.locator('[data-part="log"] svg')
  // the dice come after the attack: the other side may have something to say before; a card may throw some earlier
  const hasFought = async () => (await fight.count()) > 0 && (await dice.count()) > 0
  await playUntil(page, hasFought, pressOne)
})

/** Presses Tab until the focus is on what has that name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const { activeElement: at } = document
      return (
        at?.getAttribute('aria-label') ?? (at instanceof HTMLSelectElement ? '' : (at?.textContent ?? ''))
      )
    })
    if (name.test(label)) return
  }
  throw new Error(`the tab key does not lead to ${name}`)
}

/** One answer by keys: n leads to the next lit hex, Enter chooses, g gives what is drafted, h to the hand; buttons by Tab. */
async function pressOne(page: Page, turn: number): Promise<boolean> {
  const { moment, hexes, buttons, chooser, rows, drafted } = await page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length
    return {
      moment: Number(document.querySelector<HTMLElement>('[data-layout]')?.dataset.moment),
      hexes: count('[data-lit="target"], [data-lit="origin"]'),
      buttons: count('[data-part="choices"] button'),
      chooser: count('[data-part="chooser"]'),
      rows: count('[data-row] button'),
      drafted: count('[data-commit]:not([data-commit="nobody"]):not(:disabled)') > 0,
    }
  })
  const press = (key: string) => page.keyboard.press(key)
  // of what is drafted something more is drafted before it is given
  if (drafted && (turn % 4 === 3 || hexes === 0)) {
    await press('g')
    await untilTaken(page, moment)
    return true
  }
  const onHexes = hexes > 0 && (turn % 6 !== 5 || buttons === 0)
  // where a hex means several things the focus is already on the first of them
  if (chooser === 0) {
    await press(onHexes || buttons > 0 || rows > 0 ? 'b' : 'h')
    if (rows > 0) await pressUntilIn(page, 'Tab', '[data-row]')
    else if (onHexes) for (let i = 0; i <= turn % 3; i++) await press('n')
    else if (buttons > 0 && !(await pressUntilIn(page, 'Shift+Tab', '[data-part="choices"]'))) return false
    else if (buttons === 0 && !(await pressUntilIn(page, 'Tab', '[data-playable="true"]'))) return false
  }
  await press('Enter')
  await untilTaken(page, moment)
  return true
}

/** False where the key does not lead there: the table has moved on meanwhile. */
async function pressUntilIn(page: Page, key: string, selector: string): Promise<boolean> {
  for (let i = 0; i < 12; i++) {
    const isThere = await page.evaluate((place) => document.activeElement?.closest(place) !== null, selector)
    if (isThere) return true
    await page.keyboard.press(key)
  }
  return false
}

test('without a network the table opens and the game goes on', async () => {
  const { page, context } = await begin('human', 'greedy', { options: { serviceWorkers: 'allow' } })
  await playUntil(page, async () => (await momentOf(page)) >= 3, playOne)
  // everything has been fetched for later when the worker that serves it is active
  const served = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)
  await expect.poll(served, { timeout: 180_000 }).toBe('activated')
  const before = await momentOf(page)
  await context.setOffline(true)
  await page.reload()
  await untilAsked(page)
  expect(await momentOf(page)).toBeGreaterThanOrEqual(before)
  await playUntil(page, async () => (await momentOf(page)) > before, playOne)
})
