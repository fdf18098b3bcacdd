import { type Cube, cube, lengthOf, minus, plus, stepToward } from './cube.ts'
import { DIRECTIONS, type Direction } from './direction.ts'
import { type HexId, OFF_BOARD, type OffBoard } from './hex.ts'
import type { Line, LineStep } from './line.ts'

/** How a map is cut: rows of pointy-top hexes, every other row shifted half a hex to the east. Rows count from 0. */
export interface Shape {
  readonly rows: number
  /** Hexes in a row that is not shifted. */
  readonly cols: number
  readonly shifted: 'odd' | 'even'
  /** Hexes in a shifted row: `cols` (a brick wall, the default) or `cols - 1` (long rows stick out at both ends). */
  readonly shiftedCols?: number
}

/**
 * A map's geometry, worked out once. Nothing in it changes during play, so it stays outside the game's state.
 * The tables below `hexes` are for the functions of this package; ask those.
 */
export interface HexMap {
  readonly shape: Required<Shape>
  /** How many hexes there are: ids run from 0 to `size - 1`. */
  readonly size: number
  /** Every hex, row by row. */
  readonly hexes: readonly HexId[]

  readonly rowStarts: Int16Array // row -> id of its first hex; one more entry closes the last row
  readonly rowOfHex: Int16Array
  readonly cubes: readonly Cube[]
  readonly neighbourTable: Int16Array // hex * 6 + direction -> hex or OFF_BOARD
  readonly neighbourLists: readonly (readonly HexId[])[]
  readonly distances: Uint8Array // from * size + to
  readonly rings: (readonly (readonly HexId[])[])[] // hex -> distance -> hexes, filled when first asked
  readonly discs: (readonly HexId[])[][] // hex -> radius -> hexes, filled when first asked
  readonly throughSteps: readonly LineStep[] // one shared step for each hex
  readonly lines: ((Line | undefined)[] | undefined)[] // from -> to, filled when first asked
}

/** Distances are kept in bytes and in a square table: this bounds both, well above any map that fits on a table. */
const MOST_HEXES = 4096
const LONGEST_SIDE = 128

/** Works out the tables of a map. Build one for each shape and keep it. */
export function createHexMap(shape: Shape): HexMap {
  const full = checkShape(shape)
  const rowStarts = new Int16Array(full.rows + 1)
  for (let row = 0; row < full.rows; row++) rowStarts[row + 1] = rowStarts[row] + rowLength(full, row)
  const size = rowStarts[full.rows]
  const hexes = Array.from({ length: size }, (_, i) => i as HexId)

  const rowOfHex = new Int16Array(size)
  for (let row = 0; row < full.rows; row++) rowOfHex.fill(row, rowStarts[row], rowStarts[row + 1])

  const cubes = hexes.map((hex) => cubeAt(full, rowOfHex[hex], hex - rowStarts[rowOfHex[hex]]))
  const neighbourTable = new Int16Array(size * 6)
  const neighbourLists = hexes.map((hex) => {
    const around = DIRECTIONS.map((direction) =>
      find(full, rowStarts, plus(cubes[hex], stepToward(direction))),
    )
    neighbourTable.set(around, hex * 6)
    return around.filter((id): id is HexId => id !== OFF_BOARD)
  })

  const distances = new Uint8Array(size * size)
  for (const from of hexes) {
    for (const to of hexes) distances[from * size + to] = lengthOf(minus(cubes[to], cubes[from]))
  }

  return {
    shape: full,
    size,
    hexes,
    rowStarts,
    rowOfHex,
    cubes,
    neighbourTable,
    neighbourLists,
    distances,
    rings: hexes.map(() => []),
    discs: hexes.map(() => []),
    throughSteps: hexes.map((hex) => ({ kind: 'through', hex })),
    lines: new Array(size),
  }
}

export const rowOf = (map: HexMap, hex: HexId): number => map.rowOfHex[hex]

export const colOf = (map: HexMap, hex: HexId): number => hex - map.rowStarts[map.rowOfHex[hex]]

/** The hex in that row and column, both counted from 0. */
export const hexAt = (map: HexMap, row: number, col: number): HexId | OffBoard =>
  find(map.shape, map.rowStarts, cubeAt(map.shape, row, col))

export const cubeOf = (map: HexMap, hex: HexId): Cube => map.cubes[hex]

export const hexAtCube = (map: HexMap, place: Cube): HexId | OffBoard => find(map.shape, map.rowStarts, place)

/** Whether a number that came from outside (a file, a socket) is a hex of this map. */
export const isHex = (map: HexMap, value: unknown): value is HexId =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < map.size

/** Whether some side of the hex is the rim of the map. */
export const isEdge = (map: HexMap, hex: HexId): boolean => map.neighbourLists[hex].length < 6

export const neighbour = (map: HexMap, hex: HexId, direction: Direction): HexId | OffBoard =>
  map.neighbourTable[hex * 6 + direction] as HexId | OffBoard

/** The neighbours on the map, clockwise from the north-east. */
export const neighbours = (map: HexMap, hex: HexId): readonly HexId[] => map.neighbourLists[hex]

/** Hexes from one to the other, counting the last and not the first. */
export const distance = (map: HexMap, from: HexId, to: HexId): number => map.distances[from * map.size + to]

/** Whether that row stands half a hex to the east. */
export const isShifted = (shape: Shape, row: number): boolean =>
  (row & 1) === (shape.shifted === 'odd' ? 1 : 0)

/** How many hexes that row has. */
export const rowLength = (shape: Required<Shape>, row: number): number =>
  isShifted(shape, row) ? shape.shiftedCols : shape.cols

/** Half hexes to the east of where an unshifted row begins. */
export const halfHexesEast = (shape: Shape, row: number, col: number): number =>
  2 * col + (isShifted(shape, row) ? 1 : 0)

function cubeAt(shape: Shape, row: number, col: number): Cube {
  return cube((halfHexesEast(shape, row, col) - halfHexesEast(shape, 0, 0) - row) / 2, row)
}

function find(shape: Required<Shape>, rowStarts: Int16Array, place: Cube): HexId | OffBoard {
  const row = place.r
  if (row < 0 || row >= shape.rows) return OFF_BOARD
  const col = place.q - cubeAt(shape, row, 0).q
  return col < 0 || col >= rowLength(shape, row) ? OFF_BOARD : ((rowStarts[row] + col) as HexId)
}

function checkShape(shape: Shape): Required<Shape> {
  const { rows, cols, shifted, shiftedCols = cols } = shape
  const fits = (n: number) => Number.isInteger(n) && n >= 1 && n <= LONGEST_SIDE
  if (!fits(rows) || !fits(cols) || rows * cols > MOST_HEXES) {
    throw new RangeError(
      `a map of ${rows} rows by ${cols} hexes: give whole numbers from 1 to ${LONGEST_SIDE}, ` +
        `and at most ${MOST_HEXES} hexes in all`,
    )
  }
  // Any other cut would let a straight line between two hexes of the map leave the map and come back.
  if (!fits(shiftedCols) || (shiftedCols !== cols && shiftedCols !== cols - 1)) {
    throw new RangeError(
      `shifted rows of ${shiftedCols} hexes beside rows of ${cols}: use ${cols} or ${cols - 1}`,
    )
  }
  return { rows, cols, shifted, shiftedCols }
}
