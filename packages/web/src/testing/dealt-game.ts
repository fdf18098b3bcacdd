import { chooseSetup } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Page } from 'playwright-core'
import type { Player, SavedGame } from '../table/game.ts'
import { address, type TestBrowser, type Visit, type Visitor } from './test-browser.ts'

interface Deal {
  readonly rulebook: string
  readonly setup: string
  /** By seat: a person, or a bot by its id. */
  readonly players: readonly string[]
  /** What the dice, the cards and the bots' fancies come from. */
  readonly seed: string
}

/** A visitor at a game that is the same each time: its dice, its cards and what its bots would do. */
export async function openDealt(browser: TestBrowser, deal: Deal, visit: Visit = {}): Promise<Visitor> {
  const visitor = await browser.visit('/#/about', visit)
  await keep(visitor.page, await dealt(deal))
  await visitor.page.goto(`${address}/#/table/${idOf(deal)}`)
  return visitor
}

/** Bots draw their fancies from the id of the game. */
const idOf = ({ rulebook, seed }: Deal) => `${rulebook}-${seed.replaceAll(' ', '-')}`

async function dealt({ rulebook: id, setup, players, seed }: Deal): Promise<SavedGame> {
  const rulebook = await findRulebook(id).load()
  const now = Date.now()
  const info = {
    id: idOf({ rulebook: id, setup, players, seed }),
    rulebook: id,
    version: rulebook.version,
    setup: chooseSetup(rulebook, setup, {}),
    players: players.map((each): Player => (each === 'human' ? { kind: each } : { kind: 'bot', bot: each })),
    openHands: false,
    lesson: null,
    begun: now,
    touched: now,
    answers: 0,
    winners: null,
  }
  return { info, seed, answers: [] }
}

/** As the page's own store does it, which may not be there yet. */
function keep(page: Page, game: SavedGame): Promise<void> {
  return page.evaluate(async ({ info, seed }) => {
    const opening = indexedDB.open('gunbai', 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('games', { keyPath: 'id' })
      opening.result.createObjectStore('seeds')
      opening.result.createObjectStore('answers', { keyPath: ['game', 'number'] })
    }
    await new Promise((resolve, reject) => Object.assign(opening, { onsuccess: resolve, onerror: reject }))
    const writing = opening.result.transaction(['games', 'seeds'], 'readwrite')
    writing.objectStore('games').put(info)
    writing.objectStore('seeds').put(seed, info.id)
    await new Promise((resolve, reject) => Object.assign(writing, { oncomplete: resolve, onabort: reject }))
    opening.result.close()
  }, game)
}
