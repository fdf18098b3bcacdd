import { parentPort } from 'node:worker_threads'
import { openDesk } from '@gunbai/bots'
import { findRulebook } from '@gunbai/rulebooks'

/** The thread in which the bots of this house think, so that the others need not wait for them. */
openDesk(
  {
    send: (message) => parentPort?.postMessage(message),
    receive: (listener) => parentPort?.on('message', listener),
  },
  (id, version) => findRulebook(id).load(version),
)
