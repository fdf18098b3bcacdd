import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { address } from './test-browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string }[]
}

/**
 * What is wrong with the page as it is now: all that axe finds serious or critical, a page that is wider than its window,
 * and messages without words, which are shown by their ids.
 */
export async function findings(page: Page, screen: string): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe: loaded } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }
    return (await loaded.run()).violations
  })
  const { wide, text } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth > innerWidth,
    text: document.body.innerText,
  }))
  return [
    ...found
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ...(wide ? ['wider than the window'] : []),
    ...(text.match(/\bui\.[a-z.]+/g) ?? []),
  ].map((what) => `${screen}: ${what}`)
}

/** What is wrong with each of these screens, by their paths and what is there when they are ready. */
export async function findingsOf(
  page: Page,
  screens: readonly (readonly [path: string, ready: string])[],
): Promise<string[]> {
  const found: string[] = []
  for (const [path, ready] of screens) {
    // through nothing: what waits for the new screen must not find the old one
    await page.goto('about:blank')
    await page.goto(`${address}/#${path}`)
    await page.locator(ready).first().waitFor()
    found.push(...(await findings(page, path)))
  }
  return found
}
