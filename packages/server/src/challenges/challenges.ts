import type { Clock } from '../matches/clock.ts'
import { checkChain } from '../matches/dealing.ts'
import type { Lobby } from '../matches/lobby.ts'
import { seatOf, setupOf } from '../matches/match-info.ts'
import { newId } from '../people/secret.ts'
import { Problem } from '../problem.ts'
import type { Storage } from '../storage/storage.ts'
import type { MatchRow, PersonRow, SeatRow } from '../storage/tables.ts'

/** So many that wait for an answer are shown. */
const mostShown = 50

/** Being asked to play: by somebody who knows one's name, or by whoever one has just played. */
export class Challenges {
  private readonly storage: Storage
  private readonly lobby: Lobby

  constructor(storage: Storage, lobby: Lobby) {
    this.storage = storage
    this.lobby = lobby
  }

  /** The matches that wait for that person's answer. */
  async of(person: string): Promise<MatchRow[]> {
    const ids = await this.storage.company.challengesOf(person, mostShown)
    const rows = await Promise.all(ids.map((id) => this.storage.matches.find(id)))
    return rows.flatMap((row) => row ?? [])
  }

  /** The chair is anybody's then: whoever made the match may give it to another, or to a bot. */
  async decline(person: PersonRow, match: string): Promise<void> {
    if (!(await this.storage.company.decline(match, person.id))) {
      throw new Problem('not found', 'You have not been asked to play this.')
    }
    await this.storage.database.tell({ kind: 'match', match })
  }

  /**
   * The same again with the sides exchanged: each sits where the one before sat. The first who wants it lays the table and the
   * chairs are kept for the others; whoever wants it too sits down.
   */
  async rematch(person: PersonRow, row: MatchRow, chain?: string): Promise<MatchRow> {
    if (row.status !== 'over') throw new Problem('not now', 'This match is not over yet.')
    const seats = await this.storage.matches.seatsOf([row.id])
    if (seatOf(seats, person.id) === null) throw new Problem('forbidden', 'You have not played this match.')
    checkChain(row.dice, chain)
    const known = await this.rematchOf(row)
    if (known !== null) return this.lobby.join(person, known, at(known, chain))
    const players = exchanged(seats)
    const next = newId()
    const mine = await this.storage.company.rematch(row.id, next)
    if (mine !== next) return this.join(person, row, mine, chain)
    const others = await this.welcome(players.flatMap(({ person: id }) => id ?? []))
    const { visibility, rated, dice } = row
    const terms = { rulebook: row.rulebook, setup: setupOf(row), visibility, rated: rated === 1, dice }
    return this.lobby.makeFor(
      person.id,
      { ...terms, clock: JSON.parse(row.clock) as Clock },
      players.map(({ person: id, bot }) => ({ person: id === person.id ? id : null, bot })),
      players.flatMap(({ seat, person: id }) =>
        id !== null && id !== person.id && others.has(id) ? [{ seat, person: id }] : [],
      ),
      next,
      chain,
    )
  }

  /** Those who are still here. */
  private async welcome(ids: readonly string[]): Promise<Set<string>> {
    const people = await this.storage.people.all(ids)
    return new Set(
      people.filter((each) => each.deleted_at === null && each.banned_at === null).map(({ id }) => id),
    )
  }

  /** The table that another has laid for it; null where there is none, or it was given up. */
  private async rematchOf(row: MatchRow): Promise<MatchRow | null> {
    const next = await this.storage.company.rematchOf(row.id)
    const found = next === null ? null : await this.storage.matches.find(next)
    if (next !== null && found === null) await this.storage.company.dropRematch(row.id, next)
    return found
  }

  /** Another was quicker: the table is laid in this very moment. */
  private async join(person: PersonRow, row: MatchRow, next: string, chain?: string): Promise<MatchRow> {
    for (let tries = 0; tries < 20; tries++) {
      const found = await this.storage.matches.find(next)
      if (found !== null) return this.lobby.join(person, found, at(found, chain))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await this.storage.company.dropRematch(row.id, next)
    throw new Problem('not now', 'The table is being laid; try again.')
  }
}

const at = ({ invitation }: MatchRow, chain?: string) => ({
  invitation,
  ...(chain === undefined ? {} : { chain }),
})

/** Each where the one before sat: of two, the other's side. */
export function exchanged<S extends Pick<SeatRow, 'seat' | 'person' | 'bot'>>(seats: readonly S[]) {
  return seats.map(({ seat }, i) => {
    const { person, bot } = seats[(i + seats.length - 1) % seats.length] as S
    return { seat, person, bot }
  })
}
