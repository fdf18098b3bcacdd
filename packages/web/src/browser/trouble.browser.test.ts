import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { playOne, untilAsked } from '../testing/samurai-player.ts'

const address = inject('address')
let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1024, height: 768 } })
})
afterEach(() => context.close())

async function begin(): Promise<Page> {
  const { page } = await openPage(context, `${address}/#/new/samurai`)
  await page.getByLabel('Blue Samurai army').selectOption('greedy')
  await page.getByRole('button', { name: 'Begin' }).click()
  await untilAsked(page)
  await playOne(page, 0)
  await untilAsked(page)
  return page
}

const moment = (page: Page) => page.locator('[data-layout]').getAttribute('data-moment').then(Number)

/** The saved game is in the list and goes on. */
async function expectStillThere(page: Page, atLeast: number): Promise<void> {
  await page.goto(`${address}/#/`)
  await page.getByRole('link', { name: 'Play on' }).click()
  await untilAsked(page)
  expect(await moment(page)).toBeGreaterThanOrEqual(atLeast)
}

test.each([
  ['no JSON', 'hello', /not JSON/],
  ['cut short', '{"gunbai": 1, "rulebook": "sam', /cut short/],
  [
    'of no rulebook',
    '{"gunbai":1,"rulebook":"chess","version":1,"setup":{"id":"x","options":{}},"seed":"s","answers":[],"checks":[]}',
    /chess/,
  ],
  [
    'with an illegal answer',
    '{"gunbai":1,"rulebook":"mini","version":1,"setup":{"id":"duel","options":{}},"seed":"s","answers":[[0,{"kind":"bid","coins":9}]],"checks":[]}',
    /answer 1/,
  ],
])('a record file that is broken (%s) is refused with a sentence', async (_, text, detail) => {
  const { page } = await openPage(context, address)
  await page.setInputFiles('input[type=file]', {
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  const alert = page.getByRole('alert')
  await alert.getByText('This file cannot be opened').waitFor()
  await alert.getByText('Choose a file that was saved by this table').waitFor()
  await alert.getByText('What exactly was wrong').click()
  expect(await alert.textContent()).toMatch(detail)
  expect(await page.getByRole('link', { name: /Play on|Read it again/ }).count()).toBe(0)
})

test('with full storage the answer is taken back, a sentence says so, and the game is still there', async () => {
  const page = await begin()
  const before = await moment(page)
  // a browser's quota cannot be made small enough to refuse one row, so the store itself refuses it, as a full one does
  const engine = page.workers().find((worker) => worker.url().includes('worker'))
  await engine?.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    Object.assign(globalThis, { put })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  for (let turn = 0; turn < 40 && (await page.getByRole('alert').count()) === 0; turn++) {
    await playOne(page, turn)
    await page.waitForTimeout(150)
  }
  const alert = page.getByRole('alert')
  await alert.getByText('could not be saved').waitFor()
  await alert.getByText('The game is kept as it was before that answer').waitFor()
  await engine?.evaluate(() => {
    IDBObjectStore.prototype.put = (globalThis as unknown as IDBObjectStore).put
  })
  const shown = await moment(page)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await alert.waitFor({ state: 'detached' })
  for (let turn = 0; turn < 20 && (await moment(page)) <= shown; turn++) {
    await playOne(page, turn)
    await page.waitForTimeout(100)
  }
  expect(await moment(page)).toBeGreaterThan(shown)
  await expectStillThere(page, before)
}, 60_000)

test('when the worker with the rules dies a sentence says so, and the game goes on from where it was', async () => {
  const page = await begin()
  const before = await moment(page)
  const engine = page.workers().find((worker) => worker.url().includes('worker'))
  await engine?.evaluate(() => close())
  const alert = page.getByRole('alert')
  await alert.getByText('The part of the page that knows the rules has stopped').waitFor({ timeout: 30_000 })
  await alert.getByText('Nothing is lost').waitFor()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await alert.waitFor({ state: 'detached' })
  await untilAsked(page)
  expect(await moment(page)).toBeGreaterThanOrEqual(before)
  await expectStillThere(page, before)
}, 60_000)

test('an address of no game says so', async () => {
  const { page } = await openPage(context, `${address}/#/table/none`)
  await page.getByRole('alert').getByText('There is no such game in this browser').waitFor()
})
