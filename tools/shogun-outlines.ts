/**
 * Draws the outlines of Shogun's provinces as SVG paths: node tools/shogun-outlines.ts <provinces.geojson>
 *
 * The borders are CC0 (github.com/Asukana/Ryoseikoku_20230626_TSV). Every point is put on one grid, so that neighbours keep
 * their common border point by point; islets too small to be seen are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Point = readonly [number, number]

interface Feature {
  readonly id: string
  readonly properties: { readonly label_lonlat: Point }
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Point[])[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Point[])[])[] }
}

function ringsIn({ geometry }: Feature): readonly (readonly Point[])[] {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
}

const unitsPerDegree = 100
const smallestIslet = 6 // in square units; one unit is about a kilometre
const margin = 20

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('say which GeoJSON file holds the provinces')
const { features } = JSON.parse(readFileSync(source, 'utf8')) as { features: readonly Feature[] }

const all = features.flatMap((feature) => ringsIn(feature).flat())
const west = Math.min(...all.map(([east]) => east))
const north = Math.max(...all.map(([, latitude]) => latitude))
const south = Math.min(...all.map(([, latitude]) => latitude))
const narrowing = Math.cos((((north + south) / 2) * Math.PI) / 180)

/** Degrees to the grid: east is narrowed as it is in the middle of the map. */
function onGrid([longitude, latitude]: Point): Point {
  return [
    Math.round((longitude - west) * narrowing * unitsPerDegree) + margin,
    Math.round((north - latitude) * unitsPerDegree) + margin,
  ]
}

function areaOf(ring: readonly Point[]): number {
  let doubled = 0
  for (let i = 0; i < ring.length; i++) {
    const [x, y] = ring[i] as Point
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point
    doubled += x * nextY - nextX * y
  }
  return Math.abs(doubled) / 2
}

function ringOf(points: readonly Point[]): Point[] {
  const ring: Point[] = []
  for (const point of points.map(onGrid)) {
    const last = ring.at(-1)
    if (last === undefined || last[0] !== point[0] || last[1] !== point[1]) ring.push(point)
  }
  if (ring.length > 1 && ring[0]?.join() === ring.at(-1)?.join()) ring.pop()
  return ring
}

function pathOf(ring: readonly Point[]): string {
  let [x, y] = ring[0] as Point
  let path = `M${x} ${y}l`
  const steps = ring.slice(1).map(([toX, toY]) => {
    const step = `${toX - x} ${toY - y}`
    x = toX
    y = toY
    return step
  })
  path += steps.join(' ').replaceAll(' -', '-')
  return `${path}z`
}

const rows = features
  .map((feature) => {
    const { id, properties } = feature
    const rings = ringsIn(feature).map(ringOf)
    const largest = Math.max(...rings.map(areaOf))
    const kept = rings.filter((ring) => areaOf(ring) >= Math.min(smallestIslet, largest))
    const [x, y] = onGrid(properties.label_lonlat)
    return { id: id.replaceAll('_', '-'), x, y, path: kept.map(pathOf).join('') }
  })
  .sort((a, b) => (a.id < b.id ? -1 : 1))

const corner = onGrid([Math.max(...all.map(([east]) => east)), south])
const text = `/**
 * The outlines of the provinces as SVG paths, and where their labels stand; made by tools/shogun-outlines.ts from borders
 * that are CC0 (github.com/Asukana/Ryoseikoku_20230626_TSV). One unit is about a kilometre.
 */
export const mapSize = { width: ${corner[0] + margin}, height: ${corner[1] + margin} }

export interface Outline {
  readonly id: string
  readonly label: readonly [number, number]
  readonly path: string
}

// biome-ignore format: one province a line
export const outlines: readonly Outline[] = [
${rows.map(({ id, x, y, path }) => `  { id: '${id}', label: [${x}, ${y}], path: '${path}' },`).join('\n')}
]
`
writeFileSync(join(import.meta.dirname, '../packages/shogun/src/data/outlines.ts'), text)
