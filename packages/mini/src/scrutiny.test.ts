import { describe, expect, it } from 'vitest'
import { mini } from './rulebook.ts'
import { bid, counter, duelAt, give } from './testing/duel.ts'

const { violations, secrets, mentions, inventory, uses } = mini.scrutiny

describe('what the duel lets tests see', () => {
  it('finds a card that is lost, doubled or made up', () => {
    for (const hand of [[], [0], [0, 0], [99]]) {
      const s = duelAt({ hands: [[1], [2]] })
      s.hands[0] = hand
      expect(violations(s)).toHaveLength(hand.length === 1 && hand[0] === 0 ? 0 : 1)
    }
  })

  it.each([
    [{ coins: [-1, 5] as const }, ['seat 0 has -1 coins']],
    [{ lives: [3, 4] as const }, ['seat 1 has 4 lives']],
    [{ lives: [-1, 3] as const }, ['seat 0 has -1 lives']],
    [{}, []],
  ])('of %j says %j', (position, found) => expect(violations(duelAt(position))).toEqual(found))

  it('keeps the other hand and the deck secret, and from spectators both hands', () => {
    const s = duelAt({ hands: [[1], [2, 3]], draw: [4] })
    expect([0, 1, null].map((seat) => secrets(s, seat).length)).toEqual([3, 2, 4])
  })

  it('knows what an event names and uses', () => {
    const s = give(duelAt({ hands: [[1], [3]] }), bid(0, 1), bid(1, 0))
    const [, { card }] = counter(s, 1, 3)
    const event = { kind: 'countered', seat: 1, card } as const
    expect(mentions(event)).toEqual([`card ${card}`])
    expect(uses(event, s)).toEqual(['strength 3'])
    expect(inventory).toContain('strength 3')
    expect(mentions({ kind: 'drew', seat: 1, card: null })).toEqual([])
  })
})

describe('what the duel lends to opponents', () => {
  const { evaluate, appraise } = mini.knowledge

  it('values a position from 0 to 1, and what one has the other lacks', () => {
    for (const lives of [
      [3, 1],
      [1, 3],
      [2, 2],
    ] as const) {
      const s = duelAt({ lives })
      expect(evaluate(s, 0) + evaluate(s, 1)).toBeCloseTo(1, 12)
      expect(Math.sign(evaluate(s, 0) - 0.5)).toBe(Math.sign(lives[0] - lives[1]))
    }
    const s = duelAt({})
    s.result = { winners: [1], because: 'result.lives' }
    expect([evaluate(s, 0), evaluate(s, 1)]).toEqual([0, 1])
    s.result = { winners: [], because: 'result.rounds' }
    expect([evaluate(s, 0), evaluate(s, 1)]).toEqual([0.5, 0.5])
  })

  it('would counter, and with the weakest card that will do', () => {
    const s = give(duelAt({ hands: [[1], [4, 2]] }), bid(0, 1), bid(1, 0))
    const answers = mini.answers(s, 1)
    const worth = appraise(s, 1, answers)
    expect(answers[worth.indexOf(Math.max(...worth))]).toEqual(counter(s, 1, 2)[1])
  })

  it('looks at nothing that the seat may not know', () => {
    const s = duelAt({
      hands: [
        [1, 2],
        [3, 4],
      ],
    })
    const other = duelAt({
      hands: [
        [1, 2],
        [5, 5],
      ],
    })
    expect(appraise(other, 0, mini.answers(other, 0))).toEqual(appraise(s, 0, mini.answers(s, 0)))
    expect(evaluate(other, 0)).toBe(evaluate(s, 0))
  })
})

describe('the sketch', () => {
  it('draws what the viewer may see', () => {
    const s = duelAt({
      lives: [3, 1],
      coins: [5, 2],
      hands: [
        [1, 4],
        [2, 2, 5],
      ],
      draw: [1],
    })
    expect(mini.sketch(mini.view(s, 0))).toBe(
      [
        'round 1, 1 cards to draw',
        '  seat 0   ♥♥♥   5 coins   cards of 1 4',
        '  seat 1   ♥     2 coins   3 cards',
      ].join('\n'),
    )
  })
})
