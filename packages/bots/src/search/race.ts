import { type Action, copyStream, next, type Stream, sameAction, stream } from '@gunbai/kernel'
import { type Line, playLine } from './line.ts'
import type { AnyPosture, LookAhead } from './look-ahead.ts'
import type { Finding, Search } from './search.ts'

/** So many answers race: those that the rulebook's appraisal ranks first, and the first of each other kind. */
const firstRanks = 8
/** Where postures race too, so many. */
const firstRanksBeside = 3
/** After so many sweeps a plan that came to exactly the same as the favourite in each of them is the same. */
const sweepsToTwin = 3
/** No plan drops out for being worse before so many sweeps; then they are looked at every fourth sweep. */
const sweepsToDrop = 8
const betweenDrops = 4
/** So many standard errors behind the leader a plan drops out. The favourite is given more time. */
const behind = 1.6
const favouriteBehind = 2.5
/** The favourite's place among the plans. It is left only for a plan that leads it by so many standard errors. */
const favourite = 0
const ahead = 1

/** A line that races: an answer, what follows it, and the posture in which its turn is then played on. */
interface Plan {
  readonly answer: number
  readonly posture: number
  readonly line: Line
}

/**
 * A race between the answers of one question, and between the postures in which one may go on. In each sweep every plan
 * still racing is played on from in the same imagined world with the same dice, so that they are told apart by what they do
 * and not by luck. Plans that come to the same as the favourite (units ordered in another sequence) drop out at once, those
 * that are clearly worse soon; so a question that hardly matters costs little, and what is saved is there for one that does.
 */
export class Race implements Search {
  private readonly look: LookAhead
  private readonly answers: readonly Action[]
  /** The rulebook's usual one first. */
  private readonly postures: readonly AnyPosture[]
  /** First the favourite: what would be chosen unsearched. */
  private readonly plans: readonly Plan[]
  /** How many of the plans, the last ones, were given from outside. */
  private readonly besides: number
  private racing: number[]
  /** By plan, what each sweep came to, from 0 (lost) to 1 (won), and the sum. */
  private readonly worths: number[][]
  private readonly sums: number[]
  private sweeps = 0
  /** How many of this sweep have run, and the chance that they all begin with. */
  private run = 0
  private chance: Stream

  /**
   * `habit` is the posture in which the turn was begun; without one it is begun now. `beside` are whole plans that race too,
   * each of which begins with one of the answers.
   */
  constructor(
    look: LookAhead,
    answers: readonly Action[],
    habit?: number,
    beside: readonly (readonly Action[])[] = [],
  ) {
    const { knowledge } = look.rulebook
    this.look = look
    this.answers = answers
    this.postures = [knowledge, ...(knowledge.postures ?? [])]
    this.plans = this.makePlans(habit ?? Math.min(1, this.postures.length - 1), beside)
    this.besides = beside.length
    this.racing = this.plans.map((_, place) => place)
    this.worths = this.plans.map(() => [])
    this.sums = this.plans.map(() => 0)
    this.chance = this.newChance()
  }

  iterate(): void {
    const { look } = this
    const place = this.racing[this.run] as number
    const { line } = this.plans[place] as Plan
    const chance = copyStream(this.chance)
    const world = look.imagine(chance)
    playLine(look, world, line, chance)
    const worth = look.playOn(world, chance, line.posture)
    this.worths[place]?.push(worth)
    this.sums[place] = (this.sums[place] as number) + worth
    if (++this.run < this.racing.length) return
    this.run = 0
    this.sweeps++
    this.chance = this.newChance()
    if (this.sweeps === sweepsToTwin) this.dropTwins()
    if (this.sweeps >= sweepsToDrop && this.sweeps % betweenDrops === 0) this.dropSlow()
  }

  best(): number {
    return this.bestPlan().answer
  }

  /** In which posture the best answer was looked through. */
  posture(): number {
    return this.bestPlan().posture
  }

  /** The best line so far. */
  bestLine(): Line {
    return this.bestPlan().line
  }

  /** What would be played unsearched. */
  favouriteLine(): Line {
    return (this.plans[favourite] as Plan).line
  }

  /** By how much the best line leads that one of the plans beside, as far as the sweeps show it. */
  leadOver(beside: number): number {
    const place = this.plans.length - this.besides + beside
    return this.mean(this.plans.indexOf(this.bestPlan())) - this.mean(place)
  }

  couldChange(): boolean {
    return this.racing.length > 1
  }

  /** By answer, of the plan that was looked through most often. */
  findings(): Finding[] {
    const findings: Finding[] = this.answers.map(() => ({ visits: 0, worth: 0 }))
    this.plans.forEach(({ answer }, place) => {
      const visits = this.worths[place]?.length ?? 0
      if (visits > (findings[answer] as Finding).visits)
        findings[answer] = { visits, worth: this.mean(place) }
    })
    return findings
  }

  /** The answers that rank first, each played on as the turn was begun; and each other posture with its first answer. */
  private makePlans(habit: number, beside: readonly (readonly Action[])[]): Plan[] {
    const { look, answers, postures } = this
    const plan = (answer: number, posture: number, actions = [answers[answer] as Action]): Plan => ({
      answer,
      posture,
      line: { actions, posture: postures[posture] as AnyPosture },
    })
    const world = look.imagine()
    const rankedBy = (posture: AnyPosture): number[] => {
      const promise = posture.appraise(world, look.seat, answers)
      return answers
        .map((_, place) => place)
        .sort((a, b) => (promise[b] as number) - (promise[a] as number) || a - b)
    }
    const ranked = rankedBy(postures[habit] as AnyPosture)
    const ranks = postures.length > 1 ? firstRanksBeside : firstRanks
    const plans = ranked
      .filter((_, rank) => rank < ranks || isFirstOfKind(answers, ranked, rank))
      .map((answer) => plan(answer, habit))
    postures.forEach((each, posture) => {
      if (posture !== habit) plans.push(plan(rankedBy(each)[0] as number, posture))
    })
    for (const actions of beside) {
      const first = answers.findIndex((each) => sameAction(each, actions[0] as Action))
      plans.push(plan(first, habit, [...actions]))
    }
    return plans
  }

  private bestPlan(): Plan {
    const leader = this.leader()
    return this.plans[this.lead(leader, favourite) > ahead ? leader : favourite] as Plan
  }

  private dropTwins(): void {
    const same = (place: number) =>
      this.worths[place]?.every((worth, sweep) => worth === this.worths[favourite]?.[sweep])
    this.racing = this.racing.filter((place) => place === favourite || !same(place))
  }

  private dropSlow(): void {
    const leader = this.leader()
    this.racing = this.racing.filter(
      (place) => this.lead(leader, place) < (place === favourite ? favouriteBehind : behind),
    )
  }

  private leader(): number {
    return this.racing.reduce((best, place) => (this.mean(place) > this.mean(best) ? place : best))
  }

  private mean(place: number): number {
    return (this.sums[place] as number) / Math.max(1, this.worths[place]?.length ?? 0)
  }

  /** By how many standard errors one plan leads another, in the sweeps that both have run. */
  private lead(place: number, over: number): number {
    const own = this.worths[place] as number[]
    const other = this.worths[over] as number[]
    const sweeps = Math.min(own.length, other.length)
    if (place === over || sweeps < sweepsToTwin) return 0
    let sum = 0
    let squares = 0
    for (let sweep = 0; sweep < sweeps; sweep++) {
      const difference = (own[sweep] as number) - (other[sweep] as number)
      sum += difference
      squares += difference * difference
    }
    const spread = Math.sqrt(Math.max(0, squares * sweeps - sum * sum))
    return spread === 0 ? Math.sign(sum) * Number.MAX_VALUE : (sum * Math.sqrt(sweeps)) / spread
  }

  private newChance(): Stream {
    const { chance } = this.look
    return stream(next(chance), next(chance), next(chance), next(chance))
  }
}

/** Whether no answer of the same kind is ranked before. To hold back, or to play no card, is always thought of. */
function isFirstOfKind(answers: readonly Action[], ranked: readonly number[], rank: number): boolean {
  const kindAt = (each: number) => answers[ranked[each] as number]?.kind
  for (let before = 0; before < rank; before++) if (kindAt(before) === kindAt(rank)) return false
  return true
}
