import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyDeck, type Deck, drawCard, reshuffle, takeAtRandom } from './deck.ts'
import { askWord, begun, type NotesState, steps } from './testing/notes.ts'

function tableWith(deck: Deck): NotesState {
  const [, state] = begun([steps('talk', { ask: askWord(0, 'yes') })])
  state.deck = deck
  return state
}

describe('a deck', () => {
  it('is drawn from the top, which is the end of the list', () => {
    const s = tableWith({ draw: [1, 2, 3], discards: [] })
    expect(drawCard(s, s.deck)).toBe(3)
    expect(s.deck).toEqual({ draw: [1, 2], discards: [] })
  })

  it('counts every card drawn as something revealed', () => {
    const s = tableWith({ draw: [1, 2], discards: [] })
    const { revealed } = s
    drawCard(s, s.deck)
    drawCard(s, s.deck)
    expect(s.revealed).toBe(revealed + 2)
  })

  it('shuffles its discards in when it is out', () => {
    const s = tableWith({ draw: [], discards: [1, 2, 3, 4] })
    const card = drawCard(s, s.deck)
    expect(s.deck.discards).toEqual([])
    expect([card, ...s.deck.draw].toSorted()).toEqual([1, 2, 3, 4])
  })

  it('gives nothing, and reveals nothing, when there is no card anywhere', () => {
    const s = tableWith({ draw: [], discards: [] })
    const { revealed } = s
    expect(drawCard(s, s.deck)).toBeNull()
    expect(takeAtRandom(s, [])).toBeNull()
    expect(s.revealed).toBe(revealed)
  })

  it('uses the shuffles and never the dice', () => {
    const s = tableWith({ draw: [], discards: [1, 2, 3, 4] })
    const dice = { ...s.dice }
    drawCard(s, s.deck)
    takeAtRandom(s, [1, 2, 3])
    expect(s.dice).toEqual(dice)
  })

  it('never loses or makes a card', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), fc.array(fc.nat(50)), fc.nat(60), (draw, discards, draws) => {
        const s = tableWith({ draw: draw.slice(), discards: discards.slice() })
        const hand: number[] = []
        for (let i = 0; i < draws; i++) {
          const card = i % 7 === 6 ? takeAtRandom(s, hand) : drawCard(s, s.deck)
          if (card === null) continue
          if (i % 7 === 6) s.deck.discards.push(card)
          else hand.push(card)
        }
        reshuffle(s, s.deck)
        expect([...hand, ...s.deck.draw].toSorted()).toEqual([...draw, ...discards].toSorted())
      }),
    )
  })

  it('is copied whole', () => {
    const deck = { draw: [1, 2], discards: [3] }
    const copy = copyDeck(deck)
    expect(copy).toEqual(deck)
    copy.draw.pop()
    copy.discards.push(9)
    expect(deck).toEqual({ draw: [1, 2], discards: [3] })
  })

  it('takes one card of a hand at random and leaves the others in their order', () => {
    const s = tableWith({ draw: [], discards: [] })
    const hand = [5, 6, 7, 8]
    const { revealed } = s
    const card = takeAtRandom(s, hand)
    expect(s.revealed).toBe(revealed + 1)
    expect(hand).toEqual([5, 6, 7, 8].filter((each) => each !== card))
  })
})
