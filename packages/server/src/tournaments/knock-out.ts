import { bySeed, type Entrant, type Pair, type Paired, seated } from './pairing.ts'

/** The first round: the best is in one half and the second in the other, and the best have the byes. */
export function firstKnockOutRound(entrants: readonly Entrant[]): Pair[] {
  const seeds = [...entrants].sort(bySeed).map(({ number }) => number)
  let places = [0]
  while (places.length < seeds.length) {
    const size = places.length * 2
    places = places.flatMap((place) => [place, size - 1 - place])
  }
  return Array.from({ length: places.length / 2 }, (_, table) => {
    const [a, b] = [seeds[places[2 * table] as number], seeds[places[2 * table + 1] as number]]
    if (b === undefined) return { first: a as number, second: null }
    return table % 2 === 0 ? { first: a as number, second: b } : { first: b, second: a as number }
  })
}

/** Winners of neighbouring tables meet. Null where the last has been played. */
export function nextKnockOutRound(round: readonly Paired[], played: readonly Paired[]): Pair[] | null {
  if (round.length < 2) return null
  const winners = [...round].sort((a, b) => a.table - b.table).map(winnerOf)
  return Array.from({ length: winners.length / 2 }, (_, table) =>
    seated(winners[2 * table] as number, winners[2 * table + 1] as number, played),
  )
}

/** Who goes on; of a pair that is still even, the first. */
export function winnerOf({ first, second, points }: Paired): number {
  return second === null || points === null || points >= 1 ? first : second
}
