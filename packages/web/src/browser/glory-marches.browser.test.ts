import { CORNER_NAMES, type Corner } from '@gunbai/hexes'
import { beforeAll, expect, test } from 'vitest'
import { answersTo, come, look, movedOn, plan } from '../testing/glory-drafts.ts'
import { findPosition, type MarchGame } from '../testing/glory-march.ts'
import { sameStep, severalShots, stackMarch, sureCharge } from '../testing/glory-moves.ts'
import { momentOf } from '../testing/table-page.ts'
import { TestBrowser } from '../testing/test-browser.ts'
import { Fingers, visitBy, ways } from '../testing/way.ts'

const browser = new TestBrowser()
let charging: MarchGame
let stacked: MarchGame
let brigade: MarchGame
let firing: MarchGame
beforeAll(() => {
  charging = findPosition('two-crossings', (s, answers) => sureCharge(s, answers) !== null)
  stacked = findPosition('two-crossings', (s, answers) => stackMarch(s, answers) !== null)
  brigade = findPosition('two-crossings', (s, answers) => sameStep(s, answers) !== null)
  firing = findPosition('two-crossings', severalShots)
})

/** A charge stands with both its sums and the chance of each before its button. */
async function chargeFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const charge = sureCharge(charging.state, answersTo(charging))
  const start = await come(page, charging, 'charge')
  await hand.choose(charge?.hex ?? -1)
  await page.locator('[data-sum="sum.squared"]').waitFor()
  expect(await page.locator('[data-sum]').count()).toBeGreaterThan(1)
  await look(hand, 'charge')
  expect(await momentOf(page)).toBe(start)
  await hand.press(plan(page).locator('[data-commit]'))
  await movedOn(page, start)
}

/** Takes up what stands in a hex and sends it to another. */
async function sendTo(hand: Fingers, from: number, to: number): Promise<void> {
  await hand.choose(from)
  await hand.page.locator('[data-part="reach"]').waitFor({ state: 'attached' })
  await hand.choose(to)
  await hand.page.locator('[data-part="wheel"]').waitFor({ state: 'attached' })
}

async function stackFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const found = stackMarch(stacked.state, answersTo(stacked))
  if (found === null) throw new Error('no stack marches')
  const start = await come(page, stacked, 'stack')
  await sendTo(hand, Number(stacked.state.units[found.top]?.hex), found.way.place)
  await page.getByText('Goes along').waitFor()
  await look(hand, 'stack')
  await hand.press(plan(page).locator('[data-commit]'))
  await movedOn(page, start + found.way.answers.length - 1)
}

/** One marches, a button lets its brigade do the same, and one press sends both. */
async function brigadeFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const found = sameStep(brigade.state, answersTo(brigade))
  if (found === null) throw new Error('nobody follows')
  const start = await come(page, brigade, 'brigade')
  await sendTo(hand, Number(brigade.state.units[found.piece]?.hex), found.place)
  await face(hand, found.facing ?? 0)
  await hand.press(page.locator('[data-brigade]'))
  await expect.poll(() => page.locator('[data-part="parts"] li').count()).toBeGreaterThan(1)
  await look(hand, 'brigade')
  expect(await momentOf(page)).toBe(start)
  await hand.press(plan(page).locator('[data-end]'))
  await movedOn(page, start + found.answers.length)
}

/** Turns what was sent: by keys, at the wheel, or in the sheet, whose buttons a finger hits more easily. */
async function face(hand: Fingers, corner: number): Promise<void> {
  const wheel = hand.page.locator(`[data-wheel="${corner}"]`)
  const isTurned = async () => (await wheel.getAttribute('data-chosen')) === 'true'
  for (let i = 0; i < 6 && !(await isTurned()); i++) {
    if (hand.way === 'keys') await hand.page.keyboard.press('e')
    else if (hand.way === 'mouse') await wheel.dispatchEvent('click')
    else
      await hand.press(
        plan(hand.page).getByRole('button', {
          name: `facing ${CORNER_NAMES[corner as Corner]}`,
          exact: true,
        }),
      )
    await hand.page.waitForTimeout(100)
  }
  expect(await isTurned()).toBe(true)
}

/** Several shots are one draft: after one that changes nothing the next is fired without a press. */
async function shotsFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const start = await come(page, firing, 'shots')
  const parts = page.locator('[data-part="parts"] li')
  await expect.poll(() => parts.count()).toBeGreaterThan(1)
  await plan(page).locator('[data-sum]').first().waitFor()
  await look(hand, 'shots')
  expect(await momentOf(page)).toBe(start)
  await hand.press(plan(page).locator('[data-commit]'))
  await movedOn(page, start + 1)
}

test.each(ways)(
  'by %s: a charge with both its sums, the whole stack, the same for the brigade, several shots at one press',
  async (way) => {
    const { page, errors } = await browser.visit('/#/about', visitBy(way))
    const hand = new Fingers(page, way, 'data-hex')
    await chargeFlow(hand)
    await stackFlow(hand)
    await brigadeFlow(hand)
    await shotsFlow(hand)
    expect(errors).toEqual([])
  },
)
