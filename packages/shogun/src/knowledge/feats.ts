import type { Feats, Seat } from '@gunbai/kernel'
import { clanOf } from '../position/army.ts'
import { type Clan, type ShogunState, seatOf } from '../state.ts'

const isOf = (s: ShogunState, clan: Clan, seat: Seat): boolean => seatOf(s, clan) === seat

/** What a puzzle of Shogun is about. */
export const feats: Feats<ShogunState> = {
  turn: 'war turn',
  deeds: {
    clanDestroyed: {
      isWanted: true,
      isTold: (event, s, seat) => event.kind === 'eliminated' && isOf(s, event.by, seat),
    },
    daimyoSlain: {
      isWanted: true,
      isTold: (event, s, seat) => event.kind === 'daimyoLost' && !isOf(s, clanOf(event.army), seat),
    },
    daimyoLost: {
      isWanted: false,
      isTold: (event, s, seat) => event.kind === 'daimyoLost' && isOf(s, clanOf(event.army), seat),
    },
    provinceTaken: {
      isWanted: true,
      isTold: (event, s, seat) => event.kind === 'conquered' && isOf(s, event.clan, seat),
    },
    provinceLost: {
      isWanted: false,
      isTold: (event, s, seat) => event.kind === 'emptied' && isOf(s, event.clan, seat),
    },
  },
}
