import { chooseSetup, type GameRecord } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Page } from 'playwright-core'
import type { Player, SavedGame } from '../table/game.ts'

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
  /** Whether people at one device see each other's hands; not where nothing is said. */
  readonly openHands?: boolean
  /** Tells it apart from other games of the same seed on one page. */
  readonly table?: string
}

/** Puts a game into the store of a page. */
export async function keepDealt(page: Page, deal: Deal): Promise<void> {
  await keep(page, await dealt(deal))
}

/** Where such a game is played. */
export const pathOf = (deal: Deal) => `/#/table/${idOf(deal)}`

/** Bots draw their fancies from the id of the game. */
const idOf = ({ rulebook, seed, table }: Deal) =>
  [rulebook, seed, ...(table === undefined ? [] : [table])].join('-').replaceAll(' ', '-')

async function dealt(deal: Deal): Promise<SavedGame> {
  const { rulebook: id, version, setup, players, seed, answers = [], openHands = false } = deal
  const rulebook = await findRulebook(id).load(version)
  const now = Date.now()
  const info = {
    id: idOf(deal),
    rulebook: id,
    version: rulebook.version,
    setup: chooseSetup(rulebook, setup, {}),
    players: players.map((each): Player => (each === 'human' ? { kind: each } : { kind: 'bot', bot: each })),
    openHands,
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

/** The kinds of all that has happened in a game since it was dealt, by its own record. */
export async function happenedSince(page: Page, deal: Deal): Promise<readonly string[]> {
  const { rulebook: id, version, setup, seed, answers: dealt = [] } = deal
  const answers = await answersOf(page, idOf(deal))
  const rulebook = await findRulebook(id).load(version)
  const state = rulebook.begin(chooseSetup(rulebook, setup, {}), seed)
  const kinds: string[] = []
  for (const [number, { seat, action }] of answers.entries())
    rulebook.play(state, seat, action, ({ kind }) => {
      if (number >= dealt.length) kinds.push(kind)
    })
  return kinds
}

/** What the page has kept of a game. */
function answersOf(page: Page, game: string): Promise<NonNullable<Deal['answers']>> {
  return page.evaluate(async (wanted) => {
    const opening = indexedDB.open('gunbai')
    await new Promise((resolve, reject) => Object.assign(opening, { onsuccess: resolve, onerror: reject }))
    const asking = opening.result
      .transaction('answers')
      .objectStore('answers')
      .getAll(IDBKeyRange.bound([wanted, 0], [wanted, Number.POSITIVE_INFINITY]))
    await new Promise((resolve, reject) => Object.assign(asking, { onsuccess: resolve, onerror: reject }))
    opening.result.close()
    return asking.result
  }, game)
}
