import { type GameEvent, heardBy, type Seat, type Told, tellInto } from '@gunbai/kernel'
import { describe, expect, it } from 'vitest'
import { mini } from './rulebook.ts'
import { cards, type MiniEvent, strength } from './state.ts'
import { bid, counter, duelAt, give, letBe } from './testing/duel.ts'

const questions = (s: Parameters<typeof mini.questions>[0]) =>
  mini.questions(s).map(({ seat, name }) => [seat, name] as const)

/** What a seat hears while an answer is carried out. */
function heard(
  s: ReturnType<typeof duelAt>,
  answer: readonly [Seat, GameEvent],
  by: Seat | null,
): MiniEvent[] {
  const told: Told<MiniEvent>[] = []
  expect(mini.answer(s, answer[0], s.asked[answer[0]], answer[1], tellInto(told))).toBeNull()
  return told.map((each) => heardBy(each, by))
}

describe('the set-up', () => {
  it('MN-SETUP-01 each duellist begins with 3 lives, 5 coins and 3 cards', () => {
    const s = mini.begin({ id: 'duel', options: {} }, 'any')
    expect([s.lives, s.coins, s.hands.map((hand) => hand.length)]).toEqual([
      [3, 3],
      [5, 5],
      [3, 3],
    ])
  })

  it('MN-SETUP-02 the deck has four cards of each strength from 1 to 5', () => {
    const count = (of: number) => cards.filter((card) => strength(card) === of).length
    expect([0, 1, 2, 3, 4, 5, 6].map(count)).toEqual([0, 4, 4, 4, 4, 4, 0])
    const s = mini.begin({ id: 'duel', options: {} }, 'any')
    expect(s.deck.draw).toHaveLength(14)
    expect(mini.scrutiny.violations(s)).toEqual([])
  })

  it('MN-SETUP-02 hands are hidden, their size is not', () => {
    const s = duelAt({ hands: [[1, 2, 3], [4]] })
    expect(mini.view(s, 0).hands).toEqual([s.hands[0], null])
    expect(mini.view(s, 1).hands).toEqual([null, s.hands[1]])
    expect(mini.view(s, null).hands).toEqual([null, null])
    for (const seat of [0, 1, null]) expect(mini.view(s, seat).handSizes).toEqual([3, 1])
  })
})

describe('bids', () => {
  it.each([
    [0, [0]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 1, 2, 3]],
  ])('MN-BID-01 who has %i coins may bid %j', (coins, bids) => {
    const s = duelAt({ coins: [coins, 5] })
    expect(mini.answers(s, 0)).toEqual(bids.map((each) => ({ kind: 'bid', coins: each })))
  })

  it('MN-BID-01 both bid at the same time and in secret', () => {
    const s = duelAt({})
    expect(questions(s)).toEqual([
      [0, 'round / bid'],
      [1, 'round / bid'],
    ])
    expect(heard(s, bid(1, 3), 0)).toEqual([])
    expect(mini.view(s, 0).coins).toEqual([5, 5])
    expect(questions(s)).toEqual([[0, 'round / bid']])
  })

  it('MN-BID-02 both pay what they bid', () => {
    expect(give(duelAt({}), bid(0, 3), bid(1, 1)).coins).toEqual([2, 4])
  })

  it.each([
    [2, 1, [], 0],
    [1, 3, [], 1],
    [2, 2, [1], 0],
    [2, 2, [3], 0],
    [2, 2, [4], 1],
    [0, 0, [6], 1],
  ])('MN-BID-02 bids of %i and %i, a tie die of %j: seat %i attacks', (first, second, dice, attacker) => {
    const s = give(duelAt({ dice }), bid(0, first))
    const [event] = heard(s, bid(1, second), null)
    expect(event).toEqual({ kind: 'bids', first, second, attacker })
    expect(questions(s)).toEqual([[1 - attacker, 'counter / react']])
  })
})

describe('counters', () => {
  it('MN-STRIKE-01 a strike that nobody counters stands, and rolls', () => {
    const s = give(duelAt({ dice: [6] }), bid(0, 1), bid(1, 0), letBe(1))
    expect(s.lives).toEqual([3, 2])
  })

  it('MN-COUNTER-01 a countered strike does not stand: no die is thrown', () => {
    const s = give(duelAt({ hands: [[1], [3]], dice: [6] }), bid(0, 1), bid(1, 0))
    const { dice } = mini.copy(s)
    give(s, counter(s, 1, 3), letBe(0))
    expect(s.lives).toEqual([3, 3])
    expect(s.dice).toEqual(dice)
  })

  it('MN-COUNTER-01 the card that was played lies open in the discards', () => {
    const s = give(duelAt({ hands: [[1], [3]] }), bid(0, 1), bid(1, 0))
    const [, { card }] = counter(s, 1, 3)
    expect(heard(s, [1, { kind: 'counter', card } as GameEvent], 0)).toContainEqual({
      kind: 'countered',
      seat: 1,
      card,
    })
    expect(mini.view(s, 0).discards).toContain(card)
    expect(s.hands[1]).toEqual([])
  })

  it('MN-COUNTER-02 every counter may be countered: an even number lets the strike stand again', () => {
    const s = give(
      duelAt({
        hands: [
          [2, 5],
          [1, 3],
        ],
        dice: [3],
      }),
      bid(0, 1),
      bid(1, 0),
    )
    for (const [seat, of] of [
      [1, 1],
      [0, 2],
      [1, 3],
      [0, 5],
    ] as const) {
      expect(questions(s)).toEqual([[seat, 'counter / react']])
      give(s, counter(s, seat, of))
    }
    expect(s.lives).toEqual([3, 2])
  })

  it('MN-COUNTER-02 only a card of greater strength counters a counter', () => {
    const s = give(duelAt({ hands: [[2, 3, 4], [3]] }), bid(0, 1), bid(1, 0))
    give(s, counter(s, 1, 3))
    expect(mini.answers(s, 0)).toEqual([{ kind: 'pass' }, counter(s, 0, 4)[1]])
    expect(mini.questions(s)[0].about).toEqual({ above: 3, stands: 0 })
    for (const of of [2, 3]) {
      expect(mini.answer(s, 0, s.asked[0], counter(s, 0, of)[1])).toEqual({
        refused: 'illegal',
        reason: { rule: 'MN-COUNTER-02', values: { above: 3 } },
      })
    }
  })

  it('MN-COUNTER-02 the reason is given for a card that one holds, and for no other', () => {
    const s = give(duelAt({ hands: [[1], [3, 1]] }), bid(0, 1), bid(1, 0))
    give(s, counter(s, 1, 3))
    for (const card of [s.hands[1][0], 99, -1, 0.5, 'x', null, undefined]) {
      expect(mini.answer(s, 0, s.asked[0], { kind: 'counter', card })).toEqual({
        refused: 'illegal',
        reason: null,
      })
    }
  })

  it('MN-COUNTER-03 who holds a card is asked, though it could counter with none', () => {
    const s = give(duelAt({ hands: [[1], [5]] }), bid(0, 1), bid(1, 0))
    give(s, counter(s, 1, 5))
    expect(questions(s)).toEqual([[0, 'counter / react']])
    expect(mini.answers(s, 0)).toEqual([{ kind: 'pass' }])
  })

  it('MN-COUNTER-03 who holds no card is not asked', () => {
    const s = give(duelAt({ hands: [[1], []], draw: [1, 1], dice: [2] }), bid(0, 1), bid(1, 0))
    expect(questions(s)).toHaveLength(2)
    expect(s.round).toBe(2)
  })
})

describe('the roll', () => {
  it.each([
    [1, 3],
    [2, 3],
    [3, 2],
    [6, 2],
  ])('MN-ROLL-01 a die of %i leaves %i of 3 lives', (die, lives) => {
    const s = give(duelAt({ dice: [die] }), bid(0, 1), bid(1, 0))
    expect(heard(s, letBe(1), null)[0]).toEqual({ kind: 'struck', seat: 1, die, lives })
    expect(s.lives).toEqual([3, lives])
  })
})

describe('the end of a round', () => {
  it('MN-END-01 each takes a coin, and draws a card who holds fewer than 3', () => {
    const s = give(
      duelAt({
        hands: [
          [1, 2, 3],
          [4, 5],
        ],
        draw: [1, 2, 5],
        dice: [1],
      }),
      bid(0, 1),
      bid(1, 0),
      letBe(1),
    )
    expect(s.coins).toEqual([5, 6])
    expect(s.hands.map((hand) => hand.map(strength))).toEqual([
      [1, 2, 3],
      [4, 5, 5],
    ])
    expect(s.round).toBe(2)
  })

  it('MN-END-01 what is drawn is told to the one who draws it', () => {
    const [mine, theirs, watching] = [1, 0, null].map((by) => {
      const s = give(
        duelAt({
          hands: [
            [1, 2, 3],
            [4, 5],
          ],
          draw: [1, 2, 5],
          dice: [1],
        }),
        bid(0, 1),
        bid(1, 0),
      )
      return heard(s, letBe(1), by).filter(({ kind }) => kind === 'drew')
    })
    expect(mine).toEqual([{ kind: 'drew', seat: 1, card: expect.any(Number) }])
    expect(theirs).toEqual([{ kind: 'drew', seat: 1, card: null }])
    expect(watching).toEqual(theirs)
  })

  it('MN-END-02 when the deck is out, the discards are shuffled into a new one', () => {
    const s = give(duelAt({ hands: [[1], [2, 3, 4]], draw: [], dice: [1] }), bid(0, 1), bid(1, 0), letBe(1))
    expect(s.hands[0]).toHaveLength(2)
    expect(s.deck.draw).toHaveLength(15)
    expect(s.deck.discards).toEqual([])
    expect(mini.scrutiny.violations(s)).toEqual([])
  })
})

describe('victory', () => {
  it('MN-WIN-01 a duellist without lives has lost at once: nobody draws any more', () => {
    const s = give(duelAt({ lives: [3, 1], hands: [[1], [2]], dice: [6] }), bid(0, 1), bid(1, 0), letBe(1))
    expect(mini.result(s)).toEqual({ winners: [0], because: 'result.lives' })
    expect(questions(s)).toEqual([])
    expect([s.round, s.hands[0].length]).toEqual([1, 1])
    expect(mini.answer(s, 0, s.asked[0], { kind: 'pass' })).toEqual({ refused: 'over' })
  })

  it('MN-WIN-02 after 20 rounds the duel is a draw', () => {
    const s = give(duelAt({ round: 20, dice: [1] }), bid(0, 1), bid(1, 0), letBe(1))
    expect(mini.result(s)).toEqual({ winners: [], because: 'result.rounds' })
  })

  it('MN-WIN-01 a last life lost in round 20 is lost all the same', () => {
    const s = give(duelAt({ round: 20, lives: [1, 3], dice: [4] }), bid(0, 0), bid(1, 1), letBe(0))
    expect(mini.result(s)).toEqual({ winners: [1], because: 'result.lives' })
  })
})
