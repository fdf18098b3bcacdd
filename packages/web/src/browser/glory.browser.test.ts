import { fieldOf } from '@gunbai/glory'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { swift } from '../testing/browser.ts'
import { type GloryPlayer, playOn } from '../testing/glory-player.ts'
import { type Hand, keys, mouse } from '../testing/hand.ts'
import { findRichTurn, given, happened, type RichTurn, squareHexes, wanted } from '../testing/rich-turn.ts'
import { untilAsked } from '../testing/table-page.ts'
import { looks, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()
let rich: RichTurn
beforeAll(() => {
  rich = findRichTurn()
}, 600_000)

/** The game before its rich turn, opened to be played on. */
async function takeIn(
  handOf: (page: Page) => Hand,
): Promise<{ player: GloryPlayer; page: Page; errors: string[] }> {
  // every answer of the record is given by hand, also the only one
  const { page, errors } = await browser.visit('/', { settings: { ...swift, forced: 'ask' } })
  return { player: await playOn(handOf(page), rich), page, errors }
}

test('a full turn of Two Crossings with a shot, a shock, a charge on a square and a rally', async () => {
  const { player, page, errors } = await takeIn(mouse)
  const before = player.now.state.turn
  const told: string[] = []
  const asked = new Set<string>()
  const seen = new Set<string>()
  let squares = squareHexes(player.now.state)
  player.seen = () => {
    for (const what of happened(player.now, squares)) seen.add(what)
    squares = squareHexes(player.now.state)
  }
  while (player.now.state.turn === before) {
    const action = await player.next()
    if (action.kind === 'step' && !asked.has('reason') && marcherOf(player) >= 0) {
      await expectReason(page, player)
      asked.add('reason')
    }
    if (action.kind === 'fire' && !asked.has('fire')) await expectOdds(page, player)
    asked.add(action.kind)
    told.push(...(await player.giveNext()))
  }
  expect(player.now.state.turn).toBe(before + 1)
  expect([...asked]).toEqual(expect.arrayContaining([...given, 'reason']))
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
})

/** Where the unit stands that is on the march; negative where none is, or it is not on the map yet. */
const marcherOf = ({ now: { state } }: GloryPlayer) => Number(state.units[state.party[0] ?? -1]?.hex ?? -1)

/** A hex that a march does not reach in one step says why not, with the rule. */
async function expectReason(page: Page, player: GloryPlayer): Promise<void> {
  const { map } = fieldOf(player.now.state).ground
  const mover = marcherOf(player)
  const far = map.hexes.find((hex) => (map.distances[mover * map.size + hex] ?? 0) === 4)
  await page.locator(`[data-hex="${far}"]`).dispatchEvent('click')
  const note = page.locator('[data-part="why-not"]')
  await note.waitFor()
  expect(await note.getByRole('link').getAttribute('href')).toMatch(/\/rules\/glory\/JG-/)
}

/** Beside whoever could be shot at stands the chance, before anything is given. */
async function expectOdds(page: Page, player: GloryPlayer): Promise<void> {
  const { origin, target } = player.aim(player.viewerNow, await player.next())
  await player.clearDraft()
  if (origin !== null) await page.locator(`[data-hex="${origin}"]`).dispatchEvent('click')
  const pill = page.locator(`[data-odds="${target}"]`)
  await pill.waitFor({ state: 'attached' })
  expect(await pill.textContent()).toMatch(/^\d+ ?%$/)
  if (origin !== null) await page.keyboard.press('Escape')
}

test('by keys alone: the device taken, orders, marches, a shot, a charge and an attack', async () => {
  const { player, errors } = await takeIn(keys)
  const kinds = new Set<string>()
  while (!given.every((kind) => kinds.has(kind))) {
    kinds.add((await player.next()).kind)
    await player.giveNext()
  }
  expect([...kinds]).toEqual(expect.arrayContaining([...given]))
  expect(errors).toEqual([])
})

test.each(looks)(
  'axe has nothing serious to say of the board, $theme at $width x $height',
  async ({ theme, ...viewport }) => {
    const { page } = await browser.visit('/#/new/glory/two-crossings', {
      viewport,
      settings: { ...swift, theme },
    })
    await page.getByRole('combobox', { name: 'Red' }).selectOption('greedy')
    await page.getByRole('button', { name: 'Begin' }).click()
    await untilAsked(page)
    const found = await findings(page, 'board')
    // on a small screen the orders that are proposed stand where the markers do
    await page.locator('[data-end]').click()
    await page.locator('[data-part="parts"]').waitFor({ state: 'detached' })
    await untilAsked(page)
    await page.getByRole('button', { name: 'Zones' }).click()
    found.push(...(await findings(page, 'zones')))
    await page.getByRole('button', { name: 'Signs and tables' }).click()
    await page.getByText('our own reconstruction').waitFor()
    found.push(...(await findings(page, 'tables')))
    expect(found).toEqual([])
  },
)
