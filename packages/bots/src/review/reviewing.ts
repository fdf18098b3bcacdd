import { now } from '../clock.ts'
import type { StopSign } from '../thought.ts'
import { inPortions } from '../thought.ts'
import type { Course } from './course.ts'
import { Assessor, type Judged } from './judgement.ts'
import { Ledger, worldsFor } from './ledger.ts'
import { type PlayedPlan, plansOf } from './plans.ts'
import { type Review, reviewOf } from './review.ts'

export interface ReviewOptions {
  readonly seed?: string
  /** How many looks ahead the reckoning takes, the search for better plans, and their comparison with what was played. */
  readonly effort?: Effort
}

export interface Effort {
  readonly reckoning: number
  readonly searching: number
  readonly comparing: number
  /** Worlds in which a single plan is compared at most. */
  readonly worldsAPlan: number
}

export const usualEffort: Effort = {
  reckoning: 80_000,
  searching: 9_000,
  comparing: 20_000,
  worldsAPlan: 300,
}

/** The reckoning has so many worlds first, so that there is something to see soon. */
const coarseWorlds = 4
/** Fewer would say too little. */
const fewestWorlds = 12
/** A search for something better takes so many looks at least, and at most. */
const fewestLooks = 30
const mostLooks = 160

/**
 * A review under way: the whole game coarsely first, then its plans, the doubtful ones most, then the whole game again. What
 * is spent is counted in looks ahead: the same seed gives the same review on every machine.
 */
export class Reviewing {
  private readonly ledger: Ledger
  private readonly plans: readonly PlayedPlan[]
  private readonly seed: string
  /** By plan, the search for something better, as far as it has come. */
  private readonly searches: Assessor[] = []
  private readonly judged = new Map<Assessor, Judged>()
  private readonly effort: Effort
  private readonly worlds: number
  private readonly looksAPlan: number
  private doubtful: readonly Assessor[] | null = null
  private place = 0
  private compared = 0
  private done = false

  constructor(course: Course, { seed = '1', effort = usualEffort }: ReviewOptions = {}) {
    this.effort = effort
    this.ledger = new Ledger(course, { seed })
    this.worlds = worldsInReview(course, effort)
    this.plans = plansOf(course)
    this.seed = seed
    const share = Math.round(effort.searching / Math.max(1, this.plans.length))
    this.looksAPlan = Math.min(mostLooks, Math.max(fewestLooks, share))
  }

  /** Goes on for about so many milliseconds. True when it has come to its end. */
  goOn(milliseconds: number): boolean {
    const start = now()
    while (!this.done && now() - start < milliseconds) this.done = this.goOnABit()
    return this.done
  }

  /** How much is done, from 0 to 1: as far as looks ahead tell. */
  progress(): number {
    if (this.done) return 1
    const { reckoning, comparing } = this.effort
    const searching = this.looksAPlan * this.plans.length
    const worlds = (this.ledger.worlds + this.ledger.share) / this.worlds
    const searched = this.doubtful === null ? this.place * this.looksAPlan : searching
    const compared = this.doubtful === null ? 0 : this.isJudged() ? comparing : this.compared
    return (worlds * reckoning + searched + compared) / (reckoning + searching + comparing)
  }

  /** What is known so far; null before the game was gone over once. */
  review(): Review | null {
    if (this.ledger.worlds === 0) return null
    return reviewOf(this.ledger, [...this.judged.values()], this.done)
  }

  private goOnABit(): boolean {
    const { ledger } = this
    if (ledger.worlds < coarseWorlds) return ledger.goOn() && false
    if (this.doubtful === null) {
      this.searchOn()
      return false
    }
    if (!this.isJudged()) {
      this.compareOn(this.doubtful)
      return false
    }
    if (ledger.worlds < this.worlds) ledger.goOn()
    return ledger.worlds >= this.worlds
  }

  private isJudged(): boolean {
    return (
      this.doubtful !== null && (this.place >= this.doubtful.length || this.compared >= this.effort.comparing)
    )
  }

  /** Something better is looked for in every plan; then those come first in which it leads by most. */
  private searchOn(): void {
    const plan = this.plans[this.place]
    if (plan === undefined) {
      this.place = 0
      const bySuspicion = new Map(this.searches.map((each) => [each, each.suspicion()]))
      this.doubtful = this.searches.toSorted(
        (a, b) => (bySuspicion.get(b) as number) - (bySuspicion.get(a) as number),
      )
      return
    }
    this.searches[this.place] ??= new Assessor(this.ledger.course.rulebook, plan, this.seed)
    const judging = this.searches[this.place] as Assessor
    if (judging.search() || judging.looks >= this.looksAPlan) this.place++
  }

  private compareOn(doubtful: readonly Assessor[]): void {
    const judging = doubtful[this.place] as Assessor
    const isSettled = judging.compare(this.effort.worldsAPlan)
    this.compared += 2
    if (!isSettled) return
    this.judged.set(judging, judging.judged())
    this.place++
  }
}

/** In how many worlds a review reckons the luck of a game. */
export function worldsInReview(course: Course, { reckoning }: Effort = usualEffort): number {
  return Math.max(fewestWorlds, worldsFor(course, reckoning))
}

/** Reviews a game at once. */
export function review(course: Course, options?: ReviewOptions): Review {
  const reviewing = new Reviewing(course, options)
  while (!reviewing.goOn(1000));
  return reviewing.review() as Review
}

/** The same while the thread still hears messages; `heard` is told now and then how far it is. */
export async function reviewInPortions(
  course: Course,
  options: ReviewOptions,
  heard: (reviewing: Reviewing) => void,
  stop?: StopSign,
): Promise<Review | null> {
  const reviewing = new Reviewing(course, options)
  const portions = {
    goOn: (milliseconds: number) => {
      const done = reviewing.goOn(milliseconds)
      heard(reviewing)
      return done
    },
  }
  await inPortions(portions, stop)
  return reviewing.review()
}
