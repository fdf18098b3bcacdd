import { parentPort } from 'node:worker_threads'
import { openLab } from '@gunbai/bots/lab'
import { findRulebook } from '@gunbai/rulebooks'

/** The thread in which bots play trials. */
openLab(
  {
    send: (message) => parentPort?.postMessage(message),
    receive: (listener) => parentPort?.on('message', listener),
  },
  (rulebook) => findRulebook(rulebook).load(),
)
