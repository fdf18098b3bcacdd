import type { Action, Answered, GameEvent, Seat, Setup } from '@gunbai/kernel'
import type { LearnersAnswer } from '../engine/partner.ts'
import { fits, type Pattern } from '../table/pattern.ts'

/** What a task wants: an answer of the learner, or something that must come to happen. */
export interface Want {
  readonly answer?: Pattern
  readonly event?: Pattern
  /** Answers by which it comes to happen, in order; others may do as well. */
  readonly by?: readonly Pattern[]
  /** Whether it may also be left out: the rules do not always ask for it. */
  readonly optional?: boolean
  /** What it is given with on the page: selectors, of which the first that is there is pointed at. */
  readonly point: readonly string[]
}

/** One thing to do. Its words: `lesson.<lesson>.<task>` and, one sentence, `lesson.<lesson>.<task>.text`. */
export interface Task {
  readonly id: string
  readonly wants: readonly Want[]
  /** Whether its wants may be met in any order. */
  readonly inAnyOrder?: boolean
  /** What its words promise, and its own solution must bring. */
  readonly shows?: readonly Pattern[]
}

/** A lesson by doing, as data: a position that the rules lead to, and tasks that the rules' own answers and events check. */
export interface Lesson {
  readonly rulebook: string
  /** Its words: `lesson.<id>`, and `lesson.<id>.done` at the end. */
  readonly id: string
  readonly setup: Setup
  readonly seed: string
  readonly seats: number
  readonly learner: Seat
  /** What was answered before the learner comes. */
  readonly before: readonly Answered[]
  /** What the others answer where they have a choice, the most wanted first; else they decline. */
  readonly replies: readonly Pattern[]
  /** Answers that are never wrong: steps on a way that may be another. */
  readonly free: readonly Pattern[]
  readonly tasks: readonly Task[]
  readonly minutes: number
}

/** An event, and after how many answers it was told. */
export interface Happened {
  readonly moment: number
  readonly event: GameEvent
}

/** How far a learner has come. */
export interface Progress {
  /** The task that is to be done now; as many as there are when all are done. */
  readonly task: number
  /** What of it is still wanted, first what comes first. */
  readonly wanted: readonly Want[]
  /** The moment at which that task began. */
  readonly since: number
  /** Whether something was answered in it. */
  readonly isBegun: boolean
  /** An answer that was legal and is not what the task asks for. */
  readonly wrong: Action | null
}

/** Walks through the learner's answers and what happened: each meets what is wanted, is free, or is wrong. */
export function progressOf(
  lesson: Lesson,
  given: readonly LearnersAnswer[],
  happened: readonly Happened[],
): Progress {
  const walk = new Walk(lesson)
  for (const [i, { action, moment }] of given.entries()) {
    const until = given[i + 1]?.moment ?? Number.POSITIVE_INFINITY
    if (!walk.take(action, moment)) return walk.progress(action)
    walk.hear(happened.filter((each) => each.moment >= moment && each.moment < until))
  }
  return walk.progress(null)
}

class Walk {
  private readonly lesson: Lesson
  private task = 0
  private wanted: readonly Want[]
  private since: number
  private isBegun = false
  /** What could be left out and was, until now, of the task before. */
  private left: readonly Want[] = []

  constructor(lesson: Lesson) {
    this.lesson = lesson
    this.wanted = lesson.tasks[0]?.wants ?? []
    this.since = lesson.before.length
  }

  progress(wrong: Action | null): Progress {
    return { task: this.task, wanted: this.wanted, since: this.since, isBegun: this.isBegun, wrong }
  }

  /** Takes an answer; false where it is wrong. */
  take(action: Action, moment: number): boolean {
    this.isBegun = true
    const met = this.open().find(({ answer }) => answer !== undefined && fits(answer, action))
    if (met !== undefined) this.meet(met, moment)
    const isLeft = this.left.some(({ answer }) => answer !== undefined && fits(answer, action))
    return met !== undefined || isLeft || this.lesson.free.some((each) => fits(each, action))
  }

  /** Hears what happened after an answer. */
  hear(happened: readonly Happened[]): void {
    for (const { event, moment } of happened) {
      const met = this.open().find((want) => want.event !== undefined && fits(want.event, event))
      if (met !== undefined) this.meet(met, moment)
    }
  }

  /** What may be met now: in order the first that is needed, and what stands before it and is not. */
  private open(): readonly Want[] {
    if (this.lesson.tasks[this.task]?.inAnyOrder === true) return this.wanted
    const needed = this.wanted.findIndex(({ optional }) => optional !== true)
    return this.wanted.slice(0, needed === -1 ? undefined : needed + 1)
  }

  private meet(met: Want, moment: number): void {
    const { tasks } = this.lesson
    const isInAnyOrder = tasks[this.task]?.inAnyOrder === true
    const place = this.wanted.indexOf(met)
    this.wanted = this.wanted.filter((_, i) => (isInAnyOrder ? i !== place : i > place))
    if (this.wanted.some(({ optional }) => optional !== true)) return
    this.left = this.wanted
    this.task++
    this.isBegun = false
    this.since = moment
    this.wanted = tasks[this.task]?.wants ?? []
  }
}

/** The legal answer that leads on, for somebody who wants to be shown; null where nothing is wanted of the learner now. */
export function wantedAnswer(wanted: readonly Want[], legal: readonly Action[]): Action | null {
  const needed = wanted.filter(({ optional }) => optional !== true)
  for (const { answer, by = [] } of [...needed.slice(0, 1), ...wanted]) {
    const patterns = answer === undefined ? by.toReversed() : [answer]
    for (const pattern of patterns) {
      const found = legal.find((each) => fits(pattern, each))
      if (found !== undefined) return found
    }
  }
  return null
}
