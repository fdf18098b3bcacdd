import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

const isOver = async (page: Page) => (await page.locator('[data-screen="end"]').count()) > 0

/** Whether either of two has something to answer, or all is over. */
async function canGoOn(...pages: Page[]): Promise<boolean> {
  const choices = await Promise.all(
    pages.map((page) => page.locator('[data-part="choices"] button, [data-screen="end"]').count()),
  )
  return choices.some((count) => count > 0)
}

/** Gives one answer through the page; false where nothing is asked. */
async function answerOne(page: Page, turn: number): Promise<boolean> {
  return page.evaluate((number) => {
    const buttons = document.querySelectorAll<HTMLElement>('[data-part="choices"] button')
    buttons[number % Math.max(1, buttons.length)]?.click()
    return buttons.length > 0
  }, turn)
}

test('two browsers play from the invitation to the end, one comes back in the middle, and a third watches', async () => {
  const one = await browser.visit('/#/online')
  await one.page.locator('select[name="rulebook"]').selectOption('mini')
  await one.page.getByRole('button', { name: 'Open the table' }).click()
  const link = await one.page.locator('[data-part="invitation"]').inputValue()
  expect(link).toContain('#/join/')
  const match = /online\/([\w-]+)/.exec(one.page.url())?.[1]

  const two = await browser.visit(link.slice(link.indexOf('/#/')))
  await two.page.getByRole('button', { name: 'Sit down and play' }).click()
  await two.page.waitForSelector('[data-part="choices"] button')
  await one.page.waitForSelector('[data-part="choices"] button')
  const watching = await browser.visit(`/#/online/${match}`)
  await watching.page.waitForSelector('[data-part="online"]')
  expect(await watching.page.locator('[data-part="choices"] button').count()).toBe(0)

  let answers = 0
  let hasComeBack = false
  for (let turn = 0; !(await isOver(one.page)); turn++) {
    const page = turn % 2 === 0 ? one.page : two.page
    if (await answerOne(page, turn >> 1)) answers++
    else await expect.poll(() => canGoOn(one.page, two.page), { timeout: 120_000 }).toBe(true)
    if (answers >= 8 && !hasComeBack) {
      hasComeBack = true
      await two.page.reload()
      await two.page.waitForSelector('[data-part="online"]')
    }
  }
  for (const { page } of [one, two, watching]) await page.waitForSelector('[data-screen="end"]')
  expect(hasComeBack).toBe(true)
  const dice = await fetch(`${address}/api/matches/${match}/dice`).then((response) => response.json())
  expect(dice).toMatchObject({ kept: true, replays: true })
  // whoever is nobody yet is told so by the server, and the browser notes it
  const odd = [one, two, watching].flatMap(({ errors }) => errors).filter((each) => !each.includes('401'))
  expect(odd).toEqual([])
})
