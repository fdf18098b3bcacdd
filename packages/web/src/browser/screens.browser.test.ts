import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { swift } from '../testing/browser.ts'
import { playOne } from '../testing/samurai-player.ts'
import { sweep } from '../testing/sweep.ts'
import { momentOf, playUntil, untilAsked } from '../testing/table-page.ts'
import { address, sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

const everyLook = [
  { ...sizes.wide, look: 'light' },
  { ...sizes.wide, look: 'dark' },
  { ...sizes.wide, look: 'high contrast' },
  { ...sizes.medium, look: 'dark' },
  { ...sizes.phone, look: 'light' },
]

const usually: Readonly<Record<string, number>> = {
  'high contrast': sizes.wide.width,
  dark: sizes.medium.width,
  light: sizes.phone.width,
}
const looks = sweep(everyLook, ({ look, width }) => usually[look] === width)

test.each(looks)(
  'axe has nothing serious to say of any screen, $look at $width x $height',
  async ({ look, ...viewport }) => {
    const settings = look === 'high contrast' ? { ...swift, contrast: 'more' } : { ...swift, theme: look }
    const { page } = await browser.visit('/', { viewport, settings })
    const found: string[] = []
    const seen = async (screen: string) => found.push(...(await findings(page, screen)))
    await page.getByRole('link', { name: 'Choose a battle' }).first().waitFor()
    await seen('home')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').waitFor()
    await seen('settings')
    await page.goto(`${address}/#/rules/samurai`)
    await page.locator('figure svg').first().waitFor()
    await seen('rulebook')
    await page.goto(`${address}/#/rules/mini`)
    await page.getByText('MN-BID-01').first().waitFor()
    await seen('rules')
    await page.goto(`${address}/#/about`)
    await page.getByText('SIL Open Font License').waitFor()
    await seen('about')
    await page.goto(`${address}/#/new/samurai`)
    await page.getByRole('heading', { name: 'Fourth Kawanakajima', exact: true }).waitFor()
    await page.locator('main a svg').first().waitFor()
    await seen('battles')
    await page.locator('[data-setup="gmt-01"]').click()
    await page.getByRole('button', { name: 'Begin' }).waitFor()
    await page.getByText('Against whom?').waitFor()
    await seen('briefing')
    await page.getByLabel('Blue Samurai army').selectOption('human')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('button', { name: /show my hand/ }).waitFor()
    await seen('cover')
    await page.goto(`${address}/#/learn/samurai`)
    await page.getByRole('link', { name: 'Start' }).first().waitFor()
    await page.locator('li svg').first().waitFor()
    await seen('learn')
    await page.goto(`${address}/#/learn/samurai/strike`)
    await untilAsked(page)
    await page.getByRole('button', { name: 'Show me' }).waitFor()
    await seen('lesson by doing')
    await page.goto(`${address}/#/learn/samurai/first-skirmish`)
    await untilAsked(page)
    await page.getByRole('button', { name: 'Understood' }).waitFor()
    await seen('lesson')
    await playUntil(page, async () => (await momentOf(page)) >= 8, playOne)
    await seen('table')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').waitFor()
    await seen('menu')
    await page.goto(page.url().replace('/table/', '/replay/'))
    await page.getByRole('slider').waitFor()
    await seen('replay')
    expect(found).toEqual([])
  },
)
