import { describe, expect, it } from 'vitest'
import { hexOf } from '../testing/drawing.ts'
import { drawn } from '../testing/scene.ts'
import { backward, board, CENTRE, LEFT, onBaseline, RIGHT, sectionForCount, sectionsOf } from './board.ts'

const TOP = 0
const BOTTOM = 1

describe('the board', () => {
  it('SB-BOARD-01 is eleven rows deep and twelve hexes wide, long and short rows in turn', () => {
    const lengths = Array.from({ length: 11 }, (_, row) => board.rowStarts[row + 1] - board.rowStarts[row])
    expect(lengths.slice(0, 10)).toEqual([12, 11, 12, 11, 12, 11, 12, 11, 12, 11])
    expect(board.size).toBe(127)
  })

  it('SB-BOARD-02 left and right are named from the seat: one player’s left is the other’s right', () => {
    expect([sectionsOf(BOTTOM, hexOf('E1')), sectionsOf(TOP, hexOf('E1'))]).toEqual([LEFT, RIGHT])
    expect([sectionsOf(BOTTOM, hexOf('E12')), sectionsOf(TOP, hexOf('E12'))]).toEqual([RIGHT, LEFT])
    expect([sectionsOf(BOTTOM, hexOf('E6')), sectionsOf(TOP, hexOf('E6'))]).toEqual([CENTRE, CENTRE])
  })

  it.each([
    ['E4', LEFT],
    ['E5', CENTRE],
    ['E8', CENTRE],
    ['E9', RIGHT],
    ['F3', LEFT],
    ['F4', LEFT | CENTRE],
    ['F5', CENTRE],
    ['F8', CENTRE | RIGHT],
    ['F9', RIGHT],
  ])('SB-BOARD-03 a hex cut by a section line belongs to both sections: %s', (name, set) => {
    expect(sectionsOf(BOTTOM, hexOf(name))).toBe(set)
    expect(sectionForCount(BOTTOM, hexOf(name))).toBe((set & CENTRE) !== 0 ? CENTRE : set)
  })

  it('SB-BOARD-04 each baseline is the row of full hexes along its own edge', () => {
    expect(board.hexes.filter((hex) => onBaseline(TOP, hex))).toEqual(
      Array.from({ length: 12 }, (_, i) => hexOf(`A${i + 1}`)),
    )
    expect(board.hexes.filter((hex) => onBaseline(BOTTOM, hex))).toEqual(
      Array.from({ length: 12 }, (_, i) => hexOf(`K${i + 1}`)),
    )
  })

  it('SB-BOARD-05 half hexes are no spaces: nothing moves into them or retreats into them', () => {
    // A short row has no hex beside its ends, so a unit at the end of a long row has one way back only.
    expect(backward(TOP, hexOf('E1'))).toEqual([hexOf('D1')])
    expect(backward(TOP, hexOf('E2'))).toEqual([hexOf('D1'), hexOf('D2')])
    expect(backward(TOP, hexOf('B1'))).toEqual([hexOf('A1'), hexOf('A2')])
    expect(backward(TOP, hexOf('A1'))).toEqual([])
    const t = drawn('E1 ssp', { ordered: 'E1', phase: 'move' })
    expect(t.offers('move')).toEqual(['move E1 D1', 'move E1 E2', 'move E1 F1'])
  })

  it('SB-BOARD-07 hexes without a tile are open ground: no stop, no limit of dice', () => {
    const t = drawn('E6 sspc\nG6 SSP', { ordered: 'E6', phase: 'move' })
    t.dice('ccccc').say('move E6 F6', 'attack F6 G6')
    expect(t.rolls).toEqual(['attack 4'])
  })

  it('SB-BOARD-08 a hex with a tile uses the rules of the tile', () => {
    const t = drawn('E6 sspc\nF6 f\nG6 SSP', { ordered: 'E6', phase: 'move' })
    t.dice('cc').say('move E6 F6', 'attack F6 G6')
    expect(t.rolls).toEqual(['attack 2'])
  })
})
