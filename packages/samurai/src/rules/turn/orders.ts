import { type Action, again, nobody, only } from '@gunbai/kernel'
import { endOrders, type SamuraiAction } from '../../action.ts'
import { commandCards, faceTitled, type Scheme } from '../../data/command-cards.ts'
import { CIRCLE, SQUARE, TRIANGLE } from '../../data/die.ts'
import { leaderTold, told } from '../../event.ts'
import { around, CENTRE, type HexId, LEFT, RIGHT, sectionsOf } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { isNextToEnemy } from '../../position/pieces.ts'
import { textIn } from '../../setups/special-rules.ts'
import {
  BY_CARD,
  isAlive,
  isLone,
  kindOf,
  type Leader,
  NOT_ORDERED,
  PLAINLY,
  type SamuraiState,
  type Turn,
  type Unit,
} from '../../state.ts'
import { addBattles } from '../combat/battle-phase.ts'
import type { SamuraiAsking } from './sequence.ts'
import type { TurnFacts } from './turn-facts.ts'

/** Whether this unit or leader may be given an order now, as far as the card goes. */
interface Eligibility {
  unit(s: SamuraiState, unit: Unit): boolean
  leader(s: SamuraiState, leader: Leader): boolean
}

const never = () => false

// What the orders given so far leave room for, worked out once for each list (see `measure`).
let piecesOrdered = 0
let singleOrder = false
const EVERY_SECTION = 7
const unitRoom = new Uint8Array(EVERY_SECTION + 1) // by set of sections
const leaderRoom = new Uint8Array(EVERY_SECTION + 1)
const symbolRoom = [0, 0, 0]
let spareOrders = 0

const ordersIn = new Int32Array(EVERY_SECTION + 1)
const leadersIn = new Int32Array(EVERY_SECTION + 1)

/** Counts the orders given so far against what the card allows. */
function measure(s: SamuraiState): void {
  const { turn } = s
  const { loneLeaderIsUnit } = battlefield(s).edition
  piecesOrdered = 0
  singleOrder = true
  spareOrders = turn.anyPiece
  symbolRoom[CIRCLE] = turn.circle
  symbolRoom[TRIANGLE] = turn.triangle
  symbolRoom[SQUARE] = turn.square
  ordersIn.fill(0)
  leadersIn.fill(0)
  for (const unit of s.units) {
    if (unit.ordered === NOT_ORDERED || unit.seat !== turn.seat) continue
    piecesOrdered++
    if (s.leaderAt[unit.hex] >= 0) singleOrder = false
    ordersIn[sectionsOf(turn.seat, unit.hex)]++
    const { symbol } = kindOf(unit)
    // SB-CC-SHOGUN-02, SB-CC-SHOGUN-03: a symbol orders a unit that bears it, a flag any piece
    if (symbol <= SQUARE && symbolRoom[symbol] > 0) symbolRoom[symbol]--
    else spareOrders--
  }
  for (const leader of s.leaders) {
    if (!leader.ordered) continue
    piecesOrdered++
    singleOrder = false
    spareOrders--
    const within = sectionsOf(turn.seat, leader.hex)
    ordersIn[within]++
    if (!(loneLeaderIsUnit && isLone(s, leader))) leadersIn[within]++
  }
}

/**
 * Works out, by set of sections, whether one more unit or leader within it can be ordered. A piece under a section line
 * may take either order (SB-ORD-04), so pieces can be ordered together if every set of sections has orders for those
 * that lie wholly within it.
 */
function measureSections({ left, centre, right, anyUnit, fox }: Turn): void {
  for (let set = 1; set <= EVERY_SECTION; set++) {
    const shown =
      ((set & LEFT) !== 0 ? left : 0) +
      ((set & CENTRE) !== 0 ? centre : 0) +
      ((set & RIGHT) !== 0 ? right : 0)
    const orders = fox ? Math.min(shown, 1) : shown // SB-DC-FOX-01
    let all = 0
    let leaders = 0
    for (let part = 1; part <= set; part++) {
      if ((part & set) !== part) continue
      all += ordersIn[part]
      leaders += leadersIn[part]
    }
    unitRoom[set] = all < orders + anyUnit ? 1 : 0 // SB-DC-MESSENGER-01 adds orders for units only
    leaderRoom[set] = unitRoom[set] === 1 && leaders < orders ? 1 : 0
  }
}

function hasRoom(room: Uint8Array, within: number): boolean {
  for (let set = within; set <= EVERY_SECTION; set++) {
    if ((set & within) === within && room[set] === 0) return false
  }
  return true
}

/** Whether some piece with an order stands next to this hex (SB-CC-ONSL-01, SB-CC-LEAD-01, SB-CC-SERP-01). */
function isLinked(s: SamuraiState, hex: HexId): boolean {
  for (const next of around(hex)) {
    const unit = s.unitAt[next]
    if (unit >= 0 && s.units[unit].ordered !== NOT_ORDERED) return true
    const leader = s.leaderAt[next]
    if (leader >= 0 && s.leaders[leader].ordered) return true
  }
  return false
}

const joinsGroup = (s: SamuraiState, hex: HexId): boolean => piecesOrdered === 0 || isLinked(s, hex)

/** SB-CC-LEAD-01 to 03: where the first unit ordered had no leader, it is the only one. */
const joinsLeader = (s: SamuraiState, hex: HexId): boolean =>
  piecesOrdered === 0 ||
  (piecesOrdered <= battlefield(s).edition.leadershipLinks && !singleOrder && isLinked(s, hex))

const schemes: Readonly<Record<Scheme, Eligibility>> = {
  sections: {
    unit: (s, unit) => hasRoom(unitRoom, sectionsOf(s.turn.seat, unit.hex)),
    leader: (s, leader) => {
      const asUnit = battlefield(s).edition.loneLeaderIsUnit && isLone(s, leader)
      return hasRoom(asUnit ? unitRoom : leaderRoom, sectionsOf(s.turn.seat, leader.hex))
    },
  },
  // SB-CC-SYM-01, SB-CC-SYM-03
  symbol: {
    unit: (s, unit) => {
      const { symbol } = kindOf(unit)
      return symbol === commandCards[s.turn.face].symbol && symbolRoom[symbol] > 0
    },
    leader: never,
  },
  // SB-CC-CHARGE-01, SB-CC-CHARGE-06
  horse: {
    unit: (_, unit) => kindOf(unit).arm === 'cavalry',
    leader: (s, leader) => takesTactics(s, leader) && leader.kind === 'cavalry',
  },
  // SB-CC-HOLD-01, SB-CC-HOLD-02
  missiles: {
    unit: (s, unit) => kindOf(unit).weapon !== 'none' && !isNextToEnemy(s, unit.seat, unit.hex),
    leader: never,
  },
  // SB-CC-ONSL-01, SB-CC-ONSL-06
  'foot group': {
    unit: (s, unit) => kindOf(unit).arm === 'infantry' && joinsGroup(s, unit.hex),
    leader: (s, leader) => takesTactics(s, leader) && leader.kind === 'infantry' && joinsGroup(s, leader.hex),
  },
  // SB-CC-LEAD-04
  leadership: {
    unit: (s, unit) => joinsLeader(s, unit.hex),
    leader: (s, leader) => joinsLeader(s, leader.hex),
  },
  // SB-CC-SERP-04
  group: {
    unit: (s, unit) => joinsGroup(s, unit.hex),
    leader: (s, leader) => joinsGroup(s, leader.hex),
  },
  dice: {
    unit: (_, unit) => {
      const { symbol } = kindOf(unit)
      return (symbol <= SQUARE && symbolRoom[symbol] > 0) || spareOrders > 0
    },
    leader: () => spareOrders > 0,
  },
  copy: { unit: never, leader: never },
  nothing: { unit: never, leader: never },
}

/** D-29 */
const takesTactics = (s: SamuraiState, leader: Leader): boolean =>
  battlefield(s).edition.tacticsOrderLoneLeaders && isLone(s, leader)

/** SB-CMD-09: one unit of any kind; in zvezda a lone leader is one. */
const fallback: Eligibility = {
  unit: () => true,
  leader: (s, leader) => battlefield(s).edition.loneLeaderIsUnit && isLone(s, leader),
}

/** Who may be ordered now, or null where no order is left to give. */
function eligibilityNow(s: SamuraiState): Eligibility | null {
  const { turn } = s
  if (turn.most === 0) return null
  measure(s)
  if (piecesOrdered >= turn.most) return null
  const { scheme } = commandCards[turn.face]
  if (scheme === 'sections') measureSections(turn)
  return turn.fallback ? fallback : schemes[scheme]
}

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

/** SB-ORD-03: every order is given before the first piece moves. */
export const orderStep: SamuraiAsking<TurnFacts> = {
  who: (s) => (anyOrder(s) ? only(s.turn.seat) : nobody), // SB-ORD-05
  answers: (s, _, __, list) => {
    addOrders(s, list)
    list.push(endOrders)
  },
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
  about: (s) => ({ card: s.turn.card }),
  whyNot: (s, _, seat, action) => whyNotOrder(s, seat, action),
}

/** The rule that forbids an order, for the common refusals. */
function whyNotOrder(s: SamuraiState, seat: number, action: Action) {
  const {
    kind,
    unit: unitId,
    leader: leaderId,
  } = action as Partial<{ kind: string; unit: number; leader: number }>
  const card = commandCards[s.turn.face]
  if (kind === 'orderLeader') {
    const leader = s.leaders[leaderId ?? -1]
    if (leader === undefined || leader.seat !== seat || !isAlive(leader)) return null
    if (leader.ordered) return { rule: 'SB-ORD-02' }
    if (leader.kind === 'commander') return { rule: 'SB-ARMY-03' }
    if (!card.helmet && !isLone(s, leader)) return { rule: 'SB-CMD-05' }
    return { rule: refusalOf[card.scheme] }
  }
  const unit = s.units[unitId ?? -1]
  if (kind !== 'order' || unit === undefined || unit.seat !== seat || !isAlive(unit)) return null
  if (unit.ordered !== NOT_ORDERED) return { rule: 'SB-ORD-02' }
  if (unit.locked && !frees(s, unit)) return { rule: 'SB-SCN-08' }
  if (s.turn.fox) return { rule: 'SB-DC-FOX-01' }
  return { rule: refusalOf[card.scheme] }
}

const refusalOf: Readonly<Record<Scheme, string>> = {
  sections: 'SB-CMD-01',
  symbol: 'SB-CC-SYM-01',
  horse: 'SB-CC-CHARGE-01',
  missiles: 'SB-CC-HOLD-02',
  'foot group': 'SB-CC-ONSL-01',
  leadership: 'SB-CC-LEAD-01',
  group: 'SB-CC-SERP-01',
  dice: 'SB-CC-SHOGUN-02',
  copy: 'SB-CC-COUNTER-04',
  nothing: 'SB-CC-FIRST-08',
}
