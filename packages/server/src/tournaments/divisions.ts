/** The divisions of a league when its first season begins: the best in the first. The last two may be smaller. */
export function firstDivisions<T>(bestFirst: readonly T[], size: number): T[][] {
  const count = Math.max(1, Math.ceil(bestFirst.length / size))
  const least = Math.floor(bestFirst.length / count)
  const greater = bestFirst.length % count
  const divisions: T[][] = []
  let from = 0
  for (let i = 0; i < count; i++) {
    const to = from + least + (i < greater ? 1 : 0)
    divisions.push(bestFirst.slice(from, to))
    from = to
  }
  return divisions
}

/**
 * The divisions of the next season, each given with its best first: so many go up from each and so many down; whoever leaves is
 * replaced from beneath, and whoever is new begins at the bottom.
 */
export function nextDivisions<T>(
  seasons: readonly (readonly T[])[],
  moving: number,
  leaving: ReadonlySet<T>,
  coming: readonly T[],
  size: number,
): T[][] {
  const places = seasons.map((division) => [...division])
  for (let i = 0; i + 1 < places.length; i++) {
    const [upper, lower] = [places[i] as T[], seasons[i + 1] as readonly T[]]
    const moved = Math.min(moving, Math.floor(upper.length / 2), Math.floor(lower.length / 2))
    const down = upper.splice(upper.length - moved, moved)
    upper.push(...lower.slice(0, moved))
    places[i + 1] = [...down, ...lower.slice(moved)]
  }
  const order = [...places.flat().filter((each) => !leaving.has(each)), ...coming]
  return firstDivisions(order, size)
}
