import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { swift } from '../testing/browser.ts'
import { openDealt } from '../testing/dealt-game.ts'
import { playOne } from '../testing/shogun-player.ts'
import { momentOf, playUntil, untilAsked, untilTaken } from '../testing/table-page.ts'
import { looks, sizes, TestBrowser, type Visit } from '../testing/test-browser.ts'

const browser = new TestBrowser()

/** A three-player game: Pink, Grey and Indigo played by these. */
function begin(players: string[], visit: Visit = {}) {
  return openDealt(browser, { rulebook: 'shogun', setup: 'standard-3', players, seed: 'three clans' }, visit)
}

const stage = (page: Page) => page.locator('[class*=round] span').first()

/** Plays until the round is at this stage and the page asks something; what was done on the way. */
async function playUntilStage(page: Page, wanted: RegExp): Promise<Set<string>> {
  const done = new Set<string>()
  await playUntil(
    page,
    async () => wanted.test((await stage(page).textContent()) ?? ''),
    async (...now) => {
      const what = await playOne(...now)
      if (what !== null) done.add(what)
      return what !== null
    },
  )
  return done
}

/** What the log has told, by the kinds of its events. */
const told = (page: Page) =>
  page
    .locator('[data-part="log"] li')
    .evaluateAll((list) => list.map((each) => (each as HTMLElement).dataset.kind ?? ''))

test('a full round of a three-player game through every action, one person and two bots', async () => {
  const { page, errors } = await begin(['human', 'greedy', 'greedy'])
  const done = await playUntilStage(page, /^1 · Planning/)
  expect([...done].sort()).toEqual(expect.arrayContaining(['place', 'reinforce']))
  for (const [next, answers] of [
    [/^2/, ['put']],
    [/^[34]/, ['wish']],
    [/^4/, ['build']],
    [/^5/, ['levy']],
    [/^7/, ['post']],
    [/^1/, ['declare', 'attacks', 'sendsAndEnd']],
  ] as const) {
    expect([...(await playUntilStage(page, next))]).toEqual(expect.arrayContaining([...answers]))
  }
  const kinds = await told(page)
  const count = (kind: string) => kinds.filter((each) => each === kind).length
  expect(count('roundBegan')).toBe(2)
  for (const kind of ['planned', 'sword', 'warTurn', 'income']) {
    expect([kind, count(kind) >= 3]).toEqual([kind, true])
  }
  for (const kind of ['built', 'enlisted', 'hired', 'posted', 'declared']) {
    expect([kind, count(kind) > 0]).toEqual([kind, true])
  }
  expect(count('ninjaWon') + count('ninjaUnsold')).toBe(1)
  expect(errors).toEqual([])
})

test('a sealed plan stays sealed for the next one at the same device, until all are opened together', async () => {
  const { page } = await begin(['human', 'human', 'random'])
  const cover = page.locator('dialog[open] button')
  const planning = page.locator('[data-part="planning"]')
  await playUntil(
    page,
    async () => (await planning.count()) > 0,
    async (_, turn) => {
      if ((await cover.count()) === 0) return (await playOne(page, turn, { plans: false })) !== null
      await cover.click()
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      return true
    },
  )
  const spent = page.getByRole('button', { name: 'More for: Ninja' })
  const owner = (await page.locator('[data-part="planning"] h2').first().textContent())?.split(':')[0]
  while (await spent.isEnabled()) await spent.click()
  await page.getByRole('button', { name: 'Seal the plan' }).click()
  await page.locator('dialog[open]').waitFor()
  expect(await planning.count()).toBe(0)
  await cover.click()
  await planning.waitFor()
  expect((await page.locator('[data-part="planning"] h2').first().textContent())?.split(':')[0]).not.toBe(
    owner,
  )
  expect(await told(page)).not.toContain('planned')
  await playOne(page, 0)
  await page.locator('[data-kind="planned"]').first().waitFor({ state: 'attached' })
  expect((await told(page)).filter((kind) => kind === 'planned')).toHaveLength(3)
  const opened = await page.locator('[data-kind="planned"]').allTextContents()
  expect(opened.find((text) => text.startsWith(owner ?? '?'))).toContain('ninja 5')
})

test('by keys alone: a province reinforced, a plan made and sealed', async () => {
  const { page } = await begin(['human', 'random', 'random'])
  await playUntil(
    page,
    async () => (await page.locator('[data-part="planning"]').count()) > 0,
    async () => {
      const moment = await momentOf(page)
      for (const key of ['b', 'n', 'Enter']) await page.keyboard.press(key)
      if ((await page.locator('[data-part="chooser"]').count()) > 0) await page.keyboard.press('Enter')
      await untilTaken(page, moment)
      return true
    },
  )
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
  /** A key again and again, until it has led there. */
  const press = async (key: string, wanted: string) => {
    for (let i = 0; i < 20 && (await focused()) !== wanted; i++) await page.keyboard.press(key)
    expect(await focused()).toBe(wanted)
  }
  // the page hears keys as soon as it has drawn the plan, not before
  await expect
    .poll(async () => {
      await page.keyboard.press('h')
      return page.locator('[data-part="planning"] :focus').count()
    })
    .toBe(1)
  await press('Tab', 'More for: Swords')
  for (let koku = 0; koku < 7; koku++) await page.keyboard.press('ArrowUp')
  await press('Tab', 'Seal the plan')
  await page.keyboard.press('Enter')
  await page.locator('[data-kind="planned"]').first().waitFor({ state: 'attached' })
  const opened = await page.locator('[data-kind="planned"]').allTextContents()
  expect(opened.find((text) => text.startsWith('Pink'))).toContain('swords 6')
})

test.each(looks)(
  'axe has nothing serious to say of the board, $theme at $width x $height',
  async ({ theme, ...viewport }) => {
    const { page } = await begin(['human', 'random', 'random'], { viewport, settings: { ...swift, theme } })
    await untilAsked(page)
    const found = await findings(page, 'set-up')
    if (viewport.width > sizes.phone.width) {
      await playUntilStage(page, /^1/)
      found.push(...(await findings(page, 'planning')))
      await playUntilStage(page, /^7/)
      found.push(...(await findings(page, 'war')))
    }
    expect(found).toEqual([])
  },
)
