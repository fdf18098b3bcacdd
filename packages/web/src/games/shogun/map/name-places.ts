import { boardProvinces } from './board-map.ts'

/** Sizes of letters, in units of the map, for which names have places of their own: the farther off the map, the larger. */
export const nameSizes = [18.5, 21, 24, 28, 33, 39] as const

/** The middle of a name's base line. */
export interface NamePlace {
  readonly x: number
  readonly y: number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const letter = 0.56 // of the size of the letters, how broad one is on average
const numberSize = 19 // in units of the map, as the pieces have it

/** Pieces grow with the names, so that their numbers can be read. */
const pieceAt = (size: number): number => Math.max(1, size / numberSize)

function boxOf({ x, y }: NamePlace, name: string, size: number): Box {
  const half = (name.length * letter * size) / 2
  return { left: x - half, right: x + half, top: y - size * 0.76, bottom: y + size * 0.22 }
}

/** Where the men of a province stand. */
function standBox(province: number, size: number): Box {
  const [x = 0, y = 0] = boardProvinces[province]?.stand ?? []
  const [half, high] = [17 * pieceAt(size), 18 * pieceAt(size)]
  const middle = y + 8 * pieceAt(size)
  return { left: x - half, right: x + half, top: middle - high, bottom: middle + high }
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 0 && down > 0 ? across * down : 0
}

/** Around the men of a province, the place beneath them first. */
function candidates(province: number, name: string, size: number): NamePlace[] {
  const { left, right, top, bottom } = standBox(province, size)
  const middle = (left + right) / 2
  const half = (name.length * letter * size) / 2
  const [under, over, beside] = [bottom + size * 0.78, top - size * 0.24, (top + bottom) / 2 + size * 0.3]
  const aside = half * 0.5
  return [
    { x: middle, y: under },
    { x: middle, y: over },
    { x: middle + aside, y: under },
    { x: middle - aside, y: under },
    { x: right + half + 2, y: beside },
    { x: left - half - 2, y: beside },
    { x: middle + aside, y: over },
    { x: middle - aside, y: over },
    { x: middle + half, y: under },
    { x: middle - half, y: under },
  ]
}

const farther = 60 // of the area of an overlap: how much a place is worth less for each that was better

/** Where each name stands when letters have that size: none touches another; one that finds no room is left out. */
export function placeNames(names: readonly string[], size: number): readonly (NamePlace | null)[] {
  const stands = names.map((_, province) => standBox(province, size))
  const places: (NamePlace | null)[] = names.map(() => null)
  const taken: Box[] = []
  for (const province of crowdedFirst(names.length)) {
    const name = names[province] ?? ''
    let best: { place: NamePlace; box: Box; cost: number } | null = null
    for (const [rank, place] of candidates(province, name, size).entries()) {
      const box = boxOf(place, name, size)
      if (taken.some((other) => overlap(grown(box), other) > 0)) continue
      // over somebody else's men it could not be read
      const covered = stands.reduce((sum, stand, i) => sum + (i === province ? 0 : overlap(box, stand)), 0)
      if (covered > size * size * 0.5) continue
      const cost = covered + rank * farther
      if (best === null || cost < best.cost) best = { place, box, cost }
    }
    if (best === null) continue
    places[province] = best.place
    taken.push(best.box)
  }
  return places
}

const grown = ({ left, right, top, bottom }: Box): Box => ({
  left: left - 2,
  right: right + 2,
  top: top - 1,
  bottom: bottom + 1,
})

/** Whoever has the least room chooses first. */
function crowdedFirst(count: number): readonly number[] {
  const room = (province: number) => {
    const [x = 0, y = 0] = boardProvinces[province]?.stand ?? []
    const far = boardProvinces
      .filter((_, other) => other !== province)
      .map(({ stand: [ox, oy] }) => Math.hypot(ox - x, oy - y))
      .sort((a, b) => a - b)
    return (far[0] ?? 0) + (far[1] ?? 0)
  }
  const rooms = Array.from({ length: count }, (_, province) => room(province))
  return rooms.map((_, province) => province).sort((a, b) => (rooms[a] ?? 0) - (rooms[b] ?? 0))
}
