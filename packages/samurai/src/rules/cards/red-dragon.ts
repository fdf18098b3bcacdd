import { again, done, only, type Seat } from '@gunbai/kernel'
import { battlefield, terrainAt } from '../../position/ground.ts'
import { isAlive, kindOf, type SamuraiState, type Unit } from '../../state.ts'
import { newRetreat, retreat } from '../combat/retreat.ts'
import { nextSymbol, type SymbolCounts, strikeOff } from '../honor/symbol-counts.ts'
import { enter, isOver, procedure } from '../turn/sequence.ts'

export interface ForcedRetreats extends SymbolCounts {
  readonly seat: Seat
}

/** O-05: castle infantry and bodyguards stay where they are. */
function eligible(s: SamuraiState, f: ForcedRetreats): Unit[] {
  const field = battlefield(s)
  return s.units.filter(
    (unit) =>
      isAlive(unit) &&
      unit.seat === f.seat &&
      kindOf(unit).symbol === nextSymbol(f) &&
      !(kindOf(unit).arm === 'infantry' && terrainAt(s, field, unit.hex).holdsFoot),
  )
}

/** SB-DC-REDDRAGON-02: for each symbol its owner sends one such unit back, as by a flag that cannot be ignored. */
export const forcedRetreats = procedure<ForcedRetreats>('forced retreats').steps({
  face: (s, f) => {
    if (isOver(s) || nextSymbol(f) < 0) return done
    if (eligible(s, f).length > 0) return
    strikeOff(f, nextSymbol(f))
    return again
  },
  choose: {
    who: (_, f) => only(f.seat),
    skipForced: true,
    answers: (s, f, _, list) => {
      for (const unit of eligible(s, f)) list.push({ kind: 'fallBack', unit: unit.id })
    },
    answer: (s, f, _, action) => {
      if (action.kind !== 'fallBack') return
      strikeOff(f, nextSymbol(f))
      enter(s, retreat, newRetreat(s, s.units[action.unit], 1, 0))
      return 'face'
    },
    about: (_, f) => ({ symbol: nextSymbol(f) }),
    whyNot: () => ({ rule: 'SB-DC-REDDRAGON-02' }),
  },
})
