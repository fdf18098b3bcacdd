import type { EditionName } from '../../data/edition.ts'
import { battlefield } from '../../position/ground.ts'
import type { SamuraiState } from '../../state.ts'
import type { DragonCard, Window } from './dragon-card.ts'

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
  for (const face of faces) {
    const copies = face[edition]
    if (copies === 0) continue
    const ids = Array.from({ length: copies }, (_, i) => cards.length + i)
    const title: DragonTitle = { face, cost: face.cost, cards: ids }
    for (const _ of ids) cards.push(title)
    windows.set(face.window, [...(windows.get(face.window) ?? []), title])
  }
  return { cards, windows }
}

let faces: readonly DragonCard[] = []
const decks: Partial<Record<EditionName, DragonDeck>> = {}

/** Hands the cards to the rules, which do not know them: cards are made of rules, and not the other way round. */
export function handOutDragons(cards: readonly DragonCard[]): void {
  faces = cards
}

/** SB-COMP-02, SB-COMP-03: 40 cards in gmt, 38 in zvezda. */
export function dragonDeck(edition: EditionName): DragonDeck {
  if (faces.length === 0) throw new Error('the Dragon cards have not been handed out: the rulebook does so')
  decks[edition] ??= build(edition)
  return decks[edition]
}

export const dragonTitle = (edition: EditionName, card: number): string =>
  dragonDeck(edition).cards[card].face.title

export const dragonDeckOf = (s: SamuraiState): DragonDeck => dragonDeck(battlefield(s).edition.name)
