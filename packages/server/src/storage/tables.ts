import type { ChainRow, DiceKind } from './chain-tables.ts'
import { type LibraryTables, libraryKeys } from './library-tables.ts'
import type { EvenResultRow } from './luck-tables.ts'
import type { StudyReportRow, StudyRow, StudyTalkRow } from './study-tables.ts'
import type { EntrantRow, PairingRow, TournamentRow } from './tournament-tables.ts'
import type { DowntimeRow, KeepsakeRow, PulseRow } from './uptime-tables.ts'

/**
 * The tables, the same in SQLite and in PostgreSQL: texts, whole numbers and nothing else. Times are milliseconds since
 * 1970, sets of seats are bits, whatever has structure is JSON in a text.
 */
export interface Tables extends LibraryTables {
  people: PersonRow
  sessions: SessionRow
  tokens: TokenRow
  matches: MatchRow
  seats: SeatRow
  answers: AnswerRow
  chat: ChatRow
  mutes: MuteRow
  reports: ReportRow
  ratings: RatingRow
  rating_history: PastRatingRow
  even_results: EvenResultRow
  pushes: PushRow
  challenges: ChallengeRow
  rematches: RematchRow
  looks: LookRow
  follows: FollowRow
  blocks: BlockRow
  webhooks: WebhookRow
  holidays: HolidayRow
  leavers: LeaverRow
  chains: ChainRow
  audit: AuditRow
  shut_networks: ShutNetworkRow
  pulse: PulseRow
  downtimes: DowntimeRow
  keepsakes: KeepsakeRow
  tournaments: TournamentRow
  entrants: EntrantRow
  pairings: PairingRow
  studies: StudyRow
  study_talk: StudyTalkRow
  study_reports: StudyReportRow
  jobs: JobRow
}

export type TableName = keyof Tables

/** By table the columns that name a row, in an order in which no table refers to a later one. */
const keys: { readonly [T in TableName]: readonly (keyof Tables[T] & string)[] } = {
  people: ['id'],
  sessions: ['hash'],
  tokens: ['hash'],
  matches: ['id'],
  seats: ['match', 'seat'],
  answers: ['match', 'number'],
  chat: ['id'],
  mutes: ['person', 'muted'],
  reports: ['id'],
  ratings: ['rulebook', 'player'],
  rating_history: ['rulebook', 'player', 'at'],
  even_results: ['match', 'player'],
  pushes: ['endpoint'],
  challenges: ['match', 'seat'],
  rematches: ['match'],
  looks: ['person', 'match'],
  follows: ['person', 'followed'],
  blocks: ['person', 'blocked'],
  webhooks: ['person'],
  holidays: ['person', 'from_at'],
  leavers: ['match', 'person'],
  chains: ['match', 'seat'],
  audit: ['id'],
  shut_networks: ['network'],
  pulse: ['id'],
  downtimes: ['from_at'],
  keepsakes: ['name'],
  tournaments: ['id'],
  entrants: ['tournament', 'number'],
  pairings: ['tournament', 'round', 'place'],
  studies: ['id'],
  study_talk: ['id'],
  study_reports: ['id'],
  ...libraryKeys,
  jobs: ['key'],
}

export const tablesInOrder = Object.keys(keys) as TableName[]

export const keysOf = (table: TableName): readonly string[] => keys[table]

export function isTable(name: unknown): name is TableName {
  return typeof name === 'string' && Object.hasOwn(keys, name)
}

export const personKinds = ['guest', 'person', 'bot'] as const
export type PersonKind = (typeof personKinds)[number]

export const roles = ['moderator'] as const
export type Role = (typeof roles)[number]

export interface PersonRow {
  id: string
  kind: PersonKind
  name: string
  name_key: string // the name as names are compared when somebody signs in
  name_look: string | null // the name as it looks: two that look alike are one; null for guests
  password: string | null // a memory-hard hash; null for guests and bots
  email: string | null // written small
  confirmed_at: number | null // when they have shown that the address is theirs
  owner: string | null // the person who answers for a bot
  language: string
  notices: number // 1 where "your move" may be sent by mail
  created_at: number
  seen_at: number
  role: Role | null // who looks after the others
  banned_at: number | null
  deleted_at: number | null
}

export interface SessionRow {
  hash: string // of the secret in the cookie
  id: string // by which its owner names it; opens nothing
  person: string
  device: string // what the browser says of itself, cut short
  created_at: number
  seen_at: number
  ends_at: number
}

/** Secrets that stand for a person without a cookie: a bot's key, or a way back in that was sent by mail. */
export interface TokenRow {
  hash: string
  purpose: 'bot' | 'recovery' | 'confirmation'
  person: string
  created_at: number
  ends_at: number | null
}

export const visibilities = ['open', 'invited', 'private'] as const
export type Visibility = (typeof visibilities)[number]

export const matchStatuses = ['waiting', 'playing', 'over'] as const
export type MatchStatus = (typeof matchStatuses)[number]

export interface MatchRow {
  id: string
  rulebook: string
  version: number // of the rulebook; a match is played to its end with the one it began with
  setup: string // its id in the rulebook
  options: string // JSON
  clock: string // JSON
  seed: string // told to nobody before the match is over
  commitment: string // told to everybody from the beginning
  visibility: Visibility
  invitation: string // whoever has it may sit down
  rated: number
  status: MatchStatus
  owner: string
  number: number // of the last entry in `answers`
  awaiting: number // the seats that are asked something
  bots_due: number // the seats whose bots of this house have something to do
  outcome: string | null // JSON, once it is over
  rated_at: number | null // when it was seen to that it counts, which happens once
  told_at: number | null // when all who wanted to know had heard that it is over
  luck_at: number | null // when its luck was reckoned, of one that counts
  created_at: number
  begun_at: number | null
  touched_at: number // when something last happened that everybody could see
  due_at: number | null // when the first of those who are asked runs out of time, as everybody could see
  ended_at: number | null
  dice: DiceKind
  deals: number // how often everybody sat, where all add to the dice: the number of the links from which is dealt
  dealt: string | null // the seed from which was dealt, where it is not `seed`
}

export interface SeatRow {
  match: string
  seat: number
  person: string | null
  bot: string | null // a bot of this house; both null is an empty chair
  orders: string | null // JSON; told to nobody but who sits there
}

/** The record of every match: one row an entry, appended and never changed. Most entries are answers. */
export interface AnswerRow {
  match: string
  number: number // counted from 1
  at: number
  kind: string
  seat: number
  body: string // JSON, by kind
}

export const chatRooms = ['players', 'spectators'] as const
export type ChatRoom = (typeof chatRooms)[number]

export interface ChatRow {
  id: string
  match: string
  room: ChatRoom
  author: string
  text: string
  at: number
}

export interface MuteRow {
  person: string
  muted: string
}

export interface ReportRow {
  id: string
  message: string
  reporter: string
  reason: string
  at: number
  settled_at: number | null
}

export interface RatingRow {
  rulebook: string
  player: string // a person's id, or `bot:` and the name of a bot of this house
  rating: number
  deviation: number
  volatility: number
  games: number
  touched_at: number
}

/** What a rating was after a game. */
export interface PastRatingRow {
  rulebook: string
  player: string
  at: number
  rating: number // rounded
}

export interface PushRow {
  endpoint: string
  person: string
  keys: string // JSON
}

/** A chair that is kept for somebody, who has been asked to play. */
export interface ChallengeRow {
  match: string
  seat: number
  person: string
  at: number
}

/** Which match is another's rematch: there is one at most. */
export interface RematchRow {
  match: string
  next: string
}

/** How far somebody has seen a match, by their own count of it. */
export interface LookRow {
  person: string
  match: string
  number: number
}

export interface FollowRow {
  person: string
  followed: string
}

/** Whoever is blocked neither asks that person to play, nor sits down at their tables, nor is heard. */
export interface BlockRow {
  person: string
  blocked: string
}

/** Where somebody wants "your move" posted. */
export interface WebhookRow {
  person: string
  url: string
}

/** Days off of somebody. */
export interface HolidayRow {
  person: string
  from_at: number
  to_at: number
}

/** Somebody who has left a match, and whose seat another has taken over. */
export interface LeaverRow {
  match: string
  person: string
}

/** What somebody who looks after the site has done. */
export interface AuditRow {
  id: string
  at: number
  actor: string | null // a person's id; null is the keeper, from the machine itself
  deed: string
  subject: string // a name, a match, a report, a message, a network
  note: string
}

/** A network from which nobody is let in. */
export interface ShutNetworkRow {
  network: string
  at: number
  ends_at: number | null
}

/** Work to be done later. Only where there is one node: several have the queue of PostgreSQL. */
export interface JobRow {
  key: string // adding one with the same key replaces the first
  kind: string
  body: string // JSON
  due_at: number
  tries: number
  serial: number // told apart when it is replaced while it runs
}
