import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { actionOf, at, TestTable } from '../../testing/scene.ts'
import { proposedLevy, whereEnemiesTouch } from './levy-proposal.ts'

/** Pink drafts new units for so many koku; grey stands strong beside Mino and weak beside Kai. */
function levying(koku: number): TestTable {
  return new TestTable({
    at: actionOf('levy'),
    forces: { pink: 'mino 1p, kai 1p, satsuma 1p, izu 2p', grey: 'hida 5p, musashi 1p' },
    armies: { pink: ['izu: 1a'] },
    change: (s) => {
      s.clans[0].koku = koku
      s.clans[0].plan.levies = koku
    },
  })
}

describe('a levy that is proposed', () => {
  test('SG-LVY-01 SG-LVY-05 is the most men for the koku, and the rules take it as it is', () => {
    for (const koku of [1, 2, 5]) {
      const t = levying(koku)
      const levies = proposedLevy(shogun.view(t.state, 0), 0)
      expect(levies).toHaveLength(Math.min(3 * koku, 4))
      for (const { unit, province, army } of levies) {
        t.say({ kind: 'enlist', unit }).say({ kind: 'station', province, army })
      }
    }
  })

  test('SG-LVY-05 goes where most enemies look at fewest men, and into an army before beside it', () => {
    const units = ['spearman', 'spearman', 'spearman'] as const
    const placed = whereEnemiesTouch(shogun.view(levying(3).state, 0), 0, [], units)
    expect(placed.map(({ province, army }) => [province, army])).toEqual([
      [at('mino'), false],
      [at('izu'), true],
      [at('kai'), false],
    ])
  })
})
