import { again, always, nobody, only } from '@gunbai/kernel'
import { endBattle, type SamuraiAction } from '../../action.ts'
import { told } from '../../event.ts'
import type { SamuraiState } from '../../state.ts'
import { enter, type SamuraiAsking } from '../turn/sequence.ts'
import type { TurnFacts } from '../turn/turn-facts.ts'
import { attacks, shots } from './battle-law.ts'
import { addBattles } from './battles.ts'
import { closeCombat } from './close-combat.ts'
import { newCloseCombat } from './close-combat-facts.ts'
import { strike } from './strike.ts'
import { strikeAtHex } from './strike-facts.ts'

const scratch: SamuraiAction[] = []

function anyBattle(s: SamuraiState): boolean {
  scratch.length = 0
  for (const unit of s.units) {
    addBattles(s, unit, scratch)
    if (scratch.length > 0) return true
  }
  return false
}

/** SB-BAT-01, SB-BAT-02: one unit after the other, in the order that the player likes. */
export const battleStep: SamuraiAsking<TurnFacts> = {
  who: (s) => (anyBattle(s) ? only(s.turn.seat) : nobody),
  choices: [attacks, shots, always(endBattle)],
  answer: (s, _, seat, action) => {
    if (action.kind === 'attack') {
      enter(s, closeCombat, newCloseCombat(s, s.units[action.unit], action.hex, 0))
      return again
    }
    if (action.kind !== 'shoot') return undefined
    const unit = s.units[action.unit]
    unit.fought++
    s.tell?.({ kind: 'shot', at: action.hex, ...told(s, unit) })
    enter(s, strike, strikeAtHex(s, seat, unit.id, action.hex, 'ranged'))
    return again
  },
}
