import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser, openPage, swift } from '../testing/browser.ts'
import { playOne, untilAsked } from '../testing/samurai-player.ts'

const address = inject('address')
let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
})
afterEach(() => context.close())

/** A game of First Samurai Skirmish with these players, its first question on the table. */
async function begin(players: { red?: string; blue?: string } = {}, settings: object = swift): Promise<Page> {
  const { page } = await openPage(context, `${address}/#/new/samurai`, settings)
  await page.getByLabel('Red Samurai army').selectOption(players.red ?? 'human')
  await page.getByLabel('Blue Samurai army').selectOption(players.blue ?? 'greedy')
  await page.getByRole('button', { name: 'Begin' }).click()
  return page
}

const moment = (page: Page) => page.locator('[data-layout]').getAttribute('data-moment').then(Number)
const titles = (page: Page) => page.locator('[data-deck] [class*=title]').allTextContents()

/** Plays until the page asks this, by the words of the prompt. */
async function playUntil(page: Page, asked: RegExp): Promise<void> {
  for (let turn = 0; turn < 400; turn++) {
    // an answer just given may still be on its way
    const before = await moment(page)
    await page.waitForTimeout(120)
    const prompt = await page.locator('[data-mine="true"]').allTextContents()
    if (asked.test(prompt.join())) {
      await page.waitForTimeout(600)
      if ((await moment(page)) === before) return
      continue
    }
    if (!(await playOne(page, turn))) await untilAsked(page)
  }
  throw new Error(`never asked ${asked}`)
}

test('two people at one device: the hand is covered until the next one has taken it', async () => {
  const page = await begin({ blue: 'human' })
  const cover = page.getByRole('dialog', { name: 'Pass the device to Red Samurai army' })
  await cover.waitFor()
  expect(await titles(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await cover.isVisible()).toBe(true)
  await page.getByRole('button', { name: /show my hand/ }).click()
  await untilAsked(page)
  const red = await titles(page)
  expect(red.length).toBe(8)
  for (let turn = 0; turn < 100; turn++) {
    if (await page.locator('dialog[open]').count()) break
    await playOne(page, turn)
    await page.waitForTimeout(60)
  }
  await page.getByRole('dialog', { name: 'Pass the device to Blue Samurai army' }).waitFor()
  expect(await titles(page)).toEqual([])
  await page.getByRole('button', { name: /show my hand/ }).click()
  await page.locator('[data-deck]').first().waitFor()
  expect((await titles(page)).length).toBe(8)
})

test('a move is taken back with the key, and the log forgets it', async () => {
  const page = await begin()
  const takeBack = page.getByRole('button', { name: 'Take back' })
  for (let tries = 0; tries < 8; tries++) {
    await playUntil(page, /Move your ordered pieces/)
    const before = await moment(page)
    const log = await page.locator('[data-part="log"] li').count()
    const step = page.locator('[data-kind="move"]').first()
    if ((await step.count()) === 0) await page.locator('[data-lit="origin"]').first().dispatchEvent('click')
    await step.dispatchEvent('click')
    await page.waitForFunction(
      (then) => document.querySelector('[data-moment]')?.getAttribute('data-moment') !== then,
      String(before),
    )
    await page.waitForTimeout(300)
    // where a leader has moved the other side may have been asked about it, and then nothing is taken back
    if (await takeBack.isDisabled()) continue
    await page.keyboard.press('u')
    await page.waitForFunction(
      (then) => document.querySelector('[data-moment]')?.getAttribute('data-moment') === then,
      String(before),
    )
    expect(await page.locator('[data-part="log"] li').count()).toBe(log)
    return
  }
  throw new Error('never a move that could be taken back')
})

test('a tab that is killed in the middle of a turn goes on where it was', async () => {
  const page = await begin()
  await playUntil(page, /Move your ordered pieces/)
  const before = { moment: await moment(page), cards: await titles(page), address: page.url() }
  const cdp = await context.newCDPSession(page)
  // a crashed page never answers
  void cdp.send('Page.crash').catch(() => {})
  await page.waitForEvent('crash')
  const { page: again } = await openPage(context, `${address}/#/`)
  await again.getByRole('link', { name: 'Play on' }).click()
  await untilAsked(again)
  expect(again.url()).toBe(before.address)
  expect(await moment(again)).toBe(before.moment)
  expect(await titles(again)).toEqual(before.cards)
}, 60_000)

test('another language at once, in the middle of a game', async () => {
  const page = await begin()
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
  expect(await page.getByText('Play a Command card').count()).toBe(0)
  await page.reload()
  await untilAsked(page)
  await page.getByRole('button', { name: 'Menü' }).waitFor()
})

test('from the home page to the first combat with the keyboard alone', async () => {
  const { page } = await openPage(context, address)
  const tabTo = async (name: RegExp) => {
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
  await page.getByRole('link', { name: 'New game' }).first().waitFor()
  await tabTo(/^New game$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Begin' }).waitFor()
  await tabTo(/^Begin$/)
  await page.keyboard.press('Enter')
  await untilAsked(page)
  const fight = page.locator('[data-kind="attacked"], [data-kind="shot"]')
  const dice = page.locator('[data-part="log"] svg')
  // the dice come after the attack: the other side may have something to say before; a card may throw some earlier
  const hasFought = async () => (await fight.count()) > 0 && (await dice.count()) > 0
  for (let i = 0; i < 400 && !(await hasFought()); i++) await pressOne(page, i)
  expect(await fight.count()).toBeGreaterThan(0)
  expect(await dice.count()).toBeGreaterThan(0)
}, 120_000)

/** One answer by keys: n leads to the next lit hex, Enter chooses, h to the hand; buttons by Tab from the top. */
async function pressOne(page: Page, turn: number): Promise<void> {
  await untilAsked(page)
  const { cards, hexes, buttons } = await page.evaluate(() => ({
    cards: document.querySelectorAll('[data-playable="true"]').length,
    hexes: document.querySelectorAll('[data-lit="target"], [data-lit="origin"]').length,
    buttons: document.querySelectorAll('[data-part="choices"] button').length,
  }))
  if (hexes > 0 && (turn % 6 !== 5 || buttons === 0)) {
    await page.keyboard.press('b')
    for (let i = 0; i <= turn % 3; i++) await page.keyboard.press('n')
    await page.keyboard.press('Enter')
  } else if (buttons > 0) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('b')
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Shift+Tab')
      if (await page.evaluate(() => document.activeElement?.closest('[data-part="choices"]') !== null)) break
    }
    await page.keyboard.press('Enter')
  } else if (cards > 0) {
    await page.keyboard.press('h')
    for (let i = 0; i < 10; i++) {
      if (await page.evaluate(() => (document.activeElement as HTMLElement).dataset.playable === 'true'))
        break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
  }
  await page.waitForTimeout(60)
}

test('without a network the table opens and the game goes on', async () => {
  const page = await begin()
  for (let turn = 0; turn < 3; turn++) {
    await untilAsked(page)
    await playOne(page, turn)
  }
  await page.waitForFunction(() =>
    navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null || true),
  )
  await page.waitForFunction(async () => (await caches.keys()).length > 0)
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.active?.state === 'activated'
  })
  const before = await moment(page)
  await context.setOffline(true)
  await page.reload()
  await untilAsked(page)
  expect(await moment(page)).toBeGreaterThanOrEqual(before)
  for (let turn = 0; (await moment(page)) <= before && turn < 20; turn++) {
    await playOne(page, turn)
    await page.waitForTimeout(100)
  }
  expect(await moment(page)).toBeGreaterThan(before)
}, 60_000)
