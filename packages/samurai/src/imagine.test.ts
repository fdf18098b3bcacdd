import { streamOf } from '@gunbai/kernel'
import { describe, expect, it } from 'vitest'
import { BOTTOM, TOP } from './position/board.ts'
import { samurai } from './rulebook.ts'
import { both } from './testing/fights.ts'
import { drawn, type Scene } from './testing/scene.ts'

/** What the lower side imagines of the upper one, of whose cards it has seen these. */
function imagined(t: Scene, command: readonly number[], dragons: readonly number[], seed: number) {
  // dice that are written do not bear to be copied
  t.state.dice = streamOf(1)
  t.state.knownCommand[TOP] = [...command]
  t.state.knownDragons[TOP] = [...dragons]
  return samurai.imagine(t.state, BOTTOM, streamOf(seed))
}

const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)

describe.each(both)('a world that a seat imagines (%s)', (edition) => {
  const scene = () =>
    drawn('E6 ab\nF6 AB', {
      edition,
      top: { hand: 'order-two-left order-two-right order-three-left', dragons: 'revenge panic' },
      dragonDiscards: '',
    })

  it('holds every card once, with those that it has seen where they are', () => {
    for (let seed = 0; seed < 20; seed++) {
      const t = scene()
      const { hands, deck, dragonHands, dragons } = t.state
      const [, known] = hands[TOP] as [number, number]
      const [knownDragon] = dragonHands[TOP] as [number]
      const world = imagined(t, [known], [knownDragon], seed)
      expect(world.hands[TOP]).toContain(known)
      expect(world.dragonHands[TOP]).toContain(knownDragon)
      expect(world.hands[TOP]).toHaveLength(3)
      expect(world.dragonHands[TOP]).toHaveLength(2)
      expect(sorted([...world.hands[TOP], ...world.deck.draw])).toEqual(sorted([...hands[TOP], ...deck.draw]))
      expect(sorted([...world.dragonHands[TOP], ...world.dragons.draw])).toEqual(
        sorted([...dragonHands[TOP], ...dragons.draw]),
      )
    }
  })

  it('leaves its own hand and what lies open as they are, and deals the rest in many ways', () => {
    const t = scene()
    const dealt = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const world = imagined(t, [], [], seed)
      expect(world.hands[BOTTOM]).toEqual(t.state.hands[BOTTOM])
      expect(world.deck.discards).toEqual(t.state.deck.discards)
      dealt.add(`${world.hands[TOP]} ${world.dragonHands[TOP]}`)
    }
    expect(dealt.size).toBeGreaterThan(15)
  })
})
