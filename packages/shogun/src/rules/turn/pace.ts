import type { Seat } from '@gunbai/kernel'
import { again } from '@gunbai/kernel'
import { type Clan, clansOf, type ShogunState } from '../../state.ts'

/** The clan for which a seat answers next where everybody answers at his own pace. It is asked only while there is one. */
export function unreadyClan(s: ShogunState, seat: Seat): Clan {
  for (const clan of clansOf(s, seat)) if (!s.clans[clan].ready) return clan
  throw new Error(`seat ${seat} has answered for all its clans`)
}

/** After a clan's last answer: again for the seat's other clan, or the seat is done. */
export function ready(s: ShogunState, seat: Seat, clan: Clan): typeof again | undefined {
  s.clans[clan].ready = true
  return clansOf(s, seat).some((each) => !s.clans[each].ready) ? again : undefined
}

/** Begins a question that several clans answer at their own pace: those named are still to be heard. */
export function awaitClans(s: ShogunState, holds: (clan: Clan) => boolean): void {
  for (let clan = 0; clan < s.clans.length; clan++) s.clans[clan].ready = !holds(clan)
}
