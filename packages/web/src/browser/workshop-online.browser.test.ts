import { firstFailedCheck, parseRecord } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playOne } from '../testing/samurai-player.ts'
import { address, patience, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

async function hex(page: Page, number: number): Promise<void> {
  const box = await page.locator(`[data-hex="${number}"]`).boundingBox()
  if (box === null) throw new Error(`hex ${number} is not drawn`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const isOver = async (page: Page) => (await page.locator('[data-screen="end"]').count()) > 0

test(
  'a battle is drawn, tried out by bots, played online by two browsers to the end, and replays elsewhere to its hash',
  async () => {
    const one = await browser.visit('/#/workshop')
    const { page } = one
    await page.click('[data-start="empty"]')
    await page.waitForSelector('[data-screen="workshop"]')
    await page.click('[data-mirror="turned"]')
    await page.click('[data-unit="ssp"]')
    for (const place of [49, 51, 53, 55]) await hex(page, place)
    await page.click('[data-tab="sheet"]')
    const fewer = page.getByRole('button', { name: 'Victory Flags to win −1' })
    for (let i = 0; i < 4; i++) await fewer.click()

    await page.click('[data-tab="trial"]')
    await page.selectOption('[name="games"]', '50')
    await page.click('[data-trial="begin"]')
    await page.waitForSelector('[data-games="50"]')
    await page.waitForSelector('[data-luck]')

    await page.click('[data-tab="play"]')
    await page.click('[data-play="online"]')
    const link = await page.locator('[data-part="invitation"]').inputValue()
    const match = /online\/([\w-]+)/.exec(page.url())?.[1]
    const two = await browser.visit(link.slice(link.indexOf('/#/')))
    await two.page.getByRole('button', { name: 'Sit down and play' }).click()
    await two.page.waitForSelector('[data-layout]')
    for (let turn = 0; !(await isOver(page)) && turn < 3_000; turn++) {
      const acted = await playOne(turn % 2 === 0 ? page : two.page, turn >> 1)
      if (!acted) await page.waitForTimeout(30)
    }
    for (const each of [page, two.page]) await each.waitForSelector('[data-screen="end"]')

    const dice = await fetch(`${address}/api/matches/${match}/dice`).then((response) => response.json())
    expect(dice).toMatchObject({ kept: true, replays: true })
    // this process has never seen the battle: it comes whole with the record
    const told = await fetch(`${address}/api/matches/${match}/record`).then((response) => response.text())
    const record = parseRecord(told)
    expect(String(record.setup.options.battle)).toContain('victory 1')
    expect(record.checks.at(-1)?.after).toBe(record.answers.length)
    expect(firstFailedCheck(await findRulebook('samurai').load(), record)).toBeNull()
  },
  4 * patience,
)
