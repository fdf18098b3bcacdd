import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { openBrowser, openPage, swift } from '../testing/browser.ts'
import { playOne, untilAsked } from '../testing/shogun-player.ts'

const address = inject('address')
let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
})
afterEach(() => context.close())

/** A three-player game with these players, its first question on the table. */
async function begin(players: Readonly<Record<string, string>>, settings: object = swift) {
  const { page, errors } = await openPage(context, `${address}/#/new/shogun`, settings)
  await page.getByText('Three players').first().click()
  for (const [clan, player] of Object.entries(players)) await page.getByLabel(clan).selectOption(player)
  await page.getByRole('button', { name: 'Begin' }).click()
  return { page, errors }
}

const stage = (page: Page) => page.locator('[class*=round] span').first().textContent()

/** Plays until the round is at this stage and the page asks something; what was done on the way. */
async function playUntil(page: Page, wanted: RegExp): Promise<Set<string>> {
  const done = new Set<string>()
  for (let turn = 0; turn < 400; turn++) {
    await untilAsked(page)
    if (wanted.test((await stage(page)) ?? '')) return done
    const what = await playOne(page, turn)
    if (what !== null) done.add(what)
    await page.waitForTimeout(20)
  }
  throw new Error(`never came to ${wanted}`)
}

/** What the log has told, by the kinds of its events. */
const told = (page: Page) =>
  page
    .locator('[data-part="log"] li')
    .evaluateAll((list) => list.map((each) => (each as HTMLElement).dataset.kind ?? ''))

test('a full round of a three-player game through every action, one person and two bots', async () => {
  const { page, errors } = await begin({ Pink: 'human', Grey: 'greedy', Indigo: 'greedy' })
  const done = await playUntil(page, /^1 · Planning/)
  expect([...done].sort()).toEqual(expect.arrayContaining(['place', 'reinforce']))
  for (const [next, answers] of [
    [/^2/, ['put']],
    [/^[34]/, ['wish']],
    [/^4/, ['build']],
    [/^5/, ['enlist', 'station']],
    [/^7/, ['post']],
    [/^1/, ['declare', 'End the phase']],
  ] as const) {
    expect([...(await playUntil(page, next))]).toEqual(expect.arrayContaining([...answers]))
  }
  const kinds = await told(page)
  const count = (kind: string) => kinds.filter((each) => each === kind).length
  expect(count('round began')).toBe(2)
  for (const kind of ['planned', 'sword', 'war turn', 'income']) {
    expect([kind, count(kind) >= 3]).toEqual([kind, true])
  }
  for (const kind of ['built', 'enlisted', 'hired', 'posted', 'declared']) {
    expect([kind, count(kind) > 0]).toEqual([kind, true])
  }
  expect(count('ninja won') + count('ninja unsold')).toBe(1)
  expect(errors).toEqual([])
}, 480_000)

test('a sealed plan stays sealed for the next one at the same device, until all are opened together', async () => {
  const { page } = await begin({ Pink: 'human', Grey: 'human', Indigo: 'random' })
  const cover = page.locator('dialog[open] button')
  const planning = page.locator('[data-part="planning"]')
  for (let turn = 0; turn < 200 && (await planning.count()) === 0; turn++) {
    // by the page's own event: a cover may be gone before a mouse could have reached it
    if ((await cover.count()) > 0)
      await cover.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click())
    else await playOne(page, turn, { plans: false })
    await page.waitForTimeout(40)
  }
  const spent = page.getByRole('button', { name: 'More for: Ninja' })
  const owner = (await page.locator('[data-part="planning"] strong').first().textContent())?.split(':')[0]
  while (await spent.isEnabled()) await spent.click()
  await page.getByRole('button', { name: 'Seal the plan' }).click()
  await page.locator('dialog[open]').waitFor()
  expect(await planning.count()).toBe(0)
  await cover.first().click()
  await planning.waitFor()
  expect((await page.locator('[data-part="planning"] strong').first().textContent())?.split(':')[0]).not.toBe(
    owner,
  )
  expect(await told(page)).not.toContain('planned')
  await playOne(page, 0)
  await page.locator('[data-kind="planned"]').first().waitFor({ state: 'attached' })
  expect((await told(page)).filter((kind) => kind === 'planned')).toHaveLength(3)
  const opened = await page.locator('[data-kind="planned"]').allTextContents()
  expect(opened.find((text) => text.startsWith(owner ?? '?'))).toContain('ninja 7')
}, 480_000)

test('by keys alone: a province reinforced, a plan made and sealed', async () => {
  const { page } = await begin({ Pink: 'human', Grey: 'random', Indigo: 'random' })
  const moment = () => page.locator('[data-layout]').getAttribute('data-moment').then(Number)
  for (let i = 0; i < 40 && (await page.locator('[data-part="planning"]').count()) === 0; i++) {
    await untilAsked(page)
    const before = await moment()
    if ((await page.locator('[data-lit="target"]').count()) === 0) continue
    await page.keyboard.press('b')
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    if ((await page.locator('[data-part="chooser"]').count()) > 0) await page.keyboard.press('Enter')
    await page.waitForFunction(
      (then) => Number(document.querySelector('[data-moment]')?.getAttribute('data-moment')) > then,
      before,
    )
  }
  await page.keyboard.press('h')
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
  for (let i = 0; i < 20 && (await focused()) !== 'More for: Swords'; i++) await page.keyboard.press('Tab')
  for (let koku = 0; koku < 7; koku++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+Tab')
  for (let i = 0; i < 20 && (await focused()) !== 'Seal the plan'; i++) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.locator('[data-kind="planned"]').first().waitFor({ state: 'attached', timeout: 30_000 })
  const opened = await page.locator('[data-kind="planned"]').allTextContents()
  expect(opened.find((text) => text.startsWith('Pink'))).toContain('swords 7')
}, 480_000)

test.each([
  { width: 1440, height: 900, theme: 'dark' },
  { width: 1024, height: 768, theme: 'light' },
  { width: 390, height: 844, theme: 'light' },
])(
  'axe has nothing serious to say of the board, $theme at $width x $height',
  async ({ theme, ...viewport }) => {
    await context.close()
    context = await browser.newContext({ viewport })
    const { page } = await begin({ Pink: 'human', Grey: 'random', Indigo: 'random' }, { ...swift, theme })
    const found: Record<string, string[]> = {}
    await untilAsked(page)
    found['set-up'] = await findings(page)
    if (viewport.width > 600) {
      await playUntil(page, /^1/)
      found.planning = await findings(page)
      await playUntil(page, /^7/)
      found.war = await findings(page)
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((screen) => [screen, []])))
  },
  480_000,
)
