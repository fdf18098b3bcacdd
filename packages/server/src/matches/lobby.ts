import { randomBytes } from 'node:crypto'
import { botIds } from '@gunbai/bots'
import { BadInput, chooseSetup, commitment, includes, type Rulebook, type Seat } from '@gunbai/kernel'
import { newId } from '../people/secret.ts'
import { Problem } from '../problem.ts'
import type { Limits } from '../settings.ts'
import { type Beginning, playing } from '../storage/match-store.ts'
import type { Storage } from '../storage/storage.ts'
import type { MatchRow, PersonRow, SeatRow, Visibility } from '../storage/tables.ts'
import type { Clock } from './clock.ts'
import { botsAt } from './house-bots.ts'
import { otherVersion } from './kept-record.ts'
import { type MatchInfo, matchInfo, playerOf, seatOf, setupOf } from './match-info.ts'
import type { Rooms } from './rooms.ts'

/** Who is to sit in a seat: whoever makes the match, anybody, a bot of this house, or one that somebody has brought. */
export type Chair = 'me' | 'anybody' | { readonly bot: string } | { readonly challenge: string }

const isHouse = (chair: Chair): chair is { readonly bot: string } =>
  typeof chair === 'object' && 'bot' in chair
const challenged = (chair: Chair): string | null =>
  typeof chair === 'object' && 'challenge' in chair ? chair.challenge : null

export interface MatchWish {
  readonly rulebook: string
  readonly setup: string
  readonly options?: Readonly<Record<string, unknown>>
  /** By seat. */
  readonly chairs: readonly Chair[]
  readonly visibility: Visibility
  readonly clock: Clock
  readonly rated: boolean
}

/** Told when a match has begun. */
export type Begun = (match: MatchRow, seats: readonly SeatRow[]) => Promise<void>

/** Where matches are made and found, and where people sit down. */
export class Lobby {
  private readonly storage: Storage
  private readonly rooms: Rooms
  private readonly limits: Limits
  private readonly now: () => number
  private readonly begun: Begun

  constructor(storage: Storage, rooms: Rooms, limits: Limits, now: () => number, begun: Begun) {
    this.storage = storage
    this.rooms = rooms
    this.limits = limits
    this.now = now
    this.begun = begun
  }

  async make(person: PersonRow, wish: MatchWish): Promise<MatchRow> {
    const rulebook = await this.rooms.rulebook(wish.rulebook)
    const setup = checked(() => chooseSetup(rulebook, wish.setup, wish.options))
    const places = rulebook.setups.find((each) => each.id === setup.id)?.seats ?? 0
    if (wish.chairs.length !== places) {
      throw new Problem('bad request', `${setup.id} has ${places} seats; you named ${wish.chairs.length}.`)
    }
    if (wish.chairs.filter((each) => each === 'me').length !== 1) {
      throw new Problem('bad request', 'You sit in exactly one of the seats.')
    }
    for (const chair of wish.chairs) {
      if (isHouse(chair) && !(botIds as readonly string[]).includes(chair.bot)) {
        throw new Problem('bad request', `There is no bot "${chair.bot}". There are ${botIds.join(', ')}.`)
      }
    }
    if (wish.rated) checkRatable(person, wish.visibility)
    await this.checkChallenges(person, wish)
    const mine = await this.storage.matches.list({
      person: person.id,
      status: 'waiting',
      limit: this.limits.openMatchesPerPerson,
    })
    if (mine.length >= this.limits.openMatchesPerPerson) {
      throw new Problem('too many', `${mine.length} of your matches wait for players; begin or remove one.`)
    }
    const id = newId()
    const now = this.now()
    const seed = randomBytes(16).toString('hex')
    const row: MatchRow = {
      id,
      rulebook: rulebook.id,
      version: rulebook.version,
      setup: setup.id,
      options: JSON.stringify(setup.options),
      clock: JSON.stringify(wish.clock),
      seed,
      commitment: commitment(seed),
      visibility: wish.visibility,
      invitation: newId(),
      rated: wish.rated ? 1 : 0,
      status: 'waiting',
      owner: person.id,
      number: 0,
      awaiting: 0,
      bots_due: 0,
      outcome: null,
      rated_at: null,
      told_at: null,
      created_at: now,
      begun_at: null,
      touched_at: now,
      ended_at: null,
    }
    const seats = wish.chairs.map(
      (chair, seat): SeatRow => ({
        match: id,
        seat,
        person: chair === 'me' ? person.id : challenged(chair),
        bot: isHouse(chair) ? chair.bot : null,
        orders: null,
      }),
    )
    if (wish.chairs.includes('anybody')) {
      await this.storage.matches.create(row, seats)
      return row
    }
    const begun = { ...row, ...playing(this.beginning(rulebook, row, seats)) }
    await this.storage.matches.create(begun, seats)
    await this.tellBegun(begun, seats)
    return begun
  }

  /** A bot that somebody has brought plays whoever asks it, unless it has enough to do. Should it sleep, the clock runs. */
  private async checkChallenges(person: PersonRow, { chairs, clock, rated }: MatchWish): Promise<void> {
    const ids = chairs.flatMap((chair) => challenged(chair) ?? [])
    if (ids.length === 0) return
    if (new Set(ids).size < ids.length) throw new Problem('bad request', 'A bot sits in one seat of a match.')
    if (clock.kind === 'none') {
      throw new Problem('bad request', 'A bot may fall asleep: challenge it with a clock, live or by days.')
    }
    for (const id of ids) {
      const bot = await this.storage.people.find(id)
      if (
        bot === null ||
        bot.kind !== 'bot' ||
        bot.deleted_at !== null ||
        bot.banned_at !== null ||
        id === person.id
      ) {
        throw new Problem('not found', 'There is no such bot to challenge.')
      }
      if (rated && bot.owner === person.id) {
        throw new Problem('forbidden', 'A match with a bot of your own is not rated.')
      }
      const limit = this.limits.openMatchesPerPerson
      const busy = await this.storage.matches.list({ person: id, status: 'playing', limit })
      if (busy.length >= limit) {
        throw new Problem('too many', `${bot.name} plays ${busy.length} matches already; challenge it later.`)
      }
    }
  }

  /** Sits down in a seat, or in the first that is empty. Where everybody then sits, the match begins. */
  async join(
    person: PersonRow,
    row: MatchRow,
    wish: { readonly seat?: Seat; readonly invitation?: string },
  ): Promise<MatchRow> {
    const invited = wish.invitation === row.invitation
    if (row.visibility !== 'open' && !invited && row.owner !== person.id) {
      throw new Problem('forbidden', 'This match is for those who were invited; ask for the link.')
    }
    if (row.rated === 1) checkRatable(person, row.visibility)
    const seats = await this.storage.matches.seatsOf([row.id])
    if (seatOf(seats, person.id) !== null) return row
    if (row.status !== 'waiting') throw new Problem('not now', 'This match has begun.')
    const empty = seats.filter((each) => playerOf(each) === null).map((each) => each.seat)
    const rulebook = await this.rooms.rulesOf(row)
    if (rulebook.version !== row.version) throw otherVersion(row, rulebook)
    const beginning = this.beginning(rulebook, row, seats)
    for (const seat of wish.seat === undefined ? empty : [wish.seat]) {
      const sat = await this.storage.matches.sit(row.id, seat, person.id, beginning)
      if (sat === 'taken') continue
      if (sat === 'seated') return (await this.storage.matches.find(row.id)) ?? row
      await this.tell(row.id)
      if (sat === 'sat') return row
      const begun = { ...row, ...playing(beginning) }
      await this.tellBegun(begun, await this.storage.matches.seatsOf([row.id]))
      return begun
    }
    throw new Problem('taken', 'Somebody else sits there.')
  }

  async leave(person: PersonRow, row: MatchRow): Promise<void> {
    if (!(await this.storage.matches.stand(row.id, person.id))) {
      throw new Problem(
        'not now',
        'You can leave a match that waits for players; one in play you can resign.',
      )
    }
    await this.tell(row.id)
  }

  /** Removes a match that has not begun. Only whoever made it may. */
  async remove(person: PersonRow, row: MatchRow): Promise<void> {
    if (row.owner !== person.id) throw new Problem('forbidden', 'Only whoever made a match may remove it.')
    if (!(await this.storage.matches.remove(row.id))) throw new Problem('not now', 'This match has begun.')
    await this.tell(row.id)
  }

  /** A match that somebody may see. One that is hidden from them is not found, like one that does not exist. */
  async find(id: string, person: string | null, invitation?: string): Promise<MatchRow> {
    const row = await this.storage.matches.find(id)
    if (row !== null && row.visibility !== 'private') return row
    if (row !== null && (invitation === row.invitation || row.owner === person)) return row
    const seats = row === null ? [] : await this.storage.matches.seatsOf([row.id])
    if (row === null || seatOf(seats, person) === null) {
      throw new Problem('not found', 'There is no such match.')
    }
    return row
  }

  async invited(invitation: string): Promise<MatchRow> {
    const row = await this.storage.matches.byInvitation(invitation)
    if (row === null) throw new Problem('not found', 'This invitation leads nowhere; ask for another.')
    return row
  }

  /** Matches as they are shown in a list. */
  async shown(rows: readonly MatchRow[]): Promise<MatchInfo[]> {
    const seats = await this.storage.matches.seatsOf(rows.map((each) => each.id))
    const people = await this.storage.people.all([...new Set(seats.flatMap(({ person }) => person ?? []))])
    const byId = new Map(people.map((each) => [each.id, each]))
    const players = [...new Set(seats.flatMap((each) => playerOf(each) ?? []))]
    const ratings = new Map<string, Awaited<ReturnType<Storage['ratings']['of']>>>()
    for (const rulebook of new Set(rows.map((each) => each.rulebook))) {
      ratings.set(rulebook, await this.storage.ratings.ofAll(rulebook, players))
    }
    return rows.map((row) =>
      matchInfo(
        row,
        seats.filter((each) => each.match === row.id),
        byId,
        new Map((ratings.get(row.rulebook) ?? []).map((each) => [each.player, each])),
      ),
    )
  }

  private beginning(rulebook: Rulebook, row: MatchRow, seats: readonly SeatRow[]): Beginning {
    const { awaiting } = rulebook.begin(setupOf(row), row.seed)
    return { awaiting, botsDue: awaiting & botsAt(seats), at: this.now() }
  }

  private async tellBegun(row: MatchRow, seats: readonly SeatRow[]): Promise<void> {
    const awaited = seats.flatMap(({ seat, person }) =>
      person !== null && includes(row.awaiting, seat) ? [person] : [],
    )
    await this.storage.database.tell({ kind: 'entry', match: row.id, number: 0, awaited })
    await this.begun(row, seats)
  }

  private tell(match: string): Promise<void> {
    return this.storage.database.tell({ kind: 'match', match })
  }
}

function checkRatable(person: PersonRow, visibility: Visibility): void {
  if (person.kind === 'guest') throw new Problem('forbidden', 'Rated games are for registered players.')
  if (visibility === 'private') throw new Problem('bad request', 'A private game cannot be rated.')
}

/** A rulebook's complaint about what came from outside, as a problem of the request. */
function checked<T>(choose: () => T): T {
  try {
    return choose()
  } catch (error) {
    if (error instanceof BadInput) throw new Problem('bad request', error.message)
    throw error
  }
}
