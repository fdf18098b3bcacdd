import { landBorders } from '../data/land-borders.ts'
import { provinceChart } from '../data/provinces.ts'
import { seaRoutes } from '../data/sea-routes.ts'

/** A province, as its row in the chart. */
export type Province = number

/** Nowhere: no province, no owner, no army. */
export const none = -1

/** SG-MAP-01 */
export const provinceCount = provinceChart.length

export const provinceIds: readonly string[] = provinceChart.map(([id]) => id)
export const provinceNames: readonly string[] = provinceChart.map(([, name]) => name)

const places = new Map<string, Province>(provinceIds.map((id, province) => [id, province]))

/** The province of that id. */
export function provinceOf(id: string): Province {
  const province = places.get(id)
  if (province === undefined) throw new Error(`there is no province "${id}"`)
  return province
}

const overland: readonly (readonly Province[])[] = provinceIds.map((id) =>
  (landBorders[id] as string).split(' ').filter(Boolean).map(provinceOf),
)

const oversea: readonly (readonly Province[])[] = provinceIds.map((id) =>
  seaRoutes.flatMap(([a, b]) => (a === id ? [provinceOf(b)] : b === id ? [provinceOf(a)] : [])),
)

/** SG-MAP-05: every province next to it, by land first, then by sea. */
export const neighbours: readonly (readonly Province[])[] = provinceIds.map((_, province) => [
  ...(overland[province] as readonly Province[]),
  ...(oversea[province] as readonly Province[]),
])

/** SG-MAP-07, SG-MAP-08: whether the way between two neighbours is a sea route. */
export function isBySea(from: Province, to: Province): boolean {
  return (oversea[from] as readonly Province[]).includes(to)
}

export function areAdjacent(a: Province, b: Province): boolean {
  return (neighbours[a] as readonly Province[]).includes(b)
}
