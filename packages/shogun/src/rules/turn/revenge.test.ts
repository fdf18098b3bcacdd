import { describe, expect, test } from 'vitest'
import { actionOf, armyId, at, type Scene, TestTable, warTurnOf } from '../../testing/scene.ts'

const end = { kind: 'endPhase' }
const pass = { kind: 'pass' }
const revenge = { kind: 'takeRevenge' }

describe('revenge', () => {
  test('SG-NIN-15 whoever sent the ninja and has only slain daimyo himself has none to lose', () => {
    const t = new TestTable({
      armies: { pink: ['hida: slain 1a'], grey: ['kai: 3p'] },
      ninja: 'pink',
      at: warTurnOf('grey'),
    })
    t.dice(9, 12)
      .say({ kind: 'strike', army: armyId('grey') })
      .say(revenge)
    expect(t.events('revenge')).toMatchObject([{ taken: false }])
    expect([t.asks, t.army('pink').leader]).toEqual(['war turn / move armies', 'slain'])
  })

  test('SG-NIN-13 SG-NIN-16 after a failed strike the ninja is gone for the round, also for the avenger', () => {
    const t = new TestTable({
      armies: { pink: ['hida: 1a', 'aki: 1a'], grey: ['kai: 3p'] },
      ninja: 'pink',
      at: warTurnOf('grey'),
    })
    t.dice(12, 12)
      .say({ kind: 'strike', army: armyId('grey') })
      .say(revenge)
      .say({ kind: 'slay', army: armyId('pink', 2) })
    while (!t.asks.startsWith('plan')) {
      expect(t.asks).toMatch(/^war turn/)
      t.say(end)
    }
    expect(t.asks).toBe('plan / plan') // nobody has a ninja to spy with
  })

  /** Pink attacks with an army and sends his own ninja from the midst of the battle. */
  const attackOfPink: Scene = {
    forces: { pink: 'osumi 1p', grey: 'mino 5p' },
    armies: { pink: ['hida level 2: 2p', 'aki: 1a'], grey: ['kai: 1a'] },
    ninja: 'pink',
    at: warTurnOf('pink', 'after A'),
  }

  test('SG-NIN-14 SG-NIN-20 the sender’s own attacking daimyo falls to it: his attack is broken off', () => {
    const t = new TestTable(attackOfPink)
    t.say(pass)
    t.say({ kind: 'declare', army: armyId('pink'), to: at('mino') }).say(end)
    t.say(pass).say(pass)
    t.dice(9, 9)
      .say({ kind: 'strike', army: armyId('grey') })
      .say(revenge)
    t.say({ kind: 'slay', army: armyId('pink') })
    expect(t.events('brokeOff')).toMatchObject([{ clan: 0, leaderless: true }])
    expect(t.events('rolled')).toEqual([])
    expect(t.army('pink')).toMatchObject({ leader: 'slain', spearman: 2, place: at('hida') })
    expect(t.asks).toBe('war turn / move armies in D')
  })

  test('SG-NIN-21 a sender who defends loses his daimyo to it: army and force fight on, and he rolls no more', () => {
    const t = new TestTable({
      forces: { pink: 'mino 1p', grey: 'hida 2p, osumi 1p' },
      armies: { pink: ['mino: 1p', 'aki: 1a'], grey: ['kai: 1a'] },
      ninja: 'pink',
      at: warTurnOf('grey', 'after A'),
    })
    t.say(pass)
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') }).say(end)
    t.say(pass).say(pass)
    t.dice(9, 9)
      .say({ kind: 'strike', army: armyId('grey') })
      .say(revenge)
    t.dice(12, 12, 12, 12).say({ kind: 'slay', army: armyId('pink') })
    expect(t.events('rolled').map(({ attacks, unit, dice }) => [attacks, unit, dice.length])).toEqual([
      [true, 'spearman', 2],
      [false, 'spearman', 2],
    ])
  })

  test('SG-RUL-89 SG-EXP-03 it empties the province under attack: the avenger who attacks has won nothing', () => {
    const t = new TestTable({
      forces: { grey: 'osumi 1p' },
      armies: { pink: ['mino:', 'aki: 1a'], grey: ['hida level 2: 3p', 'kai: 1a'] },
      ninja: 'pink',
      at: warTurnOf('grey', 'after A'),
    })
    t.say(pass)
    t.say({ kind: 'declare', army: armyId('grey'), to: at('mino') }).say(end)
    t.say(pass).say(pass)
    t.dice(9, 9)
      .say({ kind: 'strike', army: armyId('grey', 2) })
      .say(revenge)
    t.say({ kind: 'slay', army: armyId('pink') })
    expect([t.owner('mino'), t.asks]).toEqual([null, 'attacks / next attack']) // SG-VET-05: to enter it costs an attack
    t.say({ kind: 'attack', to: at('mino') })
    expect(t.state.phase).toBe('D')
    expect([t.owner('mino'), t.events('experience')]).toEqual([null, []])
  })

  test('SG-ELM-14 SG-ELM-11 it takes the sender’s last daimyo in his own war turn: no battle, no move, the next is at turn', () => {
    const t = new TestTable({
      forces: { pink: 'hida 3p, mino 2p', grey: 'kaga 1p' },
      armies: { pink: ['hida:'], grey: ['kai: 1a', 'aki: 1a', 'iyo: 1a'] },
      ninja: 'pink',
      at: [
        ['set-up / rounds', { turn: 0, splitter: 0 }],
        ['round / war', { turn: 1 }],
        ['war turn / after A', { clan: 0, latest: -1 }],
      ],
    })
    t.say(pass)
    t.say({ kind: 'declare', from: at('hida'), to: at('kaga') }).say(end)
    t.dice(9, 9)
      .say({ kind: 'strike', army: armyId('grey') })
      .say(revenge)
    expect(t.events('eliminated')).toMatchObject([{ clan: 0, by: 1 }])
    expect(t.events('battle')).toEqual([])
    expect([t.owner('hida'), t.owner('mino'), t.state.turn]).toEqual(['grey', 'grey', 1])
    expect([t.asks, t.asked]).toEqual(['war turn / move armies', [1]])
  })

  test('SG-2P-12 SG-NIN-15 with two players it falls on the clan that sent the ninja, not on its ally', () => {
    const t = new TestTable({
      seats: 2,
      armies: { pink: ['hida: 1a', 'aki: 1a'], grey: ['mino: 1a'], indigo: ['kai: 3p'] },
      ninja: 'pink',
      at: warTurnOf('pink'),
    })
    t.dice(9, 9)
      .say({ kind: 'strike', army: armyId('indigo') })
      .say(revenge)
    expect(t.asked).toEqual([1])
    expect(t.list()).toEqual([0, 1].map((army) => ({ kind: 'slay', army })))
  })

  test('SG-NIN-10 SG-NIN-25 taken after A9, the slain daimyo has his successor before the next plans', () => {
    const t = new TestTable({
      armies: { pink: ['hida level 3: 1a'], grey: ['kai: 3p'] },
      ninja: 'pink',
      at: actionOf('dismiss'),
    })
    t.say(pass)
    t.dice(9, 9)
      .say({ kind: 'strike', army: armyId('grey') })
      .say(revenge)
    expect(t.army('pink')).toMatchObject({ leader: 'living', hole: 0 })
    expect([t.asks, t.state.ninja]).toEqual(['plan / plan', -1])
  })
})
