import { expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { armyId, at, TestTable, warTurnOf } from '../../testing/scene.ts'
import { movingIn } from './move-in.ts'

const [first, second] = [armyId('pink'), armyId('pink', 2)]

/** Pink's armies in Mino and Kai after their battles; Hida lies between them, empty, and grey holds Echigo. */
function moves(men: string, attacked: readonly { army: number; to: number }[] = []) {
  const t = new TestTable({
    armies: { pink: [`mino: ${men}`, 'kai: 3p'] },
    forces: {
      pink: 'shinano 1p, owari 1p, echizen 1p, omi 1p, ise 1p',
      grey: 'echigo 1p, musashi 1p, suruga 1p, sagami 1p',
    },
    at: warTurnOf('pink', 'after C'),
  })
  return movingIn(shogun.view(t.state, 0), 0, attacked)
}

test('SG-WAR-D-03 an army moves into empty land next to it, if somebody can stay behind', () => {
  expect(moves('3p')).toContainEqual({ army: first, to: at('hida') })
  expect(moves('1p').some(({ army }) => army === first)).toBe(false)
})

test('SG-WAR-D-03 the province that it attacked goes before others, and no two armies go to the same', () => {
  const all = moves('3p', [{ army: first, to: at('hida') }])
  expect(all[0]).toEqual({ army: first, to: at('hida') })
  expect(new Set(all.map(({ to }) => to)).size).toBe(all.length)
  expect(all.filter(({ army }) => army === second).length).toBeLessThanOrEqual(1)
})
