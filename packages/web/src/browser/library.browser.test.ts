import { firstFailedCheck, parseRecord } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { somebody } from '../testing/people.ts'
import { playOne } from '../testing/samurai-player.ts'
import { address, patience, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()
const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'

const isOver = async (page: Page) => (await page.locator('[data-screen="end"]').count()) > 0

/** Draws a battle: a copy of one of the shelf, with another title and one flag that wins. */
async function draw(page: Page, title: string): Promise<void> {
  await page.locator('[data-start="shelf"]').click()
  const text = page.locator('section[aria-label="Text"] textarea')
  await text.waitFor()
  const drawn = (await text.inputValue())
    .replace(/^title en .*$/m, `title en ${title}`)
    .replace(/^victory \d+$/m, 'victory 1')
  await text.fill(drawn)
  await expect.poll(() => page.locator('h1').first().textContent()).toBe(title)
}

async function publish(page: Page): Promise<string> {
  await page.click('[data-tab="publish"]')
  await page.locator('input[name="sentence"]').fill(hostile)
  await page.locator('input[name="words"]').fill('river, short')
  const button = page.locator('[data-way="publish"]')
  expect(await button.isDisabled()).toBe(true)
  await page.locator('input[name="isMap"]').check()
  await page.locator('input[name="isWords"]').check()
  await button.click()
  return (await page.locator('[data-published]').getAttribute('data-published')) ?? ''
}

/** The match of the two comes to its end, each answering in turn. */
async function playToTheEnd(one: Page, two: Page): Promise<void> {
  const isIdle = async (page: Page) => (await page.locator('[data-answering="true"]').count()) === 0
  for (let turn = 0; !(await isOver(one)) || !(await isOver(two)); turn++) {
    const done = [await playOne(one, turn), await playOne(two, turn)]
    if (done.includes(true)) continue
    await one.waitForTimeout(50)
    await expect
      .poll(async () => (await isIdle(one)) && (await isIdle(two)), { timeout: patience })
      .toBe(true)
  }
}

test(
  'a battle is drawn, tried out, published, found by another, played online by two to the end, and replays to its hash',
  async () => {
    const [maker, reader] = [await somebody(), await somebody()]
    const title = `The ford of ${maker.name}`
    const one = await browser.visit('/#/workshop', { as: maker.client })
    await draw(one.page, title)
    await one.page.click('[data-tab="trial"]')
    await one.page.locator('select').nth(1).selectOption('100')
    await one.page.click('[data-trial="begin"]')
    await one.page.waitForSelector('[data-games="100"]')
    const id = await publish(one.page)
    expect(await findings(one.page, 'publish')).toEqual([])

    const two = await browser.visit('/#/library', { as: reader.client })
    await two.page.getByRole('searchbox').fill(maker.name)
    await two.page.waitForSelector(`[data-battle="${id}"] svg`)
    expect(await two.page.locator('[data-battle]').count()).toBe(1)
    expect(await findings(two.page, 'library')).toEqual([])
    await two.page.click(`[data-battle="${id}"]`)
    await two.page.waitForSelector('[data-played]:not([data-played="0"])')
    await two.page.click('[data-stars="4"]')
    await two.page.locator('[data-stars="4"][aria-pressed="true"]').waitFor()
    await two.page.getByText(hostile).first().waitFor()
    expect(await findings(two.page, 'battle')).toEqual([])

    await two.page.click('[data-play="online"]')
    const link = await two.page.locator('[data-part="invitation"]').inputValue()
    const match = /online\/([\w-]+)/.exec(two.page.url())?.[1]
    await one.page.goto(`${address}${link.slice(link.indexOf('/#/'))}`)
    await one.page.getByRole('button', { name: 'Sit down and play' }).click()
    for (const { page } of [one, two]) await page.waitForSelector('[data-layout]')
    await playToTheEnd(one.page, two.page)

    // it replays to its hash wherever its record goes
    const dice = await fetch(`${address}/api/matches/${match}/dice`).then((response) => response.json())
    expect(dice).toMatchObject({ kept: true, replays: true })
    const told = await fetch(`${address}/api/matches/${match}/record`).then((response) => response.text())
    const record = parseRecord(told)
    expect(record.checks.at(-1)?.after).toBe(record.answers.length)
    expect(firstFailedCheck(await findRulebook(record.rulebook).load(record.version), record)).toBeNull()
    await one.page.goto(`${address}/#/library/${id}`)
    await one.page.waitForSelector('[data-people="1"]')

    for (const { page } of [one, two]) expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect([...one.errors, ...two.errors]).toEqual([])
  },
  5 * patience,
)
