import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { at, TestTable, warTurnOf } from '../../testing/scene.ts'
import { bringingUp, occupyingEmpty } from './send-presets.ts'
import { stillLegal } from './send-sheet.ts'

/** Pink holds the south of Kyushu; grey stands north of it. */
const t = () =>
  new TestTable({
    forces: { pink: 'osumi 3p, satsuma 1p, hyuga 1p', grey: 'bungo 1p, higo 1p' },
    at: warTurnOf('pink', 'after C'),
  })

describe('what most men are sent for', () => {
  test('SG-WAR-D-06 SG-GAR-01 men who see no enemy go a step towards him, one always staying', () => {
    const view = shogun.view(t().state, 0)
    const sends = bringingUp(view, 0, [])
    expect(sends.map(({ from }) => from)).toEqual([at('osumi'), at('osumi')])
    expect(stillLegal(view, 0, sends)).toEqual(sends)
  })

  test('SG-WAR-D-08 one man goes into every empty province for which a neighbour can spare one', () => {
    const table = new TestTable({
      forces: { pink: 'mino 3p', grey: 'aki 1p' },
      at: warTurnOf('pink', 'after C'),
    })
    const sends = occupyingEmpty(shogun.view(table.state, 0), 0, [])
    expect(sends).toHaveLength(2)
    expect(new Set(sends.map(({ to }) => to)).size).toBe(2)
    expect(sends.every(({ from, unit }) => from === at('mino') && unit === 'spearman')).toBe(true)
  })
})
