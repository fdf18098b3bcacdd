import { always, nobody, only, type Seat } from '@gunbai/kernel'
import { type PlayDragon, pass } from '../../action.ts'
import { by } from '../../event.ts'
import { type HexId, NOWHERE } from '../../position/board.ts'
import { NO_CARD, type SamuraiState } from '../../state.ts'
import type { WindowId } from '../../windows.ts'
import { dropDragon } from '../turn/cards-in-hand.ts'
import { chance, type SamuraiAsking } from '../turn/sequence.ts'
import type { Scenes, Window } from './dragon-card.ts'
import { type DragonTitle, dragonDeckOf } from './dragon-deck.ts'
import { dragonPlays } from './dragon-law.ts'

/** Whether everybody can see that no card of this title is in a hand. */
function isSpent(s: SamuraiState, { cards }: DragonTitle): boolean {
  for (const card of cards) {
    if (!s.dragons.discards.includes(card) && !s.table.some((each) => each.card === card)) return false
  }
  return true
}

/**
 * Whether a seat is asked at that moment. Only by what everybody can see: that it has a Dragon card and has not played
 * one, and that some card of that moment, not yet spent, could be paid for and would do something. Never by its hand.
 */
export function isAsked<W extends Window>(s: SamuraiState, window: W, scene: Scenes[W], seat: Seat): boolean {
  if (s.dragonHands[seat].length === 0) return false
  const deck = dragonDeckOf(s)
  if (s.dragonsPlayed[seat] > 0) {
    if (seat !== s.turn.seat || s.turn.stolen === NO_CARD) return false
    const stolen = deck.cards[s.turn.stolen]
    return stolen.face.window === window && isOfUse(s, stolen, scene, seat)
  }
  const titles = deck.windows.get(window)
  if (titles === undefined) return false
  for (const title of titles) if (isOfUse(s, title, scene, seat) && !isSpent(s, title)) return true
  return false
}

/** Whether a card could be paid for, and would do something. */
function isOfUse(s: SamuraiState, { face, cost }: DragonTitle, scene: Scenes[Window], seat: Seat): boolean {
  return cost <= s.honor[seat] && (face.can === undefined || face.can(s, scene, seat))
}

/** SB-DRG-03, SB-DRG-04: pays, lays the card on the table and carries it out. */
export function playDragon<W extends Window>(
  s: SamuraiState,
  scene: Scenes[W],
  seat: Seat,
  action: PlayDragon,
): void {
  const { card } = action
  const { face, cost } = dragonDeckOf(s).cards[card]
  dropDragon(s, seat, card)
  s.honor[seat] -= cost
  s.table.push({ card, seat, honor: cost })
  s.dragonsPlayed[seat]++
  if (card === s.turn.stolen) s.turn.stolen = NO_CARD
  s.tell?.({ kind: 'dragon', ...by(s, seat), card, title: face.title, cost, hex: aimOf(s, action) })
  face.play(s, scene, seat, action)
}

/** The hex at which a card is aimed, or NOWHERE. */
function aimOf(s: SamuraiState, { unit, leader }: PlayDragon): HexId {
  if (unit !== undefined) return s.units[unit].hex
  return leader === undefined ? NOWHERE : s.leaders[leader].hex
}

/** A step at which one seat may play a Dragon card of that moment; where it does, play goes on at the step `then`. */
export function reaction<W extends Window, N extends string = never>(
  id: WindowId,
  window: W,
  seatOf: (s: SamuraiState, scene: Scenes[W]) => Seat,
  about: (s: SamuraiState, scene: Scenes[W]) => Record<string, string | number>,
  then?: N,
): SamuraiAsking<Scenes[W], N> {
  return {
    about,
    who: (s, scene) => {
      const seat = seatOf(s, scene)
      return isAsked(s, window, scene, seat) ? only(seat) : nobody
    },
    choices: [always(pass), dragonPlays(window)],
    window: chance(id),
    answer: (s, scene, seat, action) => {
      if (action.kind !== 'playDragon') return undefined
      playDragon(s, scene, seat, action)
      return then
    },
  }
}
