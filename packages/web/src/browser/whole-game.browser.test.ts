import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { openDealt } from '../testing/dealt-game.ts'
import { answerTimes, mainThreadTasks } from '../testing/measuring.ts'
import { playOne } from '../testing/samurai-player.ts'
import { playUntil, untilAsked } from '../testing/table-page.ts'
import { address, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()
const skirmish = { rulebook: 'samurai', setup: 'gmt-01', players: ['human', 'greedy'] }

test('First Samurai Skirmish against a bot, from the first card to the end, the replay and the record', async () => {
  const { page, errors } = await openDealt(browser, { ...skirmish, seed: 'a whole game' })
  await untilAsked(page)
  await browser.running.startTracing(page, { categories: ['toplevel', '__metadata'] })

  let clicks = 0
  const end = page.locator('[data-screen="end"]')
  await playUntil(
    page,
    async () => (await end.count()) > 0,
    async (...now) => {
      const did = await playOne(...now)
      if (did) clicks++
      return did
    },
  )
  const title = await page.getByRole('dialog').getByRole('heading').first().textContent()
  expect(title).toMatch(/^You (won|lost)$/)
  expect(await page.locator('[data-part="turning-points"] a').count()).toBeGreaterThan(0)

  const long = mainThreadTasks(await browser.running.stopTracing())
  console.log(
    `whole game: ${clicks} clicks; longest main-thread task ${Math.round(long.busy)} ms of work, ` +
      `${Math.round(long.passed)} ms by the clock; ${long.over50} over 50 ms of work`,
  )

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

test('what a cold load costs', async () => {
  const before = await sent()
  // what is fetched for later begins when a move is given, or where nobody comes to it for long: it is no part of this
  const { page } = await browser.visit('/', { options: { serviceWorkers: 'block' } })
  await page.getByRole('link', { name: 'Choose a battle' }).first().click()
  await page.getByLabel('Blue Samurai army').selectOption('greedy')
  await page.getByRole('button', { name: 'Begin' }).click()
  await untilAsked(page)
  const bytes = (await sent()) - before
  console.log(`cold load until the first move: ${(bytes / 1000).toFixed(1)} kB over the wire, all included`)
  expect(bytes).toBeLessThan(250_000)

  expect(page.workers()).not.toEqual([])
  for (const worker of page.workers()) {
    const { headers } = await fetch(worker.url())
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  }
})

test('how soon a move is answered', async () => {
  const { page } = await openDealt(browser, { ...skirmish, seed: 'twenty moves' })
  const { median, most } = await answerTimes(page, 20, playOne)
  console.log(`a move is on screen after: median ${median} ms, nine of ten within ${most} ms (20 moves)`)
})

/** How many bytes the server has sent, headers included, by its own counter. */
async function sent(): Promise<number> {
  return Number(await (await fetch(inject('counter'))).text())
}
