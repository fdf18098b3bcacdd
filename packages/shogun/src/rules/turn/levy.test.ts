import { describe, expect, test } from 'vitest'
import type { Regular } from '../../data/pieces.ts'
import { shogun } from '../../rulebook.ts'
import { actionOf, at, type Scene, TestTable } from '../../testing/scene.ts'
import { priceOf } from './muster.ts'

/** Koku in the bin by clan, from A4 on. */
function levying(koku: readonly number[], order: Partial<Scene> = {}): TestTable {
  return new TestTable({
    at: actionOf('levy'),
    ...order,
    change: (s) => {
      koku.forEach((levies, clan) => {
        s.clans[clan].koku = levies
        s.clans[clan].plan.levies = levies
      })
      order.change?.(s)
    },
  })
}

function enlist(t: TestTable, unit: Regular, province: string, army = false, seat = 0): TestTable {
  return t.say({ kind: 'enlist', unit }, seat).say({ kind: 'station', province: at(province), army }, seat)
}

const many = 'hida 1p, mino 1p, kai 1p, suruga 1p, izu 1p, sagami 1p, musashi 1p'

describe('levies', () => {
  test.each([
    ['1a', true],
    ['2s', true],
    ['2g', true],
    ['1s 1g', true],
    ['3p', true],
    ['1s 1p', false],
    ['2p 1g', false],
    ['2a', false],
    ['3s', false],
    ['4p', false],
  ])('SG-LVY-01 SG-LVY-02 SG-LVY-03 SG-EX-14 one koku for %s: %s', (text, affordable) => {
    const kinds = { a: 'archer', s: 'swordsman', g: 'gunner', p: 'spearman' } as const
    const units = [...text.matchAll(/(\d)(\w)/g)].flatMap(([, count, letter]) =>
      Array.from({ length: Number(count) }, () => ({ unit: kinds[letter as keyof typeof kinds] })),
    )
    expect(priceOf(units) <= 1).toBe(affordable)
  })

  test('SG-LVY-03 the second of a pair and the third spearman cost nothing more; then the koku is spent', () => {
    const t = levying([1], { forces: { pink: many } })
    enlist(t, 'gunner', 'hida')
    expect(t.list(0).map((a) => (a.kind === 'enlist' ? a.unit : a.kind))).toEqual([
      'swordsman',
      'gunner',
      'enough',
    ])
    enlist(t, 'swordsman', 'mino')
    expect(t.list(0)).toEqual([{ kind: 'enough', clan: 0 }])
    expect(shogun.whyNot(t.state, 0, { kind: 'enlist', clan: 0, unit: 'archer' } as never)).toEqual({
      rule: 'SG-LVY-03',
    })
  })

  test('SG-LVY-04 SG-LIM-14 SG-TRK-13 only what is in stock: 34 spearmen on the map leave two', () => {
    const forces =
      'hida 5p, mino 5p, kai 5p, suruga 5p, izu 5p, sagami 5p, musashi 4p, kii 1a, ise 1a, omi 1a'
    const t = levying([1], { forces: { pink: forces } })
    expect(t.state.clans[0].stock.spearman).toBe(2)
    enlist(t, 'spearman', 'kii')
    enlist(t, 'spearman', 'ise')
    expect(t.offers({ kind: 'enlist', unit: 'spearman' }, 0)).toBe(false)
    t.say({ kind: 'enough' })
    expect(t.state.clans[0].stock.spearman).toBe(0)
  })

  test('SG-LVY-05 SG-LVY-06 SG-TRK-12 SG-EX-06 one new unit in a province, army and force together', () => {
    const t = levying([5], { forces: { pink: 'hida 1p' }, armies: { pink: ['hida: 1a'] } })
    enlist(t, 'spearman', 'hida')
    expect(t.list(0)).toEqual([{ kind: 'enough', clan: 0 }])
    const eight = levying([5], { forces: { pink: `${many}, kii 1p` }, armies: { pink: ['kii: 1a'] } })
    for (const province of ['hida', 'mino', 'kai', 'suruga', 'izu', 'sagami', 'musashi', 'kii']) {
      enlist(eight, 'spearman', province)
    }
    expect(eight.list(0)).toEqual([{ kind: 'enough', clan: 0 }])
  })

  test('SG-LVY-07 SG-TRK-14 SG-LIM-05 into the army, or as a new force of one beside it', () => {
    const t = levying([1], { armies: { pink: ['hida: 1a'] } }).say({ kind: 'enlist', unit: 'spearman' })
    expect(t.list(0)).toEqual([
      { kind: 'station', clan: 0, province: at('hida'), army: false },
      { kind: 'station', clan: 0, province: at('hida'), army: true },
    ])
    t.say({ army: false }).say({ kind: 'enough' })
    expect(t.force('hida').spearman).toBe(1)
    expect(t.army('pink').spearman).toBe(0)
  })

  test('SG-LVY-08 SG-LVY-09 SG-TRK-11 SG-UNI-04 SG-LIM-01 SG-LIM-03 SG-LIM-09 S boxes full and force of 5: an ashigaru only into the army', () => {
    const t = levying([2], { forces: { pink: 'hida 5p' }, armies: { pink: ['hida: 2a 2s 9g'] } })
    expect(t.list(0).map((a) => (a.kind === 'enlist' ? a.unit : a.kind))).toEqual(['spearman', 'enough'])
    t.say({ kind: 'enlist', unit: 'spearman' })
    expect(t.list(0)).toEqual([{ kind: 'station', clan: 0, province: at('hida'), army: true }])
  })

  test('SG-LVY-10 SG-RUL-58 SG-DP-40 all at once and in secret, shown together', () => {
    const t = levying([1, 1])
    expect(t.asked).toEqual([0, 1])
    const before = JSON.stringify(shogun.view(t.state, 1))
    t.say({ kind: 'enlist', unit: 'archer' }, 0)
      .say({ kind: 'station', army: false }, 0)
      .say({ kind: 'enough' }, 0)
    expect(JSON.stringify(shogun.view(t.state, 1))).toBe(before)
    expect(t.events('enlisted')).toEqual([])
    t.say({ kind: 'enough' }, 1)
    expect(t.events('enlisted')).toMatchObject([{ clan: 0, unit: 'archer' }])
  })

  test('SG-LVY-11 SG-RUL-59 fewer than paid for: the koku are lost', () => {
    const t = levying([3]).say({ kind: 'enough' })
    expect(t.state.clans[0].koku).toBe(0)
    expect(t.events('enlisted')).toEqual([])
  })

  test('SG-LVY-12 not into empty or enemy provinces', () => {
    const t = levying([1], { forces: { pink: 'hida 1p', grey: 'mino 1p' } }).say({
      kind: 'enlist',
      unit: 'spearman',
    })
    for (const province of ['mino', 'kai']) expect(t.offers({ province: at(province) })).toBe(false)
  })

  test('SG-LVY-13 nothing that is there moves between army and force', () => {
    const t = levying([1], { forces: { pink: 'hida 3p' }, armies: { pink: ['hida: 1a'] } })
    expect(t.list(0).every((a) => a.kind === 'enlist' || a.kind === 'enough')).toBe(true)
  })

  test('SG-TRK-15 SG-FRT-07 a fortress fills nothing of the five', () => {
    const t = levying([1], { forces: { pink: 'hida 4p' }, castles: { hida: 2 } }).say({ unit: 'archer' })
    expect(t.offers({ province: at('hida'), army: false })).toBe(true)
  })

  test('SG-CMP-17 SG-ELM-08 SG-TRK-115 an heir enlists from two stocks', () => {
    const t = levying([1], {
      armies: { grey: ['lost'] },
      change: (s) => {
        s.clans[1].alive = false
        s.clans[1].colours = 0
        s.clans[0].colours = 2
        for (const kind of ['archer', 'swordsman', 'gunner', 'spearman'] as const) {
          s.clans[0].stock[kind] += s.clans[1].stock[kind]
          s.clans[1].stock[kind] = 0
        }
      },
    })
    expect(t.state.clans[0].stock.spearman).toBe(72)
  })
})
