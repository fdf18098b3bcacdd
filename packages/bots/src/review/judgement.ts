import {
  type Action,
  firstSeat,
  includes,
  type Phrase,
  type Rulebook,
  type Seat,
  type Stream,
  stream,
  streamFrom,
} from '@gunbai/kernel'
import type { Measured } from '../estimate.ts'
import { bestOf } from '../greedy.ts'
import { reasonsOf } from '../reason.ts'
import { Comparison } from '../search/comparison.ts'
import { type Line, playLine } from '../search/line.ts'
import { LookAhead } from '../search/look-ahead.ts'
import { Race } from '../search/race.ts'
import { commonLength, type PlayedPlan } from './plans.ts'
import { isExcellent, isSettled, type Verdict, verdictOf } from './verdict.ts'

/** A plan as its seat could judge it then: from worlds that it could imagine, never from what came. */
export interface Judged {
  readonly seat: Seat
  /** The place in the record, counted from 0, of the answer from which on the better plan is another. */
  readonly place: number
  readonly verdict: Verdict
  /** By how much less the game is won than with the best that was found; negative where that was worse. */
  readonly loss: Measured
  /** The chance to win with what was played, and with the better plan. */
  readonly chance: number
  readonly betterChance: number
  /** What was played from `place` on. */
  readonly played: readonly Action[]
  /** What would have been better from `place` on; empty where nothing was. */
  readonly better: readonly Action[]
  readonly reason: Phrase | null
  /** In how many worlds both were played on from. */
  readonly worlds: number
}

/** No verdict from fewer worlds. */
const fewestWorlds = 24
/** A plan that is shown has so many answers at most. */
const longestPlan = 60
/** Of a long plan so many of its answers are asked whether from there another way was better. */
const mostTurnings = 8

/** Judges one plan by the eyes of its seat: first a race for what might be better, then a comparison in fresh worlds. */
export class Assessor {
  readonly plan: PlayedPlan
  private readonly rulebook: Rulebook
  private readonly key: Stream
  private readonly race: Race
  private readonly look: LookAhead
  private readonly playedAs: number
  private compared: {
    readonly comparison: Comparison
    readonly isPraise: boolean
    readonly other: Line
  } | null
  looks = 0

  constructor(rulebook: Rulebook, plan: PlayedPlan, seed: string) {
    const { before, seat, actions } = plan
    this.rulebook = rulebook
    this.plan = plan
    this.key = streamFrom(seed, 'judgement')
    this.look = new LookAhead(rulebook, before, seat, this.chanceFor(1))
    const turnings = turningsOf(plan).map((length) => actions.slice(0, length))
    this.playedAs = turnings.length
    this.race = new Race(this.look, rulebook.answers(before, seat), undefined, [...turnings, actions])
    this.compared = null
  }

  /** By how much what is usually played leads what was played in so few worlds: cheaper than a search, and coarser. */
  glance(worlds: number): number {
    const { rulebook, plan, race } = this
    const look = new LookAhead(rulebook, plan.before, plan.seat, this.chanceFor(4))
    const usual = race.favouriteLine()
    const comparison = new Comparison(look, [{ ...usual, actions: plan.actions }, usual])
    while (comparison.worlds < worlds) comparison.sweep()
    this.looks += 2 * worlds
    return comparison.lead(1, 0).mean
  }

  /** One look more for what might be better. True when there is nothing more to find. */
  search(): boolean {
    this.race.iterate()
    this.looks++
    return !this.race.couldChange()
  }

  /** By how much something better seems to lead, before it is looked at closely. */
  suspicion(): number {
    return this.race.leadOver(this.playedAs)
  }

  /** One world more for the comparison of the best that was found with what was played. True when it is settled. */
  compare(most: number): boolean {
    const worlds = this.sweep()
    if (worlds >= most) return true
    return isLooking(worlds) && isSettled(this.loss())
  }

  /** By how much what was played falls behind, as far as the worlds so far tell. */
  loss(): Measured {
    return (this.compared ?? this.beginComparison()).comparison.lead(1, 0)
  }

  /** One world more, whatever is known by now. Gives how many there are. */
  sweep(): number {
    const { comparison } = this.compared ?? this.beginComparison()
    comparison.sweep()
    this.looks += 2
    return comparison.worlds
  }

  judged(): Judged {
    const { comparison, isPraise, other } = this.compared ?? this.beginComparison()
    if (comparison.worlds === 0) comparison.sweep()
    const { seat, first, actions } = this.plan
    const lead = comparison.lead(1, 0)
    const enough = comparison.worlds >= fewestWorlds
    const gain = { mean: -lead.mean, within: lead.within }
    const isPraised = isPraise && isExcellent(gain)
    const verdict = !enough ? 'unsure' : isPraised ? 'excellent' : verdictOf(lead)
    const [chance, betterChance] = comparison.outcomes().map(({ worth }) => worth) as [number, number]
    // what seemed best in the race may turn out to be worse than what is usually played
    const isBetter = lead.mean > 0
    const line = isBetter ? this.wholeLine(other) : actions
    const common = isBetter ? Math.min(commonLength(line, actions), actions.length - 1) : 0
    const reasons = reasonsOf(this.rulebook, 2, comparison)
    return {
      seat,
      place: first + common,
      verdict,
      loss: lead,
      chance,
      betterChance,
      played: actions.slice(common),
      better: isBetter ? line.slice(common) : [],
      reason: (isBetter ? reasons[1] : isPraised ? reasons[0] : null) ?? null,
      worlds: comparison.worlds,
    }
  }

  /** Against what was played stands the best; where that is what was played, what is usually played. */
  private beginComparison() {
    const best = this.race.bestLine()
    const isPraise = commonLength(best.actions, this.plan.actions) === this.plan.actions.length
    const other = isPraise ? this.race.favouriteLine() : best
    const look = new LookAhead(this.rulebook, this.plan.before, this.plan.seat, this.chanceFor(2))
    const played: Line = { ...this.race.favouriteLine(), actions: this.plan.actions }
    this.compared = { comparison: new Comparison(look, [played, other]), isPraise, other }
    return this.compared
  }

  /** A line played on by its seat until dice or cards come in, others answering meanwhile: what a plan looks like on the board. */
  private wholeLine(line: Line): Action[] {
    const { rulebook, look } = this
    const { seat } = this.plan
    const chance = this.chanceFor(3)
    const world = look.imagine(chance)
    const { revealed } = world
    const turn = rulebook.knowledge.turns?.(world, seat)
    const actions = [...line.actions]
    playLine(look, world, line, chance)
    while (actions.length < longestPlan && world.result === null && world.revealed === revealed) {
      if (rulebook.knowledge.turns?.(world, seat) !== turn) break
      const asked = includes(world.awaiting, seat) ? seat : firstSeat(world.awaiting)
      const list = rulebook.answers(world, asked)
      const posture = asked === seat ? (line.posture ?? rulebook.knowledge) : rulebook.knowledge
      const action = bestOf(list, posture.appraise(world, asked, list), chance)
      if (asked === seat) actions.push(action)
      rulebook.play(world, asked, action)
    }
    return actions
  }

  /** By the place of the plan and nothing else of the game. */
  private chanceFor(purpose: number): Stream {
    return stream(this.key.a, this.key.b, this.plan.first, purpose)
  }
}

/** Whoever looks after every world stops sooner or later at a lucky one: it is looked at so many worlds, and twice as many. */
function isLooking(worlds: number): boolean {
  return worlds >= fewestWorlds && Number.isInteger(Math.log2(worlds / fewestWorlds))
}

/** After how many answers of a plan another way might have been taken. */
function turningsOf({ choices }: PlayedPlan): number[] {
  const all = choices.flatMap((isChoice, i) => (isChoice && i > 0 ? [i] : []))
  const every = Math.max(1, Math.ceil(all.length / mostTurnings))
  return all.filter((_, i) => i % every === 0)
}
