import { describe, expect, it } from 'vitest'
import type { EditionName } from '../../data/edition.ts'
import { both, flagged, foot, horse } from '../../testing/fights.ts'
import { drawn, type Order } from '../../testing/scene.ts'

/** Square infantry of the bottom army. */
const square = (edition: EditionName) => foot(edition).toUpperCase()

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
    expect([
      ignored(square(edition), '', { edition }),
      ignored(horse(edition).toUpperCase(), '', { edition }),
    ]).toEqual([1, 1])
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
