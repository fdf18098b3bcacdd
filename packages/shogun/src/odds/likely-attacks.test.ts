import { describe, expect, test } from 'vitest'
import { attackingLine, defendingLine } from '../position/battle-line.ts'
import { shogun } from '../rulebook.ts'
import { armyId, at, TestTable, warTurnOf } from '../testing/scene.ts'
import * as seen from './likely-attacks.ts'

/** Pink’s army can attack a strong force or a weak one; its force in Kai only a stronger. */
const t = () =>
  new TestTable({
    forces: { pink: 'mino 1p, kai 1p', grey: 'hida 5p, omi 1p, musashi 4p' },
    armies: { pink: ['mino: 2a 3p'] },
    at: warTurnOf('pink', 'after A'),
  })

describe('likely attacks', () => {
  test('SG-WAR-B-04 each troop has at most one, that which promises most, and none where it is not likely to win', () => {
    const table = t()
    const attacks = seen.likelyAttacks(shogun.view(table.state, 0), table.list(0))
    expect(attacks).toEqual([
      { kind: 'declare', from: at('mino'), army: armyId('pink'), to: expect.any(Number) },
    ])
    expect(table.list(0)).toContainEqual(attacks[0])
  })

  test('SG-WAR-C-03 a view shows the same lines as the state', () => {
    const { state } = t()
    const view = shogun.view(state, 0)
    expect(seen.attackingLine(view, armyId('pink'), at('mino'))).toEqual(
      attackingLine(state, armyId('pink'), at('mino')),
    )
    expect(seen.attackingLine(view, -1, at('kai'))).toEqual(attackingLine(state, -1, at('kai')))
    for (const id of ['hida', 'omi', 'mino']) {
      expect(seen.defendingLine(view, at(id))).toEqual(defendingLine(state, at(id)))
    }
  })
})
