import { createHexMap, type HexMap } from '@gunbai/hexes'

/** Larger maps would be slow to play on. */
export const mostHexes = 1200

/** So many maps are kept: whoever draws a battle reads it at every stroke. */
const mostKept = 8
const kept = new Map<string, HexMap>()

/** The map of so many columns and rows. Even rows stand half a hex to the east. */
export function battleMap(cols: number, rows: number): HexMap {
  const key = `${cols}x${rows}`
  const map = kept.get(key) ?? createHexMap({ rows, cols, shifted: 'odd' })
  kept.delete(key)
  kept.set(key, map)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return map
}
