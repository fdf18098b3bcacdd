import { distance } from '@gunbai/hexes'
import { again, done, only, type Seat } from '@gunbai/kernel'
import { board, type HexId, NOWHERE } from '../../position/board.ts'
import { unitsOf } from '../../position/pieces.ts'
import { isAlive, kindOf, type SamuraiState, type Unit } from '../../state.ts'
import { isOver, procedure } from '../turn/sequence.ts'
import { takeBlocks } from '../turn/victory.ts'
import { nextSymbol, type SymbolCounts, strikeOff } from './symbol-counts.ts'

/** Blocks that an army loses by symbol, from units of its own choice, or from the nearest ones to a hex. */
export interface Losses extends SymbolCounts {
  readonly seat: Seat
  readonly from: HexId // the nearest units to this hex lose the blocks; NOWHERE lets the owner choose freely
  readonly because: string
}

const bears = (unit: Unit, f: Losses, symbol: number): boolean =>
  isAlive(unit) && unit.seat === f.seat && kindOf(unit).symbol === symbol

function leastDistance(s: SamuraiState, f: Losses, symbol: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const unit of s.units) {
    if (bears(unit, f, symbol)) least = Math.min(least, distance(board, f.from, unit.hex))
  }
  return least
}

function losers(s: SamuraiState, f: Losses): Unit[] {
  const symbol = nextSymbol(f)
  const least = f.from === NOWHERE ? 0 : leastDistance(s, f, symbol)
  return s.units.filter(
    (unit) => bears(unit, f, symbol) && (f.from === NOWHERE || distance(board, f.from, unit.hex) === least),
  )
}

/** By cause, the rule that has units of that symbol lose blocks. */
const symbolRules: Readonly<Record<string, string>> = {
  'red dragon': 'SB-DC-REDDRAGON-03',
  'rice famine': 'SB-DC-FAMINE-02',
}

/** SB-LACK-06 to 08, SB-LACK-13: one face at a time; ties and free choices are the owner's. */
export const losses = procedure<Losses>('losses').steps({
  face: (s, f) => {
    if (isOver(s) || nextSymbol(f) < 0) return done
    if (losers(s, f).length > 0) return
    strikeOff(f, nextSymbol(f))
    return again
  },
  choose: {
    who: (_, f) => only(f.seat),
    skipForced: true,
    choices: [
      {
        kind: 'loseBlock',
        candidates: (s, f, _, list) => {
          for (const { id } of unitsOf(s, f.seat)) list.push({ kind: 'loseBlock', unit: id })
        },
        bars: [
          {
            rule: (_, __, f) => symbolRules[f.because] ?? (f.from === NOWHERE ? 'SB-LACK-13' : 'SB-LACK-06'),
            stops: (s, { unit }, f) => !bears(s.units[unit], f, nextSymbol(f)),
          },
          { rule: 'SB-LACK-06', stops: (s, { unit }, f) => !losers(s, f).includes(s.units[unit]) },
        ],
        offer: (s, f, _, list) => {
          for (const unit of losers(s, f)) list.push({ kind: 'loseBlock', unit: unit.id })
        },
      },
    ],
    answer: (s, f, _, action) => {
      if (action.kind !== 'loseBlock') return
      strikeOff(f, nextSymbol(f))
      takeBlocks(s, s.units[action.unit], 1, f.because)
      return 'face'
    },
    about: (_, f) => ({ symbol: nextSymbol(f), because: f.because }),
  },
})
