import { describe, expect, it } from 'vitest'
import { command } from '../../testing/command.ts'
import { both, fight, foot } from '../../testing/fights.ts'
import { drawn, type Order } from '../../testing/scene.ts'

describe('Dragon cards in general', () => {
  it.each(both)('SB-DRG-02 only at their moment (%s)', (edition) => {
    const t = command('order-one-centre', 'panic ambush', 'E6 asp\nF6 ASP', { edition })
    expect(t.offers('dragon')).toEqual(['dragon panic'])
    const ambush = t.state.dragonHands[0][1]
    expect(t.whyNot({ kind: 'playDragon', card: ambush })).toBe('SB-DRG-02')
  })

  it.each(both)('SB-DRG-02 of several cards of one moment only those that have a target (%s)', (edition) => {
    const t = fight(
      foot(edition),
      'ASP',
      { top: 'cowards desperate-charge head-collector revenge' },
      { edition },
    )
    expect(t.offers('dragon')).toEqual(['dragon cowards'])
    expect(t.state.dragonHands[0].map((card) => t.whyNot({ kind: 'playDragon', card }))).toEqual([
      undefined,
      'SB-DC-DESPERATE-01',
      'SB-DC-HEAD-01',
      'SB-DC-REVENGE-01',
    ])
    const weak = fight(
      `${foot(edition)}1+i`,
      'ASP',
      { top: 'cowards desperate-charge head-collector revenge' },
      { edition },
    )
    expect(weak.offers('dragon')).toEqual([
      'dragon cowards',
      'dragon desperate-charge',
      'dragon head-collector',
    ])
  })

  it('SB-DRG-01, SB-DC-PHYSICIAN-01 a card with a target names it, and one that fits', () => {
    const t = command('order-one-centre', 'physician', 'E6 asp3 asp\nF6 ASP')
    const [card] = t.state.dragonHands[0]
    expect(t.whyNot({ kind: 'playDragon', card })).toBe('SB-DRG-01')
    expect(t.whyNot({ kind: 'playDragon', card, unit: t.unit('E7').id })).toBe('SB-DC-PHYSICIAN-01')
    expect(t.whyNot({ kind: 'playDragon', card, unit: t.unit('E6').id })).toBeUndefined()
  })

  it.each(both)('SB-DRG-03, SB-DRG-04 the whole cost is paid first and lies on the card (%s)', (edition) => {
    const t = command('order-one-centre', 'panic', 'E6 asp\nF6 ASP', { edition, top: { honor: 3 } }).say(
      'dragon panic',
    )
    expect([t.honor[0], t.state.table]).toEqual([0, [{ card: expect.any(Number), seat: 0, honor: 3 }]])
    const poor = command('order-one-centre', 'panic tea-ceremony', 'E6 asp\nF6 ASP', {
      edition,
      top: { honor: 2 },
    })
    expect(poor.offers('dragon')).toEqual(['dragon tea-ceremony'])
    expect(poor.whyNot({ kind: 'playDragon', card: poor.state.dragonHands[0][0] })).toBe('SB-DRG-03')
  })

  it.each(both)('SB-DRG-05 one for each player a turn (%s)', (edition) => {
    const t = command('order-one-centre', 'panic cowards', 'E6 asp\nF6 ASP', {
      edition,
      bottom: { dragons: 'followers-of-bishamon bravery' },
    })
    t.say('dragon panic', 'dragon followers-of-bishamon', 'order E6', 'end').dice('ccc').say('attack E6 F6')
    expect(t.asks).toBe('close combat / battleBack')
    expect(t.state.dragonsPlayed).toEqual([1, 1])
  })

  it.each(both)(
    'SB-DRG-06, SB-DC-PANIC-01, SB-DC-BISHAMON-01, SB-T-55 of two that contradict each other the later prevails (%s)',
    (edition) => {
      const t = command('order-one-centre', 'panic', 'E6 asp\nF6 ASP', {
        edition,
        bottom: { dragons: 'followers-of-bishamon' },
      })
      t.say('dragon panic', 'dragon followers-of-bishamon', 'order E6', 'end').dice('fff').say('attack E6 F6')
      expect(t.answers).toEqual(['ignore 3', 'ignore 2', 'ignore 1', 'ignore 0'])
    },
  )

  it.each(both)('SB-DRG-07 a card prevails over the rules, but not over terrain (%s)', (edition) => {
    const t = drawn('A1 asp r\nB1 r', {
      edition,
      ordered: 'A1',
      phase: 'move',
      top: { dragons: 'spirit-of-haya-ji' },
    })
    t.say('dragon spirit-of-haya-ji A1')
    expect(t.offers('move')).toEqual([])
    const wind = command('order-one-right', 'move-as-wind', 'A1 ab f\nB1 r', { edition }).say(
      'dragon move-as-wind',
      'order A1',
    )
    expect(wind.offers('move')).toEqual(['move A1 A2'])
  })

  it.each(both)(
    'SB-DRG-08, SB-DRG-09, SB-LCC-11 blocks lost to one cause no check; units destroyed give flags (%s)',
    (edition) => {
      const t = command('order-one-left', 'blue-dragon', 'E6 asp\nG6 ASP1+I =', { edition })
        .dice('t')
        .say('dragon blue-dragon')
      expect([t.at('G6'), t.flags, t.rolls]).toEqual(['+I', [1, 0], ['blue dragon 1']])
    },
  )

  it('SB-DRG-10 zvezda: during movement is before a unit of yours moves', () => {
    const t = drawn('E6 sc\nE9 sc', {
      edition: 'zvezda',
      ordered: 'E6 E9',
      phase: 'move',
      top: { dragons: 'katchu-keiba-victor' },
    })
    expect(t.offers('dragon')).toEqual(['dragon katchu-keiba-victor E6', 'dragon katchu-keiba-victor E9'])
    t.say('move E6 E7')
    expect(t.offers('dragon')).toEqual(['dragon katchu-keiba-victor E9'])
  })

  it('SB-DRG-11 zvezda: in reaction to movement may be right after the orders', () => {
    const t = command('order-one-centre', '', 'E6 asp+i', {
      edition: 'zvezda',
      bottom: { dragons: 'insult' },
    }).say('order E6')
    expect([t.asks, t.offers('dragon')]).toEqual(['turn / ordered', ['dragon insult E6']])
    const gmt = command('order-one-centre', '', 'E6 asp+i', { bottom: { dragons: 'insult' } }).say('order E6')
    expect(gmt.asks).toBe('turn / move')
  })

  it('SB-DRG-12 zvezda: before a combat roll is after it was declared, be it ranged, close or a battle back', () => {
    const order: Order = { edition: 'zvezda', bottom: { dragons: 'bravery' }, top: { dragons: 'cowards' } }
    const shot = drawn('E4 ab . ASP', { ordered: 'E4', ...order }).say('shoot E4 E6')
    expect(shot.offers('dragon')).toEqual(['dragon cowards'])
    shot.say('pass')
    expect(shot.offers('dragon')).toEqual(['dragon bravery'])
    const back = drawn('E6 asp\nF6 ASP', {
      edition: 'zvezda',
      ordered: 'E6',
      top: { dragons: 'bravery' },
      bottom: { dragons: 'cowards' },
    })
    back.dice('ccc').say('attack E6 F6', 'pass', 'pass', 'battle back E6')
    expect([back.asked, back.offers('dragon')]).toEqual([1, ['dragon cowards']])
    back.say('pass')
    expect([back.asked, back.offers('dragon')]).toEqual([0, ['dragon bravery']])
  })

  it('SB-DRG-13 zvezda: both sides may play a Personal Challenge in one combat', () => {
    const t = fight(
      'asp+i',
      'ASP+I',
      { top: 'personal-challenge', bottom: 'personal-challenge' },
      { edition: 'zvezda' },
    )
    t.dice('c'.repeat(12)).say('dragon personal-challenge')
    expect([t.asked, t.offers('dragon')]).toEqual([1, ['dragon personal-challenge']])
    t.dice('c'.repeat(11)).say('dragon personal-challenge')
    // top 4 + 1 + 2 against 4 + 1 for honor; then 4 + 1 against 4 + 2, with equal honor
    expect(t.rolls).toEqual(['duel 7', 'duel 5', 'duel 5', 'duel 6'])
  })
})
