import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { swift } from '../testing/browser.ts'
import { openDealt } from '../testing/dealt-game.ts'
import { diceSeen, watchDice } from '../testing/dice-watch.ts'
import { unheard, watchHeard } from '../testing/heard-watch.ts'
import { happenedSince } from '../testing/kept-game.ts'
import { boardShift, watchBoard } from '../testing/layout-shift.ts'
import { draftedMoments, shogunMoment } from '../testing/shogun-moments.ts'
import { TestBrowser } from '../testing/test-browser.ts'
import { Thumb } from '../testing/thumb.ts'
import { visitBy } from '../testing/way.ts'

const browser = new TestBrowser()

/** The one button that goes on with what is proposed or drawn, by what it commits. */
const onwards = {
  chosen: '[data-part="chooser"] button',
  plan: '[data-part="planning"] button:has-text("Seal the plan")',
  wish: '[data-answer="wish"]:not(:disabled)',
  levy: '[data-answer="levy"]:not(:disabled)',
  losses: '[data-answer="lose"]:not(:disabled)',
  garrison: '[data-answer="garrison"]:not(:disabled)',
  attacks: '[data-answer="attacks"]:not(:disabled)',
  sends: '[data-answer="sendsAndEnd"]:not(:disabled)',
  marches: '[data-answer="marchAndEnd"]:not(:disabled)',
  aimed: '[data-aimed="true"] [data-commit]',
} as const

/** What is left to dice, and where its odds stand. */
const chances: Readonly<Record<string, string>> = {
  attacks: '[data-part="arrows"] li',
  goOn: '[data-part="ending"]',
}

interface Round {
  readonly done: Set<string>
  /** Commitments that were left to dice, and how many of their odds were seen before. */
  risked: number
  seen: number
}

/** Goes on by taps alone; what was done, or null while others act. */
async function touchOne(thumb: Thumb, round: Round): Promise<string | null> {
  const { page } = thumb
  if (await thumb.endBeat()) return null
  const likely = page.locator('[data-part="likely"]:not(:disabled)').first()
  if (!round.done.has('likely') && (await likely.count()) > 0) {
    return (await thumb.press(likely)) ? 'likely' : null
  }
  for (const [name, selector] of Object.entries(onwards)) {
    if (!(await thumb.has(selector))) continue
    await looked(page, round, name)
    return (await thumb.press(page.locator(selector).first())) ? name : null
  }
  if (await thumb.place('[data-lit="target"]')) return 'place'
  const choices = page.locator('[data-part="choices"] button')
  if ((await choices.count()) === 0) return null
  const goOn = choices.filter({ hasText: /Fight on/ })
  if ((await goOn.count()) > 0) await looked(page, round, 'goOn')
  await thumb.press((await goOn.count()) > 0 ? goOn.first() : choices.last())
  return (await goOn.count()) > 0 ? 'goOn' : 'choice'
}

/** Whether the odds of what is about to be left to dice stand in the zone. */
async function looked(page: Page, round: Round, name: string): Promise<void> {
  if (chances[name] === undefined) return
  const told = await page.locator(`[data-part="zone"] ${chances[name]}`).allTextContents()
  round.risked += told.length
  round.seen += told.filter((each) => /\d+ ?%/.test(each)).length
}

test('a whole round on a phone by taps: odds before each battle, dice at each roll, each beat announced, and the board never moves', async () => {
  const found = await shogunMoment('phone round', draftedMoments.plan)
  const deal = { ...found.deal, players: ['human', 'greedy', 'greedy'] }
  const { page, errors } = await openDealt(browser, deal, {
    ...visitBy('touch'),
    settings: { ...swift, motion: 'full', pace: 'quick' },
  })
  page.setDefaultTimeout(10_000)
  const thumb = new Thumb(page)
  await page.locator('[data-part="planning"]').waitFor()
  await watchBoard(page)
  await watchHeard(page)
  await watchDice(page, { beat: /^dice/, dice: '[data-part="battle-scene"] [data-throw]' })
  const round: Round = { done: new Set(), risked: 0, seen: 0 }
  // until the koku of the next round are planned
  while (!round.done.has('plan') || !(await thumb.has('[data-part="planning"]'))) {
    const what = await touchOne(thumb, round)
    if (what === null) await page.waitForTimeout(20)
    else round.done.add(what)
    if (what === 'plan') await page.locator('[data-part="planning"]').waitFor({ state: 'detached' })
  }
  const dice = await diceSeen(page)
  const rolled = (await happenedSince(page, deal)).filter((kind) => kind === 'rolled').length
  console.log(
    `a round of Shogun by taps: ${thumb.taps} taps, ${dice.throws} of ${rolled} throws seen, odds before ${round.seen} of ${round.risked}`,
  )
  expect(dice.unseen).toEqual([])
  expect(dice.throws).toBe(rolled)
  expect(rolled).toBeGreaterThan(0)
  expect(round.risked).toBeGreaterThan(0)
  expect(round.seen).toBe(round.risked)
  expect([...round.done]).toEqual(expect.arrayContaining(['plan', 'levy', 'attacks']))
  expect((await boardShift(page)).most).toBe(0)
  expect(await unheard(page, 120)).toEqual([])
  expect(errors).toEqual([])
})
