import type { Page } from 'playwright-core'

/** What was seen of throws: how many were shown, and the beats of which the dice could not be seen. */
export interface DiceSeen {
  readonly throws: number
  readonly unseen: readonly string[]
}

interface Watching {
  readonly watch: DiceSeen
  stop(): void
}

/**
 * Looks, whenever the page changes, for the beats in which dice fall: what `dice` finds must then stand within the window. A throw is
 * drawn anew, so that each element counts once.
 */
export async function watchDice(page: Page, { beat, dice }: { beat: RegExp; dice: string }): Promise<void> {
  await page.evaluate(
    ([pattern, selector]) => {
      const isRoll = new RegExp(pattern)
      const watch = { throws: 0, unseen: [] as string[] }
      const drawn = new Set<Element>()
      let now: { name: string; moment: string; isSeen: boolean } | null = null
      const isSeen = (found: Element) => {
        const { left, right, top, bottom, width } = found.getBoundingClientRect()
        return width > 0 && left < innerWidth && right > 0 && top < innerHeight && bottom > 0
      }
      const close = () => {
        if (now === null) return
        if (!now.isSeen) watch.unseen.push(`${now.name} at ${now.moment}`)
        now = null
      }
      const look = () => {
        const table = document.querySelector<HTMLElement>('[data-layout]')
        const name = table?.dataset.beat ?? ''
        const moment = table?.dataset.moment ?? ''
        if (now !== null && (now.name !== name || now.moment !== moment)) close()
        if (isRoll.test(name)) {
          now ??= { name, moment, isSeen: false }
          for (const each of document.querySelectorAll(selector)) {
            if (!isSeen(each)) continue
            now.isSeen = true
            drawn.add(each)
          }
          watch.throws = drawn.size
        }
      }
      const watching = new MutationObserver(look)
      watching.observe(document.body, { subtree: true, childList: true, attributes: true })
      const stop = () => {
        watching.disconnect()
        close()
      }
      Object.assign(window, { diceWatch: { watch, stop } })
    },
    [beat.source, dice] as const,
  )
}

export async function diceSeen(page: Page): Promise<DiceSeen> {
  return page.evaluate(() => {
    const { watch, stop } = (window as unknown as { diceWatch: Watching }).diceWatch
    stop()
    return watch
  })
}
