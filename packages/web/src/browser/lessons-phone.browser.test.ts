import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { outlines } from '../lesson/outlines.ts'
import { sweep } from '../testing/sweep.ts'
import { sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()
const said: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../messages/lessons/en.json'), 'utf8'),
)

/** What is pointed at, and whether a finger would find it there: nothing lies over it, and it is on the screen. */
const pointed = (page: Page) =>
  page.evaluate(() => {
    const at = document.querySelector<SVGElement>('[data-part="pointer"]')?.dataset.at
    const [x = -1, y = -1] = (at ?? '').split(' ').map(Number)
    const isIn = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
    const tutor = document.querySelector('[data-part="tutor"]')
    return { at, isIn, isFree: tutor?.contains(document.elementFromPoint(x, y)) === false }
  })

const phones = sweep(
  ['samurai', 'glory'].flatMap((game) => (['phone', 'lying'] as const).map((size) => ({ game, size }))),
  ({ game, size }) => (game === 'samurai') === (size === 'phone'),
)

test.each(phones)(
  'whatever a lesson of $game points at is on the screen of a phone ($size)',
  async ({ game, size }) => {
    const visit = { viewport: sizes[size], options: { hasTouch: true, isMobile: true } }
    const lost: string[] = []
    for (const lesson of outlines[game] ?? []) {
      const { page, errors, context } = await browser.visit(`/#/learn/${game}/${lesson}`, visit)
      const isWon = page.getByRole('heading', { name: said['lesson.won'] as string })
      const showMe = page.locator('[data-part="show-me"]:not(:disabled)')
      for (let step = 0; step < 40; step++) {
        await isWon.or(showMe).first().waitFor()
        if ((await isWon.count()) > 0) break
        const task = await page.locator('[data-part="tutor"] h3').first().textContent()
        await expect
          .poll(() => pointed(page), { timeout: 3_000 })
          .toMatchObject({ isIn: true, isFree: true })
          .catch(async () => lost.push(`${lesson}: ${task} ${JSON.stringify(await pointed(page))}`))
        const moment = await page.locator('[data-layout]').getAttribute('data-moment')
        await showMe.click()
        await expect
          .poll(async () => (await isWon.count()) > 0 || (await momentNow(page)) !== moment, {
            timeout: 20_000,
          })
          .toBe(true)
        await page.locator('[data-layout][data-answering="false"]').waitFor()
      }
      await isWon.waitFor()
      expect(errors).toEqual([])
      await context.close()
    }
    expect(lost).toEqual([])
  },
)

const momentNow = (page: Page) => page.locator('[data-layout]').getAttribute('data-moment')
