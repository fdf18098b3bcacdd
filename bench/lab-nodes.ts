/**
 * How much quicker two nodes on one PostgreSQL try a battle out than one: `node bench/lab-nodes.ts [--games 600] [--times 3]`. Each node plays
 * in one thread; for more, set GUNBAI_LAB_SHARE. Both counts are of games that were counted, from the first lot on; they are taken in
 * turns, and the best of each counts: what else a machine does only slows them.
 */
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findRulebook } from '@gunbai/rulebooks'
import { Keeper } from '@gunbai/server'
import { startNode, startPostgres } from '@gunbai/server/testing'

const { values } = parseArgs({
  options: { games: { type: 'string', default: '600' }, times: { type: 'string', default: '3' } },
})
const [games, times] = [Number(values.games), Number(values.times)]
const samurai = await findRulebook('samurai').load()
const setup = { id: 'own', options: { battle: samurai.ownTexts?.battle?.template ?? '' } }
const share = String(Math.ceil(100 / availableParallelism()))

async function gamesPerSecond(count: number): Promise<number> {
  const postgres = await startPostgres()
  const place = await postgres.newDatabase()
  const env = { DATABASE_URL: place, PORT: '0', GUNBAI_LAB_SHARE: process.env.GUNBAI_LAB_SHARE ?? share }
  const nodes = await Promise.all(Array.from({ length: count }, () => startNode(env)))
  const keeper = await Keeper.open(place)
  try {
    const lines = [{ setup, bots: ['greedy', 'greedy'] }]
    const order = (seed: string, of: number) => keeper.order({ rulebook: 'samurai', lines, games: of, seed })
    // threads are opened, and code is warm, before the clock runs
    const until = async (id: string, isSo: (played: number) => boolean) => {
      for (;;) {
        const { played, status } = await keeper.trial(id)
        if (isSo(played) || status !== 'running') return played
        await wait(50)
      }
    }
    const { id } = await order('measured', games + 100)
    const before = await until(id, (played) => played >= 100)
    const began = performance.now()
    const after = await until(id, (played) => played >= games + 100)
    return (1000 * (after - before)) / (performance.now() - began)
  } finally {
    await keeper.close()
    for (const node of nodes) await node.kill()
    await postgres.stop()
  }
}

const measured: readonly [number[], number[]] = [[], []]
for (let time = 0; time < times; time++) {
  for (const [i, found] of measured.entries()) found.push(await gamesPerSecond(i + 1))
}
const [one = 0, two = 0] = measured.map((found) => Math.max(...found))
const told = (found: readonly number[]) => found.map((each) => each.toFixed(1)).join(', ')
console.log(`cores ${availableParallelism()}`)
console.log(`one node   ${one.toFixed(1)} games a second, the best of ${told(measured[0])}`)
console.log(`two nodes  ${two.toFixed(1)}, the best of ${told(measured[1])}; ${(two / one).toFixed(2)} times`)
