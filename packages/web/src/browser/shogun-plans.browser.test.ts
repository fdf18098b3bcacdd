import type { ShogunAction, ShogunView } from '@gunbai/shogun/screen'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDealt } from '../testing/dealt-game.ts'
import { playedUntil } from '../testing/shogun-moments.ts'
import { untilAsked } from '../testing/table-page.ts'
import { sizes, TestBrowser, type Visit } from '../testing/test-browser.ts'

const browser = new TestBrowser()

/** A game of three that has come to what is wanted of its first seat; the others are bots. */
async function openAt(
  wanted: (answers: readonly ShogunAction[], view: ShogunView) => boolean,
  visit: Visit = {},
  seed = 'three clans',
): Promise<Page> {
  const answers = await playedUntil('standard-3', seed, wanted)
  const deal = {
    rulebook: 'shogun',
    setup: 'standard-3',
    players: ['human', 'random', 'random'],
    seed,
    answers,
  }
  const { page } = await openDealt(browser, deal, visit)
  await untilAsked(page)
  return page
}

const has = (kind: ShogunAction['kind']) => (answers: readonly ShogunAction[]) =>
  answers.some((each) => each.kind === kind)

/** What the log has told of one kind. */
const told = (page: Page, kind: string) => page.locator(`[data-part="log"] [data-kind="${kind}"]`)

const lit = (page: Page) => page.locator('[data-lit="target"]:not([data-kind="takeBack"])')

test('a levy by mouse: straight on the map, spread evenly, one commit', async () => {
  const page = await openAt(has('enlist'))
  const tray = page.locator('[data-part="levy"]')
  await tray.getByRole('button', { name: 'archer', exact: false }).first().click()
  await lit(page).first().dispatchEvent('click')
  await page.locator('[data-part="chooser"] button, [data-drafted]').first().waitFor({ state: 'attached' })
  const chooser = page.locator('[data-part="chooser"] button')
  if ((await chooser.count()) > 0) await chooser.first().click()
  expect(await page.locator('[data-drafted]').count()).toBe(1)
  await tray.getByRole('button', { name: 'More: swordsman' }).click({ clickCount: 3 })
  expect(await tray.textContent()).toContain('3 of 3 koku, 4 men')
  await tray.getByRole('button', { name: 'Spread evenly' }).click()
  expect(await page.locator('[data-drafted]').count()).toBe(4)
  await page.locator('[data-kind="takeBack"]').last().dispatchEvent('click')
  expect(await tray.textContent()).toContain('2 of 3 koku, 3 men')
  await shot(page, 'levy')
  await tray.getByRole('button', { name: 'Enlist 3 men' }).click()
  await told(page, 'enlisted').first().waitFor({ state: 'attached' })
  expect((await told(page, 'enlisted').allTextContents()).filter((each) => /^Pink/.test(each))).toHaveLength(
    3,
  )
})

const shots = process.env.SHOTS
async function shot(page: Page, name: string): Promise<void> {
  if (shots === undefined) return
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${shots}/${name}-${size}.png` })
  }
  await page.setViewportSize(sizes.wide)
}
