import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { actionOf, at, type Scene, TestTable } from '../../testing/scene.ts'

/** Clans with 2 koku in the bin, from A3 on. */
function building(builders: readonly number[], order: Partial<Scene> = {}): TestTable {
  return new TestTable({
    at: actionOf('build'),
    forces: { pink: 'hida 1p, mino 1p', grey: 'kai 1p, suruga 1p', indigo: 'iyo 1p', green: 'aki 1p' },
    ...order,
    change: (s) => {
      for (const clan of builders) {
        s.clans[clan].koku = 2
        s.clans[clan].plan.buildings = 2
      }
      order.change?.(s)
    },
  })
}

describe('building', () => {
  test('SG-BLD-01 SG-BLD-02 SG-BLD-04 SG-BLD-13 SG-DP-30 SG-RUL-33 one thing, chosen now, on any own province, or nothing', () => {
    const t = building([0])
    const sites = t.list().map((a) => a.kind === 'build' && a.province)
    expect(sites).toContain(at('hida'))
    expect(sites).not.toContain(at('kai'))
    expect(sites.at(-1)).toBe(-1)
    t.say({ province: at('hida') })
    expect(t.state.castle[at('hida')]).toBe(1)
    expect(t.state.castles).toBe(9)
    expect(t.asks).not.toContain('build')
    expect(t.events('built')).toHaveLength(1)
  })

  test('SG-BLD-05 SG-BLD-06 SG-BLD-07 SG-BLD-11 SG-RUL-71 SG-TRK-10 SG-CMP-09 a base goes under any own castle, whoever built it; nothing on a fortress', () => {
    const t = building([0], { castles: { hida: 1, mino: 2 } })
    expect(t.offers({ province: at('mino') })).toBe(false)
    t.say({ province: at('hida') })
    expect(t.events('built')).toMatchObject([{ fortress: true }])
    expect([t.state.castle[at('hida')], t.state.bases, t.state.castles]).toEqual([2, 3, 8])
  })

  test('SG-BLD-08 SG-RUL-33 enough for all: they choose at once, in secret', () => {
    const t = building([0, 1])
    expect(t.asked).toEqual([0, 1])
    t.say({ province: at('hida') }, 0)
    expect(shogun.view(t.state, 1).provinces[at('hida')].castle).toBe(0)
    t.say({ province: at('kai') }, 1)
    expect(t.state.castle[at('hida')]).toBe(1)
  })

  test('SG-BLD-08 SG-BLD-09 SG-TRK-08 SG-RND-04 SG-RND-06 one castle left: sword order; the later takes a base or loses his koku', () => {
    const t = building([0, 1], {
      castles: { hida: 1, iki: 1, tosa: 1, sanuki: 1, bungo: 1, buzen: 1, higo: 1, hyuga: 1, osumi: 1 },
      change: (s) => {
        s.order = [1, 0, 2, 3]
      },
    })
    expect(t.asked).toEqual([1])
    t.say({ province: at('kai') })
    expect(t.list(0).map((a) => a.kind === 'build' && a.province)).toEqual([at('hida'), -1])
    t.say({ province: at('hida') })
    expect(t.state.castles).toBe(0)
    expect(t.state.clans.every(({ koku }) => koku === 0)).toBe(true) // A6 is over by now
  })

  test('SG-TRK-09 no castle left and none owned: nothing can be built, the koku are lost', () => {
    const t = building([2], {
      castles: {
        hida: 1,
        iki: 1,
        tosa: 1,
        sanuki: 1,
        bungo: 1,
        buzen: 1,
        higo: 1,
        hyuga: 1,
        osumi: 1,
        iga: 1,
      },
    })
    expect(t.events('notBuilt')).toMatchObject([{ clan: 2 }])
    expect(t.state.clans[2].koku).toBe(0)
  })

  test('SG-BLD-10 SG-BLD-12 SG-MAP-12 a castle stays when its province is emptied, and goes with it', () => {
    const t = new TestTable({
      forces: { pink: 'hida 1a 4p', grey: 'mino 1p' },
      castles: { mino: 1 },
      at: [
        ['set-up / rounds', { turn: 0, splitter: 0 }],
        ['round / after war', { turn: 9 }],
        ['war turn / after A', { clan: 0 }],
      ],
    })
    t.say({ kind: 'declare', from: at('hida'), to: at('mino') })
    t.dice(1, 1, 1, 1, 1, 12, 12, 12, 12, 12).say({ kind: 'endPhase' })
    expect([t.owner('mino'), t.state.castle[at('mino')]]).toEqual([null, 1])
    if (t.asks === 'war turn / move armies in D') t.say({ kind: 'endPhase' })
    t.say({ kind: 'send', from: at('hida'), unit: 'spearman' }).say({ kind: 'to', province: at('mino') })
    expect([t.owner('mino'), t.state.castle[at('mino')]]).toEqual(['pink', 1])
  })

  test('SG-BLD-07 SG-BLD-09 whoever owns nothing but fortresses builds nothing', () => {
    const t = new TestTable({
      armies: { pink: ['hida: 1a'] },
      castles: { hida: 2 },
      at: actionOf('build'),
      change: (s) => {
        s.clans[0].koku = 2
        s.clans[0].plan.buildings = 2
      },
    })
    expect(t.events('notBuilt')).toEqual([{ kind: 'notBuilt', clan: 0 }])
    expect(t.state.castles).toBe(9)
  })

  test('SG-BLD-05 SG-BLD-08 the last base goes by sword order, and who comes too late may still build a castle', () => {
    const t = new TestTable({
      forces: { pink: 'owari 1p', grey: 'mino 1p' },
      armies: { pink: ['hida: 1a'], grey: ['kai: 1a'] },
      castles: { hida: 1, kai: 1, aki: 2, iyo: 2, suo: 2, tosa: 2 },
      at: actionOf('build'),
      change: (s) => {
        for (const clan of [0, 1]) {
          s.clans[clan].koku = 2
          s.clans[clan].plan.buildings = 2
        }
        s.order = [1, 0, 2, 3]
      },
    })
    expect(t.asked).toEqual([1])
    t.say({ kind: 'build', province: at('kai') })
    expect(t.asked).toEqual([0])
    expect(t.list().map((a) => a.kind === 'build' && a.province)).toEqual([at('owari'), -1]) // no base for Hida
    expect([t.state.castle[at('kai')], t.state.bases]).toEqual([2, 0])
  })
})
