import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { answerTime, mainThreadTasks } from '../testing/measuring.ts'
import { playOne, untilAsked } from '../testing/samurai-player.ts'

const address = inject('address')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('First Samurai Skirmish against a bot, from the first card to the end, the replay and the record', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true })
  const { page, errors } = await openPage(context, `${address}/#/new/samurai`)
  await page.getByRole('button', { name: 'Begin' }).click()
  await untilAsked(page)
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })

  let answers = 0
  for (let turn = 0; turn < 6000; turn++) {
    if (await page.locator('[data-screen="end"]').count()) break
    const did = await playOne(page, turn)
    if (did) answers++
    else await untilAsked(page)
  }
  expect(await page.locator('[data-screen="end"]').count()).toBe(1)
  const title = await page.getByRole('dialog').getByRole('heading').first().textContent()
  expect(title).toMatch(/has won/)

  const long = mainThreadTasks(await browser.stopTracing())
  console.log(
    `whole game: ${answers} clicks; longest main-thread task ${Math.round(long.busy)} ms of work, ` +
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
  await context.close()
}, 300_000)

test('what a cold load costs, and how soon a move is answered', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const bytes = await countBytes(async () => {
    const { page } = await openPage(context, address)
    await page.getByRole('link', { name: 'New game' }).first().click()
    await page.getByLabel('Blue Samurai army').selectOption('greedy')
    await page.getByRole('button', { name: 'Begin' }).click()
    await untilAsked(page)
  })
  console.log(`cold load until the first move: ${(bytes / 1000).toFixed(1)} kB over the wire, all included`)
  expect(bytes).toBeLessThan(250_000)

  const page = context.pages()[0] as Page
  expect(page.workers()).not.toEqual([])
  for (const worker of page.workers()) {
    const { headers } = await fetch(worker.url())
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  }
  const times: number[] = []
  for (let turn = 0; times.length < 40 && turn < 400; turn++) {
    const time = await answerTime(page, () => playOne(page, turn))
    if (time === null) await untilAsked(page)
    else times.push(time)
  }
  times.sort((a, b) => a - b)
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0)
  console.log(
    `a move is on screen after: median ${at(0.5)} ms, nine of ten within ${at(0.9)} ms (${times.length} moves)`,
  )
  expect(times.length).toBe(40)
  await context.close()
}, 300_000)

/** How many bytes the server sent meanwhile, headers included: asked of the server's own counter. */
async function countBytes(work: () => Promise<void>): Promise<number> {
  const before = await sent()
  await work()
  return (await sent()) - before
}

async function sent(): Promise<number> {
  return Number(await (await fetch(`${inject('counter')}`)).text())
}
