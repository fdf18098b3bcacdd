/** What two players did against each other: the first one's points of so many games. */
export interface Meeting {
  readonly pair: readonly [number, number]
  readonly games: number
  readonly points: number
}

export interface Rating {
  /** Points of the usual scale, where 400 more are ten to one; the mean of all is 0. */
  readonly elo: number
  /** Half the width of the 95 % interval. */
  readonly plusMinus: number
}

/** 400 points of the scale are a factor of ten. */
const scale = 400 / Math.log(10)
/** Two-sided 95 % of the normal distribution. */
const z95 = 1.959964

/**
 * The ratings that make the results most likely (Bradley and Terry), a draw counted as half a win. Every pair that met
 * is given one drawn game more than was played: without it who never lost would be rated infinitely high.
 * Intervals come from the curvature of the likelihood.
 */
export function ratings(players: number, meetings: readonly Meeting[]): Rating[] {
  const met = meetings.filter((each) => each.games > 0)
  const strength = new Array<number>(players).fill(0)
  for (let round = 0; round < 10_000; round++) if (improve(strength, met) < 1e-9) break
  const variances = diagonalOfInverse(curvature(players, strength, met))
  return strength.map((each, i) => ({
    elo: each * scale,
    plusMinus: z95 * scale * Math.sqrt(Math.max(0, (variances[i] as number) - 1 / players)),
  }))
}

const points = (meeting: Meeting) => meeting.points + 0.5
const games = (meeting: Meeting) => meeting.games + 1

/** One step of Newton's for each player in turn. Gives the largest change. */
function improve(strength: number[], meetings: readonly Meeting[]): number {
  let largest = 0
  for (let i = 0; i < strength.length; i++) {
    let slope = 0
    let bend = 0
    for (const meeting of meetings) {
      const side = meeting.pair.indexOf(i)
      if (side < 0) continue
      const rival = meeting.pair[1 - side] as number
      const expected = chance((strength[i] as number) - (strength[rival] as number))
      slope += (side === 0 ? points(meeting) : games(meeting) - points(meeting)) - games(meeting) * expected
      bend += games(meeting) * expected * (1 - expected)
    }
    if (bend === 0) continue
    const step = Math.max(-1, Math.min(1, slope / bend))
    strength[i] = (strength[i] as number) + step
    largest = Math.max(largest, Math.abs(step))
  }
  const mean = strength.reduce((sum, each) => sum + each, 0) / strength.length
  for (let i = 0; i < strength.length; i++) strength[i] = (strength[i] as number) - mean
  return largest
}

function chance(lead: number): number {
  return 1 / (1 + Math.exp(-lead))
}

/** Of the likelihood. One is added everywhere, which fixes the mean: only differences are known from games. */
function curvature(players: number, strength: readonly number[], meetings: readonly Meeting[]): number[][] {
  const rows = Array.from({ length: players }, () => new Array<number>(players).fill(1 / players))
  const add = (row: number, column: number, value: number) => {
    const cells = rows[row] as number[]
    cells[column] = (cells[column] as number) + value
  }
  for (const meeting of meetings) {
    const [one, other] = meeting.pair
    const expected = chance((strength[one] as number) - (strength[other] as number))
    const weight = games(meeting) * expected * (1 - expected)
    add(one, one, weight)
    add(other, other, weight)
    add(one, other, -weight)
    add(other, one, -weight)
  }
  return rows
}

/** The diagonal of the inverse, by elimination with pivots. */
function diagonalOfInverse(matrix: readonly (readonly number[])[]): number[] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let i = 0; i < size; i++) {
    let pivot = i
    for (let r = i + 1; r < size; r++) {
      if (Math.abs(rows[r]?.[i] as number) > Math.abs(rows[pivot]?.[i] as number)) pivot = r
    }
    const held = rows[i] as number[]
    rows[i] = rows[pivot] as number[]
    rows[pivot] = held
    const row = rows[i] as number[]
    const head = row[i] as number
    if (head === 0) return new Array<number>(size).fill(Number.POSITIVE_INFINITY)
    for (let c = 0; c < row.length; c++) row[c] = (row[c] as number) / head
    for (let r = 0; r < size; r++) {
      const target = rows[r] as number[]
      const factor = target[i] as number
      if (r === i || factor === 0) continue
      for (let c = 0; c < row.length; c++) target[c] = (target[c] as number) - factor * (row[c] as number)
    }
  }
  return rows.map((row, i) => row[size + i] as number)
}
