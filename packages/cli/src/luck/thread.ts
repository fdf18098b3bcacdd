/** A worker thread of `luck`: plays and reckons the games whose numbers it is sent. */
import { parentPort, workerData } from 'node:worker_threads'
import { findRulebook } from '@gunbai/rulebooks'
import { luckGame } from './luck-game.ts'
import type { LuckOrder } from './luck-order.ts'

const order = workerData as LuckOrder
const rulebook = await findRulebook(order.rulebook).load()
parentPort?.on('message', (game: number) => {
  parentPort?.postMessage(luckGame(rulebook, order, game))
})
