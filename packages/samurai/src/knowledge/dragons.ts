import type { Seat } from '@gunbai/kernel'
import { dragonDeckOf } from '../rules/cards/dragon-deck.ts'
import type { SamuraiState } from '../state.ts'
import type { Play } from './play.ts'
import { DRAGON_HELD, honorWorth } from './weights.ts'

/** What it costs to play a Dragon card now: its honor, and that it cannot be played later. */
export function dragonPrice(s: SamuraiState, seat: Seat, card: number): number {
  const { cost } = dragonDeckOf(s).cards[card]
  return DRAGON_HELD + honorWorth(s, seat, cost)
}

/** What a Dragon card brings if it is played now, in blocks; null for one that changes a strike, which has odds. */
export function dragonGain(play: Play): number | null {
  const { worth } = dragonDeckOf(play.s).cards[play.action.card].face
  return worth === 'by odds' ? null : worth(play)
}
