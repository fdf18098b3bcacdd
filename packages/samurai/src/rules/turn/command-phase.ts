import { only, type Seat } from '@gunbai/kernel'
import {
  actsAs,
  type CommandCard,
  commandCards,
  commandDeck,
  ordersOneToThree,
  PER_CARD,
} from '../../data/command-cards.ts'
import { CIRCLE, FLAG, FORTUNE, SQUARE, TRIANGLE } from '../../data/die.ts'
import type { UnitKind } from '../../data/unit-kinds.ts'
import { by } from '../../event.ts'
import { CENTRE, LEFT, NOWHERE, other, RIGHT } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { isAlive, isLone, kindOf, type SamuraiState, type Turn } from '../../state.ts'
import { rollDice } from '../combat/dice.ts'
import { gainHonor } from '../honor/honor.ts'
import { commandCount, dropCommand, faceOf } from './cards-in-hand.ts'
import type { SamuraiAsking } from './sequence.ts'
import type { TurnFacts } from './turn-facts.ts'

/** More pieces than any army has. */
const ALL_PIECES = 99
/** SB-CC-CHARGE-01, SB-CC-HOLD-01, SB-CC-ONSL-01 */
const FOUR = 4

/** SB-TURN-03 */
export const commandStep: SamuraiAsking<TurnFacts> = {
  who: (s) => only(s.turn.seat),
  choices: [
    {
      kind: 'playCommand',
      candidates: (s, _, seat, list) => {
        for (const card of s.hands[seat]) list.push({ kind: 'playCommand', card })
      },
      bars: [],
    },
  ],
  answer: (s, _, seat, action) => {
    if (action.kind !== 'playCommand') return
    dropCommand(s, seat, action.card)
    showCommand(s, action.card)
  },
}

/** Lays a Command card on the table; Counter Attack becomes what the enemy played last (SB-CC-COUNTER-01 to 05). */
export function showCommand(s: SamuraiState, card: number): void {
  const { turn } = s
  turn.card = card
  turn.face = actsAs(commandDeck[card], s.lastFace[other(turn.seat)])
  s.tell?.({
    kind: 'command',
    ...by(s, turn.seat),
    card,
    face: faceOf(card),
    as: commandCards[turn.face].title,
  })
}

/** Whether a seat has a unit of some kind on the field. */
export const shown = (s: SamuraiState, seat: Seat, is: (kind: UnitKind) => boolean): boolean =>
  s.units.some((unit) => isAlive(unit) && unit.seat === seat && is(kindOf(unit)))

/** Whether a seat has infantry or cavalry on the field; where a card orders lone leaders they are of their kind. */
const hasArm = (s: SamuraiState, seat: Seat, arm: 'infantry' | 'cavalry'): boolean =>
  shown(s, seat, (kind) => kind.arm === arm) ||
  (battlefield(s).edition.tacticsOrderLoneLeaders &&
    s.leaders.some((leader) => leader.seat === seat && leader.kind === arm && isLone(s, leader)))

/** Works out how many orders the card on the table gives, after all cards around it were played. */
export function countOrders(s: SamuraiState): void {
  const { turn } = s
  const card = commandCards[turn.face]
  const { seat } = turn
  turn.most = ALL_PIECES
  switch (card.scheme) {
    case 'sections':
      countSections(s, card)
      break
    case 'symbol':
      countSymbol(turn, card.symbol, commandCount(s))
      turn.fallback = !shown(s, seat, (kind) => kind.symbol === card.symbol) // SB-CC-SYM-02
      break
    case 'horse':
      turn.most = FOUR
      turn.fallback = !hasArm(s, seat, 'cavalry') // SB-CC-CHARGE-05
      break
    case 'missiles':
      turn.most = FOUR
      turn.fallback = !shown(s, seat, (kind) => kind.weapon !== 'none') // SB-CC-HOLD-04
      break
    case 'foot group':
      turn.most = FOUR
      turn.fallback = !hasArm(s, seat, 'infantry') // SB-CC-ONSL-05
      break
    case 'dice':
      rollShogun(s)
      break
    case 'leadership':
    case 'group':
      break
    case 'copy': // SB-CC-COUNTER-04: nothing to copy
    case 'nothing': // SB-CC-FIRST-08
      turn.most = 0
      break
  }
  if (turn.fallback) turn.most = 1
  if (turn.fox) turn.most = Math.min(turn.most, 1) + (turn.outfoxed ? turn.anyUnit : 0) // SB-DC-FOX-01, R-93
}

/** How many pieces the card on the table can order; 0 where it names no number. */
export function mostOrders({ turn }: SamuraiState): number {
  const { left, centre, right, anyUnit, circle, triangle, square, anyPiece, fallback, most } = turn
  const shown = left + centre + right + anyUnit + circle + triangle + square + anyPiece
  if (shown > 0 && !fallback) return Math.min(shown, most)
  return most === ALL_PIECES ? 0 : most
}

function countSections(s: SamuraiState, card: CommandCard): void {
  const { turn } = s
  const count = (orders: number): number => (orders === PER_CARD ? commandCount(s) : orders)
  const orders = [count(card.left), count(card.centre), count(card.right)]
  if (turn.wisdomFrom !== 0) {
    const from = PLACES.indexOf(turn.wisdomFrom)
    const to = PLACES.indexOf(turn.wisdomTo)
    orders[to] += orders[from]
    orders[from] = 0
  }
  turn.left = orders[0]
  turn.centre = orders[1]
  turn.right = orders[2]
  // SB-DC-MESSENGER-01
  const helped = turn.messenger && ordersOneToThree(turn.face)
  turn.anyUnit = helped ? (s.tents[turn.seat] === NOWHERE ? 1 : 2) : 0
}

const PLACES: readonly number[] = [LEFT, CENTRE, RIGHT]

function countSymbol(turn: Turn, symbol: number, orders: number): void {
  if (symbol === CIRCLE) turn.circle = orders
  else if (symbol === TRIANGLE) turn.triangle = orders
  else turn.square = orders
}

/** SB-CC-SHOGUN-01 to 05 */
function rollShogun(s: SamuraiState): void {
  const { turn } = s
  const tally = rollDice(s, turn.seat, 'shogun', commandCount(s))
  turn.circle = tally[CIRCLE]
  turn.triangle = tally[TRIANGLE]
  turn.square = tally[SQUARE]
  turn.anyPiece = tally[FLAG]
  gainHonor(s, turn.seat, tally[FORTUNE], 'fortune')
}
