import { type Edge, matching } from './matching.ts'
import {
  balanceOf,
  bySeed,
  type Entrant,
  lastSide,
  meets,
  type Pair,
  type Paired,
  pointsOf,
  seated,
} from './pairing.ts'

/** What each fault of a pair costs. A greater one outweighs any number of the lesser that a table of 64 could bring. */
const cost = {
  /** They have met before: only where nothing else is left. */
  again: 1e12,
  /** One of them would have had the same seat three times more often than the other. */
  lopsided: 1e9,
  /** By the square of how many half points apart they are. */
  apart: 1e5,
  /** Both want the same seat. */
  sameWish: 1e3,
  /** By how far they are from the one they would meet in a group of equals: its upper half meets its lower. */
  unfolded: 1,
} as const
const best = 1e14

/**
 * The pairs of the next round of a Swiss tournament: equals meet equals, nobody twice, seats are balanced, and the one who is left
 * over, a different one each time, has a bye. They are a matching of maximum weight, by Edmonds' algorithm.
 */
export function swissRound(entrants: readonly Entrant[], played: readonly Paired[]): Pair[] {
  const field = entrants
    .filter(({ isOut }) => !isOut)
    .sort((a, b) => pointsOf(b.number, played) - pointsOf(a.number, played) || bySeed(a, b))
  const numbers: (number | null)[] = field.map(({ number }) => number)
  if (numbers.length % 2 === 1) numbers.push(null)
  const edges = numbers.flatMap((a, i) =>
    numbers.slice(i + 1).map((b, k): Edge => [i, i + 1 + k, best - costOf(a as number, b, numbers, played)]),
  )
  const mates = matching(edges)
  return numbers.flatMap((a, i) => {
    const mate = mates[i] ?? -1
    if (a === null || mate < i) return []
    const b = numbers[mate] ?? null
    return [b === null ? { first: a, second: null } : seated(a, b, played)]
  })
}

function costOf(
  a: number,
  b: number | null,
  numbers: readonly (number | null)[],
  played: readonly Paired[],
): number {
  const points = pointsOf(a, played)
  if (b === null) {
    const hadBye = played.some(({ first, second }) => first === a && second === null)
    const least = Math.min(...numbers.flatMap((each) => (each === null ? [] : [pointsOf(each, played)])))
    return (hadBye ? cost.again : 0) + cost.apart * (points - least) ** 2 - numbers.indexOf(a)
  }
  const apart = Math.abs(points - pointsOf(b, played))
  const [mine, theirs] = [balanceOf(a, played), balanceOf(b, played)]
  const wishes = [wishOf(a, played), wishOf(b, played)]
  return (
    (played.some((each) => meets(each, a) && meets(each, b)) ? cost.again : 0) +
    cost.apart * apart ** 2 +
    (mine === theirs && Math.abs(mine) >= 2 ? cost.lopsided : 0) +
    (wishes[0] !== 0 && wishes[0] === wishes[1]
      ? cost.sameWish * (1 + Math.min(Math.abs(mine), Math.abs(theirs)))
      : 0) +
    cost.unfolded * unfolded(a, b, numbers, played)
  )
}

/** Which seat somebody should have: 1 the first, -1 the second. */
function wishOf(number: number, played: readonly Paired[]): number {
  return -Math.sign(balanceOf(number, played)) || -lastSide(number, played)
}

function unfolded(
  a: number,
  b: number,
  numbers: readonly (number | null)[],
  played: readonly Paired[],
): number {
  const points = pointsOf(a, played)
  if (points !== pointsOf(b, played)) return 0
  const group = numbers.filter((each) => each !== null && pointsOf(each, played) === points)
  const half = Math.floor(group.length / 2)
  return Math.abs(Math.abs(group.indexOf(a) - group.indexOf(b)) - half)
}
