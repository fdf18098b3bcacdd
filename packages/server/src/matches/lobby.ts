import { botIds } from '@gunbai/bots'
import {
  chooseSetup,
  includes,
  type Rulebook,
  type Seat,
  type Setup,
  seatsIn,
  setupInfo,
} from '@gunbai/kernel'
import { keptChairs } from '../challenges/kept-chairs.ts'
import { newId } from '../people/secret.ts'
import { Problem, tooMany, understood } from '../problem.ts'
import type { Limits } from '../settings.ts'
import { type Beginning, playing } from '../storage/beginning.ts'
import { seedOf } from '../storage/chain-tables.ts'
import type { Storage } from '../storage/storage.ts'
import type { ChallengeRow, MatchRow, PersonRow, SeatRow, Visibility } from '../storage/tables.ts'
import { challenged, isHouse, type MatchWish } from './chair.ts'
import { checkChallengedBots } from './challenged-bots.ts'
import { type Clock, Clocks } from './clock.ts'
import { checkChain, checkDice } from './dealing.ts'
import { botsAt } from './house-bots.ts'
import { otherVersion } from './kept-record.ts'
import { isOwnGame, type MatchInfo, playerOf, seatOf, setupOf } from './match-info.ts'
import { type MatchTerms, newMatch } from './new-match.ts'
import type { Rooms } from './rooms.ts'
import { shownMatches } from './shown-matches.ts'

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
    const setup = understood(() => chooseSetup(rulebook, wish.setup, wish.options))
    const places = setupInfo(rulebook, setup.id)?.seats ?? 0
    if (wish.chairs.length !== places) {
      throw new Problem('bad request', `${setup.id} has ${places} seats; you named ${wish.chairs.length}.`)
    }
    if (wish.chairs.filter((each) => each === 'me').length !== 1) {
      throw new Problem('bad request', 'You sit in exactly one of the seats.')
    }
    for (const chair of wish.chairs) if (isHouse(chair)) checkBot(chair.bot)
    if (wish.chairs.some(isHouse)) await this.checkBotGames(person)
    if (wish.rated) checkRatable(person, wish.visibility, setup)
    checkDice(wish)
    await checkChallengedBots(this.storage, this.limits, person, wish)
    const mine = await this.storage.matches.list({
      person: person.id,
      status: 'waiting',
      limit: this.limits.openMatchesPerPerson,
    })
    if (mine.length >= this.limits.openMatchesPerPerson) {
      throw tooMany('open', `${mine.length} of your matches wait for players; begin or remove one.`, {
        count: mine.length,
      })
    }
    const { visibility, clock, rated, dice = 'house', chain } = wish
    const terms = { setup, visibility, clock, rated, dice }
    const row = newMatch(newId(), rulebook, terms, person.id, this.now())
    const seats = wish.chairs.map(
      (chair, seat): SeatRow => ({
        match: row.id,
        seat,
        person: chair === 'me' ? person.id : challenged(chair),
        bot: isHouse(chair) ? chair.bot : null,
        orders: null,
      }),
    )
    return this.lay(rulebook, row, seats, await keptChairs(this.storage, person, row, wish.chairs), chain)
  }

  /** The bots of the house think for everybody: nobody has them at too many tables. */
  private async checkBotGames(person: PersonRow): Promise<void> {
    const limit = this.limits.botGamesPerPerson
    const games = await this.storage.matches.list({
      person: person.id,
      withBots: true,
      unfinished: true,
      limit,
    })
    if (games.length < limit) return
    throw tooMany('botGames', `You have ${games.length} games with bots of this house; end one first.`, {
      count: games.length,
    })
  }

  /** A match among these, of whom nobody has made it; with everybody seated it begins at once. */
  async makeFor(
    owner: string,
    terms: MatchTerms & { readonly rulebook: string },
    players: readonly Pick<SeatRow, 'person' | 'bot'>[],
    kept: readonly { readonly seat: Seat; readonly person: string }[] = [],
    id = newId(),
    chain?: string,
  ): Promise<MatchRow> {
    const rulebook = await this.rooms.rulebook(terms.rulebook)
    const row = newMatch(id, rulebook, terms, owner, this.now())
    const seats = players.map((each, seat): SeatRow => ({ match: id, seat, orders: null, ...each }))
    const challenges = kept.map((each) => ({ match: id, at: row.created_at, ...each }))
    return this.lay(rulebook, row, seats, challenges, chain)
  }

  /** Writes a match down, and begins it where everybody sits. */
  private async lay(
    rulebook: Rulebook,
    row: MatchRow,
    seats: readonly SeatRow[],
    kept: readonly ChallengeRow[],
    end?: string,
  ): Promise<MatchRow> {
    const mine = seats.find(({ person }) => person === row.owner)
    const chain = end === undefined || row.dice === 'house' || !mine ? null : { seat: mine.seat, end }
    const isFull = seats.every((each) => playerOf(each) !== null)
    if (!isFull || chain !== null) {
      const laid = { ...row, deals: isFull ? 1 : 0 }
      await this.storage.matches.create(laid, seats, kept, chain)
      for (const { person } of kept) {
        await this.storage.database.tell({ kind: 'challenge', match: row.id, person })
      }
      return laid
    }
    const begun = { ...row, ...playing(this.beginning(rulebook, row, seats)) }
    await this.storage.matches.create(begun, seats)
    await this.tellBegun(begun, seats)
    return begun
  }

  /** Sits down in a seat, or in the first that is empty. Where everybody then sits, the match begins. */
  async join(
    person: PersonRow,
    row: MatchRow,
    wish: { readonly seat?: Seat; readonly invitation?: string; readonly chain?: string },
  ): Promise<MatchRow> {
    const kept = await this.storage.company.challengesAt([row.id])
    const mine = kept.find((each) => each.person === person.id)
    const invited = wish.invitation === row.invitation || mine !== undefined
    if (row.visibility !== 'open' && !invited && row.owner !== person.id) {
      throw new Problem('forbidden', 'This match is for those who were invited; ask for the link.')
    }
    if (row.rated === 1) checkRatable(person, row.visibility, setupOf(row))
    const seats = await this.storage.matches.seatsOf([row.id])
    if (seatOf(seats, person.id) !== null) return row
    if (row.status !== 'waiting') throw new Problem('not now', 'This match has begun.')
    checkChain(row.dice, wish.chain)
    const others = seats.flatMap((each) => each.person ?? [])
    if (await this.storage.company.isBlocked(person.id, others)) {
      throw new Problem('forbidden', 'Somebody at this table does not play with you.')
    }
    const free = seats.filter(
      (each) => playerOf(each) === null && !kept.some((k) => k.seat === each.seat && k.person !== person.id),
    )
    const empty = mine === undefined ? free.map((each) => each.seat) : [mine.seat]
    const rulebook = await this.rooms.rulesOf(row)
    if (rulebook.version !== row.version) throw otherVersion(row, rulebook)
    const beginning = this.beginning(rulebook, row, seats)
    const wished = wish.seat === undefined ? empty : empty.filter((seat) => seat === wish.seat)
    for (const seat of wished) {
      const isOurs = row.dice === 'of all'
      const last = isOurs ? 'deal' : beginning
      const sat = await this.storage.matches.sit(
        row.id,
        seat,
        person.id,
        last,
        isOurs ? wish.chain : undefined,
      )
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

  /** Seats a bot of this house in an empty chair. Only whoever made the match may. */
  async seatBot(person: PersonRow, row: MatchRow, seat: Seat, bot: string): Promise<MatchRow> {
    if (row.owner !== person.id) throw new Problem('forbidden', 'Only whoever made a match may seat a bot.')
    checkBot(bot)
    const rulebook = await this.rooms.rulesOf(row)
    if (rulebook.version !== row.version) throw otherVersion(row, rulebook)
    const seats = (await this.storage.matches.seatsOf([row.id])).map((each) =>
      each.seat === seat ? { ...each, bot } : each,
    )
    const beginning = this.beginning(rulebook, row, seats)
    const last = row.dice === 'of all' ? 'deal' : beginning
    const sat = await this.storage.matches.seatBot(row.id, seat, bot, last)
    if (sat === 'taken') throw new Problem('taken', 'Somebody sits there, or the match has begun.')
    await this.tell(row.id)
    if (sat === 'sat') return row
    const begun = { ...row, ...playing(beginning) }
    await this.tellBegun(begun, seats)
    return begun
  }

  /** Begins a match to whose dice all have added. Where that is not so any more, nothing happens. */
  async deal(row: MatchRow, seats: readonly SeatRow[], dealt: string): Promise<void> {
    const beginning = this.beginning(await this.rooms.rulesOf(row), { ...row, dealt }, seats)
    if (!(await this.storage.chains.deal(row.id, row.deals, dealt, beginning))) return
    await this.tell(row.id)
    await this.tellBegun({ ...row, ...playing(beginning), dealt }, seats)
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
    if (row !== null && (this.isInvited(row, invitation) || row.owner === person)) return row
    const seats = row === null ? [] : await this.storage.matches.seatsOf([row.id])
    const kept = row === null ? [] : await this.storage.company.challengesAt([row.id])
    const isAsked = kept.some((each) => each.person === person)
    if (row === null || (seatOf(seats, person) === null && !isAsked)) {
      throw new Problem('not found', 'There is no such match.')
    }
    return row
  }

  async invited(invitation: string): Promise<MatchRow> {
    const row = await this.storage.matches.byInvitation(invitation)
    if (row === null || !this.isInvited(row, invitation)) {
      throw new Problem('not found', 'This invitation leads nowhere; ask for another.')
    }
    return row
  }

  /** Whether a link leads to a match. To a private one it does until it begins: it invites to play, not to look on. */
  private isInvited(row: MatchRow, invitation: string | undefined): boolean {
    return invitation === row.invitation && (row.visibility !== 'private' || row.status === 'waiting')
  }

  /** Another link to a match that waits; the one before leads nowhere any more. Only whoever made the match may. */
  async inviteAnew(person: PersonRow, row: MatchRow): Promise<string> {
    if (row.owner !== person.id)
      throw new Problem('forbidden', 'Only whoever made a match may change its link.')
    const invitation = newId()
    if (!(await this.storage.matches.inviteAnew(row.id, invitation))) {
      throw new Problem('not now', 'This match has begun.')
    }
    await this.tell(row.id)
    return invitation
  }

  /** Matches as they are shown in a list. */
  shown(rows: readonly MatchRow[]): Promise<MatchInfo[]> {
    return shownMatches(this.storage, rows)
  }

  private beginning(rulebook: Rulebook, row: MatchRow, seats: readonly SeatRow[]): Beginning {
    const { awaiting } = rulebook.begin(setupOf(row), seedOf(row))
    const at = this.now()
    const bots = botsAt(seats)
    const clocks = new Clocks(JSON.parse(row.clock) as Clock, seats.length)
    const left = seatsIn(awaiting & ~bots).flatMap((seat) => clocks.leftAt(seat, at) ?? [])
    return {
      awaiting,
      botsDue: awaiting & bots,
      at,
      dueAt: left.length === 0 ? null : at + Math.min(...left),
    }
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

export function checkBot(bot: string): void {
  if ((botIds as readonly string[]).includes(bot)) return
  throw new Problem('bad request', `There is no bot "${bot}". There are ${botIds.join(', ')}.`)
}

function checkRatable(person: PersonRow, visibility: Visibility, setup: Setup): void {
  if (person.kind === 'guest') throw new Problem('forbidden', 'Rated games are for registered players.')
  if (isOwnGame(setup))
    throw new Problem('bad request', 'A battle or tables of your own cannot be played rated.')
  if (visibility === 'private') throw new Problem('bad request', 'A private game cannot be rated.')
}
