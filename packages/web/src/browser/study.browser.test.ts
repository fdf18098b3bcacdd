import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseStudy } from '@gunbai/kernel/study'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { openDealt } from '../testing/dealt-game.ts'
import { openRecord, openText, playedSkirmish } from '../testing/played-record.ts'
import { untilAsked } from '../testing/table-page.ts'
import { address, looks, sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

const desk = '[data-part="study"]'
const placeOf = async (page: Page) => {
  const found = page.locator(desk)
  return [await found.getAttribute('data-line'), await found.getAttribute('data-moment')].join(' ')
}

/** A study of a finished game, on the desk at its third moment, with a mark, an arrow and a note: all of it by keys. */
async function written(): Promise<{ page: Page; errors: string[] }> {
  const opened = await browser.visit('/#/')
  const { page } = opened
  await openRecord(page, await playedSkirmish('studied'))
  await page.getByRole('button', { name: 'Study', exact: true }).press('Enter')
  await page.locator(desk).waitFor()
  await page.goto(`${page.url().replace(/\/\d+$/, '')}/3`)
  await page.locator(`${desk}[data-moment="3"]`).waitFor()
  await page.getByRole('radio', { name: 'Mark' }).press('Space')
  await page.locator('[data-hex="12"]').press('Enter')
  await page.locator('[data-marked="12"]').waitFor({ state: 'attached' })
  await page.getByRole('radio', { name: 'Arrow' }).press('Space')
  await page.locator('[data-hex="12"]').press('Enter')
  await page.getByText('choose where it points').waitFor()
  await page.locator('[data-hex="12"]').press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.locator('[data-arrow]').first().waitFor({ state: 'attached' })
  await page
    .getByRole('textbox', { name: 'Note at this moment' })
    .fill('<img src=x onerror=alert(1)> Look here')
  await page.getByRole('textbox', { name: 'Note at this moment' }).blur()
  await page.getByText('1 note').waitFor()
  return opened
}

test('a study is written by keys, kept, branched, saved as a file and taken in again', async () => {
  const { page, errors } = await written()
  await page.reload()
  await page.locator('[data-marked="12"]').waitFor({ state: 'attached' })
  expect(await page.getByRole('list', { name: 'Drawn here' }).getByRole('listitem').count()).toBe(2)
  for (const { theme, ...viewport } of looks) {
    await page.setViewportSize(viewport)
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
    expect(await findings(page, 'study')).toEqual([])
  }
  await page.setViewportSize(sizes.wide)

  // a branch is played at a table, with all sides in one hand, and put into the study
  await page.getByRole('combobox', { name: 'Against' }).selectOption('alone')
  await page.getByRole('button', { name: 'Try from here' }).press('Enter')
  await page.locator('[data-layout][data-moment="3"]').waitFor()
  await untilAsked(page)
  await page.keyboard.press('c')
  await page.getByRole('dialog').getByRole('button').first().press('Enter')
  await page.locator('[data-layout]:not([data-moment="3"])').waitFor()
  await page.getByRole('button', { name: 'Put into the study' }).press('Enter')
  await page.locator(`${desk}[data-line="1"]`).waitFor()
  await page.getByText('1 branch').waitFor()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).press('Enter')
  const text = readFileSync(await (await saved).path(), 'utf8')
  const study = parseStudy(text)
  expect(study.branches[0]).toMatchObject({ from: 0, at: 3 })
  expect(study.remarks[0]).toMatchObject({ line: 0, moment: 3, marks: [{ at: 12, tint: 'gold' }] })
  await page.goto(`${address}/#/study`)
  await openText(page, text)
  await page.locator(desk).waitFor()
  // what looks like a script is a text
  await page.getByRole('button', { name: /^3 / }).first().press('Enter')
  expect(await page.getByRole('textbox', { name: 'Note at this moment' }).inputValue()).toContain(
    '<img src=x',
  )
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  await page.goto(`${address}/#/study`)
  expect(await findings(page, 'studies')).toEqual([])
  expect(errors).toEqual([])
})

/** A site that has nothing to do with ours, with one page. */
async function anotherSite(page: string): Promise<{ url: string; close(): void }> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}

test('a study is shared by a link, followed live with talk, and shown in a frame of another page', async () => {
  const { page: owner, errors } = await written()
  await owner.getByRole('button', { name: 'Share' }).press('Enter')
  await owner.getByRole('button', { name: 'Put it on the site' }).press('Enter')
  await owner.waitForURL(/online\/studies\/[\w-]{16}\/3/)
  const id = /studies\/([\w-]{16})/.exec(owner.url())?.[1] ?? ''

  const { page: reader, errors: theirs } = await browser.visit(`/#/online/studies/${id}/5`)
  await reader.locator(`${desk}[data-moment="5"]`).waitFor()
  expect(await reader.getByRole('textbox', { name: 'Note at this moment' }).count()).toBe(0)
  expect(await reader.getByRole('radio', { name: 'Mark' }).count()).toBe(0)
  await owner.locator('[data-watching="2"]').waitFor()
  await owner.getByRole('button', { name: 'Show it live' }).press('Enter')
  await expect.poll(() => placeOf(reader)).toBe('0 3')
  await owner.getByRole('button', { name: 'One answer on' }).press('Enter')
  await expect.poll(() => placeOf(reader)).toBe('0 4')

  await reader.getByRole('button', { name: /guest/i }).press('Enter')
  await reader.getByRole('textbox', { name: 'Talk' }).fill('Why not the ford?')
  await reader.getByRole('textbox', { name: 'Talk' }).press('Enter')
  await owner.getByText('Why not the ford?').waitFor()

  // a page of another site, which is let to show this one page of ours
  const other = await anotherSite(
    `<iframe src="${address}/embed.html#/${id}/3" width="900" height="700"></iframe>`,
  )
  const { page: elsewhere } = await browser.visit(other.url)
  const frame = elsewhere.frameLocator('iframe')
  await frame.locator(`${desk}[data-moment="3"]`).waitFor()
  await frame.locator('[data-marked="12"]').waitFor({ state: 'attached' })
  await frame.getByText('Look here').first().waitFor()
  other.close()
  // that nobody is known yet is no fault
  expect([...errors, ...theirs].filter((each) => !each.includes('401'))).toEqual([])
})

test('from a running game something is tried with what is known, and marked as imagined', async () => {
  const { page, errors } = await openDealt(browser, {
    rulebook: 'samurai',
    setup: 'gmt-01',
    players: ['human', 'greedy'],
    seed: 'tried',
  })
  const real = page.url()
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page.getByRole('button', { name: 'Try something from here' }).press('Enter')
  await page.getByRole('button', { name: 'Begin' }).press('Enter')
  await page.locator('[data-part="branch"]').getByText('imagined').waitFor()
  expect(page.url()).not.toBe(real)
  await page.getByRole('link', { name: 'Back to the game' }).press('Enter')
  await expect.poll(() => page.url()).toBe(real)
  expect(errors).toEqual([])
})
