import { expect, test } from 'vitest'
import { openDealt } from '../testing/dealt-game.ts'
import { keepOrders, openOrders, orderAt, orderedAt, pressIn, stopAt } from '../testing/orders-sheet.ts'
import { playOne } from '../testing/samurai-player.ts'
import { sheetFaults } from '../testing/sheet-looks.ts'
import { playUntil, untilAsked } from '../testing/table-page.ts'
import { TestBrowser } from '../testing/test-browser.ts'
import { Fingers, visitBy, ways } from '../testing/way.ts'

const browser = new TestBrowser()

const begin = () =>
  openDealt(browser, {
    rulebook: 'samurai',
    setup: 'gmt-01',
    players: ['human', 'greedy'],
    seed: 'a table of orders',
  })

test('orders are given by keys, kept over a reload, followed, and told in the log', async () => {
  const { page } = await begin()
  const hand = new Fingers(page, 'keys', 'data-hex')
  await untilAsked(page)
  await openOrders(hand)
  expect(await orderedAt(page, 'back')).toBe('Always battle back, against the weakest')
  await orderAt(hand, 'ground', 'Pass for me')
  await keepOrders(hand)
  await page.reload()
  await untilAsked(page)
  await openOrders(hand)
  expect(await orderedAt(page, 'ground')).toBe('Pass for me')
  await page.keyboard.press('Escape')
  const told = page.locator('[data-part="log"]').getByText('(by your order)')
  await playUntil(page, async () => (await told.count()) > 0, playOne)
})

/** Shogun and Glory: what is ordered there, in words; a number, a group, a length. */
const sheets = [
  {
    game: 'shogun',
    deal: {
      rulebook: 'shogun',
      setup: 'standard-3',
      players: ['human', 'random', 'random'],
      seed: 'three clans',
    },
    given: [
      ['ninja', 'Strike the strongest daimyo who attacks you'],
      ['ronin', 'Reveal them, as many as possible for the attack'],
      ['break-off', 'Break off with fewer than 3 units'],
    ],
    also: async (hand: Fingers) => {
      await pressIn(hand, 'break-off', 'One more')
      return [['break-off', 'Break off with fewer than 4 units']] as const
    },
  },
  {
    game: 'glory',
    deal: { rulebook: 'glory', setup: 'two-crossings', players: ['human', 'random'], seed: 'a field' },
    given: [
      ['reaction-fire', 'Ask me'],
      ['squares', 'Try where it comes off at least six times in ten'],
      ['counter-charge', 'Always try a counter-charge'],
      ['refusal', 'Slip away by two hexes wherever that is open'],
    ],
    also: async (hand: Fingers) => {
      await stopAt(hand, 'initiative')
      return [['initiative', /stops for 1$/]] as const
    },
  },
] as const

const everyWay = ways.flatMap((way) => sheets.map((sheet) => ({ way, ...sheet })))

test.each(everyWay)(
  'by $way: what is ordered in $game is kept over a reload, and changed for this round only',
  async ({ way, game, deal, given, also }) => {
    const { page, errors } = await openDealt(browser, deal, visitBy(way))
    const hand = new Fingers(page, way, game === 'glory' ? 'data-hex' : 'data-province')
    await untilAsked(page)
    await openOrders(hand)
    expect(await sheetFaults(hand, '[role="dialog"]', `${game}-orders`)).toEqual([])
    for (const [window, words] of given) await orderAt(hand, window, words)
    const more = await also(hand)
    expect(await sheetFaults(hand, '[role="dialog"]', `${game}-orders-open`)).toEqual([])
    await keepOrders(hand)
    await page.reload()
    await untilAsked(page)
    await openOrders(hand)
    const changed = new Map<string, string | RegExp>([...given, ...more])
    for (const [window, words] of changed) expect(await orderedAt(page, window)).toMatch(words)
    // never this round
    await orderAt(hand, given[0][0], 'Pass for me')
    await page.getByRole('combobox').selectOption('round')
    await keepOrders(hand)
    await openOrders(hand)
    expect(await orderedAt(page, given[0][0])).toBe('Pass for me · until this round ends')
    // what else is changed leaves it as it is
    await orderAt(hand, given[1][0], 'Ask me')
    await keepOrders(hand)
    await openOrders(hand)
    expect(await orderedAt(page, given[0][0])).toBe('Pass for me · until this round ends')
    expect(await orderedAt(page, given[1][0])).toBe('Ask me')
    expect(errors).toEqual([])
  },
)

test('at a window one passes by a key, or is not asked again in that turn', async () => {
  const { page } = await begin()
  const dock = page.locator('[data-part="window"]')
  await playUntil(page, async () => (await dock.count()) > 0, playOne)
  const again = dock.getByRole('button', { name: 'Not again this turn' })
  expect(await again.isVisible()).toBe(true)
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-part="window"]') ?? null),
  ).toBeNull()
  const asked = await dock.getAttribute('data-window')
  await again.click()
  // another window may open at once, but none of that class
  await page.locator(`[data-window="${asked}"]`).waitFor({ state: 'detached' })
})
