import { chooseSetup, firstSeat } from '@gunbai/kernel'
import { describe, expect, it } from 'vitest'
import { samurai } from '../rulebook.ts'
import { flagsOf } from '../rules/turn/flags.ts'
import { drawn, type Order, type Scene } from '../testing/scene.ts'

/** A turn of that side begins, with nothing done in it. */
const begins = (turn: 'top' | 'bottom', drawing: string, order: Order = {}): Scene =>
  drawn(drawing, { turn, ...order })

/** Plays the turn through without doing anything. */
function idle(t: Scene): Scene {
  const { asked } = t
  while (t.winner === null && t.asked === asked) {
    const answer = ['end', 'take honor', 'pass'].find((each) => t.can(each)) ?? t.answers[0]
    t.say(answer as string)
  }
  return t
}

describe('rivers', () => {
  it('SB-SCN-03 fordable: every hex is a ford; impassable except at fords: only the ford tiles are', () => {
    const river = 'A1 asp r\nB1 r'
    const order: Order = { ordered: 'A1', phase: 'move' }
    expect(drawn(river, { ...order, rules: ['special river-fordable'] }).offers('move').length).toBe(2)
    expect(
      drawn(river, { ...order, rules: ['special river-impassable-except-fords'] }).offers('move'),
    ).toEqual([])
    expect(
      drawn('A1 asp =\nB1 r', { ...order, rules: ['special river-impassable-except-fords'] }).offers('move'),
    ).toEqual(['move A1 A2'])
  })

  it('SB-SCN-04 where fords are unrestricted they are open ground', () => {
    const free = drawn('A1 ab = .\nB1 r r', {
      ordered: 'A1',
      phase: 'move',
      rules: ['special fords-unrestricted'],
    })
    expect(free.offers('move')).toEqual(['move A1 A2', 'move A1 A3'])
  })

  it('SB-MOVE-11 hills and tombs that the scenario forbids are not entered', () => {
    for (const [code, rule] of [
      ['h', 'hills-impassable'],
      ['t', 'buildings-impassable'],
    ] as const) {
      const t = drawn(`A1 asp ${code}\nB1 r`, { ordered: 'A1', phase: 'move', rules: [`special ${rule}`] })
      expect(t.offers('move'), rule).toEqual([])
    }
    const castle = drawn('E6 ssp\nF6 ASP/c', { ordered: 'E6', rules: ['special castle-as-building'] })
      .dice('ff')
      .say('attack E6 F6')
    expect(castle.asks).toBe('retreat / path') // no castle any more: it retreats
  })
})

describe('flags of the scenario', () => {
  it('SB-VIC-02 gmt 2, gmt 3: leaders worth two', () => {
    const kill = (rule: string) =>
      drawn('E6 asp\nF6 +I\nI6 +I', { ordered: 'E6', rules: [rule] })
        .dice('xcc')
        .say('attack E6 F6').flags
    expect(kill('victory-rule leader-worth-2 flagsPerLeader=2')).toEqual([2, 0])
    expect(kill('victory-rule named-leader-worth-2 leader=F6 flags=2')).toEqual([2, 0])
    expect(kill('victory-rule named-leader-worth-2 leader=I6 flags=2')).toEqual([1, 0])
  })

  const bank: Order = {
    rules: ['victory-rule vf-units-across-river who=bottom flags=1 temporary=true zone=bank'],
    zones: { bank: 'B5 B6 B7 C5 C6 C7' },
  }

  it('SB-SCN-01, SB-VIC-07, SB-SCN-07 gmt 4, 16, zvezda 5: units across the river are counted when their turn starts, leaders are not', () => {
    const t = begins('bottom', 'C5 ASP . +I\nD5 ASP', bank)
    expect(t.flags).toEqual([0, 1])
    expect(begins('top', 'C5 ASP . +I', bank).flags).toEqual([0, 0])
  })

  it('SB-SCN-01, SB-VIC-07 such a flag goes with the unit’s death or its return', () => {
    const dead = idle(begins('bottom', 'C5 ASP1\nC6 ab\nB4 asp', bank)).say('play order-three-right')
    expect(dead.flags[1]).toBe(1)
    const t = begins('bottom', 'C5 ASP', { ...bank, bottom: { hand: 'order-one-centre order-two-left' } })
    t.say('play order-one-centre', 'order C5', 'move C5 D5')
    expect(t.flags).toEqual([0, 0])
    const within = begins('bottom', 'C5 ASP', {
      ...bank,
      bottom: { hand: 'order-one-centre order-two-left' },
    })
    within.say('play order-one-centre', 'order C5', 'move C5 C6')
    expect(within.flags).toEqual([0, 1])
  })

  it('SB-SCN-01, SB-VIC-07 a unit driven back over the river loses it too, were it of one block', () => {
    for (const unit of ['ASP', 'ASP1']) {
      const t = begins('bottom', `B5 asp\nC5 ${unit}\nD4 r`, {
        ...bank,
        top: { hand: 'order-one-centre order-two-left' },
      })
      idle(t).say('play order-one-centre', 'order B5', 'end').dice('fcc').say('attack B5 C5')
      expect([t.unit('D5').blocks > 0, t.flags]).toEqual([true, [0, 0]])
    }
  })

  it('SB-SCN-01 a unit destroyed loses its temporary flag and gives the enemy his', () => {
    const t = begins('bottom', 'B5 asp\nC5 ASP1', {
      ...bank,
      top: { hand: 'order-one-centre order-two-left' },
    })
    idle(t).say('play order-one-centre', 'order B5', 'end').dice('ttt').say('attack B5 C5')
    expect(t.flags).toEqual([1, 0])
  })

  it('SB-SCN-01 the zvezda text’s adding up is a switch of the setup', () => {
    const t = begins('bottom', 'C5 ASP', { ...bank, rulings: { acrossRiverAddsUp: true } })
    expect(t.flags).toEqual([0, 1])
    idle(idle(t))
    expect(t.flags).toEqual([0, 2])
    const temporary = idle(idle(begins('bottom', 'C5 ASP', bank)))
    expect(temporary.flags).toEqual([0, 1])
  })

  it('SB-SCN-07, SB-SCN-01 gmt 26: past the gorge, while the unit stays in that hex', () => {
    const rim: Order = {
      rules: ['victory-rule vf-units-past-gorge who=bottom flags=1 temporary=true zone=rim'],
      zones: { rim: 'C5 C6' },
      bottom: { hand: 'order-one-centre order-two-left' },
    }
    const t = begins('bottom', 'C5 ASP\nC6 +I', rim)
    expect(t.flags).toEqual([0, 1])
    t.say('play order-one-centre', 'order C5', 'move C5 D5')
    expect(t.flags).toEqual([0, 0])
  })

  const section: Order = { rules: ['victory-rule vf-empty-section who=bottom flags=1'] }

  it('SB-SCN-07, SB-SCN-09 gmt 18, 19, 37: an empty section gives a flag at the start of each turn, for good', () => {
    const t = begins('bottom', 'C2 asp\nC6 asp\nI6 ASP', section)
    expect(t.flags).toEqual([0, 1])
    expect(idle(idle(t)).flags).toEqual([0, 2])
    expect(begins('bottom', 'C2 asp\nC6 asp\nC10 asp\nI6 ASP', section).flags).toEqual([0, 0])
    // a lone leader does not fill a section, nor does a hex under the line fill the flank
    expect(begins('bottom', 'C2 asp\nC6 asp\nC10 +c\nI6 ASP', section).flags).toEqual([0, 1])
    expect(begins('bottom', 'C2 asp\nC6 asp\nB8 asp\nI6 ASP', section).flags).toEqual([0, 1])
    // two empty sections are one flag
    expect(begins('bottom', 'C6 asp\nI6 ASP', section).flags).toEqual([0, 1])
    expect(begins('top', 'C6 asp\nI6 ASP', section).flags).toEqual([0, 0])
  })

  it('SB-CC-COUNTER-06 gmt 28 to 31: Order One Unit banks a flag at the end of the turn, but never the last', () => {
    const rules = ['victory-rule vf-per-order-one-unit who=top flags=1 notLastFlag=true']
    const banks = (card: string, flags: number) =>
      drawn('E6 asp', { rules, victory: 4, top: { hand: `${card} advance-left`, flags } }).say(`play ${card}`)
        .flags[0]
    expect([
      banks('order-one-left', 0),
      banks('order-two-left', 0),
      banks('order-one-right', 2),
      banks('order-one-left', 3),
    ]).toEqual([1, 0, 3, 3])
  })

  const tedori: Order = {
    rules: [
      'victory-rule vf-no-enemy-across who=top flags=1 fromOwnTurn=2 zone=bank',
      'victory-rule vf-three-across who=bottom flags=1 minUnits=3 zone=bank',
      'special conditional-command-draw who=bottom minUnits=3 zone=bank',
    ],
    zones: { bank: 'C5 C6 C7 C8' },
  }

  it('SB-SCN-09, SB-SCN-07 gmt 32: from its second turn Uesugi gains a flag while no Oda unit is across; three Oda units gain one', () => {
    const t = begins('top', 'A1 asp\nI6 ASP', tedori)
    expect(t.flags).toEqual([0, 0])
    expect(idle(idle(t)).flags).toEqual([1, 0])
    const held = idle(idle(begins('top', 'A1 asp\nC5 ASP', tedori)))
    expect(held.flags).toEqual([0, 0])
    const leader = idle(idle(begins('top', 'A1 asp\nC5 +I', tedori)))
    expect(leader.flags).toEqual([1, 0])
    expect(begins('bottom', 'A1 asp\nC5 ASP ASP ASP', tedori).flags).toEqual([0, 1])
    expect(begins('bottom', 'A1 asp\nC5 ASP ASP +I', tedori).flags).toEqual([0, 0])
  })

  it('SB-SCN-06, SB-VIC-08 gmt 32: without three units across Oda draws no Command card, and surrenders with one left', () => {
    const t = idle(
      begins('bottom', 'A1 asp\nC5 ASP ASP', {
        ...tedori,
        bottom: { hand: 'order-two-left order-two-left' },
      }),
    )
    expect(t.state.hands[1].length).toBe(1)
    idle(t)
    expect([t.winner, t.state.result?.because]).toEqual([0, 'result.surrender'])
    const across = idle(begins('bottom', 'A1 asp\nC5 ASP ASP ASP', tedori))
    expect(across.state.hands[1].length).toBe(4)
  })

  it('SB-SCN-07 gmt 5: an Ashigaru spear unit that gets across is taken off for a flag', () => {
    const order: Order = {
      rules: ['victory-rule exit-unit-across-river who=top unit=ASp flags=1 zone=bank'],
      zones: { bank: 'E6 E7' },
    }
    const t = drawn('D6 asp', { ordered: 'D6', phase: 'move', ...order }).say('move D6 E6')
    expect([t.at('E6'), t.flags]).toEqual(['.', [1, 0]])
    const other = drawn('D6 ssp', { ordered: 'D6', phase: 'move', ...order }).say('move D6 E6')
    expect([other.at('E6'), other.flags]).toEqual(['ssp4', [0, 0]])
  })

  it('SB-SCN-07, SB-VIC-07 gmt 21, 34: a place gives its flag the first time a unit occupies it, once and for good', () => {
    const order: Order = {
      rules: ['victory-rule capture-hex who=top zone=castle flags=1 loseCommandCard=1'],
      zones: { castle: 'E6' },
      ordered: 'D6',
      phase: 'move',
    }
    const t = drawn('D6 asp\nE6 t', order).say('move D6 E6')
    expect([t.flags, t.state.handSize[1]]).toEqual([[1, 0], 3])
    const second = drawn('D6 asp', { ...order, change: (s) => s.captured.push('castle') }).say('move D6 E6')
    expect(second.flags).toEqual([0, 0])
    const driven = drawn('F6 asp\nG6 SSP\nE7 r', { ...order, turn: 'bottom', ordered: 'G6', phase: 'battle' })
    driven.dice('fccc').say('attack G6 F6')
    expect([driven.at('E6'), driven.flags]).toEqual(['asp4', [1, 0]])
    const leader = drawn('D6 +i', { ...order, ordered: '', orderedLeaders: 'D6' }).say('move leader D6 E6')
    expect(leader.flags).toEqual([0, 0])
    const enemy = drawn('D6 ASP', { ...order, turn: 'bottom' }).say('move D6 E6')
    expect(enemy.flags).toEqual([0, 0])
  })

  it('SB-T-81, SB-DC-TURNCOAT-03 gmt 5, 12, 21, 34: a unit that changes sides stands there for its new side at once', () => {
    const goesOver = (rule: string, field: string, order: Order = {}) =>
      drawn(field, {
        rules: [`victory-rule ${rule}`],
        zones: { place: 'E6' },
        ...order,
        top: { hand: 'order-one-left advance-left', dragons: 'turncoat', honor: 14 },
      })
        .dice('hcc ccc')
        .say('play order-one-left', 'dragon turncoat E6', 'change sides')
    const castle = goesOver('capture-hex who=top zone=place flags=1 loseCommandCard=1', 'C6 asp\nE6 ASP/t')
    expect([castle.flags, castle.state.captured, castle.state.handSize[1]]).toEqual([[1, 0], ['place'], 3])
    const exit = goesOver('exit-unit-across-river who=top unit=ASp flags=1 zone=place', 'C6 asp\nE6 ASP')
    expect([exit.at('E6'), exit.flags]).toEqual(['.', [1, 0]])
    const tent = goesOver('instant-win-tent who=top', 'C6 asp\nE6 ASP/mb')
    expect([tent.winner, tent.state.result?.because]).toEqual([0, 'result.tent'])
    const zvezda = goesOver('tent-capture who=both flags=3', 'C6 asp\nE6 ASP/mb', { edition: 'zvezda' })
    expect([zvezda.flags, zvezda.state.tents[1]]).toEqual([[3, 0], -1])
  })

  it('SB-TENT-08 gmt 12: an Oda unit in the Imagawa tent wins at once; gmt 7: a tent without a command unit is worth three', () => {
    const win = drawn('D6 asp\nE6 mb', {
      rules: ['victory-rule instant-win-tent who=top'],
      ordered: 'D6',
      phase: 'move',
    }).say('move D6 E6')
    expect([win.winner, win.state.result?.because]).toEqual([0, 'result.tent'])
    const t = drawn('E6 asp/mb', {
      rules: ['victory-rule tent-capture-unguarded who=top flags=3 loseCommandCard=1'],
    })
    expect([t.flags, t.state.handSize[1]]).toEqual([[3, 0], 3])
  })
})

describe('scenarios in play', () => {
  it('SB-EX-18, SB-SCN-05 gmt 12: Imagawa holds 2, 3, 4, 5 cards in its first four turns and never more', () => {
    const s = samurai.begin(chooseSetup(samurai, 'gmt-12', {}), 'growing')
    const held: number[] = []
    for (let answers = 0; answers < 2000 && held.length < 6 && s.result === null; answers++) {
      const seat = firstSeat(s.awaiting)
      const list = samurai.answers(s, seat)
      if (seat === 0 && list[0].kind === 'playCommand') held.push(list.length)
      // play any card, then do nothing; keep away from cards that change hands
      const idleAnswer = list.find((each) =>
        ['endOrders', 'endMovement', 'endBattle', 'pass', 'takeHonor'].includes(each.kind),
      )
      samurai.play(s, seat, idleAnswer ?? list[0])
    }
    expect(held).toEqual([2, 3, 4, 5, 5, 5])
  })

  it('SB-EX-20, SB-SETUP-07 gmt 22, 23: five dice each, more honor faces begin, ties are rolled again', () => {
    for (const id of ['gmt-22', 'gmt-23']) {
      for (let game = 0; game < 20; game++) {
        const rolls: number[][] = []
        const s = samurai.begin(chooseSetup(samurai, id, {}), `first ${game}`, (event) => {
          if (event.kind === 'rolled' && event.purpose === 'first turn') rolls.push([...event.faces])
        })
        const fortune = rolls.map((faces) => faces.filter((face) => face === 4).length)
        expect(rolls.every((faces) => faces.length === 5)).toBe(true)
        for (let i = 0; i + 2 < fortune.length; i += 2) expect(fortune[i]).toBe(fortune[i + 1])
        const [top, bottom] = fortune.slice(-2)
        expect(s.turn.seat).toBe(top > bottom ? 0 : 1)
      }
    }
  })

  it('SB-SCN-02 the mini-campaigns can be chosen', () => {
    const ids = samurai.setups.map((setup) => setup.id)
    expect(ids).toContain('campaign-18-19')
    expect(ids).toContain('campaign-39-40')
    const s = samurai.begin(chooseSetup(samurai, 'campaign-18-19', {}), 'campaign')
    expect([s.scenario, flagsOf(s, 0), s.campaign?.battle]).toEqual(['gmt-18', 0, 0])
  })
})
