import { describe, expect, it } from 'vitest'
import { dragonCosts } from '../data/dragon-costs.ts'
import { isSupported } from '../rules/morale.ts'
import { retreatHexes } from '../rules/retreat.ts'
import { drawn, type Order, type Scene } from '../testing/scene.ts'

const both = [['gmt'], ['zvezda']] as const
const foot = (edition: string) => (edition === 'gmt' ? 'ssp' : 'si')
const horse = (edition: string) => (edition === 'gmt' ? 'sspc' : 'sc')

/** Top plays a Command card, with a Dragon card in its hand beside it. */
const command = (card: string, dragons: string, drawing: string, order: Order = {}): Scene =>
  drawn(drawing, {
    ...order,
    top: { hand: `${card} advance-left advance-right`, dragons, ...order.top },
  }).say(`play ${card}`)

/** The unit in E6 attacks F6; top and bottom hold Dragon cards. */
const fight = (
  attacker: string,
  target: string,
  dragons: { top?: string; bottom?: string },
  order: Order = {},
  dice = '',
): Scene =>
  drawn(`E6 ${attacker}\nF6 ${target}`, {
    ordered: 'E6',
    ...order,
    top: { dragons: dragons.top ?? '', ...order.top },
    bottom: { dragons: dragons.bottom ?? '', ...order.bottom },
  })
    .dice(dice)
    .say('attack E6 F6')

describe('Dragon cards in general', () => {
  it.each(both)('SB-DRG-02 only at their moment (%s)', (edition) => {
    const t = command('order-one-centre', 'panic ambush', 'E6 asp\nF6 ASP', { edition })
    expect(t.offers('dragon')).toEqual(['dragon panic'])
    const ambush = t.state.dragonHands[0][1]
    expect(t.whyNot({ kind: 'playDragon', card: ambush } as never)).toBe('SB-DRG-02')
  })

  it.each(both)('SB-DRG-03, SB-DRG-04 the whole cost is paid first and lies on the card (%s)', (edition) => {
    const t = command('order-one-centre', 'panic', 'E6 asp\nF6 ASP', { edition, top: { honor: 3 } }).say(
      'dragon panic',
    )
    expect([t.honor[0], t.state.table]).toEqual([0, [{ card: expect.any(Number), seat: 0, honor: 3 }]])
    const poor = command('order-one-centre', 'panic tea-ceremony', 'E6 asp\nF6 ASP', {
      edition,
      top: { honor: 2 },
    })
    expect(poor.offers('dragon')).toEqual(['dragon tea-ceremony'])
    expect(poor.whyNot({ kind: 'playDragon', card: poor.state.dragonHands[0][0] } as never)).toBe('SB-DRG-03')
  })

  it.each(both)('SB-DRG-05 one for each player a turn (%s)', (edition) => {
    const t = command('order-one-centre', 'panic cowards', 'E6 asp\nF6 ASP', {
      edition,
      bottom: { dragons: 'followers-of-bishamon bravery' },
    })
    t.say('dragon panic', 'dragon followers-of-bishamon', 'order E6', 'end').dice('ccc').say('attack E6 F6')
    expect(t.asks).toBe('close combat / battleBack')
    expect(t.state.dragonsPlayed).toEqual([1, 1])
  })

  it.each(both)(
    'SB-DRG-06, SB-DC-PANIC-01, SB-DC-BISHAMON-01, SB-T-55 of two that contradict each other the later prevails (%s)',
    (edition) => {
      const t = command('order-one-centre', 'panic', 'E6 asp\nF6 ASP', {
        edition,
        bottom: { dragons: 'followers-of-bishamon' },
      })
      t.say('dragon panic', 'dragon followers-of-bishamon', 'order E6', 'end').dice('fff').say('attack E6 F6')
      expect(t.answers).toEqual(['ignore 3', 'ignore 2', 'ignore 1', 'ignore 0'])
    },
  )

  it.each(both)('SB-DRG-07 a card prevails over the rules, but not over terrain (%s)', (edition) => {
    const t = drawn('A1 asp r\nB1 r', {
      edition,
      ordered: 'A1',
      phase: 'move',
      top: { dragons: 'spirit-of-haya-ji' },
    })
    t.say('dragon spirit-of-haya-ji A1')
    expect(t.offers('move')).toEqual([])
    const wind = command('order-one-right', 'move-as-wind', 'A1 ab f\nB1 r', { edition }).say(
      'dragon move-as-wind',
      'order A1',
    )
    expect(wind.offers('move')).toEqual(['move A1 A2'])
  })

  it.each(both)(
    'SB-DRG-08, SB-DRG-09, SB-LCC-11 blocks lost to one cause no check; units destroyed give flags (%s)',
    (edition) => {
      const t = command('order-one-left', 'blue-dragon', 'E6 asp\nG6 ASP1+I =', { edition })
        .dice('t')
        .say('dragon blue-dragon')
      expect([t.at('G6'), t.flags, t.rolls]).toEqual(['+I', [1, 0], ['blue dragon 1']])
    },
  )

  it('SB-DRG-10 zvezda: during movement is before a unit of yours moves', () => {
    const t = drawn('E6 sc\nE9 sc', {
      edition: 'zvezda',
      ordered: 'E6 E9',
      phase: 'move',
      top: { dragons: 'katchu-keiba-victor' },
    })
    expect(t.offers('dragon')).toEqual(['dragon katchu-keiba-victor E6', 'dragon katchu-keiba-victor E9'])
    t.say('move E6 E7')
    expect(t.offers('dragon')).toEqual(['dragon katchu-keiba-victor E9'])
  })

  it('SB-DRG-11 zvezda: in reaction to movement may be right after the orders', () => {
    const t = command('order-one-centre', '', 'E6 asp+i', {
      edition: 'zvezda',
      bottom: { dragons: 'insult' },
    }).say('order E6')
    expect([t.asks, t.offers('dragon')]).toEqual(['turn / ordered', ['dragon insult E6']])
    const gmt = command('order-one-centre', '', 'E6 asp+i', { bottom: { dragons: 'insult' } }).say('order E6')
    expect(gmt.asks).toBe('turn / move')
  })

  it('SB-DRG-12 zvezda: before a combat roll is after it was declared, be it ranged, close or a battle back', () => {
    const order: Order = { edition: 'zvezda', bottom: { dragons: 'bravery' }, top: { dragons: 'cowards' } }
    const shot = drawn('E4 ab . ASP', { ordered: 'E4', ...order }).say('shoot E4 E6')
    expect(shot.offers('dragon')).toEqual(['dragon cowards'])
    shot.say('pass')
    expect(shot.offers('dragon')).toEqual(['dragon bravery'])
    const back = drawn('E6 asp\nF6 ASP', {
      edition: 'zvezda',
      ordered: 'E6',
      top: { dragons: 'bravery' },
      bottom: { dragons: 'cowards' },
    })
    back.dice('ccc').say('attack E6 F6', 'pass', 'pass', 'battle back E6')
    expect([back.asked, back.offers('dragon')]).toEqual([1, ['dragon cowards']])
    back.say('pass')
    expect([back.asked, back.offers('dragon')]).toEqual([0, ['dragon bravery']])
  })

  it('SB-DRG-13 zvezda: both sides may play a Personal Challenge in one combat', () => {
    const t = fight(
      'asp+i',
      'ASP+I',
      { top: 'personal-challenge', bottom: 'personal-challenge' },
      { edition: 'zvezda' },
    )
    t.dice('c'.repeat(12)).say('dragon personal-challenge')
    expect([t.asked, t.offers('dragon')]).toEqual([1, ['dragon personal-challenge']])
    t.dice('c'.repeat(11)).say('dragon personal-challenge')
    // top 4 + 1 + 2 against 4 + 1 for honor; then 4 + 1 against 4 + 2, with equal honor
    expect(t.rolls).toEqual(['duel 7', 'duel 5', 'duel 5', 'duel 6'])
  })
})

describe('Ambush', () => {
  it.each(both)(
    'SB-DC-AMBUSH-01 the defender fights first with one die more, then the attacker (%s)',
    (edition) => {
      const t = fight('asp', 'ASP', { bottom: 'ambush' }, { edition })
      expect([t.asked, t.offers('dragon')]).toEqual([1, ['dragon ambush E6']])
      t.dice('tccc ccc').say('dragon ambush E6')
      expect([t.rolls, t.at('E6')]).toEqual([['first strike 4', 'attack 3'], 'asp3'])
      const driven = fight('asp', 'ASP', { bottom: 'ambush' }, { edition })
        .dice('fccc')
        .say('dragon ambush E6', 'retreat D6')
      expect(driven.rolls).toEqual(['first strike 4'])
    },
  )

  it.each([
    ['SB-DC-AMBUSH-02', 'gmt'],
    ['SB-DC-AMBUSH-03', 'zvezda'],
  ] as const)('%s it may answer a bonus combat, and then there is no battle back (%s)', (_, edition) => {
    const t = drawn(`E6 ${horse(edition)}\nF6 ASP1\nG6 ASP`, {
      edition,
      ordered: 'E6',
      bottom: { dragons: 'ambush' },
    })
    t.dice('tttt').say('attack E6 F6', 'pass', 'gain E6', 'attack F6 G6')
    expect(t.offers('dragon')).toEqual(['dragon ambush F6'])
    t.dice('hhhh hhhh').say('dragon ambush F6')
    expect(t.rolls).toEqual(['attack 4', 'first strike 4', 'attack 4'])
    expect(t.offers('battle back')).toEqual([])
  })

  it.each(both)(
    'SB-DC-AMBUSH-01, SB-DRG-06 the attacker may answer a First Strike with it and fights first after all (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP', {
        edition,
        ordered: 'E6',
        top: { dragons: 'ambush' },
        bottom: { hand: 'first-strike order-two-left' },
      })
      t.say('attack E6 F6', 'first strike E6')
      expect([t.asked, t.offers('dragon')]).toEqual([0, ['dragon ambush']])
      t.dice('cccc ccc').say('dragon ambush')
      expect(t.rolls).toEqual(['attack 4', 'first strike 3'])
    },
  )
})

describe('Ashigaru Attack', () => {
  it('SB-DC-ASHIGARU-01 gmt: every Ashigaru spear unit of yours has one die more, ordered or not', () => {
    const t = command('order-one-centre', 'ashigaru-attack', 'E6 asp\nF6 ASP')
      .say('dragon ashigaru-attack', 'order E6', 'end')
      .dice('cccc')
      .say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 4'])
    expect(command('order-one-centre', 'ashigaru-attack', 'E6 ssp\nF6 ASP').offers('dragon')).toEqual([])
    // the enemy's are none of yours
    t.dice('ccc').say('battle back E6')
    expect(t.rolls).toEqual(['attack 4', 'battle back 3'])
  })

  it('SB-DC-ASHIGARU-02 zvezda: only ordered ones', () => {
    const t = command('order-one-centre', 'ashigaru-attack', 'E6 asp asp\nF6 ASP', { edition: 'zvezda' })
    t.say('dragon ashigaru-attack', 'order E6', 'end').dice('cccc').say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 4'])
    expect(t.state.turn.ashigaru).toBe(true)
  })
})

describe('Blue Dragon', () => {
  it.each(both)('SB-DC-BLUEDRAGON-01 one die for each enemy unit in or next to water (%s)', (edition) => {
    const t = command(
      'order-one-left',
      'blue-dragon',
      'E6 asp\nG5 ASP = AB\nI5 b/b\nI9 AA'.replace('I5 b/b\n', ''),
      { edition },
    )
    t.dice('tt').say('dragon blue-dragon')
    expect([t.rolls, t.at('G5'), t.at('G7'), t.at('I9')]).toEqual([
      ['blue dragon 1', 'blue dragon 1'],
      'ASP3',
      'AB4',
      'AA4',
    ])
  })

  it.each(both)('SB-DC-BLUEDRAGON-01 rivers and bridges are water too (%s)', (edition) => {
    for (const code of ['r', 'b', '=']) {
      const t = command('order-one-left', 'blue-dragon', `E6 asp\nG5 ASP ${code}`, { edition })
        .dice('h')
        .say('dragon blue-dragon')
      expect([t.at('G5'), t.honor[0]], code).toEqual(['ASP4', 10 - dragonCosts['blue-dragon']])
    }
    expect(
      command('order-one-left', 'blue-dragon', 'E6 asp =\nG5 ASP', { edition }).offers('dragon'),
    ).toEqual([])
  })
})

describe('Brave Leader', () => {
  it.each(both)(
    'SB-DC-BRAVELEADER-01, SB-DC-BRAVELEADER-02 after the enemy’s close-combat roll a led unit may ignore all flags (%s)',
    (edition) => {
      const t = fight('asp', 'ASP+I', { bottom: 'brave-leader' }, { edition }, 'fff')
      expect([t.rolls, t.asked, t.offers('dragon')]).toEqual([['attack 3'], 1, ['dragon brave-leader']])
      t.say('dragon brave-leader')
      expect(t.answers[0]).toBe('ignore 3')
      expect(fight('asp', 'ASP', { bottom: 'brave-leader' }, { edition }, 'fff').asks).toBe('retreat / path')
      const shot = drawn('E4 ab . ASP+I', { edition, ordered: 'E4', bottom: { dragons: 'brave-leader' } })
        .dice('ff')
        .say('shoot E4 E6')
      expect(shot.asks).toBe('retreat / ignore')
    },
  )

  it('SB-DC-BRAVELEADER-03 gmt: the second copy comes before the roll, ranged or close', () => {
    const t = fight('asp', 'ASP+I', { bottom: 'brave-leader-early' })
    expect([t.rolls, t.offers('dragon')]).toEqual([[], ['dragon brave-leader-early']])
    t.dice('fff').say('dragon brave-leader-early')
    expect(t.answers[0]).toBe('ignore 3')
    const shot = drawn('E4 ab . ASP+I', { ordered: 'E4', bottom: { dragons: 'brave-leader-early' } })
      .say('shoot E4 E6')
      .dice('ff')
      .say('dragon brave-leader-early')
    expect(shot.answers[0]).toBe('ignore 2')
  })
})

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

describe('Bravery', () => {
  it.each(both)(
    'SB-DC-BRAVERY-01 before the enemy’s roll, ranged or close: all flags may be ignored (%s)',
    (edition) => {
      const t = fight('asp', 'ASP', { bottom: 'bravery' }, { edition }).dice('fff').say('dragon bravery')
      expect(t.answers[0]).toBe('ignore 3')
      const shot = drawn('E4 ab . ASP', { edition, ordered: 'E4', bottom: { dragons: 'bravery' } })
        .say('shoot E4 E6')
        .dice('ff')
        .say('dragon bravery')
      expect(shot.answers[0]).toBe('ignore 2')
    },
  )
})

describe('Cowards', () => {
  it.each(both)(
    'SB-DC-COWARDS-01, SB-DC-COWARDS-03 the enemy ignores no flag of this one roll (%s)',
    (edition) => {
      const t = drawn(`E4 ab . ${foot(edition).toUpperCase()}+I\nE9 ab . ${foot(edition).toUpperCase()}+I`, {
        edition,
        ordered: 'E4 E9',
        top: { dragons: 'cowards' },
      })
      t.say('shoot E4 E6').dice('ff').say('dragon cowards')
      expect(t.asks).toBe('retreat / path')
      t.say('retreat F5', 'retreat G5').dice('ff').say('shoot E9 E11')
      expect(t.asks).toBe('retreat / ignore')
    },
  )

  it('SB-DC-COWARDS-02, SB-T-56 gmt: not even by a Dragon card played afterwards', () => {
    const t = fight('ssp', 'SSP', { top: 'cowards', bottom: 'bravery' })
      .say('dragon cowards')
      .dice('fccc')
      .say('dragon bravery')
    expect(t.asks).toBe('retreat / path')
    const zvezda = fight('si', 'SI', { top: 'cowards', bottom: 'bravery' }, { edition: 'zvezda' })
      .say('dragon cowards')
      .dice('fccc')
      .say('dragon bravery')
    expect(zvezda.answers).toEqual(['ignore 1', 'ignore 0'])
  })

  it('SB-MOR-16, SB-T-57 gmt: it does nothing to a bodyguard, nor does Panic', () => {
    const t = fight('ssp', 'AC', { top: 'cowards' }, {}, 'ffff')
    expect([t.offers('dragon'), t.at('F6')]).toEqual([[], 'AC4+G'])
    const panic = command('order-one-centre', 'panic', 'E6 ssp\nF6 AC')
      .say('dragon panic', 'order E6', 'end')
      .dice('ffff')
      .say('attack E6 F6')
    expect(panic.at('F6')).toBe('AC4+G')
  })
})

describe('Desperate Charge', () => {
  it('SB-DC-DESPERATE-01 gmt: a unit of one block has two dice more, in this combat', () => {
    const t = drawn('E6 sspc1\nF6 ASP1\nG6 ASP', { ordered: 'E6', top: { dragons: 'desperate-charge' } }).say(
      'attack E6 F6',
    )
    t.dice('tttttt').say('dragon desperate-charge', 'gain E6').dice('cccc').say('attack F6 G6')
    expect(t.rolls).toEqual(['attack 6', 'attack 4'])
  })

  it('SB-DC-DESPERATE-02 zvezda: in all its close combats of the turn', () => {
    const t = drawn('E6 sc1\nF6 ASP1\nG6 ASP', {
      edition: 'zvezda',
      ordered: 'E6',
      top: { dragons: 'desperate-charge' },
    }).say('attack E6 F6')
    t.dice('tttttt').say('dragon desperate-charge', 'gain E6').dice('cccccc').say('attack F6 G6')
    expect(t.rolls).toEqual(['attack 6', 'attack 6'])
  })

  it.each(both)('SB-DC-DESPERATE-01 only a unit reduced to one block (%s)', (edition) => {
    const t = drawn(`E6 ${foot(edition)}2\nF6 ASP`, {
      edition,
      ordered: 'E6',
      top: { dragons: 'desperate-charge' },
    })
      .dice('cccc')
      .say('attack E6 F6')
    expect(t.rolls).toEqual(['attack 4'])
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

describe('Head Collector', () => {
  it.each([
    ['SB-DC-HEAD-01', 'gmt', 2],
    ['SB-DC-HEAD-02', 'zvezda', 1],
  ] as const)('%s an ordered unit with a leader gains honor for each block (%s: %i)', (_, edition, each) => {
    const t = fight('asp+i', 'ASP', { top: 'head-collector' }, { edition })
      .say('dragon head-collector')
      .dice('tth')
      .say('pass')
    expect(t.honor[0]).toBe(10 + 2 * each + 1)
    expect(fight('asp', 'ASP', { top: 'head-collector' }, { edition }, 'ttt').honor[0]).toBe(10)
  })
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

describe('Legendary Combat', () => {
  it.each(both)(
    'SB-DC-LEGEND-01, SB-DC-LEGEND-02, SB-T-65 after a won combat plain infantry gains ground and fights again (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP1\nG6 ASP', {
        edition,
        ordered: 'E6',
        top: { dragons: 'legendary-combat' },
      })
        .dice('ttt')
        .say('attack E6 F6')
      expect(t.offers('dragon')).toEqual(['dragon legendary-combat'])
      t.say('dragon legendary-combat', 'gain E6')
      expect(t.offers('attack')).toEqual(['attack F6 G6'])
    },
  )

  it.each(both)('SB-DC-LEGEND-03 after the bonus combat a second one (%s)', (edition) => {
    const t = drawn(`E6 ${horse(edition)}\nF6 ASP1\nG6 ASP1\nH6 ASP`, {
      edition,
      ordered: 'E6',
      top: { dragons: 'legendary-combat' },
    })
    t.dice('tttt tttt')
      .say('attack E6 F6', 'gain E6', 'attack F6 G6', 'dragon legendary-combat', 'gain F6')
      .dice('cccc')
      .say('attack G6 H6')
    expect(t.rolls.length).toBe(3)
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

describe('Ninja Assassin', () => {
  it.each(both)(
    'SB-DC-ASSASSIN-01 swords kill an enemy leader for a flag; other faces do nothing (%s)',
    (edition) => {
      const field = 'E6 asp+i\nG6 ASP+I +C AC'
      const t = command('order-one-left', 'ninja-assassin', field, { edition })
      expect(t.offers('dragon')).toEqual([
        'dragon ninja-assassin G6',
        'dragon ninja-assassin G7',
        'dragon ninja-assassin G8',
      ])
      t.dice('x').say('dragon ninja-assassin G6')
      expect([t.at('G6'), t.flags]).toEqual(['ASP4', [1, 0]])
      expect(
        command('order-one-left', 'ninja-assassin', field, { edition })
          .dice('h')
          .say('dragon ninja-assassin G6')
          .at('G6'),
      ).toBe('ASP4+I')
    },
  )

  it('SB-DC-ASSASSIN-02 gmt: the opponent loses a Command card too; not in zvezda', () => {
    const hand = (edition: 'gmt' | 'zvezda') =>
      command('order-one-left', 'ninja-assassin', 'E6 asp\nG6 +I', { edition })
        .dice('x')
        .say('dragon ninja-assassin G6').state.handSize[1]
    expect([hand('gmt'), hand('zvezda')]).toEqual([3, 4])
  })
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

describe('Personal Challenge', () => {
  const duel = (attacker: string, target: string, order: Order = {}) =>
    fight(attacker, target, { top: 'personal-challenge' }, order)
  const swords = (own: string, theirs: string) => `${own}${theirs}`

  it.each(both)('SB-DC-DUEL-01 before a close combat in which both units have a leader (%s)', (edition) => {
    expect(duel('asp+i', 'ASP+I', { edition }).offers('dragon')).toEqual(['dragon personal-challenge'])
    expect(duel('asp+i', 'ASP', { edition }).offers('dragon')).toEqual([])
    expect(fight('asp+i', 'ASP+I', { bottom: 'personal-challenge' }, { edition }).offers('dragon')).toEqual([
      'dragon personal-challenge',
    ])
  })

  it.each(both)(
    'SB-DC-DUEL-02, SB-DC-DUEL-03, SB-DC-DUEL-08 dice: Command cards with the one on the table, two for the challenger, one for more honor, one for higher standing (%s)',
    (edition) => {
      // top: 4 in hand + 1 on the table + 2; honor 10 - 2 against 10; bottom: 4 + 1 for honor
      const t = duel('asp+i', 'ASP+I', { edition }).dice('c'.repeat(12)).say('dragon personal-challenge')
      expect(t.rolls).toEqual(['duel 7', 'duel 5'])
      const rich = duel('asp+c', 'ASP+I', { edition, top: { honor: 12 }, bottom: { honor: 10 } })
        .dice('c'.repeat(12))
        .say('dragon personal-challenge')
      expect(rich.rolls).toEqual(['duel 8', 'duel 4']) // equal honor gives nobody a die
    },
  )

  it.each([
    ['SB-DC-DUEL-04', 'gmt'],
    ['SB-DC-DUEL-05', 'zvezda'],
  ] as const)('%s standing: commander, cavalry leader, infantry leader (%s)', (_, edition) => {
    const dice = (attacker: string, target: string) => {
      const t = duel(attacker, target, { edition, top: { honor: 12 }, bottom: { honor: 10 } })
        .dice('c'.repeat(13))
        .say('dragon personal-challenge')
      return t.rolls
    }
    expect(dice('asp+c', 'ASP+I')).toEqual(['duel 8', 'duel 4'])
    expect(dice('asp+i', 'ASP+C')).toEqual(['duel 7', 'duel 5'])
    expect(dice('asp+c', 'AC')).toEqual(['duel 7', 'duel 5'])
    expect(dice('asp+c', 'ASP+C')).toEqual(['duel 7', 'duel 4'])
  })

  it.each(both)(
    'SB-DC-DUEL-06, SB-VIC-03 more swords kill the other leader: no flag, but a Command card at random (%s)',
    (edition) => {
      const t = duel('asp+i', 'ASP+I', { edition })
        .dice(swords('xcccccc', 'ccccc'))
        .say('dragon personal-challenge')
      expect([t.at('F6'), t.flags, t.state.handSize[1]]).toEqual(['ASP4', [0, 0], 3])
      const tie = duel('asp+i', 'ASP+I', { edition })
        .dice(swords('xcccccc', 'xcccc'))
        .say('dragon personal-challenge')
      expect([tie.at('E6'), tie.at('F6')]).toEqual(['asp4+i', 'ASP4+I'])
    },
  )

  it.each(both)('SB-DC-DUEL-07 both sides gain honor for honor faces (%s)', (edition) => {
    const t = duel('asp+i', 'ASP+I', { edition })
      .dice(swords('hhccccc', 'hcccc'))
      .say('dragon personal-challenge')
    expect(t.honor).toEqual([10, 11])
  })

  it.each(both)(
    'SB-DC-DUEL-09, SB-T-64 the combat goes on with the leaders that are left: no bonus combat without one (%s)',
    (edition) => {
      const t = drawn('E6 asp+i\nF6 ASP1+I\nG6 ASP', {
        edition,
        ordered: 'E6',
        top: { dragons: 'personal-challenge' },
      }).say('attack E6 F6')
      t.dice(swords('ccccccc', 'xcccc')).dice('ttt c').say('dragon personal-challenge')
      expect([t.at('E6'), t.flags, t.rolls[2]]).toEqual(['asp4', [1, 0], 'attack 3'])
      t.say('retreat G7', 'gain E6')
      expect(t.asks).toBe('end of turn / choose')
    },
  )

  it.each(both)(
    'SB-DC-DUEL-06, SB-ARMY-13 a commander who loses takes his bodyguard with him, attacked or attacking (%s)',
    (edition) => {
      const target = duel('asp+i', 'AC', { edition })
        .dice('xcccccc')
        .dice('c'.repeat(6))
        .say('dragon personal-challenge')
      expect([target.at('F6'), target.flags]).toEqual(['.', [0, 0]])
      const attacker = fight('ac', 'ASP+I', { bottom: 'personal-challenge' }, { edition })
        .dice('c'.repeat(7))
        .dice('xccccc')
        .say('dragon personal-challenge')
      expect([attacker.at('E6'), attacker.at('F6'), attacker.flags]).toEqual(['.', 'ASP4+I', [0, 0]])
      expect(attacker.rolls.length).toBe(2)
    },
  )
})

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

describe('Practice of Aikido', () => {
  it.each(both)(
    'SB-DC-AIKIDO-01, SB-T-59 the attacker rolls two dice at most, whatever is added; fewer where terrain says so (%s)',
    (edition) => {
      const t = drawn(`E6 ${horse(edition)}1+c\nF6 ASP`, {
        edition,
        ordered: 'E6',
        card: 'cavalry-charge',
        top: { dragons: 'desperate-charge' },
        bottom: { dragons: 'practice-of-aikido' },
      })
      t.say('attack E6 F6', 'dragon desperate-charge', 'dragon practice-of-aikido')
        .dice('cc')
        .say('inspire E6')
      expect(t.rolls).toEqual(['attack 2'])
      const gorge = fight(`${foot(edition)}/g`, 'ASP', { bottom: 'practice-of-aikido' }, { edition })
        .dice('c')
        .say('dragon practice-of-aikido')
      expect(gorge.rolls).toEqual(['attack 1'])
    },
  )
})

describe('Red Dragon', () => {
  it.each(both)('SB-DC-REDDRAGON-01 three dice, four with a tent on the field (%s)', (edition) => {
    const rolls = (field: string) =>
      command('order-one-left', 'red-dragon', field, { edition }).dice('ffff').say('dragon red-dragon').rolls
    expect([rolls('E6 asp\nG6 ASP'), rolls('A6 mt\nE6 asp\nG6 ASP')]).toEqual([
      ['red dragon 3'],
      ['red dragon 4'],
    ])
  })

  it('SB-DC-REDDRAGON-02, SB-HON-10, SB-LACK-18 gmt: for each symbol one such unit of the enemy’s choice retreats, and it costs honor', () => {
    const t = command('order-one-left', 'red-dragon', 'E6 asp\nG4 ASP . ASP\nG8 SSP+I AC\nG11 ASP/c')
      .dice('tsx')
      .say('dragon red-dragon')
    expect([t.asked, t.answers]).toEqual([1, ['fall back G4', 'fall back G6']])
    t.say('fall back G6', 'retreat H6')
    expect(t.honor[1]).toBe(9)
    expect(t.answers).toEqual(['retreat H7', 'retreat H8']) // the only square unit; its flag cannot be ignored
    t.say('retreat H8')
    expect([t.at('H8'), t.honor[1]]).toEqual(['SSP4+I', 6])
  })

  it('SB-DC-REDDRAGON-03 zvezda: for each symbol one figure of such a unit, of the enemy’s choice', () => {
    const t = command('order-one-left', 'red-dragon', 'E6 asp\nG4 ASP . ASP', { edition: 'zvezda' })
      .dice('tcx')
      .say('dragon red-dragon')
    expect([t.asked, t.answers]).toEqual([1, ['lose G4', 'lose G6']])
    t.say('lose G6')
    expect([t.at('G4'), t.at('G6'), t.honor[1]]).toEqual(['ASP4', 'ASP3', 10])
  })
})

describe('Revenge', () => {
  it.each(both)(
    'SB-DC-REVENGE-01 the unit battles back with exactly the dice rolled against it (%s)',
    (edition) => {
      const t = fight(foot(edition), 'AB', { bottom: 'revenge' }, { edition }, 'tttt').say('battle back E6')
      t.dice('cccc').say('dragon revenge')
      expect(t.rolls).toEqual(['attack 4', 'battle back 4'])
    },
  )

  it('SB-DC-REVENGE-02, SB-T-60 gmt: against a Levy Charge of three units six dice', () => {
    const t = drawn('E6 li li\nF5 li SSP', { ordered: 'E6 E7 F5', bottom: { dragons: 'revenge' } }).say(
      'attack E6 F6',
    )
    t.dice('tttttt').say('charge E7', 'charge F5', 'battle back E6').dice('tttttt').say('dragon revenge')
    expect(t.rolls).toEqual(['attack 6', 'battle back 6'])
  })
})

describe('Rice Famine', () => {
  it.each(both)(
    'SB-DC-FAMINE-01, SB-DC-FAMINE-02 a die for each enemy circle unit: symbols cost blocks of the enemy’s choice, honor faces two honor (%s)',
    (edition) => {
      const t = command('order-one-left', 'rice-famine', 'E6 ab\nG2 AB AA . ASP . ASP AB', { edition })
        .dice('thx')
        .say('dragon rice-famine')
      expect([t.rolls, t.honor[1], t.asked, t.answers]).toEqual([
        ['rice famine 3'],
        8,
        1,
        ['lose G5', 'lose G7'],
      ])
      t.say('lose G7')
      expect(t.at('G7')).toBe('ASP3')
    },
  )

  it('SB-DC-FAMINE-03 gmt: units emptied this way give flags', () => {
    expect(
      command('order-one-left', 'rice-famine', 'E6 ab\nG2 AB1').dice('c').say('dragon rice-famine').flags,
    ).toEqual([1, 0])
  })

  it.each([
    ['gmt', 7],
    ['zvezda', 4],
  ] as const)(
    'SB-LACK-18, SB-LACK-13 all honor that it takes is added up: one Lack of Honor roll at most (%s)',
    (edition, dice) => {
      const t = command('order-one-left', 'rice-famine', 'E6 ab\nG2 AB . AB', {
        edition,
        bottom: { honor: 1 },
      })
        .dice('hh')
        .dice('f'.repeat(dice))
        .say('dragon rice-famine')
      expect([t.rolls, t.honor[1]]).toEqual([['rice famine 2', `lack of honor ${dice}`], 0])
    },
  )
})

describe('Shot Proof Armour', () => {
  it.each(both)(
    'SB-DC-ARMOUR-01, SB-T-62 after a ranged roll: its hits are ignored, its flags are not (%s)',
    (edition) => {
      const t = drawn('E4 ab . ASP', { edition, ordered: 'E4', bottom: { dragons: 'shot-proof-armour' } })
        .dice('tf')
        .say('shoot E4 E6', 'dragon shot-proof-armour')
      expect([t.at('E6'), t.asks]).toEqual(['ASP4', 'retreat / path'])
    },
  )

  it('SB-DC-ARMOUR-02 gmt: after the second shot of Hold and Shoot the hits of both are ignored', () => {
    const t = drawn('E4 ab . ASP', {
      ordered: 'E4',
      card: 'hold-and-shoot',
      bottom: { dragons: 'shot-proof-armour' },
    })
    t.dice('tc').say('shoot E4 E6', 'pass').dice('tc').say('shoot E4 E6')
    expect(t.at('E6')).toBe('ASP3')
    expect(t.say('dragon shot-proof-armour').at('E6')).toBe('ASP4')
  })

  it('SB-DC-ARMOUR-03 zvezda: it may be played after the second; the first is not undone', () => {
    const t = drawn('E4 ab . ASP', {
      edition: 'zvezda',
      ordered: 'E4',
      card: 'hold-and-shoot',
      bottom: { dragons: 'shot-proof-armour' },
    })
    t.dice('tc').say('shoot E4 E6', 'pass').dice('tc').say('shoot E4 E6', 'dragon shot-proof-armour')
    expect(t.at('E6')).toBe('ASP3')
  })
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

describe('Spirit of Kishijoten', () => {
  it.each(both)(
    'SB-DC-KISHI-01, SB-T-61 all dice are rolled again; honor of the first roll is not collected (%s)',
    (edition) => {
      const t = fight('asp', 'ASP', { top: 'spirit-of-kishijoten' }, { edition }, 'hhc')
      expect([t.asked, t.offers('dragon')]).toEqual([0, ['dragon spirit-of-kishijoten']])
      t.dice('htt').say('dragon spirit-of-kishijoten')
      expect([t.rolls, t.honor[0], t.at('F6')]).toEqual([['attack 3', 'kishijoten 3'], 9, 'ASP2']) // 10 - 2 + 1
    },
  )

  it.each(both)('SB-DC-KISHI-01 the bodyguard’s swords are rolled again only after it (%s)', (edition) => {
    const t = fight('ac2', 'ASP', { top: 'spirit-of-kishijoten' }, { edition }).dice('xx').say('pass')
    t.dice('xc c').say('dragon spirit-of-kishijoten')
    expect([t.rolls, t.at('F6')]).toEqual([['attack 2', 'kishijoten 2', 'swords again 1'], 'ASP3'])
  })
})

describe('Strike Fear', () => {
  it.each(both)(
    'SB-DC-FEAR-01, SB-T-58 every flag counts for two; two at most are ignored (%s)',
    (edition) => {
      const t = fight(foot(edition), `${foot(edition).toUpperCase()}+I`, { top: 'strike-fear' }, { edition })
        .dice('ffcc')
        .say('dragon strike-fear')
      expect(t.answers).toEqual(['ignore 2', 'ignore 1', 'ignore 0'])
      t.say('ignore 2', 'retreat G6', 'retreat H6')
      expect(t.at('H6')).toBe(`${foot(edition).toUpperCase()}4+I`)
    },
  )

  it('SB-DC-FEAR-01, SB-T-58 Levy goes four hexes for one flag; it is for close combat only', () => {
    const t = fight('ssp', 'LI', { top: 'strike-fear' })
      .dice('fsss')
      .say('dragon strike-fear', 'retreat G6', 'retreat H6', 'retreat I6', 'retreat J6')
    expect(t.at('J6')).toBe('LI4')
    const shot = drawn('E4 ab . ASP', { ordered: 'E4', top: { dragons: 'strike-fear' } })
      .dice('ss')
      .say('shoot E4 E6')
    expect(shot.rolls).toEqual(['ranged 2'])
  })
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

describe('Tea Ceremony', () => {
  it.each(both)(
    'SB-DC-TEA-01 a die for each Command card: two honor for each honor face, three with a tent (%s)',
    (edition) => {
      const tea = (field: string) => {
        const t = command('order-one-left', 'tea-ceremony', field, { edition })
          .dice('hhx')
          .say('dragon tea-ceremony')
        return [t.rolls[0], t.honor[0]]
      }
      expect(tea('E6 asp')).toEqual(['tea ceremony 3', 14])
      expect(tea('A6 mt\nE6 asp')).toEqual(['tea ceremony 3', 16])
    },
  )
})

describe('Timid Success', () => {
  it.each(both)(
    'SB-DC-TIMID-01 no ground and no bonus combat for the enemy, and he loses two honor (%s)',
    (edition) => {
      const t = drawn(`E6 ${horse(edition)}\nF6 ASP1\nG6 ASP`, {
        edition,
        ordered: 'E6',
        bottom: { dragons: 'timid-success' },
      })
        .dice('tttt')
        .say('attack E6 F6', 'gain E6')
      expect([t.asked, t.offers('dragon')]).toEqual([1, ['dragon timid-success']])
      t.say('dragon timid-success')
      expect([t.at('E6'), t.at('F6'), t.honor[0], t.asks]).toEqual([
        `${horse(edition)}4`,
        '.',
        8,
        'end of turn / choose',
      ])
    },
  )
})

describe('Turncoat', () => {
  const tempt = (order: Order = {}, field = 'E6 asp\nG6 ASP2 ASP+I') =>
    command('order-one-left', 'turncoat', field, { ...order, top: { honor: 14, ...order.top } })

  it.each(both)(
    'SB-DC-TURNCOAT-01 a unit without a leader; three dice, one more for more flags, two for more honor (%s)',
    (edition) => {
      const t = tempt({ edition })
      expect(t.offers('dragon')).toEqual(['dragon turncoat G6'])
      t.dice('c'.repeat(6)).say('dragon turncoat G6')
      expect(t.rolls).toEqual(['turncoat 3', 'turncoat 3'])
      const rich = tempt({ edition, top: { honor: 15, flags: 1 }, bottom: { honor: 10 } })
        .dice('c'.repeat(9))
        .say('dragon turncoat G6')
      expect(rich.rolls).toEqual(['turncoat 6', 'turncoat 3'])
    },
  )

  it.each(both)('SB-DC-TURNCOAT-02 more honor faces decide; a tie leaves it (%s)', (edition) => {
    const won = tempt({ edition }).dice('hcc ccc').say('dragon turncoat G6')
    expect([won.asked, won.answers]).toEqual([0, ['change sides', 'pass']])
    const lost = tempt({ edition }).dice('ccc hcc').say('dragon turncoat G6')
    expect([lost.asked, lost.answers]).toEqual([1, ['change sides', 'pass']])
    const tie = tempt({ edition }).dice('hcc hcc').say('dragon turncoat G6')
    expect(tie.at('G6')).toBe('ASP2')
  })

  it.each(both)(
    'SB-DC-TURNCOAT-03, SB-DC-TURNCOAT-04 it keeps hex, kind and blocks; no flag and no honor (%s)',
    (edition) => {
      const t = tempt({ edition }).dice('hhc ccc').say('dragon turncoat G6', 'change sides')
      expect([t.at('G6'), t.flags, t.honor]).toEqual(['asp2', [0, 0], [10, 10]])
    },
  )

  it.each([
    ['change sides', 0],
    ['pass', 1],
  ])(
    'SB-T-81 the unit counts for its new side at once in the test for an empty section: %s',
    (decision, flags) => {
      const rules = ['victory-rule vf-empty-section who=bottom flags=1']
      const t = tempt({ rules }, 'C2 asp\nC6 asp\nG10 ASP\nI6 ASP')
        .dice('hcc ccc')
        .say('dragon turncoat G10', decision)
      while (t.asked === 0) t.say(t.offers('discard')[0] ?? t.offers('end')[0] ?? 'take honor')
      expect(t.flags).toEqual([0, flags])
    },
  )

  it('SB-T-81 it supports its new side and blocks the old one at once', () => {
    // F6 with G7 beside it and, once it has changed sides, G6
    const field = 'E6 asp\nF6 SSP\nG6 ASP asp\nH6 asp'
    const t = tempt({}, field).dice('hcc ccc').say('dragon turncoat G6', 'change sides')
    expect([t.at('G6'), t.unit('G6').seat]).toEqual(['asp4', 0])
    expect(isSupported(t.state, t.unit('G7'))).toBe(true)
    expect(retreatHexes(t.state, t.unit('F6'), false, 1)).toEqual([])
  })

  it('SB-T-81, SB-SCN-10 a hill that goes over with its unit ends the majority at once', () => {
    const rules = ['victory-rule vf-hill-majority flags=1']
    const field = 'E6 asp\nG6 ASP/h\nG9 ASP'
    const t = tempt({ rules }, field)
    expect(t.flags).toEqual([0, 1])
    t.dice('hcc cccc').say('dragon turncoat G6', 'change sides')
    expect(t.flags).toEqual([0, 0])
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

describe('White Fox Spirit', () => {
  it.each(both)('SB-DC-FOX-01 he may order one unit only (%s)', (edition) => {
    const t = command('order-three-centre', '', 'E5 asp asp asp', {
      edition,
      bottom: { dragons: 'white-fox-spirit' },
    }).say('dragon white-fox-spirit', 'order E5')
    expect(t.asks).toBe('turn / move')
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
})
