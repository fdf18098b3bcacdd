import { next, stream } from '@gunbai/kernel'
import { type Measured, measured } from '../estimate.ts'
import { type Line, playLine } from './line.ts'
import type { LookAhead } from './look-ahead.ts'

/** What looks ahead through one line came to. */
export interface Outcomes {
  /** The mean worth, from 0 (lost) to 1 (won). */
  worth: number
  /** The share of looks ahead in which the game was won before they ended. */
  wins: number
  /** By aspect, the mean of what was counted where they ended. */
  aspects: number[]
}

/** A few lines side by side: each is played on from in the same worlds with the same dice. */
export class Comparison {
  worlds = 0
  private readonly ahead: LookAhead
  private readonly lines: readonly Line[]
  private readonly sums: Outcomes[]
  /** By line, what each world came to. */
  private readonly worths: number[][]
  private readonly aspectSquares: number[]
  /** By aspect, the sum of its products with the worth. */
  private readonly products: number[]

  constructor(ahead: LookAhead, lines: readonly Line[]) {
    const aspects = ahead.rulebook.knowledge.aspects ?? []
    this.ahead = ahead
    this.lines = lines
    this.worths = lines.map(() => [])
    this.sums = lines.map(() => ({ worth: 0, wins: 0, aspects: aspects.map(() => 0) }))
    this.aspectSquares = aspects.map(() => 0)
    this.products = aspects.map(() => 0)
  }

  /** One world more, for each of the lines. */
  sweep(): void {
    const { rulebook, seat, chance } = this.ahead
    const aspects = rulebook.knowledge.aspects ?? []
    const start = stream(next(chance), next(chance), next(chance), next(chance))
    for (const [i, line] of this.lines.entries()) {
      const sum = this.sums[i] as Outcomes
      const ownChance = { ...start }
      const world = this.ahead.imagine(ownChance)
      playLine(this.ahead, world, line, ownChance)
      const worth = this.ahead.playOn(world, ownChance, line.posture)
      this.worths[i]?.push(worth)
      sum.worth += worth
      if (world.result?.winners.includes(seat)) sum.wins++
      for (const [a, aspect] of aspects.entries()) {
        const measured = aspect.measure(world, seat)
        sum.aspects[a] = (sum.aspects[a] as number) + measured
        this.aspectSquares[a] = (this.aspectSquares[a] as number) + measured * measured
        this.products[a] = (this.products[a] as number) + measured * worth
      }
    }
    this.worlds++
  }

  outcomes(): Outcomes[] {
    const worlds = Math.max(1, this.worlds)
    return this.sums.map(({ worth, wins, aspects }) => ({
      worth: worth / worlds,
      wins: wins / worlds,
      aspects: aspects.map((each) => each / worlds),
    }))
  }

  /** By how much more one line is worth than another: paired, so that the luck of a world does not count. */
  lead(line: number, over: number): Measured {
    const others = this.worths[over] ?? []
    return measured((this.worths[line] ?? []).map((worth, world) => worth - (others[world] as number)))
  }

  /** How far an aspect lies apart from world to world and line to line: its standard deviation. */
  spread(aspect: number): number {
    return Math.sqrt(this.variance(aspect))
  }

  /** By how much the worth grows with each more that is counted of an aspect, as far as these worlds show it. */
  weight(aspect: number): number {
    const looks = this.looks()
    const worth = this.sums.reduce((sum, each) => sum + each.worth, 0) / looks
    const variance = this.variance(aspect)
    return variance === 0
      ? 0
      : ((this.products[aspect] as number) / looks - worth * this.meanOf(aspect)) / variance
  }

  private variance(aspect: number): number {
    const mean = this.meanOf(aspect)
    return Math.max(0, (this.aspectSquares[aspect] as number) / this.looks() - mean * mean)
  }

  private meanOf(aspect: number): number {
    return this.sums.reduce((sum, { aspects }) => sum + (aspects[aspect] as number), 0) / this.looks()
  }

  private looks(): number {
    return Math.max(1, this.worlds * this.lines.length)
  }
}
