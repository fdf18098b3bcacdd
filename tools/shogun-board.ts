/**
 * Bends the outlines of Shogun's provinces into the board of the table: node tools/shogun-board.ts
 *
 * In a true map half of the provinces are too small for an army. Here each province pushes or pulls everything around it until
 * small ones have room and large ones do not waste it (the rubber sheet of Dougenik, Chrisman and Niemeyer, 1985). Whoever
 * had a border in common still has it, since equal points move equally. Then Japan is turned to lie along a wide screen.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outlines } from '../packages/shogun/src/data/outlines.ts'
import { seaRoutes } from '../packages/shogun/src/data/sea-routes.ts'

const ids = outlines.map(({ id }) => id)

type Point = readonly [number, number]
type Ring = readonly Point[]

const evenness = 0.4 // 1 keeps all areas as they are, 0 makes them equal
const iterations = 16
const turn = (11 * Math.PI) / 180 // clockwise
const boardWidth = 1500
const margin = 26
const smallestIslet = 620 // in square units of the outlines
// the two northern provinces are so long that the sheet would tear: they are shortened first, then left as they are
const north = { from: 430, folded: 0.42, provinces: ['dewa', 'mutsu'] }

function ringsOf(path: string): Ring[] {
  return [...path.matchAll(/M(\d+) (\d+)l([^z]*)z/g)].map(([, startX, startY, steps]) => {
    let [x, y] = [Number(startX), Number(startY)]
    const ring: Point[] = [[x, y]]
    const numbers = (steps?.match(/-?\d+/g) ?? []).map(Number)
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      x += numbers[i] as number
      y += numbers[i + 1] as number
      ring.push([x, y])
    }
    return ring
  })
}

function areaOf(ring: Ring): number {
  return Math.abs(signedArea(ring))
}

function signedArea(ring: Ring): number {
  let doubled = 0
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point
    doubled += x * nextY - nextX * y
  })
  return doubled / 2
}

function middleOf(ring: Ring): Point {
  const area = signedArea(ring) || 1
  let [sumX, sumY] = [0, 0]
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point
    const cross = x * nextY - nextX * y
    sumX += (x + nextX) * cross
    sumY += (y + nextY) * cross
  })
  return [sumX / (6 * area), sumY / (6 * area)]
}

const largest = (rings: readonly Ring[]): Ring =>
  rings.reduce((best, ring) => (areaOf(ring) > areaOf(best) ? ring : best))

const total = (areas: readonly number[]): number => areas.reduce((sum, area) => sum + area, 0)

/** One pull of the rubber sheet. */
function bent(provinces: readonly (readonly Ring[])[], wanted: readonly number[]): Ring[][] {
  const now = provinces.map((rings) => total(rings.map(areaOf)))
  const scale = total(now) / total(wanted)
  const pulls = provinces.map((rings, i) => {
    const area = now[i] as number
    const aim = north.provinces.includes(ids[i] as string) ? area : (wanted[i] as number) * scale
    return {
      middle: middleOf(largest(rings)),
      radius: Math.sqrt(area / Math.PI),
      mass: Math.sqrt(aim / Math.PI) - Math.sqrt(area / Math.PI),
      error: Math.max(area, aim) / Math.min(area, aim),
    }
  })
  const calm = 1 / (1 + total(pulls.map(({ error }) => error)) / pulls.length)
  const moved = ([x, y]: Point): Point => {
    let [dx, dy] = [0, 0]
    for (const { middle, radius, mass } of pulls) {
      const away = Math.hypot(x - middle[0], y - middle[1]) || 1e-6
      const part = away / radius
      const force = (part > 1 ? (mass * radius) / away : mass * part * part * (4 - 3 * part)) * calm
      dx += (force * (x - middle[0])) / away
      dy += (force * (y - middle[1])) / away
    }
    return [x + dx, y + dy]
  }
  return provinces.map((rings) => rings.map((ring) => ring.map(moved)))
}

const folded = ([x, y]: Point): Point => {
  const beyond = Math.max(0, north.from - y) * (1 - north.folded)
  return [x - beyond * 0.3, y + beyond]
}

let provinces: Ring[][] = outlines.map(({ path }) => ringsOf(path).map((ring) => ring.map(folded)))
const wanted = provinces.map((rings) => Math.max(total(rings.map(areaOf)), 350) ** evenness)
for (let i = 0; i < iterations; i++) provinces = bent(provinces, wanted)

const turned = ([x, y]: Point): Point => [
  x * Math.cos(turn) - y * Math.sin(turn),
  x * Math.sin(turn) + y * Math.cos(turn),
]
provinces = provinces.map((rings) => rings.map((ring) => ring.map(turned)))
provinces = provinces.map((rings) => {
  const bySize = rings.toSorted((a, b) => areaOf(b) - areaOf(a))
  return bySize.filter((ring, i) => i === 0 || areaOf(ring) >= smallestIslet)
})
const all = provinces.flat(2)
const [west, east] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))]
const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))]
const scale = (boardWidth - 2 * margin) / (east - west)
const boardHeight = Math.round((bottom - top) * scale + 2 * margin)
const placed = ([x, y]: Point): Point => [
  Math.round((x - west) * scale + margin),
  Math.round((y - top) * scale + margin),
]

function withoutRepeats(ring: Ring): Ring {
  return ring.filter((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length] as Point
    return point[0] !== before[0] || point[1] !== before[1]
  })
}

const drawn = provinces.map((rings) => rings.map((ring) => withoutRepeats(ring.map(placed))))

const pathOf = (rings: readonly Ring[]): string =>
  rings
    .map((ring) => {
      const steps = ring.slice(1).map(([x, y], i) => {
        const [beforeX, beforeY] = ring[i] as Point
        return `${x - beforeX} ${y - beforeY}`
      })
      const [x, y] = ring[0] as Point
      return `M${x} ${y}l${steps.join(' ').replaceAll(' -', '-')}z`
    })
    .join('')

function isInside([x, y]: Point, ring: Ring): boolean {
  let inside = false
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** How far a point is from the shore or border; pieces stand side by side, so room to the sides counts for less. */
function roomAt([x, y]: Point, ring: Ring): number {
  let least = Number.POSITIVE_INFINITY
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] as Point
    const [dx, dy] = [(bx - ax) * flat, by - ay]
    const along = ((x - ax) * flat * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
    const part = Math.min(1, Math.max(0, along))
    least = Math.min(least, Math.hypot((x - ax) * flat - part * dx, y - ay - part * dy))
  })
  return least
}
const flat = 0.7

/** The roomiest place of a province that is not too near to where others have their pieces: there its own stand. */
function standOf(ring: Ring, others: readonly Point[]): Point {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  let best: Point = [0, 0]
  let most = -1
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += 2) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += 2) {
      if (!isInside([x, y], ring)) continue
      const nearest = Math.min(...others.map((other) => Math.hypot((x - other[0]) * flat, y - other[1])))
      const room = Math.min(roomAt([x, y], ring), 30) + 0.35 * Math.min(nearest, 70)
      if (room > most) [best, most] = [[x, y], room]
    }
  }
  return best
}

let stands: Point[] = drawn.map(([ring]) => standOf(ring as Ring, [[-1000, -1000]]))
for (let i = 0; i < 4; i++) {
  stands = stands.reduce<Point[]>((list, _, province) => {
    const others = list.filter((__, other) => other !== province)
    return list.with(province, standOf((drawn[province] as Ring[])[0] as Ring, others))
  }, stands)
}

/** Where a sea route leaves one shore and reaches the other: the two points nearest to each other. */
function crossing(a: string, b: string): readonly [Point, Point] {
  let best: readonly [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  let least = Number.POSITIVE_INFINITY
  for (const from of (drawn[ids.indexOf(a)] as Ring[]).flat()) {
    for (const to of (drawn[ids.indexOf(b)] as Ring[]).flat()) {
      const away = Math.hypot(from[0] - to[0], from[1] - to[1])
      if (away < least) [best, least] = [[from, to], away]
    }
  }
  return best
}

const written = (point: Point) => `[${point.join(', ')}]`
const provinceLines = drawn.map((rings, i) => {
  const id = `'${ids[i]}',`.padEnd(14)
  return `  { id: ${id} stand: ${written(stands[i] as Point)}, path: '${pathOf(rings)}' },`
})
const routeLines = seaRoutes.map(([a, b]) => {
  const [from, to] = crossing(a, b)
  return `  { between: [${ids.indexOf(a)}, ${ids.indexOf(b)}], from: ${written(from)}, to: ${written(to)} },`
})

const text = `/**
 * The board of Shogun: the provinces bent so that each has room for its pieces, and turned to lie along a wide screen. Made by
 * tools/shogun-board.ts from packages/shogun/src/data/outlines.ts, whose source is CC0. North is ${Math.round((turn * 180) / Math.PI)} degrees to the right.
 */
export const boardSize = { width: ${boardWidth}, height: ${boardHeight} }

type Point = readonly [number, number]

export interface BoardProvince {
  readonly id: string
  /** The roomiest place in it, where its pieces stand. */
  readonly stand: Point
  readonly path: string
}

// biome-ignore format: one province a line
export const boardProvinces: readonly BoardProvince[] = [
${provinceLines.join('\n')}
]

export interface SeaRoute {
  readonly between: readonly [number, number]
  readonly from: Point
  readonly to: Point
}

// biome-ignore format: one route a line
export const boardRoutes: readonly SeaRoute[] = [
${routeLines.join('\n')}
]
`
const target = join(import.meta.dirname, '../packages/web/src/games/shogun/map/board-map.ts')
writeFileSync(target, text)
process.stdout.write(`${target}: ${text.length} characters, ${boardWidth} x ${boardHeight}\n`)
