import { fieldOf, type GloryState, glory } from '@gunbai/glory'
import { ordersMoved, proposedOrders } from '@gunbai/glory/screen'
import { type Action, follow, recommendedOrders } from '@gunbai/kernel'
import { beforeAll, expect, test } from 'vitest'
import { answersTo, come, look, movedOn, plan } from '../testing/glory-drafts.ts'
import { findPosition, type MarchGame } from '../testing/glory-march.ts'
import { shotAndMarch } from '../testing/glory-shots.ts'
import { momentOf, untilAsked } from '../testing/table-page.ts'
import { patience, TestBrowser } from '../testing/test-browser.ts'
import { Fingers, visitBy, ways } from '../testing/way.ts'

const browser = new TestBrowser()

type At = Action & { readonly unit: number; readonly hex: number; readonly from: number }
const of = (answers: readonly Action[], kind: string) => answers.filter((each) => each.kind === kind) as At[]
const asked = (s: GloryState) => glory.questions(s).find(({ seat }) => seat === 0)?.name

/** An order of the proposal that can be dragged to a group that has none: from which hex to which. */
function movedOrder(s: GloryState): { from: number; to: number } | null {
  if (asked(s) !== 'phase A / orders') return null
  const view = glory.view(s, 0)
  const drafted = proposedOrders(view, 0)
  const hexesOf = (group: number) =>
    view.units.flatMap(({ group: own, hex }) => (own === group && hex >= 0 ? [hex] : []))
  for (const { group } of drafted)
    for (const other of view.groups.keys()) {
      const { formation, reach } = view.groups[other] ?? { formation: -1, reach: 0 }
      if (reach === 0 || fieldOf(s).battle.formations[formation]?.seat !== 0) continue
      const isFree = drafted.every((each) => each.group !== other)
      if (!isFree || ordersMoved(view, drafted, group, other) === null) continue
      const [from, to] = [hexesOf(group)[0], hexesOf(other)[0]]
      if (from !== undefined && to !== undefined && from !== to) return { from, to }
    }
  return null
}

/** An enemy hex that can be attacked from where the viewer's units stand. */
const attacked = (s: GloryState, answers: readonly Action[]): number | null =>
  asked(s) === 'shock segment / announce' ? (of(answers, 'attack')[0]?.hex ?? null) : null

/** A shot, of several that there are. */
function shot(s: GloryState, answers: readonly Action[]): { from: number; hex: number } | null {
  const shots = of(answers, 'fire')
  if (asked(s) !== 'fire segment / fire' || new Set(shots.map(({ hex }) => hex)).size < 2) return null
  const [first] = shots
  return first === undefined ? null : { from: Number(s.units[first.unit]?.hex), hex: first.hex }
}

/** Whether what is recommended answers without asking. */
function isOrdered(s: GloryState, answers: readonly Action[]): boolean {
  const { windows } = glory
  const window = glory.openWindow(s)
  const { about } = glory.questions(s).find(({ seat }) => seat === 0) ?? {}
  if (window === null || windows === undefined) return false
  return (
    follow(windows, recommendedOrders(windows), window, glory.view(s, 0), 0, answers as never, about) !== null
  )
}

/** The end of a retreat that is farther off than the next hex. */
function retreatEnd(s: GloryState, answers: readonly Action[]): { hex: number; steps: number } | null {
  if (asked(s) !== 'fall back / hex' || isOrdered(s, answers)) return null
  const near = new Set(of(answers, 'fallBack').map(({ hex }) => hex))
  for (const first of of(answers, 'fallBack')) {
    const then = glory.copy(s)
    glory.play(then, 0, first as never)
    if (asked(then) !== 'fall back / hex' || then.revealed !== s.revealed) continue
    const far = of(glory.answers(then, 0), 'fallBack').find(({ hex }) => !near.has(hex))
    if (far !== undefined) return { hex: far.hex, steps: 2 }
  }
  return null
}

let orders: MarchGame
let shock: MarchGame
let firing: MarchGame
let falling: MarchGame
let idle: MarchGame
beforeAll(() => {
  idle = findPosition('two-crossings', (s, answers) => shotAndMarch(s, answers) !== null)
  orders = findPosition('two-crossings', (s) => movedOrder(s) !== null)
  shock = findPosition('two-crossings', (s, answers) => attacked(s, answers) !== null)
  firing = findPosition('two-crossings', (s, answers) => shot(s, answers) !== null)
  falling = findPosition('two-crossings', (s, answers) => retreatEnd(s, answers) !== null)
})

/** How long the page has to light what was chosen, before it is chosen again; milliseconds. */
const soon = 2_000

/** Orders are proposed; one is taken from a group and given to another. */
async function orderFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const found = movedOrder(orders.state)
  if (found === null) throw new Error('no order can be moved')
  const start = await come(page, orders, 'orders')
  const drafted = page.locator('[data-part="parts"] li')
  await drafted.first().waitFor()
  const before = await drafted.allTextContents()
  const isDragged = hand.way === 'mouse' || (hand.way === 'touch' && (await hand.sees(found.from, found.to)))
  if (isDragged) await hand.drag(found.from, found.to)
  const isMoved = async () => {
    const now = await drafted.allTextContents()
    return now.length === before.length && now.join() !== before.join()
  }
  /** Where there was no drag: the group, and when it is taken up the other. */
  const isMovedByTwo = async () => {
    if (await isMoved()) return true
    await hand.choose(found.from)
    await page
      .locator(`[data-hex="${found.to}"][data-lit]`)
      .waitFor({ timeout: soon })
      .catch(() => {})
    await hand.choose(found.to)
    return isMoved()
  }
  await expect
    .poll(hand.way === 'mouse' ? isMoved : isMovedByTwo, { timeout: patience, interval: soon })
    .toBe(true)
  await look(hand, 'orders')
  expect(await momentOf(page)).toBe(start)
  await hand.press(plan(page).locator('[data-end]'))
  await movedOn(page, start)
}

/** An enemy who is pointed at is attacked by all who can: the sheet says with which odds. */
async function attackFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const start = await come(page, shock, 'shock')
  await hand.choose(attacked(shock.state, answersTo(shock)) ?? -1)
  await page.locator('[data-part="parts"] li').first().waitFor()
  await plan(page).locator('[data-sum]').first().waitFor()
  await look(hand, 'shock')
  expect(await momentOf(page)).toBe(start)
  await hand.press(plan(page).locator('[data-commit]'))
  await movedOn(page, start)
}

/** A shot shows its odds and what is added to the die; back puts it aside, and only its button fires. */
async function fireFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const found = shot(firing.state, answersTo(firing))
  const start = await come(page, firing, 'fire')
  const aim = async () => {
    const target = page.locator(`[data-hex="${found?.hex}"][data-lit="target"]`)
    const isLit = async () => {
      if ((await target.count()) > 0) return true
      await hand.choose(found?.from ?? -1)
      await target.waitFor({ timeout: soon }).catch(() => {})
      return (await target.count()) > 0
    }
    await page.locator('[data-lit]').first().waitFor({ state: 'attached' })
    await expect.poll(isLit, { timeout: patience, interval: soon }).toBe(true)
    const chooser = page.locator('[data-part="chooser"] button')
    const sum = plan(page).locator('[data-sum]')
    const isAimed = async () => {
      if ((await sum.count()) > 0) return true
      await hand.choose(found?.hex ?? -1)
      await chooser
        .or(sum)
        .first()
        .waitFor({ timeout: soon })
        .catch(() => {})
      if ((await chooser.count()) > 0) await hand.press(chooser)
      await sum
        .first()
        .waitFor({ timeout: soon })
        .catch(() => {})
      return (await sum.count()) > 0
    }
    await expect.poll(isAimed, { timeout: patience, interval: soon }).toBe(true)
  }
  await aim()
  await look(hand, 'fire')
  expect(await momentOf(page)).toBe(start)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('[data-sum]').count()).toBe(0)
  await aim()
  await hand.press(plan(page).locator('[data-commit]'))
  await movedOn(page, start)
}

/**
 * A shot, a march over its last hex to an enemy, and the attack on him: one press, if the shot changes nothing. What is drafted is
 * there again when the page is.
 */
async function draftFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const found = shotAndMarch(idle.state, answersTo(idle))
  if (found === null) throw new Error('nobody fires and marches')
  const start = await come(page, idle, 'idle')
  // ends the activation, where that does not end with the attacks
  const all = plan(page).locator('footer button').last()
  const parts = page.locator('[data-part="parts"] li')
  await expect.poll(() => parts.count()).toBe(1)
  const way = [found.from, found.journey.place, found.target] as const
  // a phone may not show all of it
  if (hand.way !== 'touch' || (await hand.sees(...way))) await hand.drag(...way)
  else for (const place of way) await hand.choose(place)
  await expect.poll(() => parts.count()).toBe(3)
  await plan(page).locator('[data-sum]').first().waitFor()
  await look(hand, 'drafted')
  expect(await momentOf(page)).toBe(start)
  if (hand.way === 'keys') {
    await page.reload()
    await untilAsked(page)
    await expect.poll(() => parts.count()).toBe(3)
    await plan(page).locator('[data-sum]').first().waitFor()
  }
  await hand.press(all)
  await movedOn(page, start + found.answers - 1)
}

/** Where a retreat is to end is pointed at, however many hexes off. */
async function retreatFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const found = retreatEnd(falling.state, answersTo(falling))
  const start = await come(page, falling, 'falling')
  await hand.choose(found?.hex ?? -1, '[data-kind="retreat"]')
  // a finger aims first
  await page.waitForTimeout(400)
  if (hand.way === 'touch' && (await momentOf(page)) === start) await hand.choose(found?.hex ?? -1)
  await movedOn(page, start + (found?.steps ?? 2) - 1)
}

test.each(ways)(
  'by %s: an order changes its group, an enemy is attacked, a shot fired, all of it in one draft, a retreat led to its end',
  async (way) => {
    const { page, errors } = await browser.visit('/#/about', visitBy(way))
    const hand = new Fingers(page, way, 'data-hex')
    await orderFlow(hand)
    await attackFlow(hand)
    await fireFlow(hand)
    await draftFlow(hand)
    await retreatFlow(hand)
    expect(errors).toEqual([])
  },
)
