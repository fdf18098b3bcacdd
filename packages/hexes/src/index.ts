export { type Cube, cube } from './cube.ts'
export {
  CORNER_NAMES,
  type Corner,
  type CornerName,
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  type DirectionName,
  directionsAtCorner,
  opposite,
  turn,
} from './direction.ts'
export { boardSize, hexCentre, hexCorner, hexCorners, hexSide, type Point } from './drawing.ts'
export { hexesBetween, imageOf, patchOf, type Symmetry, symmetries, symmetriesOf } from './hand.ts'
export { type HexId, OFF_BOARD, type OffBoard } from './hex.ts'
export {
  colOf,
  createHexMap,
  cubeOf,
  distance,
  type HexMap,
  hexAt,
  hexAtCube,
  isEdge,
  isHex,
  isShifted,
  neighbour,
  neighbours,
  rowLength,
  rowOf,
  type Shape,
} from './hex-map.ts'
export { hexName, hexNamed, rowName } from './hex-name.ts'
export { isClear, type Line, type LineStep, line } from './line.ts'
export { FORBIDDEN, type MoveRules, Reach, UNREACHED } from './reach.ts'
export { disc, ring } from './ring.ts'
export {
  parseTextMap,
  printChart,
  printTextMap,
  redrawn,
  type TextCell,
  TextMapError,
  type TextPlace,
} from './text-map.ts'
export { directionsToward, directionTo } from './toward.ts'
