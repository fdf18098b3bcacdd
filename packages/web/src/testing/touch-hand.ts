import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Hand, mouse } from './hand.ts'

/** Somebody who plays with a finger alone, by the page's own events where the map may be on its way, and looks at the odds before whatever is left to a die. */
export function touch(page: Page): Hand & { readonly odds: () => number } {
  const byEvents = mouse(page)
  let odds = 0

  /** A tap only aims at what is given to the rules at once; the button in the zone gives it. */
  async function giveAimed(): Promise<void> {
    const commit = page.locator('[data-aimed="true"] [data-commit]')
    await page.waitForTimeout(60)
    if ((await commit.count()) > 0) await commit.first().tap()
  }

  return {
    page,
    odds: () => odds,
    async hex(hex) {
      await byEvents.hex(hex)
      await giveAimed()
    },
    async choose(stand, place) {
      if (stand === 'commit') {
        await page
          .locator('[data-part="plan"]')
          .getByText(/\d+ ?%/)
          .first()
          .waitFor()
        expect(await page.locator('[data-part="plan"]').textContent()).toMatch(/\d+ ?%/)
        odds++
      }
      await byEvents.choose(stand, place)
    },
    step: byEvents.step,
    takeDevice: byEvents.takeDevice,
  }
}
