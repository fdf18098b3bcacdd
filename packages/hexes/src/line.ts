import { type Cube, cube, dot, isSame, minus, plus, stepToward } from './cube.ts'
import { DIRECTIONS, type Direction, turn } from './direction.ts'
import { type HexId, OFF_BOARD, type OffBoard } from './hex.ts'
import { cubeOf, type HexMap, hexAtCube } from './hex-map.ts'

/**
 * One step of a line: through a hex, or along the edge between two. Left and right are as seen by one who looks along
 * the line. At the rim one of the two may be the half hex beside the map: OFF_BOARD.
 */
export type LineStep =
  | { readonly kind: 'through'; readonly hex: HexId }
  | { readonly kind: 'between'; readonly left: HexId | OffBoard; readonly right: HexId | OffBoard }

/**
 * The straight line from the centre of one hex to the centre of another, without the two: empty for neighbours.
 *
 * - A hex is *through* if the line enters its inside, however little.
 * - Two hexes are *between* if the line runs along the whole edge that they share. That happens only on the six
 *   courses that point at a corner; there the steps alternate: between, through, between, ...
 * - A hex that the line touches in one corner and no more is not entered and does not appear: the line passes between
 *   the other two hexes of that corner. The nearest targets with such a corner on the way are 5 hexes off.
 *
 * Hexes of steps that follow each other are neighbours, so the hexside the line crosses is the one they share.
 * A line never leaves the map; only the half hex beside an edge along the rim can be OFF_BOARD.
 */
export type Line = readonly LineStep[]

/** The line between two hexes: worked out when first asked, then kept. */
export function line(map: HexMap, from: HexId, to: HexId): Line {
  return map.lines[from]?.[to] ?? keepLine(map, from, to)
}

/**
 * Whether nothing stands in the way. A hex that is passed through blocks if it blocks; two hexes with the line running
 * between them block only if both do. `offBoardBlocks` says whether the half hex at the rim counts as one that does.
 */
export function isClear(steps: Line, blocks: (hex: HexId) => boolean, offBoardBlocks: boolean): boolean {
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]
    if (step.kind === 'through') {
      if (blocks(step.hex)) return false
    } else if (
      (step.left === OFF_BOARD ? offBoardBlocks : blocks(step.left)) &&
      (step.right === OFF_BOARD ? offBoardBlocks : blocks(step.right))
    ) {
      return false
    }
  }
  return true
}

function keepLine(map: HexMap, from: HexId, to: HexId): Line {
  const drawn = drawLine(map, from, to)
  // Full length from the start: an array that grows by leaps turns into a slow hash table.
  map.lines[from] ??= new Array<Line | undefined>(map.size)
  map.lines[from][to] = drawn
  return drawn
}

function drawLine(map: HexMap, from: HexId, to: HexId): Line {
  const start = cubeOf(map, from)
  const course = minus(cubeOf(map, to), start)
  const idAt = (place: Cube) => hexAtCube(map, plus(start, place))
  const steps: LineStep[] = []

  let here = cube(0, 0)
  while (!isSame(here, course)) {
    const [left, right] = sidesLeft(here, course)
    const beyondLeft = plus(here, stepToward(left))
    const beyondRight = plus(here, stepToward(right))
    const leaning = dot(stepToward(left), course) - dot(stepToward(right), course)
    if (left !== right && leaning === 0) {
      steps.push({ kind: 'between', left: idAt(beyondLeft), right: idAt(beyondRight) })
      here = plus(beyondLeft, stepToward(right))
    } else {
      here = leaning > 0 ? beyondLeft : beyondRight
    }
    if (!isSame(here, course)) steps.push(map.throughSteps[idAt(here)])
  }
  return steps
}

/**
 * The side by which the line leaves the hex, twice; or, where it leaves exactly at a corner, the two sides of that
 * corner, left and right.
 *
 * With the line at `t * course` for t from 0 to 1, it reaches the side in direction d of hex h when
 * `t = (d . h + 1) / (d . course)`: halfway between two centres. Fractions are compared by multiplying across, so that
 * a corner is a tie of whole numbers.
 */
function sidesLeft(hex: Cube, course: Cube): readonly [left: Direction, right: Direction] {
  let first: Direction | null = null
  let tied: Direction | null = null
  let firstOver = 0
  let firstUnder = 1
  for (const direction of DIRECTIONS) {
    const step = stepToward(direction)
    const under = dot(step, course)
    if (under <= 0) continue
    const over = dot(step, hex) + 1
    const order = first === null ? -1 : over * firstUnder - firstOver * under
    if (order < 0) {
      first = direction
      tied = null
      firstOver = over
      firstUnder = under
    } else if (order === 0) tied = direction
  }
  if (first === null) throw new Error('a line to nowhere')
  if (tied === null) return [first, first]
  return turn(first, 1) === tied ? [first, tied] : [tied, first]
}
