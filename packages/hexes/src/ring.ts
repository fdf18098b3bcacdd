import type { HexId } from './hex.ts'
import { distance, type HexMap } from './hex-map.ts'

const NOTHING: readonly HexId[] = []

/** The hexes exactly that far away, in order of their ids; ring 0 is the hex itself. */
export function ring(map: HexMap, centre: HexId, radius: number): readonly HexId[] {
  return ringsAround(map, centre)[radius] ?? NOTHING
}

/** The hexes at most that far away, the hex itself first and then nearer before farther. */
export function disc(map: HexMap, centre: HexId, radius: number): readonly HexId[] {
  if (radius < 0) return NOTHING
  const discs = map.discs[centre]
  discs[radius] ??= ringsAround(map, centre)
    .slice(0, radius + 1)
    .flat()
  return discs[radius]
}

function ringsAround(map: HexMap, centre: HexId): readonly (readonly HexId[])[] {
  if (map.rings[centre].length === 0) {
    const rings: HexId[][] = []
    for (const hex of map.hexes) {
      const radius = distance(map, centre, hex)
      while (rings.length <= radius) rings.push([])
      rings[radius].push(hex)
    }
    map.rings[centre] = rings
  }
  return map.rings[centre]
}
