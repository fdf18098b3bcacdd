import { advice, type Situations } from './situations.ts'

export const shogun: Situations = {
  game: 'shogun',
  setup: 0,
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
}
