import type { Page } from 'playwright-core'

/** Where a choice stands that is no hex: the buttons of the prompt, the markers of the cup, what a hex means, a plan. */
export type Stand = 'choices' | 'cup' | 'chooser' | 'commit' | 'end'

const selectors: Readonly<Record<Stand, string>> = {
  choices: '[data-part="choices"] button',
  cup: '[data-answer]',
  chooser: '[data-part="chooser"] button',
  commit: '[data-part="plan"] [data-commit]',
  end: '[data-part="plan"] [data-end]',
}

/** How somebody plays on a page with hexes: with the mouse, or with keys alone. */
export interface Hand {
  readonly page: Page
  hex(hex: string): Promise<void>
  choose(stand: Stand, place: number): Promise<void>
  /** Chooses the button of a plan by which a piece sets out, or does something in place. */
  step(answer: object): Promise<void>
  /** Takes the device from the one who had it before. */
  takeDevice(): Promise<void>
}

const stepOf = (answer: object) => `[data-part="plan"] [data-steps='${JSON.stringify(answer)}']`

const cover = (page: Page) => page.locator('dialog[open]')

/** By the page's own events: the map may be nearer than the screen is wide. */
export function mouse(page: Page): Hand {
  return {
    page,
    hex: (hex) => page.locator(`[data-hex="${hex}"]:not([data-lit="none"])`).dispatchEvent('click'),
    choose: (stand, place) => page.locator(selectors[stand]).nth(place).dispatchEvent('click'),
    step: (answer) => page.locator(stepOf(answer)).dispatchEvent('click'),
    async takeDevice() {
      await cover(page).locator('button').click()
      await cover(page).waitFor({ state: 'detached' })
    },
  }
}

const most = 80 // keys for one choice

/** b leads to the board and n to the next hex that is lit, h to what is held; Tab to buttons, Enter chooses. */
export function keys(page: Page): Hand {
  const press = (key: string) => page.keyboard.press(key)

  /** Presses a key until the focus is where it should be. */
  async function until(key: string, selector: string, place: number): Promise<void> {
    await page.locator(selector).nth(place).waitFor({ state: 'attached' })
    for (let i = 0; i < most; i++) {
      const there = await page.evaluate(
        ([found, number]) => document.querySelectorAll(found)[number] === document.activeElement,
        [selector, place] as const,
      )
      if (there) return
      await press(key)
    }
    throw new Error(`${key} never leads to ${selector}`)
  }

  return {
    page,
    async hex(hex) {
      await press('b')
      await until('n', `[data-hex="${hex}"]:not([data-lit="none"])`, 0)
      await press('Enter')
    },
    async choose(stand, place) {
      if (stand === 'choices') await press('b')
      if (stand === 'cup') await press('h')
      await until(stand === 'choices' ? 'Shift+Tab' : 'Tab', selectors[stand], place)
      await press('Enter')
    },
    async step(answer) {
      await until('Tab', stepOf(answer), 0)
      await press('Enter')
    },
    async takeDevice() {
      await page.waitForFunction(() => document.activeElement?.closest('dialog[open]') !== null)
      await press('Enter')
      await cover(page).waitFor({ state: 'detached' })
    },
  }
}
