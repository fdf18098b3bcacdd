import type { Page } from 'playwright-core'

/** What the page offers now, as its own marks say it. */
interface Offer {
  readonly over: boolean
  readonly chooser: boolean
  /** Whether a plan is being made, and can be sealed. */
  readonly planning: boolean
  readonly sealable: boolean
  /** The kinds of answers that lie in the tray. */
  readonly tray: readonly string[]
  /** By kind of answer, the provinces that are lit for it. */
  readonly targets: Readonly<Record<string, readonly number[]>>
  readonly origins: readonly number[]
  readonly taken: boolean
  /** Whether battles are to be declared, and none has been yet. */
  readonly peaceful: boolean
  readonly buttons: readonly string[]
}

async function offer(page: Page): Promise<Offer> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const targets: Record<string, number[]> = {}
    for (const { dataset } of all('[data-lit="target"]')) {
      const kind = dataset.kind ?? ''
      targets[kind] = [...(targets[kind] ?? []), Number(dataset.province)]
    }
    return {
      over: document.querySelector('[data-screen="end"]') !== null,
      chooser: document.querySelector('[data-part="chooser"]') !== null,
      planning: document.querySelector('[data-part="planning"]') !== null,
      sealable:
        document.querySelector('[data-part="planning"] button:not(:disabled)[class*=strong]') !== null,
      tray: all('[data-answer]:not(:disabled)').map(({ dataset }) => dataset.answer ?? ''),
      targets,
      origins: all('[data-lit="origin"]').map(({ dataset }) => Number(dataset.province)),
      taken: document.querySelector('[data-taken="true"]') !== null,
      peaceful:
        /declare battles/.test(document.querySelector('[data-mine="true"]')?.textContent ?? '') &&
        document.querySelector('[data-mark="declared"]') === null,
      buttons: all('[data-part="choices"] button').map(({ textContent }) => textContent ?? ''),
    }
  })
}

/** In which order a plan is filled, one step each until the purse is empty: something for every action. */
const planned = [
  'swords',
  'buildings',
  'levies',
  'ronin',
  'ninja',
  'levies',
  'levies',
  'ronin',
  'swords',
  'ninja',
]
const binNames: Readonly<Record<string, string>> = {
  swords: 'Swords',
  buildings: 'Castles',
  levies: 'New units',
  ronin: 'Ronin',
  ninja: 'Ninja',
}

/**
 * Gives one answer through the page, the way a warlike beginner would. What it did, or null when nothing can be done.
 * Without `plans` it leaves a plan alone, also one that is laid out just as it looks.
 */
export async function playOne(page: Page, turn: number, { plans = true } = {}): Promise<string | null> {
  const now = await offer(page)
  if (now.planning && !plans) return null
  const province = async (kind: string, number: number | undefined) => {
    await click(page, `[data-province="${number}"]`)
    return kind
  }
  if (now.over) return null
  if (now.chooser) {
    await click(page, '[data-part="chooser"] button')
    return 'chosen'
  }
  if (now.planning) {
    if (!now.sealable) {
      for (const bin of planned) await click(page, `[aria-label="More for: ${binNames[bin]}"]:not(:disabled)`)
    }
    await click(page, '[data-part="planning"] button:not(:disabled)[class*=strong]')
    return 'put'
  }
  for (const kind of ['wish', 'lose', 'enlist']) {
    if (now.tray.includes(kind)) {
      await click(page, `[data-answer="${kind}"]:not(:disabled)`, turn % now.tray.length)
      return kind
    }
  }
  for (const kind of ['fight', 'attack', 'declare', 'to', 'reinforce', 'place', 'build', 'station', 'post']) {
    const [first, ...others] = now.targets[kind] ?? []
    if (first !== undefined && (kind !== 'declare' || now.peaceful || turn % 3 < 2)) {
      return province(kind, others[turn % (others.length + 1)] ?? first)
    }
  }
  for (const kind of ['march', 'send']) {
    const [first] = now.targets[kind] ?? []
    if (first !== undefined && turn % 4 === 0) return province(kind, first)
  }
  if (now.origins.length > 0 && !now.taken && (now.peaceful || turn % 3 !== 2)) {
    return province('take', now.origins[turn % now.origins.length])
  }
  if (now.buttons.length > 0) {
    const onwards = now.buttons.findIndex((text) => /Go|Fight on/.test(text))
    await click(page, '[data-part="choices"] button', Math.max(0, onwards))
    return now.buttons[Math.max(0, onwards)] ?? null
  }
  if (now.tray.length > 0) {
    await click(page, '[data-answer]:not(:disabled)')
    return now.tray[0] ?? null
  }
  const [kind, places] = Object.entries(now.targets)[0] ?? []
  if (kind !== undefined) return province(kind, places?.[0])
  return now.origins.length > 0 ? province('take', now.origins[0]) : null
}

/** By the page's own event: the map may be zoomed. */
async function click(page: Page, selector: string, nth = 0): Promise<void> {
  await page.evaluate(
    ([found, place]) => {
      const all = document.querySelectorAll(found)
      const element = all[place] ?? all[0]
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    },
    [selector, nth] as const,
  )
}

/** Waits until the page asks something or the game is over. */
export async function untilAsked(page: Page): Promise<void> {
  await page.waitForSelector(
    '[data-screen="end"], [data-part="planning"], [data-answer]:not(:disabled), [data-lit="target"], [data-lit="origin"], [data-part="choices"] button',
    { state: 'attached', timeout: 90_000 },
  )
}
