import { describe, expect, it } from 'vitest'
import { attack, both, fight, foot, horse } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

// First Strike, Ambush and Levy Charge where they meet each other and everything else.

describe('First Strike', () => {
  it.each(both)(
    'SB-CC-FIRST-01 one on the table and the other discarded can be in no hand: nobody is asked (%s)',
    (edition) => {
      // nobody holds one, so that the scene has discarded those that are left
      const onTheTable = attack(foot(edition), 'AB', 'cccc', { edition, card: 'first-strike' })
      expect(onTheTable.rolls).toEqual(['attack 4'])
      const inAHand = attack(foot(edition), 'AB', '', {
        edition,
        card: 'first-strike',
        bottom: { hand: 'first-strike order-two-left' },
      })
      expect([inAHand.rolls, inAHand.asked]).toEqual([[], 1])
    },
  )

  it.each(both)(
    'SB-CC-FIRST-02, SB-RET-10 an attacker who could not retreat has not retreated: he attacks with what is left (%s)',
    (edition) => {
      const t = drawn('D5 asp asp\nE6 asp\nF6 ASP', {
        edition,
        ordered: 'E6',
        bottom: { hand: 'first-strike order-two-left' },
      }).say('attack E6 F6')
      t.dice('ffc ccc').say('first strike E6', 'ignore 0')
      expect([t.at('E6'), t.rolls]).toEqual(['asp2', ['first strike 3', 'attack 3']])
    },
  )

  it.each(both)(
    'SB-CC-FIRST-02, SB-ARMY-04, SB-ARMY-06 a bodyguard that strikes first rolls its guards and its swords again (%s)',
    (edition) => {
      const guards = edition === 'gmt' ? 4 : 3
      const t = drawn('E6 asp\nF6 AC', {
        edition,
        ordered: 'E6',
        bottom: { hand: 'first-strike order-two-left', honor: 0 },
      }).say('attack E6 F6')
      t.dice(`${edition === 'gmt' ? 'xxtc' : 'xxt'} xc`).say('first strike E6')
      expect([t.at('E6'), t.rolls, t.flags]).toEqual([
        '.',
        [`first strike ${guards}`, 'swords again 2'],
        [0, 1],
      ])
    },
  )

  it.each(both)(
    'SB-CC-FIRST-06, SB-CC-FIRST-07 two of them in one turn, in two combats, are both replaced (%s)',
    (edition) => {
      const t = drawn('E6 asp asp\nF6 ASP ASP', {
        edition,
        ordered: 'E6 E7',
        bottom: { hand: 'first-strike first-strike order-two-left' },
      })
      t.say('attack E6 F6').dice('ccc ccc').say('first strike E6')
      t.say('attack E7 F7').dice('ccc ccc').say('first strike E7')
      expect(t.state.hands[1].length).toBe(3)
    },
  )

  it.each(both)(
    'SB-CC-FIRST-06, SB-SEP-04 the replacement stops at a hand that a seppuku has made smaller (%s)',
    (edition) => {
      const t = drawn('E6 asp asp\nF6 ASP\nF7 +I', {
        edition,
        ordered: 'E6 E7',
        bottom: { hand: 'first-strike order-two-left order-two-right order-three-left' },
      })
      t.say('attack E6 F6').dice('ccc ccc').say('first strike E6')
      t.dice('hhh').say('attack E7 F7', 'seppuku', 'pass')
      expect([t.state.hands[1].length, t.state.handSize[1]]).toEqual([3, 3])
    },
  )

  it.each(both)(
    'SB-CC-FIRST-02, SB-LCC-13, SB-LCC-10 it destroys a led attacker: he falls back in his own turn, and his unit’s attack is over (%s)',
    (edition) => {
      const t = drawn('E6 asp1+i\nF6 ASP', {
        edition,
        ordered: 'E6',
        bottom: { hand: 'first-strike order-two-left' },
      }).say('attack E6 F6')
      t.dice('tcc c').say('first strike E6', 'retreat D6')
      expect([t.at('D6'), t.flags, t.rolls, t.asks]).toEqual([
        '+i',
        [0, 1],
        ['first strike 3', 'leader check 1'],
        'end of turn / choose',
      ])
    },
  )

  it.each(both)(
    'SB-CC-FIRST-02, SB-GAIN-01, SB-BONUS-01 an attacker who outlives it and wins gains ground and fights on (%s)',
    (edition) => {
      const t = drawn(`E6 ${horse(edition)}\nF6 ASP1\nG6 ASP`, {
        edition,
        ordered: 'E6',
        bottom: { hand: 'first-strike order-two-left' },
      }).say('attack E6 F6')
      t.dice('ccc tccc').say('first strike E6', 'gain E6')
      expect(t.offers('attack')).toEqual(['attack F6 G6'])
    },
  )

  it.each(both)(
    'SB-CC-FIRST-02, SB-DC-BRAVERY-01 flags of a first strike are flags of a combat roll: the attacker may be brave (%s)',
    (edition) => {
      const t = fight(
        'asp',
        'ASP',
        { top: 'bravery' },
        {
          edition,
          bottom: { hand: 'first-strike order-two-left' },
        },
      ).say('first strike E6')
      t.dice('ffc ccc').say('dragon bravery', 'ignore 2')
      expect([t.at('E6'), t.rolls]).toEqual(['asp4', ['first strike 3', 'attack 3']])
    },
  )
})

describe('a Levy Charge', () => {
  const levies = 'E6 li li\nF6 ASP'

  it('SB-LEVY-01, SB-DC-AMBUSH-01 is ambushed at one unit of the defender’s choice; the others charge on', () => {
    const t = drawn(levies, { ordered: 'E6 E7', bottom: { dragons: 'ambush' } }).say(
      'attack E6 F6',
      'charge E7',
    )
    expect(t.offers('dragon')).toEqual(['dragon ambush E6', 'dragon ambush E7'])
    t.dice('fsss ss').say('dragon ambush E6', 'retreat D6', 'retreat C6')
    expect([t.at('C6'), t.rolls, t.honor[0]]).toEqual(['li4', ['first strike 4', 'attack 2'], 8])
  })

  it('SB-LEVY-01, SB-CC-FIRST-02 a struck unit that stands charges with the others', () => {
    const t = drawn(levies, { ordered: 'E6 E7', bottom: { hand: 'first-strike order-two-left' } })
      .say('attack E6 F6', 'charge E7')
      .dice('css ssss')
      .say('first strike E7')
    expect([t.at('E7'), t.rolls]).toEqual(['li3', ['first strike 3', 'attack 4']])
  })

  it('SB-LEVY-05, SB-BONUS-02 the unit with the leader gains ground and has the bonus combat, though another led the charge', () => {
    const t = drawn('E6 li li+i\nF6 ASP1\nG6 ASP', { ordered: 'E6 E7' })
      .say('attack E6 F6', 'charge E7')
      .dice('tsss')
      .say('pass', 'gain E7')
    expect([t.at('F6'), t.offers('attack')]).toEqual(['li4+i', ['attack F6 G6']])
    t.dice('ss').say('attack F6 G6', 'pass')
    expect(t.rolls).toEqual(['attack 4', 'attack 2'])
  })

  it('SB-LEVY-06, SB-INSP-09 two tokens take two honor faces away', () => {
    const t = drawn('E6 li+i li+i\nF6 SSP', { ordered: 'E6 E7' })
      .say('attack E6 F6', 'charge E7', 'inspire E6')
      .dice('hhhccc')
      .say('inspire E7')
    expect([t.rolls, t.honor[0]]).toEqual([['attack 6'], 9])
  })

  it('SB-LEVY-03, SB-LCC-13 battled back, the unit that is picked loses its leader, not the one that led', () => {
    const t = drawn('E6 li+i li+i\nF6 ASP', { ordered: 'E6 E7' })
      .say('attack E6 F6', 'charge E7')
      .dice('ssss css x')
      .say('pass', 'battle back E7')
    expect([t.at('E6'), t.at('E7'), t.flags]).toEqual(['li4+i', 'li3', [0, 1]])
  })

  it('SB-LEVY-01 is never made against a lone leader: each fights for itself', () => {
    const t = drawn('E6 li li\nF6 +I', { ordered: 'E6 E7' }).dice('ss').say('attack E6 F6')
    expect([t.rolls, t.asks]).toEqual([['attack 2'], 'leader retreat / choose'])
  })

  it('SB-LEVY-04, SB-DC-TIMID-01 stopped by Timid Success, none of its units advances', () => {
    const t = drawn('E6 li li\nF6 ASP1', { ordered: 'E6 E7', bottom: { dragons: 'timid-success' } })
      .say('attack E6 F6')
      .dice('tsss')
      .say('charge E7')
    expect(t.offers('gain')).toEqual(['gain E6', 'gain E7'])
    t.say('gain E7', 'dragon timid-success')
    expect([t.at('F6'), t.honor[0], t.asks]).toEqual(['.', 8, 'end of turn / choose'])
  })
})

describe('Hold and Shoot', () => {
  it.each(both)(
    'SB-CC-HOLD-03, SB-RNG-02, SB-BAT-04 an enemy driven next to another shooter ends its shooting: before a shot it may fight, after one not (%s)',
    (edition) => {
      const order = { edition, ordered: 'F3 G8', card: 'hold-and-shoot' }
      const t = drawn('F3 ab\nF6 ASP\nG8 ab', order).dice('fc').say('shoot F3 F6', 'retreat G7')
      expect([t.offers('shoot'), t.offers('attack')]).toEqual([[], ['attack G8 G7']])
      const late = drawn('F3 ab\nF6 ASP\nG8 ab', order)
        .dice('cc')
        .say('shoot G8 F6')
        .dice('fc')
        .say('shoot F3 F6', 'retreat G7')
      expect([late.offers('shoot'), late.offers('attack')]).toEqual([[], []])
    },
  )

  it.each(both)(
    'SB-LCC-05, SB-RNG-20, SB-CC-HOLD-03 the first shot destroys a led unit, the second may follow its leader in his retreat (%s)',
    (edition) => {
      const t = drawn('D6 ab\nF6 AB1+I', { edition, ordered: 'D6', card: 'hold-and-shoot' })
        .dice('cs c')
        .say('shoot D6 F6')
      expect(t.offers('gain')).toEqual([])
      t.say('retreat G6')
      expect(t.offers('shoot')).toEqual(['shoot D6 G6'])
    },
  )
})

describe('a command unit of zvezda', () => {
  it('SB-ARMY-16, SB-DC-COWARDS-01, SB-DC-BRAVERY-01 Cowards take its one flag to ignore, Bravery lets it ignore all', () => {
    const cowed = fight(foot('zvezda'), 'AC', { top: 'cowards' }, { edition: 'zvezda' })
      .dice('ffcc')
      .say('dragon cowards')
    expect(cowed.at('F6')).toBe('AC1+G')
    const brave = fight(foot('zvezda'), 'AC', { bottom: 'bravery' }, { edition: 'zvezda' })
      .dice('ffcc')
      .say('dragon bravery', 'ignore 2')
    expect(brave.at('F6')).toBe('AC3+G')
  })

  it('SB-ARMY-23, SB-ARMY-12, SB-DC-FEAR-01 struck with fear it loses guards to flags unchecked, after those it lost to swords were', () => {
    const t = fight(foot('zvezda'), 'AC', { top: 'strike-fear' }, { edition: 'zvezda' })
      .dice('xfcc c')
      .say('dragon strike-fear', 'ignore 1')
    expect([t.at('F6'), t.rolls]).toEqual(['AC1+G', ['attack 4', 'leader check 1']])
  })
})
