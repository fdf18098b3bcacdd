import type { Feats, Seat } from '@gunbai/kernel'
import { fieldOf } from '../position/field.ts'
import { seatOf } from '../position/piece.ts'
import { type GloryState, ROUTED, type UnitId } from '../state.ts'

const isOf = (s: GloryState, unit: UnitId, seat: Seat): boolean => seatOf(s, unit) === seat

/** What a puzzle of Days of Glory is about. */
export const feats: Feats<GloryState> = {
  turn: 'activation',
  deeds: {
    squareBroken: {
      isWanted: true,
      // in the seat's own activation nobody gives a square up of his own will
      isTold: (event, s, seat) =>
        event.kind === 'square' && !event.formed && s.active?.seat === seat && !isOf(s, event.unit, seat),
    },
    formationBroken: {
      isWanted: true,
      isTold: (event, s, seat) =>
        event.kind === 'demoralised' &&
        event.demoralised &&
        fieldOf(s).battle.formations[event.formation].seat !== seat,
    },
    enemyRouted: {
      isWanted: true,
      isTold: (event, s, seat) =>
        event.kind === 'condition' && event.condition >= ROUTED && !isOf(s, event.unit, seat),
    },
    unitRouted: {
      isWanted: false,
      isTold: (event, s, seat) =>
        event.kind === 'condition' && event.condition >= ROUTED && isOf(s, event.unit, seat),
    },
    enemyShaken: {
      isWanted: true,
      isTold: (event, s, seat) =>
        event.kind === 'condition' && event.condition > event.before && !isOf(s, event.unit, seat),
    },
  },
}
