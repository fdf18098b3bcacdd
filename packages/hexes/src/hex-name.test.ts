import { describe, expect, it } from 'vitest'
import { createHexMap, hexAt } from './hex-map.ts'
import { hexName, hexNamed, rowName } from './hex-name.ts'
import { boards, samuraiBoard } from './testing/boards.ts'

describe('the name of a hex', () => {
  it('is a letter for the row and a number in it', () => {
    expect(hexNamed(samuraiBoard, 'C7')).toBe(hexAt(samuraiBoard, 2, 6))
    expect(hexNamed(samuraiBoard, 'k12')).toBe(126)
  })

  it('goes on after Z as in a spreadsheet', () => {
    expect([0, 25, 26, 51, 52, 127].map(rowName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'DX'])
  })

  it('is read back', () => {
    for (const map of [...boards, createHexMap({ rows: 60, cols: 3, shifted: 'odd' })]) {
      for (const hex of map.hexes) expect(hexNamed(map, hexName(map, hex))).toBe(hex)
    }
  })

  it.each([
    ['7C', '"7C" does not name a hex: write a row\'s letter and a number, such as A1'],
    ['', '"" does not name a hex'],
    ['A0', '"A0" does not name a hex'],
    ['L1', 'there is no hex L1: rows run from A to K'],
    ['B12', 'there is no hex B12: row B runs from 1 to 11'],
  ])('%j is refused', (name, message) => {
    expect(() => hexNamed(samuraiBoard, name)).toThrow(message)
  })
})
