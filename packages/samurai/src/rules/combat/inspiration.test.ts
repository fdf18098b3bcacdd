import { describe, expect, it } from 'vitest'
import { both } from '../../testing/fights.ts'
import { drawn, type Order, type Scene } from '../../testing/scene.ts'

describe('inspiring leaders', () => {
  const inspired = (attacker: string, around: string, order: Order = {}): Scene =>
    drawn(`${around}\nE6 ${attacker}\nF6 ASP`, { ordered: 'E6', ...order }).say('attack E6 F6')

  it.each(both)(
    'SB-INSP-01, SB-INSP-02, SB-POOL-05 one honor, to the pool at once, for one die (%s)',
    (edition) => {
      const t = inspired('asp+i', '', { edition })
      expect(t.answers).toEqual(['pass', 'inspire E6'])
      t.dice('cccc').say('inspire E6')
      expect([t.rolls, t.honor[0], t.state.pool]).toEqual([['attack 4'], 9, 11])
    },
  )

  it.each(both)('SB-INSP-03 an infantry leader inspires only the unit in his own hex (%s)', (edition) => {
    const t = drawn('E6 asp +i\nF6 ASP', { edition, ordered: 'E6' }).dice('ccc').say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 3'])
  })

  it.each(both)(
    'SB-INSP-04, SB-INSP-05 a cavalry leader inspires his own and adjacent units, without an order (%s)',
    (edition) => {
      for (const other of ['+c', 'asp+c', edition === 'gmt' ? 'sspc+c' : 'sc+c']) {
        const t = drawn(`E6 asp ${other}\nF6 ASP`, { edition, ordered: 'E6' }).say('attack E6 F6')
        expect(t.answers, other).toEqual(['pass', 'inspire E6'])
      }
      expect(
        drawn('E6 asp . +c\nF6 ASP', { edition, ordered: 'E6' }).dice('ccc').say('attack E6 F6').rolls,
      ).toEqual(['attack 3'])
    },
  )

  it.each(both)(
    'SB-INSP-06 one honor and one die a combat, however many leaders are near (%s)',
    (edition) => {
      const t = drawn('E5 +c asp+i +c\nF6 ASP', { edition, ordered: 'E6' })
        .say('attack E6 F6')
        .dice('cccc')
        .say('inspire E6')
      expect([t.rolls, t.honor[0]]).toEqual([['attack 4'], 9])
    },
  )

  it.each(both)(
    'SB-INSP-07 one cavalry leader inspires several units in a turn, each for its own token (%s)',
    (edition) => {
      const t = drawn('E5 asp +c asp\nF4 ASP\nF7 ASP', { edition, ordered: 'E5 E7' })
      t.say('attack E5 F4')
        .dice('cccc')
        .say('inspire E5', 'pass', 'attack E7 F7')
        .dice('cccc')
        .say('inspire E7')
      expect([t.rolls, t.honor[0]]).toEqual([['attack 4', 'attack 4'], 8])
    },
  )

  it.each(both)('SB-INSP-08 attacking and battling back (%s)', (edition) => {
    const t = drawn('E6 asp\nF6 ASP+I', { edition, ordered: 'E6' })
      .dice('ccc')
      .say('attack E6 F6', 'battle back E6')
    expect([t.asked, t.answers]).toEqual([1, ['pass', 'inspire F6']])
    t.dice('cccc').say('inspire F6')
    expect([t.rolls, t.honor[1]]).toEqual([['attack 3', 'battle back 4'], 9])
  })

  it.each(both)('SB-INSP-09 one honor face less counts for it, never below none (%s)', (edition) => {
    expect(inspired('asp+i', '', { edition }).dice('hhcc').say('inspire E6').honor[0]).toBe(10) // 10 - 1 + 1
    expect(inspired('asp+i', '', { edition }).dice('cccc').say('inspire E6').honor[0]).toBe(9)
  })

  it.each(both)('SB-INSP-10, SB-TER-BUILD-05 nobody is inspired in buildings (%s)', (edition) => {
    const t = drawn('E6 asp+i/t +c\nF6 ASP', { edition, ordered: 'E6' }).dice('cc').say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 2'])
  })

  it('SB-INSP-11, SB-ARMY-05 in gmt the commander inspires his bodyguard and units beside it', () => {
    expect(inspired('ac', '').answers).toEqual(['pass', 'inspire E6'])
    expect(inspired('asp', 'E7 ac').answers).toEqual(['pass', 'inspire E6'])
    expect(inspired('sspc', 'E7 ac').answers).toEqual(['pass', 'inspire E6'])
  })

  it('SB-INSP-12, SB-ARMY-05 in zvezda his bodyguard only', () => {
    expect(inspired('ac', '', { edition: 'zvezda' }).answers).toEqual(['pass', 'inspire E6'])
    const t = drawn('E6 asp ac\nF6 ASP', { edition: 'zvezda', ordered: 'E6' }).dice('ccc').say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 3'])
  })

  it.each(both)('SB-LACK-17 nobody spends honor that he does not have (%s)', (edition) => {
    const t = drawn('E6 asp+i\nF6 ASP', { edition, ordered: 'E6', top: { honor: 0 } })
      .dice('ccc')
      .say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 3'])
  })
})
