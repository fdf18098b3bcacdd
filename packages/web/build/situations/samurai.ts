import { advice, type Situations } from './situations.ts'

export const samurai: Situations = {
  game: 'samurai',
  setup: 0,
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
  moments: [],
}
