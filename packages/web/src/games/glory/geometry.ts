import type { Field, GloryView } from '@gunbai/glory/screen'
import { boardSize, type Corner, type HexId, hexCentre, hexCorner, type Point } from '@gunbai/hexes'
import { side } from '../board/hex-shape.ts'

/** Room around the field for the numbers of columns and rows. */
export const rim = 26

/** Where the hexes of a field are drawn. */
export interface Layout {
  readonly centres: readonly Point[]
  readonly width: number
  readonly height: number
  readonly viewBox: string
}

const layouts = new WeakMap<Field, Layout>()

export function layoutOf(field: Field): Layout {
  const known = layouts.get(field)
  if (known !== undefined) return known
  const { map } = field.ground
  const { width, height } = boardSize(map, side)
  const layout = {
    centres: map.hexes.map((hex) => hexCentre(map, hex, side)),
    width,
    height,
    viewBox: `${-rim} ${-rim} ${width + rim + 6} ${height + rim + 6}`,
  }
  layouts.set(field, layout)
  return layout
}

export const centreOf = (layout: Layout, hex: number): Point => layout.centres[hex] ?? { x: 0, y: 0 }

/** On which side of the map something lies out of the way of a hex. */
export function sideFor(field: Field, hex: number): 'left' | 'right' {
  const layout = layoutOf(field)
  return centreOf(layout, hex).x > layout.width / 2 ? 'left' : 'right'
}

/** The middle of a side's pieces on the map; of the map for one who has none. */
export function middleOf({ units }: GloryView, field: Field, seat: number | null): Point {
  const layout = layoutOf(field)
  const own = units.flatMap(({ hex }, unit) =>
    hex >= 0 && field.cards[unit]?.seat === seat ? [centreOf(layout, hex)] : [],
  )
  if (own.length === 0) return { x: layout.width / 2, y: layout.height / 2 }
  const mean = (of: (point: Point) => number) => own.reduce((sum, each) => sum + of(each), 0) / own.length
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}

/** A corner of any hex around 0, 0, so far from the centre. */
export function corner(at: number, distance = side): Point {
  const angle = (Math.PI / 3) * at - Math.PI / 2
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance }
}

export const written = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** The two front sides of whoever faces that corner, within the hex by so much. */
export function frontPath(facing: number, inset: number): string {
  return `M${[facing - 1, facing, facing + 1].map((at) => written(corner(at, side - inset))).join('L')}`
}

/** The two ends of the side of a hex in that direction, clockwise. */
export function sideEnds(field: Field, hex: number, direction: number): readonly [Point, Point] {
  const { map } = field.ground
  return [
    hexCorner(map, hex as HexId, direction as Corner, side),
    hexCorner(map, hex as HexId, ((direction + 1) % 6) as Corner, side),
  ]
}

/** The corner of a hex that a point lies towards; null near its middle. */
export function cornerAt(centre: Point, { x, y }: Point): number | null {
  const [dx, dy] = [x - centre.x, y - centre.y]
  if (Math.hypot(dx, dy) < side * 0.4) return null
  return (Math.round((Math.atan2(dy, dx) + Math.PI / 2) / (Math.PI / 3)) + 6) % 6
}
