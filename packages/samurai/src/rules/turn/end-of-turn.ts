import { always, nobody, only, reshuffle } from '@gunbai/kernel'
import { pass } from '../../action.ts'
import { commandCards, isOrderOne } from '../../data/command-cards.ts'
import { by } from '../../event.ts'
import { other } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { ruleFor } from '../../setups/scenario.ts'
import { numberIn } from '../../setups/special-rules.ts'
import { NO_CARD, type SamuraiState } from '../../state.ts'
import { dragonDeckOf } from '../cards/dragon-deck.ts'
import { reaction } from '../cards/windows.ts'
import { gainHonor } from '../honor/honor.ts'
import { discardCommand, drawCommand, drawDragon, dropDragon, faceOf } from './cards-in-hand.ts'
import { flagsOf } from './flags.ts'
import { chance, procedure } from './sequence.ts'
import type { EndOfTurn } from './turn-facts.ts'
import { unitsIn } from './turn-start.ts'
import { gainFlags } from './victory.ts'

const HONOR_CHOSEN = 2 // SB-END-02

/** SB-END: phase 5. */
export const endOfTurn = procedure<EndOfTurn>('end of turn').steps({
  // SB-DC-COUNSELOR-01
  counselor: reaction(
    'end-of-turn',
    'end of turn',
    (s) => s.turn.seat,
    (s) => ({ card: s.turn.card }),
  ),
  // SB-END-07, SB-END-10
  clearTable: (s) => {
    for (const { card, honor } of s.table) {
      s.dragons.discards.push(card)
      s.pool += honor
    }
    s.table = []
  },
  // gmt 28 to 31
  bankFlag: (s) => {
    const { seat, face } = s.turn
    const rule = ruleFor(battlefield(s), 'vf-per-order-one-unit', seat)
    if (rule === undefined || !isOrderOne(face)) return
    const isLast = flagsOf(s, seat) + numberIn(rule, 'flags') >= battlefield(s).victory
    if (!isLast || rule.values.notLastFlag !== true) gainFlags(s, seat, numberIn(rule, 'flags'), 'scenario')
  },
  // SB-END-01
  discard: (s) => {
    const { seat, card, face } = s.turn
    s.deck.discards.push(card)
    s.tell?.({ kind: 'discardedCommand', ...by(s, seat), card, face: faceOf(card) })
    s.turn.card = NO_CARD
    s.lastFace[seat] = face
  },
  // SB-CC-SHOGUN-07, SB-CC-SHOGUN-08
  reshuffle: (s) => {
    if (!commandCards[s.turn.face].reshuffles) return
    reshuffle(s, s.deck)
    reshuffle(s, s.dragons)
    s.tell?.({ kind: 'reshuffled' })
  },
  // SB-CC-FIRST-06, SB-CC-FIRST-07
  firstStriker: (s) => {
    const seat = other(s.turn.seat)
    const room = s.handSize[seat] - s.hands[seat].length
    drawCommand(s, seat, Math.min(s.turn.firstStrikes, room))
  },
  draw: (s, f) => {
    const { seat } = s.turn
    const wanted = drawDue(s)
    if (wanted <= 0) return
    const more = isOrderOne(s.turn.face) && !s.turn.counselor ? 1 : 0 // SB-CC-ONE-02, SB-T-52
    const drawn = drawCommand(s, seat, wanted + more)
    if (drawn.length <= wanted) return
    s.drawn = drawn
    f.drawn = drawn.length
  },
  // SB-CC-ONE-02: of the cards drawn one goes at once
  keep: {
    who: (s, f) => (f.drawn > 0 ? only(s.turn.seat) : nobody),
    choices: [
      {
        kind: 'discardCommand',
        candidates: (s, _, seat, list) => {
          for (const card of s.hands[seat]) list.push({ kind: 'discardCommand', card })
        },
        bars: [{ rule: 'SB-CC-ONE-02', stops: (s, { card }) => !s.drawn.includes(card) }],
      },
    ],
    answer: (s, f, seat, action) => {
      if (action.kind !== 'discardCommand') return
      discardCommand(s, seat, action.card)
      s.drawn = []
      f.drawn = 0
    },
  },
  // SB-CC-ONE-03
  orderOne: (s) => {
    if (isOrderOne(s.turn.face) && s.rulings.orderOneDrawsDragon) takeDragon(s)
  },
  // SB-END-02
  choose: {
    who: (s) => only(s.turn.seat),
    choices: [always({ kind: 'drawDragon' }), always({ kind: 'takeHonor' })],
    answer: (s, _, seat, action) => {
      if (action.kind === 'drawDragon') takeDragon(s)
      else gainHonor(s, seat, HONOR_CHOSEN, 'turn')
    },
  },
  // SB-END-03 to 05
  sell: {
    who: (s) => (mayDiscardDragon(s) ? only(s.turn.seat) : nobody),
    choices: [
      always(pass),
      {
        kind: 'discardDragon',
        candidates: (s, _, seat, list) => {
          for (const card of s.dragonHands[seat]) list.push({ kind: 'discardDragon', card })
        },
        bars: [
          {
            rule: 'SB-END-05',
            stops: (s, { card }, _, seat) => s.dragonHands[seat].indexOf(card) >= oldDragons(s),
          },
        ],
      },
    ],
    window: chance('end-of-turn'),
    answer: (s, _, seat, action) => {
      if (action.kind !== 'discardDragon') return
      dropDragon(s, seat, action.card)
      s.dragons.discards.push(action.card)
      s.tell?.({
        kind: 'discardedDragon',
        ...by(s, seat),
        card: action.card,
        title: dragonDeckOf(s).cards[action.card].face.title,
      })
      gainHonor(s, seat, 1, 'discard')
    },
  },
})

function takeDragon(s: SamuraiState): void {
  const { seat } = s.turn
  const before = s.dragonHands[seat].length
  drawDragon(s, seat)
  s.turn.gotDragon += s.dragonHands[seat].length - before
}

/** How many Dragon cards of the active player may be discarded: in gmt not those just drawn (SB-END-05). */
const oldDragons = (s: SamuraiState): number =>
  s.dragonHands[s.turn.seat].length - (battlefield(s).edition.drawnDragonStays ? s.turn.gotDragon : 0)

const mayDiscardDragon = (s: SamuraiState): boolean => s.dragonsPlayed[s.turn.seat] === 0 && oldDragons(s) > 0

/** How many Command cards the active player is to draw at the end of this turn. */
export function drawDue(s: SamuraiState): number {
  const { seat, counselor } = s.turn
  const draws = drawsPerTurn(s) - (counselor ? 1 : 0)
  return mayDrawCommand(s) ? Math.min(draws, s.handSize[seat] - s.hands[seat].length) : 0
}

/** gmt 32 */
function mayDrawCommand(s: SamuraiState): boolean {
  const { seat } = s.turn
  const rule = ruleFor(battlefield(s), 'conditional-command-draw', seat)
  return rule === undefined || unitsIn(s, rule, seat).length >= numberIn(rule, 'minUnits')
}

/** gmt 12: a hand that grows draws more until it has its size. */
function drawsPerTurn(s: SamuraiState): number {
  const rule = ruleFor(battlefield(s), 'growing-hand', s.turn.seat)
  return rule === undefined ? 1 : numberIn(rule, 'drawPerTurn')
}
