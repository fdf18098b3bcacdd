import type { Page } from 'playwright-core'
import { sizes } from './test-browser.ts'
import type { Fingers } from './way.ts'

/** How a sheet is looked at: on a desk, by keys on a small one, and by who touches on a phone that stands and one that lies. */
const looked = { mouse: [sizes.wide], keys: [sizes.medium], touch: [sizes.phone, sizes.lying] }

/** Where pictures of what is looked at are kept; none are taken where nothing is said. */
const folder = process.env.SHOTS

/**
 * What is wrong with the sheet of that part in the sizes of that way: words that are too small, cut off or beyond the edge, buttons that are
 * off the screen and cannot be scrolled to, or too small for a finger. With `SHOTS=folder` pictures are taken too, light and dark.
 */
export async function sheetFaults({ page, way }: Fingers, part: string, name: string): Promise<string[]> {
  const before = page.viewportSize() ?? sizes.wide
  const found: string[] = []
  for (const size of looked[way]) {
    await page.setViewportSize(size)
    await settled(page)
    const faults = await page.evaluate(faultsIn, part)
    found.push(...faults.map((each) => `${name} at ${size.width}x${size.height}: ${each}`))
    if (folder === undefined) continue
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${folder}/${name}-${size.width}-${colorScheme}.png` })
    }
    await page.emulateMedia({ colorScheme: null })
  }
  await page.setViewportSize(before)
  await settled(page)
  return found
}

/** Until what was laid out anew is drawn. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/** In the page: the faults of the part that is shown. */
function faultsIn(part: string): string[] {
  const sheet = document.querySelector<HTMLElement>(part)
  if (sheet === null) return [`${part} is not there`]
  const isTouched = matchMedia('(pointer: coarse)').matches
  const faults: string[] = []
  const named = (each: Element) =>
    `"${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 50)}"`
  /** The nearest around it that scrolls. */
  const scroller = (each: Element): Element | null => {
    for (let around = each.parentElement; around !== null; around = around.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
    }
    return null
  }
  for (const each of sheet.querySelectorAll<HTMLElement>('*')) {
    const box = each.getBoundingClientRect()
    const { fontSize, visibility, overflow } = getComputedStyle(each)
    if (box.width <= 1 || box.height <= 1 || visibility === 'hidden' || each.closest('.unseen, svg') !== null)
      continue
    const hasWords = [...each.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && /\S/.test(textContent ?? ''),
    )
    if (hasWords && Number.parseFloat(fontSize) < 13) faults.push(`${named(each)} is written in ${fontSize}`)
    const isCut = each.scrollHeight > each.clientHeight + 2 && each.clientHeight > 0
    if (isCut && (/hidden|clip/.test(overflow) || (/auto|scroll/.test(overflow) && box.height < 40)))
      faults.push(`${named(each)} is cut off`)
    if (box.right > innerWidth + 1 || box.left < -1) {
      const around = scroller(each)
      if (hasWords && (around === null || around.scrollWidth <= around.clientWidth))
        faults.push(`${named(each)} is beyond the edge`)
    }
    if (!each.matches('button, [role="radio"], select')) continue
    if (isTouched && (box.height < 43.5 || box.width < 43.5))
      faults.push(`${named(each)} is ${Math.round(box.width)} x ${Math.round(box.height)}`)
    if (each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2)
      faults.push(`${named(each)} does not hold its words`)
    if ((box.bottom > innerHeight + 1 || box.top < -1) && scroller(each) === null)
      faults.push(`${named(each)} is off the screen`)
  }
  return faults
}
