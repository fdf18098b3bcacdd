import type { Static } from 'typebox'
import { Compile } from 'typebox/compile'
import WebSocket from 'ws'
import type { matchPage } from '../api/schemas/matches.ts'
import { serverMessage } from '../api/schemas/socket.ts'
import type { MatchWish } from '../matches/chair.ts'
import type { HeardEntry } from '../matches/chronicle.ts'
import type { MatchPosition } from '../matches/position.ts'
import type { Update } from '../matches/update.ts'
import type { ServerMessage } from '../sockets/connection.ts'
import type { ClientMessage } from '../sockets/frame.ts'

const form = Compile(serverMessage)

/** How long something is waited for that should come at once; a busy machine may need long. */
const patience = 120_000

export type Page = Static<typeof matchPage>

export interface Answer<T = never> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

type Body = Record<string, unknown> | undefined
type Sent = ClientMessage extends infer M
  ? M extends { request: number }
    ? Omit<M, 'request'>
    : never
  : never

/** Somebody at a browser: keeps cookies, and checks that every message is as the schemas say. */
export class TestClient {
  readonly url: string
  cookie = ''
  key: string | null = null

  constructor(url: string) {
    this.url = url
  }

  async ask<T = never>(method: string, path: string, body?: Body, headers: object = {}): Promise<Answer<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.credentials(),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const each of response.headers.getSetCookie()) this.cookie = each.split(';', 1)[0] ?? ''
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as T,
      headers: response.headers,
    }
  }

  /** Asks, and throws where it is refused. */
  async must<T = never>(method: string, path: string, body?: Body): Promise<T> {
    const answer = await this.ask<T>(method, path, body)
    if (answer.status >= 300) {
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    return answer.body
  }

  guest(): Promise<{ id: string; name: string }> {
    return this.must('POST', '/api/guests', {})
  }

  register(name: string, more: Body = {}): Promise<{ id: string; name: string }> {
    return this.must('POST', '/api/people', { name, password: 'a long password', ...more })
  }

  make(wish: Partial<MatchWish> = {}): Promise<Page> {
    return this.must('POST', '/api/matches', {
      rulebook: 'mini',
      setup: 'duel',
      chairs: ['me', 'anybody'],
      visibility: 'open',
      clock: { kind: 'none' },
      rated: false,
      ...wish,
    })
  }

  join(match: string, wish: Body = {}): Promise<Page> {
    return this.must('POST', `/api/matches/${match}/players`, wish)
  }

  page(match: string): Promise<Page> {
    return this.must('GET', `/api/matches/${match}`)
  }

  credentials(): Record<string, string> {
    if (this.key !== null) return { authorization: `Bearer ${this.key}` }
    return this.cookie === '' ? {} : { cookie: this.cookie }
  }

  socket(): Promise<TestSocket> {
    return TestSocket.open(this)
  }
}

/** A socket that keeps what it heard. */
export class TestSocket {
  readonly received: string[] = []
  readonly messages: ServerMessage[] = []
  /** By match, all entries heard, and where it stands. */
  readonly heard = new Map<string, HeardEntry[]>()
  readonly positions = new Map<string, MatchPosition>()
  readonly raw: WebSocket
  closeCode: number | null = null
  private requests = 0
  private readonly waiting = new Set<() => void>()

  private constructor(raw: WebSocket) {
    this.raw = raw
    raw.on('message', (data) => this.take(String(data)))
    raw.on('close', (code) => {
      this.closeCode = code
      this.wake()
    })
    raw.on('error', () => {})
  }

  static async open(client: TestClient, headers: Record<string, string> = {}): Promise<TestSocket> {
    const raw = new WebSocket(`${client.url.replace('http', 'ws')}/api/socket`, {
      headers: { ...client.credentials(), ...headers },
    })
    const socket = new TestSocket(raw)
    await new Promise<void>((resolve, reject) => {
      raw.once('open', resolve)
      raw.once('error', reject)
    })
    await socket.until((message) => message.type === 'welcome')
    return socket
  }

  /** Sends, and gives the reply: `done`, or `refused`. */
  async ask(message: Sent): Promise<Extract<ServerMessage, { type: 'done' | 'refused' }>> {
    const request = ++this.requests
    this.raw.send(JSON.stringify({ ...message, request }))
    return (await this.until(
      (each) => (each.type === 'done' || each.type === 'refused') && each.request === request,
    )) as Extract<ServerMessage, { type: 'done' | 'refused' }>
  }

  async must(message: Sent): Promise<void> {
    const reply = await this.ask(message)
    if (reply.type === 'refused') throw new Error(`refused: ${JSON.stringify(reply.problem)}`)
  }

  /** The first message, from all that came and will come, of which that is true. */
  async until(isIt: (message: ServerMessage) => boolean, milliseconds = patience): Promise<ServerMessage> {
    return this.when(() => this.messages.find(isIt) ?? null, milliseconds)
  }

  /** Waits until something can be found. */
  async when<T>(find: () => T | null, milliseconds = patience): Promise<T> {
    const end = Date.now() + milliseconds
    for (;;) {
      const found = find()
      if (found !== null) return found
      if (this.closeCode !== null) throw new Error(`the socket was closed: ${this.closeCode}`)
      const left = end - Date.now()
      if (left <= 0) throw new Error('waited in vain')
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, left)
        const { waiting } = this
        function done() {
          clearTimeout(timer)
          waiting.delete(done)
          resolve()
        }
        waiting.add(done)
      })
    }
  }

  async watch(match: string, since = 0): Promise<MatchPosition> {
    await this.must({ type: 'watch', match, since })
    return this.when(() => this.positions.get(match) ?? null)
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.raw.readyState === WebSocket.CLOSED) return resolve()
      this.raw.once('close', () => resolve())
      this.raw.close()
    })
  }

  private take(text: string): void {
    this.received.push(text)
    const message = JSON.parse(text)
    if (!form.Check(message)) {
      throw new Error(
        `not as the schemas say: ${text.slice(0, 300)} ${JSON.stringify(form.Errors(message)[0])}`,
      )
    }
    this.messages.push(message as ServerMessage)
    if ((message as ServerMessage).type === 'update') this.update(message as Update)
    this.wake()
  }

  private update({ match, after, entries, position }: Update): void {
    const known = this.heard.get(match) ?? []
    if (after !== 0 && known.length > 0 && after !== known.at(-1)?.number) {
      throw new Error(`an update after ${after}, but ${known.at(-1)?.number} was the last heard`)
    }
    this.heard.set(match, after === 0 ? [...entries] : [...known, ...entries])
    this.positions.set(match, position)
  }

  private wake(): void {
    for (const done of [...this.waiting]) done()
  }
}
