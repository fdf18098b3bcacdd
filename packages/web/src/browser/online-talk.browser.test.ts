import { TestClient } from '@gunbai/server/testing'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { address, sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

/** A match between the browser's owner and a program, which has begun. */
async function twoAtATable(wish: Parameters<TestClient['make']>[0] = {}) {
  const [one, two] = [new TestClient(address), new TestClient(address)]
  await one.guest()
  await two.guest()
  const { match } = await one.make(wish)
  await two.join(match.id)
  const { page } = await browser.visit(`/#/online/${match.id}`, { viewport: sizes.phone, as: one })
  await page.locator('[data-part="choices"] button').first().waitFor()
  return { one, two, match: match.id, page }
}

test('those who watch talk apart, and come in as guests to do it', async () => {
  const { one, match, page } = await twoAtATable()
  const { page: watching } = await browser.visit(`/#/online/${match}`)
  await watching.locator('[data-panel="match"]').click()
  await watching.getByRole('button', { name: 'Come in as a guest to talk' }).click()
  const box = watching.getByRole('textbox', { name: 'Talk among those who watch' })
  await box.fill('What a fight')
  await box.press('Enter')
  await watching.getByRole('listitem').filter({ hasText: 'What a fight' }).waitFor()
  expect(await findings(watching, 'talk')).toEqual([])

  // the player hears what players say, and nothing of that
  await page.locator('[data-panel="match"]').click()
  await one.must('POST', `/api/matches/${match}/chat`, { room: 'players', text: 'Only for us' })
  await page.getByText('Only for us').waitFor()
  expect(await page.getByText('What a fight').count()).toBe(0)
})

test('whoever is rude is reported and muted, and heard again when forgiven', async () => {
  const { two, match, page } = await twoAtATable()
  await page.locator('[data-panel="match"]').click()
  await two.must('POST', `/api/matches/${match}/chat`, { room: 'players', text: 'Something rude' })
  const message = page.getByRole('listitem').filter({ hasText: 'Something rude' })
  await message.locator('summary').click()
  await message.getByRole('textbox').fill('This is rude')
  await message.getByRole('button', { name: 'Report it' }).click()
  await message.getByText('Reported.').waitFor()
  await message.getByRole('button', { name: 'Mute' }).click()
  await message.waitFor({ state: 'detached' })

  await page.goto(`${address}/#/online/account`)
  const forgive = page.getByRole('button', { name: /^Hear .* again$/ })
  await forgive.click()
  await forgive.waitFor({ state: 'detached' })
  await page.goto(`${address}/#/online/${match}`)
  await page.locator('[data-panel="match"]').click()
  await page.getByText('Something rude').waitFor()
})

test('an answer is taken back when the other agrees', async () => {
  const { two, match, page } = await twoAtATable()
  await page.locator('[data-part="choices"] button').first().click()
  await page.locator('[data-moment="1"]').waitFor()
  await page.locator('[data-panel="match"]').click()
  await page.getByRole('button', { name: 'Ask to take back' }).click()
  await page.getByText('You have asked to take back.').waitFor()
  await two.must('POST', `/api/matches/${match}/replies`, { accept: true })
  await page.locator('[data-moment="3"]').waitFor()
  await page.locator('[data-part="choices"] button').first().waitFor()
})

test('when the clock of the other has run out the game is there to be claimed; the server judges by its own', async () => {
  const { page } = await twoAtATable({ clock: { kind: 'live', minutes: 30, increment: 0 } })
  await page.locator('[data-part="choices"] button').first().click()
  await page.locator('[data-moment="1"]').waitFor()
  expect(await page.getByRole('button', { name: 'Claim the game on time' }).count()).toBe(0)
  // in this browser it is an hour later: on the server it is not
  await page.clock.setSystemTime(Date.now() + 60 * 60_000)
  await page.getByText('has run out of time').waitFor()
  await page.getByRole('button', { name: 'Claim the game on time' }).click()
  await page.getByText('That cannot be done as things stand.').waitFor()
})
