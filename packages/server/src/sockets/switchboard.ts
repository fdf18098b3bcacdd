import { seatsIn } from '@gunbai/kernel'
import { seatOf } from '../matches/match-info.ts'
import { Attendance } from '../presence/attendance.ts'
import type { Site } from '../site.ts'
import type { News } from '../storage/news.ts'
import { StudyAudience } from '../studies/study-audience.ts'
import type { Connection } from './connection.ts'

/** Every socket of this node, by person, and who is to hear which news. */
export class Switchboard {
  private readonly connections = new Set<Connection>()
  private readonly byPerson = new Map<string, Set<Connection>>()
  private readonly byMatch = new Map<string, Set<Connection>>()
  private readonly byAddress = new Map<string, number>()
  private readonly attendance: Attendance
  /** Who looks at which study. */
  readonly audience: StudyAudience
  private readonly site: Site

  constructor(site: Site) {
    this.site = site
    const watchersOf = (place: string) =>
      [...(this.byMatch.get(place) ?? this.audience.of(place))].map(({ person }) => person?.id ?? null)
    this.attendance = new Attendance(site.storage, site.now, watchersOf)
    this.audience = new StudyAudience(
      site,
      (study) => this.comeOrGone(study),
      (study) => this.attendance.at(study).watching,
    )
  }

  get size(): number {
    return this.connections.size
  }

  /** Whether one more socket from there, or of that person, is too many. */
  isFull(address: string, person: string | null): boolean {
    const { socketsPerAddress, socketsPerPerson } = this.site.settings.limits
    const ofPerson = person === null ? 0 : (this.byPerson.get(person)?.size ?? 0)
    return (this.byAddress.get(address) ?? 0) >= socketsPerAddress || ofPerson >= socketsPerPerson
  }

  add(connection: Connection): void {
    this.connections.add(connection)
    const { address, person } = connection
    this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1)
    if (person !== null) addTo(this.byPerson, person.id, connection)
    this.site.metrics.sockets.set(this.connections.size)
  }

  remove(connection: Connection): void {
    if (!this.connections.delete(connection)) return
    const { address, person } = connection
    const left = (this.byAddress.get(address) ?? 1) - 1
    if (left === 0) this.byAddress.delete(address)
    else this.byAddress.set(address, left)
    if (person !== null) dropFrom(this.byPerson, person.id, connection)
    this.site.metrics.sockets.set(this.connections.size)
  }

  watches(match: string, connection: Connection): void {
    addTo(this.byMatch, match, connection)
    this.comeOrGone(match)
  }

  unwatches(match: string, connection: Connection): void {
    if (this.byMatch.get(match)?.has(connection) !== true) return
    dropFrom(this.byMatch, match, connection)
    this.comeOrGone(match)
  }

  private comeOrGone(match: string): void {
    this.attendance.change(match, (error) =>
      this.site.log.error({ err: error }, 'could not say who is at a table'),
    )
  }

  /** Says to whoever watches a match who else is there. */
  private tellPresent(match: string): void {
    const { seats, watching } = this.attendance.at(match)
    for (const each of this.byMatch.get(match) ?? []) {
      each.send({ type: 'here', match, seats: seatsIn(seats), watching })
    }
  }

  async hear(news: News): Promise<void> {
    switch (news.kind) {
      case 'entry':
        for (const person of news.awaited) {
          for (const each of this.byPerson.get(person) ?? [])
            each.send({ type: 'your move', match: news.match })
        }
        return
      case 'match':
        this.comeOrGone(news.match)
        return this.tellMatch(news.match)
      case 'challenge':
        for (const each of this.byPerson.get(news.person) ?? [])
          each.send({ type: 'challenge', match: news.match })
        return
      case 'here':
        this.attendance.hear(news)
        this.tellPresent(news.match)
        return this.audience.tell(news.match)
      case 'study':
      case 'study talk':
      case 'lead':
        return this.audience.hear(news)
      case 'chat':
        return this.tellChat(news.match, news.message)
      case 'signed out':
        for (const each of this.byPerson.get(news.person) ?? []) {
          if (each.session === null || !news.kept.includes(each.session.id)) each.signOut()
        }
        return
      case 'lost':
        await this.closeRevoked()
        await this.audience.lookAgain()
        await Promise.all([...this.byMatch.keys()].map((match) => this.tellMatch(match)))
    }
  }

  /**
   * Says that somebody sat down, or that the match has begun or ended, to whoever watches it here. Should that fail they
   * are cut off: whoever comes again is told.
   */
  async tellMatch(match: string): Promise<void> {
    const watching = [...(this.byMatch.get(match) ?? [])]
    if (watching.length === 0) return
    const { storage, lobby } = this.site
    try {
      const row = await storage.matches.find(match)
      const [info] = row === null ? [] : await lobby.shown([row])
      const seats = await storage.matches.seatsOf([match])
      for (const each of watching) {
        const seat = seatOf(seats, each.person?.id ?? null)
        // who came by the link to a private match and did not sit down has nothing to look at when it begins
        const isShut = row?.visibility === 'private' && row.status !== 'waiting'
        const mayLook = !isShut || seat !== null || row.owner === each.person?.id
        if (info === undefined || !mayLook) each.unwatch(match)
        else {
          each.send({ type: 'match', match: info, seat })
          await each.lookAgain(match)
        }
      }
    } catch (error) {
      for (const each of watching) each.cutOff()
      throw error
    }
  }

  /** Ends sockets whose other end is gone, and notes that the people of the others are here. */
  checkAlive(): void {
    for (const each of this.connections) each.checkAlive()
    for (const person of this.byPerson.keys()) this.site.people.presence.saw(person, null)
    this.attendance
      .sayAgain([...this.byMatch.keys(), ...this.audience.studies()])
      .catch((error) => this.site.log.error({ err: error }, 'could not say who is at a table'))
    this.closeRevoked().catch((error) => this.site.log.error({ err: error }, 'could not see who may stay'))
  }

  /** When more waits for slow readers than there is room for, those who let most wait are cut off. */
  makeRoom(): void {
    let unsent = 0
    for (const each of this.connections) unsent += each.unsentBytes
    const { unsentBytesInAll } = this.site.settings.limits
    if (unsent <= unsentBytesInAll) return
    for (const each of [...this.connections].sort((a, b) => b.unsentBytes - a.unsentBytes)) {
      if (unsent <= unsentBytesInAll / 2) return
      unsent -= each.unsentBytes
      each.cutOff()
    }
  }

  /** Hears nothing new, finishes what has come, and says goodbye to all. */
  async closeAll(): Promise<void> {
    this.attendance.stop()
    await Promise.all([...this.connections].map((each) => each.finish()))
    for (const each of this.connections) each.close(1001, 'the server is stopping')
  }

  /** Looks who of these has been signed out, banned or forgotten without our having heard of it. */
  async closeRevoked(connections: Iterable<Connection> = this.connections): Promise<void> {
    const known = [...connections].filter(({ person }) => person !== null)
    if (known.length === 0) return
    const { people } = this.site.storage
    const ids = [...new Set(known.map(({ person }) => person?.id ?? ''))]
    const sessions = await people.liveSessions(
      known.flatMap(({ session }) => session?.id ?? []),
      this.site.now(),
    )
    const keys = await people.keysSince(ids)
    const shutOut = await people.shutOut(ids)
    for (const each of known) {
      const id = each.person?.id ?? ''
      const mayStay =
        each.session === null ? (keys.get(id) ?? Infinity) <= each.openedAt : sessions.has(each.session.id)
      if (!mayStay || shutOut.has(id)) each.signOut()
    }
  }

  private async tellChat(match: string, id: string): Promise<void> {
    const watching = this.byMatch.get(match)
    if (watching === undefined) return
    const { chat, storage } = this.site
    const row = await storage.chat.find(id)
    const [message] = row === null ? [] : await chat.shown([row])
    if (row === null || message === undefined) return
    const seats = await storage.matches.seatsOf([match])
    for (const each of watching) {
      const isPlayer = seatOf(seats, each.person?.id ?? null) !== null
      if (isPlayer !== (row.room === 'players')) continue
      const muted = each.person === null ? [] : await storage.chat.mutedBy(each.person.id)
      if (!muted.includes(row.author)) each.send({ type: 'said', match, message })
    }
  }
}

function addTo(map: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const set = map.get(key) ?? new Set()
  set.add(connection)
  map.set(key, set)
}

function dropFrom(map: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const set = map.get(key)
  set?.delete(connection)
  if (set?.size === 0) map.delete(key)
}
