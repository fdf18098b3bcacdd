import type { LogEntry } from '@gunbai/kernel/host'
import type { Snapshot, TableState } from '../table/table.ts'

/** What is sent to the page: the table, and what is new in the log after the entries that it already has. */
export interface Update extends Omit<TableState, 'log' | 'beat'> {
  readonly snapshot: Snapshot
  readonly log: { readonly keep: number; readonly add: readonly LogEntry[] }
}

/** Resolves when the page has shown the update, so that bots do not run ahead of the eye. */
export type Publish = (update: Update) => Promise<void>

export interface HostOptions {
  /** Somebody only looks: the game does not go on. */
  readonly onlyLook: boolean
  /** An answer that is the only one is given for the person. Never where people hide their hands from each other. */
  readonly takeForced: boolean
}

/** The table without what is about to be answered for its viewer: that is not put to him. */
export function withoutQuestion(laid: Snapshot): Snapshot {
  const questions = laid.questions.filter(({ seat }) => seat !== laid.viewer)
  return { ...laid, questions, answers: [], window: null }
}
