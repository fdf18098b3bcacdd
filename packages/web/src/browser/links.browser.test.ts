import { expect, test } from 'vitest'
import { address, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

/** Where play goes on, or the site is asked who somebody is: those are tested where they are played. */
const elsewhere = /^#\/(online|library|join|recover|table|replay)/

test('every link on the screens leads to a screen of its own, and every rule that is linked to is there', async () => {
  const { page, errors } = await browser.visit('/')
  const seen = new Set<string>()
  const lost: string[] = []
  const next = ['#/', '#/rules', '#/learn']
  for (let link = next.pop(); link !== undefined; link = next.pop()) {
    if (seen.has(link)) continue
    seen.add(link)
    await page.goto(`${address}/${link}`)
    await page.locator(link.startsWith('#/rules') ? 'main article' : 'main h1').waitFor()
    const { title, links, isThere } = await page.evaluate(() => {
      const rule = /^#\/rules\/[^/]+\/([A-Z][\w.-]+)$/.exec(location.hash)?.[1]
      return {
        title: document.title,
        links: [...document.querySelectorAll('main a, header a')].map(
          (each) => each.getAttribute('href') ?? '',
        ),
        isThere: rule === undefined || document.getElementById(rule) !== null,
      }
    })
    const isHome = title.startsWith('A table for historical wargames')
    if ((isHome && link !== '#/') || !isThere) lost.push(link)
    const inside = links.filter((each) => each.startsWith('#/') && !elsewhere.test(each))
    // of the many rules that a rulebook links to, a few of each page; a unit test looks for all of them
    const rules = inside.filter((each) => /\/[A-Z]/.test(each)).slice(0, 3)
    next.push(...inside.filter((each) => !/\/[A-Z]/.test(each) && !/^#\/learn\/\w+\/\w/.test(each)), ...rules)
  }
  expect(lost).toEqual([])
  expect(seen.size).toBeGreaterThan(30)
  expect(errors).toEqual([])
})
