import { type Channel, openDesk } from '@gunbai/bots'
import { findRulebook } from '@gunbai/rulebooks'

/** Opens the desk at which bots think. `early` are the messages that came while it was being fetched. */
export function openOpponents(early: readonly unknown[]): void {
  openDesk(channelOf(early), (rulebook, version) => findRulebook(rulebook).load(version))
}

/** The page at the other end of this worker. */
export function channelOf(early: readonly unknown[]): Channel {
  return {
    send: (message) => postMessage(message),
    receive: (listener) => {
      for (const message of early) listener(message)
      addEventListener('message', ({ data }) => listener(data))
    },
  }
}
