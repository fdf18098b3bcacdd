import {
  type Action,
  findAction,
  type GameState,
  type Phrase,
  type Rulebook,
  type Seat,
  sameAction,
} from '@gunbai/kernel'
import { type BotSeed, botStream } from './bot.ts'
import { type Budget, usualBudget } from './budget.ts'
import { now } from './clock.ts'
import { reasonsOf } from './reason.ts'
import { Comparison } from './search/comparison.ts'
import { LookAhead } from './search/look-ahead.ts'
import { Race } from './search/race.ts'
import type { Finding } from './search/search.ts'
import { inPortions, type StopSign } from './thought.ts'

/** A hint: an answer, how the game would stand, and why. */
export interface Advice {
  readonly action: Action
  /** The estimated chance of winning with it. */
  readonly chance: number
  /** One reason. Its words are in the messages of this package, the names in them in those of the rulebook. */
  readonly reason: Phrase
}

/** A hint with its answer in words. */
export interface Advised extends Advice {
  readonly phrase: Phrase
}

export interface AdviceOptions {
  /** What may be spent on the whole of it. */
  readonly budget?: Budget
  readonly seed?: BotSeed
  /** How many answers are advised at most. */
  readonly most?: number
  /** An answer that is judged too, whether or not it is among the best. */
  readonly including?: Action
}

/** Of the budget so much goes into finding the best answers; the rest into comparing them. */
const findingShare = 0.6
/** The clock and the count are looked at after so many looks ahead. */
const bundle = 8

/** Thinks about what to advise, in portions; `advise` does the whole at once. */
export class Advising {
  private readonly ahead: LookAhead
  private readonly answers: readonly Action[]
  private readonly search: Race | null
  private readonly budget: Budget
  private readonly most: number
  private readonly including: Action | null
  private compared: readonly Action[] = []
  private comparison: Comparison | null = null
  private iterations = 0
  private milliseconds = 0

  constructor(rulebook: Rulebook, state: GameState, seat: Seat, options: AdviceOptions = {}) {
    this.answers = rulebook.answers(state, seat)
    this.ahead = new LookAhead(rulebook, state, seat, botStream(options.seed ?? 1))
    this.search = this.answers.length === 1 ? null : new Race(this.ahead, this.answers)
    this.budget = options.budget ?? usualBudget
    this.most = options.most ?? 3
    this.including = options.including ?? null
  }

  /** Thinks on for about so many milliseconds. True when it has come to its end. */
  goOn(milliseconds: number): boolean {
    const start = now()
    const before = this.milliseconds
    while (this.spent() < 1) {
      this.thinkOn()
      const elapsed = now() - start
      this.milliseconds = before + elapsed
      if (elapsed >= milliseconds) break
    }
    return this.spent() >= 1
  }

  /** The best answers so far, best first. */
  advice(): Advice[] {
    const comparison = this.comparison ?? this.beginComparison()
    if (comparison.worlds === 0) comparison.sweep()
    const outcomes = comparison.outcomes()
    const reasons = reasonsOf(this.ahead.rulebook, this.answers.length, comparison)
    return this.compared
      .map((action, i) => ({
        action,
        chance: outcomes[i]?.worth as number,
        reason: reasons[i] as Phrase,
      }))
      .sort((a, b) => b.chance - a.chance)
      .filter(({ action }, rank) => rank < this.most || this.isIncluded(action))
  }

  private isIncluded(action: Action): boolean {
    return this.including !== null && sameAction(action, this.including)
  }

  private spent(): number {
    return (this.budget.unit === 'iterations' ? this.iterations : this.milliseconds) / this.budget.perTurn
  }

  private thinkOn(): void {
    if (this.search?.couldChange() && this.spent() < findingShare) {
      for (let i = 0; i < bundle; i++) this.search.iterate()
      this.iterations += bundle
    } else {
      const comparison = this.comparison ?? this.beginComparison()
      comparison.sweep()
      this.iterations += this.compared.length
    }
  }

  private beginComparison(): Comparison {
    const { search, including } = this
    const findings = search?.findings() ?? []
    const ranked = this.answers.map((_, i) => i).sort((a, b) => better(findings[a], findings[b]) || a - b)
    // one more than is advised, so that even a single hint has something to be better than
    const list = ranked.slice(0, Math.max(2, this.most)).map((i) => this.answers[i] as Action)
    const asked = including === null ? undefined : findAction(this.answers, including)
    if (asked !== undefined && !list.some((each) => sameAction(each, asked))) list.push(asked)
    this.compared = list
    this.comparison = new Comparison(
      this.ahead,
      list.map((action) => ({ actions: [action] })),
    )
    return this.comparison
  }
}

/** Who stayed longer in the race comes first, then who did better in it. */
function better(one: Finding | undefined, other: Finding | undefined): number {
  return (other?.visits ?? 0) - (one?.visits ?? 0) || (other?.worth ?? 0) - (one?.worth ?? 0)
}

/** The best few answers, each with its estimated chance of winning and one reason. */
export function advise(
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  options: AdviceOptions = {},
): Advice[] {
  const advising = new Advising(rulebook, state, seat, options)
  while (!advising.goOn(1000));
  return advising.advice()
}

/** The same while the thread still hears messages. */
export async function adviseInPortions(
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  options: AdviceOptions = {},
  stop?: StopSign,
): Promise<Advice[]> {
  const advising = new Advising(rulebook, state, seat, options)
  await inPortions(advising, stop)
  return advising.advice()
}
