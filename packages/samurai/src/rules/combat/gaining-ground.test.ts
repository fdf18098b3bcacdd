import { describe, expect, it } from 'vitest'
import { parseScenario } from '../../setups/parse.ts'
import { scenarioTexts } from '../../setups/scenarios.generated.ts'
import { both, horse } from '../../testing/fights.ts'
import { drawn, type Order, type Scene } from '../../testing/scene.ts'

/** The unit in E6 attacks what stands in F6 and wins. */
const wins = (attacker: string, target: string, beside = '', order: Order = {}): Scene =>
  drawn(`E6 ${attacker}\nF6 ${target}\n${beside}`, { ordered: 'E6', ...order })
    .dice('tttt')
    .say('attack E6 F6')

describe('gaining ground', () => {
  it.each(both)(
    'SB-GAIN-01 an ordered unit that destroyed its enemy or drove it off may advance (%s)',
    (edition) => {
      const killed = wins('asp', 'ASP1', '', { edition })
      expect([killed.asked, killed.answers]).toEqual([0, ['gain E6', 'pass']])
      killed.say('gain E6')
      expect([killed.at('E6'), killed.at('F6')]).toEqual(['.', 'asp4'])
      const driven = drawn('E6 asp\nF6 ASP', { edition, ordered: 'E6' })
        .dice('fcc')
        .say('attack E6 F6', 'retreat G6')
      expect(driven.answers).toEqual(['gain E6', 'pass'])
      const stands = drawn('E6 asp\nF6 ASP', { edition, ordered: 'E6' }).dice('ccc').say('attack E6 F6')
      expect(stands.offers('gain')).toEqual([])
    },
  )

  it.each(both)(
    'SB-GAIN-02, SB-BONUS-03 it is optional, and without it there is no bonus combat (%s)',
    (edition) => {
      const t = wins(horse(edition), 'ASP1', 'F5 ASP', { edition }).say('pass')
      expect([t.at('E6'), t.asks]).toEqual([`${horse(edition)}4`, 'end of turn / choose'])
    },
  )

  it.each(both)(
    'SB-GAIN-04, SB-T-69 one that entered stopping terrain this turn does not, unless it was a ford (%s)',
    (edition) => {
      const after = (code: string, order: Order = {}) =>
        drawn(`E5 ab\nE6 ${code}\nF6 AB1`, { edition, ordered: 'E5', phase: 'move', ...order })
          .say('move E5 E6')
          .dice('cc')
          .say('attack E6 F6')
      expect(after('=').offers('gain')).toEqual(['gain E6'])
      for (const code of ['f', '~']) expect(after(code).offers('gain'), code).toEqual([])
      expect(after('.').offers('gain')).toEqual(['gain E6'])
    },
  )

  it('SB-GAIN-04 the ruling for gmt can be switched off', () => {
    const t = drawn('E5 ab\nE6 f\nF6 AB1', {
      ordered: 'E5',
      phase: 'move',
      rulings: { gainGroundAfterStop: true },
    })
    t.say('move E5 E6').dice('cc').say('attack E6 F6')
    expect(t.offers('gain')).toEqual(['gain E6'])
    // one that stood in the forest all along was never stopped
    expect(drawn('E6 ab/f\nF6 AB1', { ordered: 'E6' }).dice('cc').say('attack E6 F6').offers('gain')).toEqual(
      ['gain E6'],
    )
  })

  it.each(both)('SB-GAIN-05 into terrain that would stop it (%s)', (edition) => {
    expect(wins('asp', 'ASP1/f', '', { edition }).say('gain E6').at('F6')).toBe('asp4')
  })

  it.each(both)('SB-GAIN-06 its leader goes along (%s)', (edition) => {
    const t = drawn('E6 asp+i\nF6 ASP1', { edition, ordered: 'E6' })
      .say('attack E6 F6')
      .dice('ttt')
      .say('pass', 'gain E6')
    expect(t.at('F6')).toBe('asp4+i')
  })

  it('SB-GAIN-07 never into impassable terrain: no scenario may put a unit there, and nothing enters it', () => {
    const lines = (scenarioTexts['gmt-07'] as string).split('\n')
    const row = lines.indexOf('units') + 5 // row E, which begins in the river
    expect(lines[lines.indexOf('terrain') + 5]).toMatch(/^ r /)
    lines[row] = (lines[row] as string).replace('.', 'asp')
    expect(() => parseScenario('drowned.txt', lines.join('\n'))).toThrow('"asp" stands on river')
    const t = drawn('A1 asp r\nB1 r', { ordered: 'A1', phase: 'move' })
    expect(t.offers('move')).toEqual([])
  })

  it.each(both)(
    'SB-GAIN-08 it is no move: units that moved as far as they could may still do it (%s)',
    (edition) => {
      const spear = drawn('E5 asp\nF6 ASP1', { edition, ordered: 'E5', phase: 'move' })
        .say('move E5 E6')
        .dice('ttt')
        .say('attack E6 F6', 'gain E6')
      expect(spear.at('F6')).toBe('asp4')
      const bow = drawn('E4 ab\nF6 AB1', { edition, ordered: 'E4', phase: 'move' })
        .say('move E4 E6')
        .dice('cc')
        .say('attack E6 F6', 'gain E6')
      expect(bow.at('F6')).toBe('ab4')
    },
  )

  it.each(both)('SB-GAIN-09 the hex is free only when a leader left alone there has gone (%s)', (edition) => {
    const t = drawn('E6 asp\nF6 ASP1+I', { edition, ordered: 'E6' }).dice('ttt c').say('attack E6 F6')
    expect(t.asks).toBe('leader retreat / choose')
    t.say('retreat G6')
    expect(t.offers('gain')).toEqual(['gain E6'])
  })
})

describe('the bonus close combat', () => {
  it.each(both)(
    'SB-BONUS-01, SB-BONUS-03 cavalry may fight again, at any adjacent enemy or not at all (%s)',
    (edition) => {
      const t = wins(horse(edition), 'ASP1', 'F5 ASP . +I\nG6 ASP', { edition }).say('gain E6')
      expect(t.answers.sort()).toEqual(['attack F6 F5', 'attack F6 F7', 'attack F6 G6', 'pass'])
      t.say('pass')
      expect(t.asks).toBe('end of turn / choose')
    },
  )

  it.each(both)('SB-BONUS-02 infantry only with a leader (%s)', (edition) => {
    expect(wins('asp', 'ASP1', 'F5 ASP', { edition }).say('gain E6').asks).toBe('end of turn / choose')
    const led = drawn('E6 asp+i\nF6 ASP1\nG6 ASP', { edition, ordered: 'E6' })
      .say('attack E6 F6')
      .dice('ttt')
      .say('pass', 'gain E6')
    expect(led.offers('attack')).toEqual(['attack F6 G6'])
  })

  it.each(both)(
    'SB-BONUS-04 like any close combat: the turn’s dice and a new token for inspiration (%s)',
    (edition) => {
      const t = drawn('E6 asp+i\nF6 ASP1\nG6 ASP', { edition, ordered: 'E6', card: 'shogun' })
        .say('attack E6 F6')
        .dice('ttttt')
        .say('inspire E6', 'gain E6', 'attack F6 G6')
      t.dice('ccccc').say('inspire F6')
      expect([t.rolls, t.honor[0]]).toEqual([['attack 5', 'attack 5'], 8])
    },
  )

  it.each(both)(
    'SB-BONUS-05, SB-T-67 none from a hex that forbids battle on entry; forest only limits it (%s)',
    (edition) => {
      for (const code of ['t', 'g']) {
        const t = drawn(`E6 ${horse(edition)}\nF6 ASP1/${code}\nG6 ASP`, { edition, ordered: 'E6' })
          .dice('tt')
          .say('attack E6 F6', 'gain E6')
        expect([t.at('F6'), t.asks], code).toEqual([`${horse(edition)}4`, 'end of turn / choose'])
      }
      const forest = drawn(`E6 ${horse(edition)}\nF6 ASP1/f\nG6 ASP`, { edition, ordered: 'E6' })
        .dice('tt')
        .say('attack E6 F6', 'gain E6')
        .dice('cc')
        .say('attack F6 G6')
      expect(forest.rolls).toEqual(['attack 2', 'attack 2'])
    },
  )

  it('SB-BONUS-05, SB-T-68 a fence or palisade forbids it to cavalry, not to infantry with a leader', () => {
    for (const code of ['|', 'p']) {
      expect(wins('sspc', `ASP1/${code}`, 'G6 ASP').say('gain E6').asks, code).toBe('end of turn / choose')
      const led = drawn(`E6 asp+i\nF6 ASP1/${code}\nG6 ASP`, { ordered: 'E6' })
        .say('attack E6 F6')
        .dice('tt')
        .say('pass', 'gain E6')
      expect(led.offers('attack'), code).toEqual(['attack F6 G6'])
    }
    const castle = drawn('E6 ssp+i\nF6 ASP1/c\nG6 ASP', { ordered: 'E6' })
      .say('attack E6 F6')
      .dice('tt')
      .say('pass', 'gain E6')
    expect(castle.asks).toBe('end of turn / choose')
  })

  it.each(both)(
    'SB-BONUS-06, SB-T-66 after winning it the unit may advance once more, but battles no more (%s)',
    (edition) => {
      const t = drawn('E6 asp+i\nF6 ASP1\nG6 ASP1\nH6 ASP', { edition, ordered: 'E6' })
        .say('attack E6 F6')
        .dice('ttt')
        .say('pass', 'gain E6', 'attack F6 G6')
      t.dice('ttt').say('pass')
      expect(t.answers).toEqual(['gain F6', 'pass'])
      t.say('gain F6')
      expect([t.at('G6'), t.asks]).toEqual(['asp4+i', 'end of turn / choose'])
    },
  )

  it('SB-BONUS-07, SB-DC-LEGEND-03 only Legendary Combat gives a third combat', () => {
    const t = drawn('E6 sspc\nF6 ASP1\nG6 ASP1\nH6 ASP', {
      ordered: 'E6',
      top: { dragons: 'legendary-combat' },
    })
    t.dice('tttt tttt').say('attack E6 F6', 'gain E6', 'attack F6 G6', 'dragon legendary-combat', 'gain F6')
    expect(t.offers('attack')).toEqual(['attack G6 H6'])
  })
})
