import { describe, expect, it } from 'vitest'
import { line, orderAll, plays } from '../../testing/command.ts'
import { both } from '../../testing/fights.ts'
import { drawn, type Order, type Scene } from '../../testing/scene.ts'

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
    const squares = shogun('ssxx', `E1 ${square} asp ${square} ${square}`, { edition })
    expect(orderAll(squares)).toBe(2)
  })

  it.each(both)(
    'SB-CC-SHOGUN-03 each flag orders any unit or leader, also one that leaves his unit (%s)',
    (edition) => {
      const t = shogun('fxxx', 'E1 asp+i +c', { edition })
      expect(t.offers('order')).toEqual(['order E1', 'order leader E1', 'order leader E2'])
      t.say('order leader E1')
      expect(t.offers('order')).toEqual([])
      // a flag spent on a unit is spent, whatever its symbol; a symbol is spent before a flag
      expect(shogun('fxxx', 'E1 asp asp', { edition }).say('order E1').offers('order')).toEqual([])
      expect(
        shogun('ftxx', 'E1 asp asp asp', { edition }).say('order E1', 'order E2').offers('order'),
      ).toEqual([])
      expect(shogun('ftxx', 'E1 asp ab', { edition }).say('order E1').offers('order')).toEqual(['order E2'])
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
