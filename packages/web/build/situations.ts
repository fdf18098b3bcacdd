/**
 * Takes a picture of every situation of a turn, of each game, at four sizes, light and dark, to be looked at one by one:
 * `node packages/web/build/situations.ts <folder> [game ...]`. A situation is a question that was not asked before, what is
 * drafted where one of its targets is chosen, a beat of a kind that was not seen before, and what the game's own file of
 * `situations/` looks at or lays. Answers are chosen from the list of all choices, the same each time. `game:name` takes
 * only the laid moments whose names begin so, and `game:` all of them.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startTestServer } from '@gunbai/server/testing'
import type { Page } from 'playwright-core'
import { openBrowser, openPage, swift } from '../src/testing/browser.ts'
import { type Deal, keepDealt, pathOf } from '../src/testing/kept-game.ts'
import { momentOf, untilAsked } from '../src/testing/table-page.ts'
import { buildWeb, builtWeb } from './build.ts'
import { glory } from './situations/glory.ts'
import { samurai } from './situations/samurai.ts'
import { shogun } from './situations/shogun.ts'
import type { Moment, Situations } from './situations/situations.ts'

const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const
type Size = (typeof sizes)[number]
const themes = ['light', 'dark'] as const
const told = { ...swift, motion: 'full', pace: 'normal', sound: 'off' }
const mostBeats = 12
const most = 700 // answers of a game: what was not asked by then is seldom

const [folder = 'situations', ...wanted] = process.argv.slice(2)
const all = [samurai, shogun, glory]
const games = all.filter(({ game }) => wanted.length === 0 || wanted.includes(game))
/** Of a game's laid moments, whether this one is wanted. */
const isLaid = (game: string, name: string) =>
  games.some((each) => each.game === game) || wanted.some((each) => `${game}:${name}`.startsWith(each))

await buildWeb()
const server = await startTestServer({ webFolder: builtWeb })
const browser = await openBrowser()
mkdirSync(folder, { recursive: true })
for (const each of all) await layMoments(each)
for (const each of games) await play(each)
await browser.close()
await server.stop()

async function play({ game, setup, looks }: Situations): Promise<void> {
  const { page, errors } = await begin(game, setup)
  const seen = new Set<string>()
  /** Whether this is seen for the first time. */
  const isNew = (name: string) => !seen.has(name) && seen.add(name) !== undefined
  for (let turn = 0; turn < most; turn++) {
    await untilAsked(page)
    if ((await page.locator('[data-screen="end"]').count()) > 0) {
      await pictures(page, `${game}-end`)
      break
    }
    const asked = (await page.locator('[data-layout]').getAttribute('data-asked')) ?? ''
    const name = `${game}-${asked.replace(/[^a-zA-Z]+/g, '-')}`
    if (asked !== '' && isNew(name)) await pictures(page, name)
    for (const look of looks) {
      const called = `${game}-${look.name}`
      if (!look.at.test(asked) || seen.has(called) || !(await look.show(page))) continue
      seen.add(called)
      await pictures(page, called)
      if (look.hide === undefined) await page.keyboard.press('Escape')
      else await look.hide(page)
    }
    if (asked !== '' && isNew(`${name}-drafted`) && (await draft(page)))
      await pictures(page, `${name}-drafted`)
    await beats(page, async (name) => {
      const beat = name.split(' ')[0]
      if (isNew(`${game}-beat-${beat}`)) await pictures(page, `${game}-beat-${beat}`)
    })
    await answer(page, turn)
  }
  process.stdout.write(`${[...seen].join(', ')}\n`)
  if (errors.length > 0) process.stdout.write(`${game}: errors of the page: ${errors.join('; ')}\n`)
  await page.context().close()
}

/** Lays each moment on a desk and on a phone. */
async function layMoments({ game, moments }: Situations): Promise<void> {
  const list = moments.filter(({ name }) => isLaid(game, name))
  if (list.length === 0) return
  for (const shown of [sizes.slice(0, 2), sizes.slice(2, 3), sizes.slice(3)]) {
    const isTouched = shown[0] !== sizes[0]
    const [width, height] = shown[0] ?? sizes[0]
    const context = await browser.newContext({
      viewport: { width, height },
      serviceWorkers: 'block',
      ...(isTouched ? { hasTouch: true, isMobile: true } : {}),
    })
    const { page, errors } = await openPage(context, `${server.url}/#/about`, { ...swift, sound: 'off' })
    for (const moment of list) {
      const deal = await moment.deal()
      if (moment.plays) {
        await playBeats(moment, deal, `${game}-${moment.name}`, shown, isTouched)
        continue
      }
      await keepDealt(page, deal)
      await page.goto(server.url + pathOf(deal))
      await page
        .locator('[data-layout]')
        .waitFor()
        .catch((error) => {
          throw new Error(`${game}:${moment.name} is not laid: ${errors.join('; ')}`, { cause: error })
        })
      await untilAsked(page)
      // the stage is fetched when somebody touches the page
      await page.keyboard.press('Shift')
      const name = `${game}-${moment.name}`
      if (moment.beats) {
        const seen = new Set<string>()
        await page.locator('[data-part="recap"]').waitFor({ state: 'attached' })
        await beats(page, async (beat) => {
          if (!seen.has(beat)) await pictures(page, `${name}-${beat.replace(/\W+/g, '-')}`, shown)
          seen.add(beat)
        })
        continue
      }
      await moment.show?.(page)
      await pictures(page, name, shown)
    }
    if (errors.length > 0) process.stdout.write(`${game}: errors of the page: ${errors.join('; ')}\n`)
    await context.close()
  }
}

/** Does what the moment does there at the usual pace, and looks at each beat of it: the clock stands still for each picture. */
async function playBeats(
  { show }: Moment,
  deal: Deal,
  name: string,
  shown: readonly Size[],
  isTouched: boolean,
): Promise<void> {
  for (const size of shown) {
    const [width, height] = size
    const context = await browser.newContext({
      viewport: { width, height },
      serviceWorkers: 'block',
      ...(isTouched ? { hasTouch: true, isMobile: true } : {}),
    })
    await context.clock.install()
    const { page } = await openPage(context, `${server.url}/#/about`, told)
    await keepDealt(page, deal)
    await page.goto(server.url + pathOf(deal))
    await page.locator('[data-layout]').waitFor()
    await untilAsked(page)
    await page.keyboard.press('Shift')
    await page.waitForTimeout(1_000)
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)))
    await show?.(page)
    for (let beat = 0; beat < mostBeats && (await untilBeat(page)); beat++) {
      await page.waitForTimeout(900) // of the machine's own time, in which drawings come to rest
      const called = await page.locator('[data-layout]').getAttribute('data-beat')
      await pictures(page, `${name}-${beat}-${called}`, [size])
      await page.keyboard.press('Enter')
    }
    await context.close()
  }
}

/** Lets the clock go on by little steps until the next beat is shown; whether there was one. */
async function untilBeat(page: Page): Promise<boolean> {
  for (let step = 0; step < 60; step++) {
    if ((await page.locator('[data-layout][data-beat]').count()) > 0) return true
    await page.clock.runFor(40)
    await page.waitForTimeout(80)
  }
  return false
}

async function begin(game: string, setup: string) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const opened = await openPage(context, `${server.url}/#/new/${game}/${setup}`, { ...swift, sound: 'off' })
  const { page } = opened
  await page.getByRole('button', { name: 'Begin' }).waitFor()
  const seats = page.locator('select:has(option[value="greedy"])')
  for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('greedy')
  await page.getByRole('button', { name: 'Begin' }).click()
  return opened
}

/** Looks again at each beat of what the other side did last. */
async function beats(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const chips = page.locator('[data-part="recap"] li button')
  for (let i = 0; i < (await chips.count()); i++) {
    await chips.nth(i).dispatchEvent('click')
    const shown = page.locator('[data-beat]')
    await shown.waitFor({ timeout: 5_000 }).catch(() => {})
    const name = (await shown.count()) === 0 ? null : await shown.getAttribute('data-beat')
    if (name !== null) await look(name)
    await chips.nth(i).dispatchEvent('click')
    await shown.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => {})
  }
}

/** Takes up the first thing that is lit and aims it; whether anything came to be drafted. */
async function draft(page: Page): Promise<boolean> {
  const moment = await momentOf(page)
  for (const lit of ['origin', 'target']) {
    const place = page.locator(`[data-part="board"] [data-lit="${lit}"]`).first()
    if ((await place.count()) > 0) await place.dispatchEvent('click')
    await page.waitForTimeout(150)
    if ((await momentOf(page)) !== moment) return false
  }
  return (await page.locator('[data-commit]').count()) > 0
}

/** Gives one answer of the list of all choices; which one hangs on the turn alone. */
async function answer(page: Page, turn: number): Promise<void> {
  const moment = await momentOf(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  const choices = page.locator('[role="dialog"] button')
  await choices.first().waitFor()
  // the last button closes the list
  const count = Math.max(1, (await choices.count()) - 1)
  await choices.nth((turn * 7) % count).click()
  await page
    .waitForFunction(
      (then) => document.querySelector<HTMLElement>('[data-layout]')?.dataset.moment !== String(then),
      moment,
    )
    .catch(() => {})
}

/** Of what the page shows now, at these sizes, light and dark. */
async function pictures(page: Page, name: string, shown: readonly Size[] = sizes): Promise<void> {
  for (const [width, height] of shown) {
    await page.setViewportSize({ width, height })
    // the parts of a small table are fetched when it is first laid
    await page.locator('[data-part="board"] svg').first().waitFor({ state: 'attached' })
    for (const theme of themes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen
      }, theme)
      await page.waitForTimeout(250)
      await page.screenshot({ path: join(folder, `${name}-${width}x${height}-${theme}.png`) })
    }
  }
  const [width, height] = shown[0] ?? sizes[0]
  await page.setViewportSize({ width, height })
}
