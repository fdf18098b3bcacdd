import type { Page } from 'playwright-core'

/** What shows that the table waits for the one who looks, whatever the game is, or that the game is over. */
const asking = [
  '[data-screen="end"]',
  'dialog[open]', // somebody else must take the device
  '[data-playable="true"]',
  '[data-answer]:not(:disabled)',
  '[data-part="planning"]',
  '[data-part="choices"] button',
  '[data-commit]:not(:disabled)',
  '[data-steps]', // a piece that was taken up and can only be led step by step
  '[data-lit="target"]',
  '[data-lit="origin"]',
].join()

/** How many answers the table on the page has seen. */
export async function momentOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-layout]').getAttribute('data-moment'))
}

/** Waits until the page asks something, or the game is over, and no answer is on its way. */
export async function untilAsked(page: Page): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      document.querySelector('[data-layout][data-answering="false"]') !== null &&
      document.querySelector(selector) !== null,
    asking,
  )
}

/**
 * Clicks what was offered when the table stood at that moment, and waits until the answer that this may give has been taken.
 * False where the table has moved on meanwhile, or there is nothing to click. By the page's own event: the board may be
 * zoomed, or a piece be on its way.
 */
export async function click(page: Page, moment: number, selector: string, place = 0): Promise<boolean> {
  const clicked = await page.evaluate(
    ([then, found, number]) => {
      const table = document.querySelector<HTMLElement>('[data-layout]')
      if (table?.dataset.moment !== String(then) || table.dataset.answering === 'true') return false
      const element = [...document.querySelectorAll(found)].at(number)
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return element !== undefined
    },
    [moment, selector, place] as const,
  )
  if (clicked) await untilTaken(page, moment)
  return clicked
}

/** Waits, where an answer that was given at that moment is on its way, until the table has moved on or says why it cannot. */
export async function untilTaken(page: Page, moment: number): Promise<void> {
  const isOnItsWay = await page.locator('[data-layout][data-answering="true"]').count()
  if (isOnItsWay === 0) return
  await page.waitForFunction((then) => {
    const table = document.querySelector<HTMLElement>('[data-layout]')
    if (table === null || document.querySelector('[role="alert"]') !== null) return true
    return table.dataset.answering === 'false' && table.dataset.moment !== String(then)
  }, moment)
}

/** How often somebody tries at one and the same moment: pieces are taken up and put down again. */
const tries = 200

/**
 * Answers in this way until something is so. `answerOne` is told how many times it has done something, and says whether it
 * did anything now. How long a game takes to come there hangs on the deal: the test's own time is the limit.
 */
export async function playUntil(
  page: Page,
  isSo: () => Promise<boolean>,
  answerOne: (page: Page, turn: number) => Promise<boolean>,
): Promise<void> {
  let latest = { moment: -1, turn: 0 }
  for (let turn = 0; ; ) {
    await untilAsked(page)
    if (await isSo()) return
    if (await page.locator('[data-screen="end"]').count()) throw new Error('the game was over before')
    if (await answerOne(page, turn)) turn++
    const moment = await momentOf(page)
    if (moment !== latest.moment) latest = { moment, turn }
    else if (turn - latest.turn > tries) {
      const asked = await page.locator('[data-mine="true"]').allTextContents()
      throw new Error(`nothing leads on from moment ${moment}: ${asked.join()}`)
    }
  }
}
