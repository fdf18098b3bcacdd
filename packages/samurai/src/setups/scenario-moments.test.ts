import { describe, expect, it } from 'vitest'
import { command } from '../testing/command.ts'
import { drawn } from '../testing/scene.ts'

// Special rules of the scenarios in the middle of a combat, a retreat or a card.

const across = (who: string) => ({
  rules: [`victory-rule vf-units-across-river who=${who} zone=bank flags=1`],
  zones: { bank: 'F5 F6 F7 G5 G6 G7' },
})

describe('temporary flags', () => {
  it('SB-VIC-06, SB-VIC-07 gmt 16: they count toward a win in the middle of the turn', () => {
    const t = drawn('F6 asp\nG6 ASP1', {
      ...across('top'),
      victory: 2,
      top: { hand: 'order-one-centre order-two-left' },
    })
    expect([t.flags, t.winner]).toEqual([[1, 0], null])
    t.say('play order-one-centre', 'order F6', 'end').dice('tcc').say('attack F6 G6')
    expect(t.winner).toBe(0)
  })

  it('SB-SCN-01 gmt 16: a unit that gains ground on the far bank keeps its flag, and a new one counts only when a turn starts', () => {
    const t = drawn('F6 asp\nE7 asp\nG6 ASP1', {
      ...across('top'),
      top: { hand: 'order-two-centre order-two-left' },
    })
    t.say('play order-two-centre', 'order F6', 'order E7', 'move E7 F7', 'end')
    expect(t.flags).toEqual([1, 0])
    t.dice('tcc').say('attack F6 G6', 'gain F6')
    expect(t.flags).toEqual([2, 0])
  })

  it('SB-SCN-01, SB-RET-10 gmt 26: a unit that could not retreat has not left its hex and keeps its flag', () => {
    const t = drawn('E6 asp asp\nF6 asp\nG6 ASP', {
      turn: 'bottom',
      ordered: 'G6',
      rules: ['victory-rule vf-units-past-gorge who=top zone=rim flags=1'],
      zones: { rim: 'F6' },
      change: (s) => {
        s.units[2].banner = 1
      },
    })
      .dice('fcc')
      .say('attack G6 F6', 'ignore 0')
    expect([t.at('F6'), t.flags]).toEqual(['asp3', [1, 0]])
  })

  it('SB-SCN-10, SB-LACK-14 gmt 39: the hill of a unit that dies of Lack of Honor is lost at once, and the flag with it', () => {
    const t = drawn('E6 ssp\nF6 ASP\nH1 AB1/h', {
      ordered: 'E6',
      rules: ['victory-rule vf-hill-majority flags=1'],
      bottom: { honor: 0 },
      change: (s) => {
        s.hillFlag = 1
      },
    })
    expect(t.flags).toEqual([0, 1])
    t.dice('fccc').say('attack E6 F6').dice('cffff').say('retreat G6')
    expect([t.at('H1'), t.flags]).toEqual(['.', [1, 0]])
  })
})

describe('places', () => {
  it('R-79, SB-GAIN-06, SB-BONUS-02 gmt 5: spears that gain ground across the river are gone; their leader stays, and there is no bonus combat', () => {
    const t = drawn('E6 asp+i\nF6 ASP1\nG6 ASP', {
      ordered: 'E6',
      rules: ['victory-rule exit-unit-across-river who=top zone=bank unit=asp flags=1'],
      zones: { bank: 'F6' },
    })
      .say('attack E6 F6')
      .dice('tcc')
      .say('pass', 'gain E6')
    expect([t.at('F6'), t.flags, t.asks]).toEqual(['+i', [2, 0], 'end of turn / choose'])
  })

  it('SB-SCN-07, SB-GAIN-01, SB-VIC-06 gmt 21: the castle gained in combat can win before the bonus combat, and its owner keeps his card then', () => {
    const t = drawn('E6 ssp+i\nF6 ASP1/c\nG6 ASP', {
      ordered: 'E6',
      victory: 2,
      rules: [
        'special castle-as-building',
        'victory-rule capture-hex who=top zone=castle flags=1 loseCommandCard=1',
      ],
      zones: { castle: 'F6' },
    })
      .say('attack E6 F6')
      .dice('tc')
      .say('pass', 'gain E6')
    expect([t.winner, t.state.handSize[1]]).toEqual([0, 4])
  })

  it('SB-TENT-08, SB-GAIN-01, SB-ARMY-13 gmt 12: the tent that is gained when its commander fell wins at once', () => {
    const t = drawn('E6 sspc\nF6 AC1', { ordered: 'E6', rules: ['victory-rule instant-win-tent who=top'] })
      .dice('xccc xx')
      .say('attack E6 F6', 'gain E6')
    expect([t.winner, t.flags]).toEqual([0, [1, 0]])
  })
})

describe('hands', () => {
  const growing = { rules: ['special growing-hand who=top start=2 max=5 drawPerTurn=2'] }

  it('SB-SCN-05, SB-CC-ONE-02, O-34 gmt 12: Order One Unit while the hand grows draws three and keeps two', () => {
    const t = drawn('E6 asp', {
      ...growing,
      top: { hand: 'order-one-left order-two-left' },
      change: (s) => {
        s.handSize[0] = 5
      },
    }).say('play order-one-left')
    expect([t.state.hands[0].length, t.offers('discard').length]).toEqual([4, 3])
    t.say(t.offers('discard')[0])
    expect(t.state.hands[0].length).toBe(3)
  })

  it('SB-SCN-05, SB-SEP-04, O-34 gmt 12: a card lost meanwhile lowers what the hand may grow to', () => {
    const t = drawn('E6 asp1+i\nF6 ASP', {
      ...growing,
      ordered: 'E6',
      top: { hand: 'order-two-left order-two-right order-three-left' },
      change: (s) => {
        s.handSize[0] = 5
      },
    })
      .say('attack E6 F6')
      .dice('ccc tcc c')
      .say('pass', 'battle back E6', 'seppuku')
    expect([t.state.hands[0].length, t.state.handSize[0]]).toEqual([4, 4])
  })

  it('SB-SCN-06, SB-CC-FIRST-06 gmt 32: Oda, who draws nothing at the end of his own turn, replaces a First Strike in the enemy’s', () => {
    const t = drawn('E6 asp\nF6 ASP', {
      ordered: 'E6',
      rules: ['special conditional-command-draw who=bottom zone=bank minUnits=3'],
      zones: { bank: 'E1' },
      bottom: { hand: 'first-strike order-two-left order-two-right' },
    }).say('attack E6 F6')
    t.dice('ccc ccc').say('first strike E6')
    expect(t.state.hands[1].length).toBe(3)
  })

  it('SB-SCN-06, SB-CC-ONE-02, SB-CC-ONE-03 gmt 32: Order One Unit brings him no Command card either, but its Dragon card', () => {
    const t = drawn('E6 asp', {
      rules: ['special conditional-command-draw who=top zone=bank minUnits=3'],
      zones: { bank: 'K1' },
      top: { hand: 'order-one-left order-two-left order-two-right' },
    }).say('play order-one-left')
    expect([t.asks, t.state.hands[0].length, t.state.dragonHands[0].length]).toEqual([
      'end of turn / choose',
      2,
      1,
    ])
  })

  it('SB-SCN-06, SB-DC-WHITEDRAGON-01 gmt 32: a White Dragon still gives its card', () => {
    const t = command('order-two-left', 'white-dragon', 'E6 asp', {
      rules: ['special conditional-command-draw who=top zone=bank minUnits=3'],
      zones: { bank: 'K1' },
    }).say('dragon white-dragon')
    expect([t.asks, t.state.hands[0].length]).toEqual(['end of turn / choose', 3])
  })
})
