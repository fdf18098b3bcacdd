/** A worker thread: plays the games that it is sent, and sends back what they showed. */
import { parentPort } from 'node:worker_threads'
import { type Order, playGames } from './greedy-games.ts'

parentPort?.on('message', (order: Order) => {
  parentPort?.postMessage(playGames(order))
})
