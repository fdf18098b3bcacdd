import { describe, expect, it } from 'vitest'
import { samurai } from '../../rulebook.ts'
import { both } from '../../testing/fights.ts'
import { drawn, type Order, type Scene } from '../../testing/scene.ts'

const plays = (card: string, drawing: string, order: Order = {}): Scene =>
  drawn(drawing, { top: { hand: `${card} advance-left advance-right` }, ...order }).say(`play ${card}`)

describe('giving orders', () => {
  it.each(both)('SB-ORD-01 only ordered pieces move or battle (%s)', (edition) => {
    const t = plays('order-one-centre', 'E6 asp ab+i\nF6 ASP\nG8 ASP', { edition }).say('order E6')
    expect(t.answers.filter((each) => /E7/.test(each) && each.startsWith('move E7'))).toEqual([])
    expect(t.whyNot({ kind: 'move', unit: t.unit('E7').id, hex: t.unit('F6').hex })).toBe('SB-ORD-01')
    t.say('end')
    expect(t.offers('attack')).toEqual(['attack E6 F6'])
    expect(t.offers('shoot')).toEqual([])
  })

  it.each(both)('SB-ORD-02 nobody takes two orders (%s)', (edition) => {
    const t = plays('order-three-centre', 'E6 asp asp', { edition }).say('order E6')
    expect(t.offers('order')).toEqual(['order E7'])
    expect(t.whyNot({ kind: 'order', unit: t.unit('E6').id })).toBe('SB-ORD-02')
  })

  it.each([
    ['order-two-centre', 2],
    ['flying-geese', 6],
    ['order-triangle', 3], // SB-CMD-06: as many as Command cards
    ['infantry-onslaught', 4],
    ['leadership', 0], // no number
  ])('SB-CMD-01 the question says how many orders %s gives', (card, most) => {
    const t = plays(card, 'E6 asp+i asp')
    expect(samurai.questions(t.state)[0]?.about).toMatchObject({ most })
  })

  it.each(both)('SB-ORD-03 all orders are given before anybody moves (%s)', (edition) => {
    const t = plays('order-two-centre', 'E6 asp asp', { edition }).say('order E6')
    expect(t.offers('move')).toEqual([])
    t.say('end')
    expect(t.offers('order')).toEqual([])
    expect(t.offers('move E6').length).toBeGreaterThan(0)
  })

  it.each(both)(
    'SB-ORD-04, SB-BOARD-03, SB-T-39 a piece under a section line takes the order of either section, once (%s)',
    (edition) => {
      // F4 lies under the line between top's right (columns 1 to 4) and its centre
      for (const card of ['order-one-right', 'order-one-centre']) {
        expect(plays(card, 'F4 asp', { edition }).offers('order'), card).toEqual(['order F4'])
      }
      expect(plays('order-one-left', 'F4 asp', { edition }).asks).not.toBe('turn / order')
      // Crane's Wing: ordered through the flank it leaves the order of the centre
      const t = plays('cranes-wing', 'E6 asp\nF4 asp', { edition }).say('order F4')
      expect(t.offers('order')).toEqual(['order E6'])
      const flank = plays('cranes-wing', 'E3 asp\nF4 asp', { edition }).say('order F4')
      expect(flank.offers('order')).toEqual(['order E3'])
      const third = plays('cranes-wing', 'E3 asp . . asp\nF4 asp', { edition }).say('order F4', 'order E3')
      expect(third.offers('order')).toEqual([])
    },
  )

  it.each(both)('SB-ORD-05, SB-TURN-04 orders without anybody to take them are lost (%s)', (edition) => {
    const t = plays('order-three-centre', 'E6 asp', { edition }).say('order E6')
    expect(t.asks).toBe('turn / move')
    expect(plays('order-three-left', 'E6 asp', { edition }).asks).toBe('end of turn / choose')
  })

  it.each(both)(
    'SB-ORD-06, SB-ORD-07, SB-LMOVE-01 a unit and its leader are ordered together and move together (%s)',
    (edition) => {
      const t = plays('order-one-centre', 'E6 asp+i', { edition }).say('order E6')
      expect(t.offers('move leader')).toEqual([])
      t.say('move E6 F6')
      expect(t.at('F6')).toBe('asp4+i')
    },
  )

  it.each(both)(
    'SB-ORD-08, SB-T-37 ordering only the leader away costs one order and leaves his unit without (%s)',
    (edition) => {
      const t = plays('order-one-centre', 'E6 asp+i', { edition }).say('order leader E6')
      expect(t.offers('move E6')).toEqual([])
      t.say('move leader E6 F6')
      expect([t.at('E6'), t.at('F6')]).toEqual(['asp4', '+i'])
    },
  )

  it.each(both)('SB-ORD-09 for two orders both go, each by itself (%s)', (edition) => {
    const t = plays('order-two-centre', 'E6 asp+i', { edition }).say('order E6', 'order leader E6')
    t.say('move E6 E7', 'move leader E6 D6')
    expect([t.at('E6'), t.at('E7'), t.at('D6')]).toEqual(['.', 'asp4', '+i'])
    const one = plays('order-one-centre', 'E6 asp+i', { edition }).say('order E6')
    expect(one.offers('order')).toEqual([])
  })

  it.each(both)('SB-ORD-10 a unit that a leader joins is not ordered by that (%s)', (edition) => {
    const t = plays('order-one-centre', 'E6 +i asp\nF7 ASP', { edition }).say(
      'order leader E6',
      'move leader E6 E7',
    )
    expect(t.unit('E7').ordered).toBe(0)
    expect(t.offers('attack')).toEqual([])
  })

  it.each(both)(
    'SB-ORD-11, SB-LMOVE-11, SB-T-38 an ordered unit that a leader joins keeps its order but moves no more (%s)',
    (edition) => {
      const t = plays('order-two-centre', 'E6 +i asp\nF7 ASP', { edition }).say(
        'order leader E6',
        'order E7',
        'move leader E6 E7',
      )
      expect(t.asks).toBe('turn / battle')
      expect(t.offers('attack')).toEqual(['attack E7 F7'])
    },
  )

  it('SB-ORD-11 says why it cannot take him further', () => {
    const t = plays('order-three-centre', 'E5 asp +i asp', {}).say(
      'order leader E6',
      'order E7',
      'order E5',
      'move leader E6 E7',
    )
    expect(t.whyNot({ kind: 'move', unit: t.unit('E7').id, hex: t.unit('E7').hex + 1 })).toBe('SB-ORD-11')
  })

  it('SB-ORD-12 the commander with his bodyguard is ordered like a unit in its section, for close combat only', () => {
    const given = plays('order-one-centre', 'E6 ac\nF6 ASP')
    expect(given.offers('order')).toEqual(['order E6']) // he is not ordered away from it
    const t = given.say('order E6')
    expect(t.offers('move')).toEqual([])
    expect(t.offers('attack')).toEqual(['attack E6 F6'])
    expect(plays('order-one-left', 'E6 ac').asks).not.toBe('turn / order')
  })

  it.each(both)('SB-ORD-13 an ordered unit need neither move nor battle (%s)', (edition) => {
    const t = plays('order-one-centre', 'E6 asp\nF6 ASP', { edition }).say('order E6', 'end', 'end')
    expect(t.asks).toBe('end of turn / keep')
  })
})

describe('the turn', () => {
  it.each(both)('SB-TURN-01, SB-TURN-02 players alternate, phase after phase (%s)', (edition) => {
    const t = plays('order-one-centre', 'E6 asp\nF6 ASP', { edition })
    const phases = [t.asks]
    t.say('order E6')
    phases.push(t.asks)
    t.say('end')
    phases.push(t.asks)
    t.say('end')
    phases.push(t.asks)
    expect(phases).toEqual(['turn / order', 'turn / move', 'turn / battle', 'end of turn / keep'])
    t.say(t.offers('discard')[0] as string, 'take honor')
    expect([t.asks, t.asked]).toEqual(['turn / command', 1])
  })

  it.each(both)('SB-TURN-03 exactly one Command card must be played (%s)', (edition) => {
    const t = drawn('E6 asp', { edition, top: { hand: 'order-one-left cranes-wing shogun' } })
    expect(t.answers.sort()).toEqual(['play cranes-wing', 'play order-one-left', 'play shogun'])
    t.say('play cranes-wing')
    expect(t.state.hands[0].length).toBe(2)
    expect(t.offers('play')).toEqual([])
  })

  it.each(both)('SB-TURN-04 a card that can order nothing leads straight to phase 5 (%s)', (edition) => {
    const t = plays('order-two-left', 'E6 asp', { edition })
    expect(t.answers).toEqual(['draw dragon', 'take honor'])
  })

  it.each(both)('SB-TURN-05 all moves come before all battles (%s)', (edition) => {
    const t = plays('order-two-centre', 'E6 asp asp\nF6 ASP', { edition }).say('order E6', 'order E7', 'end')
    t.dice('ccc').say('attack E6 F6', 'pass')
    expect(t.offers('move')).toEqual([])
  })

  it('SB-TURN-06, SB-T-78 what is checked at the start of a turn comes before the Command card', () => {
    const t = drawn('E6 asp/mb\nG6 ASP', { victory: 3 })
    expect(t.winner).toBe(0)
    expect(t.happened('command')).toBe(false)
  })

  it.each(both)(
    'SB-TURN-07 Dragon cards are played at their moment, in either player’s turn (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP', {
        edition,
        top: { hand: 'order-one-centre advance-left', dragons: 'panic' },
        bottom: { dragons: 'followers-of-bishamon' },
      })
      expect(t.offers('dragon')).toEqual([])
      t.say('play order-one-centre')
      expect([t.asked, t.offers('dragon')]).toEqual([0, ['dragon panic']])
      t.say('pass')
      expect([t.asked, t.offers('dragon')]).toEqual([1, ['dragon followers-of-bishamon']])
    },
  )

  it.each(both)(
    'SB-TURN-01, SB-ORD-02, SB-MOVE-02, SB-BAT-03 whatever was for one turn ends with it (%s)',
    (edition) => {
      const t = plays('order-one-centre', 'E6 asp\nG6 ASP', { edition }).say('order E6')
      Object.assign(t.unit('E6'), {
        swift: 2,
        spirit: true,
        desperate: true,
        stopped: true,
        barred: true,
        fought: 9,
      })
      t.say('end')
      while (t.asked === 0) t.say(t.offers('discard')[0] ?? 'take honor')
      const { ordered, moved, stopped, barred, fought, swift, spirit, desperate } = t.unit('E6')
      expect([ordered, moved, stopped, barred, fought, swift, spirit, desperate]).toEqual([
        0,
        -1,
        false,
        false,
        0,
        0,
        false,
        false,
      ])
      expect([t.state.dragonsPlayed, t.state.turn.card]).toEqual([[0, 0], -1])
    },
  )
})
