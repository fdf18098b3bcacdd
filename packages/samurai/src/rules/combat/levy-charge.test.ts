import { describe, expect, it } from 'vitest'
import { drawn, type Order, type Scene } from '../../testing/scene.ts'

describe('Levy Charge', () => {
  // F6 with Levy in E6, E7 and F5
  const charge = (target = 'SSP', order: Order = {}): Scene =>
    drawn(`E6 li li\nF5 li ${target}`, { ordered: 'E6 E7 F5', ...order }).say('attack E6 F6')

  it('SB-LEVY-01 Levy units beside the same enemy roll their dice together', () => {
    const t = charge()
    expect(t.answers).toEqual(['pass', 'charge E7', 'charge F5'])
    t.dice('tttttt').say('charge E7', 'charge F5')
    expect(t.rolls).toEqual(['attack 6'])
    expect(drawn('E6 li li\nF6 SSP', { ordered: 'E6' }).dice('tt').say('attack E6 F6').rolls).toEqual([
      'attack 2',
    ])
    expect(drawn('E6 asp li\nF6 SSP', { ordered: 'E6 E7' }).dice('ttt').say('attack E6 F6').rolls).toEqual([
      'attack 3',
    ])
  })

  it('SB-LEVY-02 each unit’s dice are capped by themselves', () => {
    const t = drawn('E6 li/g li\nF6 SSP', { ordered: 'E6 E7' })
      .say('attack E6 F6')
      .dice('ttt')
      .say('charge E7')
    expect(t.rolls).toEqual(['attack 3'])
  })

  it('SB-LEVY-03 the defender battles back against one of them, of his choice', () => {
    const t = charge().dice('tttttt').say('charge E7', 'charge F5')
    expect([t.asked, t.answers.sort()]).toEqual([
      1,
      ['battle back E6', 'battle back E7', 'battle back F5', 'pass'],
    ])
    t.dice('cctt').say('battle back E7')
    expect([t.at('E6'), t.at('E7')]).toEqual(['li4', 'li2'])
  })

  it('SB-LEVY-04 all of them have battled', () => {
    const t = drawn('E6 li li\nF6 SSP ASP', { ordered: 'E6 E7' })
      .say('attack E6 F6')
      .dice('tttt')
      .say('charge E7', 'pass')
    expect(t.asks).toBe('end of turn / choose')
  })

  it('SB-LEVY-01 a charge is over with its combat: the next attacker rolls his own dice', () => {
    const t = drawn('E6 li li\nF6 SSP\nC3 asp\nD3 ASP', { ordered: 'E6 E7 C3' })
      .say('attack E6 F6')
      .dice('tttt')
      .say('charge E7', 'pass')
    expect(t.dice('ttt').say('attack C3 D3').rolls).toEqual(['attack 4', 'attack 3'])
  })

  it('SB-LEVY-05 one of them may gain ground', () => {
    const t = charge('SSP1').dice('sttttt').say('charge E7', 'charge F5')
    expect(t.answers).toEqual(['gain E6', 'gain E7', 'gain F5', 'pass'])
    t.say('gain F5')
    expect([t.at('F6'), t.at('F5')]).toEqual(['li4', '.'])
  })

  it('SB-LEVY-06 each may be inspired for its own token', () => {
    const t = drawn('D6 +c\nE6 li li\nF6 SSP', { ordered: 'E6 E7' }).say('attack E6 F6', 'charge E7')
    expect(t.answers).toEqual(['pass', 'inspire E6', 'inspire E7'])
    t.dice('tttttt').say('inspire E6', 'inspire E7')
    expect([t.rolls, t.honor[0]]).toEqual([['attack 6'], 8])
  })

  it('SB-LEVY-07 it is one roll: rank is taken off once, and two flags at most are ignored', () => {
    expect(charge().dice('xxxxtt').say('charge E7', 'charge F5').at('F6')).toBe('SSP2')
    const t = drawn('E6 li li\nF5 li SSP+I SSP\nG7 SSP', { ordered: 'E6 E7 F5' })
      .say('attack E6 F6')
      .dice('ffffft')
      .say('charge E7', 'charge F5')
    expect(t.answers).toEqual(['ignore 2', 'ignore 1', 'ignore 0'])
  })

  it('SB-LEVY-01, SB-CC-FIRST-02 a first strike hits the unit that the defender picks; the others go on without it', () => {
    const t = charge('SSP', { bottom: { hand: 'first-strike order-two-left' } }).say('charge E7', 'charge F5')
    expect(t.offers('first strike')).toEqual(['first strike E6', 'first strike E7', 'first strike F5'])
    // E6 leads the charge and is driven off; four dice are left
    t.dice('fttt').say('first strike E6')
    t.dice('tttt').say('ignore 0', 'retreat D6', 'retreat C6')
    expect([t.rolls, t.at('C6')]).toEqual([['first strike 4', 'attack 4'], 'li4'])
    const alone = drawn('E6 li\nF6 SSP', { ordered: 'E6', bottom: { hand: 'first-strike order-two-left' } })
    alone.dice('fttt').say('attack E6 F6', 'first strike E6', 'retreat D6', 'retreat C6')
    expect(alone.rolls).toEqual(['first strike 4'])
  })
})
