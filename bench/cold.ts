/**
 * How long a long match takes to be opened by a server that has just begun: `node bench/cold.ts [answers] [sqlite|postgres]`.
 * Kronau of Days of Glory, the longest there is, by random answers, up to its end or so many answers. Each opening is by a
 * server of its own, whose other parts have been used before: the rules are loaded, the match is not.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { streamOf } from '@gunbai/kernel'
import { playAtRandom, startNode, startPostgres, TestClient } from '@gunbai/server/testing'

const most = Number(process.argv[2] ?? 4000)
const isPostgres = process.argv[3] === 'postgres'
const openings = 5

const folder = mkdtempSync(join(tmpdir(), 'gunbai-cold-'))
const postgres = isPostgres ? await startPostgres() : null
const place: Record<string, string> =
  postgres === null
    ? { GUNBAI_DATA: folder }
    : { DATABASE_URL: await postgres.newDatabase(), GUNBAI_DATA: folder }
const begin = () => startNode({ PORT: '0', ...place })
let node = await begin()
try {
  const wish = { rulebook: 'glory', setup: 'kronau' } as const
  const clients = [new TestClient(node.url), new TestClient(node.url)] as const
  for (const client of clients) await client.guest()
  const { match } = await clients[0].make(wish)
  await clients[1].join(match.id)
  const played = await Promise.all(
    clients.map(async (client, i) => {
      const socket = await client.socket()
      await socket.watch(match.id)
      return playAtRandom(socket, match.id, streamOf(i), most / 2)
    }),
  )
  // another match of the same game: what loads the rules is not the opening
  const other = (await clients[0].make({ ...wish, chairs: ['me', { bot: 'random' }] })).match.id
  const took: number[] = []
  const worked: number[] = []
  let last = 0
  for (let i = 0; i < openings; i++) {
    await node.kill()
    node = await begin()
    const visitor = new TestClient(node.url)
    visitor.cookie = clients[0].cookie
    await visitor.page(other)
    const cpu = await cpuOf(node.url)
    const began = performance.now()
    const { body } = await visitor.ask('GET', `/api/matches/${match.id}?since=${1_000_000}`)
    took.push(performance.now() - began)
    worked.push((await cpuOf(node.url)) - cpu)
    last = (body as { update: { position: { number: number } } }).update.position.number
  }
  const sum = played.reduce((all, each) => all + each, 0)
  took.sort((a, b) => a - b)
  console.log(
    `${isPostgres ? 'postgres' : 'sqlite'}: ${sum} answers, ${last} entries heard; opened cold in ` +
      `${took.map((each) => each.toFixed(0)).join(', ')} ms, median ${took[openings >> 1]?.toFixed(0)} ms; of the processor ${worked.map((each) => each.toFixed(0)).join(', ')} ms`,
  )
} finally {
  await node.kill()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Milliseconds of a processor that the server has used; asking for it takes some too. */
async function cpuOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return 1000 * Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1])
}
