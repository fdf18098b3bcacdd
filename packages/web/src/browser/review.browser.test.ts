import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../testing/axe.ts'
import { swift } from '../testing/browser.ts'
import { openRecord, playedSkirmish } from '../testing/played-record.ts'
import { looks, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

const points = async (page: Page, row: string) => {
  const text = (await page.locator(`[data-row="${row}"] td`).last().textContent()) ?? ''
  return Number(text.replace('−', '-').replace(/[^-\d]/g, ''))
}

test('a record is reviewed by keys: what was luck, what was better, and a branch to try it', async () => {
  const record = await playedSkirmish('reviewed')
  const { page, errors } = await browser.visit('/#/')
  await openRecord(page, record)
  await page.getByRole('link', { name: 'Review the game' }).press('Enter')
  const review = page.locator('[data-part="review"]')
  await page.locator('[data-part="review"]:not([data-worlds="0"])').waitFor()
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await page.getByText('Stopped').waitFor()
  await page.getByRole('button', { name: 'Go on' }).press('Enter')
  await page.locator('[data-part="review"][data-done="true"]').waitFor()

  // start + luck + own + others' choices is the result, as far as whole points tell
  const sum = await Promise.all(['start', 'luck', 'own', 'others'].map((row) => points(page, row)))
  expect(Math.abs(sum.reduce((a, b) => a + b) - 100)).toBeLessThanOrEqual(2)

  const slider = page.getByRole('slider', { name: /chance to win/ })
  await slider.press('End')
  expect(await slider.getAttribute('aria-valuenow')).toBe(String(record.answers.length))
  expect(await slider.getAttribute('aria-valuetext')).toContain('100%')

  await page.getByRole('button', { name: /^Everything that was judged/ }).press('Enter')
  const mistake = page.locator('li[data-kind="blunder"], li[data-kind="mistake"], li[data-kind="inaccuracy"]')
  const onBoard = (isPlayed: boolean) => page.locator(`[data-part="board"] [data-played="${isPlayed}"]`)
  let chosen = 0
  // a choice that has only a button, such as to end a phase, has no place on the board
  for (; chosen < (await mistake.count()) - 1; chosen++) {
    await mistake.nth(chosen).getByRole('button').first().press('Enter')
    await page.getByText(/^Better: \d+%$/).waitFor()
    await page.waitForTimeout(100)
    if ((await onBoard(true).count()) > 0 && (await onBoard(false).count()) > 0) break
  }
  await onBoard(true).first().waitFor()
  await onBoard(false).first().waitFor()
  const number = Number(await mistake.nth(chosen).getAttribute('data-moment'))

  // what was found is kept with the game
  await page.reload()
  await page.locator('[data-part="review"][data-done="true"]').waitFor()
  expect(await review.getAttribute('data-worlds')).not.toBe('0')
  for (const { theme, ...viewport } of looks) {
    await page.setViewportSize(viewport)
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
    expect(await findings(page, 'review')).toEqual([])
  }

  // and stands beside the story of a study of it
  await page.getByRole('button', { name: 'Study', exact: true }).press('Enter')
  await page.locator('[data-part="story"] button').filter({ hasText: /\d%$/ }).first().waitFor()
  await page.goBack()
  await page.locator('[data-part="review"][data-done="true"]').waitFor()

  await page.getByRole('button', { name: /^Everything that was judged/ }).press('Enter')
  await mistake.nth(chosen).getByRole('button').first().press('Enter')
  await page.getByRole('button', { name: 'Try from here' }).press('Enter')
  await page.locator(`[data-layout][data-moment="${number - 1}"]`).waitFor()
  expect(errors).toEqual([])
})

test('a game that is not over is not reviewed', async () => {
  const record = await playedSkirmish('reviewed')
  const { page } = await browser.visit('/#/', { settings: swift })
  await openRecord(page, { ...record, answers: record.answers.slice(0, 20), checks: [] })
  await page.waitForURL(/table|replay/)
  await page.goto(page.url().replace(/table|replay/, 'review'))
  await page.getByText('The game is not over').waitFor()
})
