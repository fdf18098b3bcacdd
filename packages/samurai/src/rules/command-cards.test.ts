import { describe, expect, it } from 'vitest'
import { drawn, type Order, type Scene } from '../testing/scene.ts'

/** Top plays a card from a hand of five. */
const plays = (card: string, drawing: string, order: Order = {}): Scene =>
  drawn(drawing, {
    top: { hand: `${card} order-two-left order-two-left order-two-right order-two-right` },
    ...order,
  }).say(`play ${card}`)

/** Gives every order that can be given, in the order of the list, and says how many. */
function orderAll(t: Scene): number {
  let orders = 0
  for (let next = t.offers('order')[0]; next !== undefined; next = t.offers('order')[0]) {
    t.say(next)
    orders++
  }
  return orders
}

const both = [['gmt'], ['zvezda']] as const
// top's left is the right of the drawing: columns 9 to 12
const line = 'E1 asp asp asp asp asp asp asp asp asp asp asp asp'

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

describe('cards of symbols', () => {
  it.each([
    ['order-circle', ['E1', 'E2', 'E3']],
    ['order-triangle', ['E4']],
    ['order-square', ['E5', 'E6', 'E7', 'E8']],
  ])('SB-CC-SYM-01, SB-CMD-02 %s orders units with its symbol anywhere', (card, hexes) => {
    const t = plays(card, 'E1 ab aa li asp ssp sb sspc sbc +c')
    expect(t.offers('order').map((each) => each.slice(6))).toEqual(hexes)
  })

  it.each(both)('SB-CC-SYM-01 as many as the Command cards (%s)', (edition) => {
    const t = plays('order-triangle', line, {
      edition,
      top: { hand: 'order-triangle order-two-left order-two-left' },
    })
    expect(orderAll(t)).toBe(3)
  })

  it.each(both)(
    'SB-CC-SYM-02, SB-T-41 with no such unit it orders one unit of any kind, whatever the hand (%s)',
    (edition) => {
      const t = plays('order-circle', line, { edition })
      expect(t.offers('order').length).toBe(12)
      expect(orderAll(t)).toBe(1)
    },
  )

  it('SB-CC-SYM-03 neither a lone leader nor the bodyguard takes it, but the bodyguard takes the fallback', () => {
    expect(plays('order-square', 'E6 ac ssp +c').offers('order')).toEqual(['order E7'])
    expect(plays('order-circle', 'E6 ac ssp +c').offers('order')).toEqual(['order E6', 'order E7'])
  })

  it.each(both)(
    'SB-CMD-09 the one unit ordered for want of others acts by the ordinary rules (%s)',
    (edition) => {
      const t = plays('cavalry-charge', 'E6 asp\nF6 ASP', { edition })
        .say('order E6', 'end')
        .dice('ccc')
        .say('attack E6 F6')
      expect(t.rolls).toEqual(['attack 3'])
      const shooters = plays('infantry-onslaught', edition === 'gmt' ? 'E6 sbc\nG6 ASP' : 'E6 sc\nG6 ASP', {
        edition,
      }).say('order E6')
      expect(shooters.can('move E6 E9')).toBe(false)
      shooters.say('end')
      if (edition === 'gmt') expect(shooters.offers('shoot')).toEqual(['shoot E6 G6'])
    },
  )
})

describe('Cavalry Charge', () => {
  const horse = (edition: string) => (edition === 'gmt' ? 'sspc' : 'sc')

  it.each(both)('SB-CC-CHARGE-01 orders four cavalry units anywhere (%s)', (edition) => {
    const h = horse(edition)
    const t = plays('cavalry-charge', `E1 ${h} asp ${h} ${h} ${h} ${h}`, { edition })
    expect(t.offers('order').map((each) => each.slice(6))).toEqual(['E1', 'E3', 'E4', 'E5', 'E6'])
    expect(orderAll(t)).toBe(4)
  })

  it.each(both)('SB-CC-CHARGE-02, SB-T-44 one die more, in the bonus combat too (%s)', (edition) => {
    const t = drawn(`E6 ${horse(edition)}\nF6 ASP1\nG6 ASP`, {
      edition,
      ordered: 'E6',
      card: 'cavalry-charge',
    })
    t.dice('ttttt').say('attack E6 F6', 'gain E6').dice('ccccc').say('attack F6 G6')
    expect(t.rolls).toEqual(['attack 5', 'attack 5'])
  })

  it.each(both)('SB-CC-CHARGE-03 moves three hexes and still battles (%s)', (edition) => {
    const t = drawn(`E6 ${horse(edition)}\nE10 ASP`, {
      edition,
      ordered: 'E6',
      card: 'cavalry-charge',
      phase: 'move',
    })
    t.say('move E6 E9')
    expect(t.can('attack E9 E10')).toBe(true)
  })

  it('SB-CC-CHARGE-04, SB-T-44 no shooting', () => {
    const t = drawn('E6 sbc\nG6 ASP', { ordered: 'E6', card: 'cavalry-charge' })
    expect(t.offers('shoot')).toEqual([])
    expect(drawn('E6 sbc\nG6 ASP', { ordered: 'E6' }).offers('shoot')).toEqual(['shoot E6 G6'])
  })

  it.each(both)('SB-CC-CHARGE-05 without cavalry it orders one unit of any kind (%s)', (edition) => {
    expect(orderAll(plays('cavalry-charge', line, { edition }))).toBe(1)
  })

  it('SB-CC-CHARGE-06 in zvezda a lone cavalry leader may be one of the four; an attached one stays', () => {
    const t = plays('cavalry-charge', 'E5 +c sc+c +i', { edition: 'zvezda' })
    expect(t.offers('order')).toEqual(['order E6', 'order leader E5'])
  })

  it('SB-CC-CHARGE-07 in gmt it orders no lone leader', () => {
    expect(plays('cavalry-charge', 'E5 +c sspc+c +i').offers('order')).toEqual(['order E6'])
  })
})

describe('Counter Attack', () => {
  const copies = (bottom: string, drawing = line, order: Order = {}): Scene =>
    plays('counter-attack', drawing, { lastFace: { bottom }, ...order })

  it.each(both)(
    'SB-CC-COUNTER-01, SB-CC-COUNTER-02 becomes the enemy’s last card with left and right exchanged (%s)',
    (edition) => {
      expect(orderAll(copies('order-three-centre', line, { edition }))).toBe(3)
      // bottom's left is columns 1 to 4; mirrored, top orders on its own right, which are the same columns
      expect(
        copies('order-two-left', line, { edition })
          .offers('order')
          .map((each) => each.slice(6)),
      ).toEqual(['E1', 'E2', 'E3', 'E4'])
    },
  )

  it.each(both)('SB-T-47 after Tiger Tail Left two in the centre and one on the right (%s)', (edition) => {
    const t = copies('tiger-tail-left', line, { edition })
    expect([t.can('order E1'), t.can('order E9'), t.can('order E5')]).toEqual([true, false, true])
    expect(orderAll(t)).toBe(3)
  })

  it.each(both)('SB-CC-COUNTER-03 the helmet and the draws of the copied card count (%s)', (edition) => {
    const t = copies('order-one-centre', 'E6 asp+i', { edition })
    expect(t.can('order leader E6')).toBe(true)
    t.say('end')
    expect(t.asks).toBe('end of turn / keep')
  })

  it('SB-CC-COUNTER-03 a copied Shogun reshuffles at the end of the turn', () => {
    const t = drawn('E6 asp', {
      top: { hand: 'counter-attack order-two-left' },
      lastFace: { bottom: 'shogun' },
    })
    t.dice('xx').say('play counter-attack')
    expect(t.happened('reshuffled')).toBe(true)
  })

  it.each(both)(
    'SB-CC-COUNTER-04 with nothing to copy it orders nothing, and the turn goes to its end (%s)',
    (edition) => {
      const t = plays('counter-attack', line, { edition })
      expect(t.asks).toBe('end of turn / choose')
    },
  )

  it.each(both)(
    'SB-CC-COUNTER-05 a First Strike in another’s turn is not the card of one’s own last turn (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP', {
        edition,
        ordered: 'E6',
        bottom: { hand: 'first-strike counter-attack' },
        lastFace: { bottom: 'order-two-left' },
        card: 'order-one-centre',
      })
      t.dice('xxx ccc').say('attack E6 F6', 'first strike E6')
      expect(t.state.lastFace[1]).toBe(3) // still Order Two Units Left
    },
  )

  it('SB-CC-COUNTER-06 the copy counts as the copied card for rules that ask which card was played', () => {
    const rules = ['victory-rule vf-per-order-one-unit who=top flags=1 notLastFlag=true']
    const t = copies('order-one-left', 'A6 asp', { rules })
    expect(t.asks).toBe('end of turn / keep')
    expect(t.flags).toEqual([1, 0])
  })
})

describe('First Strike', () => {
  const struck = (order: Order = {}, drawing = 'E6 asp\nF6 ASP') =>
    drawn(drawing, { ordered: 'E6', bottom: { hand: 'first-strike order-two-left' }, ...order })

  it.each(both)(
    'SB-CC-FIRST-01, SB-CC-FIRST-02 the defender fights first, then the attacker as declared (%s)',
    (edition) => {
      const t = struck({ edition }).say('attack E6 F6')
      expect([t.asked, t.asks]).toEqual([1, 'close combat / defenderReacts'])
      t.dice('tcc ccc').say('first strike E6')
      expect(t.rolls).toEqual(['first strike 3', 'attack 3'])
      expect(t.at('E6')).toBe('asp3')
    },
  )

  it('SB-CC-FIRST-01 not against an attack on a lone leader, not against shots, not in a battle back', () => {
    const lone = struck({}, 'E6 asp\nF6 +I').dice('ccc').say('attack E6 F6')
    expect(lone.asks).toBe('leader retreat / choose')
    const shot = struck({}, 'E6 ab\nG6 ASP').dice('cc').say('shoot E6 G6')
    expect(shot.happened('firstStruck')).toBe(false)
    expect(shot.asks).not.toBe('close combat / defenderReacts')
  })

  it.each(both)(
    'SB-CC-FIRST-02, SB-T-48 an attacker that must retreat fights no more, and its order is spent (%s)',
    (edition) => {
      const t = struck({ edition }).say('attack E6 F6').dice('fcc').say('first strike E6', 'retreat D6')
      expect(t.rolls).toEqual(['first strike 3'])
      expect(t.at('D6')).toBe('asp4')
      expect(t.at('F6')).toBe('ASP4')
      expect(t.offers('attack')).toEqual([])
    },
  )

  it.each([
    ['SB-CC-FIRST-03', 'gmt'],
    ['SB-CC-FIRST-04', 'zvezda'],
  ] as const)('%s the unit that struck first does not battle back (%s)', (_, edition) => {
    const t = struck({ edition }).say('attack E6 F6').dice('ccc ccc').say('first strike E6')
    expect(t.offers('battle back')).toEqual([])
    expect(t.asks).not.toBe('close combat / battleBack')
  })

  it.each(both)('SB-CC-FIRST-05 it gains no ground when it has destroyed its attacker (%s)', (edition) => {
    const t = struck({ edition }, 'E6 asp1\nF6 ASP').say('attack E6 F6').dice('tcc').say('first strike E6')
    expect(t.at('E6')).toBe('.')
    expect(t.offers('gain')).toEqual([])
    expect(t.at('F6')).toBe('ASP4')
  })

  it.each([
    ['SB-CC-FIRST-06, SB-END-08', 'gmt'],
    ['SB-CC-FIRST-07', 'zvezda'],
  ] as const)('%s its replacement is drawn at the end of that turn (%s)', (_, edition) => {
    const t = struck({ edition }).say('attack E6 F6').dice('ccc ccc').say('first strike E6')
    const drew = t.told.flatMap((event) => (event.kind === 'drewCommand' ? [event.seat] : []))
    expect(drew).toEqual([1, 0])
    expect(t.state.hands[1].length).toBe(2)
  })

  it('SB-T-50 with one card left in the deck the active player’s draw shuffles the discards', () => {
    const t = struck({
      change: (s) => {
        s.deck.discards.push(...s.deck.draw.splice(0, s.deck.draw.length - 1))
      },
    })
    t.say('attack E6 F6').dice('ccc ccc').say('first strike E6')
    expect(t.state.deck.discards.length).toBe(0)
    expect(t.state.hands.map((hand) => hand.length)).toEqual([5, 2])
  })

  it('SB-T-49 First Strike may answer a bonus close combat', () => {
    const t = struck({}, 'E6 sspc\nF6 ASP1\nG6 ASP')
      .dice('tccc')
      .say('attack E6 F6', 'pass', 'gain E6', 'attack F6 G6')
    expect(t.offers('first strike')).toEqual(['first strike F6'])
  })

  it.each(both)('SB-CC-FIRST-08 played in one’s own turn it orders nothing (%s)', (edition) => {
    expect(plays('first-strike', line, { edition }).asks).toBe('end of turn / choose')
  })
})

describe('Hold and Shoot', () => {
  it('SB-CC-HOLD-01 orders four missile units anywhere', () => {
    const t = plays('hold-and-shoot', 'E1 ab aa li asp sb sbc ab')
    expect(t.offers('order').map((each) => each.slice(6))).toEqual(['E1', 'E2', 'E5', 'E6', 'E7'])
    expect(orderAll(t)).toBe(4)
    expect(plays('hold-and-shoot', 'E1 ab aa asp si', { edition: 'zvezda' }).offers('order')).toEqual([
      'order E1',
      'order E2',
    ])
  })

  it.each(both)('SB-CC-HOLD-02 none that stands next to an enemy unit or leader (%s)', (edition) => {
    const t = plays('hold-and-shoot', 'E2 ab . ab . . . ab\nF2 ASP\nF4 +I', { edition })
    expect(t.offers('order')).toEqual(['order E8'])
  })

  it.each(both)('SB-CC-HOLD-03 each shoots twice and does not move (%s)', (edition) => {
    const t = drawn('E6 ab\nG6 ASP', { edition, ordered: 'E6', card: 'hold-and-shoot', phase: 'move' })
    expect(t.asks).toBe('turn / battle')
    t.dice('ss ss').say('shoot E6 G6', 'shoot E6 G6')
    expect(t.rolls).toEqual(['ranged 2', 'ranged 2'])
    expect(t.asks).toBe('end of turn / choose')
  })

  it.each(both)('SB-CC-HOLD-04, SB-T-42 the fallback needs having no missile unit at all (%s)', (edition) => {
    expect(orderAll(plays('hold-and-shoot', line, { edition }))).toBe(1)
    expect(plays('hold-and-shoot', 'E6 ab asp\nF6 ASP', { edition }).asks).toBe('end of turn / choose')
  })
})

describe('Infantry Onslaught', () => {
  it.each(both)('SB-CC-ONSL-01 four infantry units in one connected group (%s)', (edition) => {
    const horse = edition === 'gmt' ? 'sspc' : 'sc'
    const t = plays('infantry-onslaught', `E1 asp asp asp asp asp ${horse} . . asp`, { edition })
    expect(t.offers('order').length).toBe(6)
    t.say('order E2')
    expect(t.offers('order')).toEqual(['order E1', 'order E3'])
    expect(orderAll(t)).toBe(3)
  })

  it.each(both)(
    'SB-CC-ONSL-02 triangle and square infantry moves two hexes and still fights (%s)',
    (edition) => {
      const square = edition === 'gmt' ? 'ssp' : 'si'
      for (const unit of ['asp', square]) {
        const t = drawn(`E6 ${unit}\nE9 ASP`, {
          edition,
          ordered: 'E6',
          card: 'infantry-onslaught',
          phase: 'move',
        })
        t.say('move E6 E8')
        expect(t.can('attack E8 E9'), unit).toBe(true)
      }
    },
  )

  it('SB-CC-ONSL-03, SB-T-45 missile units move but do not fight, Samurai bows among them', () => {
    for (const unit of ['ab', 'aa', 'sb']) {
      const t = drawn(`E6 ${unit}\nE9 ASP\nG6 ASP`, {
        ordered: 'E6',
        card: 'infantry-onslaught',
        phase: 'move',
      })
      expect(t.can('move E6 E8'), unit).toBe(true)
      t.say('end')
      expect(t.asks, unit).toBe('end of turn / choose')
    }
    const t = drawn('E6 aa\nF6 ASP', { edition: 'zvezda', ordered: 'E6', card: 'infantry-onslaught' })
    expect(t.asks).toBe('end of turn / choose')
  })

  it('SB-CC-ONSL-04, SB-T-45 Levy moves and fights as usual', () => {
    const t = drawn('E6 li\nE9 ASP', { ordered: 'E6', card: 'infantry-onslaught', phase: 'move' }).say(
      'move E6 E8',
    )
    expect(t.can('attack E8 E9')).toBe(true)
  })

  it.each(both)('SB-CC-ONSL-05 without infantry it orders one unit of any kind (%s)', (edition) => {
    const horse = edition === 'gmt' ? 'sspc' : 'sc'
    expect(orderAll(plays('infantry-onslaught', `E1 ${horse} ${horse}`, { edition }))).toBe(1)
  })

  it('SB-CC-ONSL-06 in zvezda a lone infantry leader may be one of them; in gmt nothing says so', () => {
    expect(plays('infantry-onslaught', 'E5 +i asp+i +c', { edition: 'zvezda' }).offers('order')).toEqual([
      'order E6',
      'order leader E5',
    ])
    expect(plays('infantry-onslaught', 'E5 +i asp+i +c').offers('order')).toEqual(['order E6'])
  })
})

describe('Leadership', () => {
  const chain = 'E1 asp+i asp asp asp asp asp asp'

  it('SB-CC-LEAD-01 the leader’s hex and four more linked to it', () => {
    const t = plays('leadership', chain).say('order E1')
    expect(t.offers('order')).toEqual(['order E2'])
    t.say('order E2', 'order E3', 'order E4')
    expect(t.can('order E5')).toBe(true)
    t.say('order E5')
    expect(t.offers('order')).toEqual([])
  })

  it('SB-CC-LEAD-02 in zvezda three more', () => {
    const t = plays('leadership', chain, { edition: 'zvezda' }).say('order E1')
    expect(orderAll(t)).toBe(3)
  })

  it.each(both)('SB-CC-LEAD-03 or simply one unit (%s)', (edition) => {
    const t = plays('leadership', chain, { edition }).say('order E4')
    expect(t.offers('order')).toEqual([])
  })

  it.each(both)(
    'SB-CC-LEAD-04 a lone leader among the hexes takes an order; attached ones stay (%s)',
    (edition) => {
      const t = plays('leadership', 'E4 +c asp+i +i', { edition })
      expect(t.offers('order')).toEqual(['order E5', 'order leader E4', 'order leader E6'])
      t.say('order E5', 'order leader E4')
      expect(t.offers('order')).toEqual(['order leader E6'])
      // a lone leader may also be the one that is chosen
      const lone = plays('leadership', 'E4 +c asp asp', { edition }).say('order leader E4')
      expect(lone.offers('order')).toEqual(['order E5'])
    },
  )
})

describe('Serpent Command', () => {
  it.each(both)('SB-CC-SERP-01 one group of any size (%s)', (edition) => {
    const t = plays('serpent-command', `${line.replace('E1 asp asp', 'E1 asp .')}\nF6 asp`, { edition }).say(
      'order E6',
    )
    expect(orderAll(t)).toBe(10)
    expect(t.unit('E1').ordered).toBe(0)
  })

  it.each(both)('SB-CC-SERP-02, SB-T-46 at most one hex, then any combat (%s)', (edition) => {
    const horse = edition === 'gmt' ? 'sspc' : 'sc'
    const t = drawn(`E6 ${horse} ab\nG6 ASP\nG9 ASP`, {
      edition,
      ordered: 'E6 E7',
      card: 'serpent-command',
      phase: 'move',
    })
    expect([t.can('move E6 F6'), t.can('move E6 E4')]).toEqual([true, false])
    t.say('move E6 F6', 'end')
    expect(t.can('attack F6 G6')).toBe(true)
    expect(t.offers('shoot').length).toBe(1)
  })

  it.each(both)('SB-CC-SERP-03, SB-T-46 gaining ground and the bonus combat work as ever (%s)', (edition) => {
    const horse = edition === 'gmt' ? 'sspc' : 'sc'
    const t = drawn(`E6 ${horse}\nF6 ASP1\nG6 ASP`, { edition, ordered: 'E6', card: 'serpent-command' })
    t.dice('tttt').say('attack E6 F6', 'gain E6')
    expect(t.offers('attack')).toEqual(['attack F6 G6'])
  })

  it.each(both)('SB-CC-SERP-04 a lone leader may be of the group; attached ones stay (%s)', (edition) => {
    const t = plays('serpent-command', 'E5 +c asp+i', { edition })
    expect(t.offers('order')).toEqual(['order E6', 'order leader E5'])
  })

  it.each(both)('SB-CC-SERP-05 he too moves one hex only (%s)', (edition) => {
    const t = drawn('E6 +c', {
      edition,
      ordered: '',
      orderedLeaders: 'E6',
      card: 'serpent-command',
      phase: 'move',
    })
    expect(t.offers('move').length).toBe(6)
  })
})

describe('Shogun', () => {
  const shogun = (dice: string, drawing: string, order: Order = {}): Scene =>
    drawn(drawing, {
      top: { hand: 'shogun order-one-left order-one-left order-one-right', honor: 5 },
      ...order,
    })
      .dice(dice)
      .say('play shogun')

  it.each(both)('SB-CC-SHOGUN-01 rolls a die for each Command card, itself included (%s)', (edition) => {
    expect(shogun('xxxx', line, { edition }).rolls).toEqual(['shogun 4'])
  })

  it.each(both)('SB-CC-SHOGUN-02 each symbol orders a unit that bears it (%s)', (edition) => {
    const square = edition === 'gmt' ? 'ssp' : 'si'
    const t = shogun('cttx', `E1 ab asp ${square} ab +i`, { edition })
    expect(t.offers('order')).toEqual(['order E1', 'order E2', 'order E4'])
    t.say('order E1')
    expect(t.offers('order')).toEqual(['order E2'])
  })

  it.each(both)(
    'SB-CC-SHOGUN-03 each flag orders any unit or leader, also one that leaves his unit (%s)',
    (edition) => {
      const t = shogun('fxxx', 'E1 asp+i +c', { edition })
      expect(t.offers('order')).toEqual(['order E1', 'order leader E1', 'order leader E2'])
      t.say('order leader E1')
      expect(t.offers('order')).toEqual([])
    },
  )

  it.each(both)('SB-CC-SHOGUN-04 each honor face gives one honor (%s)', (edition) => {
    expect(shogun('hhxx', line, { edition }).honor[0]).toBe(7)
  })

  it.each(both)('SB-CC-SHOGUN-05 swords order nobody, not even the bodyguard (%s)', (edition) => {
    expect(shogun('xxxx', 'E1 ac asp', { edition }).asks).not.toBe('turn / order')
  })

  it('SB-CC-SHOGUN-06 ordered units have one die more, close and ranged', () => {
    const t = drawn('E6 ab\nG6 ASP\nE9 asp\nF9 ASP', { ordered: 'E6 E9', card: 'shogun' })
    t.dice('sss cccc').say('shoot E6 G6', 'attack E9 F9')
    expect(t.rolls).toEqual(['ranged 3', 'attack 4'])
  })

  it.each([
    ['SB-CC-SHOGUN-07, SB-END-09', 'gmt'],
    ['SB-CC-SHOGUN-08', 'zvezda'],
  ] as const)('%s both decks are shuffled with their discards before anyone draws (%s)', (_, edition) => {
    const t = shogun('xxxx', 'E6 asp', { edition, discards: 'order-one-centre', dragonDiscards: 'panic' })
    const order = t.told
      .map((event) => event.kind)
      .filter((kind) => kind === 'reshuffled' || kind === 'drewCommand')
    expect(order).toEqual(['reshuffled', 'drewCommand'])
    expect([t.state.deck.discards.length, t.state.dragons.discards.length]).toEqual([0, 0])
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
