import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outlineOf } from '@gunbai/samurai/sheet'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { patience, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()
const shelf = readFileSync(join(import.meta.dirname, '../../../samurai/scenarios/gmt-01.txt'), 'utf8')

/** Somebody who draws with the mouse, and counts the clicks. */
class Drawer {
  clicks = 0
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async click(selector: string): Promise<void> {
    this.clicks++
    await this.page.locator(selector).first().click()
  }

  /** A click in a hex, by the pointer: pieces are drawn over it. */
  async hex(hex: number): Promise<void> {
    this.clicks++
    const box = await this.page.locator(`[data-hex="${hex}"]`).boundingBox()
    if (box === null) throw new Error(`hex ${hex} is not drawn`)
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }

  async write(label: string, text: string): Promise<void> {
    this.clicks++
    const field = this.page.getByLabel(label, { exact: true }).first()
    await field.click()
    await field.fill(text)
    await field.blur()
  }
}

const textOf = (page: Page) => page.locator('section[aria-label="Text"] textarea').inputValue()

test(
  'gmt-01 is drawn anew from a blank board by clicks, is the file of the shelf, and is played',
  async () => {
    const { page, errors } = await browser.visit('/#/workshop')
    const drawer = new Drawer(page)
    await drawer.click('[data-start="empty"]')
    await page.waitForSelector('[data-screen="workshop"]')
    const wanted = outlineOf(shelf)

    // the ground is the same from either seat: half of it is drawn, and turned
    await drawer.click('[data-mirror="turned"]')
    for (const ground of ['f', 'h', '~']) {
      await drawer.click(`[data-ground="${ground}"]`)
      for (const [hex, cell] of wanted.terrain?.cells.entries() ?? []) {
        if (cell?.token === ground && hex <= 63) await drawer.hex(hex)
      }
    }
    // so are the units: what the top army has, the bottom army has too
    const topUnits = [...(wanted.units?.cells.entries() ?? [])].filter(
      ([hex, cell]) => hex < 63 && cell?.token !== '.',
    )
    for (const code of new Set(topUnits.map(([, cell]) => cell?.token.split('+')[0]))) {
      await drawer.click(`[data-unit="${code}"]`)
      for (const [hex, cell] of topUnits) if (cell?.token.split('+')[0] === code) await drawer.hex(hex)
    }
    await drawer.click('[data-mirror="off"]')
    for (const { key, seat, kind } of wanted.leaders) {
      if (seat === 1) await drawer.click('[data-side="blue"]')
      await drawer.click(`[data-leader="${kind}"]`)
      await drawer.hex(wanted.units?.cells.findIndex((cell) => cell?.token.endsWith(`+${key}`)) ?? -1)
    }
    expect(await page.locator('[data-problems]').getAttribute('data-problems')).toBe('0')

    await drawer.click('[data-tab="sheet"]')
    await page.waitForSelector('[data-seat="0"]')
    for (const [seat, name] of ['Red Samurai army', 'Blue Samurai army'].entries()) {
      drawer.clicks++
      const field = page.locator(`[data-seat="${seat}"] input[type="text"]`)
      await field.fill(name)
      await field.blur()
    }
    for (const { key, seat, kind, name } of wanted.leaders) {
      const army = seat === 0 ? 'Red Samurai army' : 'Blue Samurai army'
      await drawer.write(`${key} · ${army} · ${kind === 'cavalry' ? 'Mounted' : 'On foot'}`, name)
    }
    await drawer.write('Short name', 'gmt-01')
    for (const { language, text } of wanted.stories) {
      await drawer.click(`[data-language="${language}"]`)
      await drawer.write('Title', wanted.titles[language]?.text ?? '')
      await drawer.write('Story', text)
    }

    await drawer.click('[data-tab="draw"]')
    expect(await textOf(page)).toBe(shelf)
    expect(drawer.clicks).toBeLessThanOrEqual(250)

    // undone to the blank field, and done again
    const undo = page.locator('[data-way="undo"]')
    let undone = 0
    for (; await undo.isEnabled(); undone++) await page.keyboard.press('z')
    expect(await textOf(page)).not.toContain('asp')
    for (let i = 0; i < undone; i++) await page.keyboard.press('y')
    expect(await textOf(page)).toBe(shelf)
    expect(await findings(page, 'workshop')).toEqual([])

    await page.click('[data-tab="play"]')
    await page.click('[data-play="bot"]')
    await page.waitForSelector('[data-layout]')
    expect(await page.locator('h1').first().textContent()).toContain('First Samurai Skirmish')
    expect(errors).toEqual([])
  },
  2 * patience,
)
