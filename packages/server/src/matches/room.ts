import { includes, type Rulebook, type Seat, type SeatSet } from '@gunbai/kernel'
import type { Batch, Carried, Halt } from '@gunbai/kernel/host'
import { seedOf } from '../storage/chain-tables.ts'
import type { Storage } from '../storage/storage.ts'
import type { AnswerRow, MatchRow, SeatRow } from '../storage/tables.ts'
import { thought } from '../thought.ts'
import { mark } from '../trace.ts'
import { Breath } from './breath.ts'
import type { Casting } from './casts.ts'
import { entryOf, rowOf } from './chronicle.ts'
import type { Clock } from './clock.ts'
import { Course } from './course.ts'
import { daysOff } from './days-off.ts'
import { castingOf } from './dealing.ts'
import type { Downtime, Stretch } from './downtime.ts'
import type { Deed } from './entry.ts'
import { botsAt, firstToRunOut, houseDue } from './house-bots.ts'
import { setupOf } from './match-info.ts'
import type { MatchPosition } from './position.ts'
import { ordersOf } from './standing-orders.ts'
import { type Update, update } from './update.ts'
import type { Watcher } from './watcher.ts'

/** Told of every entry that this node has appended, after its commit. */
export type Entered = (room: Room, course: Course, before: SeatSet) => void

/** So often an answer is tried again when another node was quicker. */
const mostTries = 20
/** So many entries are read at once. */
const entriesAtOnce = 1000

/**
 * A match on this node: its course, derived from the record and kept in memory, and whoever watches it here. Does one
 * thing at a time, so that what is not yet committed is seen by nobody; and whatever it was, at its end everybody who
 * watches has heard all that the course has come to.
 */
export class Room {
  row: MatchRow
  seats: readonly SeatRow[]
  readonly rulebook: Rulebook
  readonly watchers = new Set<Watcher>()
  private course: Course | null = null
  /** By seat, days off. */
  private off: readonly (readonly Stretch[])[] = []
  private casting: Casting | undefined
  private turn: Promise<unknown> = Promise.resolve()
  private waiting = 0
  private readonly storage: Storage
  private readonly now: () => number
  private readonly entered: Entered
  private readonly downtime: Downtime | undefined

  constructor(
    row: MatchRow,
    seats: readonly SeatRow[],
    rulebook: Rulebook,
    storage: Storage,
    now: () => number,
    entered: Entered,
    downtime?: Downtime,
  ) {
    this.row = row
    this.seats = seats
    this.rulebook = rulebook
    this.storage = storage
    this.now = now
    this.entered = entered
    this.downtime = downtime
  }

  get id(): string {
    return this.row.id
  }

  /** Whether nobody watches it and nothing is being done. */
  get idle(): boolean {
    return this.watchers.size === 0 && this.waiting === 0
  }

  /** Whether these are the rules that it was begun with: all versions are here but those newer than this server. */
  get isPlayable(): boolean {
    return this.row.version === this.rulebook.version
  }

  /** Does something for a seat. Resolves when it is committed, or with why it was refused. */
  async do(deed: Deed, by: 'player' | 'bot' = 'player'): Promise<Halt | null> {
    const { halt } = await this.commit(deed.seat, by, (course) => {
      const halt = course.do(deed, this.now())
      return { taken: halt === null ? 1 : 0, halt }
    })
    return halt
  }

  /** Takes the answers of a batch, up to the first surprise. Resolves when those that were taken are committed, together. */
  doAll(batch: Batch, by: 'player' | 'bot' = 'player'): Promise<Carried> {
    return this.commit(batch.seat, by, (course) => course.doAll(batch, this.now()))
  }

  /**
   * Resigns for a seat. Also where the rules that the match was begun with are not here: nobody should have to wait for
   * them. Then it is over, and of two the other has won.
   */
  resign(seat: Seat): Promise<Halt | null> {
    if (this.isPlayable) return this.do({ kind: 'resign', seat })
    return this.inTurn(async () => {
      await this.readRow()
      if (this.row.status !== 'playing') return { refused: 'over' }
      const [at, number] = [Math.max(this.now(), this.row.touched_at), this.row.number + 1]
      const others = this.seats.map((each) => each.seat).filter((each) => each !== seat)
      const outcome = { winners: others.length === 1 ? others : [], by: 'resignation', because: null }
      const rows = [rowOf(this.id, number, { kind: 'resign', seat, at })]
      const facts = { awaiting: 0, botsDue: 0, touchedAt: at, dueAt: null, outcome: JSON.stringify(outcome) }
      const news = { kind: 'entry', match: this.id, number, awaited: [] } as const
      if (!(await this.storage.database.append(rows, facts, news))) return { refused: 'not now' }
      await this.readRow()
      return null
    })
  }

  /** The clocks are to be reckoned anew: the site was away. */
  reckonAnew(): Promise<void> {
    return this.inTurn(async () => {
      this.course = null
      if (this.watchers.size > 0) await this.caughtUp()
    })
  }

  /** Looks at the course when nothing is under way. */
  look<T>(see: (course: Course) => T): Promise<T> {
    return this.inTurn(async () => {
      const course = await this.caughtUp()
      return thought(() => see(course))
    })
  }

  /** Begins to watch from a number on. */
  watch(watcher: Watcher): Promise<void> {
    return this.inTurn(async () => {
      const course = await this.caughtUp()
      if (watcher.number > course.numberFor(watcher.viewer)) watcher.number = 0
      watcher.hear(this.updateFor(course, watcher))
      watcher.number = course.numberFor(watcher.viewer)
      this.watchers.add(watcher)
    })
  }

  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher)
  }

  /** Catches up with what another node has appended. Whom that cannot be told is cut off, and not left behind. */
  async follow(number: number): Promise<void> {
    try {
      // judged in turn: before it the course may stand at this number by an entry of ours that will be refused
      await this.inTurn(async () => {
        const isNews = this.course === null ? this.watchers.size > 0 : this.course.number < number
        if (isNews) await this.caughtUp()
      })
    } catch (error) {
      for (const watcher of this.watchers) watcher.cutOff()
      throw error
    }
  }

  /** Reads the row and the chairs anew. */
  async refresh(): Promise<void> {
    await this.inTurn(async () => {
      const [row, seats] = await Promise.all([
        this.storage.matches.find(this.id),
        this.storage.matches.seatsOf([this.id]),
      ])
      if (row !== null) this.row = row
      this.seats = seats
      this.off = await daysOff(this.storage, this.row, seats)
      this.course?.clocks.takeOff(this.off)
      this.course?.standing.follow(ordersOf(seats))
    })
  }

  /** The update for somebody who has heard up to a number. */
  async updateSince(viewer: Seat | null, number: number): Promise<Update> {
    return this.look((course) => update(this.id, course, viewer, number, this.now()))
  }

  /** Where the match stands now through those eyes. */
  async positionFor(viewer: Seat | null): Promise<MatchPosition> {
    return this.look((course) => course.position(viewer, this.now()))
  }

  private commit(seat: Seat, by: 'player' | 'bot', act: (course: Course) => Carried): Promise<Carried> {
    return this.inTurn(async () => {
      mark('turn')
      for (let tries = 0; tries < mostTries; tries++) {
        const course = await this.current()
        const { number, asked } = course
        if (includes(course.bots, seat) !== (by === 'bot')) return { taken: 0, halt: { refused: 'not now' } }
        const carried = this.tried(course, act)
        mark('rules')
        if (carried.taken === 0) return carried
        if (await this.append(course, number, asked)) {
          mark('commit')
          this.entered(this, course, asked)
          return carried
        }
        // another node has appended this number: forget ours, and see whether the deed still fits
        this.course = null
      }
      throw new Error(`match ${this.id} was never quiet`)
    })
  }

  /** Should a rulebook fail, the course is derived anew: half an answer is none. */
  private tried(course: Course, act: (course: Course) => Carried): Carried {
    try {
      return act(course)
    } catch (failure) {
      this.course = null
      throw failure
    }
  }

  /** Appends the entries after the first so many. */
  private async append(course: Course, from: number, before: SeatSet): Promise<boolean> {
    const { number, lastAt: at } = course
    const facts = {
      awaiting: course.awaiting,
      touchedAt: course.isSecretSince(from) ? null : at,
      botsDue: houseDue(course),
      dueAt: firstToRunOut(course, ~course.bots, at)?.endsAt ?? null,
      outcome: course.outcome === null ? null : JSON.stringify(course.outcome),
    }
    const awaited = this.seats.flatMap(({ seat, person }) =>
      person !== null && includes(course.asked & ~before, seat) ? [person] : [],
    )
    const rows = course.entriesSince(from).map((entry, i) => rowOf(this.id, from + i + 1, entry))
    const news = { kind: 'entry', match: this.id, number, awaited } as const
    try {
      if (!(await this.storage.database.append(rows, facts, news))) return false
    } catch (error) {
      // it may have been committed or not: the record knows
      this.course = null
      throw error
    }
    this.row = {
      ...this.row,
      number,
      awaiting: facts.awaiting,
      bots_due: facts.botsDue,
      touched_at: facts.touchedAt ?? this.row.touched_at,
      due_at: facts.touchedAt === null ? this.row.due_at : facts.dueAt,
      ...(facts.outcome === null ? {} : { outcome: facts.outcome, status: 'over', ended_at: at }),
    }
    return true
  }

  /** The course as far as this node knows. */
  private async current(): Promise<Course> {
    return this.course ?? (await this.caughtUp())
  }

  /** The course with everything that has been appended anywhere. */
  private async caughtUp(): Promise<Course> {
    if (this.course === null && this.row.status === 'waiting') await this.readRow()
    if (this.course === null) {
      this.off = await daysOff(this.storage, this.row, this.seats)
      this.casting = await castingOf(this.storage, this.row, this.seats.length)
    }
    const course = this.course ?? this.begun()
    const breath = new Breath()
    for (let isMore = true; isMore; ) {
      const rows = await this.storage.matches.entries(this.id, course.number, entriesAtOnce)
      if (rows.length > 0) await this.readRow()
      // half a course is none
      this.course = null
      for (const row of rows) {
        recall(course, row)
        await breath.taken()
      }
      isMore = rows.length === entriesAtOnce
    }
    this.course = course
    return course
  }

  private begun(): Course {
    const course = new Course(this.terms())
    course.clocks.takeOff(this.off)
    course.standing.follow(ordersOf(this.seats))
    return course
  }

  private async readRow(): Promise<void> {
    this.row = (await this.storage.matches.find(this.id)) ?? this.row
  }

  private terms() {
    return {
      rulebook: this.rulebook,
      setup: setupOf(this.row),
      seed: seedOf(this.row),
      clock: JSON.parse(this.row.clock) as Clock,
      begunAt: this.row.begun_at ?? this.row.created_at,
      downtime: this.downtime,
      bots: botsAt(this.seats),
      casting: this.casting,
    }
  }

  private tellWatchers(): void {
    const { course } = this
    if (course === null) return
    const texts = new Map<string, string>()
    for (const watcher of this.watchers) {
      const latest = course.numberFor(watcher.viewer)
      if (watcher.number === latest) continue
      const key = `${watcher.viewer} ${watcher.number}`
      const text = texts.get(key) ?? this.updateFor(course, watcher)
      texts.set(key, text)
      watcher.number = latest
      watcher.hear(text)
    }
  }

  private updateFor(course: Course, { viewer, number }: Watcher): string {
    return JSON.stringify(update(this.id, course, viewer, number, this.now()))
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++
    const done = this.turn.then(work).finally(() => {
      this.waiting--
      this.tellWatchers()
    })
    this.turn = done.catch(() => {})
    return done
  }
}

/** Takes an entry that stands in the record. */
function recall(course: Course, row: AnswerRow): void {
  const refusal = course.recall(entryOf(row))
  if (refusal === null) return
  throw new Error(`entry ${row.number} of match ${row.match} does not fit: ${refusal.refused}`)
}
