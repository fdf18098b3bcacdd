/** A worker thread of `verdicts`: plays and judges the games whose numbers it is sent. */
import { parentPort, workerData } from 'node:worker_threads'
import { findRulebook } from '@gunbai/rulebooks'
import { verdictGame } from './verdict-game.ts'
import type { VerdictOrder } from './verdict-order.ts'

const order = workerData as VerdictOrder
const rulebook = await findRulebook(order.rulebook).load()
parentPort?.on('message', (game: number) => {
  parentPort?.postMessage(verdictGame(rulebook, order, game))
})
