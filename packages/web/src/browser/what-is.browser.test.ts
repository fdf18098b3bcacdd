import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { swift } from '../testing/browser.ts'
import { openDealt } from '../testing/dealt-game.ts'
import { momentOf, untilAsked } from '../testing/table-page.ts'
import { sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

const sheet = (page: Page) => page.locator('[data-part="what-is"]')

/** A place of the board that is called so for whoever hears it. */
const place = (page: Page, called: string) =>
  page.locator(`[data-part="board"] [aria-label*="${called}"]`).first()

const rightClick = (on: Locator) => on.click({ button: 'right', force: true })

/** Has something explained, and is told this. */
async function isTold(page: Page, ask: () => Promise<void>, told: RegExp): Promise<void> {
  await ask()
  await sheet(page).filter({ hasText: told }).waitFor()
}

/** The ? of the prompt, and then a click. */
async function askAt(page: Page, on: Locator): Promise<void> {
  await page.locator('[data-part="ask"]').click()
  await on.click({ force: true })
}

/** A finger that rests until the sheet has come. */
async function press(page: Page, on: Locator): Promise<void> {
  const { x, y, width, height } = (await on.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = { clientX: x + width / 2, clientY: y + height / 2 }
  const finger = { ...at, pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true }
  await on.dispatchEvent('pointerdown', finger)
  await sheet(page).waitFor()
  await page.locator('[data-layout]').dispatchEvent('pointerup', finger)
}

interface Asked {
  readonly game: string
  readonly setup: string
  readonly players: readonly string[]
  readonly language: string
  /** By the right button: what the place is called, and what is told of it. */
  readonly places: readonly (readonly [called: string, told: RegExp])[]
  /** By ? and a click, or ? on what has the focus: what selects it, and what is told. */
  readonly things: readonly (readonly [selector: string, told: RegExp])[]
  /** A word that is looked for, and what is told of it. */
  readonly word: readonly [string, RegExp]
}

const games: readonly Asked[] = [
  {
    game: 'samurai',
    setup: 'gmt-01',
    players: ['human', 'greedy'],
    language: 'en',
    places: [
      ['Samurai spears', /Close combat: 4 dice/],
      ['Forest', /Blocks sight/],
    ],
    things: [['[data-part="hand"] [data-handle]', /Rulebook: /]],
    word: ['seppuku', /five honor/],
  },
  {
    game: 'shogun',
    setup: 'standard-3',
    players: ['human', 'greedy', 'greedy'],
    language: 'it',
    places: [['Bungo', /Bungo/]],
    things: [[':text-matches("provinc", "i"):visible', /provinc/i]],
    word: ['ninja', /8 o meno/],
  },
  {
    game: 'glory',
    setup: 'two-crossings',
    players: ['human', 'greedy'],
    language: 'hu',
    places: [['gyalogság', /kohézió/i]],
    things: [[':text-matches("pont", "i"):visible', /pont/i]],
    word: ['négyszög', /roham/i],
  },
]

test.each(games)(
  'whatever is on the table of $game is explained on the spot ($language)',
  async ({ game, setup, players, language, places, things, word }) => {
    const { page, errors } = await openDealt(
      browser,
      { rulebook: game, setup, players, seed: 'what is this' },
      { settings: { ...swift, language } },
    )
    await untilAsked(page)
    // where all answer together a bot may do so meanwhile: what the viewer is asked stays
    const asked = () => page.locator('[data-layout]').getAttribute('data-asked')
    const before = await asked()
    await page.locator('[data-part="ask"]').click()
    await page.getByRole('status').filter({ hasText: 'Esc' }).waitFor()
    await page.keyboard.press('Escape')
    for (const [called, told] of places) await isTold(page, () => rightClick(place(page, called)), told)
    expect(await findings(page, 'what is this')).toEqual([])
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'detached' })
    for (const [selector, told] of things) {
      await isTold(page, () => askAt(page, page.locator(selector).first()), told)
      await page.keyboard.press('Escape')
    }
    // a word of the prompt, by keys alone
    await isTold(page, () => askAt(page, page.locator('[data-mine]').first()), /./)
    await sheet(page).getByRole('searchbox').fill(word[0])
    await sheet(page).filter({ hasText: word[1] }).waitFor()
    // the way on leads beside the table, which stays where it was
    await sheet(page).locator('a[href^="#/rules/"]').first().click()
    await page.locator('article h3').first().waitFor()
    expect(await page.locator('[data-layout]').count()).toBe(1)
    expect(await asked()).toBe(before)
    expect(errors).toEqual([])
  },
)

test('a finger that rests on a card, a piece or a counter has it explained, and plays nothing', async () => {
  const { page, errors } = await openDealt(
    browser,
    { rulebook: 'samurai', setup: 'gmt-01', players: ['human', 'greedy'], seed: 'what is this' },
    { viewport: sizes.phone, options: { hasTouch: true, isMobile: true } },
  )
  await untilAsked(page)
  const moment = await momentOf(page)
  await press(page, page.locator('[data-handle]').first())
  await sheet(page)
    .filter({ hasText: /Rulebook: / })
    .waitFor()
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await press(page, place(page, 'Samurai spears'))
  await sheet(page)
    .filter({ hasText: /Close combat: 4 dice/ })
    .waitFor()
  expect(await momentOf(page)).toBe(moment)
  expect(errors).toEqual([])
})
