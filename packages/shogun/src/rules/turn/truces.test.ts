import { describe, expect, test } from 'vitest'
import { miss } from '../../testing/attack.ts'
import { actionOf, armyId, at, clanNamed, type Scene, TestTable, warTurnOf } from '../../testing/scene.ts'

const end = { kind: 'endPhase' }
const pink = clanNamed('pink')
const grey = clanNamed('grey')
const indigo = clanNamed('indigo')

/** Pink and Grey have a truce; Indigo has none. */
function atPeace(order: Omit<Scene, 'at'>): TestTable {
  return new TestTable({
    ...order,
    at: warTurnOf('pink', 'after A'),
    change: (s) => {
      s.truces = [{ a: pink, b: grey, round: s.round }]
    },
  })
}

describe('a truce', () => {
  test('SG-RUL-91 an experienced army breaks it by an attack that was never declared', () => {
    const t = atPeace({
      forces: { pink: 'osumi 1p', grey: 'kaga 1p', indigo: 'mino 1p' },
      armies: { pink: ['hida level 2: 3a', 'aki: 1a'] },
    })
    t.say({ kind: 'declare', army: armyId('pink'), to: at('mino') })
    t.dice(1, 12, 12).say(end).say({ kind: 'stay' })
    expect(t.events('truceBroken')).toEqual([])
    t.dice(1, 12, 12).say({ kind: 'attack', to: at('kaga') })
    expect(t.events('truceBroken')).toEqual([{ kind: 'truceBroken', by: pink, with: grey }])
  })

  test('SG-RUL-91 SG-DIP-02 it is not broken by entering what the partner has lost', () => {
    const t = atPeace({
      forces: { pink: 'hida 2p', grey: 'kii 1p' },
      armies: { pink: ['hida: 1a', 'aki: 1a'] },
    })
    t.say({ kind: 'declare', army: armyId('pink'), to: at('mino') }) // empty
    t.say(end).say({ kind: 'march', army: armyId('pink'), to: at('mino') })
    expect(t.events('truceBroken')).toEqual([])
    expect(t.state.truces).toHaveLength(1)
  })

  test('SG-RUL-91 SG-WAR-C-09 an attack that an inheritance has turned against the partner breaks it', () => {
    const t = new TestTable({
      forces: { pink: 'hida 2p, osumi 1p', indigo: 'mino 1p' },
      armies: { grey: ['kai: 1a', 'izu: 1a', 'suruga: 1a'], indigo: ['tosa:'] },
      ninja: 'grey',
      at: warTurnOf('pink', 'after A'),
      change: (s) => {
        s.truces = [{ a: pink, b: grey, round: s.round }]
      },
    })
    t.say({ kind: 'pass' })
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') }).say(end)
    expect(t.state.truces).toHaveLength(1)
    t.dice(1, 12, 12, 12).say({ kind: 'strike', army: armyId('indigo') })
    expect(t.events('battle')).toMatchObject([{ enemy: grey }])
    expect(t.events('truceBroken')).toMatchObject([{ by: pink, with: grey }])
  })

  test('SG-RUL-91 revenge is no breach: whoever sent the ninja has broken it', () => {
    const t = new TestTable({
      armies: { pink: ['hida: 1a'], grey: ['kai: 1a'] },
      ninja: 'pink',
      at: warTurnOf('grey'),
      change: (s) => {
        s.truces = [{ a: pink, b: grey, round: s.round }]
      },
    })
    t.dice(9, 9)
      .say({ kind: 'strike', army: armyId('grey') })
      .say({ kind: 'takeRevenge' })
    expect(t.events('truceBroken')).toEqual([{ kind: 'truceBroken', by: pink, with: grey }])
  })

  test('SG-RUL-91 it is broken once: the second declaration finds none', () => {
    const t = atPeace({ forces: { pink: 'hida 2p, echizen 2p, osumi 1p', grey: 'kaga 5p' } })
    t.say({ kind: 'declare', from: at('hida'), to: at('kaga') })
    t.say({ kind: 'declare', from: at('echizen'), to: at('kaga') }).say(end)
    t.dice(...miss(7)).say({ kind: 'fight', from: at('hida') })
    expect(t.events('truceBroken')).toHaveLength(1)
  })

  test('SG-RUL-91 it lasts for its round: the next plans make it anew or it is gone', () => {
    const t = new TestTable({
      koku: { pink: 3, grey: 3, indigo: 3, green: 3 },
      at: actionOf('plan'),
      change: (s) => {
        s.truces = [{ a: pink, b: grey, round: s.round - 1 }]
      },
    })
    t.say({ kind: 'offerTruce', clan: pink, to: indigo }, 0)
    t.say({ kind: 'offerTruce', clan: indigo, to: pink }, 2)
    t.say({ kind: 'offerTruce', clan: grey, to: pink }, 1) // not answered
    for (const seat of [0, 1, 2, 3]) t.say({ kind: 'put', koku: 3 }, seat)
    expect(t.events('truceMade')).toEqual([{ kind: 'truceMade', a: pink, b: indigo }])
    expect(t.state.truces).toEqual([{ a: pink, b: indigo, round: t.state.round }])
  })
})
