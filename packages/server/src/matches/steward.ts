import { randomUUID } from 'node:crypto'
import { includes, only, type Seat, type SeatSet, seatsIn } from '@gunbai/kernel'
import type { FairThread } from '../bots/fair-thread.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Notices } from '../notices/notices.ts'
import type { Storage } from '../storage/storage.ts'
import type { MatchRow, SeatRow } from '../storage/tables.ts'
import type { Clock } from './clock.ts'
import type { Course } from './course.ts'
import type { Endings } from './endings.ts'
import { aloneAgainstTime, botsAt, botsToReply, firstToRunOut, houseDueAt, standIn } from './house-bots.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** A bot that has not answered for so long is asked again: the node that should have done it has died. */
const forgotten = 15_000
const sweepMost = 200
/** So many people it is known of whether they are programs. */
const rememberedMost = 10_000
/** So often one job looks again when another was quicker. */
const mostTries = 20

/** Sees to what follows from an entry: bots that are asked, people who should know, those who wait for the end. */
export class Steward {
  private readonly storage: Storage
  private readonly jobs: Jobs
  /** Sees to it that the house has its turn in a match at that time. */
  askHouse: (match: string, at: number) => Promise<void>
  private readonly notices: Notices
  private readonly endings: Endings
  private readonly thinkers: Pick<FairThread, 'choose'>
  private readonly botPause: number
  private readonly now: () => number
  private readonly isProgram = new Map<string, boolean>()

  constructor(
    storage: Storage,
    jobs: Jobs,
    notices: Notices,
    endings: Endings,
    thinkers: Pick<FairThread, 'choose'>,
    botPause: number,
    now: () => number,
  ) {
    this.storage = storage
    this.jobs = jobs
    this.askHouse = (match, at) => jobs.add('bot turn', match, { match }, at)
    this.notices = notices
    this.endings = endings
    this.thinkers = thinkers
    this.botPause = botPause
    this.now = now
  }

  /** A match has begun. */
  async begun(row: MatchRow, seats: readonly SeatRow[]): Promise<void> {
    if (row.bots_due !== 0) await this.letHouseAnswer(row.id, this.now() + this.botPause)
    const isTimed = (JSON.parse(row.clock) as Clock).kind !== 'none'
    if (isTimed && (botsAt(seats) !== 0 || (await this.programsAt(seats)) !== 0)) {
      await this.setAlarm(row.id, this.now())
    }
    await this.tellAwaited(row.id, seats, row.awaiting, 0)
  }

  /** An entry was committed by this node. */
  async entered(room: Room, course: Course, before: SeatSet): Promise<void> {
    if (course.outcome !== null) return this.endings.tell(room.row, room.seats)
    const dueAt = houseDueAt(course, this.now(), this.botPause)
    if (dueAt !== null) await this.letHouseAnswer(room.id, dueAt)
    const alone = aloneAgainstTime(course, this.now())
    if (alone !== null && !includes(before, alone.seat)) await this.setAlarm(room.id, alone.endsAt)
    const program = firstToRunOut(course, (await this.programsAt(room.seats)) & ~before, this.now())
    if (program !== null) await this.setAlarm(room.id, program.endsAt)
    const newly = course.asked & ~before & ~course.bots
    if (newly !== 0) await this.tellAwaited(room.id, room.seats, newly, course.number)
  }

  /** Somebody has given other orders. */
  async ordered(room: Room): Promise<void> {
    const dueAt = await room.look((course) => houseDueAt(course, this.now(), this.botPause))
    if (dueAt !== null) await this.letHouseAnswer(room.id, dueAt)
  }

  /** The job: every bot of this house that is asked something, or offered something, answers, and orders are followed. */
  async houseTurn(rooms: Rooms, match: string): Promise<void> {
    const room = await inPlay(rooms, match)
    if (room === null) return
    const { replies, asked } = await room.look((course) => ({
      replies: botsToReply(course),
      asked: seatsIn(course.bots & course.awaiting),
    }))
    for (const seat of replies) {
      const offer = await room.look((course) => course.offer)
      // what was seen cannot be unseen: where it counts a bot does not let it be taken back
      const accept = offer?.offer === 'undo' && room.row.rated === 0
      await room.do({ kind: 'reply', seat, accept }, 'bot')
    }
    for (const seat of asked) await this.answerFor(room, seat)
    await this.followOrders(room)
  }

  /** Gives the answers that people have ordered and that are due. Those that are not are seen to when they are. */
  private async followOrders(room: Room): Promise<void> {
    const unasked = await room.look((course) =>
      seatsIn(course.awaiting).flatMap((seat) => {
        const due = course.standing.unasked(seat)
        return due === null ? [] : [{ seat, ...due }]
      }),
    )
    for (const { seat, dueAt, ...answer } of unasked) {
      if (dueAt > this.now()) await this.letHouseAnswer(room.id, dueAt)
      else await room.do({ kind: 'answer', seat, ...answer })
    }
  }

  /** Another job, here or on another node, may be quicker with the same question: then whatever is asked next is answered. */
  private async answerFor(room: Room, seat: Seat): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      const now = await room.look((course) => {
        const question = course.match.questions().find((each) => each.seat === seat)
        return question === undefined || !includes(course.bots, seat)
          ? null
          : { question: question.id, state: room.rulebook.save(course.match.state) }
      })
      if (now === null) return
      const { id: rulebook, version } = room.rulebook
      const about = { game: room.id, rulebook, version, seat, bot: room.seats[seat]?.bot ?? standIn }
      const brief = { ...about, state: now.state, seed: randomUUID() }
      const action = await this.thinkers.choose(brief, room.row.owner)
      if ((await room.do({ kind: 'answer', seat, question: now.question, action }, 'bot')) === null) return
    }
  }

  /** The seats at which bots sit that people have brought. Who is one stays one: they are remembered. */
  private async programsAt(seats: readonly SeatRow[]): Promise<SeatSet> {
    const ids = seats.flatMap(({ person }) => person ?? [])
    const unknown = ids.filter((id) => !this.isProgram.has(id))
    if (this.isProgram.size > rememberedMost) this.isProgram.clear()
    for (const { id, kind } of await this.storage.people.all(unknown)) this.isProgram.set(id, kind === 'bot')
    return seats.reduce(
      (set, { seat, person }) => (person !== null && this.isProgram.get(person) ? set | only(seat) : set),
      0,
    )
  }

  /**
   * The job: whoever plays against bots alone and has run out of time loses on it, as against a person; and so does a bot that
   * somebody has brought, whoever plays against it.
   */
  async lookAtClock(rooms: Rooms, match: string): Promise<void> {
    const room = await inPlay(rooms, match)
    if (room === null) return
    const programs = await this.programsAt(room.seats)
    const late = await room.look((course) => {
      const first = firstToRunOut(course, programs, this.now())
      return first === null
        ? null
        : { ...first, by: includes(course.bots, first.other) ? ('bot' as const) : ('player' as const) }
    })
    if (late !== null) {
      if (late.endsAt > this.now()) await this.setAlarm(match, late.endsAt)
      else await room.do({ kind: 'claim', seat: late.other, against: late.seat }, late.by)
      return
    }
    const { alone, bot } = await room.look((course) => ({
      alone: aloneAgainstTime(course, this.now()),
      bot: seatsIn(course.bots)[0],
    }))
    if (alone === null || bot === undefined) return
    if (alone.endsAt > this.now()) await this.setAlarm(match, alone.endsAt)
    else await room.do({ kind: 'claim', seat: bot, against: alone.seat }, 'bot')
  }

  /** Finds what was forgotten when a node died: bots that are asked, ends that not all have heard of. Any node may do it at any time. */
  async sweep(since = forgotten): Promise<void> {
    const before = this.now() - since
    for (const { id } of await this.storage.matches.withBotsDue(before, sweepMost))
      await this.letHouseAnswer(id, this.now() + this.botPause)
    await this.endings.tellForgotten(before, sweepMost)
  }

  private letHouseAnswer(match: string, at: number): Promise<void> {
    return this.askHouse(match, at)
  }

  private setAlarm(match: string, at: number): Promise<void> {
    return this.jobs.add('clock', match, { match }, at)
  }

  private async tellAwaited(
    match: string,
    seats: readonly SeatRow[],
    awaited: SeatSet,
    number: number,
  ): Promise<void> {
    for (const { seat, person } of seats) {
      if (person !== null && includes(awaited, seat)) await this.notices.awaits(match, person, number)
    }
  }
}

/** The room of a match that goes on here; null where it does not. */
async function inPlay(rooms: Rooms, match: string): Promise<Room | null> {
  const room = await rooms.get(match)
  if (room.row.status === 'waiting') await room.refresh()
  return room.row.status === 'playing' && room.isPlayable ? room : null
}
