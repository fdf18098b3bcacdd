/**
 * For tests: reads saved states from stdin in a process that has never seen their games, plays each to its end and
 * prints the hashes of the ends.
 */
import { text } from 'node:stream/consumers'
import { makeBot } from '@gunbai/bots'
import { firstSeat, type GameState, type Rulebook, type Snapshot } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'

export interface Saved {
  readonly rulebook: string
  readonly snapshot: Snapshot
  readonly botSeed: string
}

/** Plays on with a random bot and gives the hash of where that ends. */
export function playOn(rulebook: Rulebook, state: GameState, botSeed: string): string {
  const bot = makeBot('random', botSeed)
  while (state.result === null) {
    const seat = firstSeat(state.awaiting)
    rulebook.play(state, seat, bot.choose(rulebook, state, seat, rulebook.answers(state, seat)))
  }
  return rulebook.hash(state)
}

if (import.meta.main) {
  const list: Saved[] = JSON.parse(await text(process.stdin))
  const ends: string[] = []
  for (const { rulebook: id, snapshot, botSeed } of list) {
    const rulebook = await findRulebook(id).load()
    ends.push(playOn(rulebook, rulebook.load(snapshot), botSeed))
  }
  process.stdout.write(JSON.stringify(ends))
}
