import { describe, expect, it } from 'vitest'
import type { EditionName } from '../../data/edition.ts'
import { both, fight, horse } from '../../testing/fights.ts'
import { drawn, type Order, type Scene } from '../../testing/scene.ts'

describe('Ambush', () => {
  it.each(both)(
    'SB-DC-AMBUSH-01 the defender fights first with one die more, then the attacker (%s)',
    (edition) => {
      const t = fight('asp', 'ASP', { bottom: 'ambush' }, { edition })
      expect([t.asked, t.offers('dragon')]).toEqual([1, ['dragon ambush E6']])
      t.dice('tccc ccc').say('dragon ambush E6')
      expect([t.rolls, t.at('E6')]).toEqual([['first strike 4', 'attack 3'], 'asp3'])
      const driven = fight('asp', 'ASP', { bottom: 'ambush' }, { edition })
        .dice('fccc')
        .say('dragon ambush E6', 'retreat D6')
      expect(driven.rolls).toEqual(['first strike 4'])
    },
  )

  it.each([
    ['SB-DC-AMBUSH-02', 'gmt'],
    ['SB-DC-AMBUSH-03', 'zvezda'],
  ] as const)('%s it may answer a bonus combat, and then there is no battle back (%s)', (_, edition) => {
    const t = drawn(`E6 ${horse(edition)}\nF6 ASP1\nG6 ASP`, {
      edition,
      ordered: 'E6',
      bottom: { dragons: 'ambush' },
    })
    t.dice('tttt').say('attack E6 F6', 'pass', 'gain E6', 'attack F6 G6')
    expect(t.offers('dragon')).toEqual(['dragon ambush F6'])
    t.dice('hhhh hhhh').say('dragon ambush F6')
    expect(t.rolls).toEqual(['attack 4', 'first strike 4', 'attack 4'])
    expect(t.offers('battle back')).toEqual([])
  })

  it.each(both)(
    'SB-DC-AMBUSH-01, SB-DRG-06 the attacker may answer a First Strike with it and fights first after all (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP', {
        edition,
        ordered: 'E6',
        top: { dragons: 'ambush' },
        bottom: { hand: 'first-strike order-two-left' },
      })
      t.say('attack E6 F6', 'first strike E6')
      expect([t.asked, t.offers('dragon')]).toEqual([0, ['dragon ambush']])
      t.dice('cccc ccc').say('dragon ambush')
      expect(t.rolls).toEqual(['attack 4', 'first strike 3'])
    },
  )
})

describe('Personal Challenge', () => {
  const duel = (attacker: string, target: string, order: Order = {}) =>
    fight(attacker, target, { top: 'personal-challenge' }, order)
  const swords = (own: string, theirs: string) => `${own}${theirs}`

  it.each(both)('SB-DC-DUEL-01 before a close combat in which both units have a leader (%s)', (edition) => {
    expect(duel('asp+i', 'ASP+I', { edition }).offers('dragon')).toEqual(['dragon personal-challenge'])
    expect(duel('asp+i', 'ASP', { edition }).offers('dragon')).toEqual([])
    expect(fight('asp+i', 'ASP+I', { bottom: 'personal-challenge' }, { edition }).offers('dragon')).toEqual([
      'dragon personal-challenge',
    ])
  })

  it.each(both)(
    'SB-DC-DUEL-02, SB-DC-DUEL-03, SB-DC-DUEL-08 dice: Command cards with the one on the table, two for the challenger, one for more honor, one for higher standing (%s)',
    (edition) => {
      // top: 4 in hand + 1 on the table + 2; honor 10 - 2 against 10; bottom: 4 + 1 for honor
      const t = duel('asp+i', 'ASP+I', { edition }).dice('c'.repeat(12)).say('dragon personal-challenge')
      expect(t.rolls).toEqual(['duel 7', 'duel 5'])
      const rich = duel('asp+c', 'ASP+I', { edition, top: { honor: 12 }, bottom: { honor: 10 } })
        .dice('c'.repeat(12))
        .say('dragon personal-challenge')
      expect(rich.rolls).toEqual(['duel 8', 'duel 4']) // equal honor gives nobody a die
    },
  )

  it.each([
    ['SB-DC-DUEL-04', 'gmt'],
    ['SB-DC-DUEL-05', 'zvezda'],
  ] as const)('%s standing: commander, cavalry leader, infantry leader (%s)', (_, edition) => {
    const dice = (attacker: string, target: string) => {
      const t = duel(attacker, target, { edition, top: { honor: 12 }, bottom: { honor: 10 } })
        .dice('c'.repeat(13))
        .say('dragon personal-challenge')
      return t.rolls
    }
    expect(dice('asp+c', 'ASP+I')).toEqual(['duel 8', 'duel 4'])
    expect(dice('asp+i', 'ASP+C')).toEqual(['duel 7', 'duel 5'])
    expect(dice('asp+c', 'AC')).toEqual(['duel 7', 'duel 5'])
    expect(dice('asp+c', 'ASP+C')).toEqual(['duel 7', 'duel 4'])
  })

  it.each(both)(
    'SB-DC-DUEL-06, SB-VIC-03 more swords kill the other leader: no flag, but a Command card at random (%s)',
    (edition) => {
      const t = duel('asp+i', 'ASP+I', { edition })
        .dice(swords('xcccccc', 'ccccc'))
        .say('dragon personal-challenge')
      expect([t.at('F6'), t.flags, t.state.handSize[1]]).toEqual(['ASP4', [0, 0], 3])
      const tie = duel('asp+i', 'ASP+I', { edition })
        .dice(swords('xcccccc', 'xcccc'))
        .say('dragon personal-challenge')
      expect([tie.at('E6'), tie.at('F6')]).toEqual(['asp4+i', 'ASP4+I'])
    },
  )

  it.each(both)('SB-DC-DUEL-07 both sides gain honor for honor faces (%s)', (edition) => {
    const t = duel('asp+i', 'ASP+I', { edition })
      .dice(swords('hhccccc', 'hcccc'))
      .say('dragon personal-challenge')
    expect(t.honor).toEqual([10, 11])
  })

  it.each(both)(
    'SB-DC-DUEL-09, SB-T-64 the combat goes on with the leaders that are left: no bonus combat without one (%s)',
    (edition) => {
      const t = drawn('E6 asp+i\nF6 ASP1+I\nG6 ASP', {
        edition,
        ordered: 'E6',
        top: { dragons: 'personal-challenge' },
      }).say('attack E6 F6')
      t.dice(swords('ccccccc', 'xcccc')).dice('ttt c').say('dragon personal-challenge')
      expect([t.at('E6'), t.flags, t.rolls[2]]).toEqual(['asp4', [1, 0], 'attack 3'])
      t.say('retreat G7', 'gain E6')
      expect(t.asks).toBe('end of turn / choose')
    },
  )

  it.each(both)(
    'SB-DC-DUEL-06, SB-ARMY-13 a commander who loses takes his bodyguard with him, attacked or attacking (%s)',
    (edition) => {
      const target = duel('asp+i', 'AC', { edition })
        .dice('xcccccc')
        .dice('c'.repeat(6))
        .say('dragon personal-challenge')
      expect([target.at('F6'), target.flags]).toEqual(['.', [0, 0]])
      const attacker = fight('ac', 'ASP+I', { bottom: 'personal-challenge' }, { edition })
        .dice('c'.repeat(7))
        .dice('xccccc')
        .say('dragon personal-challenge')
      expect([attacker.at('E6'), attacker.at('F6'), attacker.flags]).toEqual(['.', 'ASP4+I', [0, 0]])
      expect(attacker.rolls.length).toBe(2)
    },
  )
})

describe('Personal Challenge before a battle back', () => {
  const meet = (edition: EditionName, order: Order = {}, target = 'ASP+I') =>
    drawn(`E6 asp+i\nF6 ${target}`, { edition, ordered: 'E6', ...order })

  /** Passes until that step asks, or nobody is left to pass. */
  const passTo = (t: Scene, name: string): Scene => {
    for (let i = 0; i < 12 && t.asks !== name && t.can('pass'); i++) t.say('pass')
    return t
  }

  it('SB-DC-DUEL-10 zvezda: when it is announced either side may challenge, who battles back first; gmt not', () => {
    const cards = { dragons: 'personal-challenge' }
    const t = meet('zvezda', { top: cards, bottom: cards }).dice('ccc').say('attack E6 F6')
    passTo(t, 'close combat / battleBack').say('battle back E6')
    expect([t.asked, t.offers('dragon')]).toEqual([1, ['dragon personal-challenge']])
    t.say('pass')
    expect([t.asked, t.offers('dragon')]).toEqual([0, ['dragon personal-challenge']])
    t.dice('xcccccc ccccc').dice('ccc').say('dragon personal-challenge')
    expect([t.at('F6'), t.rolls]).toEqual(['ASP4', ['attack 3', 'duel 7', 'duel 5', 'battle back 3']])
    const gmt = meet('gmt', { top: cards }).dice('ccc').say('attack E6 F6')
    passTo(gmt, 'close combat / battleBack').say('battle back E6')
    expect(gmt.offers('dragon')).toEqual([])
  })

  it('SB-DC-DUEL-10 zvezda: it takes a leader on both sides still, and an Ambush answers no battle back', () => {
    const lone = meet('zvezda', { bottom: { dragons: 'personal-challenge' } }, 'ASP').dice('ccc')
    lone.say('attack E6 F6', 'pass').dice('ccc').say('battle back E6')
    expect(lone.rolls).toEqual(['attack 3', 'battle back 3'])
    const ambush = meet('zvezda', { top: { dragons: 'ambush' } })
      .dice('ccc')
      .say('attack E6 F6')
    passTo(ambush, 'close combat / battleBack').say('battle back E6')
    expect(ambush.offers('dragon')).toEqual([])
  })

  it('SB-DC-DUEL-10, SB-ARMY-13 zvezda: a commander who falls then takes his guard along, and nobody battles back', () => {
    const t = meet('zvezda', { top: { dragons: 'personal-challenge' } }, 'AC').dice('ccc')
    passTo(t.say('attack E6 F6'), 'close combat / battleBack').say('battle back E6')
    t.dice('xcccccc').dice('c'.repeat(6)).say('dragon personal-challenge')
    expect([t.at('F6'), t.rolls.includes('battle back 3')]).toEqual(['.', false])
  })
})

describe('Legendary Combat', () => {
  it.each(both)(
    'SB-DC-LEGEND-01, SB-DC-LEGEND-02, SB-T-65 after a won combat plain infantry gains ground and fights again (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP1\nG6 ASP', {
        edition,
        ordered: 'E6',
        top: { dragons: 'legendary-combat' },
      })
        .dice('ttt')
        .say('attack E6 F6')
      expect(t.offers('dragon')).toEqual(['dragon legendary-combat'])
      t.say('dragon legendary-combat', 'gain E6')
      expect(t.offers('attack')).toEqual(['attack F6 G6'])
    },
  )

  it('SB-DC-LEGEND-04 zvezda: played after the first success it brings the second advance and combat too; in gmt it does not', () => {
    const played = (edition: EditionName) =>
      drawn('E6 asp\nF6 ASP1\nG6 ASP1\nH6 ASP1\nI6 ASP', {
        edition,
        ordered: 'E6',
        top: { dragons: 'legendary-combat' },
      })
        .dice('ttt ttt')
        .say('attack E6 F6', 'dragon legendary-combat', 'gain E6', 'attack F6 G6', 'gain F6')
    expect([played('gmt').at('G6'), played('gmt').offers('attack')]).toEqual(['asp4', []])
    const t = played('zvezda')
    expect(t.offers('attack')).toEqual(['attack G6 H6'])
    t.dice('ttt').say('attack G6 H6', 'gain G6')
    expect([t.at('H6'), t.offers('attack')]).toEqual(['asp4', []]) // no third bonus combat
  })

  it.each([
    ['SB-DC-LEGEND-03', 'gmt'],
    ['SB-DC-LEGEND-04', 'zvezda'],
  ] as const)('%s %s: after the bonus combat a second one, and no third', (_, edition) => {
    const t = drawn(`E6 ${horse(edition)}\nF6 ASP1\nG6 ASP1\nH6 ASP`, {
      edition,
      ordered: 'E6',
      top: { dragons: 'legendary-combat' },
    })
    t.dice('tttt tttt')
      .say('attack E6 F6', 'gain E6', 'attack F6 G6', 'dragon legendary-combat', 'gain F6')
      .dice('cccc')
      .say('attack G6 H6')
    expect(t.rolls.length).toBe(3)
    const won = drawn(`E6 ${horse(edition)}\nF6 ASP1\nG6 ASP1\nH6 ASP1\nI6 ASP`, {
      edition,
      ordered: 'E6',
      top: { dragons: 'legendary-combat' },
    }).dice('tttt tttt tttt')
    won.say('attack E6 F6', 'gain E6', 'attack F6 G6', 'dragon legendary-combat', 'gain F6')
    won.say('attack G6 H6', 'gain G6')
    expect([won.at('H6').slice(-1), won.offers('attack')]).toEqual(['4', []])
  })
})
