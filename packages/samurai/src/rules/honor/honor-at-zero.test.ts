import { describe, expect, it } from 'vitest'
import { command } from '../../testing/command.ts'
import { both, foot } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

// What follows when the reserve is empty in the middle of something.

const bare = { honor: 0 }

describe('a retreat that cannot be paid', () => {
  it.each(both)(
    'SB-LACK-11, SB-LACK-12, SB-LRET-05 a leader who joined a unit: swords kill him alone, its symbol strikes the unit he joined (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 +I\nG6 ASP\nK1 ASP', { edition, ordered: 'E6', bottom: bare })
        .dice('hhh')
        .say('attack E6 F6')
        .dice(edition === 'gmt' ? 'xtfffff' : 'xtff')
        .say('retreat G6')
      expect([t.at('G6'), t.at('K1'), t.flags]).toEqual(['ASP3', 'ASP4', [1, 0]])
    },
  )

  it.each(both)(
    'SB-LACK-11, SB-LONE-11, SB-GAIN-01 killed by the roll behind the line, he has left his hex to the attacker all the same (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 +I', { edition, ordered: 'E6', bottom: bare })
        .dice('hhh')
        .say('attack E6 F6')
        .dice(edition === 'gmt' ? 'xffffff' : 'xfff')
        .say('retreat G6')
      expect([t.flags, t.offers('gain')]).toEqual([[1, 0], ['gain E6']])
    },
  )

  it.each(both)(
    'SB-SEP-03, SB-LACK-01 seppuku pays nothing, so an empty reserve causes no roll (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 +I', { edition, ordered: 'E6', bottom: bare })
        .dice('hhh')
        .say('attack E6 F6', 'seppuku')
      expect([t.honor[1], t.rolls]).toEqual([5, ['attack 3']])
    },
  )

  it.each(both)(
    'SB-INSP-02, SB-LACK-01 the last token spent to inspire is missing when the battle back drives the unit off (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)}+i\nF6 ASP`, { edition, ordered: 'E6', top: { honor: 1 } })
        .say('attack E6 F6')
        .dice('ccccc')
        .say('inspire E6')
        .dice('fcc')
        .say('battle back E6', 'ignore 0')
        .dice(edition === 'gmt' ? 'fffffff' : 'ffff')
        .say('retreat D6')
      expect([t.at('D6'), t.honor[0], t.rolls.at(-1)]).toEqual([
        `${foot(edition)}4+i`,
        0,
        edition === 'gmt' ? 'lack of honor 7' : 'lack of honor 4',
      ])
    },
  )

  it.each(both)(
    'SB-HF-01, SB-LACK-01 honor that the attack brings pays for the retreat of the battle back (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)}\nF6 ASP`, { edition, ordered: 'E6', top: bare })
        .dice('hhcc fcc')
        .say('attack E6 F6', 'battle back E6', 'ignore 0', 'retreat D6')
      expect([t.honor[0], t.rolls]).toEqual([0, ['attack 4', 'battle back 3']])
    },
  )

  it.each(both)(
    'SB-RET-10, SB-LACK-05, SB-LACK-09 half blocked: blocks for the hexes not made, then the roll for those made (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)}\nF6 ASP\nH5 AB AB AB`, { edition, ordered: 'E6', bottom: bare })
        .dice('ffcc')
        .say('attack E6 F6')
        .dice(edition === 'gmt' ? 'ttfff' : 'ttff')
        .say('retreat G6')
      expect(t.at('G6')).toBe('ASP1')
    },
  )

  it.each(both)(
    'SB-RET-14, SB-LACK-01, SB-LACK-06 a unit that dies of the second hex pays for the first: other symbols count from where it fell (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)}\nF6 ASP1\nH5 AB AB AB\nK1 ASP`, {
        edition,
        ordered: 'E6',
        bottom: bare,
      })
        .dice('ffcc')
        .say('attack E6 F6')
        .dice(edition === 'gmt' ? 'tcfff' : 'tcff')
        .say('retreat G6')
      expect([t.at('G6'), t.at('K1'), t.flags, t.offers('lose')]).toEqual([
        '.',
        'ASP4',
        [1, 0],
        ['lose H5', 'lose H6'],
      ])
    },
  )

  it.each(both)(
    'SB-LACK-15, SB-RET-08, SB-LACK-05 a unit that joined a leader and dies of the roll leaves him where they met (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)}\nF6 ASP1\nG6 +I`, { edition, ordered: 'E6', bottom: bare })
        .dice('ffcc')
        .say('attack E6 F6')
        .dice(edition === 'gmt' ? 'tffff' : 'tfff')
        .say('retreat G6')
      expect([t.at('G6'), t.flags, t.offers('gain')]).toEqual(['+I', [1, 0], ['gain E6']])
    },
  )

  it.each(both)(
    'SB-LACK-06, SB-ARMY-08 symbols of the roll never reach a bodyguard, be it the nearest unit (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)}\nF6 ASP\nH6 AC\nK1 AB`, { edition, ordered: 'E6', bottom: bare })
        .dice('fccc')
        .say('attack E6 F6')
        .dice(edition === 'gmt' ? 'cxxff' : 'cxxf')
        .say('retreat G6')
      expect([t.at('H6'), t.at('K1')]).toEqual([edition === 'gmt' ? 'AC4+G' : 'AC3+G', 'AB3'])
    },
  )

  it.each(both)(
    'SB-LACK-14, SB-ORD-01 the roll can take a unit that was ordered and has not fought: it fights no more (%s)',
    (edition) => {
      const t = drawn(`E5 ab1\nE6 ${foot(edition)}\nF4 ASP ASP ASP`, { edition, ordered: 'E5 E6', top: bare })
        .dice('cccc fcc')
        .say('attack E6 F6', 'battle back E6', 'ignore 0')
        .dice(edition === 'gmt' ? 'cfffff' : 'cfff')
        .say('retreat D6')
      expect([t.at('E5'), t.flags, t.asks]).toEqual(['.', [0, 1], 'end of turn / choose'])
    },
  )
})

describe('cards and an empty reserve', () => {
  it('SB-LACK-18, SB-DC-REDDRAGON-02, SB-HON-03 gmt: each forced retreat is settled by itself, Levy for two tokens in all', () => {
    const t = command('order-one-left', 'red-dragon', 'E6 asp\nG4 ASP\nG8 LI', { bottom: bare })
      .dice('tch fffff ffffff')
      .say('dragon red-dragon', 'retreat H7', 'retreat I7', 'retreat H4')
    expect(t.rolls).toEqual(['red dragon 3', 'lack of honor 6', 'lack of honor 5'])
    expect([t.at('I7'), t.at('H4')]).toEqual(['LI4', 'ASP4'])
  })

  it('SB-DC-REDDRAGON-02, SB-RET-11, SB-VIC-06 gmt: a retreat that cannot be made ends the game before the next symbol', () => {
    const t = command('order-one-left', 'red-dragon', 'E6 asp\nK4 AB1\nG8 ASP', { victory: 1 })
      .dice('tch')
      .say('dragon red-dragon')
    expect([t.winner, t.at('G8'), t.honor[1]]).toEqual([0, 'ASP4', 10])
  })

  it('SB-DC-REDDRAGON-02, SB-SCN-01 gmt: a unit that it drives back over the river loses its temporary flag', () => {
    const t = command('order-one-left', 'red-dragon', 'B6 asp\nD6 ASP', {
      rules: ['victory-rule vf-units-across-river who=bottom zone=bank flags=1'],
      zones: { bank: 'D5 D6 D7' },
      change: (s) => {
        for (const unit of s.units) if (unit.seat === 1) unit.banner = 1
      },
    })
    expect(t.flags).toEqual([0, 1])
    t.dice('tfh').say('dragon red-dragon', 'retreat E6')
    expect([t.at('E6'), t.flags]).toEqual(['ASP4', [0, 0]])
  })

  it.each(both)(
    'SB-DC-TEA-01, SB-POOL-02, SB-POOL-04 Tea Ceremony takes no more than the pool has, the tokens on cards left out (%s)',
    (edition) => {
      const t = command('order-one-left', 'tea-ceremony', 'E6 asp\nE8 ac', {
        edition,
        top: { honor: 14 },
        bottom: { honor: 12 },
      })
        .dice('hhc')
        .say('dragon tea-ceremony')
      expect([t.honor[0], t.state.pool]).toEqual([18, 0])
    },
  )

  it.each(both)(
    'SB-DRG-03, SB-SEP-03 honor of a seppuku in the same combat pays for a card that was too dear before (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)}1+i\nE7 ${foot(edition)}\nF6 ASP`, {
        edition,
        ordered: 'E6 E7',
        top: { honor: 0, dragons: 'cowards' },
      })
        .dice('cccc tsc c')
        .say('attack E6 F6')
      expect(t.asks).toBe('close combat / battleBack')
      t.say('battle back E6', 'seppuku', 'attack E7 F6')
      expect(t.offers('dragon')).toEqual(['dragon cowards'])
    },
  )
})
