import type { Page } from 'playwright-core'
import { click } from './table-page.ts'

/** What the page offers now, as its own marks say it. */
interface Offer {
  readonly moment: number
  readonly over: boolean
  readonly chooser: boolean
  /** Whether a plan is being made. */
  readonly planning: boolean
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
      moment: Number(document.querySelector<HTMLElement>('[data-layout]')?.dataset.moment),
      over: document.querySelector('[data-screen="end"]') !== null,
      chooser: document.querySelector('[data-part="chooser"]') !== null,
      planning: document.querySelector('[data-part="planning"]') !== null,
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

/** What a plan gets besides what is proposed, one step each: something for every action. */
const planned = ['buildings', 'ninja']
const binNames: Readonly<Record<string, string>> = { buildings: 'Castles', ninja: 'Ninja' }

/**
 * Gives one answer through the page, the way a warlike beginner would. What it did, or null when nothing can be done.
 * Without `plans` it leaves a plan alone, also one that is laid out just as it looks.
 */
export async function playOne(page: Page, turn: number, { plans = true } = {}): Promise<string | null> {
  const now = await offer(page)
  if (now.over || (now.planning && !plans)) return null
  const choose = async (what: string, selector: string, place = 0) =>
    (await click(page, now.moment, selector, place)) ? what : null
  const province = (kind: string, number: number | undefined) => choose(kind, `[data-province="${number}"]`)
  if (now.chooser) return choose('chosen', '[data-part="chooser"] button')
  if (now.planning) return plan(page)
  if (now.tray.includes('levy')) return levy(page)
  for (const kind of ['division', 'attacks', 'sendsAndEnd', 'garrison', 'wish', 'lose']) {
    const alike = now.tray.filter((each) => each === kind).length
    if (alike > 0) return choose(kind, `[data-answer="${kind}"]:not(:disabled)`, turn % alike)
  }
  for (const kind of ['fight', 'attack', 'declare', 'to', 'reinforce', 'place', 'build', 'post']) {
    const [first, ...others] = now.targets[kind] ?? []
    if (first !== undefined && (kind !== 'declare' || now.peaceful || turn % 3 < 2)) {
      return province(kind, others[turn % (others.length + 1)] ?? first)
    }
  }
  for (const kind of ['march', 'journey', 'drafted', 'send']) {
    const [first] = now.targets[kind] ?? []
    if (first !== undefined && turn % 4 === 0) return province(kind, first)
  }
  if (now.origins.length > 0 && !now.taken && (now.peaceful || turn % 3 !== 2)) {
    return province('take', now.origins[turn % now.origins.length])
  }
  if (now.buttons.length > 0) {
    const onwards = Math.max(
      0,
      now.buttons.findIndex((text) => /Go|Fight on/.test(text)),
    )
    return choose(now.buttons[onwards] ?? '', '[data-part="choices"] button', onwards)
  }
  if (now.tray.length > 0) return choose(now.tray[0] ?? '', '[data-answer]:not(:disabled)')
  const [kind, places] = Object.entries(now.targets)[0] ?? []
  if (kind !== undefined) return province(kind, places?.[0])
  return now.origins.length > 0 ? province('take', now.origins[0]) : null
}

/** Lays a plan out and seals it. Others may plan meanwhile: nothing that they do touches it. */
async function plan(page: Page): Promise<string> {
  const tray = page.locator('[data-part="planning"]')
  const seal = tray.getByRole('button', { name: 'Seal the plan' })
  for (const bin of planned) {
    const more = tray.getByRole('button', { name: `More for: ${binNames[bin]}` })
    if (await more.isEnabled()) await more.dispatchEvent('click')
  }
  await seal.dispatchEvent('click')
  await tray.waitFor({ state: 'detached' })
  return 'put'
}

/** Enlists two spearmen wherever there is room, as one batch. */
async function levy(page: Page): Promise<string> {
  const tray = page.locator('[data-part="levy"]')
  const more = tray.getByRole('button', { name: 'More: spearman' })
  for (let men = 0; men < 2; men++) await more.dispatchEvent('click')
  const spread = tray.getByRole('button', { name: 'Spread evenly' })
  if (await spread.isEnabled()) await spread.dispatchEvent('click')
  await tray.locator('[data-answer="levy"]').dispatchEvent('click')
  await tray.waitFor({ state: 'detached' })
  return 'levy'
}
