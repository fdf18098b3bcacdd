/** One change of a text: which lines went, which came, and what it was. */
export interface Change {
  readonly what: string
  readonly at: number
  readonly gone: readonly string[]
  readonly come: readonly string[]
  /** The stroke of which it is: what is painted without lifting the hand is undone as one. */
  readonly stroke?: string | undefined
}

/** A text with all that was done to it, which can be undone to its beginning and done again. It never changes itself. */
export interface History {
  readonly text: string
  readonly done: readonly Change[]
  readonly undone: readonly Change[]
}

export const begun = (text: string): History => ({ text, done: [], undone: [] })

/** The history with one change more. What was undone before is gone. A text that is the same is no change. */
export function changed(history: History, what: string, text: string, stroke?: string): History {
  if (text === history.text) return history
  if (stroke !== undefined && history.done.at(-1)?.stroke === stroke) {
    const { text: before, done } = undo(history)
    return text === before
      ? { text, done, undone: [] }
      : changed({ text: before, done, undone: [] }, what, text, stroke)
  }
  const [was, is] = [history.text.split('\n'), text.split('\n')]
  let at = 0
  while (at < Math.min(was.length, is.length) && was[at] === is[at]) at++
  let tail = 0
  while (tail < Math.min(was.length, is.length) - at && was.at(-1 - tail) === is.at(-1 - tail)) tail++
  const change = {
    what,
    at,
    gone: was.slice(at, was.length - tail),
    come: is.slice(at, is.length - tail),
    stroke,
  }
  return { text, done: [...history.done, change], undone: [] }
}

export function undo({ text, done, undone }: History): History {
  const last = done.at(-1)
  if (last === undefined) return { text, done, undone }
  const lines = text.split('\n')
  lines.splice(last.at, last.come.length, ...last.gone)
  return { text: lines.join('\n'), done: done.slice(0, -1), undone: [...undone, last] }
}

export function redo({ text, done, undone }: History): History {
  const next = undone.at(-1)
  if (next === undefined) return { text, done, undone }
  const lines = text.split('\n')
  lines.splice(next.at, next.gone.length, ...next.come)
  return { text: lines.join('\n'), done: [...done, next], undone: undone.slice(0, -1) }
}
