/**
 * Something that went wrong beneath the table. Each has a sentence that says what happened and one that says what to
 * do: `problem.<kind>` and `problem.<kind>.remedy` in the messages.
 */
const problemKinds = [
  'storage', // an answer could not be saved; it was taken back
  'elsewhere', // the game has gone on in another tab
  'engine', // the worker with the rules has died
  'opponent', // the worker in which the bot thinks has died
  'version', // the game was begun under rules that this table does not have
  'missing', // there is no such game in this browser
  'server', // the server did not take an answer
  'record', // a file is not a record, or does not fit the rules
] as const
export type ProblemKind = (typeof problemKinds)[number]

export interface Problem {
  readonly kind: ProblemKind
  /** What exactly was wrong, in English, for whoever wants to know. */
  readonly detail: string
}

/** A problem on its way to the screen. Its name is the kind, so that it comes through a worker's door. */
export class TableError extends Error {
  constructor(kind: ProblemKind, detail: string) {
    super(detail)
    this.name = `problem ${kind}`
  }
}

/** The problem that an error stands for; one that nobody foresaw is the engine's. */
export function problemOf(error: unknown): Problem {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const kind = problemKinds.find((each) => name === `problem ${each}`)
  if (kind !== undefined) return { kind, detail: message }
  if (name === 'BadInput') return { kind: 'record', detail: message }
  if (name === 'QuotaExceededError') return { kind: 'storage', detail: message }
  return { kind: 'engine', detail: `${name}: ${message}` }
}
