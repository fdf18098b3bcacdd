import type { LogEntry } from '@gunbai/kernel/host'
import type { Update } from '@gunbai/server/wire'
import { entriesOf } from './match-snapshot.ts'
import { site } from './site.ts'

/** So many entries are played back at most: who was away for long reads the rest in the log. */
const most = 80

/** How far a match was seen, whichever device it was seen on. */
export interface Looks {
  /** The last number that was seen; null where nobody looked yet. */
  last(): Promise<number | null>
  note(number: number): void
}

/** What happened since the viewer last looked. */
export interface Recap {
  /** The number that was seen last. */
  readonly since: number
  readonly entries: readonly LogEntry[]
}

/** Notes at most so often. */
const pause = 1_500

/** Keeps it on the server, for the person. What is not in sight is not seen. */
export function looksOf(match: string): Looks {
  let waiting: number | null = null
  let isSoon = false
  const write = () => {
    isSoon = false
    if (waiting === null) return
    if (document.visibilityState === 'hidden') {
      document.addEventListener('visibilitychange', write, { once: true })
      return
    }
    site.look(match, waiting).catch(() => {})
    waiting = null
  }
  return {
    last: () => site.lastLook(match),
    note: (number) => {
      waiting = number
      if (isSoon) return
      isSoon = true
      setTimeout(write, pause)
    },
  }
}

/**
 * A match that is opened, cut where the viewer last looked: first it is laid as it stood then, asking nothing, and then comes what
 * has happened since. Null where there is nothing to be told.
 */
export async function cutAtLook(
  update: Update,
  looks: Looks,
): Promise<{ readonly asOf: Update; readonly since: Update; readonly recap: Recap } | null> {
  const { entries, position } = update
  const seen = await looks.last()
  if (seen === null || seen <= 0 || seen >= position.number || update.after !== 0) return null
  const from = Math.max(seen, position.number - most)
  const news = entries.filter(({ number }) => number > from)
  // what was taken back has not happened, and where it reaches further there is no position to begin from
  const undone = new Set(news.flatMap((each) => each.undone))
  if ([...undone].some((number) => number <= from)) return null
  const told = news.filter(({ number, kind }) => kind !== 'undo' && !undone.has(number)).flatMap(entriesOf)
  if (!told.some(({ phrase }) => phrase !== null)) return null
  const { view } = await site.entry(update.match, from)
  return {
    asOf: {
      ...update,
      entries: entries.filter(({ number }) => number <= from),
      position: {
        ...position,
        number: from,
        view,
        questions: [],
        answers: [],
        undoable: 0,
        window: null,
        mayAskUndo: false,
        offer: null,
        closesAt: null,
        meant: null,
        outcome: null,
      },
    },
    since: { ...update, after: from, opening: [], entries: news },
    recap: { since: from, entries: told },
  }
}
