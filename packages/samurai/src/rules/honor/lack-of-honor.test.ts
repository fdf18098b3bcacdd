import { describe, expect, it } from 'vitest'
import type { EditionName } from '../../data/edition.ts'
import { both, flagged, foot } from '../../testing/fights.ts'
import { drawn, type Order, type Scene } from '../../testing/scene.ts'

/** Square infantry of the bottom army. */
const square = (edition: EditionName) => foot(edition).toUpperCase()

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
