import { describe, expect, it } from 'vitest'
import { plays } from '../../testing/command.ts'
import { both, horse } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

// Orders where leaders, groups and the "if you have none" clauses meet.

describe('the clause of a card for those who have none', () => {
  it('SB-CC-CHARGE-05, SB-CC-CHARGE-06, R-82 zvezda: a lone cavalry leader is cavalry, so nobody else is ordered instead; in gmt he is none', () => {
    const zvezda = plays('cavalry-charge', 'E5 asp asp +c', { edition: 'zvezda' })
    expect(zvezda.offers('order')).toEqual(['order leader E7'])
    const gmt = plays('cavalry-charge', 'E5 asp asp +c')
    expect(gmt.offers('order')).toEqual(['order E5', 'order E6'])
    const foot = plays('cavalry-charge', 'E5 asp asp +i', { edition: 'zvezda' })
    expect(foot.offers('order')).toEqual(['order E5', 'order E6', 'order leader E7'])
  })

  it('SB-CC-ONSL-05, SB-CC-ONSL-06, R-82 zvezda: a lone infantry leader is infantry; one who rides with cavalry is not', () => {
    const lone = plays('infantry-onslaught', 'E5 sc sc +i', { edition: 'zvezda' })
    expect(lone.offers('order')).toEqual(['order leader E7'])
    const attached = plays('infantry-onslaught', 'E5 sc sc+c', { edition: 'zvezda' })
    expect(attached.offers('order')).toEqual(['order E5', 'order E6'])
  })

  it('SB-CMD-09, SB-CC-HOLD-04 gmt: the bodyguard may be the one unit, and only fights', () => {
    const t = plays('hold-and-shoot', 'E6 ac\nF6 ASP').say('order E6')
    expect([t.asks, t.offers('attack')]).toEqual(['turn / battle', ['attack E6 F6']])
  })
})

describe('groups', () => {
  it.each(both)('SB-CC-SERP-01, SB-CC-SERP-04 a lone leader links two halves of a group (%s)', (edition) => {
    const t = plays('serpent-command', 'E5 asp +i asp', { edition }).say('order E5')
    expect(t.offers('order')).toEqual(['order leader E6'])
    t.say('order leader E6')
    expect(t.offers('order')).toEqual(['order E7'])
  })

  it.each(both)(
    'SB-CC-SERP-01, SB-ORD-12 a command unit is a link too, and does not move (%s)',
    (edition) => {
      const t = plays('serpent-command', 'E5 asp ac asp', { edition }).say('order E5', 'order E6', 'order E7')
      expect(t.offers('move').some((each) => each.startsWith('move E6'))).toBe(false)
      expect(t.offers('move').some((each) => each.startsWith('move E7'))).toBe(true)
    },
  )

  it.each(both)(
    'SB-CC-LEAD-01, SB-CC-LEAD-02, SB-CC-LEAD-03 a unit without a leader, ordered first, is the only one, though a leader stand beside it (%s)',
    (edition) => {
      const t = plays('leadership', 'E5 asp asp+i asp', { edition }).say('order E5')
      expect(t.asks).toBe('turn / move')
    },
  )

  it.each(both)(
    'SB-CC-ONSL-01, SB-CC-ONSL-02, SB-LMOVE-13 a cavalry leader with infantry charges at the infantry’s two hexes (%s)',
    (edition) => {
      const t = plays('infantry-onslaught', 'E1 asp+c\nD1 r r r\nF1 r r r', { edition }).say('order E1')
      expect(t.offers('move')).toEqual(['move E1 E2', 'move E1 E3'])
    },
  )
})

describe('Shogun', () => {
  it.each(both)(
    'SB-CC-SHOGUN-02, SB-CC-SHOGUN-03 a flag takes the leader away and the unit’s symbol orders it besides (%s)',
    (edition) => {
      const t = drawn('E6 asp+i', {
        edition,
        top: { hand: 'shogun order-two-left' },
        change: (s) => {
          s.handSize[0] = 2
        },
      })
        .dice('tf')
        .say('play shogun', 'order leader E6', 'order E6')
      t.say('move leader E6 E7', 'move E6 E5')
      expect([t.at('E5'), t.at('E7')]).toEqual(['asp4', '+i'])
    },
  )

  it.each(both)(
    'SB-CC-SHOGUN-02, SB-CC-SHOGUN-03 a flag spent on a unit whose symbol came up leaves the symbol for another (%s)',
    (edition) => {
      const t = drawn(`E5 asp asp ${horse(edition)}`, { edition, top: { hand: 'shogun order-two-left' } })
        .dice('tf')
        .say('play shogun', 'order E5', 'order E6')
      expect(t.asks).toBe('turn / move')
      const other = drawn(`E5 asp asp ${horse(edition)}`, { edition, top: { hand: 'shogun order-two-left' } })
        .dice('tf')
        .say('play shogun', 'order E7')
      expect(other.offers('order')).toEqual(['order E5', 'order E6'])
    },
  )
})

describe('Counter Attack', () => {
  it.each(both)(
    'SB-CC-COUNTER-02, SB-DC-WISDOM-01 copies the card, not the section that Tactical Wisdom put on it (%s)',
    (edition) => {
      const t = drawn('E2 asp . . . asp . . . asp\nG6 ASP\nG10 ASP\nG2 ASP', {
        edition,
        top: { hand: 'order-one-left order-two-left', dragons: 'tactical-wisdom' },
        bottom: { hand: 'counter-attack order-two-left' },
      })
        .say('play order-one-left', 'dragon tactical-wisdom left centre', 'order E6', 'end')
        .say('discard shogun')
      expect(t.asks).toBe('end of turn / choose')
      t.say('take honor', 'play counter-attack')
      expect(t.offers('order')).toEqual(['order G10'])
    },
  )

  it.each(both)(
    'SB-CC-COUNTER-01, O-12 a copy of a copy is exchanged twice: left, right, left again (%s)',
    (edition) => {
      const t = drawn('E2 asp . . . . . . . asp', {
        edition,
        top: { hand: 'counter-attack order-two-left' },
        lastFace: { bottom: 'order-one-right' },
      }).say('play counter-attack')
      // bottom's Order One Right was a copy of top's Order One Left
      expect(t.offers('order')).toEqual(['order E10'])
    },
  )
})

describe('locked units of scenario 37', () => {
  const locked = {
    rules: ['special locked-units tag=m card=order-one-left'],
  }

  it('SB-SCN-08, SB-DC-MESSENGER-01, R-78 a Brave Messenger beside the right card frees no second unit', () => {
    const t = drawn('A11 asp*m asp*m\nE6 asp', {
      ...locked,
      top: { hand: 'order-one-left order-two-left', dragons: 'brave-messenger' },
    }).say('play order-one-left', 'dragon brave-messenger')
    expect(t.offers('order')).toEqual(['order A11', 'order A12', 'order E6'])
    t.say('order A11')
    expect(t.offers('order')).toEqual(['order E6'])
  })

  it('SB-SCN-08, SB-DC-WISDOM-01 Tactical Wisdom changes where the card orders, not which card it is', () => {
    const t = drawn('A6 asp*m\nE6 asp', {
      ...locked,
      top: { hand: 'order-one-left order-two-left', dragons: 'tactical-wisdom' },
    }).say('play order-one-left', 'dragon tactical-wisdom left centre')
    expect(t.offers('order')).toEqual(['order A6', 'order E6'])
  })

  it('SB-SCN-08, SB-RET-02 a locked unit that is driven back or shot at stays locked', () => {
    const t = drawn('B6 asp*m\nC6 ASP', { ...locked, turn: 'bottom', ordered: 'C6' })
      .dice('fcc')
      .say('attack C6 B6', 'retreat A6', 'pass', 'take honor')
    expect(t.unit('A6').locked).toBe(true)
  })
})
