import type { Page } from 'playwright-core'
import {
  type DraftedMoment,
  draftedMoments,
  has,
  type Sought,
  shogunEnd,
  shogunMoment,
} from '../../src/testing/shogun-moments.ts'
import { advice, choose, type Moment, type Situations } from './situations.ts'

/** A moment at which something is drawn up. */
const drafted = (name: DraftedMoment, show?: (page: Page) => Promise<void>, as: string = name): Moment => ({
  name: as,
  deal: async () => (await shogunMoment(name, draftedMoments[name])).deal,
  ...(show === undefined ? {} : { show }),
})

/** Any other. */
const at = (name: string, sought: Sought, show?: (page: Page) => Promise<void>): Moment => ({
  name,
  deal: async () => (await shogunMoment(name, sought)).deal,
  ...(show === undefined ? {} : { show }),
})

/** Takes up what is lit, and aims it at the first place of that kind. */
const aimed =
  (...kinds: string[]) =>
  async (page: Page) => {
    await choose(page, '[data-province][data-lit="origin"]')
    await choose(page, kinds.map((kind) => `[data-province][data-kind="${kind}"]`).join())
  }

const likely = (page: Page) => choose(page, '[data-part="likely"]:not(:disabled)').then(() => {})

/** Somebody else has fought just now, and men have fallen. */
const isFought: Sought['wanted'] = (answers, { clans, turn }, told) =>
  answers.length > 0 && clans[turn]?.seat !== 0 && told.filter((kind) => kind === 'fell').length > 2

export const shogun: Situations = {
  game: 'shogun',
  setup: 'standard-2',
  looks: [
    {
      name: 'province-looked-at',
      at: /war turn/,
      async show(page) {
        const province = page.locator('[data-part="board"] [data-province]').nth(30)
        await province.dispatchEvent('pointerover')
        return true
      },
      hide: (page) => page.locator('[data-part="board"] svg').first().dispatchEvent('pointerout'),
    },
    {
      name: 'likely-attacks',
      at: /war turn . (move armies|declare)/,
      async show(page) {
        const likely = page.locator('[data-part="likely"]:not(:disabled)').first()
        if ((await likely.count()) === 0) return false
        await likely.click()
        return true
      },
    },
    advice,
  ],
  moments: [
    drafted('placement'),
    drafted('plan'),
    at('bids', { wanted: has('wish') }),
    at('build', { wanted: has('build'), plan: { swords: 1, buildings: 2, levies: 1, ronin: 0 } }),
    drafted('levy'),
    at('ronin', { wanted: has('post') }),
    drafted('ninja'),
    drafted('war'),
    drafted('war', likely, 'likely'),
    drafted('march', aimed('journey', 'march')),
    drafted('battles'),
    drafted('battles', aimed('declare'), 'declared'),
    drafted('casualties'),
    at('fight-on', { seed: 'a battle', wanted: has('goOn') }),
    drafted('send', aimed('send', 'to')),
    drafted('division'),
    at('garrison', { seed: 'a march', wanted: has('leave') }),
    at('strike', { wanted: has('strike') }),
    at('winter', { seed: 'daimyo', wanted: (answers, { round }) => round > 0 && has('place')(answers) }),
    { name: 'won', deal: () => shogunEnd(true) },
    { name: 'lost', deal: () => shogunEnd(false) },
    { ...at('told', { seed: 'a battle', wanted: isFought }), beats: true },
  ],
}
