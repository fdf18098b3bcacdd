import { describe, expect, test } from 'vitest'
import { type Regular, regularKinds } from '../../data/pieces.ts'
import { shogun } from '../../rulebook.ts'
import type { Levy } from '../../state.ts'
import { actionOf, at, TestTable } from '../../testing/scene.ts'
import { barToEnlisting, freeOf, musterOf, spreadEvenly, stationsFor } from './muster.ts'

/** Pink drafts new units for so many koku. */
function levying(koku: number): TestTable {
  return new TestTable({
    at: actionOf('levy'),
    forces: { pink: 'hida 1p, mino 5p, kai 3p, suruga 2p, izu 4p' },
    armies: { pink: ['kai: 4a 2p', 'mino: 1a'] },
    change: (s) => {
      s.clans[0].koku = koku
      s.clans[0].plan.levies = koku
    },
  })
}

const look = (t: TestTable) => shogun.view(t.state, 0)

describe('a draft of new units', () => {
  test('SG-LVY-03 SG-LVY-05 SG-LVY-08 SG-LVY-09 offers what the rules would offer, unit after unit', () => {
    const units: readonly Regular[] = ['archer', 'gunner', 'spearman', 'swordsman', 'spearman', 'archer']
    const t = levying(5)
    const drafted: Levy[] = []
    for (const [i, unit] of units.entries()) {
      const m = musterOf(look(levying(5)), 0, drafted)
      const offered = t.list(0).flatMap((each) => (each.kind === 'enlist' ? [each.unit] : []))
      expect(regularKinds.filter((each) => barToEnlisting(m, 0, each) === null)).toEqual(offered)
      if (!offered.includes(unit)) continue
      t.say({ kind: 'enlist', unit })
      const stations = t.list(0).flatMap((each) => (each.kind === 'station' ? [each] : []))
      expect(stationsFor(m, 0, unit).map((each) => ({ kind: 'station', clan: 0, ...each }))).toEqual(stations)
      const { province, army } = stations[i % stations.length]
      drafted.push({ unit, province, army })
      t.say({ kind: 'station', province, army })
    }
    expect(drafted).toHaveLength(5)
  })

  test('SG-LVY-04 SG-LVY-03 SG-LVY-06 says which rule stands against one more', () => {
    const view = look(levying(1))
    const after = (...drafted: Levy[]) => musterOf(view, 0, drafted)
    expect(barToEnlisting(after({ unit: 'archer', province: at('hida'), army: false }), 0, 'gunner')).toBe(
      'SG-LVY-03',
    )
    const none = {
      ...view,
      clans: view.clans.map((each) => ({ ...each, stock: { ...each.stock, gunner: 0 } })),
    }
    expect(barToEnlisting(musterOf(none, 0, []), 0, 'gunner')).toBe('SG-LVY-04')
    const everywhere = ['hida', 'mino', 'kai', 'suruga', 'izu'].map((id) => ({
      unit: 'spearman' as const,
      province: at(id),
      army: false,
    }))
    expect(barToEnlisting(musterOf(look(levying(9)), 0, everywhere), 0, 'gunner')).toBe('SG-LVY-06')
  })

  test('SG-LVY-03 says how many more a koku already spent has room for', () => {
    expect(freeOf([{ unit: 'spearman' }], 'spearman')).toBe(2)
    expect(freeOf([{ unit: 'gunner' }], 'swordsman')).toBe(1)
    expect(freeOf([{ unit: 'archer' }], 'archer')).toBe(0)
  })

  test('SG-LVY-05 spreads men evenly: where the fewest stand first, one in a province, in armies last', () => {
    const spread = spreadEvenly(
      look(levying(9)),
      0,
      [],
      ['spearman', 'gunner', 'archer', 'spearman', 'spearman'],
    )
    expect(spread.map(({ province, army }) => [province, army])).toEqual([
      [at('hida'), false],
      [at('suruga'), false],
      [at('izu'), false],
      [at('kai'), false],
      [at('mino'), true],
    ])
  })
})
