import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { openBrowser, openPage, swift } from '../testing/browser.ts'
import { playOne, untilAsked } from '../testing/samurai-player.ts'

const address = inject('address')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const looks = [
  { width: 1440, height: 900, look: 'light' },
  { width: 1440, height: 900, look: 'dark' },
  { width: 1440, height: 900, look: 'high contrast' },
  { width: 1024, height: 768, look: 'dark' },
  { width: 390, height: 844, look: 'light' },
]

test.each(looks)(
  'axe has nothing serious to say of any screen, $look at $width x $height',
  async ({ look, ...viewport }) => {
    const context = await browser.newContext({ viewport })
    const settings = look === 'high contrast' ? { ...swift, contrast: 'more' } : { ...swift, theme: look }
    const { page } = await openPage(context, address, settings)
    const found: Record<string, string[]> = {}
    const seen = async (screen: string) => {
      found[screen] = await findings(page)
    }
    await page.getByRole('link', { name: 'New game' }).first().waitFor()
    await seen('home')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').waitFor()
    await seen('settings')
    await page.goto(`${address}/#/rules/mini`)
    await page.getByRole('searchbox').waitFor()
    await seen('rules')
    await page.goto(`${address}/#/about`)
    await page.getByText('SIL Open Font License').waitFor()
    await seen('about')
    await page.goto(`${address}/#/new/samurai`)
    await page.getByRole('button', { name: 'Begin' }).waitFor()
    await page.locator('svg[role="img"]').waitFor()
    await seen('new game')
    await page.getByLabel('Blue Samurai army').selectOption('human')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('button', { name: /show my hand/ }).waitFor()
    await seen('cover')
    await page.goto(`${address}/#/learn/samurai`)
    await untilAsked(page)
    await page.getByRole('button', { name: 'Understood' }).waitFor()
    await seen('lesson')
    for (let turn = 0; turn < 12; turn++) if (!(await playOne(page, turn))) await untilAsked(page)
    await untilAsked(page)
    await seen('table')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').waitFor()
    await seen('menu')
    await page.goto(page.url().replace('/table/', '/replay/'))
    await page.getByRole('slider').waitFor()
    await seen('replay')
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((screen) => [screen, []])))
    await context.close()
  },
)
