import { describe, expect, test } from 'vitest'
import { rolled } from '../../testing/attack.ts'
import { armyId, at, type Scene, TestTable, warTurnOf } from '../../testing/scene.ts'

const end = { kind: 'endPhase' }
const pass = { kind: 'pass' }

/** Grey’s war turn up to the window before the first die; Pink holds the ninja. */
function underAttack(
  order: Omit<Scene, 'at'>,
  declaration: { from?: string; army?: number; to: string },
): TestTable {
  const forces = { ...order.forces, grey: `${order.forces?.grey ?? ''}, osumi 1p` }
  const t = new TestTable({ ninja: 'pink', ...order, forces, at: warTurnOf('grey', 'after A') })
  const { from, army, to } = declaration
  t.say(pass)
  t.say({ kind: 'declare', army: army ?? -1, ...(from === undefined ? {} : { from: at(from) }), to: at(to) })
  t.say(end)
  return t.say(pass).say(pass)
}

describe('a blow in the midst of a battle', () => {
  test('SG-NIN-18 SG-TRK-42 on the lone daimyo beside an attacking force: the force fights on', () => {
    const t = underAttack(
      {
        forces: { grey: 'hida 2p', indigo: 'mino 1p' },
        armies: { pink: ['kai: 1a'], grey: ['hida:', 'aki: 1a'] },
      },
      { from: 'hida', to: 'mino' },
    )
    t.dice(1, 1, 12, 12).say({ kind: 'strike', army: armyId('grey') })
    expect(t.army('grey').leader).toBe('lost')
    expect([t.owner('hida'), t.owner('mino')]).toEqual(['grey', null])
  })

  test('SG-NIN-24 SG-RUL-89 on a daimyo who attacks alone: his province is empty, the battle over', () => {
    const t = underAttack(
      { forces: { indigo: 'mino 1p' }, armies: { pink: ['kai: 1a'], grey: ['hida:', 'aki: 1a'] } },
      { army: armyId('grey'), to: 'mino' },
    )
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect([t.owner('hida'), t.owner('mino'), t.army('grey').leader]).toEqual([null, 'indigo', 'lost'])
    expect([t.state.battle, t.events('rolled')]).toEqual([null, []])
    expect(t.asks).toBe('war turn / move armies in D')
  })

  test('SG-RUL-37 SG-RUL-40 on an attacker with ronin: they stay with the leaderless army, one over the limit', () => {
    const t = underAttack(
      {
        forces: { indigo: 'mino 3p' },
        armies: { pink: ['kai: 1a'], grey: ['hida: 2p 2r', 'aki: 1a'] },
      },
      { army: armyId('grey'), to: 'mino' },
    )
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.army('grey')).toMatchObject({ leader: 'slain', spearman: 2, ronin: 2, place: at('hida') })
    expect(t.state.phase).toBe('D')
  })

  test('SG-VET-01 SG-RUL-89 the target becomes one’s own: the attack is spent, those that are left may follow', () => {
    const t = underAttack(
      {
        forces: { indigo: 'mino 2p', green: 'kaga 1p' },
        armies: { grey: ['hida level 2: 3a', 'aki: 1a', 'iyo: 1a'], indigo: ['tosa:'] },
        ninja: 'grey',
      },
      { army: armyId('grey'), to: 'mino' },
    )
    t.dice(1).say({ kind: 'strike', army: armyId('indigo') })
    expect([t.owner('mino'), t.asks]).toEqual(['grey', 'attacks / next attack'])
    expect(t.offers({ kind: 'attack', to: at('mino') })).toBe(false)
    expect(t.offers({ kind: 'march' })).toBe(false) // SG-VET-08: no step into a friendly province in C
    t.dice(1, 12, 12).say({ kind: 'attack', to: at('kaga') })
    expect(t.events('experience')).toMatchObject([{ hole: 4 }])
  })

  test('SG-RUL-89 SG-CAS-01 the defender goes out in mid-battle: the heir rolls and picks from then on', () => {
    const t = underAttack(
      {
        forces: { grey: 'hida 5a', indigo: 'mino 1a 2p' },
        armies: { pink: ['kai: 1a', 'izu: 1a', 'suruga: 1a'], indigo: ['tosa:'] },
      },
      { from: 'hida', to: 'mino' },
    )
    t.dice(12, 12, 12, 12, 12, 12).say(pass)
    expect(t.asks).toBe('ninja / strike') // after step 3
    t.dice(1, 12, 12).say({ kind: 'strike', army: armyId('indigo') })
    expect(t.owner('mino')).toBe('pink')
    expect(t.events('rolled').map(({ clan, unit }) => [clan, unit])).toEqual([
      [1, 'archer'],
      [2, 'archer'],
      [0, 'spearman'],
    ])
    t.dice(1, 12, 12, 12, 12, 12).say({ kind: 'goOn' })
    expect([t.asks, t.asked]).toEqual(['battle / missile casualties', [0]])
  })

  test('SG-NIN-21 SG-CBT-04 on a defender before the first die: he never rolls, and his army may be wiped out without him', () => {
    const t = underAttack(
      { forces: { grey: 'hida 5a' }, armies: { pink: ['kai: 1a'], indigo: ['mino: 1p', 'tosa: 1a'] } },
      { from: 'hida', to: 'mino' },
    )
    t.dice(1, 1, 12, 12, 12, 12).say({ kind: 'strike', army: armyId('indigo') })
    expect(t.events('fell')).toMatchObject([{ dead: { spearman: 1 }, daimyo: 0 }])
    expect([t.army('indigo').leader, t.owner('mino')]).toEqual(['lost', null])
  })

  test('SG-NIN-23 SG-ELM-11 the leaderless army of a last daimyo wiped out: the attacker inherits, not the ninja’s master', () => {
    const t = underAttack(
      {
        forces: { grey: 'hida 5a', indigo: 'tosa 1p' },
        armies: { pink: ['kai: 1a'], grey: ['aki: 1a', 'iyo: 1a', 'izu: 1a'], indigo: ['mino: 1p'] },
      },
      { from: 'hida', to: 'mino' },
    )
    t.dice(1, 1, 12, 12, 12, 12).say({ kind: 'strike', army: armyId('indigo') })
    expect(t.events('eliminated')).toMatchObject([{ clan: 2, by: 1 }])
    expect(t.owner('tosa')).toBe('grey')
  })

  test('SG-NIN-20 SG-RUL-27 struck while attacking, then the force of the province attacks the same target', () => {
    const t = new TestTable({
      forces: { grey: 'hida 2p, osumi 1p', indigo: 'mino 1p' },
      armies: { pink: ['kai: 1a'], grey: ['hida: 2a', 'aki: 1a'] },
      ninja: 'pink',
      at: warTurnOf('grey', 'after A'),
    })
    t.say(pass)
    t.say({ kind: 'declare', army: armyId('grey'), to: at('mino') })
    t.say({ kind: 'declare', from: at('hida'), army: -1, to: at('mino') }).say(end)
    t.say(pass)
      .say({ kind: 'fight', army: armyId('grey') })
      .say(pass)
    t.dice(1, 1, 12, 12).say({ kind: 'strike', army: armyId('grey') })
    expect(t.events('brokeOff')).toMatchObject([{ leaderless: true }])
    expect(t.events('battle')).toHaveLength(2)
    expect(rolled(t)[0]).toEqual(['A', 'spearman', 2])
    expect(t.owner('mino')).toBeNull()
  })

  test('SG-RUL-28 the option navalEarlyBreakOff: struck right after the landing, nobody is asked to break off', () => {
    const t = underAttack(
      {
        options: { navalEarlyBreakOff: true },
        forces: { indigo: 'buzen 1p' },
        armies: { pink: ['kai: 1a'], grey: ['nagato: 2p', 'aki: 1a'] },
      },
      { army: armyId('grey'), to: 'buzen' },
    )
    expect(t.asks).toBe('ninja / strike')
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect(t.events('brokeOff')).toMatchObject([{ leaderless: true }])
    expect(t.asks).toBe('war turn / move armies in D')
  })

  test('SG-EXP-05 SG-TRK-47 the battle is won, then he is struck: no hole, and no move in D', () => {
    const t = underAttack(
      { forces: { indigo: 'mino 1p' }, armies: { pink: ['kai: 1a'], grey: ['hida: 2a', 'aki: 1a'] } },
      { army: armyId('grey'), to: 'mino' },
    )
    t.dice(1, 12).say(pass)
    expect([t.asks, t.owner('mino')]).toEqual(['ninja / strike', null])
    t.dice(1).say({ kind: 'strike', army: armyId('grey') })
    expect([t.events('experience'), t.army('grey').hole]).toEqual([[], 0])
    expect(t.offers({ kind: 'march', army: armyId('grey') })).toBe(false)
  })
})
