import { openLab } from '@gunbai/bots/lab'
import { findRulebook } from '@gunbai/rulebooks'
import { channelOf } from './opponent.ts'

/** Opens the lab in this worker. `early` are the messages that came while it was being fetched. */
export function openLabHere(early: readonly unknown[]): void {
  openLab(channelOf(early), (rulebook) => findRulebook(rulebook).load())
}
