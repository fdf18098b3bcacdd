import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDealt } from '../testing/dealt-game.ts'
import { playOne } from '../testing/samurai-player.ts'
import { momentOf, playUntil, untilAsked } from '../testing/table-page.ts'
import { patience, sizes, TestBrowser, type Visit } from '../testing/test-browser.ts'

const browser = new TestBrowser()
const skirmish = { rulebook: 'samurai', setup: 'gmt-01', players: ['human', 'greedy'], seed: 'a table' }

const begin = (visit: Visit = {}) => openDealt(browser, skirmish, visit)

const commit = (page: Page) => page.locator('[data-commit]:not(:disabled)')
const count = (page: Page) => page.locator('[data-part="orders-count"]')
const lit = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"]`)
const hexOf = async (place: Locator) => Number(await place.getAttribute('data-hex'))

/** A card of the hand that orders several units. */
const severalOrders = (page: Page) =>
  page.locator('[data-deck="command"]', { hasText: /up to [23] orders/ }).first()

/** Waits until the table asks again after an answer that was given at that moment. */
async function answered(page: Page, moment: number): Promise<void> {
  await page.waitForFunction(
    (then) => Number(document.querySelector<HTMLElement>('[data-layout]')?.dataset.moment) > then,
    moment,
  )
  await untilAsked(page)
}

async function middleOf(page: Page, hex: number) {
  const box = await page.locator(`[data-hex="${hex}"]`).boundingBox()
  if (box === null) throw new Error('the hex is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('by mouse: a card is chosen and then played, units ordered in one go and sent by dragging, all taken back', async () => {
  const { page, errors } = await begin()
  await untilAsked(page)
  const start = await momentOf(page)
  await severalOrders(page).click()
  expect(await momentOf(page)).toBe(start)
  expect(await commit(page).textContent()).toMatch(/^Play Order/)
  await commit(page).click()
  await count(page).waitFor()
  expect(await count(page).textContent()).toMatch(/^0 of [23] orders$/)
  const played = await momentOf(page)

  const units = await Promise.all([0, 1].map((i) => hexOf(lit(page, 'order').nth(i))))
  await page.locator(`[data-hex="${units[0]}"]`).click()
  await page.locator(`[data-drafted="${units[0]}"]`).waitFor()
  expect(await count(page).textContent()).toMatch(/^1 of/)
  // the second is dragged to where it is to go: that orders it and sends it
  const from = await middleOf(page, units[1] as number)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 20, { steps: 3 })
  await lit(page, 'move').first().waitFor()
  const goal = await hexOf(lit(page, 'move').first())
  const to = await middleOf(page, goal)
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await page.locator(`[data-drafted="${goal}"]`).waitFor()
  await page.getByRole('button', { name: 'Order 2 units, move 1' }).waitFor()
  expect(await momentOf(page)).toBe(played)

  // a step of the draft back, and again
  await page.keyboard.press('z')
  await page.getByRole('button', { name: 'Order 2 units', exact: true }).waitFor()
  await page.keyboard.press('z')
  await page.getByRole('button', { name: 'Order 1 unit', exact: true }).waitFor()
  await page.locator(`[data-hex="${units[1]}"]`).click()
  await page.getByRole('button', { name: 'Order 2 units', exact: true }).click()
  await answered(page, played)
  expect(await page.locator('[data-mine="true"]').textContent()).toMatch(/Move your ordered pieces/)

  // the orders are taken back together, then the card
  await page.keyboard.press('u')
  await page.locator(`[data-moment="${played}"]`).waitFor()
  expect(await count(page).textContent()).toMatch(/^0 of/)
  await page.getByRole('button', { name: 'Take the card back' }).click()
  await page.locator(`[data-moment="${start}"]`).waitFor()
  expect(await page.locator('[data-deck="command"][data-playable="true"]').count()).toBeGreaterThan(3)
  expect(errors).toEqual([])
})

test('by touch: a tap shows the odds, a second attacks; several questions of a turn end on one sheet', async () => {
  const { page, errors } = await begin({
    viewport: sizes.phone,
    options: { hasTouch: true, isMobile: true },
  })
  await untilAsked(page)
  const start = await momentOf(page)
  const card = severalOrders(page)
  await card.tap()
  await card.tap()
  await card.tap()
  expect(await momentOf(page)).toBe(start)
  await commit(page).tap()
  await count(page).waitFor()
  await lit(page, 'order').first().tap()
  await lit(page, 'order').first().tap()

  await playUntil(page, async () => (await lit(page, 'attack').or(lit(page, 'shoot')).count()) > 0, playOne)
  const before = await momentOf(page)
  const target = lit(page, 'attack').or(lit(page, 'shoot')).first()
  const board = await page.locator('[data-part="board"]').boundingBox()
  await target.tap()
  await target.tap() // a double tap is one
  expect(await momentOf(page)).toBe(before)
  await page.locator('[data-part="plan-odds"]').waitFor()
  expect(await commit(page).textContent()).toMatch(/^(Attack|Shoot at) .* with \d+ di/)
  await expect
    .poll(
      async () => {
        if ((await momentOf(page)) === before) await target.tap()
        return momentOf(page)
      },
      { timeout: patience },
    )
    .toBeGreaterThan(before)
  await answered(page, before)
  expect(await page.locator('[data-part="board"]').boundingBox()).toEqual(board)

  await playUntil(
    page,
    async () => (await page.locator('[data-row="end of turn / choose"]').count()) > 0,
    playOne,
  )
  const end = await momentOf(page)
  await page.getByRole('button', { name: 'Take 2 honor', exact: true }).tap()
  await page.locator('[data-row="end of turn / sell"]').waitFor()
  await page.getByRole('button', { name: 'End the turn: Take 2 honor, Keep your Dragon cards' }).tap()
  await answered(page, end + 1)
  expect(errors).toEqual([])
})

test('by keys: a card, two orders and a move, each drafted and given by g', async () => {
  const { page } = await begin()
  await untilAsked(page)
  await severalOrders(page).focus()
  await page.keyboard.press('Enter')
  await commit(page).waitFor()
  await page.keyboard.press('g')
  await count(page).waitFor()
  const played = await momentOf(page)
  await page.keyboard.press('b')
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Order 1 unit', exact: true }).waitFor()
  await lit(page, 'move').first().waitFor()
  const goal = await hexOf(lit(page, 'move').first())
  while ((await page.evaluate(() => document.activeElement?.getAttribute('data-hex'))) !== String(goal)) {
    await page.keyboard.press('n')
  }
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Order 1 unit, move 1' }).waitFor()
  await page.keyboard.press('g')
  await answered(page, played)
  expect(await page.locator('[data-part="log"] li', { hasText: /moves? / }).count()).toBeGreaterThan(0)
})
