import type { Page, Worker } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDealt } from '../testing/dealt-game.ts'
import { playOne } from '../testing/samurai-player.ts'
import { momentOf, playUntil, untilAsked } from '../testing/table-page.ts'
import { address, sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

/** First Samurai Skirmish against a bot, some answers after its beginning. */
async function begin(): Promise<Page> {
  const { page } = await openDealt(
    browser,
    { rulebook: 'samurai', setup: 'gmt-01', players: ['human', 'greedy'], seed: 'trouble' },
    { viewport: sizes.medium },
  )
  await playUntil(page, async () => (await momentOf(page)) > 0, playOne)
  return page
}

/** The worker with the rules. The one in which bots think is of the same script. */
async function engineOf(page: Page): Promise<Worker> {
  for (const worker of page.workers()) {
    if ((await worker.evaluate(() => self.name)) === 'engine') return worker
  }
  throw new Error('no worker has the rules')
}

/** The saved game is in the list and goes on. */
async function expectStillThere(page: Page, atLeast: number): Promise<void> {
  await page.goto(`${address}/#/`)
  await page.getByRole('link', { name: 'Play on' }).click()
  await untilAsked(page)
  expect(await momentOf(page)).toBeGreaterThanOrEqual(atLeast)
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
  const { page } = await browser.visit('/', { viewport: sizes.medium })
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
  const before = await momentOf(page)
  // a browser's quota cannot be made small enough to refuse one row, so the store itself refuses it, as a full one does
  const engine = await engineOf(page)
  await engine.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    Object.assign(globalThis, { put })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  const alert = page.getByRole('alert')
  await playUntil(page, async () => (await alert.count()) > 0, playOne)
  await alert.getByText('could not be saved').waitFor()
  await alert.getByText('The game is kept as it was before that answer').waitFor()
  await engine.evaluate(() => {
    IDBObjectStore.prototype.put = (globalThis as unknown as IDBObjectStore).put
  })
  const shown = await momentOf(page)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await alert.waitFor({ state: 'detached' })
  await playUntil(page, async () => (await momentOf(page)) > shown, playOne)
  await expectStillThere(page, before)
})

test('when the worker with the rules dies a sentence says so, and the game goes on from where it was', async () => {
  const page = await begin()
  const before = await momentOf(page)
  await (await engineOf(page)).evaluate(() => close())
  const alert = page.getByRole('alert')
  await alert.getByText('The part of the page that knows the rules has stopped').waitFor()
  await alert.getByText('Nothing is lost').waitFor()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await alert.waitFor({ state: 'detached' })
  await untilAsked(page)
  expect(await momentOf(page)).toBeGreaterThanOrEqual(before)
  await expectStillThere(page, before)
})

test('an address of no game says so', async () => {
  const { page } = await browser.visit('/#/table/none')
  await page.getByRole('alert').getByText('There is no such game in this browser').waitFor()
})

test.each([
  ['en', 'That cannot be done as things stand.'],
  ['it', 'Al momento non si può fare.'],
  ['hu', 'Ez most nem lehetséges.'],
])('what is refused is said in words: %s', async (language, sentence) => {
  const { page } = await openDealt(
    browser,
    { rulebook: 'samurai', setup: 'gmt-01', players: ['human', 'greedy'], seed: 'refused' },
    { viewport: sizes.medium, settings: { language } },
  )
  await untilAsked(page)
  await page.keyboard.press('u')
  await page.locator('[data-part="not-done"]').getByText(sentence).waitFor()
  expect(await momentOf(page)).toBe(0)
})
