import { describe, expect, it } from 'vitest'
import { attack, both } from '../../testing/fights.ts'
import { drawn, type Order } from '../../testing/scene.ts'

describe('close combat', () => {
  it.each(both)('SB-CLOSE-01 against an adjacent enemy, in any direction (%s)', (edition) => {
    const t = drawn('D5 ASP ASP\nE5 ASP asp ASP . ASP\nF5 ASP ASP', { edition, ordered: 'E6' })
    expect(t.offers('attack')).toEqual(['D5', 'D6', 'E5', 'E7', 'F5', 'F6'].map((hex) => `attack E6 ${hex}`))
    expect(t.whyNot({ kind: 'attack', unit: t.unit('E6').id, hex: t.unit('E9').hex })).toBe('SB-CLOSE-01')
  })

  it.each(both)(
    'SB-CLOSE-02 inspiration, roll, hits, check, retreat, then gaining ground (%s)',
    (edition) => {
      const t = drawn('E6 asp+i\nF6 ASP+I', { edition, ordered: 'E6' }).say('attack E6 F6')
      const steps = [t.asks]
      t.dice('tfcc c').say('inspire E6')
      steps.push(t.asks)
      t.say('ignore 0')
      steps.push(t.asks)
      t.say('retreat G6')
      steps.push(t.asks)
      expect(t.rolls).toEqual(['attack 4', 'leader check 1'])
      expect(steps).toEqual([
        'strike / inspire',
        'retreat / ignore',
        'retreat / path',
        'close combat / ground',
      ])
    },
  )

  it.each(both)('SB-CLOSE-03 one unit against one unit, whatever stands beside them (%s)', (edition) => {
    const t = drawn('E6 asp asp\nF6 ASP ASP', { edition, ordered: 'E6 E7' }).dice('ttc').say('attack E6 F6')
    expect([t.at('F6'), t.at('F7'), t.rolls]).toEqual(['ASP2', 'ASP4', ['attack 3']])
  })

  it.each([
    ['ssp', 4], ['sspc', 4], ['sb', 3], ['sbc', 3], ['asp', 3], ['ab', 2], ['aa', 2], ['li', 2],
  ])('SB-CLOSE-04 gmt base dice: %s %i', (unit, dice) => {
    expect(attack(unit, 'SSP', 'ccccc').rolls).toEqual([`attack ${dice}`])
  }) // biome-ignore format: a table

  it('SB-CLOSE-05, SB-T-04 bow cavalry that moved two hexes still rolls three', () => {
    const t = drawn('E4 sbc\nF6 SSP', { ordered: 'E4', phase: 'move' })
      .say('move E4 E6')
      .dice('ccc')
      .say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 3'])
  })

  it('SB-CLOSE-06 Samurai bows that moved one hex still roll three', () => {
    const t = drawn('E5 sb\nF6 SSP', { ordered: 'E5', phase: 'move' })
      .say('move E5 E6')
      .dice('ccc')
      .say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 3'])
  })

  it.each([
    ['ab', 2],
    ['aa', 2],
    ['asp', 3],
    ['si', 4],
    ['sc', 4],
  ])('SB-CLOSE-07 zvezda base dice by symbol, moved or not: %s %i', (unit, dice) => {
    expect(attack(unit, 'SI', 'ccccc', { edition: 'zvezda' }).rolls).toEqual([`attack ${dice}`])
    const t = drawn(`E5 ${unit}\nF6 SI`, { edition: 'zvezda', ordered: 'E5', phase: 'move' })
      .say('move E5 E6')
      .dice('ccccc')
      .say('attack E6 F6')
    expect(t.rolls).toEqual([`attack ${dice}`])
  })

  it.each(both)('SB-CLOSE-09, SB-CLOSE-10, SB-DICE-02 the target’s symbol and swords hit (%s)', (edition) => {
    expect(attack('asp', 'ASP', 'txc', { edition }).at('F6')).toBe('ASP2')
    expect(attack('asp', 'ASP', 'csc', { edition }).at('F6')).toBe('ASP4')
  })

  it.each(both)('SB-CLOSE-11 flags force a retreat (%s)', (edition) => {
    expect(attack('asp', 'ASP', 'fcc', { edition }).offers('retreat')).toEqual(['retreat G6', 'retreat G7'])
  })

  it.each(both)(
    'SB-CLOSE-12, SB-VIC-01 surplus hits are lost and the last block gives one flag (%s)',
    (edition) => {
      const t = attack('asp', 'ASP1', 'ttt', { edition })
      expect([t.at('F6'), t.flags]).toEqual(['.', [1, 0]])
    },
  )

  it.each(both)('SB-CLOSE-13 a lone leader neither attacks nor battles back (%s)', (edition) => {
    const t = drawn('E6 +c\nF6 ASP', { edition, ordered: '', orderedLeaders: 'E6' })
    expect(t.offers('attack')).toEqual([])
    const back = drawn('E6 asp\nF6 +I', { edition, ordered: 'E6' })
      .dice('ccc')
      .say('attack E6 F6', 'retreat G6', 'pass')
    expect(back.rolls).toEqual(['attack 3'])
  })

  it.each(both)('SB-CLOSE-14 an arquebus unit hits and gains honor like any other (%s)', (edition) => {
    const t = attack('aa', 'AB', 'xh', { edition })
    expect([t.at('F6'), t.honor[0]]).toEqual(['AB3', 11])
  })
})

describe('swords ignored for rank and stature', () => {
  const lost = (attacker: string, target: string, swords: number, order: Order = {}): number => {
    const dice = 'x'.repeat(swords)
    // Shogun and an inspiring leader give a weak unit its fourth die
    const t = drawn(`E6 ${attacker}+i\nF6 ${target}`, { ordered: 'E6', card: 'shogun', ...order }).say(
      'attack E6 F6',
    )
    t.dice(`${dice}hhhhhh`).say(swords > 3 ? 'inspire E6' : 'pass')
    return 4 - t.blocks('F6')
  }

  it.each([
    ['SB-SWORD-01, SB-SWORD-05', 'ssp', 'SSPC', 3, 2],
    ['SB-SWORD-02', 'asp', 'SSP', 3, 2],
    ['SB-SWORD-03, SB-T-10', 'ab', 'SSP', 3, 1],
    ['SB-SWORD-04, SB-T-10', 'ab', 'ASP', 3, 2],
    ['SB-SWORD-05', 'asp', 'SSPC', 3, 1],
    ['SB-SWORD-05, SB-T-09', 'ab', 'SSPC', 3, 0],
    ['SB-SWORD-05, SB-T-09', 'ab', 'SSPC', 4, 1],
    ['SB-SWORD-06, SB-T-10', 'ab', 'AB', 3, 3],
    ['SB-SWORD-06', 'ssp', 'ASP', 3, 3],
    ['SB-SWORD-06', 'asp', 'AB', 3, 3],
  ])('%s gmt %s against %s: %i swords, %i hits', (_, attacker, target, swords, hits) => {
    expect(lost(attacker, target, swords)).toBe(hits)
  })

  it.each([
    ['SB-SWORD-01, SB-SWORD-05', 'si', 'SC', 3, 2],
    ['SB-SWORD-02', 'asp', 'SI', 3, 2],
    ['SB-SWORD-03, SB-T-10', 'ab', 'SI', 3, 1],
    ['SB-SWORD-04, SB-T-10', 'aa', 'ASP', 3, 2],
    ['SB-SWORD-05', 'asp', 'SC', 3, 1],
    ['SB-SWORD-05, SB-T-09', 'ab', 'SC', 3, 0],
    ['SB-SWORD-05, SB-T-09', 'ab', 'SC', 4, 1],
    ['SB-SWORD-06, SB-T-10', 'ab', 'AA', 3, 3],
  ])('%s zvezda %s against %s: %i swords, %i hits', (_, attacker, target, swords, hits) => {
    expect(lost(attacker, target, swords, { edition: 'zvezda' })).toBe(hits)
  })

  it('SB-SWORD-05, SB-SWORD-06 no stature between cavalry', () => {
    expect(attack('sspc', 'SSPC', 'xxhh').at('F6')).toBe('SSPC2')
    expect(attack('sc', 'SC', 'xxhh', { edition: 'zvezda' }).at('F6')).toBe('SC2')
  })

  it.each(both)('SB-SWORD-07 symbol hits are never ignored (%s)', (edition) => {
    const horse = edition === 'gmt' ? 'SSPC' : 'SC'
    expect(attack('ab', horse, 'ss', { edition }).at('F6')).toBe(`${horse}2`)
  })

  it.each(both)('SB-SWORD-08 it holds in battle backs and first strikes alike (%s)', (edition) => {
    const unit = edition === 'gmt' ? 'ssp' : 'si'
    const t = attack(unit, 'AB', 'ffff'.replaceAll('f', 's'), { edition }).dice('xx').say('battle back E6')
    expect(t.at('E6')).toBe(`${unit}4`)
    const first = drawn(`E6 ${unit}\nF6 AB`, {
      edition,
      ordered: 'E6',
      bottom: { hand: 'first-strike order-two-left' },
    })
    first.say('attack E6 F6').dice('xx ssss').say('first strike E6')
    expect(first.at('E6')).toBe(`${unit}4`)
  })

  it('SB-SWORD-09, SB-ARMY-10, SB-T-12, SB-T-13 void with a bodyguard on either side', () => {
    expect(attack('ab', 'AC', 'xx cc').at('F6')).toBe('AC2+G')
    expect(attack('ac', 'SSP', 'xccc c').say('pass').at('F6')).toBe('SSP3')
  })

  it('SB-SWORD-09, R-97 void with it in zvezda too, against foot and horse', () => {
    const edition = 'zvezda'
    expect(attack('ab', 'AC', 'xx c', { edition }).at('F6')).toBe('AC1+G')
    expect(attack('ac', 'SI', 'xcc c', { edition }).say('pass').at('F6')).toBe('SI3')
    expect(attack('ac', 'SC', 'xcc c', { edition }).say('pass').at('F6')).toBe('SC3')
  })

  it.each(both)('SB-SWORD-10 they do not protect a lone leader (%s)', (edition) => {
    const t = attack('ab', '+C', 'xc', { edition })
    expect([t.at('F6'), t.flags]).toEqual(['.', [1, 0]])
  })
})

describe('honor gained in close combat', () => {
  it.each(both)('SB-HF-01 one for each honor face, in attack and battle back (%s)', (edition) => {
    const t = attack('asp', 'ASP', 'hhc', { edition }).dice('hcc').say('battle back E6')
    expect(t.honor).toEqual([12, 11])
  })

  it('SB-HF-02, SB-T-14 in gmt cavalry gains none from triangles and circles, attacking or battling back', () => {
    for (const target of ['ASP', 'AB', 'AA'])
      expect(attack('sspc', target, 'hhcc'.replaceAll('c', 's')).honor[0], target).toBe(10)
    expect(attack('sspc', 'SSP', 'hhcc').honor[0]).toBe(12)
    const back = attack('asp', 'SSPC', 'ccc').dice('hhcc').say('battle back E6')
    expect(back.honor[1]).toBe(10)
    expect(attack('sc', 'ASP', 'hhss', { edition: 'zvezda' }).honor[0]).toBe(12)
  })

  it('SB-T-14 inspired cavalry against Samurai keeps one of two', () => {
    const t = drawn('E6 sspc+c\nF6 SSP', { ordered: 'E6' })
      .say('attack E6 F6')
      .dice('hhccc')
      .say('inspire E6')
    expect(t.honor[0]).toBe(10)
  })

  it('SB-HF-03, SB-T-16 nobody gains any against Levy, attacking or battling back', () => {
    expect(attack('asp', 'LI', 'hhs').honor[0]).toBe(10)
    expect(attack('li', 'SSP', 'cc').dice('hhtt').say('battle back E6').honor[1]).toBe(10)
  })

  it.each(both)('SB-HF-04, SB-POOL-02 no more than the pool has (%s)', (edition) => {
    const t = attack('asp', 'ASP', 'hhh', { edition, top: { honor: 14 }, bottom: { honor: 15 } })
    expect([t.honor[0], t.state.pool]).toEqual([15, 0])
  })

  it.each(both)('SB-HF-05, SB-LONE-06 honor faces against a lone leader do count (%s)', (edition) => {
    expect(attack('asp', '+I', 'hhc', { edition }).honor[0]).toBe(12)
  })

  it('SB-HF-06 cavalry against a bodyguard gains as usual', () => {
    expect(attack('sspc', 'AC', 'hhcc').honor[0]).toBe(12)
  })
})
