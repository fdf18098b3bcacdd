import { drawCard, only, type Seat, takeAtRandom } from '@gunbai/kernel'
import { commandCards, commandDeck } from '../../data/command-cards.ts'
import { by } from '../../event.ts'
import { other } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import type { SamuraiState } from '../../state.ts'
import { dragonTitle } from '../cards/dragon-deck.ts'
import { winBattle } from './victory.ts'

/** SB-CMD-06: cards in hand and the one that is played. */
export const commandCount = (s: SamuraiState): number => s.hands[s.turn.seat].length + 1

export const faceOf = (card: number): string => commandCards[commandDeck[card]].title

/** Draws Command cards into a hand, never above its size (SB-DECK-03). */
export function drawCommand(s: SamuraiState, seat: Seat, cards: number): number[] {
  const drawn: number[] = []
  for (let i = 0; i < cards; i++) {
    const card = drawCard(s, s.deck)
    if (card === null) break
    drawn.push(card)
    s.hands[seat].push(card)
    s.tell?.({ kind: 'drewCommand', ...by(s, seat), card: null }, only(seat), {
      kind: 'drewCommand',
      ...by(s, seat),
      card,
    })
  }
  return drawn
}

export function drawDragon(s: SamuraiState, seat: Seat): void {
  const card = drawCard(s, s.dragons)
  if (card === null) return
  s.dragonHands[seat].push(card)
  const { name } = battlefield(s).edition
  s.tell?.({ kind: 'drewDragon', ...by(s, seat), card: null, title: null }, only(seat), {
    kind: 'drewDragon',
    ...by(s, seat),
    card,
    title: dragonTitle(name, card),
  })
}

/** Takes a Command card out of a hand, and out of what others know of it. */
export function dropCommand(s: SamuraiState, seat: Seat, card: number): void {
  remove(s.hands[seat], card)
  remove(s.knownCommand[seat], card)
}

export function discardCommand(s: SamuraiState, seat: Seat, card: number): void {
  dropCommand(s, seat, card)
  s.deck.discards.push(card)
  s.tell?.({ kind: 'discardedCommand', ...by(s, seat), card, face: faceOf(card) })
}

export function dropDragon(s: SamuraiState, seat: Seat, card: number): void {
  remove(s.dragonHands[seat], card)
  remove(s.knownDragons[seat], card)
}

/** SB-SEP-04, SB-TENT-09: a card picked blindly is lost, and the hand stays one smaller for good. */
export function loseCommandCard(s: SamuraiState, seat: Seat): void {
  const card = takeAtRandom(s, s.hands[seat])
  if (card !== null) {
    remove(s.knownCommand[seat], card)
    s.deck.discards.push(card)
    s.tell?.({ kind: 'discardedCommand', ...by(s, seat), card, face: faceOf(card) })
  }
  s.handSize[seat]--
  // SB-VIC-09, SB-VIC-10
  if (battlefield(s).edition.surrender === 'at once' && s.handSize[seat] <= 1) surrender(s, seat)
}

export function surrender(s: SamuraiState, seat: Seat): void {
  s.tell?.({ kind: 'surrendered', ...by(s, seat) })
  winBattle(s, other(seat), 'result.surrender')
}

function remove(list: number[], card: number): void {
  const at = list.indexOf(card)
  if (at >= 0) list.splice(at, 1)
}
