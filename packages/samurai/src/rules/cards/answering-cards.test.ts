import { describe, expect, it } from 'vitest'
import type { SamuraiAction } from '../../action.ts'
import { samurai } from '../../rulebook.ts'
import { line, orderAll, plays } from '../../testing/command.ts'
import { both } from '../../testing/fights.ts'
import { drawn, type Order, type Scene } from '../../testing/scene.ts'

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

  it.each(both)('SB-CC-FIRST-01 the card lies open before anybody hears of it (%s)', (edition) => {
    const t = struck({ edition }).say('attack E6 F6').dice('ccc ccc')
    const action = samurai.answers(t.state, t.asked).find(({ kind }) => kind === 'firstStrike')
    const told: string[][] = []
    samurai.play(t.state, t.asked, action as SamuraiAction, (event) => {
      const hidden = samurai.scrutiny.secrets(t.state, 0)
      const cards = samurai.scrutiny.mentions(event)
      if (event.kind === 'firstStruck') told.push(cards.filter((card) => hidden.includes(card)))
    })
    expect(told).toEqual([[]])
  })

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

  it.each(both)(
    'SB-CC-FIRST-01 a unit that fights first by an Ambush needs no First Strike, nor may it have one (%s)',
    (edition) => {
      const t = struck({ edition, bottom: { hand: 'first-strike order-two-left', dragons: 'ambush' } }).say(
        'attack E6 F6',
      )
      expect(t.answers).toEqual(['pass', 'first strike E6', 'dragon ambush E6'])
      t.dice('cccc ccc').say('dragon ambush E6')
      expect([t.rolls, t.offers('first strike')]).toEqual([['first strike 4', 'attack 3'], []])
    },
  )

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
