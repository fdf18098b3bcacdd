import { type HexId, type HexMap, hexCentre, rowOf } from '@gunbai/hexes'
import type { Arrow } from './arrows.ts'

/** The hex that an arrow key leads to: along the row, or to the nearest of the next row. At the rim it stays. */
export function hexStep(map: HexMap, from: number, arrow: Arrow): number {
  const row = rowOf(map, from as HexId)
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
    const next = from + (arrow === 'ArrowLeft' ? -1 : 1)
    return next in map.hexes && rowOf(map, next as HexId) === row ? next : from
  }
  const nextRow = row + (arrow === 'ArrowUp' ? -1 : 1)
  // a hex lies between two of the next row: down leads to the eastern and up to the western one, so that they lead back
  const wanted = hexCentre(map, from as HexId, 1).x + (arrow === 'ArrowDown' ? 0.1 : -0.1)
  const away = (hex: number) => Math.abs(hexCentre(map, hex as HexId, 1).x - wanted)
  return map.hexes
    .filter((hex) => rowOf(map, hex) === nextRow)
    .reduce((best: number, hex) => (best === from || away(hex) < away(best) ? hex : best), from)
}
