import { type Seat, type Stream, sameAction, streamFrom } from '@gunbai/kernel'
import { Estimate, type Measured } from '../estimate.ts'
import { chancesIn, type Given } from './chances.ts'
import type { Course, Step } from './course.ts'
import { Fate } from './fate.ts'

/** What one answer was worth to each seat. */
export interface Reckoned {
  readonly seat: Seat
  /** By seat, the chance to win before the answer. */
  readonly before: readonly Measured[]
  /** By seat, what the choice changed: everything but the luck. */
  readonly choice: readonly Measured[]
  /** By seat, what dice and draws changed: the chance after them, minus what was to be expected. */
  readonly luck: readonly Measured[]
}

/** Where a seat's result came from: start + luck + own + others is the result. */
export interface Account {
  readonly result: number
  readonly start: number
  readonly luck: number
  readonly own: number
  readonly others: number
  /** The result without the luck, between these two 19 times in 20 as far as the number of worlds goes. */
  readonly adjusted: number
  readonly interval: readonly [low: number, high: number]
}

export interface LedgerOptions {
  readonly seed?: string
  /** Over how many turns a world is played on; as the rulebook's outlook says where it is left out. */
  readonly turns?: number
}

/** Of each answer, by seat: the sums over worlds. */
interface Sums {
  readonly before: readonly Estimate[]
  readonly choice: readonly Estimate[]
  readonly luck: readonly Estimate[]
}

/** What one world says of all answers: by moment and seat the chance before, and that after the choice. */
interface Pass {
  readonly before: number[][]
  readonly chosen: number[][]
  /** What the latest look ahead answered, and how much of it has come true. */
  line: readonly Given[]
  true: number
}

const newPass = (): Pass => ({ before: [], chosen: [], line: [], true: 0 })

/**
 * Tells what luck and what choices made of a game. Each world goes once over the whole game: at every answer what nobody
 * knows is drawn anew, the answer given and played on from. Luck is the chance after what really came minus the chance after
 * what the same answer brought with other dice, so it is 0 in the mean whatever the evaluation is worth; and as each chance is
 * added once and taken off once, start, luck and choices come to the result exactly, in every single world.
 * In a world each answer has its own dice, whenever it is looked at: what changes nothing is worth nothing, to the last bit.
 */
export class Ledger {
  readonly course: Course
  worlds = 0
  private readonly steps: readonly Sums[]
  /** By seat, sums over the whole game. */
  private readonly start: readonly Estimate[]
  private readonly luck: readonly Estimate[]
  private readonly own: readonly Estimate[]
  private readonly others: readonly Estimate[]
  private readonly key: Stream
  private readonly turns: number | undefined
  private pass: Pass
  private place = 0

  constructor(course: Course, { seed = '1', turns }: LedgerOptions = {}) {
    const estimates = () => course.result.map(() => new Estimate())
    this.course = course
    this.turns = turns ?? course.rulebook.knowledge.outlook
    this.steps = course.steps.map(() => ({ before: estimates(), choice: estimates(), luck: estimates() }))
    this.start = estimates()
    this.luck = estimates()
    this.own = estimates()
    this.others = estimates()
    this.key = streamFrom(seed, 'ledger')
    this.pass = newPass()
  }

  /** How much of the world under way is done, from 0 to 1. */
  get share(): number {
    return this.place / Math.max(1, this.course.steps.length)
  }

  /** Goes on by one answer. True when a world is done with that. */
  goOn(): boolean {
    const step = this.course.steps[this.place]
    if (step !== undefined) {
      this.reckon(step)
      this.place++
    }
    if (this.place < this.course.steps.length) return false
    this.addPass()
    this.place = 0
    this.pass = newPass()
    return true
  }

  /** By answer. */
  reckoned(): Reckoned[] {
    const measured = (estimates: readonly Estimate[]) => estimates.map((each) => each.measured())
    return this.steps.map((sums, i) => ({
      seat: (this.course.steps[i] as Step).seat,
      before: measured(sums.before),
      choice: measured(sums.choice),
      luck: measured(sums.luck),
    }))
  }

  /** By seat. */
  accounts(): Account[] {
    return this.course.result.map((result, seat) => {
      const [start, luck, own, others] = [this.start, this.luck, this.own, this.others].map((estimates) =>
        (estimates[seat] as Estimate).measured(),
      ) as [Measured, Measured, Measured, Measured]
      const adjusted = result - luck.mean
      return {
        result,
        start: start.mean,
        luck: luck.mean,
        own: own.mean,
        others: others.mean,
        adjusted,
        interval: [adjusted - luck.within, adjusted + luck.within],
      }
    })
  }

  private reckon(step: Step): void {
    const { before, chosen } = this.pass
    const here = before[this.place] ?? this.chancesFrom(step, null)
    before[this.place] = here
    const after = this.afterChoice(step, here)
    chosen[this.place] = after
    const isLast = this.place + 1 === this.course.steps.length
    if (isLast) before[this.place + 1] = [...this.course.result]
    else if (!step.isChance) before[this.place + 1] = after
  }

  /** What was foreseen, and an answer without another after which nothing is different, is not looked at again. */
  private afterChoice(step: Step, here: number[]): number[] {
    const { pass } = this
    const foreseen = pass.line[pass.true++]
    const isForeseen =
      foreseen !== undefined && foreseen.seat === step.seat && sameAction(foreseen.action, step.action)
    if (isForeseen && !step.endsTurn) return here
    const matters = step.isChoice || step.isChance || step.endsTurn
    if (!matters) {
      pass.line = []
      return here
    }
    return this.chancesFrom(step, step)
  }

  /** The chances in this world at a step, before its answer or with it. */
  private chancesFrom({ before, seat }: Step, answered: Step | null): number[] {
    const { rulebook } = this.course
    const world = rulebook.copy(before)
    const fate = new Fate(rulebook, this.key, this.worlds)
    const line: Given[] = []
    fate.draw(world)
    if (answered !== null) fate.give(world, seat, answered.action)
    this.pass.line = line
    this.pass.true = 0
    return chancesIn(rulebook, world, fate, this.turns, line)
  }

  private addPass(): void {
    const { result, steps, endedBy } = this.course
    this.worlds++
    for (const seat of result.keys()) {
      let luck = 0
      let own = 0
      let others = 0
      for (const [i, step] of steps.entries()) {
        const sums = this.steps[i] as Sums
        const before = this.at('before', i, seat)
        const chosen = this.at('chosen', i, seat)
        const after = this.at('before', i + 1, seat)
        const isResigned = i + 1 === steps.length && endedBy !== null
        const stroke = isResigned ? 0 : after - chosen
        const choice = chosen - before
        luck += stroke
        if (step.seat === seat) own += choice
        else others += choice
        if (isResigned && endedBy === seat) own += after - chosen
        else if (isResigned) others += after - chosen
        sums.before[seat]?.add(before)
        sums.choice[seat]?.add(choice)
        sums.luck[seat]?.add(stroke)
      }
      this.start[seat]?.add(steps.length === 0 ? (result[seat] as number) : this.at('before', 0, seat))
      this.luck[seat]?.add(luck)
      this.own[seat]?.add(own)
      this.others[seat]?.add(others)
    }
  }

  private at(when: 'before' | 'chosen', place: number, seat: Seat): number {
    return this.pass[when][place]?.[seat] as number
  }
}

/** In how many worlds a game can be reckoned with about so many looks ahead of the usual length. */
export function worldsFor({ rulebook, steps }: Course, looks: number): number {
  const { foresight = 1, outlook = foresight } = rulebook.knowledge
  const inOne = steps.reduce((sum, step) => sum + (step.isChance ? 2 : step.isChoice ? 1 : 0), 1)
  return Math.round((looks * foresight) / (inOne * outlook))
}

/** Reckons in so many worlds at once. */
export function reckon(course: Course, worlds: number, options?: LedgerOptions): Ledger {
  const ledger = new Ledger(course, options)
  while (ledger.worlds < worlds) ledger.goOn()
  return ledger
}
