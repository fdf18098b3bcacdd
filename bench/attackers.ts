/** Those who attack, in a thread of their own: what they are busy with is not to delay the players of `hostile.ts`. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { below, pick, streamOf } from '@gunbai/kernel'
import WebSocket from 'ws'
import { Visitor } from './visitor.ts'

export interface Attack {
  readonly url: string
  /** The matches that others play. */
  readonly tables: readonly string[]
  /** Whether they stay at home. */
  readonly isPeace: boolean
}

/** By kind of attack, how often it was begun. */
const sent: Record<string, number> = {}
let isAttacked = true

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

/** A game of many pieces, and a frame that has the rules reckon what a hundred of its answers may lead to. */
async function question(visitor: Visitor): Promise<string> {
  const { match } = await visitor.make({
    rulebook: 'glory',
    setup: 'kronau',
    chairs: ['me', { bot: 'random' }],
  })
  const { update } = await visitor.page(match.id)
  const answers = update?.position.answers.map(({ action }) => action) ?? []
  const odds = Array.from({ length: 100 }, (_, i) => answers[i % answers.length] ?? { kind: 'none' })
  const [actions, through] = [odds.slice(0, 1), odds.slice(0, 20)]
  const asked = { actions, odds, through, unhindered: true, piece: 0, to: 'nowhere' }
  return JSON.stringify({ type: 'foresee', request: 1, match: match.id, ...asked })
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
async function attack({ url, tables, isPeace }: Attack): Promise<void> {
  if (isPeace) return once(parentPort as MessagePort, 'message').then(() => {})
  const visitor = async (i: number, name: string) => {
    const made = new Visitor(url, 0x20_0000 + i)
    await made.guest().catch(() => {})
    sent[name] ??= 0
    return made
  }
  const attacks: Promise<void>[] = []
  const chance = streamOf(77)
  for (let i = 0; i < 5; i++) {
    const [bad, pinging, looking, wanting, undoing, wondering] = [
      await visitor(10 * i, 'bad frames'),
      await visitor(10 * i + 1, 'pings'),
      await visitor(10 * i + 2, 'openings'),
      await visitor(10 * i + 3, 'watches from 0'),
      await visitor(10 * i + 4, 'undos'),
      await visitor(10 * i + 5, 'wonders'),
    ]
    const own = await undoing.make({ chairs: ['me', { bot: 'random' }] })
    const wonder = await question(wondering)
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
      again('wonders', () => flood(wondering, (socket) => socket.send(wonder))),
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

parentPort?.once('message', () => {
  isAttacked = false
})
await attack(workerData as Attack)
parentPort?.postMessage(sent)
