import type { ShogunAction, ShogunView } from '@gunbai/shogun/screen'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { openDealt } from '../testing/dealt-game.ts'
import { playedUntil } from '../testing/shogun-moments.ts'
import { playOne } from '../testing/shogun-player.ts'
import { click, momentOf, playUntil, untilAsked, untilTaken } from '../testing/table-page.ts'
import { sizes, TestBrowser, type Visit } from '../testing/test-browser.ts'

const browser = new TestBrowser()

/** A game of three that has come to what is wanted of its first seat; the others are bots. */
async function openAt(
  wanted: (answers: readonly ShogunAction[], view: ShogunView) => boolean,
  visit: Visit = {},
  seed = 'three clans',
  setup = 'standard-3',
): Promise<Page> {
  const answers = await playedUntil(setup, seed, wanted)
  const deal = {
    rulebook: 'shogun',
    setup,
    players: ['human', ...(setup === 'standard-2' ? ['random'] : ['random', 'random'])],
    seed,
    answers,
  }
  const { page } = await openDealt(browser, deal, visit)
  await untilAsked(page)
  return page
}

const has = (kind: ShogunAction['kind']) => (answers: readonly ShogunAction[]) =>
  answers.some((each) => each.kind === kind)

/** What the log has told of one kind. */
const told = (page: Page, kind: string) => page.locator(`[data-part="log"] [data-kind="${kind}"]`)

const lit = (page: Page) => page.locator('[data-lit="target"]:not([data-kind="takeBack"])')

test('a levy by mouse: straight on the map, spread evenly, one commit', async () => {
  const page = await openAt(has('enlist'))
  const tray = page.locator('[data-part="levy"]')
  expect(await tray.textContent()).toContain('Proposed: the most men, where enemies touch')
  const proposed = await page.locator('[data-drafted]').count()
  expect(proposed).toBeGreaterThan(4)
  await shot(page, 'levy-proposed')
  expect(await findings(page, 'levy-proposed')).toEqual([])
  await tray.getByRole('button', { name: 'Clear' }).click()
  await page.locator('[data-drafted]').first().waitFor({ state: 'detached' })
  await tray.getByRole('button', { name: 'archer', exact: false }).first().click()
  await lit(page).first().dispatchEvent('click')
  await page.locator('[data-part="chooser"] button, [data-drafted]').first().waitFor({ state: 'attached' })
  const chooser = page.locator('[data-part="chooser"] button')
  if ((await chooser.count()) > 0) await chooser.first().click()
  expect(await page.locator('[data-drafted]').count()).toBe(1)
  await tray.getByRole('button', { name: 'More: swordsman' }).click({ clickCount: 3 })
  expect(await tray.textContent()).toContain('3 of 3 koku, 4 men')
  await tray.getByRole('button', { name: 'Spread evenly' }).click()
  expect(await page.locator('[data-drafted]').count()).toBe(4)
  await page.locator('[data-kind="takeBack"]').last().dispatchEvent('click')
  expect(await tray.textContent()).toContain('2 of 3 koku, 3 men')
  await shot(page, 'levy')
  await tray.getByRole('button', { name: 'Enlist 3 men' }).click()
  await told(page, 'enlisted').first().waitFor({ state: 'attached' })
  expect((await told(page, 'enlisted').allTextContents()).filter((each) => /^Pink/.test(each))).toHaveLength(
    3,
  )
})

/** Armies may move, and one of them owes a garrison where it stands. */
const marching = (answers: readonly ShogunAction[], { armies, provinces }: ShogunView) =>
  answers.some(
    (each) =>
      each.kind === 'march' &&
      each.ronin === 0 &&
      Object.values(provinces[armies[each.army]?.place ?? 0]?.force ?? {}).every((men) => men === 0) &&
      provinces.every(({ hidden }) => (hidden ?? 0) === 0),
  ) && answers.every(({ kind }) => kind !== 'stay')

test('a march by keys: the destination first, then who stays, one commit', async () => {
  const page = await openAt(marching, {}, 'a march')
  await page.keyboard.press('b')
  const garrison = page.locator('[data-part="march"]').getByRole('group')
  const origins = await page.locator('[data-lit="origin"]').count()
  for (let i = 0; i < origins && (await garrison.count()) === 0; i++) {
    // the next army is taken up, and goes to the first place that is lit for it
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    const ways = page.locator('[data-kind="journey"]')
    if (!(await appears(ways.first()))) continue
    await ways.first().focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-part="deeds"]').waitFor()
    await appears(garrison.first())
  }
  const more = page.locator('[data-part="march"]').getByRole('button', { name: /^More/ }).first()
  await more.focus()
  await page.keyboard.press('ArrowUp')
  await shot(page, 'march')
  expect(await findings(page, 'march')).toEqual([])
  const before = await told(page, 'left').count()
  await page.locator('[data-answer="march"]').focus()
  await page.keyboard.press('Enter')
  await told(page, 'left')
    .nth(before + 1)
    .waitFor({ state: 'attached' })
})

/** Whether something comes that may also not come: an army may have nowhere to go. */
const appears = (part: Locator): Promise<boolean> =>
  part.waitFor({ state: 'attached', timeout: 2000 }).then(
    () => true,
    () => false,
  )

test('a war turn by mouse: men join, battles are drawn while armies move, the end carries all of it out', async () => {
  const page = await openAt(
    (answers, { phase }) => phase === 'A' && has('takeIn')(answers) && has('endPhase')(answers),
    {},
    'a march',
  )
  const tray = page.locator('[data-part="war"]')
  await tray.locator('[data-part="join"]').click()
  await tray.locator('[data-part="deeds"]').waitFor()
  await tray.locator('[data-part="likely"]').click()
  const drawn = await tray.locator('[data-part="arrows"] li').count()
  expect(drawn).toBeGreaterThan(0)
  expect(await page.locator('[data-way="attack"]').count()).toBeGreaterThan(0)
  await shot(page, 'war')
  expect(await findings(page, 'war')).toEqual([])
  const before = await told(page, 'declared').count()
  // the button of the bar says that it does not throw the draft away
  await page.getByRole('button', { name: 'Carry it out, end the phase' }).click()
  await told(page, 'declared')
    .nth(before + drawn - 1)
    .waitFor({ state: 'attached' })
  expect(await told(page, 'tookIn').count()).toBeGreaterThan(0)
})

test('a set-up by touch: proposed whole, placed in turn with the others by one tap', async () => {
  const phone = { viewport: sizes.phone, options: { hasTouch: true } }
  const page = await openAt(has('reinforce'), phone)
  const tray = page.locator('[data-part="placement"]')
  await tray.waitFor()
  await shot(page, 'placement')
  expect(await findings(page, 'placement')).toEqual([])
  expect(await page.locator('[data-placed]').count()).toBe(9)
  await tray.locator('[data-answer="placement"]').tap()
  await page.locator('[data-part="planning"]').waitFor()
  await page.setViewportSize(sizes.wide) // where the log is
  await told(page, 'placed').nth(8).waitFor({ state: 'attached' })
  const own = [
    ...(await told(page, 'reinforced').allTextContents()),
    ...(await told(page, 'placed').allTextContents()),
  ]
  expect(own).toHaveLength(3 * (6 + 3))
})

test('casualties by touch: a proposed set, changed, taken with one tap', async () => {
  const phone = { viewport: sizes.phone, options: { hasTouch: true } }
  const page = await openAt(
    (answers, { battle }) => has('lose')(answers) && (battle?.picked?.hits ?? 0) > 1,
    phone,
    'a battle',
  )
  const sheet = page.locator('[data-part="casualties"]')
  await shot(page, 'casualties')
  expect(await findings(page, 'casualties')).toEqual([])
  const lost = async () => (await sheet.locator('output').allTextContents()).map(Number)
  const before = await lost()
  await sheet.locator('button[aria-disabled="false"]', { hasText: '+' }).last().tap()
  const after = await lost()
  expect(after).not.toEqual(before)
  const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0)
  expect(sum(after)).toBe(sum(before))
  await sheet.locator('[data-answer="lose"]').tap()
  await sheet.waitFor({ state: 'detached' })
})

test('men of forces by mouse: proposed for empty land, struck, several ways at once, one commit', async () => {
  const page = await openAt(has('send'), {}, 'a march')
  const tray = page.locator('[data-part="send"]')
  expect(await tray.textContent()).toContain('Proposed: a man for every empty province')
  const ways = page.locator('[data-way="send"]')
  expect(await ways.count()).toBeGreaterThan(0)
  await tray.getByRole('button', { name: 'Clear' }).click()
  await ways.first().waitFor({ state: 'detached' })
  await page.locator('[data-lit="origin"]').first().dispatchEvent('click')
  await page.locator('[data-kind="drafted"]').first().dispatchEvent('click')
  const chooser = page.locator('[data-part="chooser"] button')
  if ((await chooser.count()) > 0) await chooser.first().click()
  await tray.getByRole('button', { name: 'Send 1 man, end the turn' }).waitFor()
  await page.locator('[data-lit="origin"]').last().dispatchEvent('click')
  await tray.locator('button[aria-disabled="false"]', { hasText: '+' }).first().click()
  await shot(page, 'send')
  expect(await findings(page, 'send')).toEqual([])
  const before = await told(page, 'sent').count()
  await tray.getByRole('button', { name: 'Send 2 men on 2 ways' }).click()
  await told(page, 'sent')
    .nth(before + 1)
    .waitFor({ state: 'attached' })
  // what is left empty is proposed anew
  await tray.locator('[data-answer="sendsAndEnd"]').click()
  await tray.waitFor({ state: 'detached' })
  expect(await told(page, 'sent').count()).toBeGreaterThan(before + 2)
})

test('battles by drag and key: an arrow is drawn, taken back by Z, the likely ones at once, one commit', async () => {
  const page = await openAt(has('declare'), {}, 'a march')
  const tray = page.locator('[data-part="attacks"]')
  const arrows = tray.locator('ol button')
  await page.locator('[data-lit="origin"]').first().dispatchEvent('click')
  await page.locator('[data-kind="declare"]').first().dispatchEvent('click')
  const chooser = page.locator('[data-part="chooser"] button')
  if ((await chooser.count()) > 0) await chooser.first().click()
  await arrows.first().waitFor()
  await page.keyboard.press('b')
  await page.keyboard.press('z')
  await arrows.first().waitFor({ state: 'detached' })
  await tray.locator('[data-part="likely"]').click()
  const drawn = await arrows.count()
  expect(drawn).toBeGreaterThan(0)
  await shot(page, 'attacks')
  expect(await findings(page, 'attacks')).toEqual([])
  const before = await told(page, 'declared').count()
  await tray.getByRole('button', { name: new RegExp(`Declare ${drawn} battle`) }).click()
  await tray.waitFor({ state: 'detached' })
  expect(await told(page, 'declared').count()).toBe(before + drawn)
})

test('SG-CBT-01 a battle is seen on the board: both sides, the dice kind by kind; Escape leads to the next choice', async () => {
  const settings = { motion: 'full', pace: 'quick', language: 'en' }
  const page = await openAt(has('declare'), { settings }, 'a march')
  expect(await coveredNames(page)).toEqual([])
  const tray = page.locator('[data-part="attacks"]')
  await tray.locator('[data-part="likely"]').click()
  await tray.locator('[data-answer="attacks"]').click()
  const scene = page.locator('[data-part="battle-scene"]')
  await scene.waitFor()
  await page.locator('[data-beat^="dice"]').waitFor()
  expect(await scene.textContent()).toMatch(/or less/)
  expect(await page.locator('[data-part="dusk"]').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.locator('[data-layout]:not([data-beat])').waitFor()
  expect(await told(page, 'rolled').count()).toBeGreaterThan(0)
})

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
  const page = await openAt((answers, { turn, order }) => has('strike')(answers) && turn === order[0])
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

test('two players divide their cards on one screen: dealt for them, two swapped by touch, one commit', async () => {
  const phone = { viewport: sizes.phone, options: { hasTouch: true } }
  const page = await openAt(has('give'), phone, 'two', 'standard-2')
  const tray = page.locator('[data-part="division"]')
  const commit = tray.locator('[data-answer="division"]')
  expect(await commit.isEnabled()).toBe(true)
  await lit(page).first().dispatchEvent('click')
  await shot(page, 'division')
  expect(await findings(page, 'division')).toEqual([])
  const counts = await tray.getByRole('status').allTextContents()
  expect(counts.sort()).toEqual(['16 of 17 provinces', '18 of 17 provinces'])
  expect(await commit.isEnabled()).toBe(false)
  await tray.getByRole('button', { name: 'Back to the proposal' }).tap()
  await commit.tap()
  await tray.waitFor({ state: 'detached' })
})

test('a plan by mouse: proposed, new units stand in for what another bin gets, sealed as one batch', async () => {
  const page = await openAt(has('put'))
  const tray = page.locator('[data-part="planning"]')
  const seal = tray.getByRole('button', { name: 'Seal the plan' })
  expect(await seal.isEnabled()).toBe(true)
  await tray.getByRole('button', { name: 'Less for: New units' }).click()
  expect(await tray.textContent()).toContain('1 koku is not placed yet')
  expect(await seal.isEnabled()).toBe(false)
  for (let koku = 0; koku < 3; koku++) await tray.getByRole('button', { name: 'More for: Ronin' }).click()
  await shot(page, 'plan')
  expect(await findings(page, 'plan')).toEqual([])
  await seal.click()
  await told(page, 'planned').first().waitFor({ state: 'attached' })
  const [own] = (await told(page, 'planned').allTextContents()).filter((each) => /^Pink/.test(each))
  expect(own).toContain('ronin 4')
})

const shots = process.env.SHOTS
async function shot(page: Page, name: string): Promise<void> {
  if (shots === undefined) return
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${shots}/${name}-${size}.png` })
  }
  await page.setViewportSize(sizes.wide)
}
