import { boardSize, createHexMap, type HexId, type HexMap, hexCentre, type Point } from '@gunbai/hexes'
import type { Diagram } from '@gunbai/kernel'
import { side } from '../board/hex-shape.ts'

/** The geometry of a diagram. */
export interface Field {
  readonly map: HexMap
  readonly viewBox: string
  centre(hex: number): Point
}

const rim = 10
const known = new Map<string, Field>()

/** Worked out once for each shape. */
export function fieldOf({ shape }: Diagram): Field {
  const key = JSON.stringify(shape)
  const found = known.get(key) ?? newField(createHexMap(shape))
  known.set(key, found)
  return found
}

function newField(map: HexMap): Field {
  const { width, height } = boardSize(map, side)
  const centres = map.hexes.map((hex) => hexCentre(map, hex, side))
  return {
    map,
    viewBox: `${-rim} ${-rim} ${width + 2 * rim} ${height + 2 * rim}`,
    centre: (hex) => centres[hex as HexId] ?? { x: 0, y: 0 },
  }
}
