import { describe, expect, it } from 'vitest'
import { both, shoot } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

describe('battle in general', () => {
  it.each(both)('SB-BAT-01 one unit after the other, ranged and close in any order (%s)', (edition) => {
    const t = drawn('E4 ab . ASP\nE8 asp ASP', { edition, ordered: 'E4 E8' })
    expect(t.offers('attack')).toEqual(['attack E8 E9'])
    t.dice('ccc').say('attack E8 E9', 'pass').dice('cc').say('shoot E4 E6')
    expect(t.rolls).toEqual(['attack 3', 'ranged 2'])
  })

  it.each(both)('SB-BAT-02 a battle is finished before the next one begins (%s)', (edition) => {
    const t = drawn('E4 asp ASP\nE8 asp ASP', { edition, ordered: 'E4 E8' }).dice('ccc').say('attack E4 E5')
    expect([t.asked, t.answers]).toEqual([1, ['battle back E4', 'pass']])
  })

  it.each(both)('SB-BAT-03 a unit battles once a turn (%s)', (edition) => {
    const t = drawn('E4 asp ASP\nF4 ASP\nE9 asp ASP', { edition, ordered: 'E4 E9' })
      .dice('ccc')
      .say('attack E4 E5', 'pass')
    expect(t.offers('attack')).toEqual(['attack E9 E10'])
    expect(t.whyNot({ kind: 'attack', unit: t.unit('E4').id, hex: t.unit('E5').hex })).toBe('SB-BAT-03')
  })

  it.each(both)('SB-BAT-04 either ranged or close combat, not both (%s)', (edition) => {
    const t = drawn('E4 ab . ASP\nE9 asp ASP', { edition, ordered: 'E4 E9' })
      .dice('fs')
      .say('shoot E4 E6', 'retreat F5')
    expect([t.at('F5'), t.offers('attack E4'), t.offers('shoot E4')]).toEqual(['ASP4', [], []])
    // shot from behind, the target falls back next to its shooter, who has had his battle
    const behind = drawn('E5 ASP\nF4 r\nG5 ab', { edition, ordered: 'G5' }).dice('fs').say('shoot G5 E5')
    expect([behind.at('F5'), behind.asks]).toEqual(['ASP4', 'end of turn / choose'])
  })

  it.each(both)('SB-BAT-05 all dice go against one enemy (%s)', (edition) => {
    const t = drawn('E4 asp ASP1\nF4 ASP1', { edition, ordered: 'E4' }).dice('ttt').say('attack E4 E5')
    expect([t.at('E5'), t.at('F4')]).toEqual(['.', 'ASP1'])
  })

  it.each(both)(
    'SB-BAT-06, SB-BAT-08, SB-TER-01, SB-T-06, SB-EX-16 base dice, then the maximum of terrain, then added dice (%s)',
    (edition) => {
      const unit = edition === 'gmt' ? 'ssp' : 'si'
      const t = drawn(`E4 ${unit}+i ASP/f`, { edition, ordered: 'E4', card: 'shogun' }).say('attack E4 E5')
      t.dice('cccc').say('inspire E4')
      expect(t.rolls).toEqual(['attack 4'])
      const inForest = drawn(`E4 ${unit}+i/f ASP`, { edition, ordered: 'E4' })
        .say('attack E4 E5')
        .dice('ccc')
        .say('inspire E4')
      expect(inForest.rolls).toEqual(['attack 3'])
    },
  )

  it.each(both)(
    'SB-BAT-06, SB-T-05 a moved bow unit shoots into forest with one die, never none (%s)',
    (edition) => {
      const t = drawn('E3 ab . . ASP/f', { edition, ordered: 'E3', phase: 'move' })
        .say('move E3 E4')
        .dice('s')
        .say('shoot E4 E6')
      expect(t.rolls).toEqual(['ranged 1'])
    },
  )

  it.each(both)('SB-BAT-07, SB-T-07 of several maximums the lowest counts (%s)', (edition) => {
    const unit = edition === 'gmt' ? 'ssp' : 'si'
    expect(
      drawn(`E4 ${unit}/g ASP/f`, { edition, ordered: 'E4' }).dice('c').say('attack E4 E5').rolls,
    ).toEqual(['attack 1'])
    expect(
      drawn(`E4 ${unit}/f ASP/h`, { edition, ordered: 'E4' }).dice('cc').say('attack E4 E5').rolls,
    ).toEqual(['attack 2'])
  })
})

describe('ranged combat', () => {
  it('SB-RNG-01 only missile units shoot, at two hexes or more', () => {
    for (const unit of ['ssp', 'asp', 'li', 'sspc'])
      expect(drawn(`E4 ${unit} . ASP`, { ordered: 'E4' }).offers('shoot'), unit).toEqual([])
    for (const unit of ['sb', 'ab', 'aa', 'sbc'])
      expect(drawn(`E4 ${unit} . ASP`, { ordered: 'E4' }).offers('shoot'), unit).toEqual(['shoot E4 E6'])
    for (const unit of ['si', 'asp', 'sc'])
      expect(drawn(`E4 ${unit} . ASP`, { ordered: 'E4', edition: 'zvezda' }).offers('shoot'), unit).toEqual(
        [],
      )
  })

  it.each(both)('SB-RNG-02 next to an enemy unit there is no shooting at all (%s)', (edition) => {
    const t = drawn('E4 ab . ASP\nF4 ASP', { edition, ordered: 'E4' })
    expect([t.offers('shoot'), t.offers('attack')]).toEqual([[], ['attack E4 F4']])
    expect(t.whyNot({ kind: 'shoot', unit: t.unit('E4').id, hex: t.unit('E6').hex })).toBe('SB-RNG-02')
  })

  it('SB-RNG-03 in gmt a lone enemy leader next door does not forbid it', () => {
    expect(drawn('E4 ab . ASP\nF4 +I', { ordered: 'E4' }).offers('shoot')).toEqual(['shoot E4 E6'])
  })

  it('SB-RNG-04 in zvezda he does', () => {
    expect(drawn('E4 ab . ASP\nF4 +I', { edition: 'zvezda', ordered: 'E4' }).offers('shoot')).toEqual([])
  })

  it.each(both)('SB-RNG-05, SB-RNG-06, SB-EX-14 bows reach three hexes, arquebuses four (%s)', (edition) => {
    for (const [unit, far] of [
      ['ab', 3],
      ['aa', 4],
    ] as const) {
      for (const range of [2, 3, 4, 5]) {
        const t = drawn(`E2 ${unit}\nE${2 + range} ASP`, { edition, ordered: 'E2' })
        expect(t.offers('shoot').length, `${unit} at ${range}`).toBe(range <= far ? 1 : 0)
      }
    }
  })

  it.each(both)(
    'SB-RNG-07, SB-EX-14 bow dice: two at range two or three, one if the unit moved (%s)',
    (edition) => {
      for (const range of [2, 3]) {
        const t = drawn(`E2 ab\nE${2 + range} ASP`, { edition, ordered: 'E2' })
          .dice('ss')
          .say(`shoot E2 E${2 + range}`)
        expect(t.rolls).toEqual(['ranged 2'])
      }
      const moved = drawn('E2 ab\nE6 ASP', { edition, ordered: 'E2', phase: 'move' })
        .say('move E2 E4')
        .dice('s')
        .say('shoot E4 E6')
      expect(moved.rolls).toEqual(['ranged 1'])
    },
  )

  it('SB-RNG-07, SB-T-04 Samurai bows and bow cavalry shoot alike', () => {
    for (const unit of ['sb', 'sbc']) {
      expect(shoot(unit, 'ASP', 'ss').rolls).toEqual(['ranged 2'])
      const t = drawn(`E3 ${unit} . . ASP`, { ordered: 'E3', phase: 'move' })
        .say('move E3 E4')
        .dice('s')
        .say('shoot E4 E6')
      expect(t.rolls).toEqual(['ranged 1'])
    }
  })

  it.each(both)(
    'SB-RNG-08, SB-EX-14 arquebus dice: two at range two or three, one at four (%s)',
    (edition) => {
      for (const [range, dice] of [
        [2, 2],
        [3, 2],
        [4, 1],
      ] as const) {
        const t = drawn(`E2 aa\nE${2 + range} ASP`, { edition, ordered: 'E2' })
          .dice('ss')
          .say(`shoot E2 E${2 + range}`)
        expect(t.rolls).toEqual([`ranged ${dice}`])
      }
    },
  )

  it.each(both)('SB-RNG-09, SB-EX-14 an arquebus unit that moved does not shoot (%s)', (edition) => {
    const t = drawn('E2 aa\nE6 ASP', { edition, ordered: 'E2', phase: 'move' }).say('move E2 E3')
    expect(t.asks).not.toBe('turn / battle')
  })

  it.each(both)('SB-RNG-10 the target must be in sight (%s)', (edition) => {
    const t = drawn('E4 ab f ASP\nE9 asp ASP', { edition, ordered: 'E4 E9' })
    expect(t.offers('shoot')).toEqual([])
    expect(t.whyNot({ kind: 'shoot', unit: t.unit('E4').id, hex: t.unit('E6').hex })).toBe('SB-LOS-02')
  })

  it.each(both)('SB-RNG-11, SB-RNG-16 hits, then the leader check, then the retreat (%s)', (edition) => {
    const t = shoot('ab', 'ASP+I', 'tf cc', { edition })
    expect(t.rolls).toEqual(['ranged 2', 'leader check 2'])
    expect(t.at('E6')).toBe('ASP3+I')
    expect([t.asked, t.answers]).toEqual([1, ['ignore 1', 'ignore 0']])
    t.say('ignore 0', 'retreat F5')
    expect(t.at('F5')).toBe('ASP3+I')
  })

  it.each(both)('SB-RNG-12, SB-DICE-02 only the target’s own symbol hits (%s)', (edition) => {
    expect(shoot('ab', 'ASP', 'tt', { edition }).at('E6')).toBe('ASP2')
    expect(shoot('ab', 'ASP', 'cs', { edition }).at('E6')).toBe('ASP4')
    expect(shoot('ab', 'AB', 'cc', { edition }).at('E6')).toBe('AB2')
  })

  it.each(both)(
    'SB-RNG-13, SB-RNG-15, SB-T-11 swords hit for arquebuses, whatever the rank (%s)',
    (edition) => {
      const unit = edition === 'gmt' ? 'SSP' : 'SI'
      expect(shoot('aa', unit, 'xx', { edition }).at('E6')).toBe(`${unit}2`)
      const horse = edition === 'gmt' ? 'SSPC' : 'SC'
      expect(shoot('aa', horse, 'xx', { edition }).at('E6')).toBe(`${horse}2`)
    },
  )

  it.each(both)('SB-RNG-14, SB-DICE-03 swords do not hit for bows (%s)', (edition) => {
    expect(shoot('ab', 'ASP', 'xx', { edition }).at('E6')).toBe('ASP4')
  })

  it.each(both)('SB-RNG-17 bows gain honor for honor faces (%s)', (edition) => {
    expect(shoot('ab', 'ASP', 'hh', { edition }).honor[0]).toBe(12)
  })

  it.each(both)('SB-RNG-18 arquebuses do not (%s)', (edition) => {
    expect(shoot('aa', 'ASP', 'hh', { edition }).honor[0]).toBe(10)
  })

  it.each(both)('SB-RNG-19, SB-BACK-08 the target never battles back (%s)', (edition) => {
    expect(shoot('ab', 'AB', 'ss', { edition }).asks).toBe('end of turn / choose')
  })

  it.each(both)('SB-RNG-20 nor does the shooter gain ground (%s)', (edition) => {
    const t = shoot('ab', 'ASP1', 'tt', { edition })
    expect([t.at('E6'), t.offers('gain'), t.asks]).toEqual(['.', [], 'end of turn / choose'])
  })

  it.each(both)(
    'SB-RNG-21, SB-VIC-01 surplus hits are lost; the last block gives one flag (%s)',
    (edition) => {
      const t = shoot('ab', 'ASP1', 'tt', { edition })
      expect(t.flags).toEqual([1, 0])
    },
  )

  it('SB-RNG-22, SB-ARMY-09 in gmt a bodyguard is no target', () => {
    expect(drawn('E4 ab . AC', { ordered: 'E4' }).offers('shoot')).toEqual([])
  })

  it('SB-ARMY-08, SB-ARMY-12, SB-ARMY-16 in zvezda it is: arquebus swords hit, symbols and bow swords do not', () => {
    const t = shoot('aa', 'AC', 'xs cc', { edition: 'zvezda' })
    expect(t.rolls).toEqual(['ranged 2', 'leader check 2'])
    expect(t.at('E6')).toBe('AC2+G')
    expect(shoot('ab', 'AC', 'xs', { edition: 'zvezda' }).at('E6')).toBe('AC3+G')
    const flagged = shoot('ab', 'AC', 'ff', { edition: 'zvezda' })
    expect(flagged.answers).toEqual(['ignore 1', 'ignore 0'])
    flagged.say('ignore 1')
    expect(flagged.at('E6')).toBe('AC2+G')
  })

  it.each(both)('SB-RNG-23 nobody inspires a shot (%s)', (edition) => {
    const t = shoot('ab+i', 'ASP', 'ss', { edition })
    expect(t.rolls).toEqual(['ranged 2'])
  })

  it('SB-RNG-24, SB-T-15 bows gain honor against any unit: the bans are for close combat', () => {
    expect(shoot('sbc', 'AB', 'hh').honor[0]).toBe(12)
    expect(shoot('ab', 'LI', 'hh').honor[0]).toBe(12)
  })
})
