import { diceShowing, giveAs } from '@gunbai/kernel/testing'
import { mini } from '../rulebook.ts'
import { cards, type MiniAction, type MiniState, strength } from '../state.ts'

/** A position to test from: what is not said is as at the beginning. Hands and deck are written as strengths. */
export interface Position {
  readonly round?: number
  readonly lives?: readonly [number, number]
  readonly coins?: readonly [number, number]
  readonly hands?: readonly [readonly number[], readonly number[]]
  /** The cards to draw, the last first. What is neither held nor drawn lies in the discards. */
  readonly draw?: readonly number[]
  /** What the next dice will show, from 1 to 6. */
  readonly dice?: readonly number[]
}

/** A duel that stands at the bids of a round. */
export function duelAt({
  round = 1,
  lives = [3, 3],
  coins = [5, 5],
  hands,
  draw,
  dice = [],
}: Position): MiniState {
  const s = mini.begin({ id: 'duel', options: {} }, 'a test')
  s.round = round
  s.lives = [...lives]
  s.coins = [...coins]
  if (hands || draw) {
    const box = cards.slice()
    const take = (of: number) =>
      box.splice(
        box.findIndex((card) => strength(card) === of),
        1,
      )[0]
    s.hands = (hands ?? [[], []]).map((hand) => hand.map(take))
    const drawn = draw?.map(take)
    s.deck = drawn ? { draw: drawn, discards: box } : { draw: box, discards: [] }
  }
  s.dice = diceShowing(dice)
  return s
}

/** Gives answers one after the other; each is checked like an answer from outside. */
export function give(s: MiniState, ...answers: readonly (readonly [number, MiniAction])[]): MiniState {
  for (const [seat, action] of answers) giveAs(mini, s, seat, action)
  return s
}

export const bid = (seat: number, coins: number) => [seat, { kind: 'bid', coins }] as const

/** Counters with a card of that strength from the hand. */
export function counter(s: MiniState, seat: number, of: number) {
  const card = s.hands[seat].find((held) => strength(held) === of)
  if (card === undefined) throw new Error(`seat ${seat} holds no card of strength ${of}`)
  return [seat, { kind: 'counter', card }] as const
}

export const letBe = (seat: number) => [seat, { kind: 'pass' }] as const
