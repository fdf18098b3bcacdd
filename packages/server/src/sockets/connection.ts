import type { Seat } from '@gunbai/kernel'
import type { Static } from 'typebox'
import type { WebSocket } from 'ws'
import type { serverMessages } from '../api/schemas/socket.ts'
import type { Sender } from '../gates.ts'
import { otherVersion } from '../matches/kept-record.ts'
import { seatOf } from '../matches/match-info.ts'
import type { Room } from '../matches/room.ts'
import type { Watcher } from '../matches/watcher.ts'
import type { Identity } from '../people/people.ts'
import { Problem, tooMany } from '../problem.ts'
import type { Site } from '../site.ts'
import type { PersonRow, SessionRow } from '../storage/tables.ts'
import { Thought, thinking } from '../thought.ts'
import { TokenBucket } from '../token-bucket.ts'
import { doDeed } from './deed.ts'
import { type ClientMessage, messageIn, parseFrame, requestIn } from './frame.ts'
import type { Switchboard } from './switchboard.ts'
import { tracedAnswer } from './traced-answer.ts'

export type ServerMessage = {
  [K in keyof typeof serverMessages]: Static<(typeof serverMessages)[K]>
}[keyof typeof serverMessages]

export type Done = Omit<Extract<ServerMessage, { type: 'done' }>, 'type' | 'request'>

/** What is dearer than other messages, in messages: the rules are asked, or much is told. */
const costs: Partial<Record<ClientMessage['type'], number>> = { foresee: 3, journeys: 3, odds: 2, watch: 2 }
/** For these the rules work as long as it takes, which counts by itself. */
const wonders: ReadonlySet<ClientMessage['type']> = new Set([
  'foresee',
  'journeys',
  'odds',
  'why',
  'order sheet',
])
/** A frame that cannot be read counts as so many more. */
const costOfNonsense = 4

/** What is watched. It stands in the list as long as it is the one that is heard. */
interface Watch {
  /** Null while the match has not begun. */
  readonly watcher: Watcher | null
  room: Room | null
}

/** One socket: what it may say, what it watches, what it is sent. */
export class Connection {
  readonly person: PersonRow | null
  readonly session: SessionRow | null
  readonly address: string
  readonly openedAt: number
  /** Whether it has answered since it was last asked whether it lives. */
  private alive = true
  private readonly socket: WebSocket
  private readonly site: Site
  private readonly switchboard: Switchboard
  private readonly bucket: TokenBucket
  private readonly watches = new Map<string, Watch>()
  /** Messages are dealt with one after the other. */
  private turn: Promise<void> = Promise.resolve()
  private waiting = 0
  private sentBytes = 0
  private finishing = false
  private isSignedOut = false

  constructor(
    socket: WebSocket,
    identity: Identity | null,
    address: string,
    site: Site,
    switchboard: Switchboard,
  ) {
    this.socket = socket
    this.person = identity?.person ?? null
    this.session = identity?.session ?? null
    this.openedAt = site.now()
    this.address = address
    this.site = site
    this.switchboard = switchboard
    const { messagesPerSecond, messageBurst } = site.settings.limits
    this.bucket = new TokenBucket(messagesPerSecond, messageBurst, site.now())
    socket.on('message', (data: Buffer, isBinary: boolean) => this.receive(data, isBinary))
    socket.on('ping', () => this.admit())
    socket.on('pong', () => {
      this.alive = true
      this.admit()
    })
    socket.on('close', () => this.closed())
    this.send({
      type: 'welcome',
      person: this.person === null ? null : { id: this.person.id, name: this.person.name },
    })
  }

  /** A frame has come. One that cannot be read is refused; one too many ends the connection. */
  private receive(data: Buffer, isBinary: boolean): void {
    if (this.finishing || !this.admit()) return
    this.waiting++
    this.turn = this.turn
      .then(() => this.deal(isBinary ? null : data.toString()))
      .finally(() => this.waiting--)
  }

  /** Whether one more frame may come in, of whatever kind. One too many ends the connection. */
  private admit(cost = 1): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false
    if (this.session !== null && this.session.ends_at <= this.site.now()) {
      this.signOut()
      return false
    }
    if (this.bucket.take(this.site.now(), cost) && this.waiting <= this.site.settings.limits.messageBurst)
      return true
    this.refuse(null, tooMany('sending', 'You are sending too fast; connect again and go slower.'))
    this.site.gates.shownOut(this.sender)
    this.site.abuse.note('sending', this.address)
    this.close(1008, 'too many messages')
    return false
  }

  /** Takes no more messages; resolves when everything that has come is dealt with. */
  finish(): Promise<void> {
    this.finishing = true
    return this.turn
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message))
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
  }

  /** Who came in so may not any more: from now on nothing is done for them, whatever has come already or still comes. */
  signOut(): void {
    this.isSignedOut = true
    this.switchboard.audience.leaveAll(this)
    for (const match of [...this.watches.keys()]) this.drop(match)
    this.close(4001, 'signed out')
  }

  /** How many bytes wait for this reader. */
  get unsentBytes(): number {
    return this.socket.bufferedAmount
  }

  /** Ends it at once: a goodbye would have to wait behind everything that is not read. */
  cutOff(): void {
    this.socket.terminate()
  }

  /** Whoever does not answer is gone. */
  checkAlive(): void {
    if (!this.alive) this.socket.terminate()
    this.alive = false
    this.socket.ping()
  }

  /** The other end has gone. */
  private closed(): void {
    this.switchboard.remove(this)
    this.switchboard.audience.leaveAll(this)
    for (const match of [...this.watches.keys()]) this.drop(match)
  }

  unwatch(match: string): void {
    this.drop(match)
  }

  /** A match that is watched has changed: it may have begun, or this person may have sat down. */
  async lookAgain(match: string): Promise<void> {
    if (!this.watches.has(match)) return
    const room = await this.site.rooms.get(match)
    if (room.row.status === 'waiting') await room.refresh()
    const seat = seatOf(room.seats, this.person?.id ?? null)
    const watch = this.watches.get(match)
    if (watch === undefined) return
    const begun = room.row.status !== 'waiting' && room.isPlayable
    const isRight = watch.watcher !== null && watch.watcher.viewer === seat
    if (begun && !isRight) await this.follow(match, seat, 0)
  }

  private async deal(text: string | null): Promise<void> {
    if (this.isSignedOut) return
    let message: ClientMessage | null = null
    let request: number | null = null
    try {
      const parsed = parseFrame(text)
      request = requestIn(parsed)
      message = messageIn(parsed)
      this.checkPace(message.type)
      const extra = await this.thoughtful(message)
      this.send({ type: 'done', request: message.request, ...extra })
      this.site.metrics.messages.inc({ type: message.type, result: 'done' })
    } catch (error) {
      this.refuse(request, this.problemOf(error))
      if (message === null) this.admit(costOfNonsense)
      this.site.metrics.messages.inc({ type: message?.type ?? 'unreadable', result: 'refused' })
    }
  }

  /** Does what a message asks, and counts for how long the rules work at it. */
  private async thoughtful(message: ClientMessage): Promise<Partial<Done>> {
    const thought = new Thought()
    try {
      return await thinking(thought, () => tracedAnswer(this.site, message, (asked) => this.obey(asked)))
    } finally {
      this.site.gates.thought(this.sender, thought.milliseconds)
    }
  }

  /** Does what a message asks; gives what the reply says besides that it is done. */
  private async obey(message: ClientMessage): Promise<Partial<Done>> {
    const { play } = this.site
    switch (message.type) {
      case 'ping':
        return {}
      case 'watch':
        await this.watch(message.match, message.since ?? 0, message.invitation)
        return {}
      case 'unwatch':
        this.drop(message.match)
        return {}
      case 'answer':
        await play.answer(this.somebody(), message.match, message.question, message.action)
        return this.thenStands(message.match)
      case 'answers': {
        const carried = await play.answerAll(
          this.somebody(),
          message.match,
          message.question,
          message.actions,
        )
        return { ...carried, ...(await this.thenStands(message.match)) }
      }
      case 'look on':
        await this.switchboard.audience.join(message.study, this)
        return {}
      case 'look away':
        this.switchboard.audience.leave(message.study, this)
        return {}
      case 'lead':
        await this.switchboard.audience.lead(message.study, this, message.place)
        return {}
      default:
        return doDeed(this.site, this.somebody(), message)
    }
  }

  /** Where a match stands after an answer: who watches it has heard so already. */
  private async thenStands(match: string): Promise<Partial<Done>> {
    return this.watches.has(match) ? {} : { position: await this.site.play.position(this.somebody(), match) }
  }

  private checkPace(type: ClientMessage['type']): void {
    const cost = costs[type] ?? 1
    const { gates } = this.site
    const mayTell = type !== 'watch' || gates.letsTell(this.sender)
    const mayThink = !wonders.has(type) || gates.letsThink(this.sender)
    if (mayTell && mayThink && gates.letsMessage(this.sender, cost)) return
    throw tooMany('asking', 'You are asking for too much in too short a time; try again in a minute.')
  }

  private get sender(): Sender {
    return { person: this.person?.id ?? null, address: this.address }
  }

  private async watch(match: string, since: number, invitation: string | undefined): Promise<void> {
    const { lobby, settings, rooms, storage } = this.site
    if (!this.watches.has(match) && this.watches.size >= settings.limits.watchesPerSocket) {
      throw tooMany('watching', `A socket may watch ${settings.limits.watchesPerSocket} matches.`, {
        most: settings.limits.watchesPerSocket,
      })
    }
    const row = await lobby.find(match, this.person?.id ?? null, invitation)
    const [info] = await lobby.shown([row])
    const seat = seatOf(await storage.matches.seatsOf([match]), this.person?.id ?? null)
    this.drop(match)
    this.watches.set(match, { watcher: null, room: null })
    this.switchboard.watches(match, this)
    if (info !== undefined) this.send({ type: 'match', match: info, seat })
    const room = await rooms.get(match)
    if (room.row.status === 'waiting') await room.refresh()
    if (room.row.status === 'waiting') return
    if (!room.isPlayable) throw otherVersion(room.row, room.rulebook)
    await this.follow(match, seat, since)
  }

  private async follow(match: string, viewer: Seat | null, number: number): Promise<void> {
    stop(this.watches.get(match))
    const watcher: Watcher = {
      viewer,
      number,
      // whatever comes when another has taken its place is not for us: it would be heard twice
      hear: (text) => {
        if (this.watches.get(match) === watch) this.sendText(text)
      },
      cutOff: () => this.cutOff(),
    }
    const watch: Watch = { watcher, room: null }
    this.watches.set(match, watch)
    const before = this.sentBytes
    try {
      watch.room = await this.site.rooms.watch(match, watcher)
      this.site.gates.told(this.sender, this.sentBytes - before)
    } catch (error) {
      if (this.watches.get(match) === watch) this.watches.set(match, { watcher: null, room: null })
      throw error
    }
    // gone, or no longer interested, while we were waiting
    if (this.watches.get(match) !== watch || this.socket.readyState !== this.socket.OPEN) stop(watch)
  }

  private drop(match: string): void {
    stop(this.watches.get(match))
    this.watches.delete(match)
    this.switchboard.unwatches(match, this)
  }

  private somebody(): PersonRow {
    if (this.person === null) throw new Problem('not signed in', 'Sign in, or come in as a guest.')
    return this.person
  }

  private refuse(request: number | null, problem: Problem): void {
    this.send({ type: 'refused', request, problem: problem.toJSON() })
  }

  private problemOf(error: unknown): Problem {
    if (error instanceof Problem) return error
    this.site.health.note(error)
    this.site.log.error({ err: error }, 'socket message failed')
    return new Problem('failed', 'Something went wrong on our side; nothing has changed. Try again.')
  }

  /** A reader who is too slow is cut off; on connecting again it gets what it missed. */
  private sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.unsentBytes > this.site.settings.limits.unsentBytes) this.cutOff()
    else {
      this.sentBytes += text.length
      this.socket.send(text)
    }
  }
}

function stop(watch: Watch | undefined): void {
  if (watch?.watcher) watch.room?.unwatch(watch.watcher)
}
