import type { DrawnSide, Field } from '@gunbai/glory/screen'
import { directionTo, type HexId, type Point } from '@gunbai/hexes'
import { sideEnds, written } from './geometry.ts'

/** What lies between two hexes, as paths: one for each kind, so that a map of any size is a few strokes. */
export interface DrawnSides {
  /** Hachures that run down from the higher hex, and closer, longer ones where it is steep. */
  readonly slopes: string
  readonly steeps: string
  readonly crests: string
  readonly streams: string
  readonly rivers: string
  readonly fords: string
  /** The roadway across, and its two parapets. */
  readonly bridges: string
  readonly redoubts: string
  readonly fortifications: string
}

export type Line = readonly [Point, Point]

const mix = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})
const line = (...points: Point[]): string => `M${points.map(written).join('L')}`

/** A point beside a line: so far along it, so many units to its inner side. */
function beside([a, b]: Line, along: number, inward: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const { x, y } = mix(a, b, along)
  // clockwise around its hex the inside is to the right
  return { x: x - ((b.y - a.y) / length) * inward, y: y + ((b.x - a.x) / length) * inward }
}

const along = (count: number): number[] => Array.from({ length: count }, (_, i) => (i + 0.5) / count)

/** Strokes from the edge outward: down the slope as one sees it from the higher hex. */
const hachures = (edge: Line, count: number, length: number): string =>
  along(count)
    .map((at) => line(beside(edge, at, 1), beside(edge, at, -length)))
    .join('')

const wave = (edge: Line): string =>
  `M${written(edge[0])}Q${written(beside(edge, 0.25, 3))} ${written(mix(...edge, 0.5))}T${written(edge[1])}`

/** A rampart within the hex it protects: teeth toward the enemy. */
function teeth(edge: Line, inset: number, depth: number): string {
  const points = Array.from({ length: 11 }, (_, i) =>
    beside(edge, 0.04 + (i / 10) * 0.92, inset - (i % 2) * depth),
  )
  return line(...points)
}

/** A wall with merlons. */
function battlements(edge: Line): string {
  const steps: Point[] = []
  for (let i = 0; i < 9; i++) {
    const inward = i % 2 === 0 ? 6 : 1
    steps.push(beside(edge, i / 9, inward), beside(edge, (i + 1) / 9, inward))
  }
  return line(...steps)
}

/** Two bars across the water, and what is between them. */
function bridge(edge: Line): string {
  const bar = (at: number) =>
    line(beside(edge, at - 0.05, 13), beside(edge, at, 8), beside(edge, at, -8), beside(edge, at - 0.05, -13))
  const other = (at: number) =>
    line(beside(edge, at + 0.05, 13), beside(edge, at, 8), beside(edge, at, -8), beside(edge, at + 0.05, -13))
  return bar(0.34) + other(0.66)
}

const ford = (edge: Line): string =>
  [0.35, 0.5, 0.65].map((at) => line(beside(edge, at, 9), beside(edge, at, -9))).join('')

type Kind = DrawnSide['kind'] | 'slope'

/** The strokes of one side, by the path that they belong to. A slope falls away from the hex whose side it is. */
export function strokesOf(kind: Kind, edge: Line): Partial<DrawnSides> {
  switch (kind) {
    case 'slope':
      return { slopes: hachures(edge, 6, 6) }
    case 'steep':
      return { steeps: hachures(edge, 9, 10) }
    case 'crest':
      return { crests: line(...edge) + teeth(edge, 0, -5) }
    case 'stream':
      return { streams: wave(edge) }
    case 'river':
      return { rivers: line(...edge) }
    case 'ford':
      return { rivers: line(...edge), fords: ford(edge) }
    case 'bridge':
      return { rivers: line(...edge), bridges: bridge(edge) }
    case 'redoubt':
      return { redoubts: teeth(edge, 7, 7) }
    case 'fortification':
      return { fortifications: battlements(edge) }
  }
}

const nothing: DrawnSides = {
  slopes: '',
  steeps: '',
  crests: '',
  streams: '',
  rivers: '',
  fords: '',
  bridges: '',
  redoubts: '',
  fortifications: '',
}

/** The strokes of these sides together. */
export function drawn(sides: Iterable<{ readonly kind: Kind; readonly edge: Line }>): DrawnSides {
  const all: { -readonly [K in keyof DrawnSides]: string } = { ...nothing }
  for (const { kind, edge } of sides) {
    for (const [name, path] of Object.entries(strokesOf(kind, edge))) all[name as keyof DrawnSides] += path
  }
  return all
}

/** Every side of a battle that is more than the end of a hex. */
export function drawSides(field: Field): DrawnSides {
  const { battle, ground } = field
  const { map, levels, around } = ground
  const steep = new Set(
    battle.sides.flatMap(({ kind, a, b }) => (kind === 'steep' ? [`${a}/${b}`, `${b}/${a}`] : [])),
  )
  const sides: { kind: Kind; edge: Line }[] = []
  for (const hex of map.hexes) {
    for (let direction = 0; direction < 6; direction++) {
      const beyond = around[hex * 6 + direction] ?? -1
      if (beyond < 0) continue
      const fall = (levels[hex] ?? 0) - (levels[beyond] ?? 0)
      if (fall <= 0) continue
      const kind = fall > 1 || steep.has(`${hex}/${beyond}`) ? 'steep' : 'slope'
      sides.push({ kind, edge: sideEnds(field, hex, direction) })
    }
  }
  for (const { kind, a, b } of battle.sides) {
    // how steep a slope is has been told by its levels
    if (kind !== 'steep') sides.push({ kind, edge: sideEnds(field, a, directionTo(map, a, b) ?? 0) })
  }
  return drawn(sides)
}

/** Roads and paths through the middle of their hexes. */
export function drawWays(field: Field, centre: (hex: HexId) => Point): { roads: string; paths: string } {
  const ways = { roads: '', paths: '' }
  for (const { kind, hexes } of field.battle.ways) {
    ways[kind === 'road' ? 'roads' : 'paths'] += line(...hexes.map(centre))
  }
  return ways
}
