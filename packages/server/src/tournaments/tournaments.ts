import { BadInput, chooseSetup, type Rulebook } from '@gunbai/kernel'
import type { Clock } from '../matches/clock.ts'
import { checkBot, type Lobby } from '../matches/lobby.ts'
import { botPlayer } from '../matches/match-info.ts'
import type { MatchOutcome } from '../matches/position.ts'
import type { Rooms } from '../matches/rooms.ts'
import { newId } from '../people/secret.ts'
import { Problem, tooMany } from '../problem.ts'
import type { Storage } from '../storage/storage.ts'
import type { MatchRow, PersonRow } from '../storage/tables.ts'
import type { EntrantRow, PairingRow, TournamentKind, TournamentRow } from '../storage/tournament-tables.ts'
import { drawn, roundsOf } from './draw.ts'
import { seasonOf } from './season.ts'

export interface TournamentWish {
  readonly name: string
  readonly kind: TournamentKind
  readonly rulebook: string
  readonly setup: string
  readonly clock: Clock
  readonly rated: boolean
  readonly bots: boolean
  /** Of a league: seasons. */
  readonly rounds: number
  /** Of a league: how many play in a division, and how many go up and down. */
  readonly size?: number
  readonly moving?: number
}

const most = { entrants: 64, inRoundRobin: 16, openOfOne: 5 }
/** So often two who draw in a knock-out play; then the first seed goes on. */
const mostLegs = 2
const laidAtOnce = 200

/** Tournaments and leagues. They hear that a match is over, and whichever node hears it draws the next round. */
export class Tournaments {
  private readonly storage: Storage
  private readonly lobby: Lobby
  private readonly rooms: Rooms
  private readonly now: () => number

  constructor(storage: Storage, lobby: Lobby, rooms: Rooms, now: () => number) {
    this.storage = storage
    this.lobby = lobby
    this.rooms = rooms
    this.now = now
  }

  async make(owner: PersonRow, wish: TournamentWish): Promise<TournamentRow> {
    if (owner.kind !== 'person')
      throw new Problem('forbidden', 'Only registered people may hold tournaments.')
    const rulebook = await this.rooms.rulebook(wish.rulebook)
    checkSetup(rulebook, wish.setup)
    if (wish.kind === 'league' && wish.clock.kind !== 'days') {
      throw new Problem('bad request', 'A league is played by days.')
    }
    if ((await this.storage.tournaments.openOf(owner.id)) >= most.openOfOne) {
      throw tooMany('tournaments', `You hold ${most.openOfOne} tournaments already.`, {
        count: most.openOfOne,
      })
    }
    const isLeague = wish.kind === 'league'
    const row: TournamentRow = {
      id: newId(),
      name: wish.name.trim(),
      kind: wish.kind,
      rulebook: wish.rulebook,
      setup: wish.setup,
      clock: JSON.stringify(wish.clock),
      rated: wish.rated ? 1 : 0,
      bots: wish.bots ? 1 : 0,
      rounds: wish.rounds,
      round: 0,
      status: 'open',
      owner: owner.id,
      league: null,
      season: null,
      division: null,
      size: isLeague ? (wish.size ?? 6) : null,
      moving: isLeague ? (wish.moving ?? 1) : null,
      created_at: this.now(),
      ended_at: null,
    }
    await this.storage.tournaments.create(row)
    return row
  }

  async find(id: string): Promise<TournamentRow> {
    const row = await this.storage.tournaments.find(id)
    if (row === null) throw new Problem('not found', 'There is no such tournament.')
    return row
  }

  /** Takes part: before it begins, and in a Swiss tournament or a league later too. */
  async enter(person: PersonRow, row: TournamentRow): Promise<void> {
    if (row.rated === 1 && person.kind === 'guest') {
      throw new Problem('forbidden', 'A rated tournament is for registered players.')
    }
    if (person.kind === 'bot' && row.bots === 0) throw new Problem('forbidden', 'Bots do not take part here.')
    await this.add(row, { person: person.id, bot: null }, person.id)
  }

  /** Whoever holds it lets a bot of this house take part. */
  async addBot(owner: PersonRow, row: TournamentRow, bot: string): Promise<void> {
    this.checkOwner(owner, row)
    if (row.bots === 0) throw new Problem('forbidden', 'Bots do not take part here.')
    checkBot(bot)
    await this.add(row, { person: null, bot }, botPlayer(bot))
  }

  private async add(
    row: TournamentRow,
    who: Pick<EntrantRow, 'person' | 'bot'>,
    player: string,
  ): Promise<void> {
    const takesLate = row.status === 'running' && (row.kind === 'swiss' || row.kind === 'league')
    if (row.league !== null || (row.status !== 'open' && !takesLate)) {
      throw new Problem('not now', 'Nobody can enter this tournament any more.')
    }
    const known = await this.storage.tournaments.entrantsOf(row.id)
    const limit = row.kind === 'round robin' ? most.inRoundRobin : most.entrants
    if (known.length >= limit)
      throw tooMany('entrants', `In this tournament ${limit} can play.`, { most: limit })
    const [rating] = await this.storage.ratings.ofAll(row.rulebook, [player])
    const entrant = { tournament: row.id, ...who, rating: Math.round(rating?.rating ?? 1500), out: 0 }
    if (!(await this.storage.tournaments.enter(entrant))) {
      throw new Problem('taken', 'You take part already.')
    }
  }

  /** Takes no further part. A match that is under way is played to its end, or lost on time. */
  async withdraw(person: PersonRow, row: TournamentRow): Promise<void> {
    const entrants = await this.storage.tournaments.entrantsOf(row.id)
    const mine = entrants.find((each) => each.person === person.id && each.out === 0)
    if (mine === undefined) throw new Problem('not found', 'You do not take part.')
    await this.storage.tournaments.withdraw(row, mine.number)
  }

  async begin(owner: PersonRow, row: TournamentRow): Promise<void> {
    this.checkOwner(owner, row)
    if (row.status !== 'open') throw new Problem('not now', 'This tournament has begun.')
    const all = await this.storage.tournaments.entrantsOf(row.id)
    const playing = all.filter((each) => each.out === 0)
    if (playing.length < 2) throw new Problem('not now', 'A tournament needs two players at least.')
    if (row.kind === 'league') {
      await this.beginSeason(row, all)
      return
    }
    const rounds = roundsOf(row, playing.length)
    const first = drawn({ ...row, rounds }, 1, playing, [])
    if (await this.storage.tournaments.goOn(row, { status: 'running', round: 1, rounds }, first)) {
      await this.layAll(first)
    }
  }

  async remove(owner: PersonRow, row: TournamentRow): Promise<void> {
    this.checkOwner(owner, row)
    if (!(await this.storage.tournaments.remove(row.id))) {
      throw new Problem('not now', 'A tournament that has begun cannot be removed.')
    }
  }

  /** Hears that a match is over: notes it if it is one of a tournament, and goes on. To hear it again changes nothing. */
  readonly hear = async (match: MatchRow): Promise<void> => {
    const pairing = await this.storage.tournaments.byMatch(match.id)
    const row = pairing === null ? null : await this.storage.tournaments.find(pairing.tournament)
    if (pairing === null || row === null || match.outcome === null) return
    const { winners } = JSON.parse(match.outcome) as MatchOutcome
    const points = winners.length === 0 || winners.length > 1 ? 1 : winners[0] === 0 ? 2 : 0
    if (row.kind === 'knock-out' && points === 1 && pairing.leg < mostLegs && pairing.points === null) {
      await this.storage.tournaments.playAgain(pairing, newId())
      await this.layWaiting()
      return
    }
    await this.storage.tournaments.score(pairing, match.id, points)
    await this.goOn(row.id)
  }

  /** What a dead node has left undone: matches that were drawn and not laid. */
  async layWaiting(): Promise<void> {
    await this.layAll(await this.storage.tournaments.toLay(laidAtOnce))
  }

  /** The next round, where the one before is over; or the end. */
  private async goOn(id: string): Promise<void> {
    const row = await this.find(id)
    if (row.status !== 'running') return
    const pairings = await this.storage.tournaments.pairingsOf(id)
    if (pairings.some((each) => each.points === null)) return
    const entrants = await this.storage.tournaments.entrantsOf(id)
    const last = Math.max(...pairings.map((each) => each.round))
    const next = last >= row.rounds ? [] : drawn(row, last + 1, entrants, pairings)
    const isOver = next.length === 0
    const change: Partial<TournamentRow> = isOver
      ? { status: 'over', ended_at: this.now() }
      : { round: last + 1 }
    if (!(await this.storage.tournaments.goOn(row, change, next))) return
    await this.layAll(next)
    if (isOver && row.league !== null) await this.goOnLeague(row.league)
    // a round of which nobody is left to play is over at once
    else if (!isOver && next.every((each) => each.points !== null)) await this.goOn(id)
  }

  /** The next season of a league, where all divisions of this one have been played. */
  private async goOnLeague(league: string): Promise<void> {
    const row = await this.find(league)
    const divisions = await this.storage.tournaments.divisionsOf(league)
    const isOpen = divisions.some((each) => each.season === row.round && each.status !== 'over')
    if (row.status !== 'running' || isOpen) return
    if (row.round >= row.rounds) {
      await this.storage.tournaments.goOn(row, { status: 'over', ended_at: this.now() }, [])
      return
    }
    await this.beginSeason(row, await this.storage.tournaments.entrantsOf(league))
  }

  private async beginSeason(row: TournamentRow, entrants: readonly EntrantRow[]): Promise<void> {
    const divisions = await this.storage.tournaments.divisionsOf(row.id)
    const latest = await Promise.all(
      divisions
        .filter((each) => each.season === row.round)
        .map(async ({ id }) => ({
          entrants: await this.storage.tournaments.entrantsOf(id),
          pairings: await this.storage.tournaments.pairingsOf(id),
        })),
    )
    const season = seasonOf(row, entrants, latest, this.now())
    const change = { status: 'running', round: row.round + 1 } as const
    if (!(await this.storage.tournaments.goOn(row, change, [], season))) return
    await this.layAll(season.flatMap((each) => each.pairings))
  }

  private async layAll(pairings: readonly PairingRow[]): Promise<void> {
    for (const pairing of pairings) if (pairing.match !== null && pairing.laid === 0) await this.lay(pairing)
  }

  /** Two nodes may lay the same match: its id is settled, and the database takes it once. */
  private async lay({ tournament, first, second, match }: PairingRow): Promise<void> {
    const row = await this.find(tournament)
    const entrants = await this.storage.tournaments.entrantsOf(tournament)
    const players = [first, second].map((number) => {
      const { person = null, bot = null } = entrants.find((each) => each.number === number) ?? {}
      return { person, bot }
    })
    if (match === null) return
    if ((await this.storage.matches.find(match)) === null) {
      const terms = {
        rulebook: row.rulebook,
        setup: { id: row.setup, options: {} },
        visibility: 'open' as const,
        clock: JSON.parse(row.clock) as Clock,
        rated: row.rated === 1,
      }
      await this.lobby.makeFor(row.owner, terms, players, [], match)
    }
    await this.storage.tournaments.noteLaid(match)
  }

  private checkOwner(person: PersonRow, row: TournamentRow): void {
    if (row.owner !== person.id)
      throw new Problem('forbidden', 'Only whoever holds the tournament may do that.')
  }
}

function checkSetup(rulebook: Rulebook, setup: string): void {
  try {
    chooseSetup(rulebook, setup)
  } catch (error) {
    if (error instanceof BadInput) throw new Problem('bad request', error.message)
    throw error
  }
  if (rulebook.setups.find((each) => each.id === setup)?.seats !== 2) {
    throw new Problem('bad request', 'In a tournament two play against each other.')
  }
}
