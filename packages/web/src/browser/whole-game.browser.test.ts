import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDealt } from '../testing/dealt-game.ts'
import { playOne } from '../testing/samurai-player.ts'
import { playUntil, untilAsked } from '../testing/table-page.ts'
import { address, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()
const skirmish = { rulebook: 'samurai', setup: 'gmt-01', players: ['human', 'greedy'] }

test('First Samurai Skirmish against a bot, from the first card to the end, the replay and the record', async () => {
  const { page, errors } = await openDealt(browser, { ...skirmish, seed: 'a whole game' })
  await untilAsked(page)
  const end = page.locator('[data-screen="end"]')
  await playUntil(page, async () => (await end.count()) > 0, playOne)
  const title = await page.getByRole('dialog').getByRole('heading').first().textContent()
  expect(title).toMatch(/^You (won|lost)$/)
  expect(await page.locator('[data-part="turning-points"] a').count()).toBeGreaterThan(0)

  await page.getByText('More', { exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ])
  const record = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(record.rulebook).toBe('samurai')

  await page.getByRole('button', { name: 'Read it again' }).click()
  const scrubber = page.getByRole('slider')
  await scrubber.waitFor()
  expect(await scrubber.getAttribute('max')).toBe(String(record.answers.length))
  await scrubber.focus()
  await page.keyboard.press('End')
  await page.getByText(`${record.answers.length} / ${record.answers.length}`).waitFor()
  await page.getByLabel('Seen by').selectOption({ label: 'A spectator' })
  await page.getByText('The hands are covered.').waitFor()
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await page.getByText(`0 / ${record.answers.length}`).waitFor()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForFunction(
    () => Number(document.querySelector('input[type=range]')?.getAttribute('value')) > 3,
  )

  await page.goto(`${address}/#/`)
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: readFileSync(await download.path()),
  })
  await page.getByRole('slider').waitFor()
  expect(errors).toEqual([])
})
