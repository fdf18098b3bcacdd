import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { swift } from '../testing/browser.ts'
import { openDealt } from '../testing/dealt-game.ts'
import { diceSeen, watchDice } from '../testing/dice-watch.ts'
import { boardShift, watchBoard } from '../testing/layout-shift.ts'
import { shogunMoment } from '../testing/shogun-moments.ts'
import { TestBrowser } from '../testing/test-browser.ts'
import { Fingers, visitBy } from '../testing/way.ts'

const browser = new TestBrowser()

/** The one button that goes on with what is proposed or drawn. */
const onwards = [
  '[data-part="planning"] button:has-text("Seal the plan")',
  '[data-answer="wish"]:not(:disabled)',
  '[data-answer="placement"]:not(:disabled)',
  '[data-answer="levy"]:not(:disabled)',
  '[data-answer="lose"]:not(:disabled)',
  '[data-answer="garrison"]:not(:disabled)',
  '[data-answer="attacks"]:not(:disabled)',
  '[data-answer="sendsAndEnd"]:not(:disabled)',
  '[data-answer="marchAndEnd"]:not(:disabled)',
  '[data-commit]',
]

const isShown = async (page: Page, selector: string) => (await page.locator(selector).count()) > 0

/** Goes on by touch alone; what was pressed, or null while others act. */
async function touchOne(fingers: Fingers, seen: Set<string>): Promise<string | null> {
  const { page } = fingers
  if (await isShown(page, '[data-beat]')) return null
  if (!seen.has('odds of attacks') && (await isShown(page, '[data-part="likely"]:not(:disabled)'))) {
    await fingers.press(page.locator('[data-part="likely"]:not(:disabled)'))
    expect(await page.locator('[data-part="zone"]').textContent()).toMatch(/\d+ ?%/)
    seen.add('odds of attacks')
    return 'likely'
  }
  for (const selector of onwards) {
    if (!(await isShown(page, selector))) continue
    await fingers.press(page.locator(selector))
    return selector
  }
  const place = page.locator('[data-lit="target"]').first()
  if ((await place.count()) > 0) {
    await fingers.choose(Number(await place.getAttribute('data-province')))
    return 'place'
  }
  const choices = page.locator('[data-part="choices"] button')
  if ((await choices.count()) === 0) return null
  const goOn = choices.filter({ hasText: /Fight on|Go/ })
  if (await isShown(page, '[data-part="ending"]')) {
    expect(await page.locator('[data-part="ending"]').textContent()).toMatch(/\d+ ?%/)
    seen.add('odds of a battle')
  }
  await fingers.press((await goOn.count()) > 0 ? goOn : choices.last())
  return 'choice'
}

test('a war turn on a phone by touch: odds before each battle, dice at each roll, and the board never moves', async () => {
  const { deal } = await shogunMoment('phone war', {
    seed: 'a march',
    wanted: (answers, { phase }) => phase === 'A' && answers.some(({ kind }) => kind === 'endPhase'),
  })
  const { page, errors } = await openDealt(browser, deal, {
    ...visitBy('touch'),
    settings: { ...swift, motion: 'full', pace: 'quick' },
  })
  page.setDefaultTimeout(10_000)
  const fingers = new Fingers(page, 'touch', 'data-province')
  await page.locator('[data-part="war"]').waitFor()
  await watchBoard(page)
  await watchDice(page, { beat: /^dice/, dice: '[data-part="battle-scene"] [data-throw]' })
  const before = await rolled(fingers)
  const seen = new Set<string>()
  let taps = 0
  const until = Date.now() + 60_000
  while (Date.now() < until && !(await isOver(page))) {
    const what = await touchOne(fingers, seen)
    if (what !== null) taps++
    await page.waitForTimeout(what === null ? 120 : 60)
  }
  const dice = await diceSeen(page)
  console.log(`a war turn of Shogun by touch: ${taps} taps, ${dice.throws} throws seen`)
  expect(dice.unseen).toEqual([])
  expect(dice.throws).toBe((await rolled(fingers)) - before)
  expect(dice.throws).toBeGreaterThan(0)
  expect([...seen]).toContain('odds of attacks')
  expect((await boardShift(page)).most).toBe(0)
  expect(errors).toEqual([])
})

/** The battles are over: whoever has men left moves them. */
async function isOver(page: Page): Promise<boolean> {
  const asked = (await page.locator('[data-layout]').getAttribute('data-asked')) ?? ''
  return /in D|forces/.test(asked) && !(await isShown(page, '[data-beat]'))
}

/** How many throws the log tells of, which lies in a drawer. */
async function rolled({ page }: Fingers): Promise<number> {
  const drawer = page.locator('[data-panel="log"]')
  await drawer.tap()
  const count = await page.locator('[data-part="log"] [data-kind="rolled"]').count()
  await drawer.tap()
  return count
}
