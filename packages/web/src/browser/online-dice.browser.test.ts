import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { somebody } from '../testing/people.ts'
import { click, momentOf } from '../testing/table-page.ts'
import { patience, sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

const canAnswer = '[data-part="choices"] button'
const isOver = async (page: Page) => (await page.locator('[data-screen="end"]').count()) > 0

/** Gives one answer through the page; false where nothing is asked, or what was answered has not come back yet. */
async function answerOne(page: Page, turn: number): Promise<boolean> {
  const moment = await momentOf(page)
  const buttons = await page.locator(canAnswer).count()
  return (
    buttons > 0 && (await click(page, moment, canAnswer, turn % buttons)) && (await momentOf(page)) > moment
  )
}

test('two browsers add to the dice of a whole match, each checks them from its own notes, and no other device can', async () => {
  const [ann, bo] = [await somebody(), await somebody()]
  const one = await browser.visit('/#/online', { as: ann.client })
  await one.page.locator('select[name="rulebook"]').selectOption('mini')
  const ofAll = one.page.getByLabel('Everybody adds to the dice')
  expect(await ofAll.isDisabled()).toBe(true)
  await one.page.locator('select[name="clock"]').selectOption('live 30')
  await ofAll.check()
  await one.page.getByRole('button', { name: 'Open the table' }).click()
  await one.page.locator('[data-part="invitation"]').waitFor()
  const id = /online\/([\w-]+)/.exec(one.page.url())?.[1] ?? ''

  const two = await browser.visit('/#/online', { as: bo.client, viewport: sizes.phone })
  const table = two.page
    .getByRole('region', { name: 'Open tables' })
    .getByRole('listitem')
    .filter({ hasText: ann.name })
  await table.getByRole('button', { name: 'Sit down' }).click()
  for (const { page } of [one, two]) await page.locator(canAnswer).first().waitFor()
  expect((await ann.client.page(id)).match).toMatchObject({ status: 'playing', dice: 'of all' })

  // an order that looks at no card: what follows it is not held back to a beat
  const orders = [{ window: 'counter', subject: null, stance: 'ask' as const, during: 'game' as const }]
  for (const { client } of [ann, bo])
    await (await client.socket()).must({ type: 'orders', match: id, orders })

  const pages = [one.page, two.page]
  let hasComeBack = false
  for (let turn = 0; !(await isOver(one.page)); turn++) {
    const page = pages[turn % 2] as Page
    if (await answerOne(page, turn >> 1)) continue
    await page.waitForTimeout(50)
    if (turn < 10 || hasComeBack) continue
    // whoever comes back in the same browser adds on
    hasComeBack = true
    await two.page.reload()
    await two.page.locator('[data-part="online"]').waitFor()
  }
  for (const { page } of [one, two]) {
    await page.goto(page.url().replace(/#.*/, `#/online/${id}/dice`))
    await page.locator('[data-part="verdict"][data-good="true"]').waitFor({ timeout: patience })
    expect(await page.locator('li[data-holds="true"]').count()).toBe(7)
    expect(await findings(page, 'dice')).toEqual([])
  }
  // somebody who has only watched checks what can be checked without notes
  const third = await browser.visit(`/#/online/${id}/dice`)
  await third.page.locator('[data-part="verdict"][data-good="true"]').waitFor({ timeout: patience })
  expect(await third.page.locator('li[data-holds="true"]').count()).toBe(6)
  const odd = [one, two].flatMap(({ errors }) => errors).filter((each) => !each.includes('401'))
  expect(odd).toEqual([])
})

test('on another device the own part of the dice is not there, and that is said', async () => {
  const [ann, bo] = [await somebody(), await somebody()]
  const chain = 'a'.repeat(64)
  const live = { clock: { kind: 'live', minutes: 30, increment: 0 }, dice: 'of all', chain } as const
  const { match } = await ann.client.make(live)
  await bo.client.join(match.id, { chain })
  const { page } = await browser.visit(`/#/online/${match.id}`, { as: ann.client })
  await page.locator('[data-part="dice elsewhere"]').waitFor()
})
