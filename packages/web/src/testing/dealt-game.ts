import { chooseSetup, type GameRecord } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Page } from 'playwright-core'
import type { Player, SavedGame } from '../table/game.ts'
import { address, type TestBrowser, type Visit, type Visitor } from './test-browser.ts'

export interface Deal {
  readonly rulebook: string
  /** Of the rulebook; the newest where none is named. */
  readonly version?: number
  readonly setup: string
  /** By seat: a person, or a bot by its id. */
  readonly players: readonly string[]
  /** What the dice, the cards and the bots' fancies come from. */
  readonly seed: string
  /** What was answered before. */
  readonly answers?: GameRecord['answers']
  /** Tells it apart from other games of the same seed on one page. */
  readonly table?: string
}

/** A visitor at a game that is the same each time: its dice, its cards and what its bots would do. */
export async function openDealt(browser: TestBrowser, deal: Deal, visit: Visit = {}): Promise<Visitor> {
  const visitor = await browser.visit('/#/about', visit)
  await lay(visitor.page, deal)
  return visitor
}

/** Goes over to such a game on a page that is open already. */
export async function lay(page: Page, deal: Deal): Promise<void> {
  await keepDealt(page, deal)
  await page.goto(tableOf(deal))
}

/** Puts a game into the store of a page. */
export async function keepDealt(page: Page, deal: Deal): Promise<void> {
  await keep(page, await dealt(deal))
}

/** Where such a game is played. */
export const tableOf = (deal: Deal) => `${address}/#/table/${idOf(deal)}`

/** Bots draw their fancies from the id of the game. */
const idOf = ({ rulebook, seed, table }: Deal) =>
  [rulebook, seed, ...(table === undefined ? [] : [table])].join('-').replaceAll(' ', '-')

async function dealt(deal: Deal): Promise<SavedGame> {
  const { rulebook: id, version, setup, players, seed, answers = [] } = deal
  const rulebook = await findRulebook(id).load(version)
  const now = Date.now()
  const info = {
    id: idOf(deal),
    rulebook: id,
    version: rulebook.version,
    setup: chooseSetup(rulebook, setup, {}),
    players: players.map((each): Player => (each === 'human' ? { kind: each } : { kind: 'bot', bot: each })),
    openHands: false,
    lesson: null,
    begun: now,
    touched: now,
    answers: answers.length,
    winners: null,
  }
  return { info, seed, answers }
}

/** As the page's own store does it, which may not be there yet. */
function keep(page: Page, game: SavedGame): Promise<void> {
  return page.evaluate(async ({ info, seed, answers }) => {
    const opening = indexedDB.open('gunbai')
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('games', { keyPath: 'id' })
      opening.result.createObjectStore('seeds')
      opening.result.createObjectStore('answers', { keyPath: ['game', 'number'] })
    }
    await new Promise((resolve, reject) => Object.assign(opening, { onsuccess: resolve, onerror: reject }))
    const writing = opening.result.transaction(['games', 'seeds', 'answers'], 'readwrite')
    writing.objectStore('games').put(info)
    writing.objectStore('seeds').put(seed, info.id)
    for (const [number, answer] of answers.entries()) {
      writing.objectStore('answers').put({ ...answer, game: info.id, number })
    }
    await new Promise((resolve, reject) => Object.assign(writing, { oncomplete: resolve, onabort: reject }))
    opening.result.close()
  }, game)
}
