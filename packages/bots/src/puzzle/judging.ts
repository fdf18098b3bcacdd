import {
  type Action,
  type Answered,
  type GameState,
  type Rulebook,
  type Seat,
  sameAction,
} from '@gunbai/kernel'
import { type BotSeed, botStream } from '../bot.ts'
import { now } from '../clock.ts'
import type { Measured } from '../estimate.ts'
import { LookAhead } from '../search/look-ahead.ts'
import { Race } from '../search/race.ts'
import { type Plan, PlanTrial } from './plan-trial.ts'
import { type Stretch, turnPlayed } from './stretch.ts'

/** How well a turn was played: what its choices cost, whatever the dice made of them. */
export interface Verdict {
  /** Of the chance of winning, so much was given away in all. */
  readonly lost: Measured
  /** The plan that gave away most, by the number of its first answer; null where none gave away anything. */
  readonly worst: { readonly first: number; readonly lost: Measured } | null
}

/** So many looks ahead find what could have been done, and so many worlds compare it with what was. */
const looks = 120
const worlds = 96

/** A plan under judgment. */
interface Case {
  readonly stretch: Stretch
  readonly ahead: LookAhead
  readonly race: Race
  looked: number
  trial: PlanTrial | null
}

/**
 * Judges a turn plan by plan: what was answered beside the best that is known, both played on from in the same imagined worlds.
 * So dice that fell well or badly count for nothing. For the first plan the best is given; for later ones it is searched.
 */
export class Judging {
  private readonly rulebook: Rulebook
  private readonly seat: Seat
  private readonly best: readonly Action[]
  private readonly seed: BotSeed
  private readonly waiting: Stretch[]
  private readonly judged: { first: number; lost: Measured }[] = []
  private open: Case | null = null

  constructor(
    rulebook: Rulebook,
    start: GameState,
    seat: Seat,
    given: readonly Answered[],
    best: readonly Action[],
    seed: BotSeed = 1,
  ) {
    this.rulebook = rulebook
    this.seat = seat
    this.best = best
    this.seed = seed
    this.waiting = [...turnPlayed(rulebook, start, seat, given).stretches]
  }

  /** Thinks on for about so many milliseconds. True when it has come to its end. */
  goOn(milliseconds: number): boolean {
    const start = now()
    while (!this.isDone() && now() - start < milliseconds) this.step()
    return this.isDone()
  }

  verdict(): Verdict {
    const mean = this.judged.reduce((sum, { lost }) => sum + lost.mean, 0)
    const within = Math.hypot(...this.judged.map(({ lost }) => lost.within))
    const [worst] = this.judged.filter(({ lost }) => lost.mean > 0).sort((a, b) => b.lost.mean - a.lost.mean)
    return { lost: { mean, within }, worst: worst ?? null }
  }

  private isDone(): boolean {
    return this.open === null && this.waiting.length === 0
  }

  private step(): void {
    const open = this.open ?? this.take()
    if (open === null) return
    if (open.trial !== null) {
      open.trial.sweep()
      if (open.trial.worlds >= worlds) this.close(open.stretch, open.trial.lead(0, 1))
    } else if (open.stretch.first > 0 && open.looked < looks && open.race.couldChange()) {
      open.race.iterate()
      open.looked++
    } else {
      this.compare(open)
    }
  }

  private take(): Case | null {
    const stretch = this.waiting.shift()
    if (stretch === undefined) return null
    const ahead = new LookAhead(this.rulebook, stretch.state, this.seat, botStream(this.seed))
    const race = new Race(ahead, this.rulebook.answers(stretch.state, this.seat))
    this.open = { stretch, ahead, race, looked: 0, trial: null }
    return this.open
  }

  private compare(open: Case): void {
    const { stretch, race } = open
    const { knowledge } = this.rulebook
    const posture = [knowledge, ...(knowledge.postures ?? [])][race.posture()] ?? knowledge
    const found = this.rulebook.answers(stretch.state, this.seat)[race.best()]
    const best = stretch.first === 0 ? this.best : found === undefined ? [] : [found]
    if (isSame(best, stretch.answers)) {
      this.close(stretch, { mean: 0, within: 0 })
      return
    }
    const plans = [best, stretch.answers].map((answers): Plan => ({ answers, posture }))
    open.trial = new PlanTrial(open.ahead, plans)
  }

  private close({ first }: Stretch, lost: Measured): void {
    this.judged.push({ first, lost })
    this.open = null
  }
}

function isSame(one: readonly Action[], other: readonly Action[]): boolean {
  return one.length === other.length && one.every((action, i) => sameAction(action, other[i] as Action))
}
