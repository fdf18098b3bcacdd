import { describe, expect, it } from 'vitest'
import { command } from '../../testing/command.ts'
import { both, fight, foot } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'
import { mayBeInspired } from '../combat/inspiration.ts'

// Cards that strike at armies, and the leaders among them.

describe('a unit that a card destroys', () => {
  it.each(both)(
    'SB-DC-BLUEDRAGON-01, SB-DRG-08, SB-LCC-15 leaves its leader in the water, unchecked and where he was (%s)',
    (edition) => {
      const t = command('order-one-left', 'blue-dragon', 'E6 asp\nG6 ASP1+I/=', { edition })
        .dice('t')
        .say('dragon blue-dragon')
      expect([t.at('G6'), t.flags, t.rolls]).toEqual(['+I', [1, 0], ['blue dragon 1']])
    },
  )

  it('SB-DC-REDDRAGON-03, SB-DRG-08 zvezda: the Red Dragon’s victims are checked no more than others', () => {
    const t = command('order-one-left', 'red-dragon', 'E6 asp\nG6 ASP1+I\nK1 AB', { edition: 'zvezda' })
      .dice('txh')
      .say('dragon red-dragon')
    expect([t.at('G6'), t.flags, t.rolls]).toEqual(['+I', [1, 0], ['red dragon 3']])
  })

  it('SB-DC-REDDRAGON-02, SB-RET-15, SB-HON-04 gmt: sent back with its leader it costs his honor too', () => {
    const t = command('order-one-left', 'red-dragon', 'E6 asp\nG6 SSP+I\nK1 AB', {})
      .dice('sfh')
      .say('dragon red-dragon', 'retreat H6')
    expect([t.at('H6'), t.honor[1]]).toEqual(['SSP4+I', 7])
  })

  it('SB-DC-REDDRAGON-02, SB-RET-08, R-77 gmt: sent back twice, it may stop at a leader first and take him along the second time', () => {
    const t = command('order-one-left', 'red-dragon', 'E6 asp\nG6 ASP\nH6 +I', {})
      .dice('tth')
      .say('dragon red-dragon', 'retreat H6', 'retreat I6')
    expect([t.at('I6'), t.honor[1]]).toEqual(['ASP4+I', 7])
  })

  it.each(both)(
    'SB-DC-FAMINE-01, SB-DC-FAMINE-02 its owner may spread the loss, a leader’s unit among them (%s)',
    (edition) => {
      const t = command('order-one-left', 'rice-famine', 'E6 asp\nG4 AB AB1+I', { edition })
        .dice('cc')
        .say('dragon rice-famine')
      expect([t.asked, t.answers]).toEqual([1, ['lose G4', 'lose G5']])
      t.say('lose G5')
      expect([t.at('G5'), t.flags, t.at('G4')]).toEqual(['+I', [1, 0], 'AB3'])
    },
  )
})

describe('a commander without his guards', () => {
  it('SB-ARMY-17, SB-EXIT-09, SB-HON-11 zvezda: from a tent on the baseline he may leave the field for three honor', () => {
    const t = drawn('J6 sc\nK6 AC1', { edition: 'zvezda', ordered: 'J6' }).dice('xccc c').say('attack J6 K6')
    expect(t.answers).toEqual(['leave K6', 'seppuku'])
    t.say('leave K6')
    expect([t.flags, t.honor[1], t.offers('gain')]).toEqual([[0, 0], 7, ['gain J6']])
  })

  it.each(both)(
    'SB-ARMY-17, SB-LRET-07, SB-SEP-06 hemmed in, he commits seppuku and leaves the tent to his enemy (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)}\nF6 AC1\nG6 r r`, { edition, ordered: 'E6' })
        .dice(edition === 'gmt' ? 'xccc cc' : 'xccc c')
        .say('attack E6 F6')
      expect([t.happened('seppuku'), t.honor[1], t.state.handSize[1], t.offers('gain')]).toEqual([
        true,
        15,
        3,
        ['gain E6'],
      ])
    },
  )

  it('SB-ARMY-18, SB-LRET-05, SB-INSP-11 gmt: an infantry leader from then on: he joins foot, and inspires nobody beside him', () => {
    const t = drawn('E6 ssp\nF6 AC1\nG6 ASP ASP', { ordered: 'E6' })
      .dice('xccc cc')
      .say('attack E6 F6', 'retreat G6')
    expect([t.at('G6'), t.leader('G6').kind]).toEqual(['ASP4+I', 'infantry'])
    expect(['G6', 'G7'].map((hex) => mayBeInspired(t.state, t.unit(hex)))).toEqual([true, false])
  })
})

describe('a challenge before a battle back', () => {
  it('R-92, SB-MOR-09 zvezda: the attacker who loses his leader in it has his flag to ignore no more', () => {
    const t = fight('asp+i', 'ASP+I', { bottom: 'personal-challenge' }, { edition: 'zvezda' })
    t.say('pass').dice('ccc').say('pass')
    t.say('battle back E6')
    expect(t.offers('dragon')).toEqual(['dragon personal-challenge'])
    t.dice('c'.repeat(6)).dice('xccccc').say('dragon personal-challenge')
    expect([t.at('E6'), t.flags]).toEqual(['asp4', [0, 0]])
    t.dice('fcc').say('pass')
    expect(t.asks).toBe('retreat / path')
  })
})

describe('Nagashino', () => {
  const banks = { rules: ['victory-rule vf-per-order-one-unit who=top flags=1 notLastFlag=true'] }

  it('SB-DC-WILDWINDS-01, SB-CC-COUNTER-06 gmt 28: the card that was played in the end banks the flag, not the one blown away', () => {
    const away = command('order-one-left', '', 'E6 asp', {
      ...banks,
      top: { hand: 'order-one-left advance-right' },
      bottom: { dragons: 'wild-winds' },
    }).say('dragon wild-winds')
    expect([away.asks, away.flags]).toEqual(['end of turn / choose', [0, 0]])
    const instead = command('advance-right', '', 'E6 asp', {
      ...banks,
      top: { hand: 'advance-right order-one-left' },
      bottom: { dragons: 'wild-winds' },
    }).say('dragon wild-winds')
    expect(instead.flags).toEqual([1, 0])
  })

  it('SB-DC-WISDOM-01, SB-CC-ONE-02 gmt 28: Order One Unit with its section changed is that card still: it banks and draws', () => {
    const t = command('order-one-left', 'tactical-wisdom', 'E6 asp', banks).say(
      'dragon tactical-wisdom left centre',
      'order E6',
      'end',
    )
    expect([t.flags, t.asks]).toEqual([[1, 0], 'end of turn / keep'])
  })
})
