/** One change of a text: which lines went, which came, and what it was. */
interface Change {
  readonly what: string
  readonly at: number
  readonly gone: readonly string[]
  readonly come: readonly string[]
}

/** A text with all that was done to it, which can be undone to its beginning and done again. It never changes itself. */
export interface History {
  readonly text: string
  readonly done: readonly Change[]
  readonly undone: readonly Change[]
}

export const begun = (text: string): History => ({ text, done: [], undone: [] })

/** The history with one change more. What was undone before is gone. A text that is the same is no change. */
export function changed(history: History, what: string, text: string): History {
  if (text === history.text) return history
  const [was, is] = [history.text.split('\n'), text.split('\n')]
  let at = 0
  while (at < Math.min(was.length, is.length) && was[at] === is[at]) at++
  let tail = 0
  while (tail < Math.min(was.length, is.length) - at && was.at(-1 - tail) === is.at(-1 - tail)) tail++
  const change = { what, at, gone: was.slice(at, was.length - tail), come: is.slice(at, is.length - tail) }
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
