import { describe, expect, it } from 'vitest'
import { command } from '../../testing/command.ts'
import { both, fight, foot, horse } from '../../testing/fights.ts'
import { drawn, type Order } from '../../testing/scene.ts'

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

describe('R-89 Bravery', () => {
  it.each([
    ['gmt', 'bravery'],
    ['zvezda', 'bravery'],
    ['gmt', 'brave-leader-early'],
  ] as const)('lets the owner ignore as many flags as he likes (%s, %s)', (edition, card) => {
    const t = fight('asp', 'ASP+I', { bottom: card }, { edition }).dice('fff').say(`dragon ${card}`)
    expect(t.answers).toEqual(['ignore 3', 'ignore 2', 'ignore 1', 'ignore 0'])
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

  it.each(both)(
    'SB-DC-ARMOUR-01 a shot without hits gives no occasion, nor does a close combat (%s)',
    (edition) => {
      const missed = drawn('E4 ab . ASP', {
        edition,
        ordered: 'E4',
        bottom: { dragons: 'shot-proof-armour' },
      })
      expect(missed.dice('cf').say('shoot E4 E6').asks).toBe('retreat / path')
      expect(
        fight('asp', 'ASP', { bottom: 'shot-proof-armour' }, { edition }, 'tcc').offers('dragon'),
      ).toEqual([])
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

  it('SB-DC-ARMOUR-02 gmt: also if another target was shot at in between, if the second missed, and by another shooter', () => {
    const field = 'E4 ab . ASP\nE9 ab . ASP\nG5 ab'
    const hold: Order = {
      ordered: 'E4 E9 G5',
      card: 'hold-and-shoot',
      bottom: { dragons: 'shot-proof-armour' },
    }
    const t = drawn(field, hold)
    t.dice('tc').say('shoot E4 E6', 'pass').dice('cc').say('shoot E9 E11').dice('cc').say('shoot E4 E6')
    expect(t.say('dragon shot-proof-armour').at('E6')).toBe('ASP4')
    const other = drawn(field, hold)
    other.dice('tc').say('shoot E4 E6', 'pass').dice('tc').say('shoot G5 E6', 'dragon shot-proof-armour')
    expect(other.at('E6')).toBe('ASP4')
    const third = drawn(field, hold) // the two latest, not the first of three
    third.dice('tc').say('shoot E4 E6', 'pass').dice('tc').say('shoot G5 E6', 'pass')
    third.dice('tc').say('shoot E4 E6', 'dragon shot-proof-armour')
    expect(third.at('E6')).toBe('ASP3')
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
