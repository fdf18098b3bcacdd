import { describe, expect, it } from 'vitest'
import { drawn } from '../testing/scene.ts'

// The worked examples of the rules page, section 38, that tell one story. The others stand beside the rules they show.
describe('a fight with the bodyguard, from the attack to the last retreat', () => {
  const begun = () => drawn('E6 ssp+i\nF6 AC', { ordered: 'E6' }).say('attack E6 F6')
  const struck = () => begun().dice('xfcts cc').say('inspire E6')
  const back = () => struck().say('battle back E6').dice('xsfc h c').say('inspire F6')

  it('SB-EX-01 Samurai spears with an inspiring leader roll 4 + 1 = 5 dice', () => {
    const t = struck()
    expect([t.rolls[0], t.honor[0]]).toEqual(['attack 5', 9])
  })

  it('SB-EX-02 one swords removes one guard, the flag does nothing, and the commander is checked with two dice', () => {
    const t = struck()
    expect([t.at('F6'), t.rolls]).toEqual(['AC3+G', ['attack 5', 'leader check 2']])
    expect([t.asked, t.answers]).toEqual([1, ['battle back E6', 'pass']])
  })

  it('SB-EX-03 three guards battle back, inspired, with 3 + 1 = 4 dice', () => {
    const t = back()
    expect([t.rolls[2], t.honor[1]]).toEqual(['battle back 4', 9])
  })

  it('SB-EX-04 swords and square cost two blocks; the swords die is rolled again; the leader makes a check of one die', () => {
    const t = back()
    expect(t.rolls.slice(3)).toEqual(['swords again 1', 'leader check 1'])
    expect(t.at('E6')).toBe('ssp2+i')
  })

  it('SB-EX-05 the square unit may ignore the flag; falling back one hex costs 2 + 1 = 3 honor', () => {
    const t = back()
    expect([t.asked, t.answers]).toEqual([0, ['ignore 1', 'ignore 0']])
    t.say('ignore 0', 'retreat D6')
    expect([t.at('D6'), t.honor[0]]).toEqual(['ssp2+i', 6])
  })
})
