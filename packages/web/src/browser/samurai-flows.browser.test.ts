import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { lay } from '../testing/dealt-game.ts'
import { keepOrders, openOrders, orderAt, orderedAt, ordersSheet, stopAt } from '../testing/orders-sheet.ts'
import {
  type Blow,
  findAdvance,
  findInspiredStrike,
  findPassedStrike,
  findStrikingTurn,
  type StrikingTurn,
} from '../testing/samurai-moments.ts'
import { playOne } from '../testing/samurai-player.ts'
import { sheetFaults } from '../testing/sheet-looks.ts'
import { momentOf, playUntil, untilAsked } from '../testing/table-page.ts'
import { patience, TestBrowser } from '../testing/test-browser.ts'
import { Fingers, visitBy, ways } from '../testing/way.ts'

const browser = new TestBrowser()
let turn: StrikingTurn
let inspired: Blow
let passed: ReturnType<typeof findPassedStrike>
let advance: ReturnType<typeof findAdvance>
beforeAll(() => {
  turn = findStrikingTurn()
  inspired = findInspiredStrike()
  passed = findPassedStrike()
  advance = findAdvance()
})

const commit = (page: Page) => page.locator('[data-part="plan"] [data-commit]:not(:disabled)')

async function come(page: Page, deal: StrikingTurn['deal']): Promise<number> {
  await lay(page, deal)
  await page.locator('[data-layout]').waitFor()
  await untilAsked(page)
  return momentOf(page)
}

const look = async (hand: Fingers, part: string, name: string) =>
  expect(await sheetFaults(hand, part, `samurai-${name}`)).toEqual([])

/** Card, orders, a march into an attack and another strike: one draft, and dice at one press. */
async function turnFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const start = await come(page, turn.deal)
  const card = page.locator(`[data-handle="command ${turn.card}"]`)
  // no card is played by touching it, however often
  await hand.press(card)
  await page.locator('[data-kind="order"]').first().waitFor({ state: 'attached' })
  expect(await momentOf(page)).toBe(start)
  await hand.drag(turn.from, turn.over, turn.enemy)
  await page.locator(`[data-aimed="${turn.enemy}"]`).waitFor({ state: 'attached' })
  await hand.drag(turn.other, turn.otherEnemy)
  await page.locator(`[data-aimed="${turn.otherEnemy}"]`).waitFor({ state: 'attached' })
  expect(await page.locator('[data-part="orders-count"]').textContent()).toMatch(/^2( of \d)? orders/)
  expect(await momentOf(page)).toBe(start)
  await look(hand, '[data-part="plan"]', 'turn')
  await hand.press(commit(page))
  await expect.poll(() => momentOf(page)).toBeGreaterThan(start + 3)
  await untilAsked(page)
}

/** A strike that a leader inspires has a button of its own. */
async function inspiredFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const start = await come(page, inspired.deal)
  await strikeAt(hand, inspired)
  await look(hand, '[data-part="plan"]', 'inspired')
  await hand.press(page.locator('[data-commit-inspired]'))
  await expect.poll(() => momentOf(page)).toBeGreaterThan(start + 1)
  await untilAsked(page)
}

/** Aims at a hex, by way of the unit that is to strike, unless that strike is drafted already. */
async function strikeAt(hand: Fingers, { from, hex }: Blow): Promise<void> {
  const aimed = hand.page.locator(`[data-aimed="${hex}"]`)
  await hand.page.locator(`[data-hex="${hex}"]:not([data-lit="none"]), [data-aimed]`).first().waitFor({
    state: 'attached',
  })
  if ((await aimed.count()) > 0) return
  await hand.choose(from)
  await hand.choose(hex)
  await aimed.waitFor({ state: 'attached' })
}

/** Where the enemy is asked and passes, the rest is given without another press. */
async function passedFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const start = await come(page, passed.deal)
  await strikeAt(hand, passed)
  await hand.press(commit(page))
  await expect.poll(() => momentOf(page), { timeout: patience }).toBeGreaterThan(start + passed.after)
}

/** After a victory one button advances and attacks on. */
async function advanceFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const start = await come(page, advance.deal)
  const both = page.locator('[data-advance]')
  await both.first().waitFor()
  await look(hand, '[data-part="plan"]', 'advance')
  await hand.press(both)
  await expect.poll(() => momentOf(page)).toBeGreaterThan(start + 1)
  await untilAsked(page)
}

test.each(ways)(
  'by %s: a turn in one draft, an inspired strike, one that the enemy lets by, an advance that attacks on, a card taken back',
  async (way) => {
    const { page, errors } = await browser.visit('/#/about', visitBy(way))
    const hand = new Fingers(page, way, 'data-hex')
    await turnFlow(hand)
    await inspiredFlow(hand)
    await passedFlow(hand)
    await advanceFlow(hand)
    await backFlow(hand)
    expect(errors).toEqual([])
  },
)

/** A card that was played alone is in the hand again when it is taken back. */
async function backFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const start = await come(page, { ...turn.deal, table: `back-${hand.way}` })
  await hand.press(page.locator(`[data-handle="command ${turn.card}"]`))
  await page.locator('[data-kind="order"]').first().waitFor({ state: 'attached' })
  await hand.press(commit(page))
  await hand.press(page.getByRole('button', { name: 'Take the card back' }))
  await page.locator(`[data-moment="${start}"]`).waitFor()
  // it is in the hand again, and chosen as before: a phone shows the board
  await page.locator('[data-kind="order"]').first().waitFor({ state: 'attached' })
}

test.each(ways)(
  'by %s: orders by class and by card, a window that is passed, and the end of a turn on one sheet',
  async (way) => {
    const { page, errors } = await browser.visit('/#/about', visitBy(way))
    const hand = new Fingers(page, way, 'data-hex')
    await come(page, { ...turn.deal, table: `orders-${way}` })
    await openOrders(hand)
    await look(hand, '[role="dialog"]', 'orders')
    for (const [window, words] of [
      ['ground', 'Pass for me'],
      ['back', 'Ask me'],
      ['flags', 'Ask me'],
      ['attacked', 'Pass for me'],
    ] as const)
      await orderAt(hand, window, words)
    // but stop me for this card
    const card = await stopAt(hand, 'attacked')
    await look(hand, '[role="dialog"]', 'orders-open')
    await keepOrders(hand)
    await page.reload()
    await untilAsked(page)
    await openOrders(hand)
    expect(await orderedAt(page, 'attacked')).toBe('Pass for me · stops for 1')
    expect(await orderedAt(page, 'back')).toBe('Ask me')
    const box = ordersSheet(page).getByRole('checkbox', { name: card, includeHidden: true }).first()
    expect(await box.isChecked()).toBe(true)
    await keepOrders(hand)
    const end = page.locator('[data-row="end of turn / choose"]')
    await playUntil(page, async () => (await end.count()) > 0, playOne)
    const before = await momentOf(page)
    await look(hand, '[data-part="plan"]', 'end-of-turn')
    await hand.press(page.getByRole('button', { name: /^Take 2 honor/ }))
    const dock = page.locator('[data-part="window"]')
    await expect.poll(() => momentOf(page)).toBeGreaterThan(before)
    await playUntil(page, async () => (await dock.count()) > 0, playOne)
    await look(hand, '[data-part="window"]', 'dock')
    const asked = await momentOf(page)
    // on a phone the hand lies over it while a card could be played
    const drawer = page.locator('[data-open="hand"] [data-panel="hand"]')
    if (way === 'touch' && (await drawer.count()) > 0) await hand.press(drawer)
    if (way === 'keys') {
      await page.waitForTimeout(650) // a habit must not answer for somebody
      await page.keyboard.press('p')
    } else await hand.press(dock.getByRole('button', { name: 'Not again this turn' }))
    await expect.poll(() => momentOf(page)).toBeGreaterThan(asked)
    expect(errors).toEqual([])
  },
)
