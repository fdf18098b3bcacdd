import type { Feats } from '@gunbai/kernel'
import type { SamuraiState } from '../state.ts'

/** What a puzzle of Samurai Battles is about. */
export const feats: Feats<SamuraiState> = {
  turn: 'turn',
  deeds: {
    leaderSlain: {
      isWanted: true,
      isTold: (event, _, seat) => event.kind === 'leaderFell' && event.seat !== seat,
    },
    leaderLost: {
      isWanted: false,
      isTold: (event, _, seat) => event.kind === 'leaderFell' && event.seat === seat,
    },
    tentTaken: {
      isWanted: true,
      isTold: (event, _, seat) => event.kind === 'tentTaken' && event.seat === seat,
    },
    flagWon: {
      isWanted: true,
      isTold: (event, _, seat) => event.kind === 'flags' && event.seat === seat && event.change > 0,
    },
    flagLost: {
      isWanted: false,
      isTold: (event, _, seat) => event.kind === 'flags' && event.seat !== seat && event.change > 0,
    },
  },
}
