/** Somebody who plays in a tournament, by a number of its own. */
export interface Entrant {
  readonly number: number
  /** By which they are seeded. */
  readonly rating: number
  /** Takes no further part. */
  readonly isOut: boolean
}

/** Two who meet: who sits in the first seat, and who in the second. A second who is null is a bye. */
export interface Pair {
  readonly first: number
  readonly second: number | null
}

/** A pair of some round, with what the first has won of it in half points: 2, 1 or 0; null while it is played. */
export interface Paired extends Pair {
  readonly round: number
  readonly table: number
  readonly points: number | null
}

/** The better first, and of equals the one who came first. */
export function bySeed(a: Entrant, b: Entrant): number {
  return b.rating - a.rating || a.number - b.number
}

/** What somebody has got out of what was played, in half points. */
export function pointsOf(number: number, played: readonly Paired[]): number {
  return played.reduce((sum, { first, second, points }) => {
    if (points === null) return sum
    return sum + (first === number ? points : second === number ? 2 - points : 0)
  }, 0)
}

/** How much more often somebody sat in the first seat than in the second. A bye is neither. */
export function balanceOf(number: number, played: readonly Paired[]): number {
  return played.reduce((sum, { first, second }) => {
    if (second === null) return sum
    return sum + (first === number ? 1 : second === number ? -1 : 0)
  }, 0)
}

/** Where somebody sat last: 1 in the first seat, -1 in the second, 0 nowhere yet. */
export function lastSide(number: number, played: readonly Paired[]): number {
  const last = played.findLast((each) => each.second !== null && meets(each, number))
  return last === undefined ? 0 : last.first === number ? 1 : -1
}

export function meets({ first, second }: Pair, number: number): boolean {
  return first === number || second === number
}

/** Gives the first seat to whoever had it less often, then to whoever did not have it last, then by turns. */
export function seated(a: number, b: number, played: readonly Paired[]): Pair {
  const order =
    balanceOf(a, played) - balanceOf(b, played) ||
    lastSide(a, played) - lastSide(b, played) ||
    (played.length % 2 === 0 ? -1 : 1)
  return order < 0 ? { first: a, second: b } : { first: b, second: a }
}
