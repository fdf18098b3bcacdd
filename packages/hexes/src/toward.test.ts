import { describe, expect, it } from 'vitest'
import { cube, plus, stepToward } from './cube.ts'
import {
  CORNER_NAMES,
  type Corner,
  DIRECTION_NAMES,
  DIRECTIONS,
  directionsAtCorner,
  turn,
} from './direction.ts'
import { OFF_BOARD } from './hex.ts'
import { cubeOf, distance, hexAtCube, neighbour } from './hex-map.ts'
import { hexNamed } from './hex-name.ts'
import { boards, samuraiBoard } from './testing/boards.ts'
import { directionsToward, directionTo } from './toward.ts'

describe('directions', () => {
  it('turn clockwise and back', () => {
    expect(turn(5, 1)).toBe(0)
    expect(turn(0, -1)).toBe(5)
    expect(turn(2, -14)).toBe(0)
  })

  it('stand beside corners as counters face them', () => {
    const fronts = CORNER_NAMES.map((name, corner) => {
      const [left, right] = directionsAtCorner(corner as Corner)
      return `${name} = ${DIRECTION_NAMES[left]} + ${DIRECTION_NAMES[right]}`
    })
    expect(fronts).toEqual([
      'N = NW + NE',
      'NE = NE + E',
      'SE = E + SE',
      'S = SE + SW',
      'SW = SW + W',
      'NW = W + NW',
    ])
  })
})

describe('toward', () => {
  it.each([
    ['E5', 'E9', ['E']],
    ['E5', 'A7', ['NE']],
    ['E5', 'A5', ['NW', 'NE']],
    ['E5', 'D9', ['NE', 'E']],
    ['E5', 'F3', ['SW', 'W']],
    ['E5', 'G5', ['SE', 'SW']],
    ['E5', 'E5', []],
  ])('from %s to %s is %j', (from, to, expected) => {
    const directions = directionsToward(
      samuraiBoard,
      hexNamed(samuraiBoard, from),
      hexNamed(samuraiBoard, to),
    )
    expect(directions.map((direction) => DIRECTION_NAMES[direction])).toEqual(expected)
  })

  it('names a neighbour and nothing else by one direction', () => {
    for (const map of boards) {
      for (const from of map.hexes) {
        for (const to of map.hexes) {
          const expected = DIRECTIONS.find((direction) => neighbour(map, from, direction) === to) ?? null
          expect(directionTo(map, from, to)).toBe(expected)
        }
      }
    }
  })

  it('names every step that brings you nearer', () => {
    for (const map of boards) {
      for (const from of map.hexes) {
        for (const to of map.hexes) {
          const toward = directionsToward(map, from, to)
          for (const direction of DIRECTIONS) {
            const next = neighbour(map, from, direction)
            if (next === OFF_BOARD) continue
            expect(distance(map, next, to) < distance(map, from, to)).toBe(toward.includes(direction))
          }
        }
      }
    }
  })

  it('opens the wedge a * d1 + b * d2 in front of a counter', () => {
    const centre = hexNamed(samuraiBoard, 'F5')
    for (const corner of DIRECTIONS) {
      const front = directionsAtCorner(corner)
      const byDirections = samuraiBoard.hexes.filter(
        (hex) =>
          hex !== centre &&
          directionsToward(samuraiBoard, centre, hex).every((direction) => front.includes(direction)),
      )
      const [d1, d2] = front.map(stepToward)
      const bySums = []
      for (let a = 0; a <= 12; a++) {
        for (let b = 0; b <= 12; b++) {
          const way = cube(a * d1.q + b * d2.q, a * d1.r + b * d2.r)
          const hex = hexAtCube(samuraiBoard, plus(cubeOf(samuraiBoard, centre), way))
          if (hex !== OFF_BOARD && hex !== centre) bySums.push(hex)
        }
      }
      expect(byDirections).toEqual(bySums.sort((x, y) => x - y))
    }
  })
})
