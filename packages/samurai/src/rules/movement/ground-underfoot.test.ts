import { describe, expect, it } from 'vitest'
import { both, foot, horse } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

// Moves, retreats and advances over ground that asks something of them.

describe('ground on the way', () => {
  it('SB-RET-07, SB-TER-CASTLE-06 gmt: foot that retreats two hexes by way of a castle is not held there', () => {
    const t = drawn('E6 ssp\nF6 ASP\nG6 c r', { ordered: 'E6' }).dice('ffcc').say('attack E6 F6')
    expect([t.at('G6'), t.answers]).toEqual(['ASP4', ['retreat H5', 'retreat H6']])
  })

  it('SB-RET-07, SB-TER-CASTLE-06 gmt: foot that a retreat has brought into a castle takes the next flags as hits', () => {
    const t = drawn('E6 ssp ssp\nF6 ASP\nG6 c r', { ordered: 'E6 E7' })
      .dice('fccc')
      .say('attack E6 F6', 'gain E6')
    expect([t.at('F6'), t.at('G6')]).toEqual(['ssp4', 'ASP4'])
    const next = drawn('F6 ssp\nG6 ASP/c', { ordered: 'F6' }).dice('ff').say('attack F6 G6', 'ignore 1')
    expect(next.at('G6')).toBe('ASP3')
  })

  it.each(both)(
    'SB-GAIN-04, SB-BONUS-06 who gained ground into a forest wins the bonus combat there but goes no further (%s)',
    (edition) => {
      const t = drawn(`E6 ${horse(edition)}\nF6 ASP1/f\nG6 ASP1`, { edition, ordered: 'E6' })
        .dice('tt')
        .say('attack E6 F6', 'gain E6')
        .dice('tt')
        .say('attack F6 G6')
      expect([t.flags, t.asks]).toEqual([[2, 0], 'end of turn / choose'])
    },
  )

  it.each(both)(
    'SB-TER-FORD-02, SB-BONUS-06 who gained ground into a ford may go on after the bonus combat (%s)',
    (edition) => {
      const t = drawn(`E6 ${horse(edition)}\nF6 ASP1/=\nG6 ASP1`, { edition, ordered: 'E6' })
        .dice('tt')
        .say('attack E6 F6', 'gain E6')
        .dice('tt')
        .say('attack F6 G6', 'gain F6')
      expect(t.at('G6')).toBe(`${horse(edition)}4`)
    },
  )

  it.each(both)(
    'SB-BACK-02, SB-TER-HILL-03, SB-TER-HILL-02 attacked up a hill with two dice, it answers down with three (%s)',
    (edition) => {
      const square = foot(edition)
      const t = drawn(`E6 ${square}\nF6 ${square.toUpperCase()}/h`, { edition, ordered: 'E6' })
        .dice('cc ccc')
        .say('attack E6 F6', 'battle back E6')
      expect(t.rolls).toEqual(['attack 2', 'battle back 3'])
    },
  )

  it.each(both)(
    'SB-DC-LEGEND-01, SB-BONUS-05, SB-DRG-07 Legendary Combat gives no combat out of buildings entered this turn (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 ASP1/t\nG6 ASP', {
        edition,
        ordered: 'E6',
        top: { dragons: 'legendary-combat' },
      })
        .dice('tt')
        .say('attack E6 F6', 'dragon legendary-combat', 'gain E6')
      expect([t.at('F6'), t.asks]).toEqual(['asp4', 'end of turn / choose'])
    },
  )

  it('SB-DC-KATCHU-01, SB-TER-FENCE-02 gmt: five hexes are of no use in a fence: cavalry that ends there does not battle', () => {
    const t = drawn('E1 sspc\nE5 |\nE6 ASP', {
      ordered: 'E1',
      phase: 'move',
      top: { dragons: 'katchu-keiba-victor' },
    }).say('dragon katchu-keiba-victor E1', 'move E1 E5')
    expect(t.asks).toBe('end of turn / choose')
  })

  it.each(both)(
    'SB-TER-BUILD-01, SB-BACK-01 a unit that entered buildings may not attack, but strikes back at a later turn’s attacker (%s)',
    (edition) => {
      const t = drawn('E5 asp\nE6 t\nF6 ASP', { edition, ordered: 'E5', phase: 'move' }).say('move E5 E6')
      expect(t.asks).toBe('end of turn / choose')
      const back = drawn('E6 asp/t\nF6 ASP', { edition, turn: 'bottom', ordered: 'F6' })
        .dice('cc cc')
        .say('attack F6 E6', 'battle back F6')
      expect(back.rolls).toEqual(['attack 2', 'battle back 2'])
    },
  )
})

describe('leaders and the units they meet', () => {
  it.each(both)(
    'SB-MOVE-05, SB-LMOVE-04, SB-INSP-05 a leader moves first, the unit follows onto him and is inspired in its attack (%s)',
    (edition) => {
      const t = drawn('E4 +i asp\nF6 ASP', {
        edition,
        ordered: 'E5',
        orderedLeaders: 'E4',
        phase: 'move',
      }).say('move leader E4 E6', 'move E5 E6')
      expect(t.at('E6')).toBe('asp4+i')
      t.say('attack E6 F6').dice('cccc').say('inspire E6')
      expect(t.rolls).toEqual(['attack 4'])
    },
  )

  it.each(both)(
    'SB-LMOVE-03, SB-INSP-04 a cavalry leader who left his unit inspires it still from the next hex (%s)',
    (edition) => {
      const t = drawn('E6 asp+c\nF6 ASP', {
        edition,
        ordered: 'E6',
        orderedLeaders: 'E6',
        phase: 'move',
      }).say('move leader E6 E5', 'end', 'attack E6 F6')
      expect(t.offers('inspire')).toEqual(['inspire E6'])
    },
  )

  it.each(both)(
    'SB-MOR-09, SB-MOR-06 left by its leader a unit has one flag less to ignore, with him beside it as one supporter (%s)',
    (edition) => {
      const stands = (drawing: string) =>
        drawn(drawing, { edition, turn: 'bottom', ordered: 'F6' }).dice('fcc').say('attack F6 E6')
      expect(stands('E6 asp+i\nF6 ASP').answers).toEqual(['ignore 1', 'ignore 0'])
      expect(stands('E5 +i asp\nF6 ASP').asks).toBe('retreat / path')
      expect(stands('E5 +i asp asp\nF6 ASP').answers).toEqual(['ignore 1', 'ignore 0'])
    },
  )

  it.each(both)(
    'SB-BONUS-03, SB-LONE-11, SB-BONUS-06 cavalry rides down a leader in its bonus combat: he flees, it follows once more (%s)',
    (edition) => {
      const t = drawn(`E6 ${horse(edition)}\nF6 ASP1\nG6 +I`, { edition, ordered: 'E6' })
        .dice('tttt')
        .say('attack E6 F6', 'gain E6')
        .dice('cccc')
        .say('attack F6 G6', 'retreat H6', 'gain F6')
      expect([t.at('G6'), t.at('H6'), t.asks]).toEqual([`${horse(edition)}4`, '+I', 'end of turn / choose'])
    },
  )
})

describe('sight from hills', () => {
  it('SB-LOS-15, R-99 zvezda: along a row of hills one sees to the end; not over the next hill onto the plain', () => {
    const targets = (drawing: string) => drawn(drawing, { edition: 'zvezda', ordered: 'E4' }).offers('shoot')
    expect(targets('E4 ab/h h h ASP/h')).toEqual(['shoot E4 E7'])
    expect(targets('E4 ab/h h ASP')).toEqual([])
  })
})

describe('the White Fox', () => {
  it('SB-DC-FOX-01, R-98 gmt: the one order may go to a leader instead of a unit, not to both', () => {
    const fox = () =>
      drawn('E6 asp+i asp', {
        top: { hand: 'order-three-centre order-two-left' },
        bottom: { dragons: 'white-fox-spirit' },
      }).say('play order-three-centre', 'dragon white-fox-spirit')
    expect(fox().offers('order')).toEqual(['order E6', 'order E7', 'order leader E6'])
    expect(fox().say('order leader E6').asks).toBe('turn / move')
    expect(fox().say('order E7').asks).toBe('turn / move')
  })
})

describe('Practice of Aikido', () => {
  it.each(both)(
    'SB-DC-AIKIDO-01, SB-ARMY-06, R-100 holds a command unit to two dice, whose swords are rolled again all the same (%s)',
    (edition) => {
      const t = drawn('E6 ac\nF6 ASP', {
        edition,
        ordered: 'E6',
        top: { honor: 0 },
        bottom: { dragons: 'practice-of-aikido' },
      }).say('attack E6 F6')
      t.dice('xx tc').say('dragon practice-of-aikido')
      expect([t.rolls, t.blocks('F6')]).toEqual([['attack 2', 'swords again 2'], 1])
    },
  )
})
