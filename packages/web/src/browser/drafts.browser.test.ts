import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDealt, tableOf } from '../testing/dealt-game.ts'
import { keepOrders, openOrders, orderAt } from '../testing/orders-sheet.ts'
import { findPassedStrike, findStrikingTurn } from '../testing/samurai-moments.ts'
import { playOne } from '../testing/samurai-player.ts'
import { momentOf, playUntil, untilAsked } from '../testing/table-page.ts'
import { patience, TestBrowser } from '../testing/test-browser.ts'
import { Fingers } from '../testing/way.ts'

/** What comes between a draft and its end: another tab, a reload, the enemy, other orders, a change of mind. */

const browser = new TestBrowser()

const commit = (page: Page) => page.locator('[data-part="plan"] [data-commit]:not(:disabled)')
const aimed = (page: Page, hex: number) => page.locator(`[data-aimed="${hex}"]`)

/** Until the table has gone beyond a moment. */
const goneOn = (page: Page, moment: number) =>
  expect.poll(() => momentOf(page), { timeout: patience }).toBeGreaterThan(moment)

/** Comes to a turn and drafts it: a march into an attack, and a strike. */
async function draftTurn(page: Page, turn: ReturnType<typeof findStrikingTurn>): Promise<Fingers> {
  const hand = new Fingers(page, 'mouse', 'data-hex')
  await untilAsked(page)
  await hand.press(page.locator(`[data-handle="command ${turn.card}"]`))
  await page.locator('[data-kind="order"]').first().waitFor({ state: 'attached' })
  await hand.drag(turn.from, turn.over, turn.enemy)
  await aimed(page, turn.enemy).waitFor({ state: 'attached' })
  await hand.drag(turn.other, turn.otherEnemy)
  await aimed(page, turn.otherEnemy).waitFor({ state: 'attached' })
  return hand
}

test('a game that is open in two tabs goes on in one of them, and nothing is written over', async () => {
  const turn = findStrikingTurn()
  const deal = { ...turn.deal, table: 'two-tabs' }
  const { page, context, errors } = await openDealt(browser, deal)
  await untilAsked(page)
  const start = await momentOf(page)
  const other = await context.newPage()
  await other.goto(tableOf(deal))
  const second = await draftTurn(other, turn)
  const first = await draftTurn(page, turn)
  await first.press(commit(page))
  await goneOn(page, start)
  const told = other.getByRole('alert')
  await told.getByText('This game has gone on in another tab.').waitFor()
  expect(await momentOf(other)).toBe(start)
  // what was drafted there cannot be given any more
  await commit(other)
    .click({ timeout: 2_000 })
    .catch(() => {})
  expect(await momentOf(other)).toBe(start)
  await untilAsked(page)
  const now = await momentOf(page)
  await second.press(told.getByRole('button', { name: 'Go on here' }))
  await expect.poll(() => momentOf(other)).toBe(now)
  expect(await told.count()).toBe(0)
  await playUntil(other, async () => (await momentOf(other)) > now + 2, playOne)
  await page.getByText('This game has gone on in another tab.').waitFor()
  await page.reload()
  await untilAsked(page)
  expect(await momentOf(page)).toBeGreaterThan(now + 2)
  expect(errors).toEqual([])
})

test('at one device: the enemy is asked in the middle of a draft, the page is laid anew, and the rest goes on when he has passed', async () => {
  const { deal, from, hex, after } = findPassedStrike()
  const shared = { ...deal, players: ['human', 'human'], openHands: true, table: 'interrupted' }
  const { page, errors } = await openDealt(browser, shared)
  const hand = new Fingers(page, 'mouse', 'data-hex')
  await untilAsked(page)
  const start = await momentOf(page)
  await page
    .locator(`[data-hex="${hex}"]:not([data-lit="none"]), [data-aimed]`)
    .first()
    .waitFor({ state: 'attached' })
  if ((await aimed(page, hex).count()) === 0) {
    await hand.choose(from)
    await hand.choose(hex)
  }
  await aimed(page, hex).waitFor({ state: 'attached' })
  await hand.press(commit(page))
  const dock = page.locator('[data-part="window"]')
  await dock.waitFor()
  const asked = await momentOf(page)
  expect(asked).toBeLessThan(start + after)
  await page.reload()
  await dock.waitFor()
  await page.waitForTimeout(700)
  await page.keyboard.press('p')
  await goneOn(page, start + after)
  expect(errors).toEqual([])
})

test('orders that change in the middle of a window answer it, and a draft that stands is as it was', async () => {
  const turn = findStrikingTurn()
  const { page, errors } = await openDealt(browser, { ...turn.deal, table: 'orders-within' })
  const hand = await draftTurn(page, turn)
  const start = await momentOf(page)
  await openOrders(hand)
  await orderAt(hand, 'attacked', 'Ask me')
  await keepOrders(hand)
  expect(await aimed(page, turn.otherEnemy).count()).toBe(1)
  expect(await momentOf(page)).toBe(start)
  const dock = page.locator('[data-part="window"]')
  await playUntil(page, async () => (await dock.count()) > 0, playOne)
  const asked = await momentOf(page)
  const window = await dock.getAttribute('data-window')
  await openOrders(hand)
  await orderAt(hand, window ?? '', 'Pass for me')
  await keepOrders(hand)
  await goneOn(page, asked)
  expect(errors).toEqual([])
})

test('what was given without dice is taken back whole, drafted as it was, changed and given again', async () => {
  const turn = findStrikingTurn()
  const { page, errors } = await openDealt(browser, { ...turn.deal, table: 'changed-mind' })
  const hand = new Fingers(page, 'mouse', 'data-hex')
  await untilAsked(page)
  const start = await momentOf(page)
  await hand.press(page.locator(`[data-handle="command ${turn.card}"]`))
  await page.locator('[data-kind="order"]').first().waitFor({ state: 'attached' })
  await hand.choose(turn.from)
  await page.locator(`[data-drafted="${turn.from}"]`).waitFor({ state: 'attached' })
  await hand.choose(turn.over)
  await page.locator(`[data-sent="${turn.over}"]`).waitFor({ state: 'attached' })
  await hand.press(commit(page))
  await goneOn(page, start)
  await page.keyboard.press('u')
  await expect.poll(() => momentOf(page)).toBe(start)
  const sent = page.locator(`[data-sent="${turn.over}"]`)
  await sent.waitFor({ state: 'attached' })
  // a step of it is taken out, and the rest given
  for (let steps = 0; steps < 3 && (await sent.count()) > 0; steps++) {
    await page.keyboard.press('z')
    await page.waitForTimeout(300)
  }
  expect(await sent.count()).toBe(0)
  await hand.press(commit(page))
  await goneOn(page, start)
  expect(errors).toEqual([])
})

test('SG-RUL-91 a plan that is being drawn up stays as it is while truces are offered, and over a reload', async () => {
  const { page, errors } = await openDealt(browser, {
    rulebook: 'shogun',
    setup: 'standard-3',
    players: ['human', 'greedy', 'greedy'],
    seed: 'a truce',
  })
  const hand = new Fingers(page, 'mouse', 'data-province')
  await untilAsked(page)
  await hand.press(page.locator('[data-answer="placement"]'))
  const tray = page.locator('[data-part="planning"]')
  await tray.waitFor()
  const koku = () =>
    tray.getByRole('group').evaluateAll((bins) => bins.map((bin) => bin.getAttribute('aria-label')))
  await hand.press(tray.getByRole('button', { name: 'Less for: New units' }))
  await hand.press(tray.getByRole('button', { name: 'More for: Ronin' }))
  const drawn = await koku()
  const truces = tray.getByRole('button', { name: /truce/i })
  const offered = await truces.count()
  await hand.press(truces)
  await expect.poll(() => truces.count()).toBe(offered - 1)
  expect(await koku()).toEqual(drawn)
  await page.reload()
  await tray.waitFor()
  expect(await koku()).toEqual(drawn)
  expect(errors).toEqual([])
})
