import { includes } from '@gunbai/kernel'
import type { JobBodies, Jobs } from '../jobs/jobs.ts'
import { seatOf } from '../matches/match-info.ts'
import { MailAddresses } from '../people/mail-addresses.ts'
import type { Settings } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { MatchRow, PersonRow } from '../storage/tables.ts'
import { isPushService, type Pusher } from './pusher.ts'
import { namesOfGame, say } from './words.ts'

/** Tells people what they should know when they are not looking. */
export class Notices {
  private readonly storage: Storage
  private readonly settings: Settings
  private readonly jobs: Jobs
  private readonly pusher: Pusher | null
  private readonly now: () => number
  private readonly addresses: MailAddresses

  constructor(storage: Storage, settings: Settings, jobs: Jobs, pusher: Pusher | null, now: () => number) {
    this.storage = storage
    this.settings = settings
    this.jobs = jobs
    this.pusher = pusher
    this.now = now
    this.addresses = new MailAddresses(storage, now)
  }

  /** Whether anybody could be reached outside the page. */
  get reachesOut(): boolean {
    const { mail, webhookHosts } = this.settings
    return mail !== null || this.pusher !== null || webhookHosts.length > 0
  }

  /** It is somebody's move: should they still not have seen it after a while, they are told. */
  async awaits(match: string, person: string, number: number): Promise<void> {
    if (!this.reachesOut) return
    const dueAt = this.now() + this.settings.noticeDelay
    await this.jobs.add('notice', `${match} ${person}`, { match, person, number }, dueAt)
  }

  /** The job: tells them now, if it is still their move. While they are here they can see it: then we look again later. */
  async tellMove({ match, person, number }: JobBodies['notice']): Promise<void> {
    const row = await this.storage.matches.find(match)
    const whom = await this.storage.people.find(person)
    if (row === null || whom === null || row.status !== 'playing' || whom.deleted_at !== null) return
    const seat = seatOf(await this.storage.matches.seatsOf([match]), person)
    const isTheirMove = seat !== null && includes(row.awaiting, seat)
    if (!isTheirMove || whom.kind === 'bot') return
    const awayAt = whom.seen_at + this.settings.noticeDelay
    if (awayAt > this.now()) {
      await this.jobs.add('notice', `${match} ${person}`, { match, person, number }, awayAt)
      return
    }
    await this.mailMove(row, whom)
    await this.pushMove(row, whom)
    await this.postMove(row, whom)
  }

  /** The job: sends to one browser, and forgets one that wants no more. */
  async push({ person, endpoint, message }: JobBodies['push']): Promise<void> {
    const pushes = await this.storage.people.pushesOf(person)
    const push = pushes.find((each) => each.endpoint === endpoint)
    if (push === undefined || this.pusher === null) return
    const wanted = isPushService(endpoint) && (await this.pusher.send(push, message))
    if (!wanted) await this.storage.people.dropPush(endpoint, person)
  }

  /** The link leads to where this server is known to be, and not to where whoever asked said that it is. */
  async mailRecovery(person: PersonRow, secret: string): Promise<void> {
    if (person.email === null) return
    const values = { name: person.name, link: `${this.home}/#/recover/${secret}` }
    await this.jobs.add(
      'mail',
      `recovery ${person.id}`,
      {
        to: person.email,
        subject: say(person.language, { id: 'mail.recovery.subject', values }),
        text: say(person.language, { id: 'mail.recovery.text', values }),
      },
      this.now(),
    )
  }

  /** Asks whoever gave an address whether it is theirs: the only mail that goes to one of which that is not known. */
  async mailConfirmation(person: PersonRow): Promise<void> {
    if (person.email === null) return
    const secret = await this.addresses.secretFor(person)
    const values = { name: person.name, link: `${this.home}/mail/confirm/${secret}` }
    await this.jobs.add(
      'mail',
      `confirmation ${person.id}`,
      {
        to: person.email,
        subject: say(person.language, { id: 'mail.confirmation.subject', values }),
        text: say(person.language, { id: 'mail.confirmation.text', values }),
      },
      this.now(),
    )
  }

  private async mailMove(
    row: MatchRow,
    { id, email, confirmed_at, notices, language }: PersonRow,
  ): Promise<void> {
    if (this.settings.mail === null || email === null || confirmed_at === null || notices === 0) return
    const quiet = `${this.home}/mail/quiet/${await this.addresses.quietTokenFor(id)}`
    const values = { ...(await this.names(row, language)), link: this.link(row), quiet }
    await this.jobs.add(
      'mail',
      `move ${row.id} ${id}`,
      {
        to: email,
        subject: say(language, { id: 'mail.move.subject', values }),
        text: say(language, { id: 'mail.move.text', values }),
        quiet,
      },
      this.now(),
    )
  }

  private async postMove(row: MatchRow, { id, language }: PersonRow): Promise<void> {
    if (this.settings.webhookHosts.length === 0 || (await this.storage.company.webhookOf(id)) === null) return
    const values = { ...(await this.names(row, language)), link: this.link(row) }
    const text = say(language, { id: 'webhook.move', values })
    await this.jobs.add('webhook', `${row.id} ${id}`, { person: id, text }, this.now())
  }

  private async pushMove(row: MatchRow, { id, language }: PersonRow): Promise<void> {
    if (this.pusher === null) return
    const values = await this.names(row, language)
    const message = {
      kind: 'your move',
      match: row.id,
      title: say(language, { id: 'push.move.title' }),
      text: say(language, { id: 'push.move.text', values }),
    } as const
    // one job a browser: a service that is down does not hold up the others, nor has the mail sent again
    for (const { endpoint } of await this.storage.people.pushesOf(id)) {
      await this.jobs.add('push', `${row.id} ${endpoint}`, { person: id, endpoint, message }, this.now())
    }
  }

  private async names(row: MatchRow, language: string): Promise<{ game: string; setup: string }> {
    const shelved = this.settings.shelf.find((each) => each.id === row.rulebook)
    if (shelved === undefined) return { game: row.rulebook, setup: row.setup }
    return namesOfGame(shelved, row.setup, language)
  }

  private get home(): string {
    return this.settings.origin ?? `http://localhost:${this.settings.port}`
  }

  private link(row: MatchRow): string {
    return `${this.home}/#/online/${row.id}`
  }
}
