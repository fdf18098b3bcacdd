import { directionTo, type HexId, type LineStep, line } from '@gunbai/hexes'
import type { Standing } from '../state.ts'
import { type Field, fieldOf } from './field.ts'
import { hexsideOf } from './ground.ts'

/** Lines of sight, section 7.4, R-30. */

// What the ground does to a line, kept once worked out.
const KNOWN = 8
const THROUGH = 1 // blocked whatever else
const LEFT = 2 // something on the left of an edge that it runs along
const RIGHT = 4

/** JG-7.4: whether one hex can be seen from another. */
export function canSee(s: Standing, from: HexId, to: HexId): boolean {
  const field = fieldOf(s)
  const { sight, map } = field.ground
  const at = from * map.size + to
  if (sight[at] === 0) sight[at] = KNOWN | groundBlocks(field, from, to)
  let blocked = sight[at]
  if ((blocked & THROUGH) !== 0) return false
  const steps = line(map, from, to)
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]
    // JG-7.4.1-c: units block as their hexes would
    if (step.kind === 'through') {
      if (s.tops[step.hex] >= 0 && !isIgnored(field, from, to, step.hex)) return false
    } else {
      if (step.left >= 0 && s.tops[step.left] >= 0 && !isIgnored(field, from, to, step.left as HexId))
        blocked |= LEFT
      if (step.right >= 0 && s.tops[step.right] >= 0 && !isIgnored(field, from, to, step.right as HexId))
        blocked |= RIGHT
    }
  }
  return (blocked & (LEFT | RIGHT)) !== (LEFT | RIGHT) // JG-7.4.2-b
}

function groundBlocks(field: Field, from: HexId, to: HexId): number {
  let blocked = 0
  let before: HexId | null = from
  for (const step of [...line(field.ground.map, from, to), { kind: 'through', hex: to } as LineStep]) {
    if (step.kind === 'through') {
      if (before !== null && sideBlocks(field, from, to, before, step.hex)) return THROUGH // JG-7.4.1-d
      if (step.hex !== to && isObstacle(field, from, to, step.hex)) return THROUGH
      before = step.hex
    } else {
      blocked |= edgeBlocks(field, from, to, step.left, step.right)
      before = null
    }
  }
  return (blocked & THROUGH) !== 0 ? THROUGH : blocked
}

function isObstacle(field: Field, from: HexId, to: HexId, hex: HexId): boolean {
  const { terrain, levels } = field.ground
  if (levels[hex] > levels[from] && levels[hex] > levels[to]) return true // JG-7.4.1-a
  return terrain[hex].blocksSight && !isIgnored(field, from, to, hex) // JG-7.4.1-b
}

/** What a line meets that runs along the edge between two hexes; one of them may lie off the map. */
function edgeBlocks(field: Field, from: HexId, to: HexId, left: number, right: number): number {
  let blocked = 0
  if (left >= 0 && isObstacle(field, from, to, left as HexId)) blocked |= LEFT // JG-7.4.2-a
  if (right >= 0 && isObstacle(field, from, to, right as HexId)) blocked |= RIGHT
  const both = left >= 0 && right >= 0
  if (both && alongBlocks(field, from, to, left as HexId, right as HexId)) blocked |= THROUGH // JG-7.4.2-c
  return blocked
}

/** Whether the hexside between two hexes of the line blocks it. */
function sideBlocks(field: Field, from: HexId, to: HexId, a: HexId, b: HexId): boolean {
  const { map, sides, levels } = field.ground
  const side = hexsideOf(a, directionTo(map, a, b) as number)
  for (const { blocksSight } of sides[side]) {
    if (blocksSight === 'no') continue
    // JG-7.4.1-e: next to the firer or the target a rampart does not block
    if (blocksSight === 'unless adjacent' && (a === from || b === to)) continue
    const { distances, size } = map
    const whole = distances[from * size + to]
    const along = distances[from * size + a] * 2 + 1 // twice the distance to the hexside
    if (!overlooks(levels[from], levels[to], Math.max(levels[a], levels[b]), along, whole * 2)) return true
  }
  return false
}

/** Whether a hexside along which the line runs blocks it, seen over or not. */
function alongBlocks(field: Field, from: HexId, to: HexId, left: HexId, right: HexId): boolean {
  const { map, sides, levels } = field.ground
  const side = hexsideOf(left, directionTo(map, left, right) as number)
  if (!sides[side].some((each) => each.blocksSight === 'yes')) return false
  const { distances, size } = map
  const along = distances[from * size + left] + distances[from * size + right] // twice the distance to its middle
  const whole = distances[from * size + to] * 2
  return !overlooks(levels[from], levels[to], Math.max(levels[left], levels[right]), along, whole)
}

/** JG-7.4.3: whether firer and target look over whatever stands in that hex. */
function isIgnored(field: Field, from: HexId, to: HexId, hex: HexId): boolean {
  const { map, levels } = field.ground
  const { distances, size } = map
  return overlooks(
    levels[from],
    levels[to],
    levels[hex],
    distances[from * size + hex],
    distances[from * size + to],
  )
}

function overlooks(firer: number, target: number, obstacle: number, along: number, whole: number): boolean {
  if (firer > obstacle && target > obstacle) return true // JG-7.4.3-a
  if (firer > target && firer > obstacle && along * 2 <= whole) return true // JG-7.4.3-b
  return target > firer && target > obstacle && along * 2 >= whole // JG-7.4.3-c
}

/** whether a hex lies in the wedge that the two front directions of a corner open. */
export function inWedge(field: Field, from: HexId, facing: number, to: HexId): boolean {
  const a = field.ground.map.cubes[from]
  const b = field.ground.map.cubes[to]
  const q = b.q - a.q
  const r = b.r - a.r
  const s = b.s - a.s
  // Each corner's wedge is bounded by two rows of hexes; in cube coordinates those are two signs.
  switch (facing) {
    case 0:
      return q >= 0 && s >= 0 && r < 0
    case 1:
      return r <= 0 && s <= 0 && q > 0
    case 2:
      return q >= 0 && r >= 0 && s < 0
    case 3:
      return s <= 0 && q <= 0 && r > 0
    case 4:
      return r >= 0 && s >= 0 && q < 0
    default:
      return q <= 0 && r <= 0 && s > 0
  }
}
