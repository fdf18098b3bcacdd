import { describe, expect, it } from 'vitest'
import { battlefield, terrainAt } from '../position/ground.ts'
import { hexOf } from './drawing.ts'
import { drawn } from './scene.ts'

describe('a drawn scene', () => {
  it('puts units, leaders, blocks and terrain where they are drawn', () => {
    const t = drawn('D4 sspc2+c . ASP/f\nE9 +I/t AC3', {})
    expect(['D4', 'D5', 'D6', 'E9', 'E10'].map((hex) => t.at(hex))).toEqual([
      'sspc2+c',
      '.',
      'ASP4',
      '+I',
      'AC3+G',
    ])
    const ground = (hex: string) => terrainAt(t.state, battlefield(t.state), hexOf(hex)).name
    expect(['D4', 'D6', 'E9', 'E10'].map(ground)).toEqual(['open', 'forest', 'buildings', 'tent'])
  })

  it('deals the cards that it is asked for, and every other card is somewhere', () => {
    const t = drawn('E6 asp', {
      top: { hand: 'shogun first-strike', dragons: 'panic' },
      bottom: { hand: 'cranes-wing leadership' },
    })
    expect(t.answers).toEqual(['play shogun', 'play first-strike'])
    expect(t.state.hands.flat().length + t.state.deck.draw.length + t.state.deck.discards.length).toBe(60)
    expect(() => drawn('E6 asp', { top: { hand: 'shogun shogun' } })).toThrow('no card "shogun" is left')
  })

  it('rolls the dice that are written, and no others', () => {
    const t = drawn('E6 asp\nF6 ASP', { ordered: 'E6' })
    expect(() => t.say('attack E6 F6')).toThrow('nobody has written')
    const written = drawn('E6 asp\nF6 ASP', { ordered: 'E6' }).dice('txf hh').say('attack E6 F6')
    expect([written.at('F6'), written.diceLeft]).toEqual(['ASP2', 2])
    expect(() => t.dice('z')).toThrow('no face "z"')
  })

  it('refuses an answer that is not legal, and says what is', () => {
    const t = drawn('E6 asp\nF6 ASP', { ordered: 'E6' })
    expect(() => t.say('attack E6 D6')).toThrow(
      '"attack E6 D6" is not offered at "turn / battle": attack E6 F6, end',
    )
  })

  it('refuses a drawing that it cannot read', () => {
    expect(() => drawn('E6 xyz')).toThrow('no unit "xyz" in gmt')
    expect(() => drawn('E6 ssp', { edition: 'zvezda' })).toThrow('no unit "ssp" in zvezda')
    expect(() => drawn('E12 asp asp')).toThrow('no hex E13')
    expect(() => drawn('E6 asp/q')).toThrow('no terrain "q"')
    expect(() => drawn('E6 ?')).toThrow('cannot draw "?"')
  })
})
