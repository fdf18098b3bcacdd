import { BattleStore } from './battle-store.ts'
import { ChainStore } from './chain-store.ts'
import { ChatStore } from './chat-store.ts'
import { CompanyStore } from './company-store.ts'
import type { Database } from './database.ts'
import { HolidayStore } from './holiday-store.ts'
import { LuckStore } from './luck-store.ts'
import { MatchStore } from './match-store.ts'
import { ModerationStore } from './moderation-store.ts'
import { OpinionStore } from './opinion-store.ts'
import { PeopleStore } from './people-store.ts'
import { openPostgres } from './postgres.ts'
import { RatingStore } from './rating-store.ts'
import { RetentionStore } from './retention-store.ts'
import { openSqlite } from './sqlite.ts'
import { StudyStore } from './study-store.ts'
import { TournamentStore } from './tournament-store.ts'
import { TrialStore } from './trial-store.ts'
import { UptimeStore } from './uptime-store.ts'

/** Everything that the server keeps. Nothing outside this folder knows SQL. */
export interface Storage {
  readonly database: Database
  readonly people: PeopleStore
  readonly matches: MatchStore
  readonly chains: ChainStore
  readonly chat: ChatStore
  readonly company: CompanyStore
  readonly holidays: HolidayStore
  readonly ratings: RatingStore
  readonly luck: LuckStore
  readonly uptime: UptimeStore
  readonly retention: RetentionStore
  readonly moderation: ModerationStore
  readonly studies: StudyStore
  readonly tournaments: TournamentStore
  readonly battles: BattleStore
  readonly opinions: OpinionStore
  readonly trials: TrialStore
}

/** Opens the storage that a URL names: `postgres://...`, or the path of an SQLite file. */
export async function openStorage(place: string, as: 'server' | 'keeper' = 'server'): Promise<Storage> {
  const database = await openDatabase(place, as)
  return {
    database,
    people: new PeopleStore(database.db),
    matches: new MatchStore(database.db),
    chains: new ChainStore(database.db),
    chat: new ChatStore(database.db),
    company: new CompanyStore(database.db),
    holidays: new HolidayStore(database.db),
    ratings: new RatingStore(database),
    luck: new LuckStore(database.db),
    uptime: new UptimeStore(database.db),
    retention: new RetentionStore(database.db),
    moderation: new ModerationStore(database.db),
    studies: new StudyStore(database.db),
    tournaments: new TournamentStore(database.db),
    battles: new BattleStore(database.db),
    opinions: new OpinionStore(database.db),
    trials: new TrialStore(database.db),
  }
}

/** The engine alone; its tables as they were after a migration, where one is named. */
export function openDatabase(place: string, as: 'server' | 'keeper', upTo?: string): Promise<Database> {
  return /^postgres(ql)?:/.test(place) ? openPostgres(place, upTo) : openSqlite(place, as, upTo)
}
