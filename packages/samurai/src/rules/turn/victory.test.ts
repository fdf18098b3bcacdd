import { describe, expect, it } from 'vitest'
import { NOWHERE } from '../../position/board.ts'
import { attack, both } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

describe('victory', () => {
  it('SB-VIC-01, SB-SCN-01 a unit destroyed takes no flag from its own side where it held none', () => {
    const told = attack('asp', 'ASP1', 'ttt').told.filter(({ kind }) => kind === 'flags')
    expect(told).toMatchObject([{ seat: 0, change: 1, because: 'unit' }])
  })

  it.each(both)(
    'SB-VIC-01 one flag for each enemy unit whose last block is removed, whatever removed it (%s)',
    (edition) => {
      expect(attack('asp', 'ASP1', 'ttt', { edition }).flags).toEqual([1, 0])
      const card = drawn('E6 asp\nG6 ASP1 =', {
        edition,
        top: { hand: 'order-one-left advance-left', dragons: 'blue-dragon' },
      })
      card.dice('t').say('play order-one-left', 'dragon blue-dragon')
      expect(card.flags).toEqual([1, 0])
    },
  )

  it.each(both)(
    'SB-VIC-02 one for a leader killed in combat, by a check, by Lack of Honor or by Ninja Assassin (%s)',
    (edition) => {
      expect(attack('asp', '+I', 'xcc', { edition }).flags).toEqual([1, 0])
      expect(attack('asp', 'ASP+I', 'tcc x', { edition }).flags).toEqual([1, 0])
      const lack = attack('asp', '+I', 'ccc', { edition, bottom: { honor: 0 } })
        .dice('xhhhhhh')
        .say('retreat G6')
      expect(lack.flags).toEqual([1, 0])
      const ninja = drawn('E6 asp\nG6 +I', {
        edition,
        top: { hand: 'order-one-left advance-left', dragons: 'ninja-assassin' },
      })
      ninja.dice('x').say('play order-one-left', 'dragon ninja-assassin G6')
      expect(ninja.flags).toEqual([1, 0])
    },
  )

  it('SB-VIC-04, SB-ARMY-13, SB-T-79 bodyguards give none, the commander one; the tent is free', () => {
    const t = attack('ssp', 'AC', 'xxcc xx')
    expect([t.flags, t.at('F6'), t.answers]).toEqual([[1, 0], '.', ['gain E6', 'pass']])
    t.say('gain E6')
    expect([t.at('F6'), t.flags, t.state.tents[1] !== -1]).toEqual(['ssp4', [1, 0], true])
    expect(attack('ssp', 'AC1', 'xccc cc').flags).toEqual([0, 0])
  })

  it.each(both)('SB-VIC-06 the game ends the moment the last flag is gained (%s)', (edition) => {
    const t = attack('asp', 'ASP1+I', 'ttt', { edition, victory: 3, top: { flags: 2 } })
    expect([t.winner, t.asks, t.rolls]).toEqual([0, 'over', ['attack 3']]) // no check any more
  })

  it('SB-VIC-10 zvezda looks at the hand size, not at one card in hand while another lies on the table', () => {
    const t = drawn('E6 asp', { edition: 'zvezda', top: { hand: 'order-one-left advance-left' } }).say(
      'play order-one-left',
    )
    expect([t.state.hands[0].length > 0, t.winner]).toEqual([true, null])
  })

  it('SB-VIC-08, SB-VIC-11 flags of the start of a turn come before the surrender', () => {
    // top has one card left, but stands in the enemy's tent, which gives it the last three flags
    const t = drawn('E6 asp/mb\nG6 ASP', { victory: 3, top: { hand: 'order-one-left' } })
    expect([t.winner, t.state.result?.because]).toEqual([0, 'result.flags'])
    const poor = drawn('E6 asp/mb\nG6 ASP', { victory: 4, top: { hand: 'order-one-left' } })
    expect([poor.winner, poor.state.result?.because]).toEqual([1, 'result.surrender'])
  })
})

describe('the army commander and his bodyguard', () => {
  it.each([
    ['SB-ARMY-01', 'gmt', 4],
    ['SB-ARMY-02', 'zvezda', 3],
  ] as const)('%s %s: a commander and %i bodyguards in the tent', (_, edition, guards) => {
    const t = drawn('E6 ac', { edition })
    expect([t.at('E6'), t.state.tents[0]]).toEqual([`ac${guards}+g`, t.unit('E6').hex])
  })

  it.each(both)('SB-ARMY-03 its only action is close combat, and it gains no ground (%s)', (edition) => {
    const t = attack('ac', 'ASP1', 'ttt'.padEnd(edition === 'gmt' ? 4 : 3, 't'), { edition }).say('pass')
    expect([t.at('E6').slice(0, 2), t.offers('gain')]).toEqual(['ac', []])
  })

  it.each(both)(
    'SB-ARMY-04, SB-UNIT-07 one die for each guard left, attacking or battling back (%s)',
    (edition) => {
      expect(attack('ac2', 'ASP', 'cc', { edition }).say('pass').rolls).toEqual(['attack 2'])
      const back = attack('asp', 'AC2', 'ccc', { edition }).dice('cc').say('battle back E6', 'pass')
      expect(back.rolls).toEqual(['attack 3', 'battle back 2'])
    },
  )

  it.each(both)('SB-ARMY-05 inspired it has one die more (%s)', (edition) => {
    const t = attack('ac2', 'ASP', 'ccc', { edition }).say('inspire E6')
    expect([t.rolls, t.honor[0]]).toEqual([['attack 3'], 9])
  })

  it('SB-ARMY-06, SB-T-13 gmt: swords count and are rolled once more; the second roll is not repeated', () => {
    const t = attack('ac', 'SSP', 'xxcc xs').say('pass')
    expect([t.rolls, t.at('F6')]).toEqual([['attack 4', 'swords again 2'], '.'])
    expect(attack('ac', 'SSP', 'xccc c').say('pass').at('F6')).toBe('SSP3')
  })

  it('SB-ARMY-07 zvezda: likewise', () => {
    const t = attack('ac', 'ASP', 'xcc t', { edition: 'zvezda' }).say('pass')
    expect([t.rolls, t.at('F6')]).toEqual([['attack 3', 'swords again 1'], 'ASP2'])
  })

  it.each(both)('SB-ARMY-08, SB-T-12 only swords hit them (%s)', (edition) => {
    const [guards, dice] = edition === 'gmt' ? [4, 'cc'] : [3, 'c']
    expect(attack('asp', 'AC', 'cts', { edition }).at('F6')).toBe(`AC${guards}+G`)
    expect(attack('asp', 'AC', `xxc ${dice}`, { edition }).at('F6')).toBe(`AC${guards - 2}+G`)
  })

  it('SB-ARMY-11 gmt: the commander is checked with two dice, also when the last guard falls', () => {
    expect(attack('ssp', 'AC', 'xccc xc').at('F6')).toBe('AC3+G')
    expect(attack('ssp', 'AC', 'xccc xx').at('F6')).toBe('.')
    const last = attack('ssp', 'AC1', 'xccc xc')
    expect([last.rolls, last.asks]).toEqual([['attack 4', 'leader check 2'], 'leader retreat / choose'])
  })

  it('SB-ARMY-12, SB-ARMY-14 zvezda: with one; he gives one flag, and guards left behind go with him', () => {
    const t = attack('asp', 'AC', 'xcc x', { edition: 'zvezda' })
    expect([t.rolls, t.at('F6'), t.flags]).toEqual([['attack 3', 'leader check 1'], '.', [1, 0]])
    expect(attack('asp', 'AC', 'ccc', { edition: 'zvezda' }).rolls).toEqual(['attack 3'])
  })

  it('SB-ARMY-17, SB-ARMY-19 zvezda: without guards he retreats for three honor or commits seppuku, an ordinary leader now', () => {
    const t = attack('asp', 'AC1', 'xcc c', { edition: 'zvezda' })
    expect(t.can('seppuku')).toBe(true)
    t.say('retreat G6')
    expect([t.at('G6'), t.honor[1]]).toEqual(['+I', 7])
  })

  it('SB-ARMY-18 gmt: an infantry leader in every respect: he can be ordered and moves two hexes', () => {
    const t = drawn('E6 ssp\nF6 AC1', { ordered: 'E6', bottom: { hand: 'order-one-centre order-two-left' } })
    t.dice('xccc cc').say(
      'attack E6 F6',
      'retreat G6',
      'pass',
      'take honor',
      'play order-one-centre',
      'order leader G6',
    )
    expect([t.can('move leader G6 I6'), t.can('move leader G6 J6')]).toEqual([true, false])
  })

  it('SB-ARMY-20 gmt: with the tent on his baseline he has no retreat and commits seppuku', () => {
    const t = drawn('J6 ssp\nK6 AC1', { ordered: 'J6' }).dice('xccc cc').say('attack J6 K6')
    expect([t.happened('seppuku'), t.honor[1], t.flags]).toEqual([true, 15, [0, 0]])
  })

  it('SB-ARMY-21 gmt: the bodyguard supports its friends', () => {
    const t = drawn('E6 ssp\nF6 ASP AC\nG6 ASP', { ordered: 'E6' }).dice('fccc').say('attack E6 F6')
    expect(t.answers).toEqual(['ignore 1', 'ignore 0'])
  })

  it('SB-ARMY-22 gmt: it is neither infantry nor cavalry for cards that name a type', () => {
    const plays = (card: string) =>
      drawn('E6 ac ssp sspc', { top: { hand: `${card} order-two-left` } })
        .say(`play ${card}`)
        .offers('order')
    expect(plays('infantry-onslaught')).toEqual(['order E7'])
    expect(plays('cavalry-charge')).toEqual(['order E8'])
  })
})

describe('the command tent', () => {
  it('SB-TENT-01, SB-TER-TENT-01 gmt: a vacant tent stops whoever enters, who may battle there without limit', () => {
    const t = drawn('E6 sspc mb .\nF7 ASP', { ordered: 'E6', phase: 'move' })
    expect([t.can('move E6 E7'), t.can('move E6 E8')]).toEqual([true, false])
    t.say('move E6 E7').dice('cccc').say('attack E7 F7')
    expect(t.rolls).toEqual(['attack 4'])
    const leader = drawn('A1 +c mb .\nB1 r r', { ordered: '', orderedLeaders: 'A1', phase: 'move' })
    expect(leader.offers('move')).toEqual(['move leader A1 A2'])
  })

  it('SB-TENT-02 zvezda: it is not entered while its command unit is there', () => {
    const t = drawn('E6 sc AC', { edition: 'zvezda', ordered: 'E6', phase: 'move' })
    expect(t.can('move E6 E7')).toBe(false)
    const own = drawn('E6 +c ac', { edition: 'zvezda', ordered: '', orderedLeaders: 'E6', phase: 'move' })
    expect(own.can('move leader E6 E7')).toBe(false)
  })

  it('SB-TENT-01, SB-LMOVE-06, SB-LRET-02 gmt: while its command unit is there it is just an occupied hex that leaders pass', () => {
    const t = drawn('A1 +c ac .\nB1 r r r', { ordered: '', orderedLeaders: 'A1', phase: 'move' })
    expect(t.offers('move')).toEqual(['move leader A1 A3', 'move leader A1 A4'])
    const back = drawn('E6 ssp\nF6 +I\nG6 AC r\nH5 r . r', { ordered: 'E6' }).dice('cccc').say('attack E6 F6')
    expect(back.offers('retreat')).toEqual(['retreat H6', 'retreat I6', 'retreat I7'])
  })

  it('SB-TENT-02 zvezda: leaders neither pass nor retreat through it, nor does the Spirit of Haya-Ji', () => {
    const t = drawn('A1 +c ac .\nB1 r r', {
      edition: 'zvezda',
      ordered: '',
      orderedLeaders: 'A1',
      phase: 'move',
    })
    expect(t.offers('move')).toEqual([])
    const back = drawn('E6 si\nF6 +I\nG6 AC .\nH5 r . r', { edition: 'zvezda', ordered: 'E6' })
      .dice('cccc')
      .say('attack E6 F6')
    expect(back.offers('retreat')).toEqual(['retreat G7', 'retreat H6', 'retreat I6', 'retreat I7'])
    const alone = drawn('E6 si\nF6 +I\nG6 AC r', { edition: 'zvezda', ordered: 'E6' })
      .dice('cccc')
      .say('attack E6 F6')
    expect(alone.happened('seppuku')).toBe(true)
    const spirit = drawn('A1 si AC .\nB1 r r', {
      edition: 'zvezda',
      ordered: 'A1',
      phase: 'move',
      top: { dragons: 'spirit-of-haya-ji' },
    })
    expect(spirit.say('dragon spirit-of-haya-ji A1').offers('move')).toEqual([])
  })

  it('SB-TENT-03, SB-TENT-09, SB-VIC-05, SB-T-77 gmt: taken when a unit stands in it as its turn starts, not before', () => {
    const moved = drawn('E6 sspc mb', { ordered: 'E6', phase: 'move' }).say('move E6 E7')
    expect([moved.flags, moved.state.tents[1] !== -1]).toEqual([[0, 0], true])
    const t = drawn('E6 asp/mb\nG6 ASP')
    expect([t.flags, t.state.tents[1], t.state.hands[1].length, t.state.handSize[1]]).toEqual([
      [3, 0],
      -1,
      3,
      3,
    ])
    const theirs = drawn('E6 asp/mb\nG6 ASP', { turn: 'bottom' })
    expect(theirs.flags).toEqual([0, 0])
  })

  it('SB-TENT-04, SB-VIC-05 zvezda: at once', () => {
    const t = drawn('E6 sc mb', { edition: 'zvezda', ordered: 'E6', phase: 'move' }).say('move E6 E7')
    expect([t.flags, t.state.tents[1], t.state.handSize[1]]).toEqual([[3, 0], -1, 3])
    const gained = drawn('E6 sc\nF6 AC1', { edition: 'zvezda', ordered: 'E6' })
      .dice('xccc x')
      .say('attack E6 F6', 'gain E6')
    expect(gained.flags).toEqual([4, 0])
  })

  it('SB-TENT-04, SB-UNIT-10 zvezda: a lone leader is a unit and takes it too', () => {
    const t = drawn('E6 +c mb', { edition: 'zvezda', ordered: '', orderedLeaders: 'E6', phase: 'move' })
    t.say('move leader E6 E7')
    expect([t.flags, t.state.tents[1]]).toEqual([[3, 0], -1])
  })

  it('SB-TENT-10, SB-VIC-09 zvezda: its flags are gained before the card is lost, also where that card ends the game', () => {
    const t = drawn('E6 sc mb', {
      edition: 'zvezda',
      ordered: 'E6',
      phase: 'move',
      bottom: { hand: 'order-two-left order-two-right' },
    }).say('move E6 E7')
    expect([t.winner, t.state.result?.because, t.flags]).toEqual([0, 'result.surrender', [3, 0]])
    const tells = t.told.map((event) => event.kind).filter((kind) => kind !== 'moved')
    expect(tells).toEqual(['tentTaken', 'flags', 'discardedCommand', 'surrendered', 'won'])
  })

  it('SB-TENT-10, SB-VIC-06 flags that win leave the other side its cards', () => {
    const t = drawn('E6 sc mb', {
      edition: 'zvezda',
      ordered: 'E6',
      phase: 'move',
      victory: 3,
      bottom: { hand: 'order-two-left order-two-right' },
    }).say('move E6 E7')
    expect([t.winner, t.state.result?.because, t.state.hands[1].length]).toEqual([0, 'result.flags', 2])
  })

  it('SB-TENT-04, SB-UNIT-10 zvezda: a lone leader who falls back into it takes it too', () => {
    const t = drawn('G6 +i\nH6 SI\nF6 mb r', { edition: 'zvezda', turn: 'bottom', ordered: 'H6' })
      .dice('cccc')
      .say('attack H6 G6', 'retreat F6')
    expect([t.at('F6'), t.flags, t.state.tents[1]]).toEqual(['+i', [3, 0], NOWHERE])
  })

  it('SB-TENT-05 gmt: a lone leader takes none', () => {
    expect(drawn('E6 +i/mb\nG6 ASP').flags).toEqual([0, 0])
    expect(drawn('E6 asp/mt\nG6 ASP').flags).toEqual([0, 0])
  })

  it.each(both)('SB-TENT-06 after that the hex is open ground (%s)', (edition) => {
    const unit = edition === 'gmt' ? 'sspc' : 'sc'
    const t = drawn(`E5 ${unit} mb .`, {
      edition,
      ordered: 'E5',
      phase: 'move',
      change: (s) => {
        s.tents[1] = NOWHERE
      },
    })
    expect(t.can('move E5 E7')).toBe(true)
  })

  it.each(both)(
    'SB-TENT-07 a card that looks at one’s tent asks whether the tile is there, occupied or not (%s)',
    (edition) => {
      const dice = (field: string) => {
        const t = drawn(field, {
          edition,
          top: { hand: 'order-one-left advance-left', dragons: 'red-dragon' },
        })
        t.dice('ffff').say('play order-one-left', 'dragon red-dragon')
        return t.rolls[0]
      }
      expect(dice('E6 asp mt\nG6 ASP')).toBe('red dragon 4')
      expect(dice('E6 ac\nG6 ASP')).toBe('red dragon 4')
      expect(dice('E6 asp\nG6 ASP')).toBe('red dragon 3')
    },
  )

  it('SB-TENT-08 the scenario may change what it is worth', () => {
    const rules = ['victory-rule tent-capture who=top flags=2 loseCommandCard=0']
    const t = drawn('E6 asp/mb\nG6 ASP', { rules })
    expect([t.flags, t.state.handSize[1]]).toEqual([[2, 0], 4])
  })
})
