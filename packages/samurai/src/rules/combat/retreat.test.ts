import { describe, expect, it } from 'vitest'
import type { EditionName } from '../../data/edition.ts'
import { both, flagged, foot, horse } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

/** Square infantry of the bottom army. */
const square = (edition: EditionName) => foot(edition).toUpperCase()

describe('retreats', () => {
  it.each(both)('SB-RET-01 flags come after hits (%s)', (edition) => {
    const t = flagged('ASP', 'tfcc', '', { edition })
    expect([t.blocks('F6'), t.asks]).toEqual([3, 'retreat / path'])
    expect(flagged('ASP1', 'tfcc', '', { edition }).asks).toBe('close combat / ground')
  })

  it.each(both)('SB-RET-02, SB-EX-10 one hex for each flag not ignored (%s)', (edition) => {
    const t = flagged('ASP', 'ffcc', '', { edition }).say('retreat G6', 'retreat H6')
    expect([t.at('H6'), t.asks]).toEqual(['ASP4', 'close combat / ground'])
  })

  it('SB-RET-03 Levy goes two hexes for each', () => {
    const t = flagged('LI', 'fttt').say('retreat G6', 'retreat H6')
    expect([t.at('H6'), t.honor[1]]).toEqual(['LI4', 8])
  })

  it.each(both)(
    'SB-RET-04, SB-RET-05 toward its own baseline, wherever the attack came from; its owner picks the path (%s)',
    (edition) => {
      const t = flagged('ASP', 'fccc', '', { edition })
      expect([t.asked, t.answers]).toEqual([1, ['retreat G6', 'retreat G7']])
      const behind = drawn('F6 ASP\nG6 asp', { edition, ordered: 'G6' }).dice('fcc').say('attack G6 F6')
      // forced without asking: the only hex toward the baseline that is free
      expect(behind.at('G7')).toBe('ASP4')
    },
  )

  it.each(both)(
    'SB-RET-06 not into units, enemy leaders, impassable terrain or half hexes (%s)',
    (edition) => {
      for (const block of ['ASP', 'asp', '+i', 'r']) {
        const t = flagged('ASP', 'fccc', `G6 ${block} .`, { edition })
        expect(t.at('G7'), block).toBe('ASP4')
      }
      const rim = drawn('D1 si\nE1 ASP\nF1 ASP'.replace('si', edition === 'gmt' ? 'ssp' : 'si'), {
        edition,
        ordered: 'D1',
      })
        .dice('fccc')
        .say('attack D1 E1')
      expect(rim.at('E1')).toBe('ASP3')
    },
  )

  it.each(both)('SB-RET-07, SB-TER-02, SB-EX-11 terrain neither stops nor slows it (%s)', (edition) => {
    const t = flagged('ASP', 'ffcc', 'G6 f =', { edition }).say('retreat G6', 'retreat H6')
    expect(t.at('H6')).toBe('ASP4')
    expect(flagged('ASP', 'ffcc', 'G6 f =', { edition }).say('retreat G7', 'retreat H7').at('H7')).toBe(
      'ASP4',
    )
  })

  it.each(both)(
    'SB-RET-08, SB-T-25, SB-HON-08 infantry stops at a lone leader and takes him; the rest costs nothing (%s)',
    (edition) => {
      for (const leader of ['+I', '+C']) {
        const t = flagged('ASP', 'fffc', `G6 ${leader}`, { edition }).say('retreat G6')
        expect([t.at('G6'), t.honor[1]]).toEqual([`ASP4${leader}`, 9])
        expect(t.asks).toBe('close combat / ground')
      }
    },
  )

  it.each(both)('SB-RET-09 cavalry only with a cavalry leader (%s)', (edition) => {
    const t = flagged(horse(edition).toUpperCase(), 'ffcc', 'G6 +I +C', { edition }).say('ignore 1')
    expect(t.at('G7')).toBe(`${horse(edition).toUpperCase()}4+C`)
  })

  it.each(both)('SB-T-26 a unit with a leader is blocked by another leader (%s)', (edition) => {
    const t = flagged('ASP+I', 'fccc', 'G6 +I +C', { edition }).say('ignore 0')
    expect([t.at('F6'), t.honor[1]]).toEqual(['ASP3+I', 10])
  })

  it.each(both)(
    'SB-RET-10, SB-T-22, SB-HON-07 each hex that cannot be made costs a block, and honor only for hexes made (%s)',
    (edition) => {
      const t = flagged('ASP', 'ffcc', 'H5 ASP ASP ASP', { edition }).say('retreat G6')
      expect([t.at('G6'), t.honor[1]]).toEqual(['ASP3', 9])
      expect([t.offers('battle back'), t.offers('gain')]).toEqual([[], ['gain E6']])
    },
  )

  it.each(both)('SB-RET-11 on its own baseline every further hex costs a block (%s)', (edition) => {
    const unit = edition === 'gmt' ? 'ssp' : 'si'
    const t = drawn(`I6 ${unit}\nJ6 ASP`, { edition, ordered: 'I6' })
      .dice('ffcc')
      .say('attack I6 J6', 'retreat K6')
    expect(t.at('K6')).toBe('ASP3')
  })

  it('SB-RET-12, SB-T-23 in gmt a path without losses is compulsory', () => {
    // from F6: G6 leads to H5 and H6, both held; G7 leads to H7
    const t = flagged('ASP', 'ffcc', 'H5 ASP ASP .')
    expect([t.at('H7'), t.honor[1]]).toEqual(['ASP4', 8])
  })

  it('SB-RET-13 in zvezda nobody need look ahead', () => {
    const t = flagged('ASP', 'ffcc', 'H5 ASP ASP .', { edition: 'zvezda' })
    expect(t.answers).toEqual(['retreat G6', 'retreat G7'])
  })

  it.each(both)('SB-RET-14 blocks lost this way can destroy it, for a flag (%s)', (edition) => {
    const t = flagged('ASP1', 'fccc', 'G6 ASP ASP', { edition }).say('ignore 0')
    expect([t.at('F6'), t.flags]).toEqual(['.', [1, 0]])
  })

  it.each(both)(
    'SB-RET-15, SB-HON-04, SB-EX-08 its leader goes along, for one honor more a hex (%s)',
    (edition) => {
      const t = flagged('ASP+I', 'fccc', '', { edition }).say('ignore 0', 'retreat G6')
      expect([t.at('G6'), t.honor[1]]).toEqual(['ASP4+I', 8])
    },
  )

  it.each(both)('SB-HON-04, SB-EX-09 two hexes with a leader cost four (%s)', (edition) => {
    const t = flagged('ASP+I', 'ffcc', '', { edition }).say('ignore 0', 'retreat G6', 'retreat H6')
    expect([t.at('H6'), t.honor[1]]).toEqual(['ASP4+I', 6])
  })

  it('SB-RET-16, SB-TER-CASTLE-06, SB-T-70 infantry in a castle does not retreat: each flag is a hit, for Levy too', () => {
    const t = flagged('LI/c', 'ff').say('ignore 1')
    expect([t.at('F6'), t.honor[1]]).toEqual(['LI3', 10])
  })

  it('SB-RET-17, SB-ARMY-15, SB-MOR-16 a gmt bodyguard ignores all flags, asked or not', () => {
    const t = flagged('AC', 'ffff')
    expect([t.at('F6'), t.asks]).toEqual(['AC4+G', 'close combat / battleBack'])
  })

  it('SB-RET-18, SB-ARMY-16, SB-MOR-17, SB-ARMY-23 a zvezda command unit ignores one and loses a guard for each other, unchecked', () => {
    const t = flagged('AC', 'fffc', '', { edition: 'zvezda' })
    expect(t.answers).toEqual(['ignore 1', 'ignore 0'])
    t.say('ignore 1')
    expect([t.at('F6'), t.rolls]).toEqual(['AC1+G', ['attack 4']])
    const all = flagged('AC', 'fffc', '', { edition: 'zvezda' }).say('ignore 0')
    expect([all.asks, all.at('F6'), all.flags]).toEqual(['leader retreat / choose', '+I', [0, 0]])
  })
})

describe('honor lost through retreat', () => {
  it.each(both)('SB-HON-01 circles and triangles: one a hex (%s)', (edition) => {
    for (const unit of ['ASP', 'AB', 'AA']) {
      expect(flagged(unit, 'ffss', '', { edition }).say('retreat G6', 'retreat H6').honor[1], unit).toBe(8)
    }
  })

  it.each(both)('SB-HON-02 squares: two a hex (%s)', (edition) => {
    expect(
      flagged(square(edition), 'ffcc', '', { edition }).say('ignore 0', 'retreat G6', 'retreat H6').honor[1],
    ).toBe(6)
  })

  it('SB-HON-03, SB-T-17 Levy: two in all, and one a hex for its leader', () => {
    expect(flagged('LI', 'ffss').say('retreat G6', 'retreat H6', 'retreat I6', 'retreat J6').honor[1]).toBe(8)
    const led = flagged('LI+I', 'ffss').say(
      'ignore 0',
      'retreat G6',
      'retreat H6',
      'retreat I6',
      'retreat J6',
    )
    expect(led.honor[1]).toBe(4)
  })

  it('SB-T-18 Levy one hex from the baseline: one hex, one block, two honor, no battle back', () => {
    const t = drawn('I6 ssp\nJ6 LI', { ordered: 'I6' }).dice('fsss').say('attack I6 J6', 'retreat K6')
    expect([t.at('K6'), t.honor[1], t.offers('battle back')]).toEqual(['LI3', 8, []])
  })

  it.each(both)('SB-HON-09, SB-POOL-05 lost tokens go to the pool at once (%s)', (edition) => {
    expect(flagged('ASP', 'fccc', '', { edition }).say('retreat G6').state.pool).toBe(11)
  })
})
