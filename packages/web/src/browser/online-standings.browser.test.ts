import { readFileSync } from 'node:fs'
import { parseRecord } from '@gunbai/kernel'
import { TestClient } from '@gunbai/server/testing'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { openBrowser, openPage, swift } from '../testing/browser.ts'

const address = inject('address')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const freshName = () => `Player ${Math.random().toString(36).slice(2, 10)}`

async function somebody(): Promise<{ client: TestClient; name: string }> {
  const client = new TestClient(address)
  const name = freshName()
  await client.register(name)
  return { client, name }
}

/** A browser in which somebody is signed in. */
async function browserOf(
  client: TestClient,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport })
  const [name, value] = client.cookie.split('=') as [string, string]
  await context.addCookies([{ name, value, url: address }])
  return context
}

/** So many rated duels that both are sure enough to be ranked. They resign in turn, and the first resigns the last. */
async function ranked(one: TestClient, two: TestClient): Promise<void> {
  for (let i = 0; i < 8; i++) {
    const { match } = await one.make({ rated: true })
    await two.join(match.id)
    await (i % 2 === 1 ? one : two).must('POST', `/api/matches/${match.id}/resignation`, {})
  }
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test.each(sizes)(
  'a rated match: talk, no hints, an offer, a look back, resigned, and its dice checked at $width x $height',
  async (viewport) => {
    const [one, two] = [await somebody(), await somebody()]
    const { match } = await one.client.make({
      rated: true,
      clock: { kind: 'live', minutes: 30, increment: 5 },
    })
    await two.client.join(match.id)
    const context = await browserOf(one.client, viewport)
    const { page, errors } = await openPage(context, `${address}/#/online/${match.id}`)
    await page.locator('[data-part="choices"] button').first().waitFor()
    // whose clock it is and how much time there is, without opening anything
    await page.locator('[data-part="online"] time').first().waitFor()
    await page.locator('[data-part="online"]').getByText(two.name).waitFor()

    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Advice' }).click()
    await page.getByText('there are no hints').waitFor()
    await page.keyboard.press('Escape')

    await page.locator('[data-panel="match"]').click()
    expect(await page.locator('[data-part="commitment"]').innerText()).toBe(match.commitment)
    await two.client.must('POST', `/api/matches/${match.id}/chat`, { room: 'players', text: 'Well met!' })
    await page.getByText('Well met!').waitFor()
    await page.getByRole('textbox', { name: 'Talk among the players' }).fill('Likewise, friend')
    await page.getByRole('button', { name: 'Say', exact: true }).click()
    await page.locator('[data-part="match"]').getByText('Likewise, friend').waitFor()
    expect(await findings(page)).toEqual([])

    await two.client.must('POST', `/api/matches/${match.id}/offers`, { offer: 'draw' })
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByText(`${two.name} offers a draw.`).waitFor({ state: 'detached' })

    // an answer, and a look back at the position before it
    await page.locator('[data-part="choices"] button').first().click()
    await page.locator('[data-moment="3"]').waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Read it again' }).click()
    await page.getByRole('slider').waitFor()
    await page.locator('[data-moment="0"]').waitFor()
    await page.getByRole('link', { name: 'Back to the table' }).click()

    await page.locator('[data-panel="match"]').click()
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('button', { name: 'Resign for good' }).click()
    await page.locator('[data-screen="end"]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[data-part="online"]').getByRole('link', { name: 'Check the dice' }).click()
    await page.getByText('The dice are honest').waitFor()
    // this browser was there from the beginning
    await page.getByText('noted when it first saw the match').waitFor()
    expect(await findings(page)).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  },
)

test('hints are given where nothing is at stake', async () => {
  const { client } = await somebody()
  const { match } = await client.make({ chairs: ['me', { bot: 'random' }] })
  const context = await browserOf(client, { width: 1024, height: 768 })
  const { page } = await openPage(context, `${address}/#/online/${match.id}`)
  await page.locator('[data-part="choices"] button').first().waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Advice' }).click()
  await page.getByText('to win').first().waitFor({ timeout: 60_000 })
  await context.close()
})

test('the ladder, the page of a player, and finished games found, read again and taken home', async () => {
  const [one, two] = [await somebody(), await somebody()]
  await ranked(one.client, two.client)
  const context = await browserOf(one.client, { width: 1024, height: 768 })
  const { page, errors } = await openPage(context, `${address}/#/online/ladder/mini`)
  const place = page.getByRole('row').filter({ hasText: two.name })
  await place.getByText(/^\d+ ± \d+$/).waitFor()
  await place.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: two.name }).waitFor()
  await page.getByText('Rated games: 8').waitFor()
  const games = page.getByRole('region', { name: 'Finished games' }).getByRole('listitem')
  await expect.poll(() => games.count(), { timeout: 30_000 }).toBe(8)

  await page.getByRole('navigation', { name: 'Online' }).getByRole('link', { name: 'Finished games' }).click()
  await page.getByLabel('Game').selectOption('mini')
  await page.getByLabel('Scenario').selectOption('duel')
  await page.getByLabel("Player's name").fill(one.name)
  await page.getByRole('button', { name: 'Search' }).click()
  const found = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => found.count(), { timeout: 30_000 }).toBe(8)
  await found.first().getByText(`${two.name} won, by resignation`).waitFor()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    found.first().getByRole('button', { name: 'Save the record' }).click(),
  ])
  expect(parseRecord(readFileSync((await saved.path()) as string, 'utf8')).rulebook).toBe('mini')
  await found.first().getByRole('link', { name: 'Read it again' }).click()
  await page.getByRole('slider').waitFor()
  // over: through anybody's eyes
  expect(await page.getByLabel('Seen by').inputValue()).toBe('all')
  await page.getByLabel('Seen by').selectOption('1')
  await page.getByText('By resignation.').first().waitFor()
  expect(errors).toEqual([])

  await page.goto(`${address}/#/online/finished/mini/duel/${freshName().replace(' ', '%20')}`)
  await page.getByText('No finished game fits.').waitFor()
  await context.close()
})

const looks = [
  { width: 1440, height: 900, theme: 'dark', language: 'it' },
  { width: 1024, height: 768, theme: 'light', language: 'hu' },
  { width: 390, height: 844, theme: 'light', language: 'en' },
]

test.each(looks)(
  'axe has nothing serious to say of what was played, $theme at $width x $height in $language',
  async (look) => {
    const { width, height, theme, language } = look
    const [one, two] = [await somebody(), await somebody()]
    await ranked(one.client, two.client)
    const { matches } = await one.client.must<{ matches: { id: string }[] }>('GET', '/api/matches?list=mine')
    const match = matches[0]?.id ?? ''
    const context = await browserOf(one.client, { width, height })
    const { page } = await openPage(context, `${address}/#/online`, { ...swift, theme, language })
    const found: Record<string, string[]> = {}
    for (const [screen, path, ready] of [
      ['ladder', '/online/ladder/mini', 'tbody tr'],
      ['player', `/online/players/${encodeURIComponent(one.name)}`, 'li'],
      ['finished', '/online/finished/mini', 'li'],
      ['dice', `/online/${match}/dice`, '[data-part="verdict"]'],
      ['replay', `/online/${match}/replay`, 'input[type="range"]'],
    ] as const) {
      // through nothing: what waits for the new screen must not find the old one
      await page.goto('about:blank')
      await page.goto(`${address}/#${path}`)
      await page.locator(ready).first().waitFor()
      found[screen] = [
        ...(await findings(page)),
        ...((await page.locator('body').innerText()).match(/ui\.[a-z.]+/g) ?? []),
      ]
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((screen) => [screen, []])))
    await context.close()
  },
)
