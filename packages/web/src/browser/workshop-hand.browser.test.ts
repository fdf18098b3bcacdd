import { outlineOf } from '@gunbai/samurai/sheet'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { patience, sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

test(
  'a start of Shogun is copied on a phone, painted, undone after the page was opened anew, and played',
  async () => {
    const options = { hasTouch: true, isMobile: true }
    const { page, errors } = await browser.visit('/#/workshop/shogun', { viewport: sizes.phone, options })
    await page.tap('[data-start="shelf"]')
    await page.waitForSelector('[data-game="shogun"] [data-province="0"]')
    const text = page.locator('section[aria-label="Text"] textarea')
    const first = await text.inputValue()
    await page.tap('[data-brush="1"]')
    const owned = page.locator('[data-brush="1"] small')
    const before = await owned.textContent()
    for (let province = 0; (await owned.textContent()) === before; province++) {
      const box = await page.locator(`[data-province="${province}"] path`).boundingBox()
      if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    }
    const painted = await text.inputValue()
    expect(painted).not.toBe(first)
    expect(await findings(page, 'workshop of Shogun on a phone')).toEqual([])

    const saved = page.locator('[data-way="undo"]:enabled')
    await expect
      .poll(async () => {
        await page.reload()
        await page.waitForSelector('[data-game="shogun"] [data-province="0"]')
        return saved.count()
      })
      .toBe(1)
    expect(await text.inputValue()).toBe(painted)
    await saved.tap()
    expect(await text.inputValue()).toBe(first)
    await page.tap('[data-tab="play"]')
    await page.tap('[data-play="bot"]')
    await page.waitForSelector('[data-layout]')
    expect(errors).toEqual([])
  },
  2 * patience,
)

test(
  'a quick stroke leaves no hex out and is undone as one; what was just written is not lost to the next click',
  async () => {
    const { page, errors } = await browser.visit('/#/workshop')
    await page.click('[data-start="empty"]')
    await page.waitForSelector('[data-screen="workshop"]')
    const text = page.locator('section[aria-label="Text"] textarea')
    const first = await text.inputValue()
    const middle = async (hex: number) => {
      const box = await page.locator(`[data-hex="${hex}"]`).boundingBox()
      if (box === null) throw new Error(`hex ${hex} is not drawn`)
      return [box.x + box.width / 2, box.y + box.height / 2] as const
    }
    const forest = async () =>
      outlineOf(await text.inputValue()).terrain?.cells.flatMap((cell, hex) =>
        cell?.token === 'f' ? [hex] : [],
      )
    await page.mouse.move(...(await middle(46)))
    await page.mouse.down()
    await page.mouse.move(...(await middle(57)))
    await page.mouse.up()
    expect(await forest()).toEqual(Array.from({ length: 12 }, (_, i) => 46 + i))
    await page.keyboard.press('z')
    expect(await text.inputValue()).toBe(first)
    expect(await page.locator('[data-way="undo"]').isEnabled()).toBe(false)

    await text.fill(first.replace(/^title en .*$/m, 'title en Written in haste'))
    await page.mouse.click(...(await middle(5)))
    await expect.poll(() => page.locator('h1').textContent()).toBe('Written in haste')
    expect(await forest()).toEqual([5])
    expect(errors).toEqual([])
  },
  2 * patience,
)
