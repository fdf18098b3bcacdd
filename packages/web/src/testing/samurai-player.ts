import type { Page } from 'playwright-core'
import { click } from './table-page.ts'

/** What the page offers now, as its own marks say it. */
interface Offer {
  readonly moment: number
  readonly over: boolean
  readonly waiting: boolean
  readonly lesson: boolean
  readonly chooser: boolean
  readonly cards: number
  /** By kind of answer, the hexes that are lit for it, in order. */
  readonly targets: Readonly<Record<string, readonly number[]>>
  readonly origins: readonly number[]
  readonly buttons: number
  /** What the button of the plan would give: null where nothing is drafted that could be given. */
  readonly commit: string | null
  /** Answers on the sheet of the end of a turn that are not chosen yet, while nothing can be committed. */
  readonly sheet: number
}

async function offer(page: Page): Promise<Offer> {
  return page.evaluate(() => {
    const hexes = (lit: string) => [...document.querySelectorAll<SVGElement>(`[data-lit="${lit}"]`)]
    const targets: Record<string, number[]> = {}
    for (const { dataset } of hexes('target')) {
      const kind = dataset.kind ?? ''
      targets[kind] = [...(targets[kind] ?? []), Number(dataset.hex)]
    }
    const cards = document.querySelectorAll('[data-playable="true"]').length
    const origins = hexes('origin').map(({ dataset }) => Number(dataset.hex))
    const buttons = document.querySelectorAll('[data-part="choices"] button').length
    const commit = document.querySelector<HTMLElement>('[data-commit]:not(:disabled)')?.dataset.commit ?? null
    const sheet = document.querySelectorAll('[data-row] button').length
    return {
      moment: Number(document.querySelector<HTMLElement>('[data-layout]')?.dataset.moment),
      over: document.querySelector('[data-screen="end"]') !== null,
      waiting:
        cards + origins.length + buttons + sheet + Object.keys(targets).length === 0 && commit === null,
      lesson: document.querySelector('[data-part="coach"] button') !== null,
      chooser: document.querySelector('[data-part="chooser"]') !== null,
      cards,
      targets,
      origins,
      buttons,
      commit,
      sheet,
    }
  })
}

/** What a draft would come to is asked of the rules, which may be elsewhere: whoever hurries on would undo what he drew. */
async function untilForeseen(page: Page): Promise<void> {
  const ready = () => document.querySelector('[data-commit]:disabled') === null
  await page.waitForFunction(ready, undefined, { timeout: 2_000 }).catch(() => {})
}

/**
 * Gives one answer through the page, the way an impatient attacker would: strike if there is anything to strike, else
 * go forward. Red sits at the top of the map, so that forward is to hexes of a higher number. False when nothing can be
 * done now.
 */
export async function playOne(page: Page, turn: number): Promise<boolean> {
  await untilForeseen(page)
  const now = await offer(page)
  if (now.over || now.waiting) return false
  const choose = (selector: string, place = 0) => click(page, now.moment, selector, place)
  const hex = (number: number | undefined) => choose(`[data-hex="${number}"]`)
  const { attack, shoot, move, retreat, order, moveLeader, ...others } = now.targets
  if (now.lesson) return choose('[data-part="coach"] button')
  if (now.chooser) return choose('[data-part="chooser"] button')
  if (attack !== undefined) return hex(attack[0])
  if (shoot !== undefined) return hex(shoot[0])
  if (move !== undefined) return hex(move.at(-1))
  if (order !== undefined) return hex(order.at(-1))
  if (now.commit !== null && now.commit !== 'nobody') return choose('[data-commit]')
  if (now.sheet > 0) return choose('[data-row] button', turn % now.sheet)
  if (now.commit !== null) return choose('[data-commit]')
  if (retreat !== undefined) return hex(retreat[0])
  if (now.origins.length > 0 && turn % 4 !== 3) return hex(now.origins.at(turn % now.origins.length))
  const other = Object.values(others).flat()[0]
  if (other !== undefined && now.buttons === 0) return hex(other)
  if (now.buttons > 0) return choose('[data-part="choices"] button', -1)
  if (now.cards > 0) return choose('[data-playable="true"]', turn % now.cards)
  return hex(moveLeader?.at(-1) ?? now.origins[0] ?? other)
}
