import { advice, type Situations } from './situations.ts'

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
  setup: 0,
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
}
