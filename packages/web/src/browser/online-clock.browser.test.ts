import { startTestServer, TestClient, type TestServer } from '@gunbai/server/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { swift } from '../testing/browser.ts'
import { patience, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()
let server: TestServer
/** By how much the server's clock is ahead of ours. */
let ahead = 0

beforeAll(async () => {
  server = await startTestServer({ webFolder: inject('folder') }, () => Date.now() + ahead)
})
afterAll(() => server.stop())

const titleOf = (page: Page) =>
  page.locator('[role="dialog"]', { has: page.locator('[data-screen="end"]') }).locator('h2')

test('a flag falls, the other claims, and both see who has won, and on time', async () => {
  const [ann, bo] = [new TestClient(server.url), new TestClient(server.url)]
  await ann.register('Ann')
  await bo.register('Bo')
  const { match } = await ann.make({ clock: { kind: 'live', minutes: 5, increment: 0 } })
  await bo.join(match.id)
  const table = `${server.url}/#/online/${match.id}`
  const { page: her } = await browser.visit(table, { as: ann })
  const { page: him } = await browser.visit(table, { as: bo })
  const claim = him.getByRole('button', { name: 'Claim the game on time' })

  // he answers at once, she does not: his clock stands and hers runs
  await him.locator('[data-part="choices"] button').first().click()
  await him.locator('[data-part="choices"] button').first().waitFor({ state: 'detached' })
  await her.locator('[data-part="choices"] button').first().waitFor()
  await expect.poll(() => her.locator('time').allTextContents(), { timeout: patience }).not.toContain('0:00')
  expect(await claim.count()).toBe(0)

  ahead += 5 * 60_000
  // the browser cannot see that the server's clock has jumped: it asks for the position anew
  await him.reload()
  await claim.click()
  for (const [page, title] of [
    [her, 'You lost'],
    [him, 'You won'],
  ] as const) {
    await page.waitForSelector('[data-screen="end"]')
    expect(await page.locator('[data-screen="end"]').textContent()).toBe('On time.')
    expect(await titleOf(page).textContent()).toBe(title)
    await page.getByText(/^Bo \(.+\) won$/).waitFor()
  }
  const page = await ann.page(match.id)
  expect(page.match.outcome).toEqual({ winners: [1], by: 'time', because: null })
})

test('the clocks run on from when they were told, though the time of this machine is wrong', async () => {
  // the browser's clock is an hour ahead of the server's
  ahead = -60 * 60_000
  const [ann, bo] = [new TestClient(server.url), new TestClient(server.url)]
  await ann.guest()
  await bo.guest()
  const { match } = await ann.make({ clock: { kind: 'live', minutes: 30, increment: 0 } })
  await bo.join(match.id)
  const { page } = await browser.visit(`${server.url}/#/online/${match.id}`, { as: ann })
  await page.locator('[data-part="choices"] button').first().waitFor()
  const clocks = await page.locator('[data-part="online"] time').allTextContents()
  expect(clocks).toHaveLength(2)
  for (const clock of clocks) expect(clock).not.toBe('0:00')
  expect(await page.getByRole('button', { name: 'Claim the game on time' }).count()).toBe(0)
})

test('mails and messages come in the language that was last chosen', async () => {
  const ann = new TestClient(server.url)
  await ann.register('Anna', { language: 'en' })
  const settings = { ...swift, language: 'it' }
  const { page } = await browser.visit(`${server.url}/#/online`, { as: ann, settings })
  const language = async () => (await ann.must<{ language: string }>('GET', '/api/me')).language
  await expect.poll(language, { timeout: patience }).toBe('it')
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('gunbai.settings') ?? '{}')
    localStorage.setItem('gunbai.settings', JSON.stringify({ ...settings, language: 'hu' }))
  })
  await page.reload()
  await expect.poll(language, { timeout: patience }).toBe('hu')
})

test('by days: orders for while we are away are kept, days off are seen by the other, a link is made anew', async () => {
  ahead = 0
  const [ann, bo] = [new TestClient(server.url), new TestClient(server.url)]
  await ann.guest()
  await bo.guest()
  const wish = { rulebook: 'samurai', setup: 'gmt-01', clock: { kind: 'days', days: 3 } } as const
  const { match } = await ann.make(wish)
  const { page: her } = await browser.visit(`${server.url}/#/online/${match.id}`, { as: ann })
  const link = her.locator('[data-part="invitation"]')
  const before = await link.inputValue()
  await her.getByRole('button', { name: 'Make a new link' }).click()
  await her.getByRole('button', { name: 'The old link ends: make a new one' }).click()
  await expect.poll(() => link.inputValue(), { timeout: patience }).not.toBe(before)

  await bo.join(match.id)
  await her.goto(`${server.url}/#/online/away/${match.id}`)
  const sheet = her.locator('[data-part="away"]')
  await sheet.getByLabel('Cards when you are struck').selectOption('Pass for me')
  const row = sheet.getByRole('listitem').filter({ hasText: 'Cards when you are struck' })
  await row.getByLabel('When', { exact: true }).selectOption('while my honor is at least')
  await row.getByLabel('my honor').fill('4')
  await sheet.getByRole('button', { name: 'Keep these orders' }).click()
  await sheet.getByText('Kept.').waitFor()
  const { body } = await ann.ask('GET', `/api/matches/${match.id}/orders`)
  expect(body).toMatchObject({
    sheet: {
      orders: expect.arrayContaining([
        expect.objectContaining({
          window: 'attacked',
          stance: 'decline',
          when: { figure: 'honor', atLeast: 4 },
        }),
      ]),
    },
  })

  await her.getByRole('button', { name: 'Take days off' }).click()
  await her.getByRole('button', { name: 'I am back' }).waitFor()
  const { page: him } = await browser.visit(`${server.url}/#/online/${match.id}`, { as: bo })
  await him.getByText(/^away until /).waitFor()
})
