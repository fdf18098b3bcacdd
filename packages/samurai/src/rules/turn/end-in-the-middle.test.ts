import { describe, expect, it } from 'vitest'
import { command } from '../../testing/command.ts'
import { both, foot, horse } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

// SB-VIC-06: the game is over the moment somebody has his flags, whatever was still to come.

describe('the last flag', () => {
  it.each(both)(
    'SB-VIC-06, SB-LCC-01 by the last block: its leader is not checked any more (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP1+I', { edition, ordered: 'E6', victory: 1 })
        .dice('tcc')
        .say('attack E6 F6')
      expect([t.winner, t.at('F6'), t.rolls]).toEqual([0, '+I', ['attack 3']])
    },
  )

  it.each(both)(
    'SB-VIC-06, SB-LCC-12 by the check: the flags of the roll drive nobody back (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP+I', { edition, ordered: 'E6', victory: 1 })
        .dice('tff x')
        .say('attack E6 F6')
      expect([t.winner, t.at('F6'), t.honor[1]]).toEqual([0, 'ASP3', 10])
    },
  )

  it.each(both)(
    'SB-VIC-06, SB-RET-14 by a retreat that is blocked: the honor is not paid (%s)',
    (edition) => {
      const t = drawn(`J6 ${foot(edition)}\nK6 ASP1`, { edition, ordered: 'J6', victory: 1 })
        .dice('fccc')
        .say('attack J6 K6')
      expect([t.winner, t.honor[1]]).toEqual([0, 10])
    },
  )

  it.each(both)(
    'SB-VIC-06, SB-DC-BLUEDRAGON-01 in the middle of the Blue Dragon: no die is rolled for the units that follow (%s)',
    (edition) => {
      const t = command('order-one-left', 'blue-dragon', 'E6 asp\nG4 ASP1/= ASP/= ASP/=', {
        edition,
        victory: 1,
      })
        .dice('tccc')
        .say('dragon blue-dragon')
      expect([t.winner, t.rolls, t.diceLeft]).toEqual([0, ['blue dragon 1'], 3])
    },
  )

  it.each(both)(
    'SB-VIC-06, SB-DC-FAMINE-01 by Rice Famine: the honor is gone, the Lack of Honor roll is not made (%s)',
    (edition) => {
      const t = command('order-one-left', 'rice-famine', 'E6 asp\nG4 AB1 AB', {
        edition,
        victory: 1,
        bottom: { honor: 1 },
      })
        .dice('ch')
        .say('dragon rice-famine')
      if (t.winner === null) t.say('lose G4')
      expect([t.winner, t.honor[1], t.rolls]).toEqual([0, 0, ['rice famine 2']])
    },
  )

  it('SB-VIC-09, SB-SEP-04, SB-GAIN-01 zvezda: a seppuku that ends the game gives nobody ground, nor a Dragon card', () => {
    const t = drawn('E6 sc\nF6 +I\nG6 ASP', {
      edition: 'zvezda',
      ordered: 'E6',
      bottom: { hand: 'order-two-left order-two-right' },
    })
      .dice('hhhh')
      .say('attack E6 F6', 'seppuku')
    expect([t.winner, t.at('E6'), t.state.dragonHands[0]]).toEqual([0, 'sc4', []])
  })

  it.each(both)(
    'SB-VIC-06, SB-CC-FIRST-02 by a first strike: the defender wins in the attacker’s turn before he has rolled (%s)',
    (edition) => {
      const t = drawn('E6 asp1\nF6 ASP', {
        edition,
        ordered: 'E6',
        victory: 1,
        bottom: { hand: 'first-strike order-two-left' },
      }).say('attack E6 F6')
      t.dice('tcc').say('first strike E6')
      expect([t.winner, t.rolls]).toEqual([1, ['first strike 3']])
    },
  )

  it.each(both)(
    'SB-VIC-06, SB-BONUS-01 by the bonus combat, out of which nobody battles back (%s)',
    (edition) => {
      const t = drawn(`E6 ${horse(edition)}\nF6 ASP1\nG6 ASP1+I`, { edition, ordered: 'E6', victory: 2 })
        .dice('tccc tccc')
        .say('attack E6 F6', 'gain E6', 'attack F6 G6')
      expect([t.winner, t.asks]).toEqual([0, 'over'])
    },
  )

  it.each(both)(
    'SB-VIC-06, SB-DC-ASSASSIN-02 by an assassin: the Command card that his victim would cost is not taken (%s)',
    (edition) => {
      const t = command('order-one-left', 'ninja-assassin', 'E6 asp\nG6 +I', { edition, victory: 1 })
        .dice('x')
        .say('dragon ninja-assassin G6')
      expect([t.winner, t.state.handSize[1]]).toEqual([0, 4])
    },
  )
})
