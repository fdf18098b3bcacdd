import type { LogEntry } from '@gunbai/kernel/host'
import type { Standing } from '../../../games/standing.ts'

/** A moment at which the game turned, with what led to it in the sentences of the log. */
export interface TurningPoint {
  readonly at: number
  readonly moment: number
  readonly entries: readonly LogEntry[]
}

const most = 3

/**
 * The moments that counted: the last change of all, and before it those that changed who leads or that changed most at once,
 * in the order in which they came.
 */
export function turningPoints(log: readonly LogEntry[], course: readonly Standing[]): TurningPoint[] {
  const weighed = course.map((standing, i) => ({ standing, i, weight: weightOf(course[i - 1], standing) }))
  const last = course.length - 1
  const chosen = weighed
    .filter(({ weight, i }) => weight > 0 || i === last)
    .sort((a, b) => Number(b.i === last) - Number(a.i === last) || b.weight - a.weight || b.i - a.i)
    .slice(0, most)
    .sort((a, b) => a.i - b.i)
  return chosen.map(({ standing: { at } }) => ({
    at,
    moment: log[at]?.moment ?? 0,
    entries: toldUpTo(log, at),
  }))
}

/** How much changed, and twice as much again where another side came to lead or no side leads any more. */
function weightOf(before: Standing | undefined, { scores }: Standing): number {
  const then = before?.scores ?? scores.map(() => 0)
  const change = scores.reduce((sum, score, seat) => sum + Math.abs(score - (then[seat] ?? 0)), 0)
  return change + (leaderOf(then) === leaderOf(scores) ? 0 : 2)
}

/** The seat with the most; null where several have it. */
function leaderOf(scores: readonly number[]): number | null {
  const top = Math.max(...scores)
  return scores.filter((score) => score === top).length === 1 ? scores.indexOf(top) : null
}

/** The entry itself and, of the same answer, the sentence before it: what it came from. */
function toldUpTo(log: readonly LogEntry[], at: number): LogEntry[] {
  const entry = log[at]
  const before = log.slice(0, at).findLast(({ phrase }) => phrase !== null)
  return [before, entry].filter((each) => each !== undefined && each.moment === entry?.moment) as LogEntry[]
}
