import { makeBot } from '@gunbai/bots'
import { chooseSetup, firstSeat, type GameRecord, Match } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Page } from 'playwright-core'
import { type Deal, keepDealt, pathOf } from '../../src/testing/kept-game.ts'
import { untilAsked } from '../../src/testing/table-page.ts'

/** A screen that is looked at: where it is, what is there before, and what is done on it. */
export interface Screen {
  readonly name: string
  readonly path?: string
  /** Lays down what the screen is to find; the path to it, where that depends on it. */
  prepare?(page: Page, site: string): Promise<string | undefined>
  show?(page: Page): Promise<void>
}

/** What greedy players answered first in a game. */
async function played(rulebook: string, setup: string, seed: string, most: number) {
  const rules = await findRulebook(rulebook).load()
  const match = new Match(rules, chooseSetup(rules, setup), seed)
  const bot = makeBot('greedy', 1)
  while (match.state.result === null && match.record.answers.length < most) {
    const seat = firstSeat(match.state.awaiting)
    const action = bot.choose(rules, match.state, seat, rules.answers(match.state, seat))
    match.answer(seat, match.state.asked[seat] ?? 0, action)
  }
  return match.record.answers as GameRecord['answers']
}

async function laid(page: Page, deal: Deal, most: number): Promise<string> {
  await keepDealt(page, { ...deal, answers: await played(deal.rulebook, deal.setup, deal.seed, most) })
  return pathOf(deal).replace('/#', '')
}

const skirmish: Deal = { rulebook: 'samurai', setup: 'gmt-01', players: ['human', 'beginner'], seed: 'front' }
const clans: Deal = {
  rulebook: 'shogun',
  setup: 'standard-3',
  players: ['human', 'greedy', 'greedy'],
  seed: 'front',
}
const crossings: Deal = {
  rulebook: 'glory',
  setup: 'two-crossings',
  players: ['human', 'greedy'],
  seed: 'front',
}

const deals = { samurai: skirmish, shogun: clans, glory: crossings } as const
const briefed = { samurai: 'gmt-15', shogun: 'standard-3', glory: 'montebello' } as const
const lessons = { samurai: 'strike', shogun: 'war', glory: 'shock' } as const
/** Of what stands on the board, something that is asked about. */
const named = { samurai: 'Samurai spears', shogun: 'Bungo', glory: 'infantry' } as const

const learnt = (page: Page, done: object) =>
  page.evaluate((text) => localStorage.setItem('gunbai.learnt', text), JSON.stringify(done))

const someLearnt = { 'samurai/orders': 'done', 'samurai/strike': 2 }

/** At a table, where somebody is asked. */
async function atTable(page: Page): Promise<void> {
  await page.locator('[data-layout]').waitFor()
  await untilAsked(page)
  await page.keyboard.press('Shift')
  await page.waitForTimeout(500)
}

/** Has a place of the board explained. */
const explained = (called: string) => async (page: Page) => {
  await atTable(page)
  const place = page.locator(`[data-part="board"] [aria-label*="${called}"]`).first()
  await place.dispatchEvent('contextmenu')
  await page.locator('[data-part="what-is"]').waitFor()
}

const reference = async (page: Page) => {
  await atTable(page)
  const link = page.locator('a[href^="#/rules/"]:visible').first()
  if ((await link.count()) > 0) await link.click()
  else {
    await page.getByRole('button', { name: 'Menu' }).first().click()
    await page.locator('a[href^="#/rules/"]:visible').first().click()
  }
  await page.locator('[data-part="rules"] article').waitFor()
}

const task = async (page: Page) => {
  await page.locator('[data-layout]').waitFor()
  await page.locator('[data-part="tutor"], [data-part="coach"]').first().waitFor()
  await page.waitForTimeout(1200)
}

const firstPuzzle = async (page: Page) => {
  await page.locator('main li a').first().click()
  await page.locator('[data-part="solver"]').waitFor()
  await page.waitForTimeout(1200)
}

const games = ['samurai', 'shogun', 'glory'] as const

const read = (page: Page) => page.waitForTimeout(4_500) // what is fetched when the page is left alone

const withSome = (show: Screen['show'] = read): Pick<Screen, 'prepare' | 'show'> => ({
  async prepare(page) {
    await learnt(page, someLearnt)
    return undefined
  },
  show,
})

const ofGames = games.flatMap((game): readonly Screen[] => [
  { name: `battles-${game}`, path: `/new/${game}`, show: read },
  { name: `briefing-${game}`, path: `/new/${game}/${briefed[game]}`, show: read },
  { name: `learn-${game}`, path: `/learn/${game}`, ...withSome() },
  { name: `puzzles-${game}`, path: `/learn/${game}/puzzles`, show: read },
  { name: `puzzle-${game}`, path: `/learn/${game}/puzzles`, show: firstPuzzle },
  { name: `rulebook-${game}`, path: `/rules/${game}/5`, show: read },
  { name: `lesson-${game}`, path: `/learn/${game}/${lessons[game]}`, show: task },
  { name: `what-is-${game}`, prepare: (page) => laid(page, deals[game], 50), show: explained(named[game]) },
  { name: `reference-${game}`, prepare: (page) => laid(page, deals[game], 50), show: reference },
])

export const screens: readonly Screen[] = [
  { name: 'home-first', path: '/', show: read },
  {
    name: 'home',
    path: '/',
    async prepare(page) {
      await learnt(page, someLearnt)
      await laid(page, { ...skirmish, seed: 'finished' }, 9999)
      for (const game of games.toReversed()) await laid(page, deals[game], 50)
      return undefined
    },
    show: read,
  },
  { name: 'rules', path: '/rules', show: read },
  { name: 'coach', path: '/learn/samurai/first-skirmish', show: task },
  ...ofGames,
]
