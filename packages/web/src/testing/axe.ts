import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string }[]
}

/** What axe finds serious or critical on the page as it is now, and whether the page is wider than its window. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe: loaded } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }
    return (await loaded.run()).violations
  })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [
    ...found
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ...(wide ? ['wider than the window'] : []),
  ]
}
