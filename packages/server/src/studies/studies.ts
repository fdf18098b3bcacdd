import { parseStudy, printStudy, type Study } from '@gunbai/kernel/study'
import { plainLine } from '../chat/plain-line.ts'
import { newId } from '../people/secret.ts'
import { Problem, understood } from '../problem.ts'
import type { Limits } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { ListedStudy } from '../storage/study-store.ts'
import type { StudyRow, StudyTalkRow, StudyVisibility } from '../storage/study-tables.ts'
import type { PersonRow } from '../storage/tables.ts'
import { TokenBuckets } from '../token-bucket.ts'

/** A study as lists show it. The title is text: whoever shows it escapes it. */
export interface StudyInfo {
  readonly id: string
  readonly owner: { readonly id: string; readonly name: string }
  readonly title: string
  readonly rulebook: string
  readonly setup: string
  readonly visibility: StudyVisibility
  readonly edition: number
  readonly branches: number
  readonly notes: number
  readonly touchedAt: number
}

export interface StudyPage extends StudyInfo {
  readonly text: string
  /** Whether whoever asks may write it. */
  readonly mayWrite: boolean
}

export interface StudyMessage {
  readonly id: string
  readonly author: { readonly id: string; readonly name: string }
  readonly text: string
  readonly at: number
}

const listed = 100
const toldAtOnce = 200

/** Studies that people have put on the site: their owner writes, and others read as the owner lets them. */
export class Studies {
  private readonly storage: Storage
  private readonly limits: Limits
  private readonly now: () => number
  private readonly talkers: TokenBuckets

  constructor(storage: Storage, limits: Limits, now: () => number) {
    this.storage = storage
    this.limits = limits
    this.now = now
    this.talkers = new TokenBuckets(limits.chatPerMinute / 60, Math.max(1, limits.chatPerMinute / 3))
  }

  async make(person: PersonRow, text: string, visibility: StudyVisibility): Promise<StudyInfo> {
    if (person.kind === 'bot') throw new Problem('forbidden', 'Bots write no studies.')
    const { studiesPerPerson } = this.limits
    const most = person.kind === 'guest' ? Math.ceil(studiesPerPerson / 10) : studiesPerPerson
    if ((await this.storage.studies.countOf(person.id)) >= most) {
      throw new Problem('too many', `You have ${most} studies on this site; remove one first.`)
    }
    const study = read(text)
    const row: StudyRow = {
      id: newId(),
      owner: person.id,
      rulebook: study.record.rulebook.slice(0, 60),
      setup: study.record.setup.id.slice(0, 60),
      visibility,
      edition: 1,
      created_at: this.now(),
      ...this.written(study),
    }
    await this.storage.studies.add(row)
    return this.info(row)
  }

  /** The study, for whoever may read it; to everybody else there is none. */
  async find(person: PersonRow | null, id: string): Promise<StudyRow> {
    const row = await this.storage.studies.find(id)
    if (row === null || (row.visibility === 'private' && row.owner !== person?.id)) {
      throw new Problem('not found', 'There is no such study.')
    }
    return row
  }

  async page(person: PersonRow | null, id: string): Promise<StudyPage> {
    const row = await this.find(person, id)
    return { ...(await this.info(row)), text: row.text, mayWrite: row.owner === person?.id }
  }

  /** Writes a study anew, if nobody has since that edition. */
  async write(person: PersonRow, id: string, text: string, edition: number): Promise<StudyInfo> {
    await this.own(person, id)
    if (!(await this.storage.studies.write(id, edition, this.written(read(text))))) {
      throw new Problem('taken', 'The study was written elsewhere since you read it; open it again.')
    }
    await this.tell(id)
    return this.info(await this.find(person, id))
  }

  async show(person: PersonRow, id: string, visibility: StudyVisibility): Promise<StudyInfo> {
    await this.own(person, id)
    await this.storage.studies.show(id, visibility)
    await this.tell(id)
    return this.info(await this.find(person, id))
  }

  async remove(person: PersonRow, id: string): Promise<void> {
    await this.own(person, id)
    await this.storage.studies.remove(id)
    await this.tell(id)
  }

  async list(person: PersonRow | null, which: 'mine' | 'public'): Promise<StudyInfo[]> {
    if (which === 'mine' && person === null) return []
    const rows =
      which === 'mine'
        ? await this.storage.studies.of(person?.id ?? '', listed)
        : await this.storage.studies.public(listed)
    const names = await this.names(rows.map(({ owner }) => owner))
    return rows.map((row) => shownAs(row, names))
  }

  async say(person: PersonRow, id: string, text: string): Promise<void> {
    await this.find(person, id)
    if (person.kind === 'bot') throw new Problem('forbidden', 'Bots do not chat.')
    const cleaned = plainLine(text)
    if (cleaned === '') throw new Problem('bad request', 'There is nothing in this message.')
    if (!this.talkers.take(person.id, this.now())) {
      throw new Problem('too many', 'You are talking very fast; wait a moment.')
    }
    const message = { id: newId(), study: id, author: person.id, text: cleaned, at: this.now() }
    await this.storage.studies.say(message)
    await this.storage.database.tell({ kind: 'study talk', study: id, message: message.id })
  }

  /** What was said last, without those whom the reader has muted. */
  async talk(person: PersonRow | null, id: string): Promise<StudyMessage[]> {
    await this.find(person, id)
    const rows = await this.storage.studies.talk(id, toldAtOnce)
    const muted = person === null ? [] : await this.storage.chat.mutedBy(person.id)
    return this.messages(rows.filter(({ author }) => !muted.includes(author)))
  }

  async messages(rows: readonly StudyTalkRow[]): Promise<StudyMessage[]> {
    const names = await this.names(rows.map(({ author }) => author))
    return rows.map(({ id, author, text, at }) => ({
      id,
      author: { id: author, name: names.get(author) ?? '' },
      text,
      at,
    }))
  }

  /** Reports a study, or something that was said about it, to whoever runs the site. */
  async report(person: PersonRow, id: string, message: string | null, reason: string): Promise<void> {
    await this.find(person, id)
    if (message !== null && (await this.storage.studies.said(message))?.study !== id) {
      throw new Problem('not found', 'There is no such message.')
    }
    const report = { id: newId(), study: id, message, reporter: person.id, reason: plainLine(reason) }
    await this.storage.studies.report({ ...report, at: this.now(), settled_at: null })
  }

  async info(row: ListedStudy): Promise<StudyInfo> {
    return shownAs(row, await this.names([row.owner]))
  }

  private async own(person: PersonRow, id: string): Promise<void> {
    const row = await this.find(person, id)
    if (row.owner !== person.id) throw new Problem('forbidden', 'Only its owner may change a study.')
  }

  /** What is kept is printed anew: nothing that was not understood. */
  private written(study: Study) {
    const { title, branches, remarks } = study
    return {
      title,
      text: printStudy(study),
      branches: branches.length,
      notes: remarks.filter(({ text }) => text !== '').length,
      touched_at: this.now(),
    }
  }

  private tell(study: string): Promise<void> {
    return this.storage.database.tell({ kind: 'study', study })
  }

  private async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const people = await this.storage.people.all([...new Set(ids)])
    return new Map(people.map(({ id, name }) => [id, name]))
  }
}

function shownAs(row: ListedStudy, names: ReadonlyMap<string, string>): StudyInfo {
  const { id, owner, title, rulebook, setup, visibility, edition, branches, notes } = row
  return {
    id,
    owner: { id: owner, name: names.get(owner) ?? '' },
    title,
    rulebook,
    setup,
    visibility,
    edition,
    branches,
    notes,
    touchedAt: row.touched_at,
  }
}

const read = (text: string): Study => understood(() => parseStudy(text))
