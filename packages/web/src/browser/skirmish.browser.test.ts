import { type Action, type GameState, pick, type Rulebook, streamOf } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { swift } from '../testing/browser.ts'
import { openDealt } from '../testing/dealt-game.ts'
import { type Hand, keys, mouse } from '../testing/hand.ts'
import type { Deal } from '../testing/kept-game.ts'
import { momentOf, untilAsked, untilTaken } from '../testing/table-page.ts'
import { looks, TestBrowser } from '../testing/test-browser.ts'

/** The board that any game on hexes gets, on the example of the skirmish. */

const browser = new TestBrowser()
const skirmish = await findRulebook('skirmish').load()
const deal: Deal = { rulebook: 'skirmish', setup: 'fords', players: ['human', 'greedy'], seed: 'fords' }

/** A game by the quick policy up to where the first seat may attack. */
function untilFight(rulebook: Rulebook): { state: GameState; answers: Deal['answers'] } {
  const chance = streamOf(5)
  const state = rulebook.begin({ id: deal.setup, options: {} }, deal.seed)
  const answers: { seat: number; action: Action }[] = []
  for (;;) {
    const [{ seat = 0 } = {}] = rulebook.questions(state)
    const list = rulebook.answers(state, seat)
    if (seat === 0 && list.some(({ kind }) => kind === 'fight')) return { state, answers }
    const action = rulebook.knowledge.playout(state, seat, list, chance)
    answers.push({ seat, action })
    rulebook.play(state, seat, action)
  }
}

/** The hex of a piece, or a hex by its name, as the page counts them. */
function placesIn(state: GameState) {
  const { hexes, pieces } = skirmish.diagram?.of(skirmish.view(state, 0)) ?? { hexes: [], pieces: [] }
  return {
    of: (unit: number) => `${pieces.find(({ id }) => id === unit)?.hex}`,
    named: (name: string) => `${hexes.findIndex((hex) => hex.name === name)}`,
  }
}

async function taken(page: Page, act: () => Promise<void>): Promise<void> {
  const moment = await momentOf(page)
  await act()
  await untilTaken(page, moment)
  await page.waitForFunction(
    (then) => document.querySelector<HTMLElement>('[data-layout]')?.dataset.moment !== String(then),
    moment,
  )
}

const hands: readonly (readonly [string, (page: Page) => Hand])[] = [
  ['the mouse', mouse],
  ['keys alone', keys],
]

test.each(hands)('units move and end their movement by %s', async (_, handOf) => {
  const { page, errors } = await openDealt(browser, deal)
  await untilAsked(page)
  const hand = handOf(page)
  const { of, named } = placesIn(skirmish.begin({ id: deal.setup, options: {} }, deal.seed))
  await hand.hex(of(0))
  expect(await page.locator('[data-kind="move"]').count()).toBeGreaterThan(4)
  await taken(page, () => hand.hex(named('B4')))
  await page.getByText('Red: horse from B1 to B4').first().waitFor()
  await page.getByRole('button', { name: /^B4, ford\. Red: horse, strength 2\./ }).waitFor()
  await taken(page, () => hand.choose('choices', 0))
  expect(errors).toEqual([])
})

test.each(hands)('an attack by %s, with its odds before it', async (_, handOf) => {
  const { state, answers } = untilFight(skirmish)
  const { page, errors } = await openDealt(browser, { ...deal, answers: answers ?? [] })
  await untilAsked(page)
  const fights = skirmish.answers(state, 0).filter(({ kind }) => kind === 'fight')
  const { unit, target } = pick(streamOf(1), fights) as unknown as { unit: number; target: number }
  const { of } = placesIn(state)
  const hand = handOf(page)
  const attackers = new Set(fights.map((each) => (each as unknown as { unit: number }).unit))
  if (attackers.size > 1) await hand.hex(of(unit))
  await page.locator(`[data-hex="${of(target)}"]`).dispatchEvent('pointerover')
  await page.getByText(/^a hit/).waitFor()
  await taken(page, () => hand.hex(of(target)))
  await page
    .getByText(/Red: \w+ (hits|attacks) the/)
    .first()
    .waitFor()
  expect(errors).toEqual([])
})

test('a hex that cannot be chosen says why not, with the rule', async () => {
  const { page } = await openDealt(browser, deal)
  await untilAsked(page)
  const { of, named } = placesIn(skirmish.begin({ id: deal.setup, options: {} }, deal.seed))
  await mouse(page).hex(of(0))
  await page.locator(`[data-hex="${named('A5')}"]`).dispatchEvent('click')
  const note = page.locator('[data-part="why-not"]')
  await note.getByText('Nobody enters the river').waitFor()
  expect(await note.getByRole('link').getAttribute('href')).toMatch(/\/rules\/skirmish\/SK-MOVE-02$/)
})

test.each(looks)(
  'axe has nothing serious to say of the board, $theme at $width x $height',
  async ({ theme, ...viewport }) => {
    const { page } = await openDealt(browser, deal, { viewport, settings: { ...swift, theme } })
    await untilAsked(page)
    expect(await findings(page, 'board')).toEqual([])
  },
)

test('a new game shows its board before it begins', async () => {
  const { page } = await browser.visit('/#/new/skirmish')
  await page.getByRole('img', { name: 'Board' }).waitFor()
})
