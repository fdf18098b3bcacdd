import { describe, expect, it } from 'vitest'
import { drawn, type Order, type Scene } from '../testing/scene.ts'

const both = [['gmt'], ['zvezda']] as const
const square = (edition: string) => (edition === 'gmt' ? 'SSP' : 'SI')
const horse = (edition: string) => (edition === 'gmt' ? 'SSPC' : 'SC')

/** A unit in E6 with four dice attacks what stands in F6. */
const flagged = (target: string, dice: string, behind = '', order: Order = {}): Scene =>
  drawn(`E6 ${order.edition === 'zvezda' ? 'si' : 'ssp'}\nF6 ${target}\n${behind}`, {
    ordered: 'E6',
    ...order,
  })
    .dice(dice)
    .say('attack E6 F6')

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
    const t = flagged(horse(edition), 'ffcc', 'G6 +I +C', { edition }).say('ignore 1')
    expect(t.at('G7')).toBe(`${horse(edition)}4+C`)
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

describe('ignoring flags', () => {
  /** How many flags of three the unit in F6 may ignore. */
  const ignored = (target: string, beside = '', order: Order = {}): number => {
    const t = flagged(target, 'fffc', beside, order)
    return t.asks === 'retreat / ignore' ? t.offers('ignore').length - 1 : 0
  }

  it.each(both)(
    'SB-MOR-01, SB-MOR-03 the owner ignores as many as he likes and takes the rest (%s)',
    (edition) => {
      const t = flagged(`${square(edition)}+I`, 'ffcc', '', { edition })
      expect([t.asked, t.answers]).toEqual([1, ['ignore 2', 'ignore 1', 'ignore 0']])
      t.say('ignore 1', 'retreat G6')
      expect(t.at('G6')).toBe(`${square(edition)}4+I`)
      const must = flagged(`${square(edition)}+I`, 'fffc', '', { edition }).say('ignore 2', 'retreat G6')
      expect(must.at('G6')).toBe(`${square(edition)}4+I`)
    },
  )

  it.each(both)('SB-MOR-02, SB-T-19 never more than two (%s)', (edition) => {
    expect(ignored(`${square(edition)}+I`, 'G6 ASP\nF7 ASP', { edition })).toBe(2)
  })

  it.each(both)(
    'SB-MOR-04, SB-MOR-05, SB-EX-15 friends in two adjacent hexes let it ignore one, mutually (%s)',
    (edition) => {
      // three units, each adjacent to the other two
      expect(ignored('ASP', 'F7 ASP\nG7 ASP', { edition })).toBe(1)
      expect(ignored('ASP', 'F7 ASP', { edition })).toBe(0)
      const t = drawn(`F6 ASP ASP\nG7 ASP\nF8 ${edition === 'gmt' ? 'ssp' : 'si'}`, {
        edition,
        ordered: 'F8',
      })
        .dice('fffc')
        .say('attack F8 F7')
      expect(t.answers).toEqual(['ignore 1', 'ignore 0'])
    },
  )

  it.each(both)(
    'SB-MOR-05 enemies do not support, and support is judged anew for every attack (%s)',
    (edition) => {
      expect(ignored('ASP', 'F7 asp\nG7 asp', { edition })).toBe(0)
    },
  )

  it.each(both)(
    'SB-MOR-06, SB-MOR-07 a lone leader counts as one of the two, a unit with its leader as one (%s)',
    (edition) => {
      expect(ignored('ASP', 'F7 ASP\nG7 +I', { edition })).toBe(1)
      expect(ignored('ASP', 'F7 ASP+I', { edition })).toBe(0)
      expect(ignored('ASP', 'G7 +I', { edition })).toBe(0)
    },
  )

  it.each(both)('SB-MOR-08 a square unit (%s)', (edition) => {
    expect([ignored(square(edition), '', { edition }), ignored(horse(edition), '', { edition })]).toEqual([
      1, 1,
    ])
    expect([ignored('ASP', '', { edition }), ignored('AB', '', { edition })]).toEqual([0, 0])
  })

  it.each(both)('SB-MOR-09 an attached leader (%s)', (edition) => {
    expect(ignored('ASP+I', '', { edition })).toBe(1)
  })

  it.each(both)('SB-MOR-10, SB-TER-BRIDGE-01 a bridge (%s)', (edition) => {
    expect(ignored('ASP/b', '', { edition })).toBe(1)
  })

  it('SB-MOR-11, SB-TER-BUILD-06, SB-T-73 buildings in zvezda, not in gmt; three reasons are still two flags', () => {
    const into = (target: string, order: Order = {}) => {
      const t = flagged(target, 'ff', '', order)
      return t.asks === 'retreat / ignore' ? t.offers('ignore').length - 1 : 0
    }
    expect(into('ASP/t', { edition: 'zvezda' })).toBe(1)
    expect(into('ASP/t')).toBe(0)
    const t = drawn('E6 si+i\nF6 SI+I/t', { edition: 'zvezda', ordered: 'E6' })
      .say('attack E6 F6')
      .dice('fff')
      .say('inspire E6')
    expect(t.answers).toEqual(['ignore 2', 'ignore 1', 'ignore 0'])
  })

  it.each([
    ['SB-MOR-12, SB-TER-FENCE-04, SB-T-72', 'ssp', 'ASP/|', 0],
    ['SB-MOR-12, SB-TER-FENCE-04', 'sspc', 'ASP/|', 1],
    ['SB-MOR-12', 'sspc', 'SSPC/|', 1], // for its symbol only
    ['SB-MOR-13, SB-TER-FENCE-05, SB-T-72', 'ssp', 'ASP/p', 1],
    ['SB-MOR-13, SB-TER-FENCE-05', 'sspc', 'ASP/p', 1],
    ['SB-MOR-14, SB-TER-CASTLE-06', 'ssp', 'ASP/c', 1],
  ])('%s %s attacks %s: %i', (_, attacker, target, flags) => {
    const t = drawn(`E6 ${attacker}\nF6 ${target}`, { ordered: 'E6' }).dice('ff').say('attack E6 F6')
    expect(t.asks === 'retreat / ignore' ? t.offers('ignore').length - 1 : 0).toBe(flags)
  })

  it('SB-MOR-15 a Dragon card that lets all be ignored goes beyond two', () => {
    const t = drawn('E6 ssp\nF6 ASP', { ordered: 'E6', bottom: { dragons: 'bravery' } }).say('attack E6 F6')
    t.dice('ffff').say('dragon bravery')
    expect(t.can('ignore 4')).toBe(true)
  })

  it.each(both)(
    'SB-T-21 its owner may take a flag that he could ignore, and then neither keeps his honor nor battles back (%s)',
    (edition) => {
      const t = flagged(square(edition), 'fccc', '', { edition }).say('ignore 0', 'retreat G6')
      expect([t.honor[1], t.offers('battle back')]).toEqual([8, []])
    },
  )
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

describe('Lack of Honor', () => {
  const poor = (target: string, dice: string, behind: string, order: Order = {}): Scene =>
    flagged(target, dice, behind, { bottom: { honor: 0 }, ...order })

  it('SB-LACK-01, SB-LACK-02, SB-EX-06 gmt: all is lost, and four dice are rolled and one more for each token unpaid', () => {
    const t = poor('SSP', 'fccc', '', { bottom: { honor: 1 } })
      .say('ignore 0')
      .dice('hhhhh')
      .say('retreat G6')
    expect([t.honor[1], t.rolls]).toEqual([0, ['attack 4', 'lack of honor 5']])
  })

  it('SB-LACK-01, SB-LACK-03, SB-EX-07 zvezda: four dice', () => {
    const t = poor('SI', 'fccc', '', { edition: 'zvezda', bottom: { honor: 1 } })
      .say('ignore 0')
      .dice('hhhh')
      .say('retreat G6')
    expect([t.honor[1], t.rolls]).toEqual([0, ['attack 4', 'lack of honor 4']])
  })

  it.each([
    ['gmt', 7],
    ['zvezda', 4],
  ] as const)(
    'SB-LACK-01, SB-T-27 a square unit with leader, two hexes, reserve three (%s): %i dice',
    (edition, dice) => {
      const t = poor(`${square(edition)}+I`, 'ffcc', '', { edition, bottom: { honor: 3 } }).say(
        'ignore 0',
        'retreat G6',
      )
      t.dice('hhhhhhh').say('retreat H6')
      expect(t.rolls).toEqual(['attack 4', `lack of honor ${dice}`])
    },
  )

  it.each(both)(
    'SB-LACK-04, SB-LACK-05, SB-LACK-09, SB-DICE-04 after the retreat its own symbol strikes the unit itself; surplus is lost (%s)',
    (edition) => {
      const t = poor('ASP2', 'fccc', 'G8 ASP', { edition, bottom: { honor: 0 } })
        .dice('ttthh')
        .say('retreat G6')
      expect([t.at('G6'), t.at('G8'), t.honor[1]]).toEqual(['.', 'ASP4', 0])
      expect(t.flags).toEqual([1, 0])
    },
  )

  it.each(both)('SB-LACK-06 other symbols strike the nearest unit that bears them (%s)', (edition) => {
    const t = poor('ASP', 'fccc', `G8 AB\nG12 AB\nH9 ${square(edition)}`, { edition })
      .dice('ccshh')
      .say('retreat G6')
    expect([t.at('G8'), t.at('G12'), t.at('H9')]).toEqual(['AB2', 'AB4', `${square(edition)}3`])
  })

  it.each(both)('SB-LACK-07 its owner breaks ties (%s)', (edition) => {
    const t = poor('ASP', 'fccc', 'G4 AB . . . AB', { edition }).dice('chhhh').say('retreat G6')
    expect([t.asked, t.answers.sort()]).toEqual([1, ['lose G4', 'lose G8']])
    t.say('lose G8')
    expect(t.at('G8')).toBe('AB3')
  })

  it.each(both)('SB-LACK-08 when one dies the next nearest takes the following face (%s)', (edition) => {
    const t = poor('ASP', 'fccc', 'G8 AB1 . AB', { edition }).dice('cchhh').say('retreat G6')
    expect([t.at('G8'), t.at('G10'), t.flags]).toEqual(['.', 'AB3', [1, 0]])
  })

  it.each(both)(
    'SB-LACK-10, SB-T-29 swords, flags and honor faces do nothing after a unit’s retreat, even with a leader (%s)',
    (edition) => {
      const t = poor('ASP+I', 'fccc', '', { edition }).say('ignore 0').dice('xxffhh').say('retreat G6')
      expect([t.at('G6'), t.honor[1]]).toEqual(['ASP4+I', 0])
    },
  )

  it.each(both)(
    'SB-LACK-11, SB-LACK-12, SB-T-29 after a lone leader’s: swords kill him for a flag, symbols strike nearest units (%s)',
    (edition) => {
      const t = poor('+I', 'cccc', 'G8 AB', { edition }).dice('xcfhhhh').say('retreat G6')
      expect([t.at('G6'), t.at('G8'), t.flags, t.honor[1]]).toEqual(['.', 'AB3', [1, 0], 0])
    },
  )

  it.each([
    ['gmt', 5],
    ['zvezda', 4],
  ] as const)(
    'SB-LACK-13, SB-DC-TIMID-01, SB-T-63 after a Dragon card its owner chooses the units (%s)',
    (edition, dice) => {
      const unit = edition === 'gmt' ? 'ssp' : 'si'
      const t = drawn(`E6 ${unit}\nF6 ASP1\nA1 ab ab`, {
        edition,
        ordered: 'E6',
        top: { honor: 1 },
        bottom: { dragons: 'timid-success' },
      })
      t.dice('tccc').say('attack E6 F6', 'gain E6').dice('cxffhh').say('dragon timid-success')
      expect(t.rolls).toEqual(['attack 4', `lack of honor ${dice}`])
      expect([t.asked, t.answers]).toEqual([0, ['lose A1', 'lose A2']])
    },
  )

  it.each(both)(
    'SB-LACK-14, SB-LACK-15, SB-LCC-11, SB-LCC-15, SB-T-28 a unit it destroys gives a flag; its leader stays, unchecked (%s)',
    (edition) => {
      const t = poor('ASP', 'fccc', 'G8 AB1+I', { edition }).dice('chhhh').say('retreat G6')
      expect([t.at('G8'), t.flags]).toEqual(['+I', [1, 0]])
      expect(t.rolls.filter((each) => each.startsWith('leader'))).toEqual([])
    },
  )

  it.each(both)('SB-LACK-16, SB-DRG-03 a Dragon card cannot be played unpaid (%s)', (edition) => {
    const t = drawn('E6 asp', {
      edition,
      top: { hand: 'order-one-centre order-two-left', dragons: 'panic tea-ceremony', honor: 0 },
    }).say('play order-one-centre')
    expect(t.offers('dragon')).toEqual(['dragon tea-ceremony'])
  })

  it.each(both)(
    'SB-T-84, SB-VIC-06 a flag that ends the game ends it in the middle of the roll (%s)',
    (edition) => {
      const t = poor('ASP', 'fccc', `G8 AB1\nH9 ${square(edition)}1`, {
        edition,
        victory: 3,
        top: { flags: 2 },
      })
        .dice('cshhh')
        .say('retreat G6')
      expect([t.winner, t.at('H9')]).toEqual([0, `${square(edition)}1`])
    },
  )
})
