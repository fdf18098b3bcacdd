import { fieldOf, type GloryState, glory } from '@gunbai/glory'
import { strikableFrom } from '@gunbai/glory/screen'
import { CORNER_NAMES, type Corner, type HexId } from '@gunbai/hexes'
import type { Action, Journey } from '@gunbai/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDealt } from '../testing/dealt-game.ts'
import { findPosition } from '../testing/glory-march.ts'
import { momentOf, untilAsked } from '../testing/table-page.ts'
import { sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

/** Where a unit that stands alone may march, and be told to stop by the enemy. */
const marching = findPosition('two-crossings', (s, answers) => marcher(s, answers) !== null)

function marcher(s: GloryState, answers: readonly Action[]): { unit: number; far: Journey } | null {
  for (const action of answers) {
    if (action.kind !== 'march') continue
    const { unit } = action as Action & { unit: number }
    const piece = s.units[unit]
    if (piece === undefined || piece.below >= 0 || s.tops[piece.hex] !== unit) continue
    if (answers.some((each) => each.kind === 'square')) continue
    const journeys = glory.journeys?.(s, 0, unit) ?? []
    const far = journeys.find(
      ({ path, place, facing, stops }) =>
        path.length > 0 &&
        stops !== null &&
        facing !== null &&
        strikableFrom(s, unit, place as HexId, facing as Corner).length > 0,
    )
    if (far !== undefined) return { unit, far }
  }
  return null
}

const found = marcher(marching.state, glory.answers(marching.state, 0))
if (found === null) throw new Error('nobody marches')
const { unit, far } = found
const from = Number(marching.state.units[unit]?.hex)
const steps = far.answers.length

const wheel = `[data-wheel="${far.facing}"]`

const hex = (page: Page, at: number) => page.locator(`[data-hex="${at}"]`)
const commit = (page: Page) => page.locator('[data-part="plan"] [data-commit]')

/** Where the unit stands when the table has moved on, told by the drawing of its hex. */
async function expectArrived(page: Page, before: number): Promise<void> {
  await expect.poll(() => momentOf(page)).toBe(before + steps)
  await untilAsked(page)
  const name = fieldOf(marching.state).cards[unit]?.name ?? ''
  expect(await hex(page, far.place).getAttribute('aria-label')).toContain(name)
}

test('by mouse: a unit, its reach with costs and stops, the way, the wheel, one commit, taken back', async () => {
  const { page, errors } = await openDealt(browser, marching.deal)
  await untilAsked(page)
  const before = await momentOf(page)
  await hex(page, from).dispatchEvent('click')
  await page.locator('[data-part="reach"]').waitFor({ state: 'attached' })
  expect(await page.locator('[data-stops="true"]').count()).toBeGreaterThan(0)
  await hex(page, far.place).dispatchEvent('pointerover')
  await page.locator('[data-part="path"]').waitFor({ state: 'attached' })
  await hex(page, far.place).dispatchEvent('click')
  await page.locator('[data-part="wheel"]').waitFor({ state: 'attached' })
  expect(await page.locator('[data-wheel][data-strikes="true"]').count()).toBeGreaterThan(0)
  expect(await momentOf(page)).toBe(before)
  await page.locator(wheel).dispatchEvent('click')
  expect(await page.locator(wheel).getAttribute('data-chosen')).toBe('true')
  await page.getByText('It must stop there').waitFor()
  await commit(page).click()
  await expectArrived(page, before)
  await page.keyboard.press('u')
  await expect.poll(() => momentOf(page)).toBe(before)
  expect(errors).toEqual([])
})

test('by keys: walk to the unit and to its goal, turn by Q and E, Enter commits', async () => {
  const { page, errors } = await openDealt(browser, marching.deal)
  await untilAsked(page)
  const before = await momentOf(page)
  await hex(page, from).focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-part="reach"]').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await hex(page, far.place).focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-part="wheel"]').waitFor({ state: 'attached' })
  for (let i = 0; i < 6; i++) {
    if ((await page.locator(wheel).getAttribute('data-chosen')) === 'true') break
    await page.keyboard.press('e')
  }
  await page.keyboard.press('q')
  expect(await page.locator(wheel).getAttribute('data-chosen')).toBe('false')
  await page.keyboard.press('e')
  await page.keyboard.press('Enter')
  await expectArrived(page, before)
  expect(errors).toEqual([])
})

test('by touch: a tap previews, another tap changes it, the button commits', async () => {
  const { page, errors } = await openDealt(browser, marching.deal, { viewport: sizes.phone })
  await untilAsked(page)
  const before = await momentOf(page)
  await hex(page, from).dispatchEvent('click')
  await page.locator('[data-part="reach"]').waitFor({ state: 'attached' })
  await hex(page, far.place).dispatchEvent('click')
  await hex(page, far.place).dispatchEvent('click')
  expect(await momentOf(page)).toBe(before)
  await page
    .locator('[data-part="plan"]')
    .getByRole('button', { name: `facing ${CORNER_NAMES[far.facing ?? 0]}`, exact: true })
    .click()
  const box = await commit(page).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await commit(page).click()
  await expectArrived(page, before)
  expect(errors).toEqual([])
})
