import { expect, test } from 'vitest'
import { CIRCLE, SQUARE, TRIANGLE } from '../../data/die.ts'
import { countsIn, type Faces, hitsIn, type Worth } from './results.ts'

const worth: Worth = {
  symbol: SQUARE,
  swordsHit: true,
  swordsIgnored: 1,
  flag: 1,
  fortune: true,
  fortuneLess: 1,
  swordsAgain: false,
}
const faces: Faces = { circle: 1, triangle: 0, square: 2, flags: 1, fortune: 2, swords: 3 }

test('SB-SWORD-02 the dice that count are the hits, the flags and the honor, less what rank takes away', () => {
  expect(countsIn(worth, faces)).toEqual([0, 0, 2, 1, 1, 2])
  expect(hitsIn(worth, faces)).toBe(4)
})

test('SB-RNG-14 swords of a bow count for nothing', () => {
  expect(countsIn({ ...worth, swordsHit: false, flag: 0 }, faces)).toEqual([0, 0, 2, 0, 1, 0])
})

test.each([
  ['circle', CIRCLE, [1, 0, 0]],
  ['triangle', TRIANGLE, [0, 2, 0]],
  ['square', SQUARE, [0, 0, 3]],
  ['no symbol', -1, [0, 0, 0]],
] as const)('SB-DICE-02 of the three symbols only the target’s own counts: %s', (_, symbol, counts) => {
  const rolled = { ...faces, circle: 1, triangle: 2, square: 3 }
  expect(countsIn({ ...worth, symbol }, rolled).slice(0, 3)).toEqual(counts)
})
