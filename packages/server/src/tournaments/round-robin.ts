import { bySeed, type Entrant, type Pair } from './pairing.ts'

/**
 * Everybody meets everybody once: the circle method, by which one stays and the others walk around. The sides alternate, so that
 * nobody has one more than once more often than the other.
 */
export function roundRobin(entrants: readonly Entrant[]): Pair[][] {
  const circle: (number | null)[] = [...entrants].sort(bySeed).map(({ number }) => number)
  // the one who stays is then nobody: all who walk have either side by turns
  if (circle.length % 2 === 1) circle.unshift(null)
  const count = circle.length
  return Array.from({ length: Math.max(0, count - 1) }, (_, round) => {
    const places = Array.from({ length: count }, (_, i) =>
      i === 0 ? circle[0] : circle[1 + ((i - 1 + round) % (count - 1))],
    )
    return Array.from({ length: count / 2 }, (_, table) => {
      const [a, b] = [places[table] ?? null, places[count - 1 - table] ?? null]
      if (a === null || b === null) return { first: (a ?? b) as number, second: null }
      const isFirst = table === 0 ? round % 2 === 0 : table % 2 === 1
      return isFirst ? { first: a, second: b } : { first: b, second: a }
    })
  })
}
