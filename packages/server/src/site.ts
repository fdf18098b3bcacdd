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
import { rateMatch } from './ratings/rating-of-match.ts'
import { Retention } from './retention.ts'
import type { Settings } from './settings.ts'
import { openKnown } from './storage/known-site.ts'
import type { Storage } from './storage/storage.ts'
import { Studies } from './studies/studies.ts'
import { Tournaments } from './tournaments/tournaments.ts'
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
  readonly studies: Studies
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
  if (storage.database.engine === 'sqlite') {
    // one node alone: it keeps in mind what it would else write down and strike out again for every answer of a bot
    steward.askHouse = async (match, at) => turns.later(match, at - now())
    errands.run(steward.sweep(0))
  }
  await uptime.start((error) => log.error({ err: error }, 'could not note that we are here'))
  await jobs.start(workOf(uptime, turns, steward, rooms, notices, webhooks, mailer))
  errands.run(people.fillLooks())
  const care = { moderation: new Moderation(storage, people, rooms, now), shutNetworks: new ShutNetworks() }
  const chores = { settings, storage, people, rooms, steward, tournaments, errands, now, ...care }
  const stopChores = doChores(chores)
  const play = new Play(storage, rooms, advisers, settings.limits, uptime, (room) => steward.ordered(room))
  const chat = new Chat(storage, settings.limits.chatPerMinute, now)
  const close = async () => {
    stopChores()
    stopListening()
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
  const shown = { studies: new Studies(storage, settings.limits, now), chat, play }
  return { ...kept, ...around, ...care, ...shown, lobby, challenges, holidays, tournaments, webhooks }
}

type Chores = { readonly steward: Steward } & Pick<
  Site,
  'settings' | 'storage' | 'people' | 'rooms' | 'tournaments' | 'shutNetworks' | 'errands' | 'now'
>

/** What is looked after again and again. Gives the way to stop. */
function doChores({ steward, tournaments, errands, rooms, people, ...site }: Chores): () => void {
  const { settings, storage, shutNetworks, now } = site
  const retention = new Retention(storage, people, settings.keepDays, now)
  const stopTidying = everySoOften(() => errands.run(retention.tidy()), tidyEvery)
  const stopSweeping = everySoOften(() => {
    rooms.sweep()
    errands.run(steward.sweep())
    errands.run(tournaments.layWaiting())
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
  const jobs = openJobs(storage, now, jobFailed)
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
  }
}

function openJobs(
  { database }: Storage,
  now: () => number,
  failed: (kind: string, error: unknown) => void,
): Jobs {
  return 'pool' in database
    ? new PostgresJobs(database.pool as Pool, failed)
    : new SqliteJobs(database.db, now, failed)
}

/** Does something now and again and again. Gives the way to stop. */
function everySoOften(work: () => void, milliseconds: number): () => void {
  work()
  const timer = setInterval(work, milliseconds)
  return () => clearInterval(timer)
}
