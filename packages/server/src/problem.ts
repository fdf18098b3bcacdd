import type { Phrase } from '@gunbai/kernel'

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

/** What the sender is told besides the code. */
export interface ProblemDetails {
  /** The rule that forbids it, and its sentence. */
  readonly rule?: string
  readonly phrase?: Phrase
  /** The id of the question that is open. */
  readonly asked?: number
}

/** A request that is refused. The message is an English sentence for whoever sent it, and holds nothing secret. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(message)
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
