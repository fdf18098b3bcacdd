import type { Page } from 'playwright-core'
import { gameWhere, gameWonBy } from './samurai-games.ts'
import { advice, choose, type Moment, type Situations } from './situations.ts'

type Wanted = Parameters<typeof gameWhere>[1]

const at = (name: string, wanted: Wanted, show?: Moment['show']): Moment => ({
  name,
  deal: () => gameWhere(name, wanted),
  ...(show === undefined ? {} : { show }),
})

/** In the middle of a game, a card is asked for. */
const ofCard: Wanted = ({ asked, turns }) => asked === 'turn / command' && turns > 6

/** So is it, and a card of the hand orders two units or more. */
const ofOrders: Wanted = (now) => ofCard(now) && now.answers.length > 3

const ofStrike: Wanted = ({ asked, answers, turns }) =>
  asked === 'turn / battle' && turns > 4 && answers.some(({ kind }) => kind === 'attack')

const card = (page: Page) => choose(page, '[data-deck="command"][data-playable="true"]', 1).then(() => {})

/** Chooses a card, and orders as many as it can. */
async function orders(page: Page): Promise<void> {
  await card(page)
  for (let order = 0; order < 3; order++) await choose(page, '[data-part="board"] [data-kind="order"]')
}

/** Sends the first of them somewhere. */
async function move(page: Page): Promise<void> {
  await orders(page)
  if (!(await choose(page, '[data-part="board"] [data-kind="move"]', 1))) {
    await choose(page, '[data-part="board"] [data-lit="origin"]')
    await choose(page, '[data-part="board"] [data-kind="move"]', 1)
  }
}

/** Aims at the first enemy who can be attacked. */
async function aim(page: Page): Promise<void> {
  if ((await page.locator('[data-kind="attack"]').count()) === 0)
    await choose(page, '[data-part="board"] [data-lit="origin"]')
  await choose(page, '[data-kind="attack"]')
  await page
    .locator('[data-part="plan-odds"]')
    .waitFor({ timeout: 5_000 })
    .catch(() => {})
}

const strike = async (page: Page) => {
  await aim(page)
  await page.locator('[data-commit]:not(:disabled)').first().dispatchEvent('click')
}

/** The other side has struck, was struck back, and somebody fell back. */
const ofFight: Wanted = ({ asked, told, turns }) => {
  const kinds = told.map(({ kind }) => kind)
  return (
    asked === 'turn / command' &&
    turns > 4 &&
    ['attacked', 'foughtBack', 'retreated', 'lost', 'moved'].every((kind) => kinds.includes(kind))
  )
}

export const samurai: Situations = {
  game: 'samurai',
  setup: 'gmt-01',
  looks: [
    {
      name: 'card-looked-at',
      at: /command/,
      async show(page) {
        await page.locator('[data-deck="command"]').nth(1).dispatchEvent('focusin')
        await page.locator('[data-deck="command"]').nth(1).focus()
        return true
      },
      hide: (page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
    },
    {
      name: 'card-barred',
      at: /order/,
      async show(page) {
        const barred = page.locator('[data-deck="dragon"][data-playable="false"]').first()
        if ((await barred.count()) === 0) return false
        await barred.focus()
        return true
      },
      hide: (page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
    },
    advice,
  ],
  moments: [
    at('card', ofCard),
    at('card-chosen', ofOrders, card),
    at('orders', ofOrders, orders),
    at('move', ofOrders, move),
    at('aim', ofStrike, aim),
    { ...at('own', ofStrike, strike), plays: true },
    { ...at('told', ofFight), beats: true },
    at('window', ({ asked, turns }) => / theirs$/.test(asked) && turns > 2),
    at('window-ours', ({ asked, turns }) => asked === 'strike / ours' && turns > 2),
    at('retreat', ({ asked }) => asked === 'retreat / path'),
    at('ground', ({ asked }) => asked === 'close combat / ground'),
    at('end-of-turn', ({ asked, turns }) => asked === 'end of turn / choose' && turns > 2),
    at('advice', ofCard, async (page) => void (await advice.show(page))),
    at('menu', ofCard, async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.waitForTimeout(400)
    }),
    { name: 'end-won', deal: () => gameWonBy(0, 'end-won') },
    { name: 'end-lost', deal: () => gameWonBy(1, 'end-lost') },
    { name: 'cover', deal: () => gameWhere('cover', ofCard, ['human', 'human']) },
  ],
}
