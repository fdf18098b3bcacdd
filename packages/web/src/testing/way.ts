import type { Locator, Page } from 'playwright-core'
import { sizes, type Visit } from './test-browser.ts'

/** By what somebody does everything at the table. */
export const ways = ['mouse', 'keys', 'touch'] as const
export type Way = (typeof ways)[number]

/** A page for it: who touches holds a phone. */
export const visitBy = (way: Way): Visit =>
  way === 'touch' ? { viewport: sizes.phone, options: { hasTouch: true, isMobile: true } } : {}

/** How the places of a game's board are named. */
type PlaceAttribute = 'data-hex' | 'data-province'

const most = 120 // keys for one choice

/** Somebody's hand at a table, which chooses places and presses buttons in one way. */
export class Fingers {
  readonly page: Page
  readonly way: Way
  private readonly attribute: PlaceAttribute

  constructor(page: Page, way: Way, attribute: PlaceAttribute) {
    this.page = page
    this.way = way
    this.attribute = attribute
  }

  /** Presses a button, or whatever else is found: keys come to it by Tab alone. */
  async press(found: Locator): Promise<void> {
    const button = found.first()
    await button.waitFor()
    if (this.way === 'mouse') await button.click()
    else if (this.way === 'touch') await button.tap()
    else {
      // a key leads to what lies before the viewer; else the whole log would lie between
      if (await button.evaluate((found) => found.closest('[data-part="hand"]') !== null))
        await this.page.keyboard.press('h')
      await this.until('Tab', button)
      await this.page.keyboard.press('Enter')
    }
  }

  /** Chooses a place that is lit, with anything, or in this way; by keys from lit place to lit place. */
  async choose(place: number, lit = ':not([data-lit="none"])'): Promise<void> {
    const found = this.page.locator(`[${this.attribute}="${place}"]${lit}`)
    await found.waitFor({ state: 'attached' })
    if (this.way === 'keys') {
      await this.page.keyboard.press('b')
      await this.until('n', found)
      await this.page.keyboard.press('Enter')
    } else await this.pointAt(found)
  }

  /** Drags what stands in one place over others to the last; by keys it is taken up and each of them chosen. */
  async drag(from: number, ...over: readonly number[]): Promise<void> {
    if (this.way === 'keys') {
      for (const place of [from, ...over]) await this.choose(place)
      return
    }
    await this.lift(from, over[0])
    for (const place of over) await this.move(await this.middleOf(place), 6)
    await this.up()
  }

  /** Takes up what stands in a place; once more where the map went elsewhere under the finger. */
  private async lift(from: number, to = from): Promise<void> {
    const target = this.page.locator(`[${this.attribute}="${to}"][data-lit="target"]`)
    // a phone shows a part of the map: whoever wants what lies beyond it moves the map first
    if (this.way === 'touch' && !(await this.sees(from, to)))
      await this.page
        .locator(`[${this.attribute}="${to}"]`)
        .evaluate((place) => place.dispatchEvent(new CustomEvent('gunbai:bring', { bubbles: true })))
    for (let tries = 0; tries < 4; tries++) {
      const start = await this.restingAt(from)
      await this.down(start)
      await this.move({ x: start.x, y: start.y - 14 }, 3)
      const isUp = await target.waitFor({ state: 'attached', timeout: 4000 }).then(
        () => true,
        () => false,
      )
      if (isUp) return
      await this.up()
    }
    throw new Error(`what stands in ${from} cannot be dragged to ${to}`)
  }

  private async until(key: string, wanted: Locator): Promise<void> {
    for (let i = 0; i < most; i++) {
      if (await wanted.evaluate((found) => found === document.activeElement)) return
      await this.page.keyboard.press(key)
    }
    const at = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
    throw new Error(`${key} never leads to ${wanted}; it ends at ${at}`)
  }

  /** The middle of a place, where that can be seen. */
  private seen(found: Locator): Promise<{ x: number; y: number } | null> {
    return found.evaluate((place) => {
      const { x, y, width, height } = place.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      const hit = document.elementFromPoint(middle.x, middle.y)
      return hit !== null && place.contains(hit) ? middle : null
    })
  }

  /** Whether all of these places can be seen once the map rests: a phone shows a part of a large map. */
  async sees(...places: readonly number[]): Promise<boolean> {
    if (this.way === 'touch' && places[0] !== undefined) await this.restingAt(places[0])
    const found = await Promise.all(
      places.map((place) => this.seen(this.page.locator(`[${this.attribute}="${place}"]`))),
    )
    return found.every((each) => each !== null)
  }

  /** At its middle, where that can be seen; what lies beyond the window of a zoomed board is chosen by the page's own event. */
  private async pointAt(found: Locator): Promise<void> {
    if (this.way === 'touch') await this.restingAt(Number(await found.getAttribute(this.attribute)))
    const seen = await this.seen(found)
    if (seen === null) {
      await found.evaluate((place, pointerType) => {
        place.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType }))
      }, this.way)
    } else if (this.way === 'touch') await this.page.touchscreen.tap(seen.x, seen.y)
    else await this.page.mouse.click(seen.x, seen.y)
  }

  /** When the map rests: a phone's goes to where something is asked. */
  private async restingAt(place: number): Promise<{ x: number; y: number }> {
    for (let before = await this.middleOf(place); ; ) {
      await this.page.waitForTimeout(60)
      const now = await this.middleOf(place)
      if (now.x === before.x && now.y === before.y) return now
      before = now
    }
  }

  private async middleOf(place: number): Promise<{ x: number; y: number }> {
    return this.page.locator(`[${this.attribute}="${place}"]`).evaluate((found) => {
      const { x, y, width, height } = found.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
  }

  private async down({ x, y }: { x: number; y: number }): Promise<void> {
    if (this.way === 'touch') return this.touch('touchStart', [{ x, y }])
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
  }

  private at = { x: 0, y: 0 }

  private async move(to: { x: number; y: number }, steps: number): Promise<void> {
    if (this.way === 'mouse') return this.page.mouse.move(to.x, to.y, { steps })
    const { x, y } = this.at
    for (let i = 1; i <= steps; i++) {
      const part = i / steps
      await this.touch('touchMove', [{ x: x + (to.x - x) * part, y: y + (to.y - y) * part }])
    }
  }

  private async up(): Promise<void> {
    if (this.way === 'mouse') return this.page.mouse.up()
    // a finger that is lifted on the move flings, and the tap after it would only stop that
    await this.page.waitForTimeout(80)
    await this.touch('touchMove', [this.at])
    await this.touch('touchEnd', [])
  }

  /** A finger that goes over the glass: playwright itself only taps. */
  private async touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ): Promise<void> {
    this.at = touchPoints[0] ?? this.at
    this.glass ??= this.page.context().newCDPSession(this.page)
    await (await this.glass).send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  private glass: ReturnType<ReturnType<Page['context']>['newCDPSession']> | undefined
}
