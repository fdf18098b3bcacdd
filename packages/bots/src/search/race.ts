import { type Action, copyStream, next, type Stream, stream } from '@gunbai/kernel'
import type { LookAhead } from './look-ahead.ts'
import type { Finding, Search } from './search.ts'

/** So many answers race: those that the rulebook's appraisal ranks first, and the first of each other kind. */
const firstRanks = 8
/** After so many sweeps an answer that came to exactly the same as the favourite in each of them is the same plan. */
const sweepsToTwin = 3
/** No answer drops out for being worse before so many sweeps; then they are looked at every fourth sweep. */
const sweepsToDrop = 8
const betweenDrops = 4
/** So many standard errors behind the leader an answer drops out. The favourite is given more time. */
const behind = 1.6
const favouriteBehind = 2.5
/** The favourite is left only for an answer that leads it by so many standard errors. */
const ahead = 1

/**
 * A race between the answers of one question. In each sweep every answer still racing is played on from in the same
 * imagined world with the same dice, so that they are told apart by what they do and not by luck. Answers that come to
 * the same as the favourite (units ordered in another sequence) drop out at once, those that are clearly worse soon; so a
 * question that hardly matters costs little, and what is saved is there for one that does.
 */
export class Race implements Search {
  private readonly look: LookAhead
  private readonly answers: readonly Action[]
  /** What the rulebook would choose unsearched. */
  private readonly favourite: number
  private racing: number[]
  /** By answer, what each sweep came to, from 0 (lost) to 1 (won), and the sum. */
  private readonly worths: number[][]
  private readonly sums: number[]
  private sweeps = 0
  /** How many of this sweep have run, and the chance that they all begin with. */
  private run = 0
  private chance: Stream

  constructor(look: LookAhead, answers: readonly Action[]) {
    this.look = look
    this.answers = answers
    this.worths = answers.map(() => [])
    this.sums = answers.map(() => 0)
    const promise = look.rulebook.knowledge.appraise(look.imagine(), look.seat, answers)
    const ranked = answers
      .map((_, place) => place)
      .sort((a, b) => (promise[b] as number) - (promise[a] as number) || a - b)
    this.favourite = ranked[0] as number
    this.racing = ranked.filter((_, rank) => rank < firstRanks || isFirstOfKind(answers, ranked, rank))
    this.chance = this.newChance()
  }

  iterate(): void {
    const { look } = this
    const place = this.racing[this.run] as number
    const chance = copyStream(this.chance)
    const world = look.imagine(chance)
    look.rulebook.play(world, look.seat, this.answers[place] as Action)
    const worth = look.playOn(world, chance)
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
    const leader = this.leader()
    return this.lead(leader, this.favourite) > ahead ? leader : this.favourite
  }

  couldChange(): boolean {
    return this.racing.length > 1
  }

  findings(): Finding[] {
    return this.worths.map(({ length }, place) => ({
      visits: length,
      worth: length === 0 ? 0 : this.mean(place),
    }))
  }

  private dropTwins(): void {
    const { favourite } = this
    const same = (place: number) =>
      this.worths[place]?.every((worth, sweep) => worth === this.worths[favourite]?.[sweep])
    this.racing = this.racing.filter((place) => place === favourite || !same(place))
  }

  private dropSlow(): void {
    const leader = this.leader()
    this.racing = this.racing.filter(
      (place) => this.lead(leader, place) < (place === this.favourite ? favouriteBehind : behind),
    )
  }

  private leader(): number {
    return this.racing.reduce((best, place) => (this.mean(place) > this.mean(best) ? place : best))
  }

  private mean(place: number): number {
    return (this.sums[place] as number) / Math.max(1, this.worths[place]?.length ?? 0)
  }

  /** By how many standard errors one answer leads another, in the sweeps that both have run. */
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
