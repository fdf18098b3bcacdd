import { expect, it } from 'vitest'
import { streamOf } from './dice.ts'
import { chanceOf, copyCore, hiddenHands, plainKnowledge, plainPhrasing } from './plain.ts'
import type { GameState } from './state.ts'

interface Cards extends GameState {
  hands: number[][]
  pile: number[]
}
const cards = (hands: number[][], pile: number[]) => ({ hands, pile, result: null }) as unknown as Cards
const hidden = hiddenHands<Cards>({ hands: (s) => s.hands, pile: (s) => s.pile })

it('hidden hands: a seat sees its own, a spectator none', () => {
  const s = cards([[1], [2, 3]], [4])
  expect(hidden.seen(s, 1)).toEqual([null, [2, 3]])
  expect(hidden.seen(s, null)).toEqual([null, null])
  expect(hidden.secrets(s, 1)).toEqual(['card 1', 'card 4'])
  expect(hidden.mentions({ kind: 'drew', card: 3 } as never)).toEqual(['card 3'])
  expect(hidden.mentions({ kind: 'drew', card: null } as never)).toEqual([])
})

it('hidden hands: what is imagined keeps the own hand and every size, and hangs on nothing hidden', () => {
  const imagined = (s: Cards) => {
    hidden.imagine(s, 0, streamOf(5))
    return s
  }
  const one = imagined(cards([[1, 2], [3, 4], [5]], [6, 7, 8]))
  const two = imagined(cards([[1, 2], [8, 6], [7]], [3, 5, 4]))
  expect(one).toEqual(two)
  expect(one.hands[0]).toEqual([1, 2])
  expect([one.hands[1]?.length, one.hands[2]?.length, one.pile.length]).toEqual([2, 1, 3])
  expect([...one.hands.flat(), ...one.pile].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

it('hidden hands: what nobody knows is the order of the pile', () => {
  const s = cards([[1], [2, 3]], [4, 5, 6, 7, 8])
  hidden.redraw(s, streamOf(5))
  expect(s.hands).toEqual([[1], [2, 3]])
  expect(s.pile).not.toEqual([4, 5, 6, 7, 8])
  expect(s.pile.toSorted()).toEqual([4, 5, 6, 7, 8])
})

it('plain phrases: ids by kind, fields as values, some of them spoken', () => {
  const phrasing = plainPhrasing<GameState, { kind: string }, { kind: string }>({
    hex: (hex: number) => `A${hex}`,
  })
  const move = { kind: 'move', unit: 3, hex: 2, fast: true } as never
  expect(phrasing.answer(move, {} as never)).toEqual({
    id: 'answer.move',
    values: { unit: 3, hex: 'A2', fast: 1 },
  })
  expect(phrasing.event({ kind: 'drew', card: null } as never)).toEqual({ id: 'event.drew', values: {} })
  expect(phrasing.question({ name: 'turn / order', about: { round: 2 } } as never, {} as never)).toEqual({
    id: 'ask.order',
    values: { round: 2 },
  })
  expect(phrasing.reason({ rule: 'EX-1' })).toEqual({ id: 'rule.EX-1', values: {} })
})

it('plain knowledge: a lead becomes a chance, a result is sure, the better answer is preferred', () => {
  const knowledge = plainKnowledge<GameState, { kind: string; n: number }>({
    lead: () => 0,
    worth: (_, __, { n }) => n,
  })
  const going = { result: null } as GameState
  expect(knowledge.evaluate(going, 0)).toBe(0.5)
  expect(chanceOf({ result: { winners: [1], because: '' } } as never, 1, -9)).toBe(1)
  expect(chanceOf({ result: { winners: [1], because: '' } } as never, 0, 9)).toBe(0)
  expect(chanceOf({ result: { winners: [], because: '' } } as never, 0, 9)).toBe(0.5)
  const answers = [0, 1, 2, 3].map((n) => ({ kind: 'x', n }))
  const chance = streamOf(1)
  const sum = Array.from({ length: 200 }, () => knowledge.playout(going, 0, answers, chance).n).reduce(
    (a, b) => a + b,
  )
  expect(sum / 200).toBeGreaterThan(2)
})

it('the core of a copy shares nothing that changes', () => {
  const s = {
    stack: [{ proc: 0, step: 0, facts: { a: 1 }, sealed: null }],
    asked: [1, 2],
    dice: { a: 1, b: 2, c: 3, d: 4 },
    shuffles: { a: 1, b: 2, c: 3, d: 4 },
    tell: () => {},
  } as unknown as GameState
  const copy = copyCore(s)
  expect(copy).toEqual({ ...s, tell: null })
  for (const field of ['stack', 'asked', 'dice', 'shuffles'] as const) expect(copy[field]).not.toBe(s[field])
})
