import { expect, test } from 'vitest'
import { SQUARE } from '../data/die.ts'
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
