import { describe, expect, it } from 'vitest'
import { command } from '../../testing/command.ts'
import { both, horse } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

// A Command card and Dragon cards about it.

describe('cards beside the Command card', () => {
  it('SB-DC-THIEF-01, SB-DRG-05 gmt: a stolen Cowards is played in this turn’s battle, and no third card after it', () => {
    const t = drawn('E6 ssp\nF6 SSP', {
      top: { hand: 'order-one-centre order-two-left', dragons: 'ninja-thief strike-fear' },
      dragonDiscards: 'cowards bravery',
    })
      .say('play order-one-centre', 'dragon ninja-thief cowards')
      .say('order E6', 'end', 'attack E6 F6')
    expect(t.offers('dragon')).toEqual(['dragon cowards'])
    t.dice('fccc').say('dragon cowards')
    expect([t.asks, t.offers('dragon')]).toEqual(['retreat / path', []])
  })

  it('SB-DC-WILDWINDS-01, R-86 gmt: a card that is blown away takes its Tactical Wisdom along', () => {
    const t = command('order-one-left', 'tactical-wisdom', 'E6 asp\nE10 asp\nE2 asp', {
      top: { hand: 'order-one-left order-one-right' },
      bottom: { dragons: 'wild-winds' },
    })
      .say('dragon tactical-wisdom left centre')
      .say('dragon wild-winds')
    expect([t.offers('order'), t.state.hands[0].length]).toEqual([['order E2'], 1])
  })

  it('SB-DC-WILDWINDS-01, SB-DC-MESSENGER-01, R-86 gmt: a Brave Messenger rides for the card that takes its place', () => {
    const t = command('order-one-left', 'brave-messenger', 'E6 asp\nE10 asp\nE2 asp', {
      top: { hand: 'order-one-left order-one-right' },
      bottom: { dragons: 'wild-winds' },
    })
      .say('dragon brave-messenger')
      .say('dragon wild-winds')
      .say('order E2')
    expect(t.offers('order')).toEqual(['order E10', 'order E6'])
  })

  it('SB-DC-WILDWINDS-01, SB-CC-COUNTER-01 gmt: a Counter Attack that is blown onto the table copies as ever', () => {
    const t = command('order-one-left', '', 'E6 asp\nE10 asp\nE2 asp', {
      top: { hand: 'order-one-left counter-attack' },
      bottom: { dragons: 'wild-winds' },
      lastFace: { bottom: 'order-two-left' },
    }).say('dragon wild-winds')
    expect(t.offers('order')).toEqual(['order E2'])
  })

  it.each(both)(
    'SB-DC-FOX-01, SB-CC-SHOGUN-04, SB-CC-SHOGUN-06 under a White Fox the Shogun rolls and gains, and his one unit has its die (%s)',
    (edition) => {
      const t = drawn('E6 asp asp\nF6 ASP', {
        edition,
        top: { hand: 'shogun order-two-left order-two-right' },
        bottom: { dragons: 'white-fox-spirit' },
      })
        .say('play shogun')
        .dice('tth')
        .say('dragon white-fox-spirit', 'order E6')
      expect([t.honor[0], t.asks]).toEqual([11, 'turn / move'])
      t.say('end').dice('cccc').say('attack E6 F6')
      expect(t.rolls).toEqual(['shogun 3', 'attack 4'])
    },
  )

  it.each(both)(
    'SB-DC-WISDOM-01, SB-CC-TIGER-01 the flank’s order goes to the centre: three there (%s)',
    (edition) => {
      const t = command('tiger-tail-left', 'tactical-wisdom', 'E5 asp asp asp asp asp', { edition })
        .say('dragon tactical-wisdom left centre')
        .say('order E5', 'order E6', 'order E7')
      expect(t.offers('order')).toEqual([])
    },
  )

  it.each(both)(
    'SB-DC-WIND-01, SB-CC-ONSL-02, SB-CC-SERP-02 with Infantry Onslaught three hexes and a fight, with Serpent Command two (%s)',
    (edition) => {
      const far = (card: string) =>
        command(card, 'move-as-wind', 'E1 asp\nF1 r r r\nD1 r r r', { edition })
          .say('dragon move-as-wind', 'order E1')
          .offers('move')
      expect(far('infantry-onslaught')).toEqual(['move E1 E2', 'move E1 E3', 'move E1 E4'])
      expect(far('serpent-command')).toEqual(['move E1 E2', 'move E1 E3'])
    },
  )

  it('SB-DC-WIND-01, SB-DC-KATCHU-01, R-83 zvezda: a lone leader, though a unit, is not carried farther by them', () => {
    const wind = command('order-one-centre', 'move-as-wind', 'E6 +i\nD5 r r\nF5 r r', {
      edition: 'zvezda',
    }).say('dragon move-as-wind', 'order leader E6')
    expect(wind.offers('move').filter((each) => / E/.test(each.slice(-3)))).toEqual([
      'move leader E6 E4',
      'move leader E6 E5',
      'move leader E6 E7',
      'move leader E6 E8',
    ])
    const horse = drawn('E6 +c', {
      edition: 'zvezda',
      ordered: '',
      orderedLeaders: 'E6',
      phase: 'move',
      top: { dragons: 'katchu-keiba-victor' },
    })
    expect(horse.offers('dragon')).toEqual([])
  })

  it.each(both)(
    'SB-DC-KATCHU-01, SB-CC-CHARGE-03, SB-CC-CHARGE-02 five hexes and five dice for charging cavalry (%s)',
    (edition) => {
      const t = drawn(`E1 ${horse(edition)}\nE7 ASP`, {
        edition,
        ordered: 'E1',
        phase: 'move',
        card: 'cavalry-charge',
        top: { dragons: 'katchu-keiba-victor' },
      })
        .say('dragon katchu-keiba-victor E1', 'move E1 E6')
        .dice('ccccc')
        .say('attack E6 E7')
      expect(t.rolls).toEqual(['attack 5'])
    },
  )

  it.each(both)(
    'SB-DC-HAYAJI-01, SB-GAIN-04 through forest the Spirit does not stop, in forest it does: no ground gained from there (%s)',
    (edition) => {
      const ends = (ground: string, to: string, target: string) =>
        drawn(ground, {
          edition,
          ordered: 'E4',
          phase: 'move',
          top: { dragons: 'spirit-of-haya-ji' },
        })
          .say('dragon spirit-of-haya-ji E4', `move E4 ${to}`)
          .dice('ccc')
          .say(`attack ${to} ${target}`)
          .offers('gain')
      expect(ends('E4 ab f f\nE8 AB1', 'E7', 'E8')).toEqual(['gain E7'])
      expect(ends('E4 ab . f f\nE8 AB1', 'E7', 'E8')).toEqual([])
    },
  )

  it('SB-DC-COUNSELOR-01, SB-CC-SHOGUN-07 gmt: after Shogun the card is taken before the decks are shuffled, and none is drawn', () => {
    const t = drawn('E6 asp', {
      ordered: 'E6',
      card: 'shogun',
      top: { dragons: 'wise-counselor' },
      discards: 'cavalry-charge',
    })
    expect(t.can('dragon wise-counselor cavalry-charge')).toBe(true)
    t.say('dragon wise-counselor cavalry-charge')
    expect([t.state.hands[0].length, t.state.deck.discards.length]).toEqual([5, 0])
    expect(t.state.dragons.discards).toEqual([])
  })

  it('SB-DC-COUNSELOR-01, SB-CC-FIRST-06 gmt: the First Strike that has just struck him may be the card he takes', () => {
    const t = drawn('E6 asp\nF6 ASP', {
      ordered: 'E6',
      top: { dragons: 'wise-counselor' },
      bottom: { hand: 'first-strike order-two-left' },
    })
      .say('attack E6 F6')
      .dice('ccc ccc')
      .say('first strike E6')
    expect(t.can('dragon wise-counselor first-strike')).toBe(true)
    t.say('dragon wise-counselor first-strike')
    expect(t.state.hands.map((hand) => hand.length)).toEqual([5, 2])
  })
})
