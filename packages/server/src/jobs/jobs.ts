import type { Mail } from '../notices/mailer.ts'
import type { PushMessage } from '../notices/pusher.ts'

/** Work that is done later, on whichever node has time for it. */
export interface JobBodies {
  /** Lets the bots of this house that are asked something answer, and follows the orders of people. */
  'bot turn': { readonly match: string }
  /** Looks whether whoever plays against bots alone has run out of time. */
  clock: { readonly match: string }
  /** Tells somebody who is not looking that it is their move. */
  notice: { readonly match: string; readonly person: string; readonly number: number }
  mail: Mail
  /** Posts a line to where somebody has asked for it. */
  webhook: { readonly person: string; readonly text: string }
  /** Sends a message to one browser of somebody. */
  push: { readonly person: string; readonly endpoint: string; readonly message: PushMessage }
  /** Has bots play a few games of a trial. */
  lot: { readonly trial: string; readonly lot: number }
}
export type JobKind = keyof JobBodies

export type JobWork = { readonly [K in JobKind]: (body: JobBodies[K]) => Promise<void> }

/** What may take long, and for which nobody waits: it has a lane of its own, so that nothing else stands behind it. */
export const isPatient = (kind: string): boolean => kind === ('lot' satisfies JobKind)

/** So often a job that fails is tried. */
export const mostTries = 8

/** A queue that forgets nothing, also when the process dies. A job may be done twice, never not at all. */
export interface Jobs {
  /** One with the same key that still waits is replaced. */
  add<K extends JobKind>(kind: K, key: string, body: JobBodies[K], dueAt: number): Promise<void>
  start(work: JobWork): Promise<void>
  /** Finishes what is being done and begins nothing more. */
  stop(): Promise<void>
}
