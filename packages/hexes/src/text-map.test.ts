import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHexMap } from './hex-map.ts'
import { hexName, hexNamed } from './hex-name.ts'
import { boards, gloryBoard } from './testing/boards.ts'
import { parseTextMap, printChart, printTextMap, TextMapError } from './text-map.ts'

const field = createHexMap({ rows: 3, cols: 4, shifted: 'odd', shiftedCols: 3 })

describe('a drawn map', () => {
  it('gives each hex its token and place', () => {
    const cells = parseTextMap(field, '\n .   f   .   .\n   .   R1  bA\n .   .   .   .\n\n')
    expect(cells.map((cell) => cell.token).join(' ')).toBe('. f . . . R1 bA . . . .')
    expect(cells[hexNamed(field, 'B3')]).toEqual({ hex: 6, token: 'bA', line: 3, column: 12 })
  })

  it('counts lines as the file around it does', () => {
    const cells = parseTextMap(field, ' . . . .\r\n  . . .\r\n . . . .', 40)
    expect(cells.map((cell) => cell.line)).toEqual([40, 40, 40, 40, 41, 41, 41, 42, 42, 42, 42])
  })

  it.each([
    ['a cell too few', '. . . .\n . .\n. . . .', 2, 5, 'expected 3 cells in row B, found 2; add 1'],
    ['a cell too many', '. . . .\n . . .\n. . . . x', 3, 9, 'expected 4 cells in row C, found 5; remove 1'],
    ['a row too few', '\n. . . .\n . . .\n', 4, 1, 'expected 3 rows, found 2; add row C with 4 cells here'],
    ['no row at all', ' \n', 1, 1, 'expected 3 rows, found 0; add row A with 4 cells here'],
    [
      'a row too many',
      '. . . .\n . . .\n. . . .\n . . .',
      4,
      2,
      'expected 3 rows, found 4; remove this line and those after it',
    ],
    [
      'a blank line inside',
      '. . . .\n\n . . .\n. . . .',
      2,
      1,
      'expected row B, found a blank line; remove it',
    ],
    ['a tab', '. . . .\n\t. . .\n. . . .', 2, 1, 'expected spaces, found a tab; put spaces in its place'],
    [
      'a shifted row not indented',
      '  . . . .\n  . . .\n  . . . .',
      2,
      3,
      'expected row B to begin right of row A, which begins at column 3, found column 3; ' +
        'add spaces at the start of the line',
    ],
    [
      'an unshifted row indented',
      '. . . .\n . . .\n  . . . .',
      3,
      3,
      'expected row C to begin left of row B, which begins at column 2, found column 3; ' +
        'remove spaces at the start of the line',
    ],
  ])('with %s is refused at its place', (_, text, line, column, problem) => {
    const read = () => parseTextMap(field, text)
    expect(read).toThrow(TextMapError)
    expect(read).toThrow(expect.objectContaining({ line, column, problem }))
    expect(read).toThrow(`line ${line}, column ${column}: ${problem}`)
  })

  it('shows by its indents which rows are shifted, even where all are of one length', () => {
    const evenShifted = createHexMap({ rows: 2, cols: 2, shifted: 'even' })
    expect(parseTextMap(evenShifted, ' a b\nc d').map((cell) => cell.token)).toEqual(['a', 'b', 'c', 'd'])
    expect(() => parseTextMap(evenShifted, 'a b\n c d')).toThrow('begin left of row A')
  })

  it('is printed in even columns', () => {
    expect(printTextMap(field, (hex) => hexName(field, hex))).toBe(
      'A1  A2  A3  A4\n  B1  B2  B3\nC1  C2  C3  C4',
    )
    expect(printTextMap(field, (hex) => (hex === 5 ? 'tower' : '.'))).toBe(
      '.     .     .     .\n   .     tower .\n.     .     .     .',
    )
  })

  it('is not printed with a token that would not come back', () => {
    for (const token of ['', ' ', 'a b', 'a\n']) {
      expect(() => printTextMap(field, () => token)).toThrow('the token for hex A1')
    }
  })

  it('comes back from print as it went', () => {
    const anyToken = fc
      .string({ minLength: 1, maxLength: 5, unit: 'grapheme' })
      .filter((token) => /^\S+$/.test(token))
    fc.assert(
      fc.property(
        fc.constantFrom(...boards, gloryBoard),
        fc.array(anyToken, { minLength: 1, maxLength: 20 }),
        (map, tokens) => {
          const tokenOf = (hex: number) => tokens[hex % tokens.length]
          const read = parseTextMap(map, printTextMap(map, tokenOf))
          expect(read.map((cell) => cell.token)).toEqual(map.hexes.map(tokenOf))
          expect(read.map((cell) => cell.hex)).toEqual(map.hexes)
        },
      ),
    )
  })
})

it('printChart draws the same with the names of rows and places', () => {
  const map = createHexMap({ rows: 3, cols: 3, shifted: 'odd', shiftedCols: 2 })
  const chart = printChart(map, (hex) => (hex === 4 ? 'F3' : '.'))
  expect(chart.split('\n')).toEqual(['   1   2   3', 'A  .   .   .', 'B    .   F3', 'C  .   .   .'])
})
