/** A worker thread of the ladder: plays the games whose numbers it is sent, and sends back what each showed. */
import { parentPort, workerData } from 'node:worker_threads'
import { findRulebook } from '@gunbai/rulebooks'
import { playLadderGame } from './ladder-game.ts'
import { type LadderOrder, type Pairing, pairings } from './pairing.ts'

const order = workerData as LadderOrder
const games = pairings(order)
const rulebook = await findRulebook(order.rulebook).load()
parentPort?.on('message', (game: number) => {
  parentPort?.postMessage(playLadderGame(rulebook, order, games[game] as Pairing))
})
