import { availableParallelism } from 'node:os'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { AbuseLog } from './abuse-log.ts'
import { Advisers } from './bots/advisers.ts'
import { FairThread } from './bots/fair-thread.ts'
import { Challenges } from './challenges/challenges.ts'
import { Chat } from './chat/chat.ts'
import { Errands } from './errands.ts'
import { Gates } from './gates.ts'
import { Health } from './health.ts'
import { Holidays } from './holidays/holidays.ts'
import type { Jobs, JobWork } from './jobs/jobs.ts'
import { PostgresJobs } from './jobs/postgres-jobs.ts'
import { SqliteJobs } from './jobs/sqlite-jobs.ts'
import { Library } from './library/library.ts'
import { Opinions } from './library/opinions.ts'
import { countPlayed } from './library/played-by-people.ts'
import { Endings } from './matches/endings.ts'
import { HouseTurns } from './matches/house-turns.ts'
import { Lobby } from './matches/lobby.ts'
import { Play } from './matches/play.ts'
import { Rooms } from './matches/rooms.ts'
import { Steward } from './matches/steward.ts'
import { Uptime } from './matches/uptime.ts'
import { Metrics } from './metrics.ts'
import { Moderation } from './moderation/moderation.ts'
import { ShutNetworks } from './moderation/shut-networks.ts'
import { Mailer } from './notices/mailer.ts'
import { Notices } from './notices/notices.ts'
import { Pusher } from './notices/pusher.ts'
import { People } from './people/people.ts'
import { LuckOfMatches } from './ratings/luck-of-matches.ts'
import { rateMatch } from './ratings/rating-of-match.ts'
import { Retention } from './retention.ts'
import type { Settings } from './settings.ts'
import { openKnown } from './storage/known-site.ts'
import type { Storage } from './storage/storage.ts'
import { Studies } from './studies/studies.ts'
import { Tournaments } from './tournaments/tournaments.ts'
import { LabThreads } from './trials/lab-threads.ts'
import { Trials } from './trials/trials.ts'
import { Webhooks } from './webhooks/webhooks.ts'

/** One node of a site: everything that the doors, HTTP and sockets, open on to. */
export interface Site {
  readonly settings: Settings
  readonly storage: Storage
  readonly people: People
  readonly gates: Gates
  readonly health: Health
  /** What is seen to without making anybody wait for it. */
  readonly errands: Errands
  readonly rooms: Rooms
  readonly lobby: Lobby
  readonly challenges: Challenges
  readonly holidays: Holidays
  readonly moderation: Moderation
  /** From where nobody is let in. */
  readonly shutNetworks: ShutNetworks
  readonly tournaments: Tournaments
  /** What rated games would have been worth with even luck. */
  readonly luck: LuckOfMatches
  readonly studies: Studies
  readonly library: Library
  readonly opinions: Opinions
  readonly trials: Trials
  readonly webhooks: Webhooks
  readonly play: Play
  readonly chat: Chat
  readonly notices: Notices
  readonly endings: Endings
  readonly metrics: Metrics
  readonly abuse: AbuseLog
  readonly log: Logger
  now(): number
  /** Finishes what is being done, and closes the storage. */
  close(): Promise<void>
}

const sweepEvery = 15_000
const tidyEvery = 60 * 60_000

export async function openSite(settings: Settings, log: Logger, now = Date.now): Promise<Site> {
  const storage = await openKnown(settings)
  const metrics = new Metrics(() => rooms.size)
  const office = openOffice(settings, storage, metrics, log, now, () => tournaments)
  const { health, jobs, mailer, notices, thinkers, endings, steward, errands, webhooks } = office
  const people = new People(storage, now)
  const advisers = new Advisers()
  const uptime = new Uptime(storage, now, () => errands.run(rooms.reckonAnew()))
  const rooms: Rooms = new Rooms(
    storage,
    settings.shelf,
    settings.limits.matchesInMemory,
    now,
    (room, course, before) => errands.run(steward.entered(room, course, before)),
    uptime.downtime,
  )
  const lobby = new Lobby(storage, rooms, settings.limits, now, (row, seats) => steward.begun(row, seats))
  const challenges = new Challenges(storage, lobby)
  const holidays = new Holidays(storage, rooms, now)
  const tournaments: Tournaments = new Tournaments(storage, lobby, rooms, now)
  const stopListening = storage.database.hear((news) => {
    errands.run(rooms.hear(news))
    if (news.kind === 'lost') errands.run(uptime.look())
  })
  const turns = new HouseTurns(
    (match) => steward.houseTurn(rooms, match),
    (error) => office.jobFailed('bot turn', error),
  )
  // kept in mind and not written down and struck out again for every answer of a bot: should this node die, the row of the match
  // says what is due, and any other finds it there
  steward.askHouse = async (match, at) => turns.later(match, at - now())
  if (storage.database.engine === 'sqlite') errands.run(steward.sweep(0))
  const labThreads = new LabThreads(labThreadsOf(settings), () => thinkers.isBusy)
  const trials = new Trials(storage, jobs, rooms, labThreads, now)
  await uptime.start((error) => log.error({ err: error }, 'could not note that we are here'))
  await jobs.start(workOf(uptime, turns, steward, rooms, notices, webhooks, mailer, trials))
  errands.run(people.fillLooks())
  const care = { moderation: new Moderation(storage, people, rooms, now), shutNetworks: new ShutNetworks() }
  const luck = new LuckOfMatches(storage, rooms, now)
  const seenTo = { settings, storage, people, rooms, steward, tournaments, luck, trials, errands, now }
  const stopChores = doChores({ ...seenTo, ...care })
  const play = new Play(storage, rooms, lobby, advisers, settings.limits, uptime, steward)
  const chat = new Chat(storage, settings.limits.chatPerMinute, now)
  const close = async () => {
    stopChores()
    luck.close()
    stopListening()
    await labThreads.close()
    await jobs.stop()
    errands.run(people.presence.writeDown())
    const played = turns.close()
    await thinkers.close()
    await played
    await errands.finish()
    await advisers.close()
    mailer?.close()
    await uptime.stop().catch(() => {})
    await storage.database.close()
  }
  const kept = { settings, storage, metrics, abuse: new AbuseLog(log), log, now, close }
  const around = { people, gates: new Gates(settings.limits, now), health, errands, rooms, notices, endings }
  const shown = { ...openShelves(settings, storage, rooms, trials, now), trials, chat, play, luck }
  return { ...kept, ...around, ...care, ...shown, lobby, challenges, holidays, tournaments, webhooks }
}

/** What people have put on the site for others, and what those think of it. */
function openShelves(
  { limits }: Settings,
  storage: Storage,
  rooms: Rooms,
  trials: Trials,
  now: () => number,
) {
  const library = new Library(storage, rooms, trials, limits, now)
  const opinions = new Opinions(storage, library, limits, now)
  return { studies: new Studies(storage, limits, now), library, opinions }
}

type Chores = { readonly steward: Steward } & Pick<
  Site,
  | 'settings'
  | 'storage'
  | 'people'
  | 'rooms'
  | 'tournaments'
  | 'luck'
  | 'trials'
  | 'shutNetworks'
  | 'errands'
  | 'now'
>

/** What is looked after again and again. Gives the way to stop. */
function doChores({ steward, tournaments, luck, errands, rooms, people, ...site }: Chores): () => void {
  const { settings, storage, shutNetworks, trials, now } = site
  const retention = new Retention(storage, people, settings.keepDays, now)
  const stopTidying = everySoOften(() => errands.run(retention.tidy()), tidyEvery)
  const stopSweeping = everySoOften(() => {
    rooms.sweep()
    errands.run(steward.sweep())
    errands.run(tournaments.layWaiting())
    errands.run(trials.sweep())
    errands.run(luck.goOn())
    errands.run(people.presence.writeDown())
    errands.run(storage.people.dropEndedSessions(now()))
    errands.run(shutNetworks.look(storage, now()))
  }, sweepEvery)
  return () => {
    stopTidying()
    stopSweeping()
  }
}

/** What is seen to behind the doors: jobs, mails, bots, what follows from an entry or an end. */
function openOffice(
  settings: Settings,
  storage: Storage,
  metrics: Metrics,
  log: Logger,
  now: () => number,
  tournaments: () => Tournaments,
) {
  const health = new Health(storage, now)
  const jobFailed = (kind: string, error: unknown) => {
    health.note(error)
    metrics.jobsFailed.inc({ kind })
    log.warn({ kind, err: error }, 'job failed')
  }
  const errands = new Errands((error) => {
    health.note(error)
    log.error({ err: error }, 'could not see to a match')
  })
  const jobs = openJobs(storage, now, jobFailed, labThreadsOf(settings))
  const mailer = settings.mail === null ? null : new Mailer(settings.mail)
  const pusher = settings.push === null ? null : new Pusher(settings.push)
  const notices = new Notices(storage, settings, jobs, pusher, now)
  const webhooks = new Webhooks(storage, settings.webhookHosts)
  const thinkers = new FairThread()
  const endings = new Endings(
    storage,
    {
      ratings: (match, seats) => rateMatch(storage, match, seats, now()),
      tournaments: (match) => tournaments().hear(match),
      library: (match, seats) => countPlayed(storage, match, seats),
    },
    now,
  )
  const steward = new Steward(storage, jobs, notices, endings, thinkers, settings.botPause, now)
  return { health, jobFailed, errands, jobs, mailer, notices, webhooks, thinkers, endings, steward }
}

/** Who does which job. */
function workOf(
  uptime: Uptime,
  turns: HouseTurns,
  steward: Steward,
  rooms: Rooms,
  notices: Notices,
  webhooks: Webhooks,
  mailer: Mailer | null,
  trials: Trials,
): JobWork {
  return {
    'bot turn': async ({ match }) => turns.begin(match),
    clock: async ({ match }) => {
      await uptime.beat()
      await steward.lookAtClock(rooms, match)
    },
    notice: (body) => notices.tellMove(body),
    mail: async (mail) => mailer?.send(mail),
    webhook: ({ person, text }) => webhooks.post(person, text),
    push: (body) => notices.push(body),
    lot: (body) => trials.playLot(body),
  }
}

function openJobs(
  { database }: Storage,
  now: () => number,
  failed: (kind: string, error: unknown) => void,
  lots: number,
): Jobs {
  return 'pool' in database
    ? new PostgresJobs(database.pool as Pool, failed, lots)
    : new SqliteJobs(database.db, now, failed, lots)
}

/** How many lots of trials this node plays at a time. */
const labThreadsOf = ({ labShare }: Settings): number =>
  labShare === 0 ? 0 : Math.max(1, Math.floor((availableParallelism() * labShare) / 100))

/** Does something now and again and again. Gives the way to stop. */
function everySoOften(work: () => void, milliseconds: number): () => void {
  work()
  const timer = setInterval(work, milliseconds)
  return () => clearInterval(timer)
}
