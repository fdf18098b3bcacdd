/** What can go wrong, each with its own count. */
export const checks = [
  'illegalAccepted',
  'wrongSeatAccepted',
  'staleAccepted',
  'leaks',
  'replayMismatches',
  'undoMismatches',
  'violations',
] as const
export type Check = (typeof checks)[number]

/** What was done and what was found. */
export interface Tally extends Record<Check, number> {
  answers: number
  illegalTried: number
  wrongSeatTried: number
  staleTried: number
  games: number
  /** Games that were left because the answers were used up or the game took too many. */
  unfinished: number
}

export function emptyTally(): Tally {
  return {
    answers: 0,
    illegalTried: 0,
    illegalAccepted: 0,
    wrongSeatTried: 0,
    wrongSeatAccepted: 0,
    staleTried: 0,
    staleAccepted: 0,
    leaks: 0,
    replayMismatches: 0,
    undoMismatches: 0,
    violations: 0,
    games: 0,
    unfinished: 0,
  }
}

export function addTally(sum: Tally, more: Tally): void {
  for (const name of Object.keys(sum) as (keyof Tally)[]) sum[name] += more[name]
}

export function isClean(tally: Tally): boolean {
  return checks.every((check) => tally[check] === 0)
}

/** A check that failed, with a sentence that says how. Ends the game in which it did. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly check: Check
  /** An answer that was wrongly accepted, to be tried again while shrinking. */
  readonly suspect: unknown

  constructor(check: Check, what: string, suspect?: unknown) {
    super(what)
    this.check = check
    this.suspect = suspect
  }
}

/** Whatever was thrown as a failure: a rulebook that throws has broken its promise too. */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown))
  const where = stack?.split('\n').find((line) => line.includes('/packages/') && !line.includes('/cli/'))
  return new Failure('violations', `the rulebook throws "${message}"${where ? ` ${where.trim()}` : ''}`)
}

/** Whether two failures are the same trouble: the same check and the same words, whatever the numbers in them. */
export function sameTrouble(a: Failure, b: Failure): boolean {
  const words = (failure: Failure) => failure.message.replaceAll(/\d+/g, '#')
  return a.check === b.check && words(a) === words(b)
}
