import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openDealt } from '../testing/dealt-game.ts'
import { findStrikingTurn, type StrikingTurn } from '../testing/samurai-moments.ts'
import { playOne } from '../testing/samurai-player.ts'
import { momentOf, playUntil, untilAsked } from '../testing/table-page.ts'
import { patience, sizes, TestBrowser, type Visit } from '../testing/test-browser.ts'

const browser = new TestBrowser()
const skirmish = { rulebook: 'samurai', setup: 'gmt-01', players: ['human', 'greedy'], seed: 'a table' }
let striking: StrikingTurn
beforeAll(() => {
  striking = findStrikingTurn()
})

const begin = (visit: Visit = {}) => openDealt(browser, skirmish, visit)

const commit = (page: Page) => page.locator('[data-part="plan"] [data-commit]:not(:disabled)')
const count = (page: Page) => page.locator('[data-part="orders-count"]')
const lit = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"]`)
const hexOf = async (place: Locator) => Number(await place.getAttribute('data-hex'))
const dice = (page: Page) => page.locator('[data-part="log"] li svg').first()

/** A card of the hand that orders several units. */
const severalOrders = (page: Page) =>
  page.locator('[data-deck="command"]', { hasText: /[23] orders,/ }).first()

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

/** Drags what stands in the first hex over the others, with the mouse. */
async function drag(page: Page, from: number, ...hexes: readonly number[]): Promise<void> {
  const start = await middleOf(page, from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y - 12, { steps: 2 })
  // the rules say where it can go as soon as it is lifted
  await page.locator(`[data-hex="${hexes[0]}"][data-lit="target"]`).waitFor()
  for (const hex of hexes) {
    const { x, y } = await middleOf(page, hex)
    await page.mouse.move(x, y, { steps: 6 })
  }
  await page.mouse.up()
}

test('by mouse: card, orders, a march into an attack by one drag and a strike are one draft; dice fall at one press', async () => {
  const { deal, card, from, over, enemy, other, otherEnemy } = striking
  const { page, errors } = await openDealt(browser, deal)
  await untilAsked(page)
  const start = await momentOf(page)
  await page.locator(`[data-handle="command ${card}"]`).click()
  await lit(page, 'order').first().waitFor()
  expect(await momentOf(page)).toBe(start)
  await drag(page, from, over, enemy)
  await page.locator(`[data-aimed="${enemy}"]`).waitFor({ state: 'attached' })
  await page.locator(`[data-sent="${over}"]`).waitFor({ state: 'attached' })
  await drag(page, other, otherEnemy)
  await page.locator(`[data-aimed="${otherEnemy}"]`).waitFor({ state: 'attached' })
  // what is drafted is there again when the page is, and the prompt says so
  await page.reload()
  await untilAsked(page)
  await page.locator(`[data-aimed="${otherEnemy}"]`).waitFor({ state: 'attached' })
  await page
    .locator('header')
    .getByText(/^(Attack|Shoot at) .+, or choose another target$/)
    .waitFor()
  expect(await count(page).textContent()).toMatch(/^2( of \d)? orders/)
  await page.locator('[data-part="plan-odds"]').waitFor()
  // who strikes whom is told beside it; the button names what it lets happen first
  await page.locator('[data-part="strike"]').waitFor()
  expect(await commit(page).textContent()).toMatch(/^(Attack|Shoot at) .+ with \d di/)
  // a step of the draft back and forth: nothing of it was given
  await page.keyboard.press('z')
  await page.locator(`[data-aimed="${otherEnemy}"]`).waitFor({ state: 'detached' })
  await drag(page, other, otherEnemy)
  await page.locator(`[data-aimed="${otherEnemy}"]`).waitFor({ state: 'attached' })
  expect(await momentOf(page)).toBe(start)
  await commit(page).click()
  await answered(page, start + 4)
  await dice(page).waitFor()
  // what dice have not made impossible is drafted still, and offered on
  const next = page.locator('[data-commit="attack"], [data-commit="shoot"]')
  await playUntil(page, async () => (await next.count()) > 0, playOne)
  expect(await commit(page).textContent()).toMatch(/^(Attack|Shoot at) .+ with \d di/)
  expect(errors).toEqual([])
})

test('by mouse: orders and moves come back when they are taken back, and so does a card alone', async () => {
  const { page } = await begin()
  await untilAsked(page)
  const start = await momentOf(page)
  await severalOrders(page).click()
  expect(await momentOf(page)).toBe(start)
  await lit(page, 'order').first().waitFor()
  expect(await count(page).textContent()).toMatch(/^0 of [23] orders$/)
  expect(await commit(page).textContent()).toMatch(/^Play Order/)
  await commit(page).click()
  await page.getByRole('button', { name: 'Take the card back' }).click()
  await page.locator(`[data-moment="${start}"]`).waitFor()
  // it is in the hand again, and chosen as before
  expect(await page.locator('[data-deck="command"][data-playable="true"]').count()).toBeGreaterThan(3)
  await lit(page, 'order').first().waitFor()

  const unit = await hexOf(lit(page, 'order').first())
  await page.locator(`[data-hex="${unit}"]`).click()
  await page.locator(`[data-drafted="${unit}"]`).waitFor()
  await lit(page, 'move').first().waitFor()
  const goal = await hexOf(lit(page, 'move').first())
  await page.locator(`[data-hex="${goal}"]`).click()
  await page.locator(`[data-drafted="${goal}"]`).waitFor()
  expect(await commit(page).textContent()).toMatch(/^Play Order .+, order 1 piece, move 1, end the turn$/)
  // another card begins anew
  await page.locator('[data-deck="command"][data-chosen="false"]').first().click()
  await page.locator(`[data-drafted="${goal}"]`).waitFor({ state: 'detached' })
  expect(await momentOf(page)).toBe(start)
})

test('by touch: no card is played and nothing attacked by a tap; unit, hex, target; a turn ends on one sheet', async () => {
  const { deal, card, from, over, enemy } = striking
  const { page, errors } = await openDealt(browser, deal, {
    viewport: sizes.phone,
    options: { hasTouch: true, isMobile: true },
  })
  await untilAsked(page)
  const start = await momentOf(page)
  const chosen = page.locator(`[data-handle="command ${card}"]`)
  await chosen.tap()
  expect(await momentOf(page)).toBe(start)
  await lit(page, 'order').first().waitFor()
  const tap = async (hex: number, isShown: string) => {
    await page.locator(`[data-hex="${hex}"][data-lit="target"]`).dispatchEvent('click')
    await page.locator(isShown).waitFor({ state: 'attached' })
  }
  await tap(from, `[data-drafted="${from}"]`)
  await tap(over, `[data-sent="${over}"]`)
  await tap(enemy, `[data-aimed="${enemy}"]`)
  await page.locator('[data-part="plan-odds"]').waitFor()
  expect(await momentOf(page)).toBe(start)
  expect(await commit(page).textContent()).toMatch(/^Attack .+ with \d di/)
  // the same target again is meant
  const board = await page.locator('[data-part="board"]').boundingBox()
  await expect
    .poll(
      async () => {
        if ((await momentOf(page)) === start) await page.locator(`[data-hex="${enemy}"]`).tap({ force: true })
        return momentOf(page)
      },
      { timeout: patience },
    )
    .toBeGreaterThan(start)
  await answered(page, start + 3)
  expect(await page.locator('[data-part="board"]').boundingBox()).toEqual(board)

  await playUntil(
    page,
    async () => (await page.locator('[data-row="end of turn / choose"]').count()) > 0,
    playOne,
  )
  const end = await momentOf(page)
  await page.getByRole('button', { name: /^Take 2 honor/ }).tap()
  await answered(page, end)
  expect(errors).toEqual([])
})

test('by keys: a card, an order and a move are drafted and given by g', async () => {
  const { page } = await begin()
  await untilAsked(page)
  const start = await momentOf(page)
  await severalOrders(page).focus()
  await page.keyboard.press('Enter')
  await lit(page, 'order').first().waitFor()
  await page.keyboard.press('b')
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await lit(page, 'move').first().waitFor()
  const goal = await hexOf(lit(page, 'move').first())
  while ((await page.evaluate(() => document.activeElement?.getAttribute('data-hex'))) !== String(goal)) {
    await page.keyboard.press('n')
  }
  await page.keyboard.press('Enter')
  await page.locator(`[data-drafted="${goal}"]`).waitFor()
  expect(await momentOf(page)).toBe(start)
  await commit(page).waitFor()
  await page.keyboard.press('g')
  await answered(page, start)
  expect(await page.locator('[data-part="log"] li', { hasText: /moves? / }).count()).toBeGreaterThan(0)
})
