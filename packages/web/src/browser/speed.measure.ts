/** How quick the page is: figures, for a quiet machine. A time fails nothing, so these are no tests. */
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { openDealt } from '../testing/dealt-game.ts'
import * as glory from '../testing/glory-player.ts'
import type { Deal } from '../testing/kept-game.ts'
import { answerTimes, mainThreadTasks } from '../testing/measuring.ts'
import * as samurai from '../testing/samurai-player.ts'
import { playUntil, untilAsked } from '../testing/table-page.ts'
import { TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()
const players = ['human', 'greedy']
const skirmish = { rulebook: 'samurai', setup: 'gmt-01', players }
const kronau = { rulebook: 'glory', setup: 'kronau', players }

const answers: readonly [
  name: string,
  deal: Deal,
  count: number,
  play: (page: Page, turn: number) => Promise<boolean>,
][] = [
  ['First Samurai Skirmish', { ...skirmish, seed: 'twenty moves' }, 20, samurai.playOne],
  ['Kronau', { ...kronau, seed: 'forty answers' }, 40, glory.playOne],
]

test.each(answers)('%s: from the click to the frame', async (name, deal, count, play) => {
  const { page } = await openDealt(browser, deal)
  await untilAsked(page)
  const tasks = await tracing(page, async () => {
    const { median, most } = await answerTimes(page, count, play)
    console.log(
      `${name}: an answer is on screen after a median of ${median} ms, nine of ten within ${most} ms (${count} answers)`,
    )
  })
  console.log(`${name}: ${tasks}`)
})

test('a whole game: how long the page is busy', async () => {
  const { page } = await openDealt(browser, { ...skirmish, seed: 'a whole game' })
  await untilAsked(page)
  const end = page.locator('[data-screen="end"]')
  console.log(
    `a whole game: ${await tracing(page, () => playUntil(page, async () => (await end.count()) > 0, samurai.playOne))}`,
  )
})

/** What the page's own thread had to do meanwhile. */
async function tracing(page: Page, meanwhile: () => Promise<void>): Promise<string> {
  await browser.running.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await meanwhile()
  const { busy, passed, over50 } = mainThreadTasks(await browser.running.stopTracing())
  return (
    `longest main-thread task ${Math.round(busy)} ms of work, ${Math.round(passed)} ms by the clock; ` +
    `${over50} over 50 ms of work`
  )
}
