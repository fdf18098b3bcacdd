import type { ClientMessage, MatchInfo, ProblemDetails, ServerMessage, Update } from '@gunbai/server/wire'
import { Refused } from './request.ts'

/** Somebody who follows a match. */
export interface Follower {
  /** The last number that was heard: from there it goes on after a broken line. */
  readonly number: number
  match(match: MatchInfo, seat: number | null): void
  update(update: Update): void
  said?(message: Extract<ServerMessage, { type: 'said' }>['message']): void
  /** The line is cut, and will be tried again; or it is back. */
  connected(isConnected: boolean): void
  /** The match is not for us to follow, or there is none. */
  refused(why: Refused): void
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
  private readonly ears = new Set<(match: string) => void>()
  private readonly open: () => WebSocket

  constructor(open: () => WebSocket = openHere) {
    this.open = open
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
      if (this.followers.size === 0) this.close()
    }
  }

  /** Hears in which matches it has become our move, watched or not. Gives the way to stop. */
  onYourMove(ear: (match: string) => void): () => void {
    this.ears.add(ear)
    return () => this.ears.delete(ear)
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
      for (const [match, follower] of this.followers) this.watch(match, follower)
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

  private take(message: ServerMessage): void {
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
      case 'your move':
        for (const ear of this.ears) ear(message.match)
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
    for (const { reject } of this.waiting.values()) reject(new Refused('offline', why))
    this.waiting.clear()
  }

  private cut(): void {
    this.lose('The connection was cut before an answer came.')
    if (this.followers.size === 0) return
    for (const follower of this.followers.values()) follower.connected(false)
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
