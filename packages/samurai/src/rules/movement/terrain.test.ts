import { describe, expect, it } from 'vitest'
import { both, foot, horse } from '../../testing/fights.ts'
import { drawn, type Order, type Scene } from '../../testing/scene.ts'

/** How many dice the unit in E6 rolls against what stands in F6. */
function close(from: string, into: string, order: Order = {}): number {
  const t = drawn(`E6 ${from}\nF6 ${into}`, { ordered: 'E6', ...order }).dice('hhhhhh')
  if (!t.can('attack E6 F6')) return 0
  t.say('attack E6 F6')
  return Number(t.rolls[0]?.split(' ')[1])
}

/** How many dice the unit in E4 rolls, shooting at what stands in E6. */
function ranged(from: string, into: string, order: Order = {}): number {
  const t = drawn(`E4 ${from} . ${into}`, { ordered: 'E4', ...order }).dice('tttttt')
  if (!t.can('shoot E4 E6')) return 0
  t.say('shoot E4 E6')
  return Number(t.rolls[0]?.split(' ')[1])
}

/** A unit enters E6 and would go on to E7; or fights F6. */
const enters = (unit: string, code: string, order: Order = {}): Scene =>
  drawn(`E5 ${unit} ${code} .\nF6 ASP`, { ordered: 'E5', phase: 'move', ...order })

// With Shogun a shooter's dice are one more than the maximum allows: that the card's die comes on top is SB-BAT-08.

describe('terrain', () => {
  const stops = ['f', '=', 't', '~', 'g']
  it.each(both)(
    'SB-TER-03, SB-TER-FOREST-01, SB-TER-FORD-01, SB-TER-BUILD-01, SB-TER-FIELD-01, SB-TER-GORGE-01 stopping terrain ends a move on entry (%s)',
    (edition) => {
      for (const code of stops) {
        const t = drawn(`A1 ${horse(edition)} ${code} .\nB1 r r`, { edition, ordered: 'A1', phase: 'move' })
        expect(t.offers('move'), code).toEqual(['move A1 A2'])
      }
      for (const code of ['.', 'h', 'b']) {
        const t = drawn(`A1 ${horse(edition)} ${code} .\nB1 r r`, { edition, ordered: 'A1', phase: 'move' })
        expect(t.offers('move'), code).toEqual(['move A1 A2', 'move A1 A3'])
      }
    },
  )

  it.each([
    ['SB-TER-FOREST-01', 'f', true, true],
    ['SB-TER-HILL-01', 'h', true, true],
    ['SB-TER-FORD-01', '=', true, true],
    ['SB-TER-BRIDGE-01', 'b', true, true],
    ['SB-TER-BUILD-01', 't', false, false],
    ['SB-TER-FIELD-01', '~', true, true],
    ['SB-TER-GORGE-01', 'g', false, false],
  ] as const)(
    '%s battle in the turn of entry, both editions: %s foot %s, horse %s',
    (_, code, onFoot, mounted) => {
      for (const [edition] of both) {
        expect(enters('asp', code, { edition }).say('move E5 E6').can('attack E6 F6')).toBe(onFoot)
        expect(enters(horse(edition), code, { edition }).say('move E5 E6').can('attack E6 F6')).toBe(mounted)
      }
    },
  )

  it.each([
    ['SB-TER-FENCE-02', '|', true, false],
    ['SB-TER-FENCE-02', 'p', true, false],
    ['SB-TER-CASTLE-01', 'c', false, false],
    ['SB-TER-TENT-01', 'mb', true, true],
  ] as const)('%s gmt: %s foot %s, horse %s', (_, code, onFoot, mounted) => {
    expect(enters('asp', code).say('move E5 E6').can('attack E6 F6')).toBe(onFoot)
    expect(enters('sspc', code).say('move E5 E6').can('attack E6 F6')).toBe(mounted)
    const t = drawn(`A1 sspc ${code} .\nB1 r r`, { ordered: 'A1', phase: 'move' })
    expect(t.offers('move'), code).toEqual(['move A1 A2'])
  })

  it.each([
    // terrain, dice out of it on foot and mounted, dice into it on foot and mounted
    ['SB-TER-FOREST-02, SB-TER-FOREST-03', 'f', 2, 2, 2, 2],
    ['SB-TER-HILL-02, SB-TER-HILL-03', 'h', 3, 3, 2, 2],
    ['SB-TER-FORD-03, SB-TER-FORD-05', '=', 2, 2, 2, 2],
    ['SB-TER-BRIDGE-01', 'b', 4, 4, 4, 4],
    ['SB-TER-BUILD-02, SB-TER-BUILD-03, SB-TER-BUILD-04', 't', 2, 1, 2, 2],
    ['SB-TER-FIELD-02, SB-TER-FIELD-03', '~', 4, 2, 4, 2],
    ['SB-TER-GORGE-02, SB-TER-GORGE-03', 'g', 1, 1, 2, 1],
  ] as const)('%s close combat, both editions: %s', (_, code, footOut, horseOut, footInto, horseInto) => {
    for (const [edition] of both) {
      const dice = [
        close(`${foot(edition)}/${code}`, 'ASP', { edition }),
        close(`${horse(edition)}/${code}`, 'ASP', { edition }),
        close(foot(edition), `ASP/${code}`, { edition }),
        close(horse(edition), `ASP/${code}`, { edition }),
      ]
      expect(dice).toEqual([footOut, horseOut, footInto, horseInto])
    }
  })

  it.each([
    ['SB-TER-FENCE-03', '|', 2, 2, 2, 2],
    ['SB-TER-FENCE-03', 'p', 2, 2, 2, 2],
    ['SB-TER-CASTLE-02, SB-TER-CASTLE-03, SB-TER-CASTLE-04, SB-TER-CASTLE-05, SB-T-71', 'c', 3, 0, 2, 0],
    ['SB-TER-TENT-01', 'mt', 4, 4, 4, 4],
  ] as const)('%s close combat, gmt: %s', (_, code, footOut, horseOut, footInto, horseInto) => {
    const dice = [
      close(`ssp/${code}`, 'ASP'),
      close(`sspc/${code}`, 'ASP'),
      close('ssp', `ASP/${code}`),
      close('sspc', `ASP/${code}`),
    ]
    expect(dice).toEqual([footOut, horseOut, footInto, horseInto])
  })

  it.each([
    // terrain, dice out of it and into it
    ['SB-TER-FOREST-02, SB-TER-FOREST-04', 'f', 2, 1],
    ['SB-TER-HILL-04, SB-TER-HILL-05', 'h', 2, 2],
    ['SB-TER-FORD-04, SB-TER-FORD-05', '=', 1, 2],
    ['SB-TER-BRIDGE-01', 'b', 2, 2],
    ['SB-TER-BUILD-02, SB-TER-BUILD-04', 't', 1, 1],
    ['SB-TER-FIELD-02', '~', 2, 2],
    ['SB-TER-GORGE-02, SB-TER-GORGE-03', 'g', 1, 1],
  ] as const)('%s ranged combat, both editions: %s', (_, code, out, into) => {
    for (const [edition] of both) {
      expect([ranged(`ab/${code}`, 'ASP', { edition }), ranged('ab', `ASP/${code}`, { edition })]).toEqual([
        out,
        into,
      ])
    }
  })

  it.each([
    ['SB-TER-FENCE-03', '|', 2, 2],
    ['SB-TER-FENCE-03', 'p', 2, 2],
    ['SB-TER-CASTLE-02, SB-TER-CASTLE-04', 'c', 2, 1],
    ['SB-TER-TENT-01', 'mt', 2, 2],
  ] as const)('%s ranged combat, gmt: %s', (_, code, out, into) => {
    expect([ranged(`sb/${code}`, 'ASP'), ranged('sb', `ASP/${code}`)]).toEqual([out, into])
  })

  it('SB-TER-BUILD-03, SB-TER-FIELD-03, SB-TER-CASTLE-03, SB-T-71 bow cavalry in buildings, fields and castles', () => {
    expect([ranged('sbc/t', 'ASP'), ranged('sbc/~', 'ASP'), ranged('sbc', 'ASP/~')]).toEqual([1, 2, 2])
    expect([ranged('sbc/c', 'ASP'), ranged('sbc', 'ASP/c')]).toEqual([0, 1])
  })

  it.each(both)(
    'SB-TER-HILL-06, SB-T-08 hill against hill only the maximum of three counts (%s)',
    (edition) => {
      expect(close(`${foot(edition)}/h`, 'ASP/h', { edition })).toBe(3)
    },
  )

  it.each(both)('SB-TER-RIVER-01 a river without ford or bridge is not entered (%s)', (edition) => {
    const t = drawn('A1 asp r\nB1 r', { edition, ordered: 'A1', phase: 'move' })
    expect(t.offers('move')).toEqual([])
    for (const code of ['=', 'b']) {
      expect(drawn(`A1 asp ${code}\nB1 r`, { edition, ordered: 'A1', phase: 'move' }).can('move A1 A2')).toBe(
        true,
      )
    }
  })

  it.each(both)('SB-TER-FORD-02 a unit that stopped in a ford may gain ground (%s)', (edition) => {
    const t = drawn('E5 asp =\nF6 ASP1', { edition, ordered: 'E5', phase: 'move' })
      .say('move E5 E6')
      .dice('tt')
      .say('attack E6 F6')
    expect(t.offers('gain')).toEqual(['gain E6'])
  })

  it.each(both)(
    'SB-TER-FORD-01, SB-TER-FORD-06, SB-SCN-03 where a river is fordable its hexes are fords and its fords are free (%s)',
    (edition) => {
      const rules = ['special river-fordable']
      const t = drawn(`A1 ${horse(edition)} r\nB1 =`, { edition, rules, ordered: 'A1', phase: 'move' })
      expect(t.can('move A1 A3')).toBe(false)
      expect(t.can('move A1 C1')).toBe(true)
      expect([close('asp/r', 'ASP', { edition, rules }), close('asp', 'ASP/r', { edition, rules })]).toEqual([
        2, 2,
      ])
      expect([close('asp/=', 'ASP', { edition, rules }), close('asp', 'ASP/=', { edition, rules })]).toEqual([
        3, 3,
      ])
      expect([ranged('ab/r', 'ASP', { edition, rules }), ranged('ab/=', 'ASP', { edition, rules })]).toEqual([
        1, 2,
      ])
    },
  )

  it('SB-TER-FENCE-01 the same tile is a fence or a palisade as the scenario says', () => {
    const rules = ['special fences-are-palisades']
    const flags = (order: Order) => {
      const t = drawn('E6 ssp\nF6 ASP/|', { ordered: 'E6', ...order })
        .dice('ff')
        .say('attack E6 F6')
      return t.asks === 'retreat / ignore' ? t.offers('ignore').length - 1 : 0
    }
    expect([flags({}), flags({ rules })]).toEqual([0, 1])
  })

  it('SB-TER-CASTLE-06, SB-T-70 three flags on Levy in a castle: one ignored, two blocks lost, no move, no honor', () => {
    const t = drawn('D6 +c\nE6 ssp\nF6 LI/c', { ordered: 'E6' })
      .say('attack E6 F6')
      .dice('fff')
      .say('inspire E6', 'ignore 1')
    expect([t.at('F6'), t.honor[1]]).toEqual(['LI2', 10])
  })

  it('SB-TER-CASTLE-07 cavalry in a castle retreats as ever', () => {
    const t = drawn('E6 ssp\nF6 SSPC/c', { ordered: 'E6' })
      .dice('ff')
      .say('attack E6 F6', 'ignore 0', 'retreat G6', 'retreat H6')
    expect(t.at('H6')).toBe('SSPC4')
  })

  it('SB-TER-CASTLE-03, SB-TER-CASTLE-05 cavalry beside a castle does not battle back into it', () => {
    const t = drawn('E6 ssp/c\nF6 SSPC', { ordered: 'E6' }).dice('ccc').say('attack E6 F6')
    expect(t.offers('battle back')).toEqual([])
  })
})
