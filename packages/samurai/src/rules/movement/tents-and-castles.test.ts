import { describe, expect, it } from 'vitest'
import { PANICKED } from '../../state.ts'
import { command } from '../../testing/command.ts'
import { both, foot, horse } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

// Commanders, tents and castles with everything else that may happen there.

describe('the fall of a tent', () => {
  it('SB-ARMY-17, SB-GAIN-01, SB-BONUS-03 gmt: cavalry enters the tent and fights the commander who fled it', () => {
    const t = drawn('E6 sspc\nF6 AC1', { ordered: 'E6' })
      .dice('xccc cc')
      .say('attack E6 F6', 'retreat G6', 'gain E6')
      .dice('xccc')
      .say('attack F6 G6')
    expect([t.flags, t.honor[1], t.state.tents[1] >= 0]).toEqual([[1, 0], 7, true])
  })

  it('SB-TENT-01, SB-GAIN-04 gmt: from a tent that it entered this turn a unit advances no further, were it by a bonus combat', () => {
    const t = drawn('E6 sspc\nF6 AC1', { ordered: 'E6' })
      .dice('xccc cc')
      .say('attack E6 F6', 'retreat G6', 'gain E6')
      .dice('xccc')
    expect(t.say('attack F6 G6').offers('gain')).toEqual([])
  })

  it('SB-TENT-11, SB-TENT-06, SB-BONUS-06 zvezda: the tent is gone when it is entered, so the bonus combat may carry the unit on', () => {
    const t = drawn('E6 sc\nF6 AC1', { edition: 'zvezda', ordered: 'E6' })
      .dice('xccc c')
      .say('attack E6 F6', 'retreat G6', 'gain E6')
    expect([t.flags, t.state.tents[1]]).toEqual([[3, 0], -1])
    t.dice('xccc').say('attack F6 G6')
    expect([t.flags, t.offers('gain')]).toEqual([[4, 0], ['gain F6']])
  })

  it('SB-TENT-11, R-81 zvezda: a vacant tent stops nobody; who only passes it has not taken it', () => {
    const t = drawn('A1 sc mb .\nB1 r r', { edition: 'zvezda', ordered: 'A1', phase: 'move' })
    expect(t.offers('move')).toEqual(['move A1 A2', 'move A1 A3'])
    expect(t.say('move A1 A3').flags).toEqual([0, 0])
  })

  it('SB-TENT-04, SB-VIC-06 zvezda: three flags of the tent win before the bonus combat', () => {
    const t = drawn('E6 sc\nF6 AC1\nG7 ASP', { edition: 'zvezda', ordered: 'E6', victory: 3 })
      .dice('xccc c')
      .say('attack E6 F6', 'retreat G6', 'gain E6')
    expect([t.winner, t.asks]).toEqual([0, 'over'])
  })

  it('SB-TENT-04, SB-DC-TIMID-01 zvezda: Timid Success keeps the attacker out of the tent that he emptied', () => {
    const t = drawn('E6 sc\nF6 AC1', {
      edition: 'zvezda',
      ordered: 'E6',
      bottom: { dragons: 'timid-success' },
    })
      .dice('xccc c')
      .say('attack E6 F6', 'retreat G6', 'gain E6', 'dragon timid-success')
    expect([t.flags, t.state.tents[1] >= 0, t.honor[0]]).toEqual([[0, 0], true, 8])
  })

  it('SB-TENT-03, SB-VIC-08 gmt: a tent lost at the start of the enemy’s turn can leave its owner one card, and he surrenders in his own', () => {
    const t = drawn('E6 asp/mb\nG6 ASP', {
      top: { hand: 'order-two-left order-two-right' },
      bottom: { hand: 'order-three-left order-three-right' },
    })
    expect([t.flags, t.state.hands[1].length, t.winner]).toEqual([[3, 0], 1, null])
    t.say('play order-two-left', 'take honor')
    expect(t.winner).toBe(0)
  })

  it.each(both)(
    'SB-DC-ASSASSIN-01, SB-ARMY-13, SB-ARMY-14 an assassin’s swords empty the tent: one flag, and the guards go (%s)',
    (edition) => {
      const t = command('order-one-left', 'ninja-assassin', 'E6 asp\nG6 AC\nH2 ASP', { edition })
        .dice('x')
        .say('dragon ninja-assassin G6')
      expect([t.at('G6'), t.flags, t.state.tents[1] >= 0]).toEqual(['.', [1, 0], true])
      expect(t.state.handSize[1]).toBe(edition === 'gmt' ? 3 : 4)
    },
  )

  it('SB-DC-PHYSICIAN-01, SB-ARMY-04 gmt: a Physician in the tent’s section gives a bodyguard all its dice back', () => {
    const t = command('order-one-centre', 'physician', 'E6 ac1\nF6 ASP', {})
      .say('dragon physician E6', 'order E6')
      .say('attack E6 F6')
      .dice('cccc')
      .say('pass')
    expect([t.at('E6'), t.rolls]).toEqual(['ac4+g', ['attack 4']])
  })

  it.each(both)(
    'SB-MOR-04, SB-ARMY-21, SB-VIC-04 the bodyguard beside a unit is support, and none once it is gone (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)} ${foot(edition)}\nF6 ASP AC1 \nG6 ASP`, {
        edition,
        ordered: 'E6 E7',
      })
        .dice('fccc')
        .say('attack E6 F6')
      expect(t.answers).toEqual(['ignore 1', 'ignore 0'])
      const after = drawn(`E6 ${foot(edition)} ${foot(edition)}\nF6 ASP AC1 \nG6 ASP`, {
        edition,
        ordered: 'E6 E7',
      })
        .dice(edition === 'gmt' ? 'xccc xx' : 'xccc x')
        .say('attack E7 F7', 'pass')
        .dice('fccc')
        .say('attack E6 F6')
      expect(after.at('G7')).toBe('ASP4')
    },
  )

  it('SB-ARMY-11, SB-BACK-07 gmt: a bodyguard that attacked is battled back, its commander checked with two dice', () => {
    const t = drawn('E6 ac\nF6 ASP', { ordered: 'E6' })
      .say('attack E6 F6')
      .dice('cccc')
      .say('pass')
      .dice('xcc xx')
      .say('battle back E6')
    expect([t.at('E6'), t.flags, t.rolls]).toEqual([
      '.',
      [0, 1],
      ['attack 4', 'battle back 3', 'leader check 2'],
    ])
  })

  it('SB-CC-LEAD-01, SB-ORD-12 gmt: the commander is a leader for Leadership: his tent and four hexes linked to it', () => {
    const t = drawn('E4 ac asp asp asp asp asp', {
      top: { hand: 'leadership order-two-left order-two-right' },
    }).say('play leadership', 'order E4', 'order E5', 'order E6', 'order E7', 'order E8')
    expect(t.asks).toBe('turn / move')
  })
})

describe('castles', () => {
  it('SB-TER-CASTLE-06, SB-DC-PANIC-01, SB-DC-FEAR-01 every flag is a hit when Panic reigns, and two when fear strikes', () => {
    const t = drawn('E6 ssp\nF6 ASP+I/c', {
      ordered: 'E6',
      change: (s) => {
        s.turn.morale = PANICKED
      },
    })
      .dice('fc')
      .say('attack E6 F6')
    expect([t.at('F6'), t.honor[1]]).toEqual(['ASP3+I', 10])
    const fear = drawn('E6 ssp\nF6 AB/c', { ordered: 'E6', top: { dragons: 'strike-fear' } })
      .say('attack E6 F6')
      .dice('fs')
      .say('dragon strike-fear', 'ignore 1')
    expect(fear.at('F6')).toBe('AB3')
  })

  it('SB-TER-CASTLE-06, SB-BACK-03 the garrison that paid in blocks stands and battles back with three dice at most', () => {
    const t = drawn('E6 ssp\nF6 SSP/c', { ordered: 'E6' })
      .dice('ff')
      .say('attack E6 F6', 'ignore 2')
      .dice('ccc')
      .say('battle back E6')
    expect(t.rolls).toEqual(['attack 2', 'battle back 3'])
  })

  it('SB-LCC-16, SB-LONE-01, SB-TER-CASTLE-05 the leader left in it bars the gate; foot may attack him next, horse may not', () => {
    const t = drawn('E6 ssp sspc\nF6 ASP1+I/c', { ordered: 'E6' }).dice('ff').say('attack E6 F6', 'ignore 0')
    expect([t.at('F6'), t.flags, t.asks]).toEqual(['+I', [1, 0], 'end of turn / choose'])
    const next = drawn('E6 ssp sspc\nF6 +I/c', { ordered: 'E6 E7' })
    expect(next.offers('attack')).toEqual(['attack E6 F6'])
  })

  it('SB-DC-REDDRAGON-02, SB-TER-CASTLE-06 the Red Dragon finds nobody to send back where the only such unit is a garrison', () => {
    const t = command('order-one-centre', 'red-dragon', 'E6 asp\nG6 ASP/c\nH8 AB', {})
      .dice('tth')
      .say('dragon red-dragon')
    expect([t.at('G6'), t.asks]).toEqual(['ASP4', 'turn / order'])
  })

  it('SB-TER-CASTLE-07, SB-GAIN-05, SB-BONUS-05 foot drives horse out of a castle and enters it, but fights no more', () => {
    const t = drawn('E6 ssp+i\nF6 SSPC/c\nG7 ASP', { ordered: 'E6' })
      .say('attack E6 F6')
      .dice('fc')
      .say('pass', 'ignore 0', 'gain E6')
    expect([t.at('F6'), t.at('G6'), t.asks]).toEqual(['ssp4+i', 'SSPC4', 'end of turn / choose'])
  })

  it('SB-TER-CASTLE-03, SB-CC-FIRST-01 horse in a castle cannot strike first: its owner is not even asked', () => {
    const t = drawn('E6 ssp\nF6 SSPC/c', { ordered: 'E6', bottom: { hand: 'first-strike order-two-left' } })
      .dice('cc')
      .say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 2'])
  })

  it('SB-TER-BUILD-01, SB-RET-16 a castle that the scenario calls buildings holds no foot: it retreats, and nobody is inspired in it', () => {
    const t = drawn('E6 ssp\nF6 ASP+I/c', { ordered: 'E6', rules: ['special castle-as-building'] })
      .dice('ff')
      .say('attack E6 F6', 'ignore 1', 'retreat G6')
    expect(t.at('G6')).toBe('ASP4+I')
    const back = drawn('E6 ssp\nF6 ASP+I/c', { ordered: 'E6', rules: ['special castle-as-building'] })
      .dice('cc')
      .say('attack E6 F6')
      .dice('cc')
      .say('battle back E6')
    expect(back.rolls).toEqual(['attack 2', 'battle back 2'])
  })
})

describe('water', () => {
  it.each(both)(
    'SB-TER-FORD-02, SB-BONUS-01, SB-TER-FORD-03 from ford to ford: the second hex is gained, the bonus combat limited to two dice (%s)',
    (edition) => {
      const t = drawn(`D6 ${horse(edition)}\nE6 =\nF6 ASP1/=\nG6 ASP`, {
        edition,
        ordered: 'D6',
        phase: 'move',
      })
        .say('move D6 E6')
        .dice('tt')
        .say('attack E6 F6', 'gain E6')
        .dice('tt')
        .say('attack F6 G6')
      expect([t.rolls, t.at('F6')]).toEqual([['attack 2', 'attack 2'], `${horse(edition)}4`])
    },
  )

  it('SB-TER-FORD-02, SB-SCN-03, R-88 a unit that entered a fordable river and stopped there may gain ground', () => {
    const t = drawn('E5 asp\nE6 r\nF6 ASP1', {
      ordered: 'E5',
      phase: 'move',
      rules: ['special river-fordable'],
    })
      .say('move E5 E6')
      .dice('tt')
      .say('attack E6 F6')
    expect([t.rolls, t.offers('gain')]).toEqual([['attack 2'], ['gain E6']])
  })

  it.each(both)(
    'SB-RET-06, SB-TER-RIVER-01, SB-TER-BRIDGE-01 the river stops a retreat, its bridge does not (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)}\nF6 ASP\nG6 r b`, { edition, ordered: 'E6' })
        .dice('fccc')
        .say('attack E6 F6')
      expect(t.at('G7')).toBe('ASP4')
      const wall = drawn(`E6 ${foot(edition)}\nF6 ASP\nG6 r r`, { edition, ordered: 'E6' })
        .dice('fccc')
        .say('attack E6 F6')
      expect([wall.at('F6'), wall.honor[1]]).toEqual(['ASP3', 10])
    },
  )

  it.each(both)(
    'SB-MOR-10, SB-MOR-02 on a bridge with a leader a square unit has three reasons and two flags to ignore (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)}\nF6 ${foot(edition).toUpperCase()}+I/b`, {
        edition,
        ordered: 'E6',
      })
        .dice('fffc')
        .say('attack E6 F6')
      expect(t.answers).toEqual(['ignore 2', 'ignore 1', 'ignore 0'])
    },
  )
})
