import { includes, type Seat } from '@gunbai/kernel'
import { by } from '../../event.ts'
import { CENTRE, LEFT, other, RIGHT, sectionForCount } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { numberIn, type SpecialRule } from '../../setups/special-rules.ts'
import { isAlive, type SamuraiState, type Unit } from '../../state.ts'
import { countHills } from '../movement/hills.ts'
import { captureAtTurnStart } from '../movement/tent.ts'
import { surrender } from './cards-in-hand.ts'
import { flagsOf } from './flags.ts'
import { isOver } from './sequence.ts'
import { checkVictory, gainFlags } from './victory.ts'

/** SB-TURN-06, O-14: tents and the scenario's flags, then surrender. */
export function startOfTurn(s: SamuraiState): void {
  const { seat } = s.turn
  captureAtTurnStart(s, seat)
  for (const rule of battlefield(s).atTurnStart) {
    if (isOver(s)) return
    if (rule.code === 'vf-hill-majority') countHills(s, true)
    else if (includes(rule.who, seat)) turnStartRules[rule.code]?.(s, rule, seat)
  }
  checkVictory(s, seat)
  checkVictory(s, other(seat))
  if (isOver(s)) return
  // SB-VIC-08
  if (battlefield(s).edition.surrender === 'start of turn' && s.hands[seat].length <= 1) surrender(s, seat)
}

type TurnStartRule = (s: SamuraiState, rule: SpecialRule, seat: Seat) => void

const turnStartRules: Readonly<Partial<Record<SpecialRule['code'], TurnStartRule>>> = {
  // gmt 4, 16; zvezda 5
  'vf-units-across-river': (s, rule, seat) => {
    for (const unit of unitsIn(s, rule, seat)) {
      if (s.rulings.acrossRiverAddsUp) gainFlags(s, seat, numberIn(rule, 'flags'), 'scenario')
      else raiseBanner(s, unit, numberIn(rule, 'flags'))
    }
  },
  // gmt 26
  'vf-units-past-gorge': (s, rule, seat) => {
    for (const unit of unitsIn(s, rule, seat)) raiseBanner(s, unit, numberIn(rule, 'flags'))
  },
  // gmt 18, 19, 37: one flag a turn, however many sections are empty (O-22)
  'vf-empty-section': (s, rule, seat) => {
    let held = 0
    for (const unit of s.units) {
      if (isAlive(unit) && unit.seat !== seat) held |= sectionForCount(seat, unit.hex)
    }
    if (held !== (LEFT | CENTRE | RIGHT)) gainFlags(s, seat, numberIn(rule, 'flags'), 'scenario')
  },
  // gmt 32
  'vf-no-enemy-across': (s, rule, seat) => {
    if (s.turns[seat] < numberIn(rule, 'fromOwnTurn', 1)) return
    if (unitsIn(s, rule, other(seat)).length === 0) gainFlags(s, seat, numberIn(rule, 'flags'), 'scenario')
  },
  // gmt 32
  'vf-three-across': (s, rule, seat) => {
    if (unitsIn(s, rule, seat).length < numberIn(rule, 'minUnits')) return
    gainFlags(s, seat, numberIn(rule, 'flags'), 'scenario')
  },
}

/** A seat's units in the zone of a rule; lone leaders are none (SB-SCN-07). */
export function unitsIn(s: SamuraiState, rule: SpecialRule, seat: Seat): Unit[] {
  return s.units.filter((unit) => isAlive(unit) && unit.seat === seat && rule.zone?.[unit.hex])
}

function raiseBanner(s: SamuraiState, unit: Unit, flags: number): void {
  if (unit.banner === flags) return
  const change = flags - unit.banner
  unit.banner = flags
  s.tell?.({ kind: 'flags', ...by(s, unit.seat), change, total: flagsOf(s, unit.seat), because: 'position' })
}
