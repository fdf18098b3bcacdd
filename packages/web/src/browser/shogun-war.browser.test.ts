import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { swift } from '../testing/browser.ts'
import { chosenFirst, come, look, placeOf, told, toldTo } from '../testing/shogun-drafts.ts'
import { type DraftedMoment, owesGarrison } from '../testing/shogun-moments.ts'
import { playOne } from '../testing/shogun-player.ts'
import { click, momentOf, playUntil, untilTaken } from '../testing/table-page.ts'
import { looks, TestBrowser, type Visit } from '../testing/test-browser.ts'
import { Fingers, visitBy, ways } from '../testing/way.ts'

const browser = new TestBrowser()

async function openAt(name: DraftedMoment, visit: Visit = {}): Promise<Page> {
  const { page } = await browser.visit('/#/about', visit)
  await come(page, name)
  return page
}

/** The first way between places that are both seen. */
async function inSight<W extends { readonly from: number; readonly to: number }>(
  hand: Fingers,
  ways: readonly W[],
): Promise<W> {
  for (const way of ways) if (await hand.sees(way.from, way.to)) return way
  throw new Error('nothing of it is in sight')
}

test.each(ways)(
  'by %s: an army goes to its destination, the sheet says who stays; arrows of battle and men of forces are dragged',
  async (way) => {
    const { page, errors } = await browser.visit('/#/about', visitBy(way))
    const hand = new Fingers(page, way, 'data-province')
    await marchFlow(hand)
    await battleFlow(hand)
    await sendFlow(hand)
    await warFlow(hand)
    expect(errors).toEqual([])
  },
)

async function marchFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const { answers, view } = await come(page, 'march')
  const march = owesGarrison(answers, view)
  const from = view.armies[march?.army ?? -1]?.place ?? -1
  await hand.drag(from, march?.to ?? -1)
  const stays = page.locator('[data-part="march"]')
  await chosenFirst(hand, stays.getByRole('group'))
  await stays.getByRole('group').first().waitFor()
  await hand.press(stays.getByRole('button', { name: /^More/ }))
  await look(hand, 'war')
  const { length: before } = await toldTo(hand, 'left')
  await hand.press(page.locator('[data-answer="march"]'))
  await toldTo(hand, 'left', before + 2)
}

async function battleFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  const { answers } = await come(page, 'battles')
  const { from, to } = await inSight(
    hand,
    answers.flatMap((each) => (each.kind === 'declare' ? [each] : [])),
  )
  const tray = page.locator('[data-part="attacks"]')
  const arrows = tray.locator('ol button')
  await hand.drag(from, to)
  await chosenFirst(hand, arrows)
  await arrows.first().waitFor()
  if (hand.way === 'keys') {
    await page.keyboard.press('b')
    await page.keyboard.press('z')
  } else await hand.press(arrows)
  await arrows.first().waitFor({ state: 'detached' })
  await hand.press(tray.locator('[data-part="likely"]'))
  const drawn = await arrows.count()
  expect(drawn).toBeGreaterThan(0)
  await look(hand, 'attacks')
  const { length: before } = await toldTo(hand, 'declared')
  await hand.press(tray.getByRole('button', { name: new RegExp(`Declare ${drawn} battle`) }))
  await tray.waitFor({ state: 'detached' })
  expect(await toldTo(hand, 'declared')).toHaveLength(before + drawn)
}

/** The ways on which men of the forces in sight can be sent. */
async function sendsFrom(hand: Fingers): Promise<{ from: number; to: number }[]> {
  const { page } = hand
  const ways: { from: number; to: number }[] = []
  for (const origin of await page.locator('[data-lit="origin"]').all()) {
    const from = await placeOf(origin)
    if (!(await hand.sees(from))) continue
    await hand.choose(from)
    const places = page.locator('[data-kind="drafted"]')
    await places.first().waitFor({ state: 'attached' })
    for (const place of await places.all()) ways.push({ from, to: await placeOf(place) })
    await hand.choose(from) // lets go
    if (ways.length > 0) break
  }
  return ways
}

async function sendFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  await come(page, 'send')
  const tray = page.locator('[data-part="send"]')
  expect(await tray.textContent()).toContain('Proposed: a man for every empty province')
  const ways = page.locator('[data-way="send"]')
  expect(await ways.count()).toBeGreaterThan(0)
  await hand.press(tray.getByRole('button', { name: 'Clear' }))
  await ways.first().waitFor({ state: 'detached' })
  const { from, to } = await inSight(hand, await sendsFrom(hand))
  await hand.drag(from, to)
  const send = tray.getByRole('button', { name: 'Send 1 man, end the turn' })
  await chosenFirst(hand, send)
  await send.waitFor()
  await hand.choose(await placeOf(page.locator('[data-lit="origin"]').last()), '[data-lit="origin"]')
  await hand.press(tray.locator('button[aria-disabled="false"]', { hasText: '+' }))
  await look(hand, 'send')
  const { length: before } = await toldTo(hand, 'sent')
  await hand.press(tray.getByRole('button', { name: 'Send 2 men on 2 ways' }))
  await toldTo(hand, 'sent', before + 2)
  // what is left empty is proposed anew
  await hand.press(tray.locator('[data-answer="sendsAndEnd"]'))
  await tray.waitFor({ state: 'detached' })
  await toldTo(hand, 'sent', before + 3)
}

/** Men join, battles are drawn while armies move, and the end of the phase carries all of it out. */
async function warFlow(hand: Fingers): Promise<void> {
  const { page } = hand
  await come(page, 'war')
  const tray = page.locator('[data-part="war"]')
  await hand.press(tray.locator('[data-part="join"]'))
  await tray.locator('[data-part="deeds"]').waitFor()
  await hand.press(tray.locator('[data-part="likely"]'))
  const drawn = await tray.locator('[data-part="arrows"] li').count()
  expect(drawn).toBeGreaterThan(0)
  expect(await page.locator('[data-way="attack"]').count()).toBeGreaterThan(0)
  const { length: before } = await toldTo(hand, 'declared')
  await hand.press(tray.locator('[data-answer="attacks"]'))
  await toldTo(hand, 'declared', before + drawn)
  await toldTo(hand, 'tookIn', 1)
}

test('SG-CBT-01 a battle is seen on the board: both sides, the dice kind by kind; Escape leads to the next choice', async () => {
  const settings = { motion: 'full', pace: 'quick', language: 'en' }
  const page = await openAt('battles', { settings })
  expect(await coveredNames(page)).toEqual([])
  const tray = page.locator('[data-part="attacks"]')
  await tray.locator('[data-part="likely"]').click()
  await tray.locator('[data-answer="attacks"]').click()
  const scene = page.locator('[data-part="battle-scene"]')
  await scene.waitFor()
  await page.locator('[data-beat^="dice"]').waitFor()
  await scene.filter({ hasText: /or less/ }).waitFor()
  expect(await page.locator('[data-part="dusk"]').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.locator('[data-layout]:not([data-beat])').waitFor()
  expect(await told(page, 'rolled').count()).toBeGreaterThan(0)
})

test.each(looks)(
  'axe has nothing serious to say of a battle, $theme at $width x $height',
  async ({ theme, ...viewport }) => {
    const page = await openAt('casualties', { viewport, settings: { ...swift, theme } })
    await page.keyboard.press('Shift') // the stage is fetched when somebody touches the page
    await page.locator('[data-part="battle-scene"]').waitFor()
    expect(await findings(page, 'battle')).toEqual([])
  },
)

/** The names of provinces that cover one another on the map. */
const coveredNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('[data-part="board"] svg text')].filter(({ textContent }) =>
      /[a-z]{2}/.test(textContent ?? ''),
    )
    const covered: string[] = []
    for (const [i, one] of names.entries()) {
      for (const other of names.slice(i + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        // letters have a little room above and below them
        if (across > 0 && down > 4) covered.push(`${one.textContent} and ${other.textContent}`)
      }
    }
    return names.length < 60 ? ['there are not enough names'] : covered
  })

test('SG-RUL-88 of three players the one with the ninja is asked about it at most twice a round', async () => {
  // the first war turn of a round begins, and nobody has struck yet
  const page = await openAt('ninja')
  const dock = page.locator('[data-window="ninja"]')
  const asked = new Set<number>()
  await playUntil(
    page,
    async () => !/^7/.test((await page.locator('[class*=round] span').first().textContent()) ?? ''),
    async (_, turn) => {
      const moment = await momentOf(page)
      if ((await dock.count()) === 0) return (await playOne(page, turn)) !== null
      const passed = await click(page, moment, '[data-part="choices"] button')
      if (passed) asked.add(moment)
      await untilTaken(page, moment)
      return passed
    },
  )
  expect(asked.size).toBeLessThanOrEqual(2)
  expect(asked.size).toBeGreaterThan(0)
})
