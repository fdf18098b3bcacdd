import { expect, test } from 'vitest'
import { armyId, at, TestTable, troopOf, warTurnOf } from './scene.ts'

test('a scene is set up as it is written', () => {
  const table = new TestTable({
    forces: { pink: 'hida 3p, mino 1a 2g' },
    armies: { pink: ['hida level 3: 1a 1s 2g'], grey: ['kai: slain 3p 3r'] },
    castles: { kai: 2 },
    at: warTurnOf('pink'),
  })
  expect(table.force('mino')).toEqual(troopOf('1a 2g'))
  expect(table.army('pink')).toMatchObject({ place: at('hida'), hole: 6, leader: 'living', gunner: 2 })
  expect(table.army('grey')).toMatchObject({ leader: 'slain', ronin: 3 })
  expect(table.owner('kai')).toBe('grey')
  expect(table.asks).toBe('war turn / move armies')
  expect(table.offers({ kind: 'march', army: armyId('pink'), to: at('mino') })).toBe(true)
})
