import type { HexId } from '@gunbai/hexes'
import { barredBy, type Forbidding, type GloryChoice } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { cardOf, directionBetween, isFront, isGood, stackIn } from '../../position/piece.ts'
import {
  ANSWER_SPENT,
  CHARGING,
  COUNTERED,
  type GloryState,
  hasDone,
  note,
  type UnitId,
} from '../../state.ts'
import { passesEngagement } from './effects.ts'
import { currentFight } from './fight-under-way.ts'

/** Counter-charges, section 9.4. */

/** JG-9.4-a, e: charged cavalry in good order, struck in front, that has not tried yet. */
export function counterChargeable(s: GloryState): HexId[] {
  return currentFight(s).targets.filter((hex) => cannotCounterCharge(s, hex) === null)
}

function cannotCounterCharge(s: GloryState, hex: HexId): Forbidding {
  const field = fieldOf(s)
  const top = meeter(s, hex)
  if (top < 0) return 'JG-10.1-f'
  if (hasDone(s.units[top], COUNTERED | ANSWER_SPENT)) return 'JG-9.4-e'
  const isMet = currentFight(s).attackers.some((unit) => {
    const direction = directionBetween(s, hex, s.units[unit].hex)
    return hasDone(s.units[unit], CHARGING) && direction >= 0 && isFront(field, s.units[top], direction)
  })
  return isMet ? null : 'JG-9.4-a'
}

export const counterCharges: GloryChoice = {
  kind: 'counterCharge',
  candidates: (s, _, __, list) => {
    for (const hex of currentFight(s).targets) list.push({ kind: 'counterCharge', hex })
  },
  bars: [barredBy((s, { hex }) => cannotCounterCharge(s, hex))],
}

/** the first horse in good order from the top, which tests for all who are; -1 where there is none. */
function meeter(s: GloryState, hex: HexId): UnitId {
  return stackIn(s, hex).find((unit) => cardOf(s, unit).arm === 'cav' && isGood(s, unit)) ?? -1
}

export function tryCounterCharge(s: GloryState, hex: HexId): void {
  const now = currentFight(s)
  const top = meeter(s, hex)
  const heavy = now.attackers.some(
    (unit) => cardOf(s, unit).class === 'heavy' && hasDone(s.units[unit], CHARGING),
  )
  const kind = cardOf(s, top).class
  const light = kind === 'light' || (s.mediumIsLight && kind === 'medium') // JG-9.4-b, R-60
  const passed = passesEngagement(s, top, 'counter-charge', heavy && light ? 2 : 0)
  for (const unit of stackIn(s, hex)) {
    if (cardOf(s, unit).arm !== 'cav') continue
    note(s.units[unit], passed && isGood(s, unit) ? COUNTERED : ANSWER_SPENT)
  }
}
