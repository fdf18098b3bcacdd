import { again, done, only, type Seat } from '@gunbai/kernel'
import { battlefield, terrainAt } from '../../position/ground.ts'
import { unitsOf } from '../../position/pieces.ts'
import { kindOf, type SamuraiState, type Unit } from '../../state.ts'
import { newRetreat, retreat } from '../combat/retreat.ts'
import { nextSymbol, type SymbolCounts, strikeOff } from '../honor/symbol-counts.ts'
import { enter, isOver, procedure } from '../turn/sequence.ts'

export interface ForcedRetreats extends SymbolCounts {
  readonly seat: Seat
}

const bears = (unit: Unit, f: ForcedRetreats): boolean => kindOf(unit).symbol === nextSymbol(f)

/** O-05: castle infantry stays where it is. */
const isHeld = (s: SamuraiState, unit: Unit): boolean =>
  kindOf(unit).arm === 'infantry' && terrainAt(s, battlefield(s), unit.hex).holdsFoot

const anyFallsBack = (s: SamuraiState, f: ForcedRetreats): boolean =>
  unitsOf(s, f.seat).some((unit) => bears(unit, f) && !isHeld(s, unit))

/** SB-DC-REDDRAGON-02: for each symbol its owner sends one such unit back, as by a flag that cannot be ignored. */
export const forcedRetreats = procedure<ForcedRetreats>('forced retreats').steps({
  face: (s, f) => {
    if (isOver(s) || nextSymbol(f) < 0) return done
    if (anyFallsBack(s, f)) return
    strikeOff(f, nextSymbol(f))
    return again
  },
  choose: {
    who: (_, f) => only(f.seat),
    skipForced: true,
    choices: [
      {
        kind: 'fallBack',
        candidates: (s, f, _, list) => {
          for (const { id } of unitsOf(s, f.seat)) list.push({ kind: 'fallBack', unit: id })
        },
        bars: [
          { rule: 'SB-DC-REDDRAGON-02', stops: (s, { unit }, f) => !bears(s.units[unit], f) },
          { rule: 'SB-RET-16', stops: (s, { unit }) => isHeld(s, s.units[unit]) },
        ],
      },
    ],
    answer: (s, f, _, action) => {
      if (action.kind !== 'fallBack') return
      strikeOff(f, nextSymbol(f))
      enter(s, retreat, newRetreat(s, s.units[action.unit], 1, 0))
      return 'face'
    },
    about: (_, f) => ({ symbol: nextSymbol(f) }),
  },
})
