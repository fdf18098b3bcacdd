import type { LogEntry } from '@gunbai/kernel/host'
import type { CSSProperties } from 'react'
import type { GameFace } from '../../games/face.ts'
import { sideStyle } from '../../games/faces.ts'

/** A moment at which the score of a side grew, and how that side is marked. */
export interface Gain {
  readonly moment: number
  readonly style: CSSProperties
}

/** More than so many would hide the curve. */
const most = 24

/** When scores grew, as the game itself tells its course; none where it tells of none or of too many. */
export function gainsIn(face: GameFace, view: unknown, log: readonly LogEntry[]): Gain[] {
  const course = face.course?.(log) ?? []
  const gains = course.flatMap(({ at, scores }, i): Gain[] => {
    const before = course[i - 1]?.scores ?? scores.map(() => 0)
    const seat = scores.findIndex((score, each) => score > (before[each] ?? 0))
    const moment = log[at]?.moment
    return seat === -1 || moment === undefined ? [] : [{ moment, style: sideStyle(face, view, seat) }]
  })
  const once = gains.filter(({ moment }, i) => gains.findIndex((each) => each.moment === moment) === i)
  return once.length > most ? [] : once
}
