import type { GloryState } from '@gunbai/glory'
import type { Action } from '@gunbai/kernel'
import type { Page } from 'playwright-core'
import { findPosition } from '../../src/testing/glory-march.ts'
import { advice, choose, type Moment, type Situations } from './situations.ts'

type Wanted = (state: GloryState, answers: readonly Action[]) => boolean

const has =
  (kind: string): Wanted =>
  (_, answers) =>
    answers.some((each) => each.kind === kind)

const at = (name: string, wanted: Wanted, show?: (page: Page) => Promise<void>): Moment => ({
  name,
  deal: () => ({ ...findPosition('two-crossings', wanted).deal, table: name }),
  ...(show === undefined ? {} : { show }),
})

/** Until it is known what may be drafted. */
const ready = (page: Page) =>
  page
    .locator('[data-part="plan"][data-ready="true"]')
    .waitFor({ state: 'attached', timeout: 10_000 })
    .catch(() => {})

/** A unit that can be taken up: a commander has no counter to show. */
const taken = (page: Page) => choose(page, '[data-hex]:is([data-lit="origin"], [data-kind="take"])', 2)

/** Chooses the first hex that is lit for one of these, having taken up what is lit before. */
const aimed =
  (...kinds: string[]) =>
  async (page: Page) => {
    const target = kinds.map((kind) => `[data-hex][data-kind="${kind}"]`).join()
    await ready(page)
    if ((await page.locator(target).count()) === 0) await taken(page)
    await choose(page, target)
    // where several could do it, the first of them
    if ((await page.locator('[data-part="chooser"]').count()) > 0)
      await choose(page, '[data-part="chooser"] button')
  }

/** A tool of the map, as long as it is pressed. */
const tool = (name: string, place: number) => ({
  name,
  at: /movement segment/,
  async show(page: Parameters<typeof advice.show>[0]) {
    await page.locator('[data-part="map-tools"]').nth(place).click()
    return true
  },
  hide: (page: Parameters<typeof advice.show>[0]) =>
    page.locator('[data-part="map-tools"]').nth(place).click(),
})

export const glory: Situations = {
  game: 'glory',
  setup: 'two-crossings',
  looks: [
    tool('zones', 0),
    {
      name: 'unit-looked-at',
      at: /movement segment/,
      async show(page) {
        const lit = page.locator('[data-part="board"] [data-hex]:not([data-lit="none"])').first()
        if ((await lit.count()) === 0) return false
        await lit.dispatchEvent('pointerover')
        return true
      },
    },
    advice,
  ],
  moments: [
    at('orders', has('order')),
    at('reach', has('march'), async (page) => {
      await ready(page)
      await taken(page)
    }),
    at('march', has('march'), aimed('journey', 'step')),
    at('fire', has('fire'), aimed('fire')),
    at('charge', has('charge'), aimed('charge')),
    at('shock', has('attack'), aimed('attack', 'assault')),
    at('resolve', has('resolve')),
    at('square', has('form')),
    at('fall-back', has('fallBack')),
    at('rout', has('flee')),
    at('pursue', has('pursue')),
    at('rally', has('rally')),
    at('reaction', has('react')),
    { ...at('told', (state, answers) => state.turn > 2 && has('march')(state, answers)), beats: true },
  ],
}
