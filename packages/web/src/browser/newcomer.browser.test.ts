import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@gunbai/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playOne as playGlory } from '../testing/glory-player.ts'
import { playOne as playSamurai } from '../testing/samurai-player.ts'
import { playOne as playShogun } from '../testing/shogun-player.ts'
import { sweep } from '../testing/sweep.ts'
import { click, momentOf, playUntil } from '../testing/table-page.ts'
import { TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

const words = (folder: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../messages', folder, `${language}.json`), 'utf8'))

/** By game: who plays what is lit, and which entries of the log are a fight. */
const games = [
  { game: 'samurai', play: playSamurai, fight: '[data-kind="attacked"], [data-kind="shot"]' },
  { game: 'shogun', play: playClan, fight: '[data-kind="battle"]' },
  { game: 'glory', play: playGlory, fight: '[data-kind="fired"], [data-kind="shock"]' },
] as const

const usually: Readonly<Record<string, string>> = { samurai: 'en', shogun: 'it', glory: 'hu' }
const visits = sweep(
  games.flatMap((each) => languages.map((language) => ({ ...each, language }))),
  ({ game, language }) => usually[game] === language,
)

/** A plan and a levy are taken as they are proposed; for the rest what is lit is chosen. */
async function playClan(page: Page, turn: number, name: (id: string) => string): Promise<boolean> {
  for (const [part, id] of [
    ['planning', 'shogun.plan.seal'],
    ['levy', 'shogun.levy.spread'],
  ] as const) {
    const tray = page.locator(`[data-part="${part}"]`)
    if ((await tray.count()) === 0) continue
    const button = tray.getByRole('button', { name: name(id) })
    if (await button.isEnabled()) await button.dispatchEvent('click')
    if (part === 'levy') await tray.locator('[data-answer="levy"]').dispatchEvent('click')
    await tray.waitFor({ state: 'detached' })
    return true
  }
  return (await playShogun(page, turn)) !== null
}

/** What the learner sees: which task is at hand, how far the table is, and what is drafted. */
async function seen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-layout]')
    const tutor = document.querySelector('[data-part="tutor"]')
    const pointer = document.querySelector<SVGElement>('[data-part="pointer"]')
    return `${table?.dataset.moment} ${table?.dataset.answering} ${tutor?.textContent} ${pointer?.dataset.at}`
  })
}

/** Clicks where the hand points; where that changes nothing, as on a sheet of many buttons, asks to be shown. */
async function doTask(page: Page, showMe: string): Promise<void> {
  const before = await seen(page)
  const at = await page.locator('[data-part="pointer"]').getAttribute('data-at')
  const [x = 0, y = 0] = (at ?? '').split(' ').map(Number)
  await page.mouse.click(x, y)
  const changed = await expect
    .poll(() => seen(page), { timeout: 600, interval: 30 })
    .not.toBe(before)
    .then(
      () => true,
      () => false,
    )
  // what was clicked may still be on its way: then there is soon nothing left to be shown
  const show = page.getByRole('button', { name: showMe })
  if (!changed && (await seen(page)) === before) await show.click({ timeout: 5_000 }).catch(() => {})
  await page.locator('[data-layout][data-answering="false"]').waitFor()
}

async function winLesson(page: Page, said: Readonly<Record<string, string>>): Promise<void> {
  const isWon = page.getByRole('heading', { name: said['lesson.won'] as string })
  const hand = page.locator('[data-part="pointer"]')
  for (let i = 0; i < 40; i++) {
    await isWon.or(hand).first().waitFor()
    if (await isWon.count()) break
    await doTask(page, said['lesson.showMe'] as string)
  }
  await isWon.waitFor()
}

test.each(visits)(
  'a newcomer wins the first lesson of $game and comes to the first fight of a whole game by what the page says ($language)',
  async ({ game, language, play, fight }) => {
    const said = { ...words('', language), ...words('lessons', language), ...words('shogun', language) }
    const name = (id: string) => said[id] as string
    const { page, errors } = await browser.visit('/', {
      settings: { motion: 'less', pace: 'at once', language },
    })
    await page
      .getByRole('link', { name: name('ui.nav.learn'), exact: true })
      .first()
      .click()
    await page.getByRole('link', { name: name(`ui.rules.${game}`), exact: true }).click()
    await page
      .getByRole('link', { name: name('lesson.start'), exact: true })
      .first()
      .click()
    await winLesson(page, said)

    await page.getByRole('link', { name: name('lesson.all') }).click()
    await page.locator('li[data-next="true"]').filter({ hasText: '2.' }).waitFor()
    await page.getByRole('link', { name: name('lesson.whole.begin') }).click()
    const coach = page.locator('[data-part="coach"]')
    await coach.getByRole('button', { name: name('lesson.understood') }).waitFor()
    const isFought = async () => (await page.locator(fight).count()) > 0
    await playUntil(page, isFought, async (now, turn) =>
      // who is told something reads it first
      (await coach.count()) > 0
        ? click(now, await momentOf(now), '[data-part="coach"] button')
        : play(now, turn, name),
    )
    expect(errors).toEqual([])
  },
)
