import type { Page } from 'playwright-core'

/** Keeps all that the announcer says from now on. */
export async function watchHeard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const announcer = document.querySelector('[role="log"][aria-live]')
    if (announcer === null) throw new Error('there is no announcer')
    const heard: string[] = []
    new MutationObserver(() => heard.push(announcer.textContent ?? '')).observe(announcer, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    Object.assign(window, { heard })
  })
}

/** Of the latest sentences of the log on a phone, so many, those that the announcer has not said. */
export async function unheard(page: Page, latest: number): Promise<readonly string[]> {
  await page.locator('[data-panel="log"]').dispatchEvent('click')
  const links = page.locator('[data-part="log"] li a')
  await links.last().waitFor({ state: 'attached' })
  return links.evaluateAll((all, count) => {
    const { heard } = window as unknown as { heard: string[] }
    const said = heard.join('\n')
    return all
      .slice(-count)
      .map((link) => link.firstChild?.textContent?.trim() ?? '')
      .filter((sentence) => !said.includes(sentence))
  }, latest)
}
