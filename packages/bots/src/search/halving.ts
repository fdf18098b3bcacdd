import { type Action, next, type Stream, stream } from '@gunbai/kernel'
import type { LookAhead } from './look-ahead.ts'
import type { Finding, Search } from './search.ts'

/**
 * Sequential halving: every answer is played on from in the same imagined worlds with the same dice, the worse half
 * goes, the rest is looked at twice as closely, until one is left.
 */
export class Halving implements Search {
  private readonly ahead: LookAhead
  private readonly answers: readonly Action[]
  private readonly visits: number[]
  private readonly sums: number[]
  /** Those still in the race, in the order of the list. */
  private racing: number[]
  private readonly rounds: number
  private round = 1
  /** Whose look ahead is next in this sweep through the race. */
  private turn = 0
  /** The chance from which this sweep's world and dice come. */
  private world: Stream

  constructor(ahead: LookAhead, answers: readonly Action[]) {
    this.ahead = ahead
    this.answers = answers
    this.visits = answers.map(() => 0)
    this.sums = answers.map(() => 0)
    this.racing = answers.map((_, i) => i)
    this.rounds = 32 - Math.clz32(answers.length - 1)
    this.world = this.nextWorld()
  }

  iterate(spent: number): void {
    const { ahead } = this
    const place = this.racing[this.turn] as number
    const chance = { ...this.world }
    const world = ahead.imagine(chance)
    ahead.rulebook.play(world, ahead.seat, this.answers[place] as Action)
    this.visits[place] = (this.visits[place] as number) + 1
    this.sums[place] = (this.sums[place] as number) + ahead.playOn(world, chance)
    if (++this.turn < this.racing.length) return
    this.turn = 0
    this.world = this.nextWorld()
    if (spent * this.rounds >= this.round) this.halve()
  }

  best(): number {
    let best = this.racing[0] as number
    for (const place of this.racing) if (this.worth(place) > this.worth(best)) best = place
    return best
  }

  couldChange(): boolean {
    return this.racing.length > 1
  }

  findings(): Finding[] {
    return this.visits.map((visits, i) => ({ visits, worth: visits === 0 ? 0 : this.worth(i) }))
  }

  private halve(): void {
    const ranked = this.racing.slice().sort((a, b) => this.worth(b) - this.worth(a) || a - b)
    const kept = new Set(ranked.slice(0, Math.ceil(ranked.length / 2)))
    this.racing = this.racing.filter((place) => kept.has(place))
    this.round++
  }

  private worth(place: number): number {
    const visits = this.visits[place] as number
    return visits === 0 ? -1 : (this.sums[place] as number) / visits
  }

  private nextWorld(): Stream {
    const { chance } = this.ahead
    return stream(next(chance), next(chance), next(chance), next(chance))
  }
}
