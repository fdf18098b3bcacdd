import { fieldOf } from '@gunbai/glory'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { openBrowser, openPage, swift } from '../testing/browser.ts'
import { type GloryPlayer, playOn, playOne, untilAsked } from '../testing/glory-player.ts'
import { type Hand, keys, mouse } from '../testing/hand.ts'
import { answerTime, mainThreadTasks } from '../testing/measuring.ts'
import { findRichTurn, given, happened, type RichTurn, squareHexes, wanted } from '../testing/rich-turn.ts'

const address = inject('address')
let browser: Browser
let context: BrowserContext
let rich: RichTurn
beforeAll(async () => {
  browser = await openBrowser()
  rich = findRichTurn()
}, 240_000)
afterAll(() => browser.close())
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
})
afterEach(() => context.close())

/** A battle against the computer, its first question on the table. */
async function begin(battle: string, army: string, settings: object = swift): Promise<Page> {
  const { page } = await openPage(context, `${address}/#/new/glory`, settings)
  await page.getByText(battle).first().click()
  await page.getByLabel(army).selectOption('greedy')
  await page.getByRole('button', { name: 'Begin' }).click()
  await untilAsked(page)
  return page
}

/** The game before its rich turn, opened to be played on. */
async function takeIn(
  handOf: (page: Page) => Hand,
): Promise<{ player: GloryPlayer; page: Page; errors: string[] }> {
  const { page, errors } = await openPage(context, address)
  return { player: await playOn(handOf(page), address, rich), page, errors }
}

test('a full turn of Two Crossings with a shot, a shock, a charge on a square and a rally', async () => {
  const { player, page, errors } = await takeIn(mouse)
  const before = player.now.state.turn
  const told: string[] = []
  const asked = new Set<string>()
  const seen = new Set<string>()
  while (player.now.state.turn === before) {
    const action = await player.next()
    if (!asked.has(action.kind)) {
      if (action.kind === 'step') await expectReason(page, player)
      if (action.kind === 'rally') await expectOdds(page, player)
      asked.add(action.kind)
    }
    const squares = squareHexes(player.now.state)
    told.push(...(await player.giveNext()))
    for (const what of happened(player.now, squares)) seen.add(what)
  }
  expect(player.now.state.turn).toBe(before + 1)
  expect([...asked]).toEqual(expect.arrayContaining([...given]))
  expect([...seen].sort()).toEqual([...wanted].sort())

  // every sentence of the turn stands in the log in its order; only of orders each side hears its own
  const log = await page.locator('[data-part="log"] li').allTextContents()
  const heard = told.filter((sentence) => !/orders? given|no orders|laid face down/.test(sentence))
  let from = 0
  for (const sentence of heard) {
    const found = log.findIndex((each, i) => i >= from && each.trim().startsWith(sentence))
    expect([sentence, found >= 0]).toEqual([sentence, true])
    from = found + 1
  }
  const turn = heard.join('\n')
  expect(turn).toMatch(/ fired at \d{4} /)
  expect(turn).toMatch(/ attacked \d{4}: /)
  expect(turn).toMatch(/ charged \d{4}: /)
  expect(turn).toMatch(new RegExp(`Turn ${before + 1}: `))
  console.log(`a turn of Two Crossings: ${player.moment - rich.begins} answers by clicks`)
  expect(errors).toEqual([])
}, 240_000)

/** A hex that a march does not reach in one step says why not, with the rule. */
async function expectReason(page: Page, { now }: GloryPlayer): Promise<void> {
  const { map } = fieldOf(now.state).ground
  const mover = Number(now.state.units[now.state.party[0] ?? 0]?.hex)
  const far = map.hexes.find((hex) => (map.distances[mover * map.size + hex] ?? 0) === 4)
  await page.locator(`[data-hex="${far}"]`).dispatchEvent('click')
  const note = page.locator('[data-part="why-not"]')
  await note.waitFor()
  expect(await note.getByRole('link').getAttribute('href')).toMatch(/\/rules\/glory\/JG-/)
}

/** Pointing at an answer that throws dice shows its odds before it is given. */
async function expectOdds(page: Page, player: GloryPlayer): Promise<void> {
  const { target } = player.aim(player.viewerNow, await player.next())
  await page.locator(`[data-hex="${target}"]`).dispatchEvent('pointerover')
  await page.getByText('the test is passed').waitFor()
}

test('by keys alone: the device taken, orders, marches, a shot, a charge, an attack and a rally', async () => {
  const { player, errors } = await takeIn(keys)
  const kinds = new Set<string>()
  while (!given.every((kind) => kinds.has(kind))) {
    kinds.add((await player.next()).kind)
    await player.giveNext()
  }
  expect([...kinds]).toEqual(expect.arrayContaining([...given]))
  expect(errors).toEqual([])
}, 240_000)

test.each([
  { width: 1440, height: 900, theme: 'dark' },
  { width: 1024, height: 768, theme: 'light' },
  { width: 390, height: 844, theme: 'light' },
])(
  'axe has nothing serious to say of the board, $theme at $width x $height',
  async ({ theme, ...viewport }) => {
    await context.close()
    context = await browser.newContext({ viewport })
    const page = await begin('Two Crossings', 'Red', { ...swift, theme })
    const found: Record<string, string[]> = { board: await findings(page) }
    await page.getByRole('button', { name: 'Zones' }).click()
    found.zones = await findings(page)
    await page.getByRole('button', { name: 'Signs and tables' }).click()
    await page.getByText('our own reconstruction').waitFor()
    found.tables = await findings(page)
    expect(found).toEqual({ board: [], zones: [], tables: [] })
  },
  120_000,
)

test('the large battle: how soon an answer is on the screen, and how long the page is busy', async () => {
  const page = await begin('The Fortress of Kronau', 'Gold')
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  const times: number[] = []
  for (let turn = 0; times.length < 40 && turn < 400; turn++) {
    await untilAsked(page)
    const time = await answerTime(page, () => playOne(page, turn))
    if (time !== null) times.push(time)
  }
  const long = mainThreadTasks(await browser.stopTracing())
  times.sort((a, b) => a - b)
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0)
  console.log(
    `Kronau: an answer is on screen after a median of ${at(0.5)} ms, nine of ten within ${at(0.9)} ms ` +
      `(${times.length} answers); longest main-thread task ${Math.round(long.busy)} ms of work, ` +
      `${Math.round(long.passed)} ms by the clock`,
  )
  expect(times.length).toBe(40)
}, 240_000)
