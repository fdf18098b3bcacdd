import { describe, expect, it } from 'vitest'
import { line, orderAll, plays } from '../../testing/command.ts'
import { both } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

describe('cards of sections', () => {
  it.each([
    ['order-one-left', ['E9', 'E10', 'E11', 'E12'], 1],
    ['order-one-centre', ['E5', 'E6', 'E7', 'E8'], 1],
    ['order-one-right', ['E1', 'E2', 'E3', 'E4'], 1],
  ])('SB-CC-ONE-01, SB-CMD-01 %s', (card, hexes, orders) => {
    const t = plays(card, line)
    expect(t.offers('order').map((each) => each.slice(6))).toEqual([...hexes].sort())
    expect(orderAll(t)).toBe(orders)
  })

  it.each([
    ['SB-CC-TWO-01', 'order-two-left', 2],
    ['SB-CC-TWO-01', 'order-two-centre', 2],
    ['SB-CC-TWO-01', 'order-two-right', 2],
    ['SB-CC-THREE-01', 'order-three-left', 3],
    ['SB-CC-THREE-01', 'order-three-centre', 3],
    ['SB-CC-THREE-01', 'order-three-right', 3],
    ['SB-CC-CRANE-01', 'cranes-wing', 3],
    ['SB-CC-GEESE-01', 'flying-geese', 6],
    ['SB-CC-FLANK-01', 'out-flanked', 4],
    ['SB-CC-TIGER-01', 'tiger-tail-left', 3],
    ['SB-CC-TIGER-02', 'tiger-tail-right', 3],
  ])('%s %s gives %i orders', (_, card, orders) => {
    for (const [edition] of both) {
      const t = plays(card, line, { edition, top: { hand: `${card} advance-centre`, honor: 5 } })
      expect(orderAll(t)).toBe(orders)
    }
  })

  it('SB-CC-CRANE-01 one order in each section', () => {
    const t = plays('cranes-wing', line).say('order E1')
    expect(t.offers('order').some((each) => /E[1-4]$/.test(each))).toBe(false)
    t.say('order E5', 'order E9')
    expect(t.asks).toBe('turn / move')
  })

  it('SB-CC-GEESE-01 two orders in each section, to different units', () => {
    const t = plays('flying-geese', line).say('order E1', 'order E2')
    expect(t.can('order E3')).toBe(false)
    expect(t.can('order E1')).toBe(false)
    expect(t.can('order E5')).toBe(true)
  })

  it('SB-CC-FLANK-01 none in the centre', () => {
    expect(
      plays('out-flanked', line)
        .offers('order')
        .map((each) => each.slice(6))
        .sort(),
    ).toEqual(['E1', 'E2', 'E3', 'E4', 'E9', 'E10', 'E11', 'E12'].sort())
  })

  it('SB-CC-TIGER-01, SB-CC-TIGER-02 two in the centre and one on the flank of the name', () => {
    const left = plays('tiger-tail-left', line)
    expect([left.can('order E9'), left.can('order E4')]).toEqual([true, false])
    left.say('order E9')
    expect(left.can('order E10')).toBe(false)
    left.say('order E5', 'order E6')
    expect(left.asks).toBe('turn / move')
    const right = plays('tiger-tail-right', line)
    expect([right.can('order E9'), right.can('order E4')]).toEqual([false, true])
  })

  it.each(both)(
    'SB-CC-ADV-01, SB-CMD-06, SB-CMD-07, SB-T-40 Advance orders as many as there are Command cards, itself included (%s)',
    (edition) => {
      const five = plays('advance-centre', `${line}\nC5 asp asp`, { edition })
      expect(orderAll(five)).toBe(5)
      const three = plays('advance-left', line, {
        edition,
        top: { hand: 'advance-left order-one-left order-one-left' },
      })
      expect(orderAll(three)).toBe(3)
      const right = plays('advance-right', line, { edition, top: { hand: 'advance-right order-one-left' } })
      expect(orderAll(right)).toBe(2)
    },
  )

  it('SB-CMD-08 the count follows a hand that has become larger or smaller', () => {
    const larger = drawn(line, { top: { hand: 'advance-centre order-two-left', dragons: 'white-dragon' } })
    larger.say('play advance-centre', 'dragon white-dragon')
    expect(orderAll(larger)).toBe(3)
    // a seppuku in the enemy's turn takes one of three cards at random
    const smaller = drawn('A6 +i\nB6 SSP\nE6 asp asp asp', {
      turn: 'bottom',
      ordered: 'B6',
      top: { hand: 'advance-centre advance-centre order-two-left' },
    })
    smaller.dice('cccc').say('attack B6 A6', 'pass', 'take honor', 'pass', 'play advance-centre')
    expect(orderAll(smaller)).toBe(2)
  })

  it('SB-CMD-03 a tactic card lifts no limit of terrain', () => {
    const t = drawn('E6 sspc/f\nF6 ASP', { ordered: 'E6', card: 'cavalry-charge' })
      .dice('ccc')
      .say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 3']) // two from the forest, one from the card
    const river = drawn('E6 sspc\nE7 r\nF6 r', { ordered: 'E6', card: 'cavalry-charge', phase: 'move' })
    expect(river.can('move E6 E7')).toBe(false)
  })

  it('SB-CMD-04, SB-CMD-05, SB-T-37 only a card with the helmet orders a leader away from his unit', () => {
    const field = 'E6 asp+i asp'
    expect(plays('order-two-centre', field).offers('order leader')).toEqual(['order leader E6'])
    for (const card of [
      'order-triangle',
      'infantry-onslaught',
      'leadership',
      'serpent-command',
      'cavalry-charge',
    ]) {
      for (const [edition] of both) {
        expect(
          plays(card, 'E6 sspc+c asp+i'.replace('sspc', edition === 'gmt' ? 'sspc' : 'sc'), {
            edition,
          }).offers('order leader'),
          card,
        ).toEqual([])
      }
    }
  })
})

describe('Order One Unit', () => {
  it.each(both)(
    'SB-CC-ONE-02, SB-DECK-04 draws two and keeps one, across a reshuffle too (%s)',
    (edition) => {
      const t = plays('order-one-left', 'E6 asp', {
        edition,
        change: (s) => {
          s.deck.discards.push(...s.deck.draw.splice(0, s.deck.draw.length - 1))
        },
      })
      expect(t.asks).toBe('end of turn / keep')
      expect(t.offers('discard').length).toBe(2)
      t.say(t.offers('discard')[0] as string)
      expect(t.state.hands[0].length).toBe(5)
    },
  )

  it('SB-CC-ONE-03, SB-T-51 in gmt it draws a Dragon card besides the choice of the end of turn', () => {
    const t = plays('order-one-left', 'E6 asp')
    t.say(t.offers('discard')[0] as string)
    expect(t.state.dragonHands[0].length).toBe(1)
    expect(t.answers).toEqual(['draw dragon', 'take honor'])
    t.say('draw dragon')
    expect(t.state.dragonHands[0].length).toBe(2)
    const off = plays('order-one-left', 'E6 asp', { rulings: { orderOneDrawsDragon: false } })
    off.say(off.offers('discard')[0] as string)
    expect(off.state.dragonHands[0].length).toBe(0)
  })

  it('SB-CC-ONE-04 in zvezda it gives none', () => {
    const t = plays('order-one-left', 'E6 asp', { edition: 'zvezda' })
    t.say(t.offers('discard')[0] as string)
    expect(t.state.dragonHands[0].length).toBe(0)
  })
})
