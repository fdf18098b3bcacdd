import { describe, expect, it } from 'vitest'
import { DIRECTIONS, opposite } from './direction.ts'
import { boardSize, hexCentre, hexCorners, hexSide, type Point } from './drawing.ts'
import { OFF_BOARD } from './hex.ts'
import { neighbour } from './hex-map.ts'
import { boards, samuraiBoard } from './testing/boards.ts'

const SIDE = 40
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

describe('a drawn hex', () => {
  it('is regular', () => {
    const [hex] = samuraiBoard.hexes
    const corners = hexCorners(samuraiBoard, hex, SIDE)
    corners.forEach((corner, i) => {
      expect(apart(corner, hexCentre(samuraiBoard, hex, SIDE))).toBeCloseTo(SIDE)
      expect(apart(corner, corners[(i + 1) % 6])).toBeCloseTo(SIDE)
    })
    expect(corners[0].y).toBeCloseTo(0)
    expect(corners[5].x).toBeCloseTo(0)
  })

  it('shares each side with the neighbour there', () => {
    for (const map of boards) {
      for (const hex of map.hexes) {
        for (const direction of DIRECTIONS) {
          const next = neighbour(map, hex, direction)
          if (next === OFF_BOARD) continue
          expect(apart(hexCentre(map, hex, SIDE), hexCentre(map, next, SIDE))).toBeCloseTo(
            SIDE * Math.sqrt(3),
          )
          const [a, b] = hexSide(map, hex, direction, SIDE)
          const [c, d] = hexSide(map, next, opposite(direction), SIDE)
          expect(apart(a, d) + apart(b, c)).toBeCloseTo(0)
        }
      }
    }
  })

  it('fits on the board, which has no room to spare on the right and below', () => {
    for (const map of boards) {
      const corners = map.hexes.flatMap((hex) => hexCorners(map, hex, SIDE))
      const { width, height } = boardSize(map, SIDE)
      expect(Math.max(...corners.map((corner) => corner.x))).toBeCloseTo(width)
      expect(Math.max(...corners.map((corner) => corner.y))).toBeCloseTo(height)
      expect(Math.min(...corners.map((corner) => corner.x))).toBeGreaterThan(-1e-9)
      expect(Math.min(...corners.map((corner) => corner.y))).toBeGreaterThan(-1e-9)
    }
  })
})
