/**
 * Attacks on a server with its usual limits, beside people who play: `node bench/hostile.ts --help`. Each player and each
 * attacker comes from an address of their own, as a proxy would note it. Loopback only, and bounded.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { below, pick, type Stream, streamOf } from '@gunbai/kernel'
import { startNode, TestClient } from '@gunbai/server/testing'
import WebSocket from 'ws'

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '40' },
    pause: { type: 'string', default: '2000' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(
    'node bench/hostile.ts [--matches 200] [--seconds 40, of attack] [--pause 2000, mean thought of players]',
  )
  process.exit()
}
const matches = Number(values.matches)
const seconds = Number(values.seconds)
const pause = Number(values.pause)

type Phase = 'before' | 'attacked' | 'after'
let phase: Phase = 'before'
let isAttacked = false
let isOver = false
const times: Record<Phase, number[]> = { before: [], attacked: [], after: [] }
const sent: Record<string, number> = {}
let cutOff = 0

const addressOf = (i: number) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`
const from = (i: number) => ({ 'x-forwarded-for': addressOf(i) })

/** Somebody who comes by the proxy, from an address of their own. */
class Visitor extends TestClient {
  readonly address: number

  constructor(url: string, address: number) {
    super(url)
    this.address = address
  }

  override ask(...[method, path, body, headers = {}]: Parameters<TestClient['ask']>) {
    return super.ask(method, path, body, { ...from(this.address), ...headers }) as never
  }

  open(): Promise<WebSocket> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, {
        headers: { ...this.credentials(), ...from(this.address) },
        perMessageDeflate: false,
      })
      socket.on('error', reject)
      socket.once('open', () => resolve(socket))
    })
  }
}

/** Answers whatever it is asked after a while, and notes how long the acknowledgement took. */
async function play(visitor: Visitor, match: string, chance: Stream): Promise<WebSocket> {
  const socket = await visitor.open()
  let request = 1
  let sentAt = 0
  socket.on('message', (data: Buffer) => {
    const head = data.toString('utf8', 0, 24)
    if (head.startsWith('{"type":"done"') && sentAt > 0) {
      times[phase].push(performance.now() - sentAt)
      sentAt = 0
    }
    if (!head.startsWith('{"type":"update"')) return
    const { position } = JSON.parse(data.toString())
    const question = position.questions.find((each: { id: number | null }) => each.id !== null)
    if (question === undefined) return
    const { action } = pick(chance, position.answers as { action: object }[])
    setTimeout(
      () => {
        if (socket.readyState !== WebSocket.OPEN) return
        sentAt = performance.now()
        socket.send(
          JSON.stringify({ type: 'answer', request: ++request, match, question: question.id, action }),
        )
      },
      below(chance, 2 * pause + 1),
    )
  })
  socket.on('close', () => {
    if (!isOver) cutOff++
  })
  socket.send(JSON.stringify({ type: 'watch', request: 0, match }))
  return socket
}

/** Does something as long as the attack lasts, whatever becomes of it. */
async function again(name: string, work: () => Promise<void>): Promise<void> {
  while (isAttacked) {
    sent[name] = (sent[name] ?? 0) + 1
    await work().catch(() => wait(20))
  }
}

/** Sends frames as fast as they go, and comes again when it is shown out. */
async function flood(visitor: Visitor, send: (socket: WebSocket) => void): Promise<void> {
  const socket = await visitor.open()
  while (isAttacked && socket.readyState === WebSocket.OPEN) {
    for (let i = 0; i < 20; i++) send(socket)
    await wait(5)
  }
  socket.terminate()
}

/** One answer, taken back again and again. */
async function regret(visitor: Visitor, match: string): Promise<void> {
  const { update } = await visitor.page(match)
  const question = update?.position.questions.find(({ id }) => id !== null)?.id
  const action = update?.position.answers[0]?.action
  await visitor.ask('POST', `/api/matches/${match}/answers`, { question, action })
  await visitor.ask('POST', `/api/matches/${match}/undo`, {})
}

/** A request whose body comes drop by drop. */
function drip(url: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write(
        'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n',
      )
    })
    const drops = setInterval(() => (isAttacked ? socket.write(' ') : socket.destroy()), 200)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drops)
      resolve()
    })
    socket.resume()
  })
}

/** Everybody who means harm, each from an address or a few. */
async function attack(url: string, tables: readonly string[]): Promise<void> {
  const visitor = async (i: number, name: string) => {
    const made = new Visitor(url, 0x20_0000 + i)
    await made.guest().catch(() => {})
    sent[name] ??= 0
    return made
  }
  const attacks: Promise<void>[] = []
  const chance = streamOf(77)
  for (let i = 0; i < 5; i++) {
    const [bad, pinging, looking, wanting, undoing] = [
      await visitor(10 * i, 'bad frames'),
      await visitor(10 * i + 1, 'pings'),
      await visitor(10 * i + 2, 'openings'),
      await visitor(10 * i + 3, 'watches from 0'),
      await visitor(10 * i + 4, 'undos'),
    ]
    const own = await undoing.make({ chairs: ['me', { bot: 'random' }] })
    const nonsense = JSON.stringify({ type: 'answers', request: 1, match: 'x'.repeat(16), actions: [{}] })
    attacks.push(
      again('bad frames', () => flood(bad, (socket) => socket.send(nonsense))),
      again('pings', () => flood(pinging, (socket) => socket.ping())),
      again('openings', async () => {
        await looking.ask('GET', `/api/matches/${pick(chance, tables)}`)
      }),
      again('watches from 0', () =>
        flood(wanting, (socket) =>
          socket.send(JSON.stringify({ type: 'watch', request: 1, match: pick(chance, tables), since: 0 })),
        ),
      ),
      again('undos', () => regret(undoing, own.match.id)),
      again('guests', async () => {
        await new Visitor(url, 0x30_0000 + i).guest()
      }),
      again('guesses', async () => {
        const guesser = new Visitor(url, 0x40_0000 + below(chance, 100_000))
        await guesser.ask('POST', '/api/sessions', { name: 'victim', password: 'a guess at a password' })
      }),
      again('slow bodies', () => drip(url)),
      again('slow bodies', () => drip(url)),
    )
  }
  await Promise.all(attacks)
}

async function residentMegabytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1e6
}

function told(phase: Phase): string {
  const sorted = times[phase].sort((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1)
  return `${phase.padEnd(9)} ${sorted.length} answers, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`
}

const folder = mkdtempSync(join(tmpdir(), 'gunbai-hostile-'))
const node = await startNode({
  PORT: '0',
  GUNBAI_DATA: folder,
  GUNBAI_LIMITS: 'usual',
  GUNBAI_BEHIND_PROXY: '1',
})
try {
  const { url } = node
  await new Visitor(url, 1).register('Victim')
  const sockets: WebSocket[] = []
  const tables: string[] = []
  for (let i = 0; i < matches; i++) {
    const [one, two] = [new Visitor(url, 100 + 2 * i), new Visitor(url, 101 + 2 * i)]
    await Promise.all([one.guest(), two.guest()])
    const { match } = await one.make({ rulebook: 'samurai', setup: 'gmt-01' })
    await two.join(match.id)
    tables.push(match.id)
    sockets.push(await play(one, match.id, streamOf(2 * i)), await play(two, match.id, streamOf(2 * i + 1)))
  }
  await wait(20_000)
  const before = await residentMegabytes(url)
  phase = 'attacked'
  isAttacked = true
  const attacking = attack(url, tables)
  await wait(seconds * 1000)
  const during = await residentMegabytes(url)
  isAttacked = false
  phase = 'after'
  await attacking
  await wait(20_000)
  const after = await residentMegabytes(url)
  console.log((['before', 'attacked', 'after'] as const).map(told).join('\n'))
  console.log(`players cut off ${cutOff} of ${sockets.length}`)
  console.log(
    `resident ${before.toFixed(0)} MB before, ${during.toFixed(0)} under attack, ${after.toFixed(0)} after (${((100 * after) / before).toFixed(0)} %)`,
  )
  console.log('begun', JSON.stringify(sent))
  isOver = true
  for (const socket of sockets) socket.terminate()
} finally {
  await node.kill()
  rmSync(folder, { recursive: true, force: true })
}
