import { describe, expect, it } from 'vitest'
import { distance } from './hex-map.ts'
import { hexNamed } from './hex-name.ts'
import { disc, ring } from './ring.ts'
import { boards, samuraiBoard } from './testing/boards.ts'
import { printTextMap } from './text-map.ts'

describe('rings and discs', () => {
  it('look like this', () => {
    const centre = hexNamed(samuraiBoard, 'C2')
    const drawn = printTextMap(samuraiBoard, (hex) => {
      const radius = [0, 1, 2, 3].find((n) => ring(samuraiBoard, centre, n).includes(hex))
      return radius === undefined ? '.' : String(radius)
    })
    expect(drawn.split('\n').slice(0, 7).join('\n')).toBe(
      [
        '2   2   2   3   .   .   .   .   .   .   .   .',
        '  1   1   2   3   .   .   .   .   .   .   .',
        '1   0   1   2   3   .   .   .   .   .   .   .',
        '  1   1   2   3   .   .   .   .   .   .   .',
        '2   2   2   3   .   .   .   .   .   .   .   .',
        '  3   3   3   .   .   .   .   .   .   .   .',
        '.   .   .   .   .   .   .   .   .   .   .   .',
      ].join('\n'),
    )
  })

  it('hold exactly the hexes at that distance', () => {
    for (const map of boards) {
      for (const centre of map.hexes) {
        for (let n = 0; n <= 13; n++) {
          expect(ring(map, centre, n)).toEqual(map.hexes.filter((hex) => distance(map, centre, hex) === n))
          const within = map.hexes.filter((hex) => distance(map, centre, hex) <= n)
          expect(disc(map, centre, n).toSorted((a, b) => a - b)).toEqual(within)
        }
      }
    }
  })

  it('have 6n hexes where the rim is far', () => {
    const centre = hexNamed(samuraiBoard, 'F6')
    expect([0, 1, 2, 3, 4, 5].map((n) => ring(samuraiBoard, centre, n).length)).toEqual([
      1, 6, 12, 18, 24, 30,
    ])
    expect(disc(samuraiBoard, centre, 5)).toHaveLength(91)
  })

  it('go from near to far, and are empty beyond the map', () => {
    const centre = hexNamed(samuraiBoard, 'A1')
    const distances = disc(samuraiBoard, centre, 30).map((hex) => distance(samuraiBoard, centre, hex))
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances).toHaveLength(samuraiBoard.size)
    expect(ring(samuraiBoard, centre, 30)).toEqual([])
    expect(disc(samuraiBoard, centre, -1)).toEqual([])
  })
})
