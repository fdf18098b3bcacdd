import { chooseSetup, copyStream, firstSeat, streamOf, type Told, tellInto } from '@gunbai/kernel'
import { describe, expect, it } from 'vitest'
import { pass } from '../../action.ts'
import type { SamuraiEvent } from '../../event.ts'
import { samurai } from '../../rulebook.ts'
import type { SamuraiState } from '../../state.ts'
import { dragonDeck } from './dragon-deck.ts'

/** Events that turn up a card which was hidden: what follows them may differ, because everybody has seen why. */
const reveals: readonly SamuraiEvent['kind'][] = ['command', 'replaced', 'discardedCommand']

/** Who is asked what, as everybody can see it. */
const openQuestion = (s: SamuraiState) =>
  samurai.questions(s).map(({ seat, name, about }) => ({ seat, name, about }))

describe('windows', () => {
  it.each(['gmt-01', 'gmt-08', 'gmt-26', 'zvezda-4'])(
    'SB-DRG-02 whether somebody is asked in %s never depends on the cards that he holds',
    (id) => {
      const chance = streamOf(5)
      let compared = 0
      for (let game = 0; game < 4; game++) {
        const s = samurai.begin(chooseSetup(samurai, id), `windows ${game}`)
        for (let i = 0; i < 600 && s.result === null; i++) {
          const seat = firstSeat(s.awaiting)
          const action = samurai.knowledge.playout(s, seat, samurai.answers(s, seat), chance)
          // The same game to the one who answers, with other cards in the enemy's hands.
          const imagined = samurai.imagine(s, seat, chance)
          imagined.dice = copyStream(s.dice)
          imagined.shuffles = copyStream(s.shuffles)
          const told: Told<SamuraiEvent>[] = []
          samurai.play(s, seat, action, tellInto(told))
          samurai.play(imagined, seat, action)
          if (told.some(({ event }) => reveals.includes(event.kind))) continue
          expect(openQuestion(imagined)).toEqual(openQuestion(s))
          compared++
        }
      }
      expect(compared).toBeGreaterThan(1000)
    },
  )

  it('SB-DRG-03 nobody is asked who could not pay for the cheapest card of the moment', () => {
    const cheapest = Math.min(
      ...(dragonDeck('gmt').windows.get('after their command') ?? []).map(({ cost }) => cost),
    )
    const isAskedWith = (honor: number): boolean => {
      const s = samurai.begin(chooseSetup(samurai, 'gmt-01'), 'poor')
      s.honor = [0, honor]
      s.pool = 30 - honor
      samurai.play(s, 0, samurai.answers(s, 0)[0])
      while (samurai.questions(s)[0].name === 'turn / ours') samurai.play(s, 0, pass)
      return samurai.questions(s)[0].name === 'turn / theirs'
    }
    expect(cheapest).toBeGreaterThan(0)
    expect([cheapest - 1, cheapest].map(isAskedWith)).toEqual([false, true])
  })
})
