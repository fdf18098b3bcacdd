/** How smoothly what happens is drawn: figures, for a quiet machine. */
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { swift } from '../testing/browser.ts'
import { openDealt } from '../testing/dealt-game.ts'
import { playOne } from '../testing/samurai-player.ts'
import { playUntil, untilAsked } from '../testing/table-page.ts'
import { sizes, TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()
const deal = { rulebook: 'samurai', setup: 'gmt-01', players: ['human', 'greedy'], seed: 'beats' }
const turns = 4

interface Frames {
  /** By frame of a beat, how many milliseconds after the one before. */
  readonly gaps: number[]
}

async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Frames = { gaps: [] }
    Object.assign(window, { frames })
    let last: number | null = null
    const look = (now: number) => {
      const isBeat = document.querySelector('[data-layout][data-beat]') !== null
      if (isBeat && last !== null) frames.gaps.push(now - last)
      last = isBeat ? now : null
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

test.each([sizes.wide, sizes.phone])(
  'beats of a battle at $width x $height: frames a second',
  async (viewport) => {
    const settings = { ...swift, motion: 'full', pace: 'normal' }
    const { page } = await openDealt(browser, deal, { viewport, settings })
    await untilAsked(page)
    await watchFrames(page)
    let seen = 0
    await playUntil(
      page,
      async () => (await page.locator('[data-part="log"] [data-kind="turn"]').count()) > turns || seen > 60,
      async (...now) => {
        seen++
        return playOne(...now)
      },
    )
    const { gaps } = await page.evaluate(() => (window as unknown as { frames: Frames }).frames)
    gaps.sort((one, other) => one - other)
    const at = (part: number) => gaps[Math.floor(gaps.length * part)] ?? 0
    const sum = gaps.reduce((all, gap) => all + gap, 0)
    const late = gaps.filter((gap) => gap > 25).length
    console.log(
      `${viewport.width} x ${viewport.height}: ${((1000 * gaps.length) / sum).toFixed(1)} frames a second in ${gaps.length} frames of beats; ` +
        `median ${at(0.5).toFixed(1)} ms, 19 of 20 within ${at(0.95).toFixed(1)} ms, ${late} later than 25 ms, longest ${at(0.9999).toFixed(0)} ms`,
    )
  },
)
