import type { Page } from 'playwright-core'
import type { Deal } from '../../src/testing/kept-game.ts'

/** What is looked at of a game: how it is begun, and what is done at a question besides answering it. */
export interface Situations {
  readonly game: string
  /** Which of the set-ups is played. */
  readonly setup: string
  readonly looks: readonly Look[]
  /** Moments that a game seldom comes to by itself, or that want something drawn up. */
  readonly moments: readonly Moment[]
}

/** A moment of a known game, which is laid as it stands. */
export interface Moment {
  readonly name: string
  deal(): Deal | Promise<Deal>
  /** What is done there before it is looked at. */
  show?(page: Page): Promise<void>
  /** Whether each beat of what the other side did last is looked at too, by the name that it begins with. */
  readonly beats?: boolean
  /** Whether what is done there is looked at while it is told, each beat by its name. */
  readonly plays?: boolean
}

/** Chooses the first or another that is found, as a finger does on a phone and the mouse on a desk; whether there was one. */
export async function choose(page: Page, selector: string, place = 0): Promise<boolean> {
  const found = page.locator(selector).nth(place)
  const isThere = await found.waitFor({ state: 'attached', timeout: 3_000 }).then(
    () => true,
    () => false,
  )
  if (!isThere) return false
  await found.evaluate((place) => {
    const pointerType = matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse'
    place.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType }))
  })
  await page.waitForTimeout(300)
  return true
}

/** Something that a player does before an answer is given, and that shows more than the question itself. */
export interface Look {
  readonly name: string
  /** At which questions, by their names; each look is taken once. */
  readonly at: RegExp
  /** Brings it about; false where it cannot be had here, so that it is tried again later. */
  show(page: Page): Promise<boolean>
  /** Puts away what was brought about, where the Escape key does not. */
  hide?(page: Page): Promise<void>
}

/** The list of advice, with its marks on the board. */
export const advice: Look = {
  name: 'advice',
  at: /./,
  async show(page) {
    await page.keyboard.press('a')
    return page
      .locator('[data-part="advice"] li')
      .first()
      .waitFor({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      )
  },
}
