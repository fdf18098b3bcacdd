import { fieldOf, type GloryState, glory } from '@gunbai/glory'
import { strikableFrom } from '@gunbai/glory/screen'
import { CORNER_NAMES, type Corner, type HexId } from '@gunbai/hexes'
import type { Action, Journey } from '@gunbai/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { openDealt } from '../testing/dealt-game.ts'
import { findPosition } from '../testing/glory-march.ts'
import { sameStep, stackMarch, sureCharge } from '../testing/glory-moves.ts'
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

const end = (page: Page) => page.locator('[data-part="plan"] [data-end]')

/** Takes up what stands in a hex, when the table knows what may be drafted. */
async function takeUp(page: Page, at: number): Promise<void> {
  await page.locator(`[data-hex="${at}"]:not([data-lit="none"])`).dispatchEvent('click')
  await page.locator('[data-part="reach"]').waitFor({ state: 'attached' })
}

/** The middle of a hex on the screen, or a point of it towards one of its corners. */
async function pointOf(page: Page, at: number, corner?: number): Promise<{ x: number; y: number }> {
  return hex(page, at).evaluate((found, towards) => {
    const shape = found as SVGGElement
    shape.scrollIntoView({ block: 'center', inline: 'center' })
    const { x, y, width, height } = shape.getBoundingClientRect()
    const angle = (Math.PI / 3) * (towards ?? 0) - Math.PI / 2
    const far = towards === undefined ? 0 : Math.min(width, height) * 0.36
    return { x: x + width / 2 + Math.cos(angle) * far, y: y + height / 2 + Math.sin(angle) * far }
  }, corner)
}

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
  await takeUp(page, from)
  expect(await page.locator('[data-stops="true"]').count()).toBeGreaterThan(0)
  await hex(page, far.place).dispatchEvent('pointerover')
  await page.locator('[data-part="path"]').waitFor({ state: 'attached' })
  await hex(page, far.place).dispatchEvent('click')
  await page.locator('[data-part="wheel"]').waitFor({ state: 'attached' })
  expect(await page.locator('[data-wheel][data-strikes="true"]').count()).toBeGreaterThan(0)
  expect(await momentOf(page)).toBe(before)
  await page.locator(wheel).dispatchEvent('click')
  await expect.poll(() => page.locator(wheel).getAttribute('data-chosen')).toBe('true')
  await page.getByText('It must stop there').waitFor()
  expect(await findings(page, 'plan')).toEqual([])
  await commit(page).click()
  await expectArrived(page, before)
  await page.keyboard.press('u')
  await expect.poll(() => momentOf(page)).toBe(before)
  expect(errors).toEqual([])
})

test('by mouse: dragged and put down towards a corner it faces that way; two marches, one press, and the activation ends', async () => {
  const { page, errors } = await openDealt(browser, brigade.deal)
  const found = sameStep(brigade.state, glory.answers(brigade.state, 0))
  if (found === null) throw new Error('nobody follows')
  const start = Number(brigade.state.units[found.piece]?.hex)
  await untilAsked(page)
  const before = await momentOf(page)
  await page.locator(`[data-hex="${start}"]:not([data-lit="none"])`).waitFor({ state: 'attached' })
  const a = await pointOf(page, start)
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  const b = await pointOf(page, found.place, found.facing ?? 0)
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 })
  await page.mouse.move(b.x, b.y, { steps: 4 })
  await page.mouse.up()
  await expect
    .poll(() => page.locator(`[data-wheel="${found.facing}"]`).getAttribute('data-chosen'))
    .toBe('true')
  await page.locator('[data-brigade]').click()
  await expect.poll(() => page.locator('[data-part="parts"] li').count()).toBeGreaterThan(1)
  expect(await momentOf(page)).toBe(before)
  await end(page).click()
  // both marched, and whatever came after them was ended
  await expect.poll(() => momentOf(page)).toBeGreaterThan(before + found.answers.length + 1)
  await untilAsked(page)
  expect(await page.locator('[data-part="parts"] li').count()).toBe(0)
  expect(errors).toEqual([])
})

test('by keys: walk to the unit and to its goal, turn by Q and E, Enter commits', async () => {
  const { page, errors } = await openDealt(browser, marching.deal)
  await untilAsked(page)
  const before = await momentOf(page)
  await page.locator(`[data-hex="${from}"]:not([data-lit="none"])`).waitFor({ state: 'attached' })
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
    await page.locator('[data-wheel][data-chosen="true"]').waitFor({ state: 'attached' })
  }
  await page.keyboard.press('q')
  await expect.poll(() => page.locator(wheel).getAttribute('data-chosen')).toBe('false')
  await page.keyboard.press('e')
  await expect.poll(() => page.locator(wheel).getAttribute('data-chosen')).toBe('true')
  await page.keyboard.press('Enter')
  await expectArrived(page, before)
  expect(errors).toEqual([])
})

test('by touch: a tap previews, another tap changes it, the button commits', async () => {
  const { page, errors } = await openDealt(browser, marching.deal, { viewport: sizes.phone })
  await untilAsked(page)
  const before = await momentOf(page)
  await takeUp(page, from)
  await hex(page, far.place).dispatchEvent('click')
  await page.locator('[data-part="wheel"]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: /^Leave out/ }).click()
  await expect.poll(() => page.locator('[data-part="parts"]').count()).toBe(0)
  await takeUp(page, from)
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

const charging = findPosition('two-crossings', (s, answers) => sureCharge(s, answers) !== null)

test('a charge is shown with its odds and both its sums before it is given', async () => {
  const { page, errors } = await openDealt(browser, charging.deal)
  const charge = sureCharge(charging.state, glory.answers(charging.state, 0))
  await untilAsked(page)
  const before = await momentOf(page)
  await hex(page, charge?.hex ?? -1).dispatchEvent('click')
  await page.locator('[data-sum="sum.squared"]').waitFor()
  expect(await page.locator('[data-sum]').count()).toBeGreaterThan(1)
  expect(await page.locator(`[data-odds="${charge?.hex}"]`).textContent()).toMatch(/%/)
  expect(await momentOf(page)).toBe(before)
  expect(await findings(page, 'charge')).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('[data-sum]').count()).toBe(0)
  await hex(page, charge?.hex ?? -1).dispatchEvent('click')
  await commit(page).click()
  await expect.poll(() => momentOf(page)).toBeGreaterThan(before)
  expect(errors).toEqual([])
})

const brigade = findPosition('two-crossings', (s, answers) => sameStep(s, answers) !== null)

const stacked = findPosition('two-crossings', (s, answers) => stackMarch(s, answers) !== null)

test('JG-4.4.1-c the whole stack marches by one commit', async () => {
  const { page, errors } = await openDealt(browser, stacked.deal)
  const found = stackMarch(stacked.state, glory.answers(stacked.state, 0))
  if (found === null) throw new Error('no stack marches')
  const { top, way } = found
  await untilAsked(page)
  const before = await momentOf(page)
  await takeUp(page, Number(stacked.state.units[top]?.hex))
  await hex(page, way.place).dispatchEvent('click')
  await page.getByText('Goes along').waitFor()
  await commit(page).click()
  await expect.poll(() => momentOf(page)).toBe(before + way.answers.length)
  expect(errors).toEqual([])
})

const questionOf = (s: GloryState): string =>
  glory.questions(s).find(({ seat }) => seat === 0)?.name ?? 'others asked'

const lone = findPosition('two-crossings', (s, answers) => onlyShotIn(s, answers) !== null)

/** The only shot of a fire segment, after which its side is asked who moves. */
function onlyShotIn(s: GloryState, answers: readonly Action[]): { hex: number } | null {
  const shots = answers.filter(({ kind }) => kind === 'fire') as (Action & { unit: number; hex: number })[]
  const [shot] = shots
  if (shot === undefined || shots.length > 1 || questionOf(s) !== 'fire segment / fire') return null
  const then = glory.copy(s)
  glory.play(then, 0, shot as never)
  return questionOf(then) === 'movement segment / move' ? shot : null
}

test('the only shot stands ready with its odds; put aside it is not fired, and one button fires and ends the activation', async () => {
  const { page, errors } = await openDealt(browser, lone.deal)
  const aim = onlyShotIn(lone.state, glory.answers(lone.state, 0))?.hex ?? -1
  await untilAsked(page)
  const before = await momentOf(page)
  await commit(page).waitFor()
  await page.locator('[data-part="plan"] [data-sum]').first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('[data-sum]').count()).toBe(0)
  await hex(page, aim).dispatchEvent('click')
  await page.locator('[data-part="plan"] [data-sum]').first().waitFor()
  expect(await momentOf(page)).toBe(before)
  await end(page).click()
  await expect.poll(() => momentOf(page)).toBeGreaterThan(before + 1)
  expect(errors).toEqual([])
})

const alarming = findPosition('two-crossings', (s, answers) => alarm(s, answers) !== null)

/** The way of a unit that stands alone to beside an enemy commander, who is asked where he withdraws to. */
function alarm(s: GloryState, answers: readonly Action[]): Journey | null {
  for (const { kind, unit: each } of answers as (Action & { unit: number })[]) {
    const piece = s.units[each]
    if (kind !== 'march' || piece === undefined || piece.below >= 0 || s.tops[piece.hex] !== each) continue
    const way = (glory.journeys?.(s, 0, each) ?? []).find(
      ({ stops, facing, answers: given }) =>
        stops?.rule === 'JG-2.5.2-a' &&
        facing === null &&
        given.every((step) => (step as { forced?: boolean }).forced !== true),
    )
    if (way === undefined) continue
    const then = glory.copy(s)
    for (const step of way.answers) glory.play(then, 0, step as never)
    if (glory.questions(then)[0]?.name === 'withdrawal / where') return way
  }
  return null
}

test('JG-2.5.2-a a march beside an enemy commander goes on by itself when he has withdrawn, and the activation ends', async () => {
  const { page, errors } = await openDealt(browser, alarming.deal)
  const way = alarm(alarming.state, glory.answers(alarming.state, 0))
  if (way === null) throw new Error('nobody is alarmed')
  await untilAsked(page)
  const before = await momentOf(page)
  await takeUp(page, Number(alarming.state.units[way.piece]?.hex))
  await hex(page, way.place).dispatchEvent('click')
  await page.locator('[data-wheel][data-chosen="true"]').waitFor({ state: 'attached' })
  await end(page).click()
  // he withdrew, it halted, and the segment was ended
  await expect.poll(() => momentOf(page)).toBeGreaterThanOrEqual(before + way.answers.length + 3)
  expect(errors).toEqual([])
})
