import { type Seat, type Setup, seatsIn } from '@gunbai/kernel'
import type { ChainRow, DiceKind } from '../storage/chain-tables.ts'
import type { ChallengeRow, MatchRow, PersonRow, RatingRow, SeatRow, Visibility } from '../storage/tables.ts'
import type { Clock } from './clock.ts'
import type { MatchOutcome } from './position.ts'

/** Who sits in a seat, as everybody may see. */
export type Player =
  | {
      readonly kind: 'person' | 'guest' | 'bot'
      readonly id: string
      readonly name: string
      readonly rating: number | null
    }
  /** A bot of this house. */
  | { readonly kind: 'house bot'; readonly bot: string; readonly rating: number | null }

/** A match as it stands in lists: nothing that is hidden from anybody who may see it at all. */
export interface MatchInfo {
  readonly id: string
  readonly rulebook: string
  readonly version: number
  readonly setup: Setup
  readonly clock: Clock
  readonly visibility: Visibility
  readonly rated: boolean
  readonly status: MatchRow['status']
  /** A hash of the seed, which is told when the match is over. */
  readonly commitment: string
  readonly owner: string
  /** By seat; null is an empty chair. */
  readonly players: readonly (Player | null)[]
  /** By seat, the name of whoever it is kept for; null where it is for anybody. */
  readonly kept: readonly (string | null)[]
  readonly awaiting: readonly Seat[]
  readonly outcome: MatchOutcome | null
  readonly createdAt: number
  readonly begunAt: number | null
  readonly touchedAt: number
  /** When the first of those whose move it is runs out of time; null where no time is kept. */
  readonly dueAt: number | null
  readonly endedAt: number | null
  readonly dice: DiceKind
  /** Where everybody at the table adds to the dice; null where they are the server's alone. */
  readonly chains: ShownChains | null
}

/** The chains of those who add to the dice. */
export interface ShownChains {
  /** By seat the end of its chain; null where a seat has none. */
  readonly ends: readonly (string | null)[]
  /** The number of the links from which is dealt; 0 until everybody sits. */
  readonly deal: number
  /** The seats whose links the deal waits for. */
  readonly owing: readonly Seat[]
}

export function matchInfo(
  row: MatchRow,
  seats: readonly SeatRow[],
  people: ReadonlyMap<string, PersonRow>,
  ratings: ReadonlyMap<string, RatingRow>,
  kept: readonly ChallengeRow[],
  chains: readonly ChainRow[],
): MatchInfo {
  const ratingOf = (player: string): number | null => {
    const known = ratings.get(player)
    return known === undefined ? null : Math.round(known.rating)
  }
  return {
    id: row.id,
    rulebook: row.rulebook,
    version: row.version,
    setup: setupOf(row),
    clock: JSON.parse(row.clock) as Clock,
    visibility: row.visibility,
    rated: row.rated === 1,
    status: row.status,
    commitment: row.commitment,
    owner: row.owner,
    players: seats.map(({ person, bot }): Player | null => {
      if (bot !== null) return { kind: 'house bot', bot, rating: ratingOf(botPlayer(bot)) }
      const found = person === null ? undefined : people.get(person)
      if (found === undefined) return null
      return { kind: found.kind, id: found.id, name: found.name, rating: ratingOf(found.id) }
    }),
    kept: seats.map(({ seat }) => {
      const whom = kept.find((each) => each.seat === seat)?.person
      return whom === undefined ? null : (people.get(whom)?.name ?? null)
    }),
    awaiting: seatsIn(row.awaiting),
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as MatchOutcome),
    createdAt: row.created_at,
    begunAt: row.begun_at,
    touchedAt: row.touched_at,
    dueAt: row.status === 'playing' ? row.due_at : null,
    endedAt: row.ended_at,
    dice: row.dice,
    chains:
      row.dice === 'house'
        ? null
        : {
            ends: seats.map(({ seat }) => chains.find((each) => each.seat === seat)?.chain_end ?? null),
            deal: row.deals,
            owing: owingTheDeal(row, chains),
          },
  }
}

/** The seats whose links the deal waits for; nobody's while somebody is missing at the table. */
export function owingTheDeal({ deals, status }: MatchRow, chains: readonly ChainRow[]): Seat[] {
  if (deals === 0 || status !== 'waiting') return []
  return chains.filter(({ number }) => number < deals).map(({ seat }) => seat)
}

export function setupOf(row: MatchRow): Setup {
  return { id: row.setup, options: JSON.parse(row.options) as Setup['options'] }
}

/** Longer than any value of an option that is not a text which players brought. */
const longestValue = 60

/** A match as lists show it: of the texts that players brought only the titles. */
export function abridged(match: MatchInfo): MatchInfo {
  const options = Object.entries(match.setup.options).map(([name, value]) => [
    name,
    typeof value === 'string' && value.length > longestValue ? titlesIn(value) : value,
  ])
  return { ...match, setup: { ...match.setup, options: Object.fromEntries(options) } }
}

const titlesIn = (text: string): string => (text.match(/^title .*$/gm) ?? []).join('\n').slice(0, 400)

/** Whether players brought a text of their own to it: it is like no other game, and no measure of anybody. */
export const isOwnGame = ({ options }: Setup): boolean =>
  Object.values(options).some((value) => typeof value === 'string' && value.length > longestValue)

/** The name under which a bot of this house is rated. */
export function botPlayer(bot: string): string {
  return `bot:${bot}`
}

/** The name under which whoever holds a seat is rated. */
export function playerOf({ person, bot }: SeatRow): string | null {
  return bot === null ? person : botPlayer(bot)
}

/** The seat of a person; null for one who only looks on. */
export function seatOf(seats: readonly SeatRow[], person: string | null): Seat | null {
  return person === null ? null : (seats.find((each) => each.person === person)?.seat ?? null)
}
