import { again, always, nobody, offeredByAnother, only } from '@gunbai/kernel'
import { endOrders, type SamuraiAction } from '../../action.ts'
import { commandCards, faceTitled } from '../../data/command-cards.ts'
import { leaderTold, told } from '../../event.ts'
import { battlefield } from '../../position/ground.ts'
import { leadersOf, unitsOf } from '../../position/pieces.ts'
import { textIn } from '../../setups/special-rules.ts'
import {
  BY_CARD,
  isAlive,
  isLone,
  type Leader,
  NOT_ORDERED,
  PLAINLY,
  type SamuraiState,
  type Unit,
} from '../../state.ts'
import { addBattles } from '../combat/battles.ts'
import { mostOrders } from './command-phase.ts'
import { type Eligibility, eligibilityNow, eligibilityOf, isOrderingOver } from './eligibility.ts'
import type { SamuraiAsking, SamuraiChoice } from './sequence.ts'
import type { TurnFacts } from './turn-facts.ts'

/** SB-ORD-02 */
const mayOrderUnit = (s: SamuraiState, eligibility: Eligibility, unit: Unit): boolean =>
  unit.seat === s.turn.seat &&
  unit.ordered === NOT_ORDERED &&
  isAlive(unit) &&
  eligibility.unit(s, unit) &&
  (!unit.locked || mayOrderLocked(s, unit))

/** SB-CMD-05: only a card with the helmet orders a leader away from his unit. */
const mayOrderLeader = (s: SamuraiState, eligibility: Eligibility, leader: Leader): boolean =>
  leader.seat === s.turn.seat &&
  !leader.ordered &&
  isAlive(leader) &&
  leader.kind !== 'commander' &&
  (commandCards[s.turn.face].helmet || isLone(s, leader)) &&
  eligibility.leader(s, leader)

function anyOrder(s: SamuraiState): boolean {
  const eligibility = eligibilityNow(s)
  if (eligibility === null) return false
  for (const unit of s.units) if (mayOrderUnit(s, eligibility, unit)) return true
  for (const leader of s.leaders) if (mayOrderLeader(s, eligibility, leader)) return true
  return false
}

function addOrders(s: SamuraiState, list: SamuraiAction[]): void {
  const eligibility = eligibilityNow(s)
  if (eligibility === null) return
  for (const unit of s.units) {
    if (mayOrderUnit(s, eligibility, unit)) list.push({ kind: 'order', unit: unit.id })
  }
  for (const leader of s.leaders) {
    if (mayOrderLeader(s, eligibility, leader)) list.push({ kind: 'orderLeader', leader: leader.id })
  }
}

/** SB-SCN-08, O-33: a locked unit moves off only by its own card; others may order it to battle where it stands. */
function mayOrderLocked(s: SamuraiState, unit: Unit): boolean {
  if (frees(s, unit)) return true
  const battles: SamuraiAction[] = []
  unit.ordered = BY_CARD
  addBattles(s, unit, battles)
  unit.ordered = NOT_ORDERED
  return battles.length > 0
}

function frees(s: SamuraiState, unit: Unit): boolean {
  if (s.turn.freed) return false
  return battlefield(s).rules.some(
    (rule) =>
      rule.code === 'locked-units' &&
      textIn(rule, 'tag') === unit.tag &&
      faceTitled(textIn(rule, 'card')) === s.turn.face,
  )
}

/** An order to a unit, with its leader (SB-ORD-06). */
const unitOrders: SamuraiChoice<unknown, 'order'> = {
  kind: 'order',
  candidates: (s, _, seat, list) => {
    for (const { id } of unitsOf(s, seat)) list.push({ kind: 'order', unit: id })
  },
  bars: [
    { rule: 'SB-ORD-02', stops: (s, { unit }) => s.units[unit].ordered !== NOT_ORDERED },
    { rule: 'SB-SCN-08', stops: (s, { unit }) => s.units[unit].locked && !mayOrderLocked(s, s.units[unit]) },
    {
      rule: (s, { unit }) => noneLeft(s, eligibilityOf(s).unitRule(s, s.units[unit])),
      stops: (s) => isOrderingOver(s),
    },
    {
      rule: (s, { unit }) => eligibilityOf(s).unitRule(s, s.units[unit]),
      stops: (s, { unit }) => eligibilityNow(s)?.unit(s, s.units[unit]) === false,
    },
  ],
  // What is left to give is measured once, for units and leaders together, so leaders are offered here too.
  offer: (s, _, __, list) => addOrders(s, list),
}

/** An order to a leader alone, or away from his unit. */
const leaderOrders: SamuraiChoice<unknown, 'orderLeader'> = {
  kind: 'orderLeader',
  candidates: (s, _, seat, list) => {
    for (const { id } of leadersOf(s, seat)) list.push({ kind: 'orderLeader', leader: id })
  },
  bars: [
    { rule: 'SB-ORD-02', stops: (s, { leader }) => s.leaders[leader].ordered },
    { rule: 'SB-ARMY-03', stops: (s, { leader }) => s.leaders[leader].kind === 'commander' },
    {
      rule: 'SB-CMD-05',
      stops: (s, { leader }) => !commandCards[s.turn.face].helmet && !isLone(s, s.leaders[leader]),
    },
    {
      rule: (s, { leader }) => noneLeft(s, eligibilityOf(s).leaderRule(s, s.leaders[leader])),
      stops: (s) => isOrderingOver(s),
    },
    {
      rule: (s, { leader }) => eligibilityOf(s).leaderRule(s, s.leaders[leader]),
      stops: (s, { leader }) => eligibilityNow(s)?.leader(s, s.leaders[leader]) === false,
    },
  ],
  offer: offeredByAnother,
}

/** The rule by which no order is left: the White Fox's, or the card's own. */
const noneLeft = ({ turn }: SamuraiState, cardRule: string): string => (turn.fox ? 'SB-DC-FOX-01' : cardRule)

/** SB-ORD-03: every order is given before the first piece moves. */
export const orderStep: SamuraiAsking<TurnFacts> = {
  who: (s) => (anyOrder(s) ? only(s.turn.seat) : nobody), // SB-ORD-05
  choices: [unitOrders, leaderOrders, always(endOrders)],
  answer: (s, _, __, action) => {
    if (action.kind === 'order') {
      const unit = s.units[action.unit]
      unit.ordered = s.turn.fallback ? PLAINLY : BY_CARD
      if (unit.locked && frees(s, unit)) {
        unit.locked = false
        s.turn.freed = true
      }
      s.tell?.({ kind: 'ordered', ...told(s, unit) })
      return again
    }
    if (action.kind !== 'orderLeader') return undefined
    const leader = s.leaders[action.leader]
    leader.ordered = true
    s.tell?.({ kind: 'orderedLeader', ...leaderTold(s, leader) })
    return again
  },
  about: (s) => ({ card: s.turn.card, most: mostOrders(s) }),
}
