import { describe, expect, it } from 'vitest'
import { drawn, type Order, type Scene } from '../testing/scene.ts'

const both = [['gmt'], ['zvezda']] as const

/** The unit in E6 attacks what stands in F6. */
const attack = (attacker: string, target: string, dice: string, order: Order = {}): Scene =>
  drawn(`E6 ${attacker}\nF6 ${target}`, { ordered: 'E6', ...order })
    .dice(dice)
    .say('attack E6 F6')

describe('close combat', () => {
  it.each(both)('SB-CLOSE-01 against an adjacent enemy, in any direction (%s)', (edition) => {
    const t = drawn('D5 ASP ASP\nE5 ASP asp ASP . ASP\nF5 ASP ASP', { edition, ordered: 'E6' })
    expect(t.offers('attack')).toEqual(['D5', 'D6', 'E5', 'E7', 'F5', 'F6'].map((hex) => `attack E6 ${hex}`))
    expect(t.whyNot({ kind: 'attack', unit: t.unit('E6').id, hex: t.unit('E9').hex } as never)).toBe(
      'SB-CLOSE-01',
    )
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

  it.each(both)('SB-SWORD-10 they do not protect a lone leader (%s)', (edition) => {
    const t = attack('ab', '+C', 'xc', { edition })
    expect([t.at('F6'), t.flags]).toEqual(['.', [1, 0]])
  })
})

describe('inspiring leaders', () => {
  const inspired = (attacker: string, around: string, order: Order = {}): Scene =>
    drawn(`${around}\nE6 ${attacker}\nF6 ASP`, { ordered: 'E6', ...order }).say('attack E6 F6')

  it.each(both)(
    'SB-INSP-01, SB-INSP-02, SB-POOL-05 one honor, to the pool at once, for one die (%s)',
    (edition) => {
      const t = inspired('asp+i', '', { edition })
      expect(t.answers).toEqual(['pass', 'inspire E6'])
      t.dice('cccc').say('inspire E6')
      expect([t.rolls, t.honor[0], t.state.pool]).toEqual([['attack 4'], 9, 11])
    },
  )

  it.each(both)('SB-INSP-03 an infantry leader inspires only the unit in his own hex (%s)', (edition) => {
    const t = drawn('E6 asp +i\nF6 ASP', { edition, ordered: 'E6' }).dice('ccc').say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 3'])
  })

  it.each(both)(
    'SB-INSP-04, SB-INSP-05 a cavalry leader inspires his own and adjacent units, without an order (%s)',
    (edition) => {
      for (const other of ['+c', 'asp+c', edition === 'gmt' ? 'sspc+c' : 'sc+c']) {
        const t = drawn(`E6 asp ${other}\nF6 ASP`, { edition, ordered: 'E6' }).say('attack E6 F6')
        expect(t.answers, other).toEqual(['pass', 'inspire E6'])
      }
      expect(
        drawn('E6 asp . +c\nF6 ASP', { edition, ordered: 'E6' }).dice('ccc').say('attack E6 F6').rolls,
      ).toEqual(['attack 3'])
    },
  )

  it.each(both)(
    'SB-INSP-06 one honor and one die a combat, however many leaders are near (%s)',
    (edition) => {
      const t = drawn('E5 +c asp+i +c\nF6 ASP', { edition, ordered: 'E6' })
        .say('attack E6 F6')
        .dice('cccc')
        .say('inspire E6')
      expect([t.rolls, t.honor[0]]).toEqual([['attack 4'], 9])
    },
  )

  it.each(both)(
    'SB-INSP-07 one cavalry leader inspires several units in a turn, each for its own token (%s)',
    (edition) => {
      const t = drawn('E5 asp +c asp\nF4 ASP\nF7 ASP', { edition, ordered: 'E5 E7' })
      t.say('attack E5 F4')
        .dice('cccc')
        .say('inspire E5', 'pass', 'attack E7 F7')
        .dice('cccc')
        .say('inspire E7')
      expect([t.rolls, t.honor[0]]).toEqual([['attack 4', 'attack 4'], 8])
    },
  )

  it.each(both)('SB-INSP-08 attacking and battling back (%s)', (edition) => {
    const t = drawn('E6 asp\nF6 ASP+I', { edition, ordered: 'E6' })
      .dice('ccc')
      .say('attack E6 F6', 'battle back E6')
    expect([t.asked, t.answers]).toEqual([1, ['pass', 'inspire F6']])
    t.dice('cccc').say('inspire F6')
    expect([t.rolls, t.honor[1]]).toEqual([['attack 3', 'battle back 4'], 9])
  })

  it.each(both)('SB-INSP-09 one honor face less counts for it, never below none (%s)', (edition) => {
    expect(inspired('asp+i', '', { edition }).dice('hhcc').say('inspire E6').honor[0]).toBe(10) // 10 - 1 + 1
    expect(inspired('asp+i', '', { edition }).dice('cccc').say('inspire E6').honor[0]).toBe(9)
  })

  it.each(both)('SB-INSP-10, SB-TER-BUILD-05 nobody is inspired in buildings (%s)', (edition) => {
    const t = drawn('E6 asp+i/t +c\nF6 ASP', { edition, ordered: 'E6' }).dice('cc').say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 2'])
  })

  it('SB-INSP-11, SB-ARMY-05 in gmt the commander inspires his bodyguard and units beside it', () => {
    expect(inspired('ac', '').answers).toEqual(['pass', 'inspire E6'])
    expect(inspired('asp', 'E7 ac').answers).toEqual(['pass', 'inspire E6'])
    expect(inspired('sspc', 'E7 ac').answers).toEqual(['pass', 'inspire E6'])
  })

  it('SB-INSP-12, SB-ARMY-05 in zvezda his bodyguard only', () => {
    expect(inspired('ac', '', { edition: 'zvezda' }).answers).toEqual(['pass', 'inspire E6'])
    const t = drawn('E6 asp ac\nF6 ASP', { edition: 'zvezda', ordered: 'E6' }).dice('ccc').say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 3'])
  })

  it.each(both)('SB-LACK-17 nobody spends honor that he does not have (%s)', (edition) => {
    const t = drawn('E6 asp+i\nF6 ASP', { edition, ordered: 'E6', top: { honor: 0 } })
      .dice('ccc')
      .say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 3'])
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

describe('Levy Charge', () => {
  // F6 with Levy in E6, E7 and F5
  const charge = (target = 'SSP', order: Order = {}): Scene =>
    drawn(`E6 li li\nF5 li ${target}`, { ordered: 'E6 E7 F5', ...order }).say('attack E6 F6')

  it('SB-LEVY-01 Levy units beside the same enemy roll their dice together', () => {
    const t = charge()
    expect(t.answers).toEqual(['pass', 'charge E7', 'charge F5'])
    t.dice('tttttt').say('charge E7', 'charge F5')
    expect(t.rolls).toEqual(['attack 6'])
    expect(drawn('E6 li li\nF6 SSP', { ordered: 'E6' }).dice('tt').say('attack E6 F6').rolls).toEqual([
      'attack 2',
    ])
    expect(drawn('E6 asp li\nF6 SSP', { ordered: 'E6 E7' }).dice('ttt').say('attack E6 F6').rolls).toEqual([
      'attack 3',
    ])
  })

  it('SB-LEVY-02 each unit’s dice are capped by themselves', () => {
    const t = drawn('E6 li/g li\nF6 SSP', { ordered: 'E6 E7' })
      .say('attack E6 F6')
      .dice('ttt')
      .say('charge E7')
    expect(t.rolls).toEqual(['attack 3'])
  })

  it('SB-LEVY-03 the defender battles back against one of them, of his choice', () => {
    const t = charge().dice('tttttt').say('charge E7', 'charge F5')
    expect([t.asked, t.answers.sort()]).toEqual([
      1,
      ['battle back E6', 'battle back E7', 'battle back F5', 'pass'],
    ])
    t.dice('cctt').say('battle back E7')
    expect([t.at('E6'), t.at('E7')]).toEqual(['li4', 'li2'])
  })

  it('SB-LEVY-04 all of them have battled', () => {
    const t = drawn('E6 li li\nF6 SSP ASP', { ordered: 'E6 E7' })
      .say('attack E6 F6')
      .dice('tttt')
      .say('charge E7', 'pass')
    expect(t.asks).toBe('end of turn / choose')
  })

  it('SB-LEVY-05 one of them may gain ground', () => {
    const t = charge('SSP1').dice('sttttt').say('charge E7', 'charge F5')
    expect(t.answers).toEqual(['gain E6', 'gain E7', 'gain F5', 'pass'])
    t.say('gain F5')
    expect([t.at('F6'), t.at('F5')]).toEqual(['li4', '.'])
  })

  it('SB-LEVY-06 each may be inspired for its own token', () => {
    const t = drawn('D6 +c\nE6 li li\nF6 SSP', { ordered: 'E6 E7' }).say('attack E6 F6', 'charge E7')
    expect(t.answers).toEqual(['pass', 'inspire E6', 'inspire E7'])
    t.dice('tttttt').say('inspire E6', 'inspire E7')
    expect([t.rolls, t.honor[0]]).toEqual([['attack 6'], 8])
  })

  it('SB-LEVY-07 it is one roll: rank is taken off once, and two flags at most are ignored', () => {
    expect(charge().dice('xxxxtt').say('charge E7', 'charge F5').at('F6')).toBe('SSP2')
    const t = drawn('E6 li li\nF5 li SSP+I SSP\nG7 SSP', { ordered: 'E6 E7 F5' })
      .say('attack E6 F6')
      .dice('ffffft')
      .say('charge E7', 'charge F5')
    expect(t.answers).toEqual(['ignore 2', 'ignore 1', 'ignore 0'])
  })
})

describe('battling back', () => {
  it.each(both)(
    'SB-BACK-01, SB-BACK-02 a survivor in its own hex may battle back against its attacker (%s)',
    (edition) => {
      const t = drawn('E6 asp asp\nF6 ASP1', { edition, ordered: 'E6' }).dice('ccc').say('attack E6 F6')
      expect([t.asked, t.answers]).toEqual([1, ['battle back E6', 'pass']])
      t.dice('tcc').say('battle back E6')
      expect(t.at('E6')).toBe('asp3')
      const gone = attack('asp', 'ASP1', 'tcc', { edition })
      expect(gone.offers('battle back')).toEqual([])
    },
  )

  it.each(both)('SB-BACK-02 with its own maximums of terrain (%s)', (edition) => {
    const t = drawn('E6 asp\nF6 ASP/g', { edition, ordered: 'E6' })
      .dice('cc')
      .say('attack E6 F6')
      .dice('c')
      .say('battle back E6')
    expect(t.rolls).toEqual(['attack 2', 'battle back 1'])
  })

  it.each(both)(
    'SB-BACK-03, SB-T-24, SB-HON-06 wholly blocked it pays in blocks, keeps its honor and may battle back (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP2+I\nG6 ASP ASP', { edition, ordered: 'E6' })
        .dice('fcc')
        .say('attack E6 F6', 'ignore 0')
      expect([t.at('F6'), t.honor[1]]).toEqual(['ASP1+I', 10])
      expect(t.rolls).toEqual(['attack 3']) // no leader check
      expect(t.offers('gain')).toEqual([])
      expect(t.offers('battle back')).toEqual(['battle back E6'])
    },
  )

  it.each(both)(
    'SB-BACK-04, SB-T-21 one that retreated may not, though it be adjacent still (%s)',
    (edition) => {
      // attacked from behind, it falls back beside its attacker
      const t = drawn('F6 ASP asp\nG6 .', { edition, ordered: 'F7' })
        .dice('fcc')
        .say('attack F7 F6', 'retreat G7')
      expect(t.at('G7')).toBe('ASP4')
      expect(t.offers('battle back')).toEqual([])
    },
  )

  it.each(both)(
    'SB-BACK-05, SB-BACK-06, SB-GAIN-03 it ends the combat: no answer to it, no ground gained by it (%s)',
    (edition) => {
      const t = attack('asp1', 'ASP', 'ccc', { edition }).dice('ttt').say('battle back E6')
      expect([t.at('E6'), t.at('F6'), t.asks]).toEqual(['.', 'ASP4', 'end of turn / choose'])
      const stands = attack('asp', 'ASP', 'ccc', { edition }).dice('ccc').say('battle back E6')
      expect(stands.asks).toBe('end of turn / choose')
    },
  )

  it.each(both)(
    'SB-BACK-07, SB-LCC-13 hits, checks, flags and honor work as in an attack (%s)',
    (edition) => {
      const t = drawn('E6 asp+i\nF6 ASP', { edition, ordered: 'E6' })
        .say('attack E6 F6')
        .dice('ccc')
        .say('pass')
      t.dice('tfh c').say('battle back E6')
      expect(t.rolls).toEqual(['attack 3', 'battle back 3', 'leader check 1'])
      expect([t.asked, t.answers]).toEqual([0, ['ignore 1', 'ignore 0']])
      t.say('ignore 0', 'retreat D6')
      expect(t.honor).toEqual([8, 11])
    },
  )

  it.each(both)('SB-BACK-09 a bonus combat may be battled back against (%s)', (edition) => {
    const horse = edition === 'gmt' ? 'sspc' : 'sc'
    const t = drawn(`E6 ${horse}\nF6 ASP1\nG6 ASP`, { edition, ordered: 'E6' })
    t.dice('tccc').say('attack E6 F6', 'gain E6').dice('cccc').say('attack F6 G6')
    expect(t.offers('battle back')).toEqual(['battle back F6'])
  })

  it.each(both)('SB-BACK-10, SB-VIC-06, SB-EX-17 it can win the game at once (%s)', (edition) => {
    const t = attack('asp1', 'ASP', 'ccc', { edition, victory: 3, bottom: { flags: 2 } })
      .dice('tcc')
      .say('battle back E6')
    expect(t.winner).toBe(1)
  })
})
