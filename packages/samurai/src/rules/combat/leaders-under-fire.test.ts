import { describe, expect, it } from 'vitest'
import { both, foot, horse } from '../../testing/fights.ts'
import { drawn } from '../../testing/scene.ts'

// Leaders, retreats and the edge of the board, two or three rules at once.

describe('a leader whose unit is gone', () => {
  it.each(both)(
    'SB-LCC-10, SB-LRET-05, SB-INSP-01 joins an ordered unit in his retreat, which he inspires in the same turn (%s)',
    (edition) => {
      // E6 is battled back to nothing; its leader falls back onto D6, which has not fought yet
      const t = drawn('D6 asp asp\nE6 asp1+i\nE7 ASP\nF6 ASP', { edition, ordered: 'D6 E6' })
        .say('attack E6 F6')
        .dice('ccc tcc c')
        .say('pass', 'battle back E6')
      expect([t.at('E6'), t.asked, t.offers('retreat').includes('retreat D6')]).toEqual(['+i', 0, true])
      t.say('retreat D6')
      expect([t.at('D6'), t.honor[0], t.flags]).toEqual(['asp4+i', 7, [0, 1]])
      t.say('attack D6 E7')
      expect(t.offers('inspire')).toEqual(['inspire D6'])
    },
  )

  it.each(both)(
    'SB-LRET-05, SB-BONUS-02 he gives the unit that he fell back on its bonus combat (%s)',
    (edition) => {
      const t = drawn('D6 asp asp\nE6 asp1+i\nE7 ASP1 ASP\nF6 ASP', { edition, ordered: 'D6 E6' })
        .say('attack E6 F6')
        .dice('ccc tcc c')
        .say('pass', 'battle back E6', 'retreat D6', 'attack D6 E7')
        .dice('tcc')
        .say('pass', 'gain D6')
      expect([t.at('E7'), t.offers('attack')]).toEqual(['asp4+i', ['attack E7 E8', 'attack E7 F6']])
    },
  )

  it.each(both)(
    'SB-LCC-10, SB-LRET-06 a cavalry leader of foot falls back onto cavalry, an infantry leader passes it (%s)',
    (edition) => {
      const retreats = (leader: string) =>
        drawn(`E6 asp\nF6 ASP1+${leader}\nG6 ${horse(edition).toUpperCase()} r`, { edition, ordered: 'E6' })
          .dice('ttt c')
          .say('attack E6 F6')
          .offers('retreat')
      expect(retreats('C')).toContain('retreat G6')
      expect(retreats('I')).not.toContain('retreat G6')
      expect(retreats('I')).toContain('retreat H6')
    },
  )

  it.each(both)(
    'SB-SEP-04, SB-END-01 seppuku in his owner’s own turn: the card on the table is safe, the draw stops at the smaller hand (%s)',
    (edition) => {
      const t = drawn('E6 asp1+i\nF6 ASP', { edition, ordered: 'E6' })
        .say('attack E6 F6')
        .dice('ccc tcc c')
        .say('pass', 'battle back E6')
      const table = t.state.turn.card
      t.say('seppuku')
      expect([t.state.hands[0].length, t.state.handSize[0], t.asks]).toEqual([4, 4, 'end of turn / choose'])
      expect(t.state.deck.discards).toContain(table)
      expect([t.honor[0], t.state.dragonHands[1].length, t.flags]).toEqual([15, 1, [0, 1]])
    },
  )

  it.each(both)(
    'SB-SEP-05, SB-DECK-01 the Dragon card of a seppuku comes from the discards when the deck is empty (%s)',
    (edition) => {
      const t = drawn('E6 asp\nF6 +I', {
        edition,
        ordered: 'E6',
        change: (s) => {
          s.dragons.discards.push(...s.dragons.draw.splice(0))
        },
      })
        .dice('ccc')
        .say('attack E6 F6', 'seppuku')
      expect([t.state.dragonHands[0].length, t.state.dragons.discards.length]).toEqual([1, 0])
    },
  )

  it.each(both)(
    'SB-LCC-04, SB-LCC-12, SB-RET-01 shot at, he dies by two swords only, and alive he lets the flag be ignored (%s)',
    (edition) => {
      const shot = (check: string) =>
        drawn('E4 ab . ASP+I', { edition, ordered: 'E4' }).dice(`tf ${check}`).say('shoot E4 E6')
      expect(shot('xc').answers).toEqual(['ignore 1', 'ignore 0'])
      expect([shot('xx').asks, shot('xx').flags]).toEqual(['retreat / path', [1, 0]])
    },
  )

  it.each(both)(
    'SB-LCC-02, SB-LCC-11 hits are checked once; blocks that the same roll’s flags cost afterwards are not (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)}\nF6 ASP+I\nG6 ASP ASP`, { edition, ordered: 'E6' })
        .dice('tfff c')
        .say('attack E6 F6', 'ignore 2')
      expect([t.at('F6'), t.rolls]).toEqual(['ASP2+I', ['attack 4', 'leader check 1']])
      expect(t.offers('battle back')).toEqual(['battle back E6'])
    },
  )
})

describe('a retreat with leaders about', () => {
  it('SB-RET-12, SB-RET-08 gmt: stopping at a lone leader is a way without losses, and then compulsory', () => {
    // G6 leads to H5 and H6, both held; in G7 stands a leader
    const t = drawn('E6 ssp\nF6 ASP\nG6 . +I\nH5 ASP ASP', { ordered: 'E6' }).dice('ffcc').say('attack E6 F6')
    expect([t.at('G7'), t.honor[1]]).toEqual(['ASP4+I', 9])
  })

  it('SB-RET-12, SB-RET-09 gmt: a leader whom cavalry cannot take is no way at all', () => {
    const t = drawn('E6 ssp\nF6 SSPC\nG6 . +I\nH5 ASP ASP', { ordered: 'E6' })
      .dice('fffc')
      .say('attack E6 F6', 'ignore 1')
    expect([t.at('G6'), t.at('G7'), t.honor[1]]).toEqual(['SSPC3', '+I', 8])
  })

  it('SB-RET-03, SB-RET-12 gmt: Levy looks two hexes ahead for each flag', () => {
    // two flags, four hexes: I5 to I7 are held, so the only way is by G7 and H7
    const t = drawn('E6 ssp\nF6 LI\nI5 ASP ASP ASP', { ordered: 'E6' }).dice('ffss').say('attack E6 F6')
    expect([t.at('I8'), t.answers]).toEqual(['LI4', ['retreat J7', 'retreat J8']])
  })

  it.each(both)(
    'SB-RET-10, SB-HON-04, SB-HON-07 a led unit half blocked pays for its leader only where he walked (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)}\nF6 ASP+I\nH5 ASP ASP ASP`, { edition, ordered: 'E6' })
        .dice('ffcc')
        .say('attack E6 F6', 'ignore 0', 'retreat G6')
      expect([t.at('G6'), t.honor[1], t.rolls]).toEqual(['ASP3+I', 8, ['attack 4']])
    },
  )

  it.each(both)(
    'SB-RET-06, SB-BACK-03 two enemy leaders behind it: it pays in blocks, stands and battles back (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)}\nF6 ASP\nG6 +i +c`, { edition, ordered: 'E6' })
        .dice('ffcc')
        .say('attack E6 F6')
      expect([t.at('F6'), t.honor[1], t.asks]).toEqual(['ASP2', 10, 'close combat / battleBack'])
    },
  )

  it.each(both)(
    'SB-RET-11, SB-LCC-15, SB-GAIN-09 a led unit that dies on its baseline leaves its leader, who bars the hex (%s)',
    (edition) => {
      const t = drawn(`J6 ${foot(edition)}\nK6 ASP1+I`, { edition, ordered: 'J6' })
        .dice('ffcc')
        .say('attack J6 K6', 'ignore 0')
      expect([t.at('K6'), t.flags, t.offers('gain')]).toEqual(['+I', [1, 0], []])
    },
  )

  it.each(both)(
    'SB-MOR-06, SB-RET-08 a lone leader behind supports, and may be taken up by the retreat that he did not prevent (%s)',
    (edition) => {
      const t = drawn(`E6 ${foot(edition)}\nF6 ASP ASP\nG6 +I`, { edition, ordered: 'E6' })
        .dice('ffcc')
        .say('attack E6 F6')
      expect(t.answers).toEqual(['ignore 1', 'ignore 0'])
      t.say('ignore 1', 'retreat G6')
      expect([t.at('G6'), t.honor[1]]).toEqual(['ASP4+I', 9])
    },
  )
})

describe('a leader who moves', () => {
  it.each(both)(
    'SB-LMOVE-05, SB-LMOVE-07, SB-TER-03 cannot pass a led unit in the forest, where he would have to stop (%s)',
    (edition) => {
      const t = drawn('A1 +c asp+i/f .\nB1 r r r', {
        edition,
        ordered: '',
        orderedLeaders: 'A1',
        phase: 'move',
      })
      expect(t.offers('move')).toEqual([])
      const open = drawn('A1 +c asp+i .\nB1 r r r', {
        edition,
        ordered: '',
        orderedLeaders: 'A1',
        phase: 'move',
      })
      expect(open.offers('move')).toEqual(['move leader A1 A3', 'move leader A1 A4'])
    },
  )

  it.each(both)(
    'SB-ORD-09, SB-LMOVE-01 ordered away he may stay where he is while his unit goes without him (%s)',
    (edition) => {
      const t = drawn('E6 asp+i', { edition, ordered: 'E6', orderedLeaders: 'E6', phase: 'move' }).say(
        'move E6 E7',
        'end',
      )
      expect([t.at('E6'), t.at('E7')]).toEqual(['+i', 'asp4'])
    },
  )

  it.each(both)(
    'SB-ORD-09, SB-MOVE-05, SB-MOVE-09 a unit that left its own leader may take up another, who then stays too (%s)',
    (edition) => {
      const t = drawn('E6 asp+i +c', { edition, ordered: 'E6', orderedLeaders: 'E6 E7', phase: 'move' }).say(
        'move E6 E7',
      )
      expect([t.at('E6'), t.at('E7')]).toEqual(['+i', 'asp4+c'])
      expect(t.offers('move').every((each) => each.startsWith('move leader E6'))).toBe(true)
    },
  )

  it.each(both)(
    'SB-LMOVE-11, SB-UNIT-12 two leaders change places in the units only if the first has made room (%s)',
    (edition) => {
      const t = drawn('E6 asp+i . asp+i', { edition, ordered: '', orderedLeaders: 'E6 E8', phase: 'move' })
      expect([t.can('move leader E6 E8'), t.can('move leader E8 E6')]).toEqual([false, false])
      t.say('move leader E6 E7')
      expect(t.can('move leader E8 E6')).toBe(true)
      t.say('move leader E8 E6')
      expect([t.at('E6'), t.at('E7'), t.at('E8')]).toEqual(['asp4+i', '+i', 'asp4'])
    },
  )

  it.each(both)(
    'SB-EXIT-01, SB-LMOVE-06 he leaves the field through a unit with a leader on the baseline, where he could not stay (%s)',
    (edition) => {
      const t = drawn('B1 +i\nA1 asp+i asp+i', { edition, ordered: '', orderedLeaders: 'B1', phase: 'move' })
      expect([t.can('move leader B1 A1'), t.can('leave B1')]).toEqual([false, true])
    },
  )

  it.each(both)(
    'SB-EXIT-01, SB-TER-03 not through forest on the baseline: there he stops (%s)',
    (edition) => {
      const t = drawn('B1 +i\nA1 f f', { edition, ordered: '', orderedLeaders: 'B1', phase: 'move' })
      expect([t.can('move leader B1 A1'), t.can('leave B1')]).toEqual([true, false])
    },
  )
})
