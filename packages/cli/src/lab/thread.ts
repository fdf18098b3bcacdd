/** A worker thread of the lab: plays the games that it is asked for. */
import { parentPort } from 'node:worker_threads'
import { openLab } from '@gunbai/bots/lab'
import { findRulebook } from '@gunbai/rulebooks'

openLab(
  {
    send: (message) => parentPort?.postMessage(message),
    receive: (listener) => parentPort?.on('message', listener),
  },
  (rulebook) => findRulebook(rulebook).load(),
)
