/**
 * Many players in many matches over loopback, by random answers: `node bench/load.ts --help`. The server is a process
 * of its own and shares the machine with this one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { below, pick, recommendedOrders, type Stream, streamOf } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { type NodeProcess, startNode, startPostgres, TestClient } from '@gunbai/server/testing'
import WebSocket from 'ws'

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    pause: { type: 'string', default: '2000' },
    rulebook: { type: 'string', default: 'samurai' },
    engine: { type: 'string', default: 'sqlite' },
    idle: { type: 'string', default: '0' },
    deaths: { type: 'string', default: '0' },
    orders: { type: 'boolean', default: false },
    batches: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(
    'node bench/load.ts [--matches 1000] [--seconds 60] [--pause 2000, mean milliseconds of thought before an answer]\n' +
      '  [--rulebook samurai] [--engine sqlite|postgres] [--idle 5000, sockets that only listen]\n' +
      '  [--deaths 20, players a second whose connection breaks and who come again]\n' +
      '  [--orders, everybody has the orders that are recommended] [--batches, half of what is sent is a batch of two]',
  )
  process.exit()
}
const matches = Number(values.matches)
const seconds = Number(values.seconds)
const pause = Number(values.pause)
const idle = Number(values.idle)
const deaths = Number(values.deaths)

/** One player: answers what it is asked after a while, and notes how long the acknowledgement took. */
class Player {
  readonly client: TestClient
  readonly match: string
  private socket: WebSocket | null = null
  private readonly chance: Stream
  private sentAt = 0
  private request = 1
  private number = 0

  constructor(client: TestClient, match: string, chance: Stream) {
    this.client = client
    this.match = match
    this.chance = chance
  }

  get isConnected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  /** Comes, or comes again and hears what it has missed. */
  async connect(url: string): Promise<void> {
    const socket = await opened(url, this.client)
    this.socket = socket
    this.sentAt = 0
    socket.on('message', (data: Buffer) => this.take(data, socket))
    socket.send(JSON.stringify({ type: 'watch', request: 0, match: this.match, since: this.number }))
    if (orders.length > 0)
      socket.send(JSON.stringify({ type: 'orders', request: 0, match: this.match, orders }))
  }

  /** Is gone without a word. */
  die(): void {
    this.socket?.terminate()
  }

  private take(data: Buffer, socket: WebSocket): void {
    count.bytes += data.length
    // most of a message's bytes are not ours to read: its type is at the beginning
    const head = data.toString('utf8', 0, 24)
    if (head.startsWith('{"type":"done"')) this.acknowledged()
    if (head.startsWith('{"type":"refused"')) count.refused++
    if (!head.startsWith('{"type":"update"')) return
    const { position } = JSON.parse(data.toString())
    count.updates++
    this.number = position.number
    if (position.outcome !== null) count.over.add(this.match)
    const question = position.questions.find((each: { id: number | null }) => each.id !== null)
    if (question === undefined) return
    const offered = position.answers as { action: object }[]
    const actions = [pick(this.chance, offered).action]
    if (values.batches && below(this.chance, 2) === 0) actions.push(pick(this.chance, offered).action)
    setTimeout(() => this.answer(socket, question.id, actions), below(this.chance, 2 * pause + 1))
  }

  private answer(socket: WebSocket, question: number, actions: readonly object[]): void {
    if (stopping || socket.readyState !== WebSocket.OPEN) return
    this.sentAt = performance.now()
    const said = actions.length > 1 ? { type: 'answers', actions } : { type: 'answer', action: actions[0] }
    socket.send(JSON.stringify({ ...said, request: ++this.request, match: this.match, question }))
  }

  private acknowledged(): void {
    if (this.sentAt === 0) return
    if (measuring) count.times.push(performance.now() - this.sentAt)
    this.sentAt = 0
  }
}

/** Seconds between two looks at the server's memory. */
const reportEvery = 15

/** What everybody has ordered. */
let orders: readonly object[] = []

const count = { deaths: 0, bytes: 0, updates: 0, refused: 0, over: new Set<string>(), times: [] as number[] }
let measuring = false
let stopping = false

const folder = mkdtempSync(join(tmpdir(), 'gunbai-load-'))
const postgres = values.engine === 'postgres' ? await startPostgres() : null
const place = postgres === null ? { GUNBAI_DATA: folder } : { DATABASE_URL: await postgres.newDatabase() }
const node = await startNode({ PORT: '0', ...place } as Record<string, string>)
try {
  await run(node)
} finally {
  stopping = true
  await node.kill()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** A match of two guests. */
async function tableOf(url: string, rulebook: string, setup: string) {
  const clients = [new TestClient(url), new TestClient(url)] as const
  await Promise.all(clients.map((each) => each.guest()))
  const { match } = await clients[0].make({ rulebook, setup })
  await clients[1].join(match.id)
  return { clients, match: match.id }
}

async function run({ url, child }: NodeProcess): Promise<void> {
  const rulebook = await findRulebook(values.rulebook).load()
  if (values.orders) orders = recommendedOrders(rulebook.windows)
  const setups = rulebook.setups.filter((each) => each.seats === 2).map((each) => each.id)
  const chance = streamOf(matches)
  const started = performance.now()
  const tables = await inBatches(matches, 50, () => tableOf(url, rulebook.id, pick(chance, setups)))
  console.log(`${matches} matches made in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  const players = await inBatches(2 * matches, 100, async (i) => {
    const table = tables[i >> 1]
    if (table === undefined) throw new Error('no table')
    const player = new Player(table.clients[i % 2 === 0 ? 0 : 1], table.match, streamOf(i))
    await player.connect(url)
    return player
  })
  const without = await figure(url, 'process_resident_memory_bytes')
  const idlers = await inBatches(idle, 100, async () => opened(url, null))
  if (idle > 0) {
    const each = ((await figure(url, 'process_resident_memory_bytes')) - without) / idle
    console.log(`an idle socket costs ${(each / 1000).toFixed(1)} kB of the server's resident memory`)
  }
  console.log(`${players.length} players and ${idlers.length} idle sockets connected`)

  await wait(Math.min(10, seconds / 4))
  measuring = true
  const late = monitorEventLoopDelay({ resolution: 5 })
  late.enable()
  const [cpu, began, bytes] = [await figure(url, 'process_cpu_seconds_total'), performance.now(), count.bytes]
  const dying = deaths === 0 ? null : setInterval(() => breakOne(players, chance, url), 1000 / deaths)
  for (let second = 0; second < seconds; second += reportEvery) {
    await wait(Math.min(reportEvery, seconds - second))
    if (deaths > 0) console.log(await memoryOf(url), `${count.deaths} connections broken`)
  }
  if (dying !== null) clearInterval(dying)
  measuring = false
  late.disable()
  const took = (performance.now() - began) / 1000
  const times = count.times.sort((a, b) => a - b)
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(1)
  const memory = await figure(url, 'process_resident_memory_bytes')
  const used = (await figure(url, 'process_cpu_seconds_total')) - cpu
  const held =
    players.filter((each) => each.isConnected).length +
    idlers.filter((each) => each.readyState === WebSocket.OPEN).length
  console.log(
    [
      `${values.rulebook} on ${values.engine}, ${matches} matches, ${held} of ${players.length + idlers.length} sockets held, ${took.toFixed(0)} s`,
      `answers acknowledged  ${(times.length / took).toFixed(0)} /s (${times.length})`,
      `acknowledgement       p50 ${at(0.5)} ms, p90 ${at(0.9)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`,
      `server                ${(memory / 1e6).toFixed(0)} MB, ${((100 * used) / took).toFixed(0)} % of a core, ${((count.bytes - bytes) / took / 1e6).toFixed(1)} MB/s sent`,
      `refused               ${count.refused}; ended ${count.over.size}`,
      `the generator itself  p99 ${(late.percentile(99) / 1e6 - 5).toFixed(1)} ms late, longest ${(late.max / 1e6 - 5).toFixed(1)} ms`,
    ].join('\n'),
  )
  if (child.exitCode !== null) throw new Error('the server has ended')
  for (const player of players) player.die()
  for (const socket of idlers) socket.terminate()
  if (deaths > 0) {
    await wait(90)
    console.log(await memoryOf(url), 'a minute and a half after everybody has gone')
  }
}

/** Breaks the connection of one player, who comes again a moment later. */
function breakOne(players: readonly Player[], chance: Stream, url: string): void {
  const player = pick(chance, players)
  if (!player.isConnected) return
  player.die()
  count.deaths++
  const come = () => (measuring ? player.connect(url).catch((error) => console.error(error)) : null)
  setTimeout(come, below(chance, 2000))
}

async function memoryOf(url: string): Promise<string> {
  const [heap, resident, sockets, rooms] = [
    await figure(url, 'nodejs_heap_size_used_bytes'),
    await figure(url, 'process_resident_memory_bytes'),
    await figure(url, 'gunbai_sockets'),
    await figure(url, 'gunbai_matches_in_memory'),
  ]
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
  return `heap ${megabytes(heap)}, resident ${megabytes(resident)}, ${sockets} sockets, ${rooms} matches in memory;`
}

function opened(url: string, client: TestClient | null): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: client?.credentials() ?? {},
      perMessageDeflate: false,
    })
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}

async function figure(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}

async function inBatches<T>(total: number, size: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  while (made.length < total) {
    const batch = Math.min(size, total - made.length)
    made.push(...(await Promise.all(Array.from({ length: batch }, (_, i) => make(made.length + i)))))
  }
  return made
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time * 1000))
}
