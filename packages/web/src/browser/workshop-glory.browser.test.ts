import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { patience, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()
const shelf = readFileSync(join(import.meta.dirname, '../../../glory/battles/two-crossings.txt'), 'utf8')

/** Hexes of a map of 16 columns, by their codes. */
const at = (code: string) => (Number(code.slice(2)) - 1) * 16 + Number(code.slice(0, 2)) - 1

/** A click in a hex, so far from its middle: pieces are drawn over it. */
async function hex(page: Page, code: string, away = { x: 0, y: 0 }): Promise<void> {
  const box = await page.locator(`[data-hex="${at(code)}"]`).boundingBox()
  if (box === null) throw new Error(`hex ${code} is not drawn`)
  await page.mouse.click(box.x + box.width * (0.5 + away.x), box.y + box.height * (0.5 + away.y))
}

/** Two Crossings with five things otherwise: ground, a bridge, a unit's place, an arrival, the weather. */
function changed(text: string): string {
  const swaps: readonly (readonly [string, string])[] = [
    ['map\n.   .   w   w', 'map\n.   .   w   .'],
    ['side bridge 0806/0906\n', ''],
    ['4-6-0-4 | 0706 | NE', '4-6-0-4 | 0605 | NE'],
    ['x-5-x-3 | 0106 | NE | 4', 'x-5-x-3 | 0106 | NE | 5'],
    ['fog 1 8', 'fog 1'],
  ]
  return swaps.reduce((so, [from, to]) => {
    expect(so).toContain(from)
    return so.replace(from, to)
  }, text)
}

test(
  'Two Crossings is drawn from a copy with five changes, is the file of the shelf, and is played',
  async () => {
    const { page, errors } = await browser.visit('/#/workshop/glory')
    await page.locator('textarea').fill(changed(shelf))
    await page.click('[data-start="pasted"]')
    await page.waitForSelector('[data-game="glory"] [data-hex="0"]')

    await page.click('[data-ground="w"]')
    await hex(page, '0401')
    await page.click('[data-side-kind="bridge"]')
    await hex(page, '0806', { x: 0.42, y: 0 })
    await page.click('[data-tool="move"]')
    await hex(page, '0605')
    await hex(page, '0706')
    await page.click('[data-beside="arrivals"]')
    await page.click('[data-arrives="BA4"] button >> nth=0')
    await page.click('[data-tab="sheet"]')
    await page.click('[data-weather-of="8"]')
    await page.click('[data-tab="draw"]')
    await page.click('[data-beside="text"]')
    const text = () => page.locator('section[aria-label="Text"] textarea').inputValue()
    expect(await text()).toBe(shelf)
    expect(await page.locator('[data-problems]').getAttribute('data-problems')).toBe('0')

    // by keys: a side is chosen, walked round and drawn; all is undone to the copy
    await page.click('[data-side-kind="stream"]')
    await page
      .locator(`[data-hex="${at('1606')}"], [data-shown="true"]`)
      .first()
      .focus()
    await page.keyboard.press('w')
    await page.keyboard.press('Space')
    expect(await text()).not.toBe(shelf)
    const undo = page.locator('[data-way="undo"]')
    while (await undo.isEnabled()) await page.keyboard.press('z')
    expect(await text()).toBe(changed(shelf))
    expect(await findings(page, 'workshop of Days of Glory')).toEqual([])

    await page.click('[data-tab="play"]')
    await page.click('[data-play="bot"]')
    await page.waitForSelector('[data-layout]')
    expect(await page.locator('h1').first().textContent()).toContain('Two Crossings')
    expect(errors).toEqual([])
  },
  2 * patience,
)
