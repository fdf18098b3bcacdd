import { type HexId, isEdge, neighbours } from '@gunbai/hexes'
import { halfWidth, side } from '../../board/hex-shape.ts'
import { field, size } from '../geometry.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}
type Place = (hex: number) => Spot
type Holds = (hex: number) => boolean

const outward: readonly Spot[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
]

const near = (hex: HexId, holds: Holds): readonly HexId[] => neighbours(field, hex).filter(holds)

/** Where what ends at the rim of the field leaves it: away from where it came. */
function exit(at: Spot, from: Spot): Spot | null {
  const open = outward.filter(
    ({ x, y }) =>
      (x < 0 && at.x < 2 * halfWidth + 1) ||
      (x > 0 && at.x > size.width - 2 * halfWidth - 1) ||
      (y < 0 && at.y < side + 1) ||
      (y > 0 && at.y > size.height - side - 1),
  )
  const away = ({ x, y }: Spot) => x * (at.x - from.x) + y * (at.y - from.y)
  return open.reduce<Spot | null>((best, way) => (best === null || away(way) > away(best) ? way : best), null)
}

/** A river or a gorge as one path through the centres of its hexes; where it ends at the rim it runs on, beyond the field. */
export function course(holds: Holds, place: Place): string {
  return field.hexes
    .filter(holds)
    .map((hex) => {
      const at = place(hex)
      const next = near(hex, holds).map(place)
      const [one, other] = next
      const half = (to: Spot) => xy({ x: (at.x + to.x) / 2, y: (at.y + to.y) / 2 })
      if (one === undefined) return `M${xy(at)}h.1`
      if (next.length === 2 && other !== undefined) return `M${half(one)}Q${xy(at)} ${half(other)}`
      const way = next.length === 1 && isEdge(field, hex) ? exit(at, one) : null
      if (way === null) return next.map((to) => `M${xy(at)}L${half(to)}`).join('')
      const on = (far: number, swing: number) =>
        xy({ x: at.x + way.x * far + way.y * swing, y: at.y + way.y * far + way.x * swing })
      return `M${half(one)}Q${xy(at)} ${on(44, 0)}T${on(190, 22)}T${on(380, -16)}T${on(900, 20)}`
    })
    .join('')
}

/** Hexes of one ground that lie together, as lines between their centres: drawn with a broad brush they are one patch. */
export function patch(holds: Holds, place: Place): string {
  return field.hexes
    .filter(holds)
    .map((hex) =>
      [
        `M${xy(place(hex))}h.1`,
        ...near(hex, holds).map((to) => (to > hex ? `L${xy(place(to))}M${xy(place(hex))}` : '')),
      ].join(''),
    )
    .join('')
}

/** In degrees, from -90 to 90: how the course runs through one of its hexes. */
export function bearing(hex: HexId, holds: Holds, place: Place): number {
  const at = place(hex)
  const next = near(hex, holds).map(place)
  const [from = { x: at.x - 1, y: at.y }] = next
  const to = next.at(-1) === from || next.length === 0 ? at : (next[Math.floor(next.length / 2)] ?? at)
  return lying((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)
}

/** The same line, as little turned as it can be. */
export const lying = (degrees: number): number => Math.round(degrees - 180 * Math.round(degrees / 180))

const xy = ({ x, y }: Spot): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
