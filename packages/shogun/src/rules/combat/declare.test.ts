import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { armyId, at, type Scene, TestTable, warTurnOf } from '../../testing/scene.ts'

function phaseB(order: Omit<Scene, 'at'>): TestTable {
  return new TestTable({ ...order, at: warTurnOf('pink', 'after A') })
}

const targets = (t: TestTable) => t.list().flatMap((a) => (a.kind === 'declare' ? [[a.army, a.to]] : []))

describe('phase B', () => {
  test('SG-WAR-B-01 SG-WAR-B-02 SG-WAR-B-03 SG-WAR-02 SG-DP-71 on adjacent enemy or empty provinces, or not at all', () => {
    const t = phaseB({ forces: { pink: 'noto 2p, kaga 1p', grey: 'etchu 1p, kai 1p' } })
    const noto = t.list().flatMap((a) => (a.kind === 'declare' && a.from === at('noto') ? [a.to] : []))
    expect(noto).toEqual([at('etchu'), at('sado')])
    expect(t.offers({ kind: 'endPhase' })).toBe(true)
    const far = { kind: 'declare', from: at('noto'), army: -1, to: at('kai') }
    expect(shogun.whyNot(t.state, 0, far as never)).toEqual({ rule: 'SG-WAR-B-02' })
  })

  test('SG-WAR-B-04 SG-WAR-B-06 SG-WAR-B-08 SG-RUL-23 SG-EX-15 SG-RUL-09 army and force declare one each, apart, on different provinces or the same', () => {
    const t = phaseB({
      forces: { pink: 'hida 2p', grey: 'mino 1p, kaga 1p' },
      armies: { pink: ['hida level 3: 1a'] },
    })
    t.say({ kind: 'declare', army: armyId('pink'), to: at('mino') })
    expect(targets(t).every(([army]) => army === -1)).toBe(true)
    expect(t.offers({ kind: 'declare', army: -1, to: at('mino') })).toBe(true)
    t.say({ kind: 'declare', army: -1, to: at('kaga') })
    expect(t.state.declared).toHaveLength(2)
    const third = { kind: 'declare', from: at('hida'), army: armyId('pink'), to: at('kaga') }
    expect(t.state.declared.some((each) => each.army === third.army && each.to === third.to)).toBe(false)
  })

  test('SG-WAR-B-07 SG-TRK-87 SG-RUL-52 SG-CMP-15 several on one province, and more than twelve, unless the markers cap it', () => {
    const forces = {
      pink: 'hida 1p, echizen 1p, omi 1p, ise 1p, owari 1p, mikawa 1p, shinano 1p, kai 1p, suruga 1p, kozuke 1p, echigo 1p, etchu 1p, kaga 1p, wakasa 1p',
      grey: 'mino 1p',
    }
    const declareAll = (t: TestTable) => {
      while (t.asks === 'war turn / declare' && t.offers({ kind: 'declare' })) t.say({ kind: 'declare' })
      return t.events('declared').length
    }
    expect(declareAll(phaseB({ forces }))).toBeGreaterThan(12)
    expect(declareAll(phaseB({ forces, options: { battleMarkerCap: '12' } }))).toBe(12)
  })

  test('SG-WAR-B-10 SG-RND-08 SG-TRK-65 SG-TRK-66 SG-RUL-83 round 1: not where an enemy army stands; next to it is allowed', () => {
    const order = {
      forces: { pink: 'hida 2p', grey: 'mino 1p, kaga 1p' },
      armies: { grey: ['mino: 1a', 'kai: 1a'] },
      change: (s: { truces: unknown[] }) => {
        s.truces = []
      },
    } as const
    const first = phaseB({ ...order, round: 1 })
    expect(first.offers({ to: at('mino') })).toBe(false)
    expect(first.offers({ to: at('kaga') })).toBe(true)
    const refused = { kind: 'declare', from: at('hida'), army: -1, to: at('mino') }
    expect(shogun.whyNot(first.state, 0, refused as never)).toEqual({ rule: 'SG-RND-08' })
    expect(phaseB({ ...order, round: 2 }).offers({ to: at('mino') })).toBe(true)
  })

  test('SG-WAR-B-12 SG-TRK-62 a garrison left in A declares like any force', () => {
    const t = new TestTable({
      forces: { pink: 'mino 1p', grey: 'kaga 1p' },
      armies: { pink: ['hida: 2g'] },
      at: warTurnOf('pink'),
    })
    t.say({ kind: 'march', to: at('mino') })
      .say({ kind: 'leave', unit: 'gunner' })
      .say({ kind: 'go' })
    t.say({ kind: 'endPhase' })
    expect(t.offers({ kind: 'declare', from: at('hida'), army: -1, to: at('kaga') })).toBe(true)
  })

  test('SG-TRK-86 SG-DIP-02 SG-DIP-03 SG-RUL-60 SG-RUL-91 a truce forbids nothing; the log remembers who broke it', () => {
    const t = phaseB({
      forces: { pink: 'hida 2p', grey: 'mino 1p' },
      change: (s) => {
        s.truces = [{ a: 0, b: 1, round: 2 }]
      },
    })
    t.say({ kind: 'declare', to: at('mino') })
    expect(t.events('truceBroken')).toMatchObject([{ by: 0, with: 1 }])
    expect(t.owner('mino')).toBe('grey')
  })

  test('SG-GAR-07 SG-RUL-73 a whole force, a lone daimyo or a single unit may attack and leave nothing behind', () => {
    const t = phaseB({ forces: { pink: 'hida 1p', grey: 'mino 1p, kai 1p' }, armies: { pink: ['shinano:'] } })
    expect(t.offers({ from: at('hida'), to: at('mino') })).toBe(true)
    expect(t.offers({ army: armyId('pink'), to: at('kai') })).toBe(true)
  })
})
