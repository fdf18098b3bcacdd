import { bySeed, type Entrant, meets, type Paired, pointsOf } from './pairing.ts'

/** How somebody stands in a tournament. Points are half points. */
export interface Standing {
  readonly place: number
  readonly number: number
  readonly points: number
  readonly played: number
  readonly wins: number
  /** The points of those one has met. */
  readonly buchholz: number
  /** The points of those one has beaten, and half those of whom one drew with. */
  readonly sonnebornBerger: number
}

/**
 * The table: by points, then by what they had against each other, then by the strength of whom they met and beat, then by wins.
 * Those whom nothing parts share a place.
 */
export function standingsOf(entrants: readonly Entrant[], played: readonly Paired[]): Standing[] {
  const rows = [...entrants].sort(bySeed).map(({ number }) => rowOf(number, played))
  rows.sort((a, b) => better(a, b, played))
  let place = 0
  return rows.map((row, i) => {
    const before = rows[i - 1]
    if (before === undefined || better(before, row, played) !== 0) place = i + 1
    return { place, ...row }
  })
}

type Row = Omit<Standing, 'place'>

function better(a: Row, b: Row, played: readonly Paired[]): number {
  return (
    b.points - a.points ||
    b.buchholz - a.buchholz ||
    b.sonnebornBerger - a.sonnebornBerger ||
    b.wins - a.wins ||
    met(b.number, a.number, played) - met(a.number, b.number, played)
  )
}

/** What somebody has got out of games with another. */
function met(number: number, other: number, played: readonly Paired[]): number {
  return pointsOf(
    number,
    played.filter((each) => meets(each, number) && meets(each, other)),
  )
}

function rowOf(number: number, played: readonly Paired[]): Row {
  const own = played.filter((each) => each.points !== null && meets(each, number))
  const games = own.flatMap(({ first, second, points }) =>
    second === null
      ? []
      : [
          {
            other: first === number ? second : first,
            got: first === number ? (points as number) : 2 - (points as number),
          },
        ],
  )
  return {
    number,
    points: pointsOf(number, played),
    played: games.length,
    wins: games.filter(({ got }) => got === 2).length,
    buchholz: games.reduce((sum, { other }) => sum + pointsOf(other, played), 0),
    sonnebornBerger: games.reduce((sum, { other, got }) => sum + (got * pointsOf(other, played)) / 2, 0),
  }
}
