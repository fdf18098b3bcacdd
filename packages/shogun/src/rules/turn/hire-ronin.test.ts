import { describe, expect, test } from 'vitest'
import { roomForHidden } from '../../position/ronin.ts'
import { shogun } from '../../rulebook.ts'
import { actionOf, at, type Scene, TestTable, warTurnOf } from '../../testing/scene.ts'

/** Koku in the bin by clan, from A5 on. */
function hiring(koku: readonly number[], order: Partial<Scene> = {}): TestTable {
  return new TestTable({
    at: actionOf('ronin'),
    ...order,
    change: (s) => {
      koku.forEach((ronin, clan) => {
        s.clans[clan].koku = ronin
        s.clans[clan].plan.ronin = ronin
      })
      order.change?.(s)
    },
  })
}

describe('ronin', () => {
  test('SG-RON-01 SG-DP-50 two for a koku', () => {
    const t = hiring([3], { forces: { pink: 'hida 5p' } })
    expect(t.events('hired')).toMatchObject([{ clan: 0, ronin: 6 }])
  })

  test('SG-RON-02 SG-RUL-34 SG-TRK-30 SG-RND-04 three left: 2, 1, 0 in sword order, nobody refunded', () => {
    const t = hiring([1, 1, 1], {
      forces: {
        pink: 'hida 3p',
        grey: 'kai 3p',
        indigo: 'iyo 3p, tosa 5p 4r, sanuki 5p 4r, awaji 5p 4r',
        green: 'aki 5p 4r, suo 5p 4r, iwami 3p 2r',
      },
      change: (s) => {
        s.order = [2, 0, 1, 3]
      },
    })
    expect(t.events('hired').map(({ clan, ronin }) => [clan, ronin])).toEqual([
      [2, 2],
      [0, 1],
      [1, 0],
    ])
    expect(t.asked).toEqual([0, 2])
  })

  test.each([
    ['SG-EX-09', 'an army of ten', '', 'hida: 2a 2s 5g', 9],
    ['SG-EX-10', 'a force of five', 'hida 5p', '', 4],
    ['SG-EX-11 SG-RUL-03', 'an army of eleven and a force of three', 'hida 3p', 'hida: 2a 2s 6g', 12],
    ['SG-TRK-16 SG-LIM-11', 'a force of one', 'hida 1p', '', 0],
    ['SG-LIM-11', 'a daimyo alone', '', 'hida:', 0],
    ['SG-LIM-13 SG-TRK-22', 'the same in a fortress', '', 'hida:', 0],
  ])('SG-RON-06 SG-RON-07 SG-RON-17 SG-LIM-10 %s: %s', (_, __, force, army, most) => {
    const t = hiring([12], {
      forces: { pink: force },
      armies: { pink: army === '' ? ['kai:'] : [army] },
      castles: { hida: 2 },
    })
    const offered = t
      .list(0)
      .flatMap((a) => (a.kind === 'post' && a.province === at('hida') ? [a.ronin] : []))
    expect(Math.max(0, ...offered)).toBe(most)
  })

  test('SG-RON-08 SG-RUL-35 SG-TRK-17 what fits nowhere goes back, and so may the rest', () => {
    const t = hiring([1], { forces: { pink: 'hida 1p, mino 1p' }, armies: { pink: ['kai:'] } })
    expect(t.list(0)).toEqual([{ kind: 'enough', clan: 0 }])
    t.say({ kind: 'enough' })
    expect(t.state.ronin).toBe(25)
    const some = hiring([2], { forces: { pink: 'hida 5p' } }).say({
      kind: 'post',
      province: at('hida'),
      ronin: 1,
    })
    some.say({ kind: 'enough' })
    expect(some.state.ronin).toBe(24)
  })

  test('SG-RON-03 SG-RON-04 SG-RON-05 SG-DP-51 SG-TRK-29 placed at once and in secret; others see stacks and sizes, largest first', () => {
    const t = hiring([2, 1], { forces: { pink: 'aki 3p, hida 4p', grey: 'kai 3p' } })
    expect(t.asked).toEqual([0, 1])
    t.say({ kind: 'post', province: at('aki'), ronin: 1 }, 0).say(
      { kind: 'post', province: at('hida'), ronin: 3 },
      0,
    )
    expect(shogun.view(t.state, 1).clans[0].stacks).toBeNull()
    t.say({ kind: 'post', province: at('kai'), ronin: 2 }, 1)
    expect(shogun.view(t.state, 1).clans[0].stacks).toEqual([3, 1])
    expect(shogun.view(t.state, 1).provinces[at('hida')].hidden).toBeNull()
    expect(shogun.view(t.state, 0).provinces[at('hida')].hidden).toBe(3)
    expect(t.events('posted')[0].stacks.every(({ province }) => province === null)).toBe(true)
  })

  test('SG-RON-09 SG-LIM-12 hidden ronin have no troop: the province’s troops together give their room', () => {
    const t = hiring([], { forces: { pink: 'hida 3p' }, armies: { pink: ['hida: 1a 1s'] } })
    expect(roomForHidden(t.state, at('hida'))).toBe(2 + 2)
  })

  test('SG-DIS-01 SG-DIS-02 SG-DIS-03 SG-RUL-13 SG-TRK-28 SG-CMP-18 SG-DP-90 in A8 all go back, and nobody hears where they lay', () => {
    const t = new TestTable({
      forces: { pink: 'hida 5p 3r, mino 5p' },
      armies: { pink: ['kai: 1a 1s 2r'] },
      hidden: { mino: 4 },
      at: actionOf('dismiss'),
    })
    expect(t.state.ronin).toBe(25)
    expect(t.events('dismissed')).toEqual([{ kind: 'dismissed', ronin: 9 }])
    expect(t.events('revealed')).toEqual([])
  })

  test('SG-RON-10 SG-RON-18 nothing reveals them but attack, defence or move', () => {
    const t = new TestTable({ forces: { pink: 'hida 3p' }, hidden: { hida: 2 }, at: warTurnOf('pink') })
    t.say({ kind: 'endPhase' })
    while (t.asks.startsWith('war turn') && t.state.turn === 0) t.say({ kind: 'endPhase' })
    expect(t.events('revealed')).toEqual([])
  })
})
