import type { GameEvent } from '@gunbai/kernel'
import type { LogEntry } from '@gunbai/kernel/host'
import type { BeatOf, Stage } from '../../../games/stage.ts'
import type { Beat } from '../../../table/beat.ts'

/**
 * Cuts what is new into beats: each with the position that the events up to it have made of the one before. A beat that
 * takes `full` milliseconds is one of length 1.
 */
export function cut(
  stage: Pick<Stage, 'beats' | 'tell' | 'seatOf'>,
  news: readonly LogEntry[],
  from: { readonly view: unknown; readonly viewer: number | null; readonly full: number },
): readonly Beat[] {
  const beats: Beat[] = []
  let early: LogEntry[] = []
  let { view } = from
  for (const [place, entry] of news.entries()) {
    const { event } = entry
    const before = view
    view = stage.tell(view, event)
    const kind = stage.beats[event.kind]
    const last = beats.at(-1)
    const name = kind === undefined ? '' : nameOf(kind, event)
    const joins = kind === undefined || (kind.together === true && name === last?.name)
    if (last !== undefined && joins) {
      beats[beats.length - 1] = { ...last, entries: [...last.entries, entry], view, upTo: place + 1 }
    } else if (kind === undefined) {
      early = [...early, entry]
    } else {
      const isOwn = from.viewer !== null && seatOf(stage, event, before) === from.viewer
      const length = isOwn ? (kind.own ?? kind.length) : kind.length
      const entries = [...early, entry]
      early = []
      beats.push({ name, entries, before, view, upTo: place + 1, time: length * from.full })
    }
  }
  return beats
}

/** What happened in the latest turn of somebody else, in beats that show no position yet. */
export function lastTurn(
  stage: Pick<Stage, 'beats' | 'turn' | 'seatOf'>,
  log: readonly LogEntry[],
  { viewer, view }: { readonly viewer: number | null; readonly view: unknown },
): readonly Beat[] {
  const begins = log.findLastIndex(
    ({ event }) => event.kind === stage.turn && seatOf(stage, event, view) !== viewer,
  )
  if (begins < 0) return []
  const length = log.slice(begins + 1).findIndex(({ event }) => event.kind === stage.turn)
  const entries = log.slice(begins, length < 0 ? undefined : begins + 1 + length)
  return cut({ ...stage, tell: (view) => view }, entries, { view: null, viewer: null, full: 1 })
}

/** Whose doing an event is; null where it is nobody's. */
export const seatOf = (stage: Pick<Stage, 'seatOf'>, event: GameEvent, view: unknown): number | null =>
  stage.seatOf?.(event, view) ?? (event as { seat?: number }).seat ?? null

function nameOf({ beat, by }: BeatOf, event: object): string {
  return by === undefined ? beat : `${beat} ${(event as Record<string, unknown>)[by]}`
}
