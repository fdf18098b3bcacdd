import { includes } from '@gunbai/kernel'
import { told } from '../../event.ts'
import { NOWHERE, onBaseline, other } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { numberIn, type SpecialRule, textIn } from '../../setups/special-rules.ts'
import { kindOf, type Leader, type SamuraiState, type Unit } from '../../state.ts'
import { loseCommandCard } from '../turn/cards-in-hand.ts'
import { isOver } from '../turn/sequence.ts'
import { dropBanner, gainFlags, takeOff, winBattle } from '../turn/victory.ts'
import { countHills } from './hills.ts'
import { takeTent } from './tent.ts'

/**
 * All that follows from where a unit stands (O-24): hills, banners, places, tents. Called once, when a move that nobody
 * can undo any more, a retreat, an advance or a change of sides is over; on the way there nothing is won and nothing lost.
 */
export function settle(s: SamuraiState, unit: Unit): void {
  if (isOver(s)) return
  const field = battlefield(s)
  countHills(s, false)
  if (unit.locked && !onBaseline(unit.seat, unit.hex)) unit.locked = false
  if (unit.banner > 0 && !keepsBanner(s, unit)) dropBanner(s, unit)
  const enemy = other(unit.seat)
  for (const rule of field.whenUnitStands) {
    if (unit.hex !== NOWHERE && includes(rule.who, unit.seat)) standingRules[rule.code]?.(s, rule, unit)
    if (isOver(s)) return
  }
  // SB-TENT-04
  if (field.edition.tentCapture === 'at once' && unit.hex !== NOWHERE && s.tents[enemy] === unit.hex) {
    takeTent(s, unit.seat)
  }
}

/** The same for a leader who moved or fell back alone: in zvezda he is a unit and takes a tent too (SB-UNIT-10). */
export function settleLeader(s: SamuraiState, { seat, hex }: Leader): void {
  const { edition } = battlefield(s)
  if (edition.loneLeaderIsUnit && edition.tentCapture === 'at once' && s.tents[other(seat)] === hex) {
    takeTent(s, seat)
  }
}

type StandingRule = (s: SamuraiState, rule: SpecialRule, unit: Unit) => void

const standingRules: Readonly<Partial<Record<SpecialRule['code'], StandingRule>>> = {
  // gmt 21, 34
  'capture-hex': (s, rule, unit) => {
    if (!rule.zone?.[unit.hex] || s.captured.includes(rule.zoneName)) return
    s.captured.push(rule.zoneName)
    gainFlags(s, unit.seat, numberIn(rule, 'flags'), 'scenario')
    if (!isOver(s) && numberIn(rule, 'loseCommandCard') > 0) loseCommandCard(s, other(unit.seat))
  },
  // gmt 5
  'exit-unit-across-river': (s, rule, unit) => {
    if (!rule.zone?.[unit.hex] || kindOf(unit).code !== textIn(rule, 'unit').toLowerCase()) return
    s.tell?.({ kind: 'removed', ...told(s, unit) })
    takeOff(s, unit)
    gainFlags(s, unit.seat, numberIn(rule, 'flags'), 'scenario')
  },
  // gmt 12
  'instant-win-tent': (s, _, unit) => {
    if (s.tents[other(unit.seat)] === unit.hex) winBattle(s, unit.seat, 'result.tent')
  },
}

/** SB-SCN-01: whether a temporary flag's cause still holds. */
function keepsBanner(s: SamuraiState, unit: Unit): boolean {
  for (const rule of battlefield(s).rules) {
    if (rule.code !== 'vf-units-across-river' || !includes(rule.who, unit.seat)) continue
    if (rule.zone?.[unit.hex]) return true
  }
  return false // gmt 26: any other hex ends it
}
