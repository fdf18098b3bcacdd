import { describe, expect, it } from 'vitest'
import { command } from '../../testing/command.ts'
import { both, foot, horse } from '../../testing/fights.ts'
import { drawn, type Order } from '../../testing/scene.ts'

describe('Physician', () => {
  it('SB-DC-PHYSICIAN-01, SB-DC-PHYSICIAN-03 gmt: a weakened unit regains one block, or all with the tent in its section', () => {
    const t = command('order-one-left', 'physician', 'E6 asp1 asp ssp3\nG6 ASP1')
    expect(t.offers('dragon')).toEqual(['dragon physician E6', 'dragon physician E8'])
    expect(t.say('dragon physician E6').at('E6')).toBe('asp2')
    expect(command('order-one-left', 'physician', 'A6 mt\nE6 asp1').say('dragon physician E6').at('E6')).toBe(
      'asp4',
    )
    expect(command('order-one-left', 'physician', 'A1 mt\nE6 asp1').say('dragon physician E6').at('E6')).toBe(
      'asp2',
    )
    expect(command('order-one-left', 'physician', 'E6 asp').offers('dragon')).toEqual([])
  })

  it('SB-DC-PHYSICIAN-02, SB-DC-PHYSICIAN-03 zvezda: an ordered one', () => {
    const t = command('order-one-centre', 'physician', 'E6 asp1 asp2', { edition: 'zvezda' }).say(
      'dragon physician',
      'order E7',
    )
    expect(t.answers).toEqual(['heal E7'])
    expect(t.say('heal E7').at('E7')).toBe('asp3')
  })
})

describe('White Dragon', () => {
  it.each(both)(
    'SB-DC-WHITEDRAGON-01 a Command card at once, and a hand one larger for good (%s)',
    (edition) => {
      const t = command('order-two-left', 'white-dragon', 'E6 asp', { edition }).say('dragon white-dragon')
      expect([t.state.hands[0].length, t.state.handSize[0]]).toEqual([4, 4]) // and the played one has been replaced
    },
  )
})

describe('Ninja Thief', () => {
  it('SB-DC-THIEF-01 gmt: a card from the discards, to be played this turn for its cost or kept', () => {
    const t = command('order-one-left', 'ninja-thief', 'E6 asp\nG6 ASP', { dragonDiscards: 'panic ambush' })
    expect(t.offers('dragon')).toEqual(['dragon ninja-thief ambush', 'dragon ninja-thief panic'])
    t.say('dragon ninja-thief panic')
    expect(t.offers('dragon')).toEqual(['dragon panic'])
    t.say('dragon panic')
    expect([t.honor[0], t.state.turn.morale, t.state.dragonsPlayed[0]]).toEqual([5, 1, 2])
  })

  it('SB-DC-THIEF-02 zvezda: it goes to the hand, and one card a turn is the limit', () => {
    const t = command('order-one-left', 'ninja-thief', 'E6 asp\nG6 ASP', {
      edition: 'zvezda',
      dragonDiscards: 'panic ambush',
    }).say('dragon ninja-thief panic')
    expect(t.state.dragonHands[0].length).toBe(1)
    expect(t.offers('dragon')).toEqual([])
  })
})

describe('Wild Winds', () => {
  it('SB-DC-WILDWINDS-01 gmt: another card of his hand at random is played instead; the first goes back', () => {
    const t = drawn('E6 asp\nG6 ASP', {
      top: { hand: 'order-three-centre order-one-centre' },
      bottom: { dragons: 'wild-winds' },
    })
    t.say('play order-three-centre', 'dragon wild-winds')
    expect(t.told.flatMap((event) => (event.kind === 'command' ? [event.face] : []))).toEqual([
      'order-three-centre',
      'order-one-centre',
    ])
    t.say('order E6')
    expect(t.offers('order')).toEqual([])
    expect(t.state.hands[0].length).toBe(1)
  })
})

describe('Wise Counselor', () => {
  it('SB-DC-COUNSELOR-01, SB-T-52 gmt: instead of the draw any card of the discards but the one just played', () => {
    const t = drawn('E6 asp', {
      top: { hand: 'order-one-left advance-left', dragons: 'wise-counselor' },
      discards: 'shogun cranes-wing',
    }).say('play order-one-left')
    expect(t.offers('dragon')).toEqual([
      'dragon wise-counselor cranes-wing',
      'dragon wise-counselor first-strike',
      'dragon wise-counselor shogun',
    ])
    t.say('dragon wise-counselor shogun')
    // the whole draw of two is given up; the Dragon card of Order One Unit is not part of it
    expect([t.asks, t.state.hands[0].length]).toEqual(['end of turn / choose', 2])
  })

  it('SB-DC-COUNSELOR-01, SB-SCN-06 gmt: where no card is to be drawn there is nothing that it could replace', () => {
    const rules = ['special conditional-command-draw who=top minUnits=3 zone=bank']
    const t = drawn('E6 asp', {
      rules,
      zones: { bank: 'H6' },
      top: { hand: 'order-two-left advance-left', dragons: 'wise-counselor' },
      discards: 'shogun',
    }).say('play order-two-left')
    expect(t.asks).toBe('end of turn / choose')
  })

  it('R-90, SB-SCN-05, O-34 gmt 12: it stands for one card of the draw; the one by which the hand grows is drawn', () => {
    const takes = (card: string, hand: string) => {
      const t = drawn('E6 asp', {
        rules: ['special growing-hand who=top start=2 max=5 drawPerTurn=2'],
        top: { hand: `${card} ${hand}`, dragons: 'wise-counselor' },
        discards: 'shogun',
        change: (s) => {
          s.handSize[0] = 5
        },
      }).say(`play ${card}`, 'dragon wise-counselor shogun')
      return [t.asks, t.state.hands[0].length]
    }
    expect(takes('order-two-left', 'advance-left')).toEqual(['end of turn / choose', 3])
    expect(takes('order-two-left', 'advance-left advance-right cranes-wing')).toEqual([
      'end of turn / choose',
      5,
    ])
    expect(takes('order-one-left', 'advance-left')).toEqual(['end of turn / choose', 3]) // no two to keep one of
    const full = 'advance-left advance-right cranes-wing leadership'
    expect(takes('order-two-left', full)).toEqual(['end of turn / choose', 5])
  })
})

describe('Katchu-Keiba Victor', () => {
  it.each(both)(
    'SB-DC-KATCHU-01 an ordered cavalry unit moves two hexes more and still battles (%s)',
    (edition) => {
      const t = drawn(`E4 ${horse(edition)} asp\nE9 ASP`, {
        edition,
        ordered: 'E4 E5',
        phase: 'move',
        top: { dragons: 'katchu-keiba-victor' },
      })
      expect(t.offers('dragon')).toEqual(['dragon katchu-keiba-victor E4'])
      t.say('dragon katchu-keiba-victor E4', 'move E5 D5', 'move E4 E8')
      expect(t.offers('attack')).toEqual(['attack E8 E9'])
    },
  )
})

describe('Spirit of Haya-Ji', () => {
  it.each(both)(
    'SB-DC-HAYAJI-01 one hex more and still battle, through units of either side and stopping terrain (%s)',
    (edition) => {
      const t = drawn(`A1 ${foot(edition)} ASP .  ASP\nB1 r r r`, {
        edition,
        ordered: 'A1',
        phase: 'move',
        top: { dragons: 'spirit-of-haya-ji' },
      })
      expect(t.offers('move')).toEqual([])
      t.say('dragon spirit-of-haya-ji A1')
      expect(t.offers('move')).toEqual(['move A1 A3'])
      t.say('move A1 A3')
      expect(t.offers('attack')).toEqual(['attack A3 A2', 'attack A3 A4'])
      const forest = drawn('A1 ab f f .\nB1 r r r r', {
        edition,
        ordered: 'A1',
        phase: 'move',
        top: { dragons: 'spirit-of-haya-ji' },
      }).say('dragon spirit-of-haya-ji A1')
      expect(forest.offers('move')).toEqual(['move A1 A2', 'move A1 A3', 'move A1 A4'])
    },
  )
})

describe('Insult', () => {
  it('SB-DC-INSULT-01 gmt: the leader’s move is undone; a unit with him returns too and may not battle', () => {
    const t = drawn('E6 asp+i\nF7 ASP', { ordered: 'E6', phase: 'move', bottom: { dragons: 'insult' } }).say(
      'move E6 E7',
    )
    expect([t.asked, t.offers('dragon')]).toEqual([1, ['dragon insult E7']])
    t.say('dragon insult E7')
    expect([t.at('E6'), t.asks]).toEqual(['asp4+i', 'end of turn / choose'])
    const near = drawn('E6 asp+i asp\nF6 ASP', {
      ordered: 'E6 E7',
      phase: 'move',
      bottom: { dragons: 'insult' },
    }).say('move E6 D6', 'dragon insult D6', 'end')
    expect(near.offers('attack E6')).toEqual([])
    const alone = drawn('E6 +i', {
      ordered: '',
      orderedLeaders: 'E6',
      phase: 'move',
      bottom: { dragons: 'insult' },
    }).say('move leader E6 E7', 'dragon insult E7')
    expect(alone.at('E6')).toBe('+i')
    const leaving = drawn('A6 +i', {
      ordered: '',
      orderedLeaders: 'A6',
      phase: 'move',
      bottom: { dragons: 'insult' },
    }).say('leave A6', 'dragon insult gone')
    expect([leaving.at('A6'), leaving.honor[0]]).toEqual(['+i', 10])
  })

  it('R-94, SB-ORD-09 gmt: a leader ordered away from his unit leaves it its own move and battle', () => {
    const t = drawn('E6 asp+i\nG6 ASP', {
      ordered: 'E6',
      orderedLeaders: 'E6',
      phase: 'move',
      bottom: { dragons: 'insult' },
    }).say('move leader E6 D6', 'dragon insult D6')
    expect([t.at('E6'), t.offers('move leader')]).toEqual(['asp4+i', []])
    t.say('move E6 F6')
    expect([t.at('E6'), t.at('F6'), t.offers('attack')]).toEqual(['+i', 'asp4', ['attack F6 G6']])
  })

  it('SB-LMOVE-11, SB-ORD-11 gmt: one who joined another unit holds it where it is', () => {
    const t = drawn('E6 +i asp', { ordered: 'E7', orderedLeaders: 'E6', phase: 'move' }).say(
      'move leader E6 E7',
    )
    expect(t.offers('move')).toEqual([])
    // and one who joins a unit that has moved does not make its bows any steadier
    const bows = drawn('E6 +i . ab\nE10 ASP', { ordered: 'E8', orderedLeaders: 'E6', phase: 'move' })
    bows.say('move E8 E7', 'move leader E6 E7').dice('c').say('shoot E7 E10')
    expect(bows.rolls).toEqual(['ranged 1'])
  })

  it('SB-DC-INSULT-01 gmt: a unit moving without a leader gives no occasion', () => {
    const t = drawn('E6 asp', { ordered: 'E6', phase: 'move', bottom: { dragons: 'insult' } }).say(
      'move E6 E7',
    )
    expect(t.asked).toBe(0)
  })

  it('SB-DC-INSULT-02 zvezda: an ordered leader may not move, nor may his unit move or battle', () => {
    const t = command('order-two-centre', '', 'E6 asp+i asp\nF6 ASP', {
      edition: 'zvezda',
      bottom: { dragons: 'insult' },
    }).say('order E6', 'order E7', 'dragon insult E6')
    expect(t.offers('move E6')).toEqual([])
    t.say('end')
    expect(t.offers('attack E6')).toEqual([])
    const alone = command('order-one-centre', '', 'E6 +i', {
      edition: 'zvezda',
      bottom: { dragons: 'insult' },
    }).say('order leader E6', 'dragon insult E6')
    expect(alone.offers('move')).toEqual([])
  })

  it('R-94, SB-ORD-09 zvezda: a leader ordered away from his unit leaves it its own move and battle', () => {
    const order: Order = { edition: 'zvezda', bottom: { dragons: 'insult' } }
    const first = command('order-two-centre', '', 'E6 asp+i\nG6 ASP', order)
    first.say('order E6', 'order leader E6', 'dragon insult E6')
    expect(first.offers('move leader')).toEqual([])
    first.say('move E6 F6')
    expect([first.at('E6'), first.offers('attack')]).toEqual(['+i', ['attack F6 G6']])
    const later = command('order-two-centre', '', 'E6 asp+i\nG6 ASP', order)
    later.say('order E6', 'order leader E6', 'pass', 'move leader E6 D6', 'dragon insult D6', 'move E6 F6')
    expect([later.at('E6'), later.offers('attack')]).toEqual(['+i', ['attack F6 G6']])
  })
})
