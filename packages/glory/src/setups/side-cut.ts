import { type HexId, type HexMap, neighbours } from '@gunbai/hexes'
import { hexCode } from './hex-code.ts'

/** The sides along a straight cut through the map, between two columns (upright) or two rows, from one place to another. */
export function sidesOfCut(
  map: HexMap,
  upright: boolean,
  cut: number,
  low: number,
  high: number,
): (readonly [HexId, HexId])[] {
  const found: (readonly [HexId, HexId])[] = []
  for (const a of map.hexes) {
    const [ac, ar] = columnAndRow(map, a)
    for (const b of neighbours(map, a)) {
      const [bc, br] = columnAndRow(map, b)
      const across = upright ? ac <= cut && bc > cut : ar === cut && br === cut + 1
      const [first, last] = upright ? [ar, br] : [ac, bc]
      if (across && Math.min(first, last) >= low && Math.max(first, last) <= high) found.push([a, b])
    }
  }
  return found
}

function columnAndRow(map: HexMap, hex: HexId): [number, number] {
  const code = hexCode(map, hex)
  return [Number(code.slice(0, 2)), Number(code.slice(2))]
}
