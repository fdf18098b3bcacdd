import { BadInput, type Phrase } from '@gunbai/kernel'

/** Everything that a request can be refused for, with its HTTP status. */
export const problemStatuses = {
  'bad request': 400, // it cannot be understood
  'not signed in': 401, // it needs somebody
  forbidden: 403, // it needs somebody else
  'not found': 404, // there is no such thing, or not for you
  taken: 409, // somebody else has it: a name, a chair
  'not now': 409, // it is possible, but not as things stand
  over: 409, // the game takes no more answers
  'not asked': 409, // it is not this seat's move
  stale: 409, // that question has been answered
  version: 409, // the match was begun with rules that this server does not have
  'too large': 413,
  illegal: 422, // the rules forbid it
  'too many': 429, // slow down
  failed: 500, // our fault
  unavailable: 503, // we are stopping
} as const
export type ProblemCode = keyof typeof problemStatuses

/** What can be too much or too often: each has a message, `ui.online.limit.<name>`, in every language of the table. */
export const limitNames = [
  'asking',
  'battles',
  'blocks',
  'botGames',
  'bots',
  'busy',
  'chat',
  'connecting',
  'daysOff',
  'deeds',
  'entrants',
  'follows',
  'guesses',
  'guests',
  'hint',
  'hints',
  'length',
  'mails',
  'offers',
  'open',
  'pushes',
  'requests',
  'sending',
  'signIns',
  'sockets',
  'tournaments',
  'trials',
  'undos',
  'watching',
] as const

/** What the sender is told besides the code. */
export interface ProblemDetails {
  /** The rule that forbids it. */
  readonly rule?: string
  /** What is wrong, in the reader's language: the sentence of the rule, or of the limit that is reached. */
  readonly phrase?: Phrase
  /** The id of the question that is open. */
  readonly asked?: number
}

/** A request that is refused. The message is an English sentence for whoever sent it, and holds nothing secret. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    // it is no fault of ours that would have to be found: under a flood of refusals the stack is a third of the cost
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message)
    Error.stackTraceLimit = stackTraceLimit
    this.name = 'Problem'
    this.code = code
    this.details = details
  }

  get status(): number {
    return problemStatuses[this.code]
  }

  toJSON(): { code: ProblemCode; message: string } & ProblemDetails {
    return { code: this.code, message: this.message, ...this.details }
  }
}

/** More than there may be of something, or too often: told by a sentence of its own. */
export function tooMany(
  limit: (typeof limitNames)[number],
  message: string,
  values: Readonly<Record<string, string | number>> = {},
): Problem {
  return new Problem('too many', message, { phrase: { id: `ui.online.limit.${limit}`, values } })
}

/** A rulebook's complaint about what came from outside, as a problem of the request. */
export function understood<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof BadInput ? new Problem('bad request', error.message) : error
  }
}
