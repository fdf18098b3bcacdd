import type { HexId } from '@gunbai/hexes'
import { describe, expect, test } from 'vitest'
import { ELIMINATED } from '../../state.ts'
import { foot, gun, placed } from '../../testing/shocks.ts'
import { relocate, remove } from './effects.ts'

/** A battery and one or two infantry units in square in 0505. */
function squared(infantry: readonly string[]) {
  const units = ['P1', ...infantry]
  const t = placed(
    `a P1 art foot:3/6 ${gun} 0505 SE\n${infantry.map((code) => `a ${code} inf line ${foot} 0505 SE`).join('\n')}\nx R9 inf line ${foot} 1401 NW`,
    {},
  )
  for (const unit of units) t.set(unit, { square: true })
  return t
}

describe('guns that are left behind in a square', () => {
  test('R-63 are in it no more when their last infantry leaves the hex', () => {
    const t = squared(['R1'])
    relocate(t.s, t.unit('R1'), t.hex('0605'), 'recoil')
    expect(t.piece('P1').square).toBe(false)
  })
  test('R-63 are in it no more when their last infantry leaves the map', () => {
    const t = squared(['R1'])
    remove(t.s, t.unit('R1'), ELIMINATED as HexId)
    expect(t.piece('P1').square).toBe(false)
  })
  test('R-63 stay in it while other infantry is with them', () => {
    for (const leave of ['relocate', 'remove'] as const) {
      const t = squared(['R1', 'R2'])
      if (leave === 'relocate') relocate(t.s, t.unit('R1'), t.hex('0605'), 'recoil')
      else remove(t.s, t.unit('R1'), ELIMINATED as HexId)
      expect([t.piece('P1').square, t.piece('R2').square]).toEqual([true, true])
    }
  })
})
