/** A worker thread of a harvest: plays the shards whose numbers it is sent, and sends back their notes. */
import { parentPort, workerData } from 'node:worker_threads'
import { findRulebook } from '@gunbai/rulebooks'
import { type HarvestOrder, harvestShard } from './shard.ts'

const { order, folder } = workerData as { order: HarvestOrder; folder: string }
const rulebook = await findRulebook(order.rulebook).load()
parentPort?.on('message', (shard: number) => {
  parentPort?.postMessage(harvestShard(rulebook, order, shard, folder))
})
