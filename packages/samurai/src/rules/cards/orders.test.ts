import { describe, expect, it } from 'vitest'
import { command, orderAll } from '../../testing/command.ts'
import { both, foot } from '../../testing/fights.ts'
import { drawn, type Order } from '../../testing/scene.ts'
import { closeCombatExtra } from '../combat/combat-dice.ts'

describe('Brave Messenger', () => {
  it.each(both)('SB-DC-MESSENGER-01 one more unit anywhere, two with a tent on the field (%s)', (edition) => {
    const t = command('order-one-centre', 'brave-messenger', 'E1 asp asp . . . asp', { edition }).say(
      'dragon brave-messenger',
    )
    expect(t.offers('order')).toEqual(['order E1', 'order E2', 'order E6'])
    t.say('order E1')
    expect(t.offers('order')).toEqual(['order E6'])
    const tent = command('order-one-centre', 'brave-messenger', 'A1 mt\nE1 asp asp asp . . asp', {
      edition,
    }).say('dragon brave-messenger', 'order E1', 'order E2')
    expect(tent.offers('order')).toEqual(['order E6'])
  })

  it.each(both)(
    'R-93, SB-DRG-06 played after a White Fox Spirit it adds its orders; played before, it adds none (%s)',
    (edition) => {
      const field = 'A1 mt\nE1 asp asp asp\nE5 asp asp asp'
      const order: Order = { edition, bottom: { dragons: 'white-fox-spirit' } }
      const late = command('order-two-centre', 'brave-messenger', field, order)
      late.say('pass', 'dragon white-fox-spirit', 'dragon brave-messenger')
      expect(orderAll(late)).toBe(3) // one by the card, two anywhere
      const far = command('order-two-centre', 'brave-messenger', field, order)
      far.say('pass', 'dragon white-fox-spirit', 'dragon brave-messenger', 'order E1', 'order E2')
      expect(far.offers('order')).toEqual(['order E5', 'order E6', 'order E7'])
      const early = command('order-two-centre', 'brave-messenger', field, order)
      early.say('dragon brave-messenger', 'dragon white-fox-spirit')
      expect(orderAll(early)).toBe(1)
    },
  )

  it('R-93 gmt: the Fox leaves one order that a leader may take; those of the Messenger are for units', () => {
    const t = command('order-two-centre', 'brave-messenger', 'E5 +i +i asp', {
      bottom: { dragons: 'white-fox-spirit' },
    }).say('pass', 'dragon white-fox-spirit', 'dragon brave-messenger', 'order leader E5')
    expect(t.offers('order')).toEqual(['order E7'])
  })

  it.each(both)(
    'SB-DC-MESSENGER-01 units only, and only beside Order One, Two or Three Units (%s)',
    (edition) => {
      const t = command('order-one-centre', 'brave-messenger', 'E1 +i\nE6 asp', { edition }).say(
        'dragon brave-messenger',
        'order E6',
      )
      expect(t.offers('order leader').length).toBe(edition === 'gmt' ? 0 : 1)
      for (const card of ['cranes-wing', 'advance-centre', 'order-triangle', 'shogun']) {
        const other = drawn('E6 asp', {
          edition,
          top: { hand: `${card} advance-left`, dragons: 'brave-messenger' },
        })
          .dice('xx')
          .say(`play ${card}`)
        expect(other.offers('dragon'), card).toEqual([])
      }
    },
  )
})

describe('Tactical Wisdom', () => {
  it.each(both)('SB-DC-WISDOM-01 a section that the card shows is replaced by another (%s)', (edition) => {
    const t = command('order-one-left', 'tactical-wisdom', 'E1 asp\nE6 asp', { edition })
    expect(t.offers('dragon')).toEqual([
      'dragon tactical-wisdom left centre',
      'dragon tactical-wisdom left right',
    ])
    t.say('dragon tactical-wisdom left right')
    expect(t.offers('order')).toEqual(['order E1'])
    const tiger = command('tiger-tail-left', 'tactical-wisdom', 'E1 asp asp asp\nE6 asp asp', {
      edition,
    }).say('dragon tactical-wisdom centre right', 'order E1', 'order E2')
    expect(tiger.offers('order')).toEqual([])
    expect(command('order-triangle', 'tactical-wisdom', 'E1 asp', { edition }).offers('dragon')).toEqual([])
  })
})

describe('Move as Wind', () => {
  it.each(both)('SB-DC-WIND-01 ordered infantry moves one hex more and still battles (%s)', (edition) => {
    const cases = [
      [foot(edition), 2, 2],
      ['asp', 2, 3],
      ['ab', 3, 3],
    ] as const
    for (const [unit, battle, most] of cases) {
      const far = (hexes: number) => {
        const t = command('order-one-right', 'move-as-wind', `E1 ${unit}\nE${hexes + 2} ASP`, {
          edition,
        }).say('dragon move-as-wind', 'order E1')
        if (!t.can(`move E1 E${hexes + 1}`)) return 'no'
        return t.say(`move E1 E${hexes + 1}`).can(`attack E${hexes + 1} E${hexes + 2}`) ? 'battle' : 'move'
      }
      expect(far(battle), unit).toBe('battle')
      if (most > battle) expect(far(most), unit).toBe('move')
      expect(far(most + 1), unit).toBe('no')
    }
  })

  it('SB-DC-WIND-01 it does not let a moved arquebus unit of gmt battle, nor does it speed cavalry', () => {
    const t = command('order-two-right', 'move-as-wind', 'E1 aa sspc\nE4 ASP').say(
      'dragon move-as-wind',
      'order E1',
      'order E2',
    )
    expect(t.can('move E2 B2')).toBe(false)
    t.say('move E1 F1', 'end')
    expect(t.offers('attack F1').concat(t.offers('shoot F1'))).toEqual([])
  })
})

describe('Ashigaru Attack', () => {
  it('SB-DC-ASHIGARU-01 gmt: every Ashigaru spear unit of yours has one die more, ordered or not', () => {
    const t = command('order-one-centre', 'ashigaru-attack', 'E6 asp asp\nF6 ASP')
      .say('dragon ashigaru-attack', 'order E6', 'end')
      .dice('cccc')
      .say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 4'])
    expect(command('order-one-centre', 'ashigaru-attack', 'E6 ssp\nF6 ASP').offers('dragon')).toEqual([])
    expect(closeCombatExtra(t.state, t.unit('E7'))).toBe(1) // not ordered
    // the enemy's are none of yours
    t.dice('ccc').say('battle back E6')
    expect(t.rolls).toEqual(['attack 4', 'battle back 3'])
  })

  it('SB-DC-ASHIGARU-02 zvezda: only ordered ones', () => {
    const t = command('order-one-centre', 'ashigaru-attack', 'E6 asp asp\nF6 ASP', { edition: 'zvezda' })
    t.say('dragon ashigaru-attack', 'order E6', 'end').dice('cccc').say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 4'])
    expect(closeCombatExtra(t.state, t.unit('E7'))).toBe(0)
  })
})

describe('Fire Arrow', () => {
  it.each(both)(
    'SB-DC-FIREARROW-01, SB-T-43 ordered bow units have one die more, on both shots of Hold and Shoot (%s)',
    (edition) => {
      const t = command('hold-and-shoot', 'fire-arrow', 'E4 ab . ASP1\nE8 AB\nE12 aa', { edition }).say(
        'dragon fire-arrow',
        'order E4',
        'end',
      )
      t.dice('tss').say('shoot E4 E6')
      expect(t.at('E6')).toBe('.')
      expect(t.rolls).toEqual(['ranged 3'])
      const again = command('hold-and-shoot', 'fire-arrow', 'E4 ab . ASP1 AB', { edition }).say(
        'dragon fire-arrow',
        'order E4',
      )
      again.dice('tss ss s').say('shoot E4 E6', 'shoot E4 E7')
      expect(again.rolls).toEqual(['ranged 3', 'ranged 3'])
    },
  )
})

describe('Fire by Rank', () => {
  it.each(both)(
    'SB-DC-FIREBYRANK-01 ordered arquebus units: one die more, and swords hit and are rolled once more (%s)',
    (edition) => {
      const t = command('order-one-right', 'fire-by-rank', 'E4 aa . ASP', { edition }).say(
        'dragon fire-by-rank',
        'order E4',
        'end',
      )
      t.dice('xcs x').say('shoot E4 E6')
      expect([t.rolls, t.at('E6')]).toEqual([['ranged 3', 'fire by rank 1'], 'ASP2'])
      const flag = command('order-one-right', 'fire-by-rank', 'E4 aa . ASP', { edition }).say(
        'dragon fire-by-rank',
        'order E4',
        'end',
      )
      flag.dice('xcs f').say('shoot E4 E6')
      expect(flag.asks).toBe('retreat / path')
    },
  )
})

describe('Panic', () => {
  it.each(both)('SB-DC-PANIC-01 enemy units ignore no flags this turn (%s)', (edition) => {
    const t = command('order-one-centre', 'panic', `E6 asp\nF6 ${foot(edition).toUpperCase()}+I`, {
      edition,
    }).say('dragon panic', 'order E6', 'end')
    t.dice('fcc').say('attack E6 F6')
    expect(t.asks).toBe('retreat / path')
    // one's own units still do, against a battle back
    const own = command('order-one-centre', 'panic', `E6 ${foot(edition)}\nF6 ASP`, { edition }).say(
      'dragon panic',
      'order E6',
      'end',
    )
    own.dice('cccc').say('attack E6 F6').dice('fcc').say('battle back E6')
    expect(own.answers).toEqual(['ignore 1', 'ignore 0'])
  })
})

describe('Followers of Bishamon', () => {
  it.each(both)(
    'SB-DC-BISHAMON-01 after the enemy’s Command card: all your units may ignore all flags this turn (%s)',
    (edition) => {
      const t = command('order-two-centre', '', 'E5 asp . asp\nF5 ASP\nF7 ASP', {
        edition,
        bottom: { dragons: 'followers-of-bishamon' },
      })
      t.say('dragon followers-of-bishamon', 'order E5', 'order E7', 'end')
      t.dice('fff').say('attack E5 F5', 'ignore 3', 'pass').dice('fff').say('attack E7 F7')
      expect(t.answers[0]).toBe('ignore 3')
    },
  )
})

describe('White Fox Spirit', () => {
  it.each(both)('SB-DC-FOX-01 he may order one unit only (%s)', (edition) => {
    const t = command('order-three-centre', '', 'E5 asp asp asp', {
      edition,
      bottom: { dragons: 'white-fox-spirit' },
    }).say('dragon white-fox-spirit', 'order E5')
    expect(t.asks).toBe('turn / move')
  })
})
