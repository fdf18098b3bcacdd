import { Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import type { Connection } from '../sockets/connection.ts'
import type { News } from '../storage/news.ts'

type Lead = Extract<News, { kind: 'lead' }>
type Heard = Extract<News, { kind: 'study' | 'study talk' | 'lead' }>

/** Who leads through a study, and where. */
interface Led {
  readonly leader: string
  readonly place: NonNullable<Lead['place']>
}

/**
 * Those on this node who look at studies, and who shows which. What the leader looks at goes to all nodes as news and is kept
 * nowhere: it is of the moment. Whoever leads says it again when somebody comes.
 */
export class StudyAudience {
  private readonly site: Site
  private readonly byStudy = new Map<string, Set<Connection>>()
  private readonly led = new Map<string, Led>()
  /** By study, the socket here from which it is shown. */
  private readonly leading = new Map<string, Connection>()
  private readonly comeOrGone: (study: string) => void
  private readonly watching: (study: string) => number

  constructor(site: Site, comeOrGone: (study: string) => void, watching: (study: string) => number) {
    this.site = site
    this.comeOrGone = comeOrGone
    this.watching = watching
  }

  of(study: string): Iterable<Connection> {
    return this.byStudy.get(study) ?? []
  }

  studies(): Iterable<string> {
    return this.byStudy.keys()
  }

  async join(study: string, connection: Connection): Promise<void> {
    const { studies, settings } = this.site
    await studies.find(connection.person, study)
    const own = [...this.byStudy.values()].filter((each) => each.has(connection)).length
    if (own >= settings.limits.watchesPerSocket) {
      throw new Problem('too many', `A socket may look at ${settings.limits.watchesPerSocket} studies.`)
    }
    const here = this.byStudy.get(study) ?? new Set()
    this.byStudy.set(study, here.add(connection))
    this.comeOrGone(study)
    await this.tell(study, [connection])
  }

  leave(study: string, connection: Connection): void {
    const here = this.byStudy.get(study)
    if (here?.delete(connection) !== true) return
    if (here.size === 0) {
      this.byStudy.delete(study)
      this.led.delete(study)
    }
    this.comeOrGone(study)
    if (this.leading.get(study) === connection) {
      this.leading.delete(study)
      this.site.errands.run(this.say(study, connection.person?.id ?? '', null))
    }
  }

  leaveAll(connection: Connection): void {
    for (const study of [...this.byStudy.keys()]) this.leave(study, connection)
  }

  /** Shows a study of one's own to all who look at it. */
  async lead(study: string, connection: Connection, place: Lead['place']): Promise<void> {
    const row = await this.site.studies.find(connection.person, study)
    if (row.owner !== connection.person?.id) {
      throw new Problem('forbidden', 'Only its owner may show a study live.')
    }
    if (this.byStudy.get(study)?.has(connection) !== true) {
      throw new Problem('not now', 'Look at the study first, by "look on".')
    }
    if (place === null) this.leading.delete(study)
    else this.leading.set(study, connection)
    await this.say(study, row.owner, place)
  }

  async hear(news: Heard): Promise<void> {
    const { study } = news
    if (!this.byStudy.has(study)) return
    if (news.kind === 'study talk') return this.tellTalk(study, news.message)
    if (news.kind === 'lead') {
      if (news.place === null) this.led.delete(study)
      else this.led.set(study, { leader: news.leader, place: news.place })
    }
    await this.tell(study)
  }

  /** News may have been missed. */
  async lookAgain(): Promise<void> {
    await Promise.all([...this.byStudy.keys()].map((study) => this.tell(study)))
  }

  /** Says how a study stands to those who look at it and still may; the others look at it no more. */
  async tell(study: string, to: Iterable<Connection> = [...this.of(study)]): Promise<void> {
    const listeners = [...to]
    if (listeners.length === 0) return
    const { storage } = this.site
    const row = await storage.studies.find(study)
    const led = this.led.get(study)
    const [leader] = led === undefined ? [] : await storage.people.all([led.leader])
    for (const each of listeners) {
      const isShut = row?.visibility === 'private' && row.owner !== each.person?.id
      if (row === null || isShut) {
        each.send({ type: 'hidden', study })
        this.leave(study, each)
        continue
      }
      each.send({
        type: 'shown',
        study,
        edition: row.edition,
        leader: leader === undefined ? null : { id: leader.id, name: leader.name },
        place: led?.place ?? null,
        watching: this.watching(study),
      })
    }
  }

  private async tellTalk(study: string, id: string): Promise<void> {
    const { storage, studies } = this.site
    const row = await storage.studies.said(id)
    const [message] = row === null ? [] : await studies.messages([row])
    if (row === null || message === undefined) return
    for (const each of [...this.of(study)]) {
      const muted = each.person === null ? [] : await storage.chat.mutedBy(each.person.id)
      if (!muted.includes(row.author)) each.send({ type: 'talked', study, message })
    }
  }

  private say(study: string, leader: string, place: Lead['place']): Promise<void> {
    return this.site.storage.database.tell({ kind: 'lead', study, leader, place })
  }
}
