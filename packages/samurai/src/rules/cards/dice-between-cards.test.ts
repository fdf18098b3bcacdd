import { describe, expect, it } from 'vitest'
import { both, fight, foot } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

// Two cards at once about the dice of a roll.

describe('dice between two cards', () => {
  it.each(both)(
    'SB-DC-REVENGE-01, SB-DC-AIKIDO-01 Revenge answered by Practice of Aikido: two dice (%s)',
    (edition) => {
      const t = fight(
        foot(edition),
        'ASP',
        { top: 'practice-of-aikido', bottom: 'revenge' },
        { edition },
        'cccc',
      )
      t.say('pass', 'battle back E6').dice('cc').say('dragon revenge', 'dragon practice-of-aikido')
      expect(t.rolls).toEqual(['attack 4', 'battle back 2'])
    },
  )

  it.each(both)(
    'SB-DC-REVENGE-01, SB-TER-FOREST-02, SB-INSP-08 Revenge from a forest: the very number, no more by a token (%s)',
    (edition) => {
      const t = fight('asp+i', 'ASP+I/f', { bottom: 'revenge' }, { edition }).dice('ccc').say('inspire E6')
      t.say('battle back E6').dice('ccc').say('dragon revenge')
      expect([t.rolls, t.honor[1]]).toEqual([['attack 3', 'battle back 3'], 9])
    },
  )

  it.each(both)(
    'SB-DC-REVENGE-01, SB-DC-KISHI-01 dice that the attacker rolled again count once (%s)',
    (edition) => {
      const t = fight('asp', 'AB', { top: 'spirit-of-kishijoten', bottom: 'revenge' }, { edition }, 'ttt')
        .dice('ttt')
        .say('dragon spirit-of-kishijoten')
      t.say('battle back E6').dice('ccc').say('dragon revenge')
      expect(t.rolls).toEqual(['attack 3', 'kishijoten 3', 'battle back 3'])
    },
  )

  it.each(both)(
    'SB-DC-REVENGE-01, SB-CC-FIRST-03 a unit that struck first does not battle back, so there is nothing to avenge (%s)',
    (edition) => {
      const t = fight(
        'asp',
        'ASP',
        { bottom: 'revenge' },
        {
          edition,
          bottom: { hand: 'first-strike order-two-left' },
        },
      )
      t.dice('ccc ccc').say('first strike E6')
      expect([t.rolls, t.asks]).toEqual([['first strike 3', 'attack 3'], 'end of turn / choose'])
    },
  )

  it('SB-DC-DESPERATE-01, SB-DC-DESPERATE-02 in a battle back: in zvezda the two dice last for the next one of the turn, in gmt not', () => {
    const backs = (edition: 'gmt' | 'zvezda') => {
      const t = drawn('E6 ab ab\nF6 ASP1', {
        edition,
        ordered: 'E6 E7',
        bottom: { dragons: 'desperate-charge' },
      })
      t.dice('ss').say('attack E6 F6', 'battle back E6').dice('sssss').say('dragon desperate-charge')
      t.dice('ss sssss').say('attack E7 F6', 'battle back E7')
      return t.rolls.filter((roll) => roll.startsWith('battle back'))
    }
    expect(backs('zvezda')).toEqual(['battle back 5', 'battle back 5'])
    expect(backs('gmt')).toEqual(['battle back 5', 'battle back 3'])
  })

  it.each(both)(
    'SB-DC-DESPERATE-01, SB-CC-SHOGUN-06, SB-INSP-01, SB-TER-FOREST-02 all that is added comes on top of the maximum (%s)',
    (edition) => {
      const t = fight('asp1+i/f', 'ASP', { top: 'desperate-charge' }, { edition, card: 'shogun' })
        .say('dragon desperate-charge')
        .dice('cccccc')
        .say('inspire E6')
      expect(t.rolls).toEqual(['attack 6'])
    },
  )

  it.each(both)('SB-DC-FIREARROW-01, SB-CC-SHOGUN-06 both add a die to a moved bow unit (%s)', (edition) => {
    const t = drawn('E3 ab\nE6 ASP', {
      edition,
      ordered: 'E3',
      phase: 'move',
      card: 'shogun',
      change: (s) => {
        s.turn.fireArrow = true
      },
    })
      .say('move E3 E4')
      .dice('ccc')
      .say('shoot E4 E6')
    expect(t.rolls).toEqual(['ranged 3'])
  })

  it.each(both)(
    'SB-DC-FIREBYRANK-01, SB-CC-HOLD-03 both shots have the die and roll their swords again (%s)',
    (edition) => {
      const t = drawn(`E4 aa . ${foot(edition).toUpperCase()}`, {
        edition,
        ordered: 'E4',
        card: 'hold-and-shoot',
        change: (s) => {
          s.turn.fireByRank = true
        },
      })
        .dice('xcc s xcc c')
        .say('shoot E4 E6', 'shoot E4 E6')
      expect([t.rolls, t.blocks('E6')]).toEqual([
        ['ranged 3', 'fire by rank 1', 'ranged 3', 'fire by rank 1'],
        1,
      ])
    },
  )

  it.each(both)(
    'SB-DC-HEAD-01, SB-DC-HEAD-02, SB-POOL-02 heads are blocks that were there, and no more tokens than the pool has (%s)',
    (edition) => {
      const t = fight(
        'asp+i',
        'ASP2',
        { top: 'head-collector' },
        {
          edition,
          top: { honor: 10 },
          bottom: { honor: 17 },
        },
      )
        .say('dragon head-collector')
        .dice('ttt')
        .say('pass')
      // two blocks, three hits: gmt 4 tokens of which 3 are left, zvezda 2
      expect(t.honor[0]).toBe(edition === 'gmt' ? 13 : 12)
    },
  )

  it.each(both)(
    'SB-DC-HEAD-01, SB-DC-HEAD-02, R-87 blocks lost for want of a way back are no heads (%s)',
    (edition) => {
      const t = drawn('E6 asp+i\nF6 AB\nG6 ASP ASP', {
        edition,
        ordered: 'E6',
        top: { dragons: 'head-collector' },
      })
        .say('attack E6 F6', 'dragon head-collector')
        .dice('cff')
        .say('pass', 'ignore 0')
      expect([t.blocks('F6'), t.honor[0]]).toEqual([1, edition === 'gmt' ? 12 : 11])
    },
  )

  it.each(both)(
    'SB-DC-HEAD-01, SB-BACK-01 a unit that battles back is not ordered and collects no heads (%s)',
    (edition) => {
      const t = fight('asp', 'ASP+I', { bottom: 'head-collector' }, { edition }, 'ccc')
      t.say('battle back E6')
      expect(t.offers('dragon')).toEqual([])
    },
  )
})

describe('Personal Challenge among other cards', () => {
  it.each(both)(
    'SB-DC-DUEL-02, R-70 a First Strike on the table counts, also when an Ambush has answered it (%s)',
    (edition) => {
      const t = drawn('E6 asp+i\nF6 ASP+I', {
        edition,
        ordered: 'E6',
        top: { dragons: 'ambush', honor: 12 },
        bottom: { dragons: 'personal-challenge', hand: 'first-strike order-two-left order-two-right' },
      }).say('attack E6 F6', 'pass', 'first strike E6')
      const plain = drawn('E6 asp+i\nF6 ASP+I', {
        edition,
        ordered: 'E6',
        top: { honor: 12 },
        bottom: { dragons: 'personal-challenge', hand: 'first-strike order-two-left order-two-right' },
      }).say('attack E6 F6', 'first strike E6')
      // bottom: two in hand, one on the table, two as challenger
      plain.dice('c'.repeat(11)).say('dragon personal-challenge')
      expect(plain.rolls).toEqual(['duel 6', 'duel 5'])
      t.dice('c'.repeat(11)).say('dragon ambush', 'dragon personal-challenge')
      expect(t.rolls).toEqual(['duel 6', 'duel 5'])
    },
  )

  it('SB-DRG-13, SB-DC-DUEL-01 zvezda: a second challenge needs two leaders who live', () => {
    const t = drawn('E6 asp+i\nF6 ASP+I', {
      edition: 'zvezda',
      ordered: 'E6',
      top: { dragons: 'personal-challenge' },
      bottom: { dragons: 'personal-challenge' },
    }).say('attack E6 F6')
    t.dice('xcccccc ccccc ccc').say('dragon personal-challenge')
    expect([t.at('F6'), t.rolls.length, t.state.dragonsPlayed]).toEqual(['ASP4', 2, [1, 0]])
  })

  it('SB-DC-DUEL-06, SB-VIC-09 zvezda: the card lost in a duel can end the game before the combat is fought', () => {
    const t = fight(
      'asp+i',
      'ASP+I',
      { top: 'personal-challenge' },
      {
        edition: 'zvezda',
        bottom: { hand: 'order-two-left order-two-right' },
      },
    )
      .dice('xcccccc ccc')
      .say('dragon personal-challenge')
    expect([t.winner, t.rolls, t.at('E6')]).toEqual([0, ['duel 7', 'duel 3'], 'asp4+i'])
  })

  it('SB-DC-DUEL-06, SB-VIC-08 gmt: the combat goes on, and the loser surrenders when his turn starts', () => {
    const t = fight(
      'asp+i',
      'ASP+I',
      { top: 'personal-challenge' },
      {
        bottom: { hand: 'order-two-left order-two-right' },
      },
    )
      .dice('xcccccc ccc')
      .say('dragon personal-challenge')
    t.dice('ccc').say('pass', 'pass')
    expect(t.winner).toBe(null)
    t.say('take honor')
    expect(t.winner).toBe(0)
  })

  it.each(both)(
    'SB-DC-DUEL-06, SB-GAIN-01, R-85 a commander challenged and beaten leaves his tent empty, and the attacker may enter it (%s)',
    (edition) => {
      const t = fight('asp+i', 'AC', { top: 'personal-challenge' }, { edition })
        .dice('xcccccc')
        .dice('c'.repeat(6))
        .say('dragon personal-challenge')
      expect(t.offers('gain')).toEqual(['gain E6'])
      t.say('gain E6')
      expect(t.flags).toEqual(edition === 'gmt' ? [0, 0] : [3, 0])
    },
  )
})
