import type { Page } from 'playwright-core'

/** What is looked at of a game: how it is begun, and what is done at a question besides answering it. */
export interface Situations {
  readonly game: string
  /** Which of the set-ups on the page is played, counted from 0. */
  readonly setup: number
  readonly looks: readonly Look[]
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
