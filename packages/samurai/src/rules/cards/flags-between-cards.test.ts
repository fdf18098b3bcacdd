import { describe, expect, it } from 'vitest'
import { FEARLESS, PANICKED } from '../../state.ts'
import { both, fight, foot, horse } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

// Two cards at once about the flags of a roll, or about a combat that was won.

describe('flags between two cards', () => {
  it('SB-DRG-06, SB-DC-COWARDS-02 Cowards before the roll, Brave Leader after it: in gmt no flag is ignored, in zvezda all may be', () => {
    const cards = { top: 'cowards', bottom: 'brave-leader' }
    const gmt = fight('ssp', 'ASP+I', cards).dice('ffcc').say('dragon cowards', 'dragon brave-leader')
    expect([gmt.asks, gmt.state.dragonsPlayed]).toEqual(['retreat / path', [1, 1]])
    const zvezda = fight('si', 'ASP+I', cards, { edition: 'zvezda' })
      .dice('ffcc')
      .say('dragon cowards', 'dragon brave-leader')
    expect(zvezda.offers('ignore')).toEqual(['ignore 0', 'ignore 1', 'ignore 2'])
  })

  it.each(both)(
    'SB-DRG-06, R-73 Bravery, answered by Cowards: the later card prevails, no flag is ignored (%s)',
    (edition) => {
      const t = fight(
        foot(edition),
        `${foot(edition).toUpperCase()}+I`,
        { top: 'cowards', bottom: 'bravery' },
        { edition },
      )
        .dice('fccc')
        .say('pass', 'dragon bravery', 'dragon cowards')
      expect(t.asks).toBe('retreat / path')
    },
  )

  it.each(both)(
    'SB-DRG-06, SB-DC-BISHAMON-01 Cowards outdoes the Followers of Bishamon for its one roll only (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)} ${foot(edition)}\nF6 ASP ASP`, {
        edition,
        ordered: 'E6 E7',
        top: { dragons: 'cowards' },
        change: (s) => {
          s.turn.morale = FEARLESS
        },
      })
      t.say('attack E6 F6').dice('fccc').say('dragon cowards')
      expect(t.asks).toBe('retreat / path')
      t.say('retreat G6', 'pass').dice('fccc').say('attack E7 F7')
      expect(t.answers).toEqual(['ignore 1', 'ignore 0'])
    },
  )

  it.each(both)(
    'SB-DC-BISHAMON-01, SB-DC-FEAR-01 the Followers of Bishamon ignore flags that Strike Fear has doubled, all of them (%s)',
    (edition) => {
      const t = fight(
        'asp',
        'ASP',
        { top: 'strike-fear' },
        {
          edition,
          change: (s) => {
            s.turn.morale = FEARLESS
          },
        },
      )
        .dice('ffc')
        .say('dragon strike-fear')
      expect(t.answers).toEqual(['ignore 4', 'ignore 3', 'ignore 2', 'ignore 1', 'ignore 0'])
    },
  )

  it.each(both)(
    'SB-DC-PANIC-01, SB-MOR-10 Panic takes the bridge, the leader and the square from the defender, not from one battled back (%s)',
    (edition) => {
      const square = foot(edition)
      const t = drawn(`E6 ${square}\nF6 ${square.toUpperCase()}+I/b`, {
        edition,
        ordered: 'E6',
        change: (s) => {
          s.turn.morale = PANICKED
        },
      })
        .dice('fccc')
        .say('attack E6 F6')
      expect(t.asks).toBe('retreat / path')
      const back = drawn(`E6 ${square}\nF6 ${square.toUpperCase()}`, {
        edition,
        ordered: 'E6',
        change: (s) => {
          s.turn.morale = PANICKED
        },
      })
        .dice('cccc fccc')
        .say('attack E6 F6', 'battle back E6')
      expect(back.answers).toEqual(['ignore 1', 'ignore 0'])
    },
  )

  it.each(both)(
    'SB-DC-BRAVELEADER-01, R-84 a Brave Leader who falls in the check has steadied his unit for this combat (%s)',
    (edition) => {
      const t = fight('asp', 'ASP+I', { bottom: 'brave-leader' }, { edition }, 'tff')
        .dice('x')
        .say('dragon brave-leader')
      expect([t.at('F6'), t.answers]).toEqual(['ASP3', ['ignore 2', 'ignore 1', 'ignore 0']])
    },
  )
})

describe('cards about a won combat', () => {
  it.each(both)(
    'SB-DC-LEGEND-01, SB-DC-TIMID-01 Timid Success outdoes Legendary Combat: no ground, no bonus combat, two honor (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP1\nG6 ASP', {
        edition,
        ordered: 'E6',
        top: { dragons: 'legendary-combat' },
        bottom: { dragons: 'timid-success' },
      })
        .dice('ttt')
        .say('attack E6 F6', 'dragon legendary-combat', 'gain E6', 'dragon timid-success')
      expect([t.at('E6'), t.at('F6'), t.honor[0], t.asks]).toEqual(['asp4', '.', 6, 'end of turn / choose'])
    },
  )

  it.each(both)(
    'SB-DC-TIMID-01, SB-LACK-01 with just two tokens he pays them and nothing is rolled (%s)',
    (edition) => {
      const t = drawn(`E6 ${horse(edition)}\nF6 ASP1`, {
        edition,
        ordered: 'E6',
        top: { honor: 2 },
        bottom: { dragons: 'timid-success' },
      })
        .dice('tttt')
        .say('attack E6 F6', 'gain E6', 'dragon timid-success')
      expect([t.honor[0], t.rolls]).toEqual([0, ['attack 4']])
    },
  )

  it.each(both)(
    'SB-DC-TIMID-01, SB-LACK-13, SB-VIC-06 the roll that Timid Success causes can lose him the game (%s)',
    (edition) => {
      const t = drawn('E6 asp1\nF6 ASP1', {
        edition,
        ordered: 'E6',
        victory: 2,
        top: { honor: 0 },
        bottom: { dragons: 'timid-success', flags: 1 },
      })
        .dice('ttt')
        .say('attack E6 F6', 'gain E6')
      t.dice('tccccc').say('dragon timid-success')
      expect([t.winner, t.at('E6')]).toEqual([1, '.'])
    },
  )
})
