import { describe, expect, it } from 'vitest'
import { attack, both } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

describe('battling back', () => {
  it.each(both)(
    'SB-BACK-01, SB-BACK-02 a survivor in its own hex may battle back against its attacker (%s)',
    (edition) => {
      const t = drawn('E6 asp asp\nF6 ASP1', { edition, ordered: 'E6' }).dice('ccc').say('attack E6 F6')
      expect([t.asked, t.answers]).toEqual([1, ['battle back E6', 'pass']])
      t.dice('tcc').say('battle back E6')
      expect(t.at('E6')).toBe('asp3')
      const gone = attack('asp', 'ASP1', 'tcc', { edition })
      expect(gone.offers('battle back')).toEqual([])
    },
  )

  it.each(both)('SB-BACK-02 with its own maximums of terrain (%s)', (edition) => {
    const t = drawn('E6 asp\nF6 ASP/g', { edition, ordered: 'E6' })
      .dice('cc')
      .say('attack E6 F6')
      .dice('c')
      .say('battle back E6')
    expect(t.rolls).toEqual(['attack 2', 'battle back 1'])
  })

  it.each(both)(
    'SB-BACK-03, SB-T-24, SB-HON-06 wholly blocked it pays in blocks, keeps its honor and may battle back (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP2+I\nG6 ASP ASP', { edition, ordered: 'E6' })
        .dice('fcc')
        .say('attack E6 F6', 'ignore 0')
      expect([t.at('F6'), t.honor[1]]).toEqual(['ASP1+I', 10])
      expect(t.rolls).toEqual(['attack 3']) // no leader check
      expect(t.offers('gain')).toEqual([])
      expect(t.offers('battle back')).toEqual(['battle back E6'])
    },
  )

  it.each(both)(
    'SB-BACK-04, SB-T-21 one that retreated may not, though it be adjacent still (%s)',
    (edition) => {
      // attacked from behind, it falls back beside its attacker
      const t = drawn('F6 ASP asp\nG6 .', { edition, ordered: 'F7' })
        .dice('fcc')
        .say('attack F7 F6', 'retreat G7')
      expect(t.at('G7')).toBe('ASP4')
      expect(t.offers('battle back')).toEqual([])
    },
  )

  it.each(both)(
    'SB-BACK-05, SB-BACK-06, SB-GAIN-03 it ends the combat: no answer to it, no ground gained by it (%s)',
    (edition) => {
      const t = attack('asp1', 'ASP', 'ccc', { edition }).dice('ttt').say('battle back E6')
      expect([t.at('E6'), t.at('F6'), t.asks]).toEqual(['.', 'ASP4', 'end of turn / choose'])
      const stands = attack('asp', 'ASP', 'ccc', { edition }).dice('ccc').say('battle back E6')
      expect(stands.asks).toBe('end of turn / choose')
    },
  )

  it.each(both)(
    'SB-BACK-07, SB-LCC-13 hits, checks, flags and honor work as in an attack (%s)',
    (edition) => {
      const t = drawn('E6 asp+i\nF6 ASP', { edition, ordered: 'E6' })
        .say('attack E6 F6')
        .dice('ccc')
        .say('pass')
      t.dice('tfh c').say('battle back E6')
      expect(t.rolls).toEqual(['attack 3', 'battle back 3', 'leader check 1'])
      expect([t.asked, t.answers]).toEqual([0, ['ignore 1', 'ignore 0']])
      t.say('ignore 0', 'retreat D6')
      expect(t.honor).toEqual([8, 11])
    },
  )

  it.each(both)('SB-BACK-09 a bonus combat may be battled back against (%s)', (edition) => {
    const horse = edition === 'gmt' ? 'sspc' : 'sc'
    const t = drawn(`E6 ${horse}\nF6 ASP1\nG6 ASP`, { edition, ordered: 'E6' })
    t.dice('tccc').say('attack E6 F6', 'gain E6').dice('cccc').say('attack F6 G6')
    expect(t.offers('battle back')).toEqual(['battle back F6'])
  })

  it.each(both)('SB-BACK-10, SB-VIC-06, SB-EX-17 it can win the game at once (%s)', (edition) => {
    const t = attack('asp1', 'ASP', 'ccc', { edition, victory: 3, bottom: { flags: 2 } })
      .dice('tcc')
      .say('battle back E6')
    expect(t.winner).toBe(1)
  })
})
