import type { Locator, Page } from 'playwright-core'

const prompt = { x: 60, y: 75 } // there is nothing to press

/** A thumb on a phone: everything by taps on the glass, where the eye sees what it taps. */
export class Thumb {
  readonly page: Page
  taps = 0

  constructor(page: Page) {
    this.page = page
  }

  has = async (selector: string) => (await this.page.locator(selector).count()) > 0

  /** A tap anywhere ends the beat that is shown; false where none is. */
  async endBeat(): Promise<boolean> {
    if (!(await this.has('[data-beat]'))) return false
    await this.page.touchscreen.tap(prompt.x, prompt.y)
    return true
  }

  /** Taps a button, once it can be hit; false where the table has gone on meanwhile and it is there no more. */
  async press(button: Locator): Promise<boolean> {
    for (let tries = 0; tries < 10; tries++) {
      const isTapped = await button.tap({ timeout: 2_000 }).then(
        () => true,
        () => false,
      )
      if (isTapped) this.taps++
      if (isTapped || !(await button.isVisible())) return isTapped
    }
    throw new Error(`${button} cannot be tapped`)
  }

  /**
   * Taps the first of these places of the board of which a point can be seen; where none is, the whole board is asked for first.
   * False where none can be touched. Some may be passed over.
   */
  async place(selector: string, passed = 0): Promise<boolean> {
    const found = (await this.resting(selector, passed)) ?? (await this.fromAfar(selector, passed))
    if (found === null) return false
    await this.page.touchscreen.tap(found.x, found.y)
    this.taps++
    return true
  }

  /** What stands on the table, in words: for whoever reads that a test came to a halt. */
  async seen(): Promise<string> {
    return this.page.evaluate(() => {
      const table = document.querySelector<HTMLElement>('[data-layout]')
      return JSON.stringify({
        ...table?.dataset,
        zone: document.querySelector('[data-part="zone"]')?.outerHTML.slice(0, 2_000),
        texts: table?.innerText.split('\n').filter((line) => line.trim() !== ''),
        lit: [...document.querySelectorAll<HTMLElement>('[data-part="board"] [data-lit]')].map(
          ({ dataset }) => `${dataset.hex} ${dataset.kind ?? dataset.lit}`,
        ),
      })
    })
  }

  private async fromAfar(selector: string, passed: number): Promise<Point | null> {
    const small = this.page.locator('[data-part="small-map"]')
    if (!(await this.has(selector)) || !(await small.isVisible())) return null
    await this.press(small)
    return this.resting(selector, passed)
  }

  /** When the map rests: it goes to where something is asked. */
  private async resting(selector: string, passed: number): Promise<Point | null> {
    for (let before = await this.point(selector, passed); before !== null; ) {
      await this.page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 40))))
      const now = await this.point(selector, passed)
      if (now !== null && now.x === before.x && now.y === before.y) return now
      before = now
    }
    return null
  }

  /** A point of the first place that the glass would give to it. */
  private point(selector: string, passed: number): Promise<Point | null> {
    return this.page.evaluate(
      ([wanted, over]) => {
        const parts = [0.5, 0.35, 0.65, 0.2, 0.8]
        for (const place of [...document.querySelectorAll(`[data-part="board"] :is(${wanted})`)].slice(
          over,
        )) {
          const { x, y, width, height } = place.getBoundingClientRect()
          for (const across of parts)
            for (const down of parts) {
              const point = { x: x + width * across, y: y + height * down }
              const hit = document.elementFromPoint(point.x, point.y)
              if (hit !== null && place.contains(hit)) return point
            }
        }
        return null
      },
      [selector, passed] as const,
    )
  }
}

interface Point {
  readonly x: number
  readonly y: number
}
