import { describe, expect, it } from 'vitest'
import { attack, both } from '../../testing/fights.ts'
import { drawn, type Order, type Scene } from '../../testing/scene.ts'

const shot = (target: string, dice: string, order: Order = {}): Scene =>
  drawn(`E4 ab . ${target}`, { ordered: 'E4', ...order })
    .dice(dice)
    .say('shoot E4 E6')

describe('leader casualty checks', () => {
  it.each(both)(
    'SB-LCC-01, SB-LCC-02 one check when the unit loses blocks, however many; none otherwise (%s)',
    (edition) => {
      expect(attack('asp', 'ASP+I', 'ttt c', { edition }).rolls).toEqual(['attack 3', 'leader check 1'])
      expect(attack('asp', 'ASP+I', 'ccc', { edition }).rolls).toEqual(['attack 3'])
      expect(attack('asp', 'ASP', 'ttt', { edition }).rolls).toEqual(['attack 3'])
    },
  )

  it.each(both)('SB-LCC-03 the opponent rolls (%s)', (edition) => {
    const t = attack('asp', 'ASP+I', 'tcc c', { edition })
    expect(t.told.flatMap((event) => (event.kind === 'rolled' ? [event.seat] : []))).toEqual([0, 0])
  })

  it.each(both)('SB-LCC-04 at range, the unit alive: two dice, both must show swords (%s)', (edition) => {
    expect(shot('ASP+I', 'ts xc', { edition }).at('E6')).toBe('ASP3+I')
    const t = shot('ASP+I', 'ts xx', { edition })
    expect([t.at('E6'), t.flags, t.rolls]).toEqual(['ASP3', [1, 0], ['ranged 2', 'leader check 2']])
  })

  it.each(both)('SB-LCC-05 at range, the unit destroyed: one die (%s)', (edition) => {
    const t = shot('ASP1+I', 'ts x', { edition })
    expect([t.at('E6'), t.flags, t.rolls]).toEqual(['.', [2, 0], ['ranged 2', 'leader check 1']])
  })

  it.each(both)(
    'SB-LCC-06, SB-LCC-08, SB-VIC-02 in close combat one die; swords kill him for one flag (%s)',
    (edition) => {
      const t = attack('asp', 'ASP+I', 'tcc x', { edition })
      expect([t.at('F6'), t.flags]).toEqual(['ASP3', [1, 0]])
    },
  )

  it.each(both)('SB-LCC-07 also when the unit was destroyed (%s)', (edition) => {
    const t = attack('asp', 'ASP1+I', 'tcc x', { edition })
    expect([t.rolls, t.at('F6'), t.flags]).toEqual([['attack 3', 'leader check 1'], '.', [2, 0]])
  })

  it.each(both)(
    'SB-LCC-09, SB-DICE-04 other faces let him stay, and honor faces give nothing (%s)',
    (edition) => {
      const t = attack('asp', 'ASP+I', 'tcc h', { edition })
      expect([t.at('F6'), t.honor]).toEqual(['ASP3+I', [10, 10]])
    },
  )

  it.each(both)(
    'SB-LCC-10 without his unit he must retreat or commit seppuku, flags or none (%s)',
    (edition) => {
      const t = attack('asp', 'ASP1+I', 'tff c', { edition })
      expect([t.asked, t.asks]).toEqual([1, 'leader retreat / choose'])
      expect(t.offers('retreat').length).toBe(2 + 3 + 4)
      expect(t.can('seppuku')).toBe(true)
    },
  )

  it.each(both)(
    'SB-LCC-12, SB-EX-19, SB-T-20 the check comes before the flags: a dead leader steadies nobody (%s)',
    (edition) => {
      const t = attack('asp', 'ASP+I', 'tfc x', { edition })
      expect(t.asks).toBe('retreat / path') // nothing to ignore
      const square = edition === 'gmt' ? 'SSP' : 'SI'
      const two = drawn(`E6 ${square.toLowerCase()}\nF6 ${square}+I`, { edition, ordered: 'E6' })
        .dice('sffc x')
        .say('attack E6 F6')
      expect(two.answers).toEqual(['ignore 1', 'ignore 0'])
    },
  )

  it.each(both)('SB-LCC-13 first strikes cause checks too (%s)', (edition) => {
    const t = drawn('E6 asp+i\nF6 ASP', {
      edition,
      ordered: 'E6',
      bottom: { hand: 'first-strike order-two-left' },
    }).say('attack E6 F6')
    t.dice('tcc c').say('first strike E6')
    expect(t.rolls).toEqual(['first strike 3', 'leader check 1'])
  })

  it.each(both)(
    'SB-LCC-11, SB-LCC-15 a unit destroyed by a blocked retreat leaves its leader alone in the hex, unchecked (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP1+I\nG6 ASP ASP', { edition, ordered: 'E6' })
        .dice('fcc')
        .say('attack E6 F6', 'ignore 0')
      expect([t.at('F6'), t.rolls, t.flags]).toEqual(['+I', ['attack 3'], [1, 0]])
      expect(t.asks).toBe('end of turn / choose')
    },
  )

  it('SB-LCC-14, SB-LCC-16 castle blocks lost to flags cause no check, and the leader stays in the castle', () => {
    const t = drawn('E6 ssp\nF6 ASP1+I/c', { ordered: 'E6' }).dice('ff').say('attack E6 F6')
    expect(t.answers).toEqual(['ignore 2', 'ignore 1', 'ignore 0'])
    t.say('ignore 0')
    expect([t.at('F6'), t.rolls, t.flags]).toEqual(['+I', ['attack 2'], [1, 0]])
  })
})

describe('attacks on a lone leader', () => {
  it.each(both)('SB-LONE-01 with the attacker’s dice and the maximums of terrain (%s)', (edition) => {
    expect(attack('asp', '+I', 'ccc', { edition }).rolls).toEqual(['attack 3'])
    expect(attack('asp', '+I/f', 'cc', { edition }).rolls).toEqual(['attack 2'])
    expect(shot('+I', 'cc', { edition }).rolls).toEqual(['ranged 2'])
  })

  it.each(both)('SB-LONE-02, SB-LONE-05 hand to hand one swords kills him, with no check (%s)', (edition) => {
    const t = attack('asp', '+I', 'xcc', { edition })
    expect([t.at('F6'), t.flags, t.rolls]).toEqual(['.', [1, 0], ['attack 3']])
  })

  it('SB-LONE-03, SB-T-33 in gmt swords of bows kill him too', () => {
    expect(shot('+I', 'xc').flags).toEqual([1, 0])
    expect(drawn('E4 aa . +I', { ordered: 'E4' }).dice('xc').say('shoot E4 E6').flags).toEqual([1, 0])
  })

  it('SB-LONE-04, SB-T-33 in zvezda only those of arquebuses; after bows he must retreat unharmed', () => {
    const bow = shot('+I', 'xx', { edition: 'zvezda' })
    expect([bow.flags, bow.asks]).toEqual([[0, 0], 'leader retreat / choose'])
    const gun = drawn('E4 aa . +I', { edition: 'zvezda', ordered: 'E4' }).dice('xc').say('shoot E4 E6')
    expect(gun.flags).toEqual([1, 0])
  })

  it.each(both)(
    'SB-LONE-06, SB-LONE-07, SB-T-34 symbols and flags do nothing, yet he must go (%s)',
    (edition) => {
      for (const dice of ['cts', 'fff', 'ccc']) {
        const t = attack('asp', '+I', dice, { edition })
        expect([t.flags, t.asks, t.can('seppuku')]).toEqual([[0, 0], 'leader retreat / choose', true])
      }
    },
  )

  it('SB-LONE-08, SB-LRET-07 one who cannot retreat commits seppuku', () => {
    const t = drawn('E6 ssp\nF6 +I\nG6 ASP+I ASP+I\nH5 ASP+I ASP+I ASP+I\nI5 r r r r', { ordered: 'E6' })
      .dice('cccc')
      .say('attack E6 F6')
    expect(t.happened('seppuku')).toBe(true)
    expect(t.at('F6')).toBe('.')
  })

  it('SB-LONE-09, SB-T-32, SB-LRET-08 in gmt one on his own baseline commits seppuku, and the attacker may gain ground', () => {
    const t = drawn('J6 ssp\nK6 +I', { ordered: 'J6' }).dice('cccc').say('attack J6 K6')
    expect(t.happened('seppuku')).toBe(true)
    expect(t.offers('gain')).toEqual(['gain J6'])
  })

  it('SB-LONE-10 in zvezda he leaves the field or commits seppuku', () => {
    const t = drawn('J6 si\nK6 +I', { edition: 'zvezda', ordered: 'J6' }).dice('cccc').say('attack J6 K6')
    expect(t.answers).toEqual(['leave K6', 'seppuku'])
  })

  it.each(both)(
    'SB-LONE-11, SB-SEP-06 when he is gone the attacker may gain ground and then fight on (%s)',
    (edition) => {
      const horse = edition === 'gmt' ? 'sspc' : 'sc'
      for (const way of ['x', 'retreat I6', 'seppuku']) {
        const t = drawn(`E6 ${horse}\nF6 +I\nG7 ASP`, { edition, ordered: 'E6' })
          .dice(way === 'x' ? 'xccc' : 'cccc')
          .say('attack E6 F6')
        if (way !== 'x') t.say(way)
        t.say('gain E6')
        expect(t.offers('attack'), way).toEqual(['attack F6 G7'])
      }
    },
  )
})

describe('retreats of lone leaders', () => {
  const driven = (leader: string, behind: string, order: Order = {}): Scene => {
    const unit = order.edition === 'zvezda' ? 'si' : 'ssp'
    return drawn(`E6 ${unit}\nF6 ${leader}\n${behind}`, { ordered: 'E6', ...order })
      .dice('cccc')
      .say('attack E6 F6')
  }

  it.each(both)('SB-LRET-01 one, two or three hexes toward his baseline (%s)', (edition) => {
    const t = driven('+I', '', { edition })
    expect(t.offers('retreat')).toEqual(
      ['G6', 'G7', 'H5', 'H6', 'H7', 'I5', 'I6', 'I7', 'I8'].map((hex) => `retreat ${hex}`),
    )
  })

  it.each(both)(
    'SB-LRET-02, SB-T-35 he passes friends, who are not affected, but does not end with another leader (%s)',
    (edition) => {
      const t = driven('+I', 'G6 ASP+I ASP+I\nH5 r . r', { edition })
      expect(t.offers('retreat')).toEqual(['retreat H6', 'retreat I6', 'retreat I7'])
      t.say('retreat H6')
      expect([t.at('G6'), t.at('G7'), t.at('H6')]).toEqual(['ASP4+I', 'ASP4+I', '+I'])
    },
  )

  it.each(both)('SB-LRET-03 not through enemies (%s)', (edition) => {
    const t = driven('+I', 'G6 asp +i', {
      edition,
      bottom: { hand: 'advance-left advance-left cranes-wing' },
    })
    expect(t.happened('seppuku')).toBe(true)
  })

  it.each(both)('SB-LRET-04, SB-T-35 if every hex to end in is barred he commits seppuku (%s)', (edition) => {
    const t = driven('+I', 'G6 ASP+I ASP+I\nH5 ASP+I ASP+I ASP+I\nI5 r ASP+I ASP+I r', {
      edition,
      bottom: { hand: 'advance-left advance-left cranes-wing' },
    })
    expect(t.happened('seppuku')).toBe(true)
  })

  it.each(both)('SB-LRET-05, SB-T-36 an infantry leader joins infantry, passes cavalry (%s)', (edition) => {
    const horse = edition === 'gmt' ? 'SSPC' : 'SC'
    const t = driven('+I', `G6 ${horse} ASP\nH5 r . r\nI6 r r`, { edition })
    expect(t.offers('retreat')).toEqual(['retreat G7', 'retreat H6'])
    t.say('retreat G7')
    expect(t.at('G7')).toBe('ASP4+I')
  })

  it.each(both)('SB-LRET-06 a cavalry leader joins anybody without a leader (%s)', (edition) => {
    const horse = edition === 'gmt' ? 'SSPC' : 'SC'
    const t = driven('+C', `G6 ${horse} ASP\nH5 r r r`, { edition })
    expect(t.offers('retreat')).toEqual(['retreat G6', 'retreat G7'])
  })

  it.each(both)('SB-LRET-10, SB-HON-05 three hexes cost the same three honor as one (%s)', (edition) => {
    expect(driven('+I', '', { edition }).say('retreat G6').honor[1]).toBe(7)
    expect(driven('+I', '', { edition }).say('retreat I6').honor[1]).toBe(7)
  })

  it.each(both)('SB-LRET-11 impassable ground bars him, other terrain does not stop him (%s)', (edition) => {
    const t = driven('+I', 'G6 r f\nH5 f t f', { edition })
    expect(t.offers('retreat')).toEqual(['G7', 'H6', 'H7', 'I6', 'I7', 'I8'].map((hex) => `retreat ${hex}`))
  })
})

describe('seppuku', () => {
  const driven = (order: Order = {}): Scene => {
    const unit = order.edition === 'zvezda' ? 'si' : 'ssp'
    return drawn(`E6 ${unit}\nF6 +I`, { ordered: 'E6', ...order })
      .dice('cccc')
      .say('attack E6 F6')
  }

  it.each(both)(
    'SB-SEP-01, SB-SEP-02, SB-SEP-03, SB-VIC-03 instead of a retreat: gone, no flag, five honor, nothing paid (%s)',
    (edition) => {
      const t = driven({ edition }).say('seppuku')
      expect([t.at('F6'), t.flags, t.honor[1], t.state.pool]).toEqual(['.', [0, 0], 15, 5])
    },
  )

  it.each(both)(
    'SB-SEP-04, SB-DECK-03 his owner loses a Command card at random and his hand stays smaller (%s)',
    (edition) => {
      const t = driven({ edition }).say('seppuku')
      expect([t.state.hands[1].length, t.state.handSize[1]]).toEqual([3, 3])
      expect(t.happened('discardedCommand')).toBe(true)
    },
  )

  it.each(both)('SB-SEP-05 the opponent draws a Dragon card (%s)', (edition) => {
    expect(
      driven({ edition })
        .say('seppuku')
        .state.dragonHands.map((hand) => hand.length),
    ).toEqual([1, 0])
  })

  it.each(both)('SB-SEP-03, SB-T-30, SB-POOL-02 with two tokens in the pool he gains two (%s)', (edition) => {
    const t = driven({ edition, top: { honor: 18 }, bottom: { honor: 10 } }).say('seppuku')
    expect([t.honor[1], t.state.pool]).toEqual([12, 0])
  })

  it('SB-SEP-07, SB-ARMY-17, SB-ARMY-18, SB-T-80 a commander without bodyguards may choose it, or becomes an infantry leader', () => {
    const field = 'H6 ssp\nI6 AC1\nJ6 ASP'
    const t = drawn(field, { ordered: 'H6' }).dice('xccc cc').say('attack H6 I6')
    expect(t.rolls).toEqual(['attack 4', 'leader check 2'])
    expect(t.answers.sort()).toEqual([
      'retreat J5',
      'retreat J6',
      'retreat K5',
      'retreat K6',
      'retreat K7',
      'seppuku',
    ])
    t.say('retreat J6')
    expect([t.at('J6'), t.honor[1], t.flags]).toEqual(['ASP4+I', 7, [0, 0]])
    expect(drawn(field, { ordered: 'H6' }).dice('xccc cc').say('attack H6 I6', 'seppuku').at('I6')).toBe('.')
  })

  it('SB-T-31, SB-VIC-08 in gmt a hand cut to one card surrenders when its turn starts, White Dragon or not', () => {
    const t = driven({ bottom: { hand: 'order-two-left order-two-right', dragons: 'white-dragon' } }).say(
      'seppuku',
    )
    expect(t.winner).toBeNull()
    while (t.winner === null) t.say(t.can('take honor') ? 'take honor' : 'pass')
    expect([t.winner, t.state.result?.because]).toEqual([0, 'result.surrender'])
    expect(t.offers('dragon')).toEqual([])
  })

  it('SB-T-31, SB-VIC-09 in zvezda it surrenders at once', () => {
    const t = driven({ edition: 'zvezda', bottom: { hand: 'order-two-left order-two-right' } }).say('seppuku')
    expect(t.winner).toBe(0)
  })
})
