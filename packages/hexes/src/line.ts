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
  // A copy has no spare room at its end, which over all lines of a large map is half of the memory.
  const drawn = drawLine(map, from, to).slice()
  // Full length from the start: an array that grows by leaps turns into a slow hash table.
  map.lines[from] ??= new Array<Line | undefined>(map.size)
  map.lines[from][to] = drawn
  return drawn
}

function drawLine(map: HexMap, from: HexId, to: HexId): Line {
  const start = cubeOf(map, from)
  const course = minus(cubeOf(map, to), start)
  const idAt = (place: Cube) => hexAtCube(map, plus(start, place))
  const beyond = (hex: Cube, side: Direction) => plus(hex, stepToward(side))
  const steps: LineStep[] = []

  let here = cube(0, 0)
  while (!isSame(here, course)) {
    const [side, rival] = exitSides(here, course)
    if (rival !== undefined && headway(side, course) === headway(rival, course)) {
      const [left, right] = turn(side, 1) === rival ? [side, rival] : [rival, side]
      steps.push({ kind: 'between', left: idAt(beyond(here, left)), right: idAt(beyond(here, right)) })
      here = beyond(beyond(here, left), right)
    } else {
      here = beyond(here, side)
    }
    if (!isSame(here, course)) steps.push(map.throughSteps[idAt(here)])
  }
  return steps
}

/** How much of the course goes that way: more than nothing if the line can leave a hex by that side. */
const headway = (side: Direction, course: Cube): number => dot(stepToward(side), course)

/**
 * The side by which the line leaves a hex; if it leaves exactly at a corner, both sides there, the one with more
 * headway first, since that is the hex the line goes on into.
 *
 * Say the line is at `t * course`. It comes to the side halfway between the hex and its neighbour when
 * `t = (side . hex + 1) / (side . course)`. Such fractions are compared by multiplying across, so that a corner is a
 * tie between whole numbers and never a matter of rounding.
 */
function exitSides(hex: Cube, course: Cube): readonly Direction[] {
  const ahead = DIRECTIONS.filter((side) => headway(side, course) > 0)
  const reachedBy = (side: Direction) => dot(stepToward(side), hex) + 1
  const notAfter = (side: Direction, other: Direction) =>
    reachedBy(side) * headway(other, course) <= reachedBy(other) * headway(side, course)
  return ahead
    .filter((side) => ahead.every((other) => notAfter(side, other)))
    .sort((a, b) => headway(b, course) - headway(a, course))
}
