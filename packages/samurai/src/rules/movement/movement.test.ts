import { describe, expect, it } from 'vitest'
import { nameOfHex } from '../../event.ts'
import { both } from '../../testing/fights.ts'
import { drawn, type Order, type Scene } from '../../testing/scene.ts'

const moving = (ordered: string, drawing: string, order: Order = {}): Scene =>
  drawn(drawing, { ordered, phase: 'move', ...order })

describe('movement of units', () => {
  it.each(both)('SB-MOVE-01 one piece after the other, in any sequence (%s)', (edition) => {
    const t = moving('E5 E7', 'E5 asp . asp', { edition }).say('move E7 E8')
    expect(t.offers('move E5').length).toBeGreaterThan(0)
    t.say('move E5 E6')
    expect([t.at('E6'), t.at('E8')]).toEqual(['asp4', 'asp4'])
  })

  it.each(both)('SB-MOVE-02 once a turn (%s)', (edition) => {
    const t = moving('E5 E8', 'E5 asp . . asp', { edition }).say('move E5 E6')
    expect(t.offers('move E6')).toEqual([])
    expect(t.whyNot({ kind: 'move', unit: t.unit('E6').id, hex: t.unit('E6').hex + 1 })).toBe('SB-MOVE-02')
  })

  it.each(both)('SB-MOVE-03 in any direction and across section lines (%s)', (edition) => {
    const unit = edition === 'gmt' ? 'ssp' : 'si'
    expect(moving('E5', `E5 ${unit}`, { edition }).offers('move').sort()).toEqual(
      ['D4', 'D5', 'E4', 'E6', 'F4', 'F5'].map((hex) => `move E5 ${hex}`),
    )
  })

  it.each(both)('SB-MOVE-04 neither into nor through another unit or an enemy leader (%s)', (edition) => {
    // B1 at the rim: A1 and C1, A2 and C2, B2
    const t = moving('B1', 'A1 asp\nA2 +C\nB1 ab  ASP\nC1 .  asp', { edition })
    expect(t.offers('move')).toEqual(['move B1 C1', 'move B1 D1'])
  })

  it.each(both)(
    'SB-MOVE-05 infantry may move onto a lone friendly leader of either kind and stops there (%s)',
    (edition) => {
      for (const leader of ['+i', '+c']) {
        const t = moving('A1', `A1 ab ${leader}\nB1 f`, { edition })
        expect(t.can('move A1 A2')).toBe(true)
        expect(t.can('move A1 A3')).toBe(false)
        t.say('move A1 A2')
        expect(t.at('A2')).toBe(`ab4${leader}`)
      }
    },
  )

  it.each(both)(
    'SB-MOVE-06, SB-MOVE-07 cavalry joins a lone cavalry leader, never an infantry leader (%s)',
    (edition) => {
      const horse = edition === 'gmt' ? 'sspc' : 'sc'
      const t = moving('A1', `A1 ${horse} +c\nB1 f`, { edition })
      expect([t.can('move A1 A2'), t.can('move A1 A3')]).toEqual([true, false])
      const barred = moving('A1', `A1 ${horse} +i\nB1 f`, { edition })
      expect(barred.offers('move')).toEqual(['move A1 B1'])
    },
  )

  it.each(both)('SB-MOVE-08 a unit with a leader may not move onto another (%s)', (edition) => {
    const t = moving('A1', 'A1 ab+i +i\nB1 f', { edition })
    expect(t.offers('move')).toEqual(['move A1 B1'])
    expect(t.whyNot({ kind: 'move', unit: t.unit('A1').id, hex: t.leader('A2').hex })).toBe('SB-MOVE-08')
  })

  it.each(both)(
    'SB-MOVE-09 after joining neither moves again, even if the leader is ordered too (%s)',
    (edition) => {
      const t = moving('E5', 'E5 asp +i', { edition, orderedLeaders: 'E6' }).say('move E5 E6')
      expect(t.asks).not.toBe('turn / move')
      expect(t.at('E6')).toBe('asp4+i')
    },
  )

  it.each(both)('SB-MOVE-10 units do not leave the field (%s)', (edition) => {
    const t = moving('A6', 'A6 asp', { edition })
    expect(t.offers('leave')).toEqual([])
    expect(t.answers.every((each) => each === 'end' || each.startsWith('move A6 '))).toBe(true)
  })

  it.each(both)(
    'SB-MOVE-11, SB-T-82 stopping terrain ends the move, impassable terrain is not entered (%s)',
    (edition) => {
      const t = moving('A1', 'A1 ab f .\nB1 r', { edition })
      expect(t.offers('move')).toEqual(['move A1 A2'])
      expect(t.whyNot({ kind: 'move', unit: t.unit('A1').id, hex: 12 })).toBe('SB-MOVE-11')
      const horse = edition === 'gmt' ? 'sspc' : 'sc'
      const swift = moving('A1', `A1 ${horse} r\nB1 r`, { edition, top: { dragons: 'katchu-keiba-victor' } })
      swift.say('dragon katchu-keiba-victor A1')
      expect(swift.offers('move')).toEqual([])
    },
  )

  it.each([
    ['SB-MOVE-12, SB-EX-12', 'ssp', 1, 1],
    ['SB-MOVE-12, SB-EX-12', 'sb', 1, 1],
    ['SB-MOVE-13, SB-EX-12', 'asp', 1, 2],
    ['SB-MOVE-14, SB-EX-12', 'ab', 2, 2],
    ['SB-MOVE-14, SB-EX-12', 'li', 2, 2],
    ['SB-MOVE-15, SB-EX-12, SB-T-02', 'aa', 0, 2],
    ['SB-MOVE-16, SB-EX-13', 'sspc', 2, 2],
    ['SB-MOVE-16, SB-EX-13', 'sbc', 2, 2],
  ] as const)('%s gmt %s moves %i and battles, %i at most', (_, unit, battle, most) => {
    for (const hexes of [0, 1, 2, 3]) {
      const enemy = `E${6 + hexes + 1}`
      const t = moving('E6', `E6 ${unit}\n${enemy} ASP`)
      if (hexes > 0) expect(t.can(`move E6 E${6 + hexes}`), `${hexes}`).toBe(hexes <= most)
      if (hexes > most) continue
      t.say(hexes > 0 ? `move E6 E${6 + hexes}` : 'end')
      expect(t.can(`attack E${6 + hexes} ${enemy}`), `${hexes} and battle`).toBe(hexes <= battle)
    }
  })

  it.each([
    ['ab', 2, 2],
    ['aa', 2, 2],
    ['asp', 1, 2],
    ['si', 1, 1],
    ['sc', 2, 2],
  ] as const)(
    'SB-MOVE-17, SB-MOVE-18, SB-T-03 zvezda %s moves %i and fights, %i at most',
    (unit, battle, most) => {
      for (const hexes of [0, 1, 2, 3]) {
        const enemy = `E${6 + hexes + 1}`
        const t = moving('E6', `E6 ${unit}\n${enemy} ASP`, { edition: 'zvezda' })
        if (hexes > 0) expect(t.can(`move E6 E${6 + hexes}`), `${hexes}`).toBe(hexes <= most)
        if (hexes > most) continue
        t.say(hexes > 0 ? `move E6 E${6 + hexes}` : 'end')
        expect(t.can(`attack E${6 + hexes} ${enemy}`), `${hexes} and battle`).toBe(hexes <= battle)
      }
    },
  )

  it('SB-MOVE-15, SB-T-02, SB-RNG-09 a moved arquebus unit makes no combat in gmt; unmoved it rolls two', () => {
    expect(moving('E6', 'E6 aa\nE9 ASP').say('move E6 E7').asks).not.toBe('turn / battle')
    expect(moving('E6', 'E6 aa\nF7 ASP').say('move E6 E7').asks).not.toBe('turn / battle')
    const still = moving('E6', 'E6 aa\nF6 ASP').say('end').dice('cc').say('attack E6 F6')
    expect(still.rolls).toEqual(['attack 2'])
  })

  it('SB-MOVE-18, SB-T-03, SB-RNG-09 in zvezda it may fight hand to hand with two dice but not shoot', () => {
    const t = moving('E6', 'E6 aa\nF7 ASP', { edition: 'zvezda' })
      .say('move E6 E7')
      .dice('cc')
      .say('attack E7 F7')
    expect(t.rolls).toEqual(['attack 2'])
    expect(moving('E6', 'E6 aa\nE9 ASP', { edition: 'zvezda' }).say('move E6 E7').asks).not.toBe(
      'turn / battle',
    )
  })

  it.each(both)('SB-MOVE-19, SB-ARMY-03 a command unit never moves (%s)', (edition) => {
    const t = moving('E6 E9', 'E6 ac . . asp', { edition })
    expect(t.offers('move E6')).toEqual([])
    expect(t.whyNot({ kind: 'move', unit: t.unit('E6').id, hex: t.unit('E6').hex + 1 })).toBe('SB-MOVE-19')
  })

  it.each(both)(
    'SB-T-01, SB-CLOSE-08 a triangle unit that moved two hexes does not attack, but battles back later with three (%s)',
    (edition) => {
      const t = moving('E6', 'E6 asp\nF8 ASP', { edition }).say('move E6 E8')
      expect(t.offers('attack')).toEqual([])
      t.say('take honor', 'play order-three-right')
      const attacked = drawn('E8 asp\nF8 ASP', { edition, turn: 'bottom', ordered: 'F8' })
      attacked.dice('ccc ccc').say('attack F8 E8', 'battle back F8')
      expect(attacked.rolls).toEqual(['attack 3', 'battle back 3'])
    },
  )
})

describe('movement of leaders', () => {
  const leading = (orderedLeaders: string, drawing: string, order: Order = {}): Scene =>
    drawn(drawing, { ordered: '', orderedLeaders, phase: 'move', ...order })

  it.each(both)(
    'SB-LMOVE-02, SB-EX-13 alone an infantry leader moves two hexes, a cavalry leader three (%s)',
    (edition) => {
      const foot = leading('F6', 'F6 +i', { edition })
      expect(foot.offers('move').length).toBe(6 + 12)
      const horse = leading('F6', 'F6 +c', { edition })
      expect(horse.offers('move').length).toBe(6 + 12 + 18)
    },
  )

  it.each(both)('SB-LMOVE-03 ordered away he uses his own allowance (%s)', (edition) => {
    const unit = edition === 'gmt' ? 'ssp' : 'si'
    const t = leading('F6', `F6 ${unit}+c`, { edition })
    expect(t.can('move leader F6 F9')).toBe(true)
  })

  it.each(both)('SB-LMOVE-04 once, if he likes, and across section lines (%s)', (edition) => {
    const t = leading('E5', 'E5 +i', { edition })
    expect(t.can('end')).toBe(true)
    t.say('move leader E5 E3')
    expect(t.offers('move leader')).toEqual([])
  })

  it.each(both)(
    'SB-LMOVE-05, SB-TER-03 he stops where units stop and does not enter impassable terrain (%s)',
    (edition) => {
      const t = leading('A1', 'A1 +c f\nB1 r', { edition })
      expect(t.offers('move')).toEqual(['move leader A1 A2'])
    },
  )

  it.each(both)(
    'SB-LMOVE-06, SB-LMOVE-07 he passes friends but does not end with another leader (%s)',
    (edition) => {
      const t = leading('A1', 'A1 +c asp asp+i +i\nB1 r r r', { edition })
      expect(t.offers('move')).toEqual(['move leader A1 A2'])
      const through = leading('A1', 'A1 +c asp+i +i .\nB1 r r r', { edition })
      expect(through.offers('move')).toEqual(['move leader A1 A4'])
    },
  )

  it.each(both)('SB-LMOVE-08 an infantry leader ends with infantry, not with cavalry (%s)', (edition) => {
    const horse = edition === 'gmt' ? 'sspc' : 'sc'
    const t = leading('A1', `A1 +i ${horse} asp\nB1 r r`, { edition })
    expect(t.offers('move')).toEqual(['move leader A1 A3'])
    t.say('move leader A1 A3')
    expect(t.at('A3')).toBe('asp4+i')
  })

  it.each(both)('SB-LMOVE-09 a cavalry leader ends with any unit without a leader (%s)', (edition) => {
    const horse = edition === 'gmt' ? 'sspc' : 'sc'
    const t = leading('A1', `A1 +c ${horse} asp\nB1 r r r`, { edition })
    expect(t.offers('move')).toEqual(['move leader A1 A2', 'move leader A1 A3', 'move leader A1 A4'])
  })

  it.each(both)('SB-LMOVE-10 he neither enters nor passes enemies (%s)', (edition) => {
    const t = leading('A1', 'A1 +c ASP\nB1 +I', { edition })
    expect(t.offers('move')).toEqual([])
  })

  it('SB-LMOVE-10 nobody joins the bodyguard', () => {
    const t = leading('A1', 'A1 +c ac\nB1 r r')
    expect(t.can('move leader A1 A2')).toBe(false)
  })

  it.each(both)('SB-LMOVE-06 tells the way that he took, hex by hex (%s)', (edition) => {
    const t = leading('A1', 'A1 +c asp+i .\nB1 r r', { edition }).say('move leader A1 A3')
    const ways = t.told.flatMap((event) => (event.kind === 'leaderMoved' ? [event.path.map(nameOfHex)] : []))
    expect(ways).toEqual([['A1', 'A2', 'A3']])
  })

  it.each(both)('SB-LMOVE-12 nor half hexes (%s)', (edition) => {
    const t = leading('E1', 'E1 +i', { edition })
    expect(
      t
        .offers('move')
        .filter((each) => /[DF]/.test(each.slice(-2)))
        .sort(),
    ).toEqual(['move leader E1 D1', 'move leader E1 D2', 'move leader E1 F1', 'move leader E1 F2'])
  })

  it.each(both)('SB-LMOVE-13 a cavalry leader with infantry moves as it moves (%s)', (edition) => {
    const unit = edition === 'gmt' ? 'ssp' : 'si'
    const t = moving('F6', `F6 ${unit}+c`, { edition })
    expect(t.offers('move').length).toBe(6)
    expect(t.offers('move leader')).toEqual([])
  })
})
