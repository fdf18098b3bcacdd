import { randomUUID } from 'node:crypto'
import type { Advised } from '@gunbai/bots'
import {
  type Action,
  BadInput,
  imaginedBy,
  includes,
  type Journey,
  type Odds,
  type Order,
  type OrderSheet,
  type Rulebook,
  readOrders,
  refusalSentence,
  type Seat,
  type Setup,
  type Snapshot,
  seatsIn,
} from '@gunbai/kernel'
import {
  type Foreseen,
  type Halt,
  type Halted,
  haltInWords,
  type WhyNot,
  type Wondering,
} from '@gunbai/kernel/host'
import type { Advisers } from '../bots/advisers.ts'
import { Problem, tooMany } from '../problem.ts'
import type { Limits } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { PersonRow } from '../storage/tables.ts'
import { TokenBuckets } from '../token-bucket.ts'
import { anyChance } from './chance.ts'
import type { Clock } from './clock.ts'
import { giveForDeal } from './dealing.ts'
import type { Deed, Offer } from './entry.ts'
import { otherVersion } from './kept-record.ts'
import type { Lobby } from './lobby.ts'
import { seatOf, setupOf } from './match-info.ts'
import { impatience, tooLong } from './patience.ts'
import type { MatchPosition } from './position.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import type { Steward } from './steward.ts'
import type { Uptime } from './uptime.ts'

/** A position of a match as one of its seats can imagine it. */
export interface ImaginedPosition {
  readonly rulebook: string
  readonly version: number
  readonly setup: Setup
  readonly state: Snapshot
}

/** What players do in a match. Only whoever holds a seat can do anything for it. */
export class Play {
  private readonly storage: Storage
  private readonly rooms: Rooms
  private readonly lobby: Lobby
  private readonly advisers: Advisers
  private readonly limits: Limits
  private readonly paces: TokenBuckets
  private readonly uptime: Pick<Uptime, 'beat'>
  private readonly steward: Pick<Steward, 'ordered'>

  /** The steward is told where somebody has given other orders. */
  constructor(
    storage: Storage,
    rooms: Rooms,
    lobby: Lobby,
    advisers: Advisers,
    limits: Limits,
    uptime: Pick<Uptime, 'beat'>,
    steward: Pick<Steward, 'ordered'>,
  ) {
    this.storage = storage
    this.rooms = rooms
    this.lobby = lobby
    this.advisers = advisers
    this.limits = limits
    this.paces = new TokenBuckets(limits.deedsPerSecond, limits.deedBurst)
    this.uptime = uptime
    this.steward = steward
  }

  /** Answers, at once or with the beat of the window that is open. */
  async answer(person: PersonRow, match: string, question: number, action: Action): Promise<void> {
    await this.answerAll(person, match, question, [action])
  }

  /** Where the match stands now through the eyes of its player. */
  async position(person: PersonRow, match: string): Promise<MatchPosition> {
    const { room, seat } = await this.seated(person, match)
    return room.positionFor(seat)
  }

  /** Several answers as one, up to the first surprise: how many were taken, and why not all. Throws where none was. */
  async answerAll(
    person: PersonRow,
    match: string,
    question: number,
    actions: readonly Action[],
  ): Promise<{ readonly taken: number; readonly halted: Halted | null }> {
    this.checkPace(person)
    const { room, seat } = await this.seated(person, match)
    if (room.row.number >= this.limits.entriesPerMatch) throw tooLong()
    const { taken, halt } = await room.doAll({ seat, question, actions })
    if (halt === null) return { taken, halted: null }
    if (taken === 0) throw problemOf(halt, room.rulebook)
    return { taken, halted: haltInWords(room.rulebook, halt) }
  }

  /** Takes back the seat's latest answer, with all that were given together with it. */
  undo(person: PersonRow, match: string): Promise<void> {
    return this.do(person, match, (seat) => ({ kind: 'undo', seat }))
  }

  /** Wants time at a window that would close with its beat. */
  hold(person: PersonRow, match: string, question: number): Promise<void> {
    return this.do(person, match, (seat) => ({ kind: 'hold', seat, question }))
  }

  /** Adds a link to the dice of the deal or of an answer that waits. */
  async link(person: PersonRow, match: string, given: { number: number; link: string }): Promise<void> {
    const { row } = await this.rooms.get(match)
    if (row.status === 'waiting') return giveForDeal(this.storage, this.lobby, person, match, given)
    const { number, link } = given
    return this.do(person, match, (seat) => ({ kind: 'link', seat, number, link }))
  }

  /** What the seat can order and has ordered; null where there is nothing to order. */
  async orderSheet(person: PersonRow, match: string): Promise<OrderSheet | null> {
    const { room, seat } = await this.seated(person, match)
    const sheet = await room.look(({ host }) => host.orderSheet(seat))
    // who has ordered nothing is asked everything, whatever is recommended
    return sheet !== null && room.seats[seat]?.orders === null ? { ...sheet, orders: [] } : sheet
  }

  /** Follows these orders of the seat from now on instead of those before. */
  async order(person: PersonRow, match: string, given: unknown): Promise<void> {
    this.checkPace(person)
    const { room, seat } = await this.seated(person, match)
    const { windows } = room.rulebook
    if (windows === undefined) throw new Problem('not now', 'In this game there is nothing to order.')
    await this.storage.matches.order(match, seat, JSON.stringify(readAs(windows, given)))
    await this.storage.database.tell({ kind: 'match', match })
    await room.refresh()
    await this.steward.ordered(room)
  }

  /** Where a piece of the seat can go within one plan. */
  async journeys(person: PersonRow, match: string, piece: number): Promise<readonly Journey[]> {
    const { room, seat } = await this.seated(person, match)
    return room.look(({ host }) => host.journeys(seat, piece))
  }

  /** How things would stand after a draft of the seat's answers. */
  async foresee(
    person: PersonRow,
    match: string,
    draft: Wondering & { readonly actions: readonly Action[] },
  ): Promise<Foreseen> {
    const { room, seat } = await this.seated(person, match)
    return room.look(({ host }) => host.foresee(seat, draft.actions, draft))
  }

  offer(person: PersonRow, match: string, offer: Offer): Promise<void> {
    return this.do(person, match, (seat) => ({ kind: 'offer', seat, offer }))
  }

  reply(person: PersonRow, match: string, accept: boolean): Promise<void> {
    return this.do(person, match, (seat) => ({ kind: 'reply', seat, accept }))
  }

  async resign(person: PersonRow, match: string): Promise<void> {
    const { room, seat } = await this.sitting(person, match)
    const refusal = await room.resign(seat)
    if (refusal !== null) throw problemOf(refusal, room.rulebook)
  }

  /** Claims that somebody's time is up: the seat named, or the first whose time is. */
  async claim(person: PersonRow, match: string, against: Seat | null, now: number): Promise<void> {
    const { room, seat } = await this.seated(person, match)
    await this.uptime.beat()
    const expired = await room.look((course) =>
      seatsIn(course.clocks.expired(course.awaiting, now)).find((each) => each !== seat),
    )
    const whom = against ?? expired
    if (whom === undefined) throw new Problem('not now', 'Nobody has run out of time.')
    await this.do(person, match, () => ({ kind: 'claim', seat, against: whom }))
  }

  /** What an answer may lead to, from what the seat knows. */
  async odds(person: PersonRow, match: string, action: Action): Promise<Odds | null> {
    const { room, seat } = await this.seated(person, match)
    return room.look(({ host }) => host.odds(seat, action))
  }

  /** Why one of its answers would not be legal, as far as the seat may know; null where it is, or no rule is known. */
  async whyNot(person: PersonRow, match: string, action: Action): Promise<WhyNot | null> {
    const { room, seat } = await this.seated(person, match)
    return room.look(({ host }) => host.whyNot(seat, action))
  }

  /** What a strong player would consider in the seat's place, best first. Nobody whispers where it counts. */
  async advise(person: PersonRow, match: string): Promise<readonly Advised[]> {
    const { room, seat } = await this.seated(person, match)
    if (room.row.rated === 1) throw new Problem('forbidden', 'There are no hints in a rated game.')
    const hints = await room.look((course) =>
      includes(course.awaiting, seat) ? course.host.hints(seat) : null,
    )
    if (hints === null) throw new Problem('not asked', 'You are not asked anything now.')
    const { id: rulebook, version } = room.rulebook
    const about = { game: match, rulebook, version, seat, bot: '', seed: randomUUID() }
    return hints.inWords(await this.advisers.advise(person.id, { ...about, state: hints.world }))
  }

  /**
   * A position that the seat can imagine now, to try something at home: whatever it cannot know is drawn anew, and never read.
   * Not where it counts and the clock runs.
   */
  async imagined(person: PersonRow, match: string): Promise<ImaginedPosition> {
    const { room, seat } = await this.seated(person, match)
    const { row, rulebook } = room
    if (row.rated === 1 && (JSON.parse(row.clock) as Clock).kind !== 'days') {
      throw new Problem('forbidden', 'Nothing can be tried from a rated game that is played live.')
    }
    if (row.status === 'over') throw new Problem('not now', 'This match is over: try from its record.')
    const state = await room.look(({ host }) => imaginedBy(rulebook, host.match.state, seat, anyChance()))
    return { rulebook: rulebook.id, version: row.version, setup: setupOf(row), state }
  }

  private async do(person: PersonRow, match: string, deed: (seat: Seat) => Deed): Promise<void> {
    this.checkPace(person)
    const { room, seat } = await this.seated(person, match)
    const wish = deed(seat)
    const impatient = await room.look((course) => impatience(course, wish, this.limits))
    if (impatient !== null) throw impatient
    const refusal = await room.do(wish)
    if (refusal !== null) throw problemOf(refusal, room.rulebook)
  }

  /** Everything that is done waits for the disk, and others wait with it. */
  private checkPace({ id }: PersonRow): void {
    if (this.paces.take(id, Date.now())) return
    throw tooMany('deeds', 'You are doing too much in too short a time; wait a moment.')
  }

  /** The seat of a person in a match that is or was in play by rules that are here. */
  private async seated(person: PersonRow, match: string): Promise<{ room: Room; seat: Seat }> {
    const found = await this.sitting(person, match)
    if (!found.room.isPlayable) throw otherVersion(found.room.row, found.room.rulebook)
    return found
  }

  private async sitting(person: PersonRow, match: string): Promise<{ room: Room; seat: Seat }> {
    const room = await this.rooms.get(match)
    if (room.row.status === 'waiting') await room.refresh()
    const seat = seatOf(room.seats, person.id)
    if (seat === null) {
      // a private match does not exist for those who do not sit there
      if (room.row.visibility === 'private') throw new Problem('not found', 'There is no such match.')
      throw new Problem('forbidden', 'You do not sit at this match.')
    }
    if (room.row.status === 'waiting') throw new Problem('not now', 'This match waits for players.')
    return { room, seat }
  }
}

/** Orders that come from outside. */
function readAs(windows: NonNullable<Rulebook['windows']>, given: unknown): Order[] {
  try {
    return readOrders(windows, given)
  } catch (error) {
    throw error instanceof BadInput ? new Problem('bad request', error.message) : error
  }
}

function problemOf(refusal: Halt, rulebook: Rulebook): Problem {
  switch (refusal.refused) {
    case 'revealed':
    case 'others asked':
    case 'not now':
      return new Problem('not now', 'That cannot be done as things stand.')
    case 'stale':
      return new Problem('stale', refusalSentence(refusal), { asked: refusal.asked })
    case 'illegal': {
      const { reason } = refusal
      const details = reason === null ? {} : { rule: reason.rule, phrase: rulebook.phrasing.reason(reason) }
      return new Problem('illegal', refusalSentence(refusal), details)
    }
    default:
      return new Problem(refusal.refused, refusalSentence(refusal))
  }
}
