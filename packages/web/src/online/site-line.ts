import type { ClientMessage, MatchInfo, ProblemDetails, ServerMessage, Update } from '@gunbai/server/wire'
import { LineWatch, onNetwork } from './line-watch.ts'
import { Refused } from './request.ts'

/** Who is at a table. */
export interface Present {
  readonly seats: readonly number[]
  /** How many only look on. */
  readonly watching: number
}

/** Somebody who follows a match. */
export interface Follower {
  /** The last number that was heard: from there it goes on after a broken line. */
  readonly number: number
  match(match: MatchInfo, seat: number | null): void
  update(update: Update): void
  said?(message: Extract<ServerMessage, { type: 'said' }>['message']): void
  here?(present: Present): void
  /** The line is cut, and will be tried again; or it is back. */
  connected(isConnected: boolean): void
  /** The match is not for us to follow, or there is none. */
  refused(why: Refused): void
}

/** Somebody who looks at a study together with others. */
export interface StudyFollower {
  shown(shown: Extract<ServerMessage, { type: 'shown' }>): void
  talked(message: Extract<ServerMessage, { type: 'talked' }>['message']): void
  /** It is gone, or no longer for us. */
  hidden(): void
  connected(isConnected: boolean): void
}

export type Done = Extract<ServerMessage, { type: 'done' }>
type Sent = ClientMessage extends infer M
  ? M extends { request: number }
    ? Omit<M, 'request'>
    : never
  : never

const shortestPause = 500
const longestPause = 15_000

/** The page's one socket to its server. Opens itself again when it is cut, and asks for what was missed. */
export class SiteLine {
  private socket: WebSocket | null = null
  private isOpen = false
  private requests = 0
  private pause = shortestPause
  private timer: ReturnType<typeof setTimeout> | null = null
  private readonly waiting = new Map<number, { resolve(done: Done): void; reject(error: Refused): void }>()
  private readonly followers = new Map<string, Follower>()
  private readonly lookers = new Map<string, StudyFollower>()
  private readonly ears = new Set<(match: string, why: 'your move' | 'challenge') => void>()
  private readonly overhearing = new Set<(message: ServerMessage) => void>()
  private readonly open: () => WebSocket
  private readonly lineWatch = new LineWatch(
    () => this.ask({ type: 'ping' }),
    () => this.drop(),
  )

  constructor(open: () => WebSocket = openHere) {
    this.open = open
    onNetwork(
      () => this.drop(),
      () => this.hasten(),
    )
  }

  /** Follows a match until the way out that is given back is taken. */
  follow(match: string, follower: Follower): () => void {
    this.followers.set(match, follower)
    if (this.isOpen) this.watch(match, follower)
    else this.connect()
    return () => {
      if (this.followers.get(match) !== follower) return
      this.followers.delete(match)
      if (this.isOpen) void this.ask({ type: 'unwatch', match }).catch(() => {})
      if (this.isIdle) this.close()
    }
  }

  /** Looks at a study together with others until the way out that is given back is taken. */
  lookOn(study: string, follower: StudyFollower): () => void {
    this.lookers.set(study, follower)
    if (this.isOpen) this.look(study, follower)
    else this.connect()
    return () => {
      if (this.lookers.get(study) !== follower) return
      this.lookers.delete(study)
      if (this.isOpen) void this.ask({ type: 'look away', study }).catch(() => {})
      if (this.isIdle) this.close()
    }
  }

  private get isIdle(): boolean {
    return this.followers.size === 0 && this.lookers.size === 0
  }

  /** Hears in which matches it has become our move, watched or not, and who asks us to play. Gives the way to stop. */
  onCall(ear: (match: string, why: 'your move' | 'challenge') => void): () => void {
    this.ears.add(ear)
    return () => this.ears.delete(ear)
  }

  /** Hears everything that comes, before anybody else. Gives the way to stop. */
  overhear(ear: (message: ServerMessage) => void): () => void {
    this.overhearing.add(ear)
    return () => this.overhearing.delete(ear)
  }

  /** Asks something; resolves when the server has done it and stored what it changed. */
  ask(message: Sent): Promise<Done> {
    return new Promise((resolve, reject) => {
      if (this.socket === null || !this.isOpen) {
        reject(new Refused('offline', 'The connection is cut; it is being opened again.'))
        return
      }
      const request = ++this.requests
      this.waiting.set(request, { resolve, reject })
      this.socket.send(JSON.stringify({ ...message, request }))
    })
  }

  /** Opens the line anew, as somebody else: who we are is settled when it opens. */
  reopen(): void {
    this.socket?.close()
  }

  /** It is dead, whether or not it knows: nobody waits for its goodbye. */
  private drop(): void {
    const { socket } = this
    if (socket === null) return
    this.cut()
    socket.close()
  }

  /** There may be a way again: it is tried now and not later. */
  private hasten(): void {
    this.pause = shortestPause
    if (this.timer === null) return
    clearTimeout(this.timer)
    this.timer = null
    this.connect()
  }

  private close(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    const { socket } = this
    // from now on it is nobody's: whoever follows next opens another
    this.lose('The line was closed.')
    socket?.close()
  }

  private connect(): void {
    if (this.socket !== null || this.timer !== null) return
    const socket = this.open()
    this.socket = socket
    socket.onopen = () => {
      if (this.socket !== socket) return
      this.isOpen = true
      this.pause = shortestPause
      this.lineWatch.begin()
      for (const [match, follower] of this.followers) this.watch(match, follower)
      for (const [study, follower] of this.lookers) this.look(study, follower)
    }
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.take(JSON.parse(String(data)) as ServerMessage)
    }
    socket.onclose = () => {
      if (this.socket === socket) this.cut()
    }
  }

  private watch(match: string, follower: Follower): void {
    this.ask({ type: 'watch', match, since: follower.number }).then(
      () => follower.connected(true),
      (error: Refused) => (error.code === 'offline' ? follower.connected(false) : follower.refused(error)),
    )
  }

  private look(study: string, follower: StudyFollower): void {
    this.ask({ type: 'look on', study }).then(
      () => follower.connected(true),
      (error: Refused) => (error.code === 'offline' ? follower.connected(false) : follower.hidden()),
    )
  }

  private take(message: ServerMessage): void {
    for (const ear of this.overhearing) ear(message)
    switch (message.type) {
      case 'match':
        this.followers.get(message.match.id)?.match(message.match, message.seat)
        return
      case 'update':
        this.followers.get(message.match)?.update(message)
        return
      case 'said':
        this.followers.get(message.match)?.said?.(message.message)
        return
      case 'here':
        this.followers.get(message.match)?.here?.(message)
        return
      case 'shown':
        this.lookers.get(message.study)?.shown(message)
        return
      case 'talked':
        this.lookers.get(message.study)?.talked(message.message)
        return
      case 'hidden':
        this.lookers.get(message.study)?.hidden()
        return
      case 'your move':
      case 'challenge':
        for (const ear of this.ears) ear(message.match, message.type)
        return
      case 'done':
        this.waiting.get(message.request)?.resolve(message)
        this.waiting.delete(message.request)
        return
      case 'refused': {
        const { code, message: words, ...details } = message.problem
        const request = message.request ?? -1
        this.waiting.get(request)?.reject(new Refused(code, words, details as ProblemDetails))
        this.waiting.delete(request)
      }
    }
  }

  /** There is no socket now, and whoever waits for an answer is told so. */
  private lose(why: string): void {
    this.socket = null
    this.isOpen = false
    this.lineWatch.end()
    for (const { reject } of this.waiting.values()) reject(new Refused('offline', why))
    this.waiting.clear()
  }

  private cut(): void {
    this.lose('The connection was cut before an answer came.')
    if (this.isIdle) return
    for (const follower of [...this.followers.values(), ...this.lookers.values()]) follower.connected(false)
    this.timer = setTimeout(() => {
      this.timer = null
      this.connect()
    }, this.pause)
    this.pause = Math.min(2 * this.pause, longestPause)
  }
}

function openHere(): WebSocket {
  const { protocol, host } = window.location
  return new WebSocket(`${protocol.replace('http', 'ws')}//${host}/api/socket`)
}

export const siteLine = new SiteLine()
