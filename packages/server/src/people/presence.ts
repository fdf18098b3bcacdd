import type { Storage } from '../storage/storage.ts'

/** Who has been here lately. Written down now and then, all at once: being here must not cost a wait for the disk. */
export class Presence {
  private readonly storage: Storage
  private readonly now: () => number
  private readonly sessionTime: number
  private people = new Set<string>()
  private sessions = new Set<string>()

  constructor(storage: Storage, now: () => number, sessionTime: number) {
    this.storage = storage
    this.now = now
    this.sessionTime = sessionTime
  }

  saw(person: string, session: string | null): void {
    this.people.add(person)
    if (session !== null) this.sessions.add(session)
  }

  async writeDown(): Promise<void> {
    if (this.people.size === 0) return
    const [people, sessions] = [[...this.people], [...this.sessions]]
    this.people = new Set()
    this.sessions = new Set()
    const now = this.now()
    await this.storage.people.seen(people, sessions, now, now + this.sessionTime)
  }
}
