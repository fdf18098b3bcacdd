import { commandCards, type Scheme } from '../../data/command-cards.ts'
import { CIRCLE, SQUARE, TRIANGLE } from '../../data/die.ts'
import { around, CENTRE, type HexId, LEFT, RIGHT, sectionsOf } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { isNextToEnemy } from '../../position/pieces.ts'
import {
  isLone,
  kindOf,
  type Leader,
  NOT_ORDERED,
  type SamuraiState,
  type Turn,
  type Unit,
} from '../../state.ts'

/** Whether this unit or leader may be given an order now, as far as the card goes, and the rule that says so. */
export interface Eligibility {
  unit(s: SamuraiState, unit: Unit): boolean
  leader(s: SamuraiState, leader: Leader): boolean
  unitRule(s: SamuraiState, unit: Unit): string
  leaderRule(s: SamuraiState, leader: Leader): string
}

const never = () => false

// What the orders given so far leave room for, worked out once for each list (see `measure`).
let piecesOrdered = 0
let singleOrder = false
const EVERY_SECTION = 7
const unitRoom = new Uint8Array(EVERY_SECTION + 1) // by the set of sections in which the piece stands
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
 * that lie wholly within it. Greater sets come first: a piece within one of their parts is within them too.
 */
function measureSections(turn: Turn): void {
  const { left, centre, right, anyUnit, fox } = turn
  for (let set = EVERY_SECTION; set > 0; set--) {
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
    unitRoom[set] = all < orders + anyUnit && hasWiderRoom(unitRoom, set) ? 1 : 0 // SB-DC-MESSENGER-01: for units only
    leaderRoom[set] = unitRoom[set] === 1 && leaders < orders && hasWiderRoom(leaderRoom, set) ? 1 : 0
  }
}

/** Whether every greater set with this one in it has room. */
const hasWiderRoom = (room: Uint8Array, set: number): boolean =>
  ((set & LEFT) !== 0 || room[set | LEFT] === 1) &&
  ((set & CENTRE) !== 0 || room[set | CENTRE] === 1) &&
  ((set & RIGHT) !== 0 || room[set | RIGHT] === 1)

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
    unit: (s, unit) => unitRoom[sectionsOf(s.turn.seat, unit.hex)] === 1,
    leader: (s, leader) => {
      const asUnit = battlefield(s).edition.loneLeaderIsUnit && isLone(s, leader)
      return (asUnit ? unitRoom : leaderRoom)[sectionsOf(s.turn.seat, leader.hex)] === 1
    },
    unitRule: (s, unit) => sectionRule(s, unit.hex),
    leaderRule: (s, leader) => sectionRule(s, leader.hex),
  },
  // SB-CC-SYM-01, SB-CC-SYM-03
  symbol: {
    unit: (s, unit) => {
      const { symbol } = kindOf(unit)
      return symbol === commandCards[s.turn.face].symbol && symbolRoom[symbol] > 0
    },
    leader: never,
    unitRule: () => 'SB-CC-SYM-01',
    leaderRule: () => 'SB-CC-SYM-03',
  },
  // SB-CC-CHARGE-01, SB-CC-CHARGE-06
  horse: {
    unit: (_, unit) => kindOf(unit).arm === 'cavalry',
    leader: (s, leader) => takesTactics(s, leader) && leader.kind === 'cavalry',
    unitRule: () => 'SB-CC-CHARGE-01',
    leaderRule: () => 'SB-CC-CHARGE-01',
  },
  // SB-CC-HOLD-01, SB-CC-HOLD-02
  missiles: {
    unit: (s, unit) => kindOf(unit).weapon !== 'none' && !isNextToEnemy(s, unit.seat, unit.hex),
    leader: never,
    unitRule: (_, unit) => (kindOf(unit).weapon === 'none' ? 'SB-CC-HOLD-01' : 'SB-CC-HOLD-02'),
    leaderRule: () => 'SB-CC-HOLD-01',
  },
  // SB-CC-ONSL-01, SB-CC-ONSL-06
  'foot group': {
    unit: (s, unit) => kindOf(unit).arm === 'infantry' && joinsGroup(s, unit.hex),
    leader: (s, leader) => takesTactics(s, leader) && leader.kind === 'infantry' && joinsGroup(s, leader.hex),
    unitRule: () => 'SB-CC-ONSL-01',
    leaderRule: () => 'SB-CC-ONSL-01',
  },
  // SB-CC-LEAD-04
  leadership: {
    unit: (s, unit) => joinsLeader(s, unit.hex),
    leader: (s, leader) => joinsLeader(s, leader.hex),
    unitRule: leadershipRule,
    leaderRule: leadershipRule,
  },
  // SB-CC-SERP-04
  group: {
    unit: (s, unit) => joinsGroup(s, unit.hex),
    leader: (s, leader) => joinsGroup(s, leader.hex),
    unitRule: () => 'SB-CC-SERP-01',
    leaderRule: () => 'SB-CC-SERP-01',
  },
  dice: {
    unit: (_, unit) => {
      const { symbol } = kindOf(unit)
      return (symbol <= SQUARE && symbolRoom[symbol] > 0) || spareOrders > 0
    },
    leader: () => spareOrders > 0,
    unitRule: () => 'SB-CC-SHOGUN-02',
    leaderRule: () => 'SB-CC-SHOGUN-03',
  },
  copy: nobodyBy('SB-CC-COUNTER-04'),
  nothing: nobodyBy('SB-CC-FIRST-08'),
}

/** A card that orders nothing, by that rule. */
function nobodyBy(rule: string): Eligibility {
  return { unit: never, leader: never, unitRule: () => rule, leaderRule: () => rule }
}

function leadershipRule(s: SamuraiState): string {
  return battlefield(s).edition.name === 'gmt' ? 'SB-CC-LEAD-01' : 'SB-CC-LEAD-02'
}

/** Where the card shows the section at all, the White Fox may be why there is no order left for it. */
function sectionRule({ turn }: SamuraiState, hex: HexId): string {
  const within = sectionsOf(turn.seat, hex)
  const isShown =
    ((within & LEFT) !== 0 && turn.left > 0) ||
    ((within & CENTRE) !== 0 && turn.centre > 0) ||
    ((within & RIGHT) !== 0 && turn.right > 0)
  return turn.fox && isShown ? 'SB-DC-FOX-01' : 'SB-CMD-01'
}

/** D-29 */
const takesTactics = (s: SamuraiState, leader: Leader): boolean =>
  battlefield(s).edition.tacticsOrderLoneLeaders && isLone(s, leader)

/** SB-CMD-09: one unit of any kind; in zvezda a lone leader is one. */
const fallback: Eligibility = {
  unit: () => true,
  leader: (s, leader) => battlefield(s).edition.loneLeaderIsUnit && isLone(s, leader),
  unitRule: () => 'SB-CMD-09',
  leaderRule: () => 'SB-CMD-09',
}

/** Who could be ordered by the card on the table, however many already are. */
export const eligibilityOf = ({ turn }: SamuraiState): Eligibility =>
  turn.fallback ? fallback : schemes[commandCards[turn.face].scheme]

/** Whether no piece may be ordered any more, whichever it is. */
export function isOrderingOver(s: SamuraiState): boolean {
  if (s.turn.most === 0) return true
  measure(s)
  return piecesOrdered >= s.turn.most
}

/** Who may be ordered now, or null where no order is left to give. */
export function eligibilityNow(s: SamuraiState): Eligibility | null {
  if (isOrderingOver(s)) return null
  const { scheme } = commandCards[s.turn.face]
  if (scheme === 'sections') measureSections(s.turn)
  return s.turn.fallback ? fallback : schemes[scheme]
}
