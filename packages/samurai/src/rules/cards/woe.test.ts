import { describe, expect, it } from 'vitest'
import { command } from '../../testing/command.ts'
import { both } from '../../testing/fights.ts'
import type { Order } from '../../testing/scene.ts'
import { isSupported } from '../combat/morale.ts'
import { retreatHexes } from '../combat/retreat.ts'
import { dragonCards } from './dragon-cards.ts'

const costOf = (title: string): number => dragonCards.find((card) => card.title === title)?.cost ?? -1

describe('Blue Dragon', () => {
  it.each(both)('SB-DC-BLUEDRAGON-01 one die for each enemy unit in or next to water (%s)', (edition) => {
    const t = command(
      'order-one-left',
      'blue-dragon',
      'E6 asp\nG5 ASP = AB\nI5 b/b\nI9 AA'.replace('I5 b/b\n', ''),
      { edition },
    )
    t.dice('tt').say('dragon blue-dragon')
    expect([t.rolls, t.at('G5'), t.at('G7'), t.at('I9')]).toEqual([
      ['blue dragon 1', 'blue dragon 1'],
      'ASP3',
      'AB4',
      'AA4',
    ])
  })

  it.each(both)('SB-DC-BLUEDRAGON-01 rivers and bridges are water too (%s)', (edition) => {
    for (const code of ['r', 'b', '=']) {
      const t = command('order-one-left', 'blue-dragon', `E6 asp\nG5 ASP ${code}`, { edition })
        .dice('h')
        .say('dragon blue-dragon')
      expect([t.at('G5'), t.honor[0]], code).toEqual(['ASP4', 10 - costOf('blue-dragon')])
    }
    expect(
      command('order-one-left', 'blue-dragon', 'E6 asp =\nG5 ASP', { edition }).offers('dragon'),
    ).toEqual([])
  })
})

describe('Red Dragon', () => {
  it.each(both)('SB-DC-REDDRAGON-01 three dice, four with a tent on the field (%s)', (edition) => {
    const rolls = (field: string) =>
      command('order-one-left', 'red-dragon', field, { edition }).dice('ffff').say('dragon red-dragon').rolls
    expect([rolls('E6 asp\nG6 ASP'), rolls('A6 mt\nE6 asp\nG6 ASP')]).toEqual([
      ['red dragon 3'],
      ['red dragon 4'],
    ])
  })

  it('SB-DC-REDDRAGON-02, SB-HON-10, SB-LACK-18 gmt: for each symbol one such unit of the enemy’s choice retreats, and it costs honor', () => {
    const t = command('order-one-left', 'red-dragon', 'E6 asp\nG4 ASP . ASP\nG8 SSP+I AC\nG11 ASP/c')
      .dice('tsx')
      .say('dragon red-dragon')
    expect([t.asked, t.answers]).toEqual([1, ['fall back G4', 'fall back G6']])
    t.say('fall back G6', 'retreat H6')
    expect(t.honor[1]).toBe(9)
    expect(t.answers).toEqual(['retreat H7', 'retreat H8']) // the only square unit; its flag cannot be ignored
    t.say('retreat H8')
    expect([t.at('H8'), t.honor[1]]).toEqual(['SSP4+I', 6])
  })

  it('SB-DC-REDDRAGON-03 zvezda: for each symbol one figure of such a unit, of the enemy’s choice', () => {
    const t = command('order-one-left', 'red-dragon', 'E6 asp\nG4 ASP . ASP', { edition: 'zvezda' })
      .dice('tcx')
      .say('dragon red-dragon')
    expect([t.asked, t.answers]).toEqual([1, ['lose G4', 'lose G6']])
    t.say('lose G6')
    expect([t.at('G4'), t.at('G6'), t.honor[1]]).toEqual(['ASP4', 'ASP3', 10])
  })
})

describe('Rice Famine', () => {
  it.each(both)(
    'SB-DC-FAMINE-01, SB-DC-FAMINE-02 a die for each enemy circle unit: symbols cost blocks of the enemy’s choice, honor faces two honor (%s)',
    (edition) => {
      const t = command('order-one-left', 'rice-famine', 'E6 ab\nG2 AB AA . ASP . ASP AB', { edition })
        .dice('thx')
        .say('dragon rice-famine')
      expect([t.rolls, t.honor[1], t.asked, t.answers]).toEqual([
        ['rice famine 3'],
        8,
        1,
        ['lose G5', 'lose G7'],
      ])
      t.say('lose G7')
      expect(t.at('G7')).toBe('ASP3')
    },
  )

  it('SB-DC-FAMINE-03 gmt: units emptied this way give flags', () => {
    expect(
      command('order-one-left', 'rice-famine', 'E6 ab\nG2 AB1').dice('c').say('dragon rice-famine').flags,
    ).toEqual([1, 0])
  })

  it.each([
    ['gmt', 7],
    ['zvezda', 4],
  ] as const)(
    'SB-LACK-18, SB-LACK-13 all honor that it takes is added up: one Lack of Honor roll at most (%s)',
    (edition, dice) => {
      const t = command('order-one-left', 'rice-famine', 'E6 ab\nG2 AB . AB', {
        edition,
        bottom: { honor: 1 },
      })
        .dice('hh')
        .dice('f'.repeat(dice))
        .say('dragon rice-famine')
      expect([t.rolls, t.honor[1]]).toEqual([['rice famine 2', `lack of honor ${dice}`], 0])
    },
  )
})

describe('Ninja Assassin', () => {
  it.each(both)(
    'SB-DC-ASSASSIN-01 swords kill an enemy leader for a flag; other faces do nothing (%s)',
    (edition) => {
      const field = 'E6 asp+i\nG6 ASP+I +C AC'
      const t = command('order-one-left', 'ninja-assassin', field, { edition })
      expect(t.offers('dragon')).toEqual([
        'dragon ninja-assassin G6',
        'dragon ninja-assassin G7',
        'dragon ninja-assassin G8',
      ])
      t.dice('x').say('dragon ninja-assassin G6')
      expect([t.at('G6'), t.flags]).toEqual(['ASP4', [1, 0]])
      expect(
        command('order-one-left', 'ninja-assassin', field, { edition })
          .dice('h')
          .say('dragon ninja-assassin G6')
          .at('G6'),
      ).toBe('ASP4+I')
    },
  )

  it('SB-DC-ASSASSIN-02 gmt: the opponent loses a Command card too; not in zvezda', () => {
    const hand = (edition: 'gmt' | 'zvezda') =>
      command('order-one-left', 'ninja-assassin', 'E6 asp\nG6 +I', { edition })
        .dice('x')
        .say('dragon ninja-assassin G6').state.handSize[1]
    expect([hand('gmt'), hand('zvezda')]).toEqual([3, 4])
  })
})

describe('Turncoat', () => {
  const tempt = (order: Order = {}, field = 'E6 asp\nG6 ASP2 ASP+I') =>
    command('order-one-left', 'turncoat', field, { ...order, top: { honor: 14, ...order.top } })

  it.each(both)(
    'SB-DC-TURNCOAT-01 a unit without a leader; three dice, one more for more flags, two for more honor (%s)',
    (edition) => {
      const t = tempt({ edition })
      expect(t.offers('dragon')).toEqual(['dragon turncoat G6'])
      t.dice('c'.repeat(6)).say('dragon turncoat G6')
      expect(t.rolls).toEqual(['turncoat 3', 'turncoat 3'])
      const rich = tempt({ edition, top: { honor: 15, flags: 1 }, bottom: { honor: 10 } })
        .dice('c'.repeat(9))
        .say('dragon turncoat G6')
      expect(rich.rolls).toEqual(['turncoat 6', 'turncoat 3'])
    },
  )

  it.each(both)('SB-DC-TURNCOAT-02 more honor faces decide; a tie leaves it (%s)', (edition) => {
    const won = tempt({ edition }).dice('hcc ccc').say('dragon turncoat G6')
    expect([won.asked, won.answers]).toEqual([0, ['change sides', 'pass']])
    const lost = tempt({ edition }).dice('ccc hcc').say('dragon turncoat G6')
    expect([lost.asked, lost.answers]).toEqual([1, ['change sides', 'pass']])
    const tie = tempt({ edition }).dice('hcc hcc').say('dragon turncoat G6')
    expect(tie.at('G6')).toBe('ASP2')
  })

  it.each(both)(
    'SB-DC-TURNCOAT-03, SB-DC-TURNCOAT-04 it keeps hex, kind and blocks; no flag and no honor (%s)',
    (edition) => {
      const t = tempt({ edition }).dice('hhc ccc').say('dragon turncoat G6', 'change sides')
      expect([t.at('G6'), t.flags, t.honor]).toEqual(['asp2', [0, 0], [10, 10]])
    },
  )

  it.each([
    ['change sides', 0],
    ['pass', 1],
  ])(
    'SB-T-81 the unit counts for its new side at once in the test for an empty section: %s',
    (decision, flags) => {
      const rules = ['victory-rule vf-empty-section who=bottom flags=1']
      const t = tempt({ rules }, 'C2 asp\nC6 asp\nG10 ASP\nI6 ASP')
        .dice('hcc ccc')
        .say('dragon turncoat G10', decision)
      while (t.asked === 0) t.say(t.offers('discard')[0] ?? t.offers('end')[0] ?? 'take honor')
      expect(t.flags).toEqual([0, flags])
    },
  )

  it('SB-T-81 it supports its new side and blocks the old one at once', () => {
    // F6 with G7 beside it and, once it has changed sides, G6
    const field = 'E6 asp\nF6 SSP\nG6 ASP asp\nH6 asp'
    const t = tempt({}, field).dice('hcc ccc').say('dragon turncoat G6', 'change sides')
    expect([t.at('G6'), t.unit('G6').seat]).toEqual(['asp4', 0])
    expect(isSupported(t.state, t.unit('G7'))).toBe(true)
    expect(retreatHexes(t.state, t.unit('F6'), false, 1)).toEqual([])
  })

  it('SB-DC-TURNCOAT-03, SB-SCN-08 a locked unit that changes sides takes orders from its new owner like any other', () => {
    const rules = ['special locked-units tag=m card=order-one-right']
    const t = tempt({ rules }, 'C6 asp\nE10 ASP*m')
    expect(t.unit('E10').locked).toBe(true)
    t.dice('hcc ccc').say('dragon turncoat E10', 'change sides', 'order E10')
    expect(t.offers('move E10').length).toBeGreaterThan(0)
  })

  it('SB-T-81, SB-SCN-10 a hill that goes over with its unit ends the majority at once', () => {
    const rules = ['victory-rule vf-hill-majority flags=1']
    const field = 'E6 asp\nG6 ASP/h\nG9 ASP'
    const t = tempt({ rules }, field)
    expect(t.flags).toEqual([0, 1])
    t.dice('hcc cccc').say('dragon turncoat G6', 'change sides')
    expect(t.flags).toEqual([0, 0])
  })
})
