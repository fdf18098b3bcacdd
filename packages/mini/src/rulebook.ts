import {
  always,
  call,
  copyDeck,
  copyStack,
  copyStream,
  drawCard,
  endGame,
  everybody,
  nobody,
  only,
  procedure,
  rollDie,
  rulebook,
  type Seat,
  shuffle,
} from '@gunbai/kernel'
import { hidden } from './hidden.ts'
import { knowledge } from './knowledge.ts'
import { phrasing } from './phrasing.ts'
import { scrutiny } from './scrutiny.ts'
import { cards, type MiniAction, type MiniState, other, strength } from './state.ts'
import { sketch, view } from './view.ts'
import { windows } from './windows.ts'

const rounds = 20
const handSize = 3
const mostCoins = 3 // of one bid
const pass: MiniAction = { kind: 'pass' }

/** One round after another: bid, strike, draw. */
const round = procedure<MiniState, { first: number; second: number }, MiniAction>('round').steps({
  // MN-BID-01
  bid: {
    who: () => everybody(2),
    together: 'sealed',
    choices: [
      {
        kind: 'bid',
        candidates: (_, __, ___, list) => {
          for (let coins = 0; coins <= mostCoins; coins++) list.push({ kind: 'bid', coins })
        },
        bars: [
          {
            rule: 'MN-BID-01',
            stops: (s, { coins }, _, seat) => coins > s.coins[seat],
            values: (s, _, __, seat) => ({ coins: s.coins[seat] }),
          },
        ],
      },
    ],
    answer: (s, bids, seat, action) => {
      if (action.kind !== 'bid') return
      s.coins[seat] -= action.coins
      if (seat === 0) bids.first = action.coins
      else bids.second = action.coins
    },
  },
  // MN-BID-02
  strike: (s, { first, second }) => {
    const attacker = first > second ? 0 : second > first ? 1 : rollDie(s) < 3 ? 0 : 1
    s.tell?.({ kind: 'bids', first, second, attacker })
    call(s, strike, { attacker })
  },
  // MN-END-01
  draw: (s) => {
    for (const seat of [0, 1]) {
      s.coins[seat]++
      if (s.hands[seat].length < handSize) drawInto(s, seat)
    }
  },
  // MN-WIN-02
  next: (s) => {
    if (s.round === rounds) endGame(s, [], 'result.rounds')
    s.round++
    return 'bid'
  },
})

/** A strike with whatever counters it meets. */
const strike = procedure<MiniState, { attacker: Seat }, MiniAction>('strike').steps({
  // MN-STRIKE-01
  counters: (s, { attacker }) => {
    s.stands = true
    call(s, counter, { seat: other(attacker), above: 0 })
  },
  // MN-ROLL-01, MN-WIN-01
  roll: (s, { attacker }) => {
    if (!s.stands) return
    const die = rollDie(s) + 1
    const target = other(attacker)
    if (die >= 3) s.lives[target]--
    s.tell?.({ kind: 'struck', seat: target, die, lives: s.lives[target] })
    if (s.lives[target] === 0) endGame(s, [attacker], 'result.lives')
  },
})

/** The chance to counter, which a counter gives to the other duellist in turn: a reaction inside a reaction. */
const counter = procedure<MiniState, { seat: Seat; above: number }, MiniAction>('counter').steps({
  react: {
    // MN-COUNTER-03: asked by the size of the hand, which is public; asking by its cards would tell them
    who: (s, { seat }) => (s.hands[seat].length > 0 ? only(seat) : nobody),
    choices: [
      always(pass),
      {
        kind: 'counter',
        candidates: (s, _, seat, list) => {
          for (const card of s.hands[seat]) list.push({ kind: 'counter', card })
        },
        bars: [
          {
            rule: 'MN-COUNTER-02',
            stops: (_, { card }, { above }) => strength(card) <= above,
            values: (_, __, { above }) => ({ above }),
          },
        ],
      },
    ],
    // MN-COUNTER-01, MN-COUNTER-02
    answer: (s, _, seat, action) => {
      if (action.kind !== 'counter') return
      const { card } = action
      s.hands[seat].splice(s.hands[seat].indexOf(card), 1)
      s.deck.discards.push(card)
      s.revealed++
      s.stands = !s.stands
      s.tell?.({ kind: 'countered', seat, card })
      call(s, counter, { seat: other(seat), above: strength(card) })
    },
    window: { class: 'counter', declines: pass },
    about: (s, { above }) => ({ above, stands: s.stands ? 1 : 0 }),
  },
})

function drawInto(s: MiniState, seat: Seat): void {
  const card = drawCard(s, s.deck)
  if (card === null) return
  s.hands[seat].push(card)
  s.tell?.({ kind: 'drew', seat, card: null }, only(seat), { kind: 'drew', seat, card })
}

export const mini = rulebook({
  id: 'mini',
  version: 1,
  setups: [{ id: 'duel', seats: 2, options: [] }],
  procedures: [round, strike, counter],
  opening: { first: 0, second: 0 },
  // MN-SETUP-01, MN-SETUP-02
  deal: (_, core): MiniState => {
    const draw = shuffle(core.shuffles, cards.slice())
    const hands = [draw.splice(-handSize), draw.splice(-handSize)]
    return {
      ...core,
      round: 1,
      lives: [3, 3],
      coins: [5, 5],
      hands,
      deck: { draw, discards: [] },
      stands: false,
    }
  },
  copy: (s) => ({
    ...s,
    stack: copyStack(s.stack),
    asked: s.asked.slice(),
    dice: copyStream(s.dice),
    shuffles: copyStream(s.shuffles),
    tell: null,
    lives: s.lives.slice(),
    coins: s.coins.slice(),
    hands: [s.hands[0].slice(), s.hands[1].slice()],
    deck: copyDeck(s.deck),
  }),
  imagine: hidden.imagine,
  redraw: hidden.redraw,
  view,
  sketch,
  phrasing,
  scrutiny,
  knowledge,
  windows,
})
