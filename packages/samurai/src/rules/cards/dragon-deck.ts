import { dragonCosts } from '../../data/dragon-costs.ts'
import type { EditionName } from '../../data/edition.ts'
import { battlefield } from '../../position/ground.ts'
import type { SamuraiState } from '../../state.ts'
import { combatCards } from './combat.ts'
import type { DragonCard, Window } from './dragon-card.ts'
import { forceCards } from './forces.ts'
import { honorCards } from './honor.ts'
import { orderCards } from './orders.ts'
import { strikeCards } from './strike.ts'
import { woeCards } from './woe.ts'

/** Every Dragon card of both editions, by title. Gathered when first asked: cards and rules import each other. */
export function dragonCards(): readonly DragonCard[] {
  return [...orderCards, ...forceCards, ...woeCards, ...honorCards, ...strikeCards, ...combatCards].sort(
    (a, b) => (a.title < b.title ? -1 : 1),
  )
}

/** A title with the cards of the deck that bear it. */
export interface DragonTitle {
  readonly face: DragonCard
  readonly cost: number
  readonly cards: readonly number[]
}

export interface DragonDeck {
  /** By card of the deck, counted from 0. */
  readonly cards: readonly DragonTitle[]
  /** The titles of each window. */
  readonly windows: ReadonlyMap<Window, readonly DragonTitle[]>
}

function build(edition: EditionName): DragonDeck {
  const cards: DragonTitle[] = []
  const windows = new Map<Window, DragonTitle[]>()
  for (const face of dragonCards()) {
    const copies = face[edition]
    if (copies === 0) continue
    const ids = Array.from({ length: copies }, (_, i) => cards.length + i)
    const title: DragonTitle = { face, cost: dragonCosts[face.title], cards: ids }
    for (const _ of ids) cards.push(title)
    windows.set(face.window, [...(windows.get(face.window) ?? []), title])
  }
  return { cards, windows }
}

const decks: Partial<Record<EditionName, DragonDeck>> = {}

/** SB-COMP-02, SB-COMP-03: 40 cards in gmt, 38 in zvezda. */
export function dragonDeck(edition: EditionName): DragonDeck {
  decks[edition] ??= build(edition)
  return decks[edition]
}

export const dragonTitle = (edition: EditionName, card: number): string =>
  dragonDeck(edition).cards[card].face.title

export const dragonDeckOf = (s: SamuraiState): DragonDeck => dragonDeck(battlefield(s).edition.name)
