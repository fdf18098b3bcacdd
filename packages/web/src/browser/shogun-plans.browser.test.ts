import { expect, test } from 'vitest'
import { chooseFirst, come, lit, look, placeOf, toldTo } from '../testing/shogun-drafts.ts'
import type { DraftedMoment } from '../testing/shogun-moments.ts'
import { untilAsked } from '../testing/table-page.ts'
import { TestBrowser } from '../testing/test-browser.ts'
import { Fingers, visitBy, ways } from '../testing/way.ts'

const browser = new TestBrowser()

const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0)

/** By each way: what is drawn up at a moment of the game, and committed once. */
const flows: Readonly<Partial<Record<DraftedMoment, (hand: Fingers) => Promise<void>>>> = {
  async placement(hand) {
    const { page } = hand
    const marks = page.locator('[data-placed]')
    expect(await marks.count()).toBe(9)
    await look(hand, 'placement')
    await hand.press(page.locator('[data-answer="placement"]'))
    // placed in turn with the others, by one press
    await page.locator('[data-part="planning"]').waitFor()
  },
  async plan(hand) {
    const tray = hand.page.locator('[data-part="planning"]')
    const seal = tray.getByRole('button', { name: 'Seal the plan' })
    expect(await seal.isEnabled()).toBe(true)
    await hand.press(tray.getByRole('button', { name: 'Less for: New units' }))
    expect(await tray.textContent()).toContain('1 koku is not placed yet')
    expect(await seal.isEnabled()).toBe(false)
    // new units stand in for what another bin gets
    for (let koku = 0; koku < 3; koku++)
      await hand.press(tray.getByRole('button', { name: 'More for: Ronin' }))
    await look(hand, 'planning')
    await hand.press(seal)
    const [own] = (await toldTo(hand, 'planned', 3)).filter((each) => /^Pink/.test(each))
    expect(own).toContain('ronin 4')
  },
  async levy(hand) {
    const { page } = hand
    const tray = page.locator('[data-part="levy"]')
    const men = page.locator('[data-drafted]')
    expect(await tray.textContent()).toContain('Proposed: the most men, where enemies touch')
    expect(await men.count()).toBeGreaterThan(4)
    await look(hand, 'levy')
    await hand.press(tray.getByRole('button', { name: 'Clear' }))
    await men.first().waitFor({ state: 'detached' })
    await hand.press(tray.getByRole('button', { name: 'archer', exact: false }))
    await chooseFirst(hand, await placeOf(lit(page).first()))
    await men.first().waitFor({ state: 'attached' })
    for (let i = 0; i < 3; i++) await hand.press(tray.getByRole('button', { name: 'More: swordsman' }))
    expect(await tray.textContent()).toContain('3 of 3 koku, 4 men')
    await hand.press(tray.getByRole('button', { name: 'Spread evenly' }))
    expect(await men.count()).toBe(4)
    // what is drafted is there again when the page is
    if (hand.way === 'mouse') {
      await page.reload()
      await untilAsked(page)
      await expect.poll(() => men.count()).toBe(4)
    }
    await hand.choose(await placeOf(page.locator('[data-kind="takeBack"]').last()))
    await expect.poll(() => tray.textContent()).toContain('2 of 3 koku, 3 men')
    await hand.press(tray.getByRole('button', { name: 'Enlist 3 men' }))
    const own = (await toldTo(hand, 'enlisted', 1)).filter((each) => /^Pink/.test(each))
    expect(own).toHaveLength(3)
  },
  async casualties(hand) {
    const sheet = hand.page.locator('[data-part="casualties"]')
    await look(hand, 'casualties')
    const lost = async () => (await sheet.locator('output').allTextContents()).map(Number)
    const before = await lost()
    await hand.press(sheet.locator('button[aria-disabled="false"]', { hasText: '+' }).last())
    const after = await lost()
    expect(after).not.toEqual(before)
    expect(sum(after)).toBe(sum(before))
    await hand.press(sheet.locator('[data-answer="lose"]'))
    await sheet.waitFor({ state: 'detached' })
  },
  async division(hand) {
    const tray = hand.page.locator('[data-part="division"]')
    const commit = tray.locator('[data-answer="division"]')
    expect(await commit.isEnabled()).toBe(true)
    await hand.choose(await placeOf(lit(hand.page).first()))
    const counts = async () => (await tray.getByRole('status').allTextContents()).sort()
    await expect.poll(counts).toEqual(['16 of 17 provinces', '18 of 17 provinces'])
    expect(await commit.isEnabled()).toBe(false)
    await look(hand, 'division')
    await hand.press(tray.getByRole('button', { name: 'Back to the proposal' }))
    await hand.press(commit)
    await tray.waitFor({ state: 'detached' })
  },
}

test.each(ways)(
  'by %s: set-up, plan, levy, casualties and division are each proposed, changed and committed once',
  async (way) => {
    const { page, errors } = await browser.visit('/#/about', visitBy(way))
    const hand = new Fingers(page, way, 'data-province')
    for (const [name, flow] of Object.entries(flows)) {
      await come(page, name as DraftedMoment)
      await flow(hand)
    }
    expect(errors).toEqual([])
  },
)
