import { describe, expect, it } from 'vitest'
import { drawn, type Scene } from '../testing/scene.ts'

/** Passes on whatever windows stand before the question of that name, or before the fight is over. */
function passTo(t: Scene, name: string): Scene {
  for (let i = 0; i < 12 && t.asks !== name && t.can('pass'); i++) t.say('pass')
  return t
}

// Rulings of our own on what the documents leave open, by their number on the rules page.

describe('R-70 Ambush and First Strike', () => {
  const position = 'E6 ssp\nF6 SSP'
  const duel = {
    ordered: 'E6',
    top: { dragons: 'ambush' },
    bottom: { hand: 'first-strike order-two-left order-two-right' },
  } as const

  it('the attacker may answer First Strike with Ambush: he fights first with a die more, then the other, and that is all', () => {
    const t = drawn(position, duel).say('attack E6 F6', 'first strike E6')
    expect(t.asks).toBe('close combat / attackerReacts')
    t.dice('ccccc cccc').say('dragon ambush')
    expect(t.rolls).toEqual(['attack 5', 'first strike 4'])
    expect(t.asks).not.toBe('close combat / battleBack')
  })

  it('the unit that was to strike first does not strike if the Ambush drives it off', () => {
    const t = drawn('E6 ssp\nF6 ASP', duel).say('attack E6 F6', 'first strike E6')
    t.dice('fcccc').say('dragon ambush', 'retreat G6')
    expect(t.rolls).toEqual(['attack 5'])
    expect(t.asks).toBe('close combat / ground')
  })

  it('without an Ambush the defender fights first, then the attacker, and nobody battles back', () => {
    const t = drawn(position, duel).say('attack E6 F6', 'first strike E6').dice('cccc cccc')
    passTo(t, 'close combat / battleBack')
    expect(t.rolls).toEqual(['first strike 4', 'attack 4'])
  })

  it('the defender is first by one card, not by both', () => {
    const t = drawn(position, {
      ordered: 'E6',
      bottom: { hand: 'first-strike order-two-left', dragons: 'ambush' },
    }).say('attack E6 F6')
    expect(t.offers('dragon')).toEqual(['dragon ambush E6'])
    t.dice('cccc cccc').say('first strike E6')
    expect(t.offers('dragon')).toEqual([])
    passTo(t, 'close combat / battleBack')
    expect(t.rolls).toEqual(['first strike 4', 'attack 4'])
  })

  it('an Ambush is not answered by an Ambush, nor does it answer a battle back', () => {
    const t = drawn(position, { ordered: 'E6', top: { dragons: 'ambush' } })
      .dice('cccc')
      .say('attack E6 F6')
    passTo(t, 'close combat / battleBack').dice('cccc').say('battle back E6')
    while (t.can('pass')) {
      expect(t.offers('dragon')).toEqual([])
      t.say('pass')
    }
    expect(t.rolls).toEqual(['attack 4', 'battle back 4'])
  })
})

describe('other rulings', () => {
  it('R-72 Practice of Aikido holds a whole Levy Charge to two dice', () => {
    const t = drawn('E6 li li\nF6 SSP', { ordered: 'E6 E7', bottom: { dragons: 'practice-of-aikido' } })
    t.say('attack E6 F6', 'charge E7').dice('cc')
    passTo(t, 'strike / theirs').say('dragon practice-of-aikido')
    expect(t.rolls).toEqual(['attack 2'])
  })

  it('R-73 a card of the defender gives the roller another chance', () => {
    const t = drawn('E6 ssp\nF6 SSP', {
      ordered: 'E6',
      top: { dragons: 'cowards' },
      bottom: { dragons: 'bravery' },
    }).say('attack E6 F6')
    passTo(t, 'strike / theirs').say('dragon bravery')
    expect([t.asks, t.offers('dragon')]).toEqual(['strike / ours', ['dragon cowards']])
    t.dice('fccc').say('dragon cowards')
    expect(t.asks).toBe('retreat / path') // the later card counts (SB-DRG-06)
  })

  it('R-74 cards are played before the token is spent', () => {
    const t = drawn('E6 ssp+i\nF6 SSP', { ordered: 'E6', bottom: { dragons: 'practice-of-aikido' } })
    t.say('attack E6 F6')
    passTo(t, 'strike / theirs').say('dragon practice-of-aikido')
    expect(t.asks).toBe('strike / inspire')
  })

  it('R-75 where every way back costs a block, any open way may be taken', () => {
    // Levies must go four hexes: by D5 they can go one, by D6 two
    const t = drawn('B6 SB SB\nC5 SB ASP\nE6 li\nF6 SSP', { turn: 'bottom', ordered: 'F6' })
    t.dice('ffcc').say('attack F6 E6')
    expect(t.asks).toBe('retreat / path')
    expect(t.offers('retreat')).toEqual(['retreat D5', 'retreat D6'])
  })

  it('R-76 an insulted leader who was leaving the field is called back and pays nothing', () => {
    const t = drawn('A6 +i\nK6 SSP', {
      ordered: '',
      orderedLeaders: 'A6',
      phase: 'move',
      bottom: { dragons: 'insult' },
    }).say('leave A6', 'dragon insult gone')
    expect(t.at('A6')).toBe('+i')
    expect(t.honor[0]).toBe(10)
  })

  it('R-79 a unit taken off the field in scenario 5 leaves its leader behind', () => {
    const t = drawn('E6 asp+i\nK6 SSP', {
      ordered: 'E6',
      phase: 'move',
      rules: ['victory-rule exit-unit-across-river who=top unit=ASp flags=1 zone=home'],
      zones: { home: 'D5 D6' },
    }).say('move E6 D6')
    expect([t.at('D6'), t.flags]).toEqual(['+i', [1, 0]])
  })
})
