import type { Account } from '@gunbai/bots/review'
import { printRecord } from '@gunbai/kernel'
import { playerOf } from '../matches/match-info.ts'
import type { MatchOutcome } from '../matches/position.ts'
import type { Rooms } from '../matches/rooms.ts'
import type { EvenResultRow } from '../storage/luck-tables.ts'
import type { Storage } from '../storage/storage.ts'
import type { MatchRow } from '../storage/tables.ts'
import { newcomer } from './glicko2.ts'
import { LuckDesk } from './luck-desk.ts'
import { type Performance, performanceIn, ratingTogether } from './performance.ts'

/** So many of the latest games tell how somebody plays, and fewer than that too little. */
const latest = 40
const fewest = 5

/** How well somebody has played in the latest rated games: by their results, and had luck been even. */
export interface EvenLuck {
  readonly games: number
  readonly byResults: Performance
  readonly even: Performance
}

/**
 * Reckons what rated games would have been worth with even luck, one after the other, when nobody waits for it. Ratings stay
 * as results make them: this stands beside them.
 */
export class LuckOfMatches {
  private readonly storage: Storage
  private readonly rooms: Rooms
  private readonly now: () => number
  private readonly desk = new LuckDesk()
  private busy = false
  private closed = false

  constructor(storage: Storage, rooms: Rooms, now: () => number) {
    this.storage = storage
    this.rooms = rooms
    this.now = now
  }

  /** Goes on until no rated match is left that nobody has looked at. Does nothing while it is at it. */
  async goOn(): Promise<void> {
    if (this.busy || this.closed) return
    this.busy = true
    try {
      for (;;) {
        const row = await this.storage.luck.unreckoned()
        if (row === null || this.closed) return
        await this.reckon(row)
      }
    } finally {
      this.busy = false
    }
  }

  /** What the latest rated games of somebody say; null where there are too few. */
  async of(player: string, rulebook: string): Promise<EvenLuck | null> {
    const rows = await this.storage.luck.of(player, rulebook, latest)
    if (rows.length < fewest) return null
    return {
      games: rows.length,
      byResults: performanceIn(rows.map(({ against, result }) => ({ against, score: result }))),
      even: performanceIn(rows.map(({ against, even }) => ({ against, score: even }))),
    }
  }

  close(): void {
    this.closed = true
    this.desk.close()
  }

  /** A match that counted for nobody, or whose rules are not here, is noted as looked at. */
  private async reckon(row: MatchRow): Promise<void> {
    const seats = await this.storage.matches.seatsOf([row.id])
    const players = seats.map((each) => playerOf(each) ?? '')
    const before = await this.storage.luck.ratingsBefore(row, players)
    const accounts = before === null ? [] : await this.accountsOf(row)
    if (accounts === null) return
    const ratings = players.map((player) => before?.get(player) ?? newcomer.rating)
    const rows = accounts.map(
      ({ result, adjusted }, seat): EvenResultRow => ({
        match: row.id,
        player: players[seat] as string,
        rulebook: row.rulebook,
        at: row.rated_at ?? this.now(),
        result,
        even: adjusted,
        against: ratingTogether(ratings.filter((_, other) => other !== seat)),
      }),
    )
    await this.storage.luck.settle(row.id, rows, this.now())
  }

  private async accountsOf(row: MatchRow): Promise<readonly Account[] | null> {
    const room = await this.rooms.get(row.id)
    const { winners, by } = JSON.parse(row.outcome ?? '{"winners":[]}') as MatchOutcome
    if (!room.isPlayable || by === 'adjudication') return []
    const record = printRecord(await room.look((course) => course.match.record))
    const loser = room.seats.map(({ seat }) => seat).find((seat) => !winners.includes(seat))
    const ending = { winners, by: room.seats.length === 2 && winners.length === 1 ? (loser ?? null) : null }
    return this.desk.ask({ record, ending }).catch(() => [])
  }
}
