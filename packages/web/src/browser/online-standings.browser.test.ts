import { readFileSync } from 'node:fs'
import { parseRecord } from '@gunbai/kernel'
import { playSome, type TestClient } from '@gunbai/server/testing'
import { expect, test } from 'vitest'
import { findings, findingsOf } from '../testing/axe.ts'
import { swift } from '../testing/browser.ts'
import { freshName, somebody } from '../testing/people.ts'
import { address, patience, sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

/** So many rated duels that both are sure enough to be ranked. They play them to the end, and the first resigns the last. */
async function ranked(one: TestClient, two: TestClient): Promise<void> {
  for (let i = 0; i < 8; i++) {
    const { match } = await one.make({ rated: true })
    await two.join(match.id)
    const isLast = i === 7
    await Promise.all(
      [one, two].map((each, seat) => playSome(each, match.id, i + seat, isLast ? 2 : Infinity)),
    )
    if (isLast) await one.must('POST', `/api/matches/${match.id}/resignation`, {})
  }
}

test.each([sizes.wide, sizes.phone])(
  'a rated match: talk, no hints, an offer, a look back, resigned, and its dice checked at $width x $height',
  async (viewport) => {
    const [one, two] = [await somebody(), await somebody()]
    const { match } = await one.client.make({
      rated: true,
      clock: { kind: 'live', minutes: 30, increment: 5 },
    })
    await two.client.join(match.id)
    const { page, errors } = await browser.visit(`/#/online/${match.id}`, { viewport, as: one.client })
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
    expect(await findings(page, 'match')).toEqual([])

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
    expect(await findings(page, 'dice')).toEqual([])
    expect(errors).toEqual([])
  },
)

test('hints are given where nothing is at stake', async () => {
  const { client } = await somebody()
  const { match } = await client.make({ chairs: ['me', { bot: 'random' }] })
  const { page } = await browser.visit(`/#/online/${match.id}`, { viewport: sizes.medium, as: client })
  await page.locator('[data-part="choices"] button').first().waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Advice' }).click()
  await page.getByText('to win').first().waitFor()
})

test('the ladder, the page of a player, and finished games found, read again and taken home', async () => {
  const [one, two] = [await somebody(), await somebody()]
  await ranked(one.client, two.client)
  const { page, errors } = await browser.visit('/#/online/ladder/mini', {
    viewport: sizes.medium,
    as: one.client,
  })
  const place = page.getByRole('row').filter({ hasText: two.name })
  await place.getByText(/^\d+ ± \d+$/).waitFor()
  await place.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: two.name }).waitFor()
  await page.getByText('Rated games: 8').waitFor()
  const games = page.getByRole('region', { name: 'Finished games' }).getByRole('listitem')
  await expect.poll(() => games.count(), { timeout: patience }).toBe(8)

  await page.getByRole('navigation', { name: 'Online' }).getByRole('link', { name: 'Finished' }).click()
  await page.getByLabel('Game').selectOption('mini')
  await page.getByLabel('Scenario').selectOption('duel')
  await page.getByLabel("Player's name").fill(one.name)
  await page.getByRole('button', { name: 'Search' }).click()
  const found = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => found.count(), { timeout: patience }).toBe(8)
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
  await page.getByRole('slider').focus()
  await page.keyboard.press('End')
  await page.getByText('By resignation.').first().waitFor()
  expect(errors).toEqual([])

  await page.goto(`${address}/#/online/finished/mini/duel/${freshName().replace(' ', '%20')}`)
  await page.getByText('No finished game fits.').waitFor()
})

test.each([
  { ...sizes.wide, theme: 'dark', language: 'it' },
  { ...sizes.medium, theme: 'light', language: 'hu' },
  { ...sizes.phone, theme: 'light', language: 'en' },
])(
  'axe has nothing serious to say of what was played, $theme at $width x $height in $language',
  async ({ theme, language, ...viewport }) => {
    const [one, two] = [await somebody(), await somebody()]
    await ranked(one.client, two.client)
    const { matches } = await one.client.must<{ matches: { id: string }[] }>('GET', '/api/matches?list=mine')
    const match = matches[0]?.id ?? ''
    const settings = { ...swift, theme, language }
    const { page } = await browser.visit('/#/online', { viewport, settings, as: one.client })
    const found = await findingsOf(page, [
      ['/online/ladder/mini', 'tbody tr'],
      [`/online/players/${encodeURIComponent(one.name)}`, 'li'],
      ['/online/finished/mini', 'li'],
      [`/online/${match}/dice`, '[data-part="verdict"]'],
      [`/online/${match}/replay`, 'input[type="range"]'],
    ])
    expect(found).toEqual([])
  },
)
