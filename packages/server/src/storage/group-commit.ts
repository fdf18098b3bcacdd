import type { MatchFacts } from './database.ts'
import type { News } from './news.ts'
import type { AnswerRow } from './tables.ts'

/** Entries of one match to be appended together, with what they change and what is told of them. */
export interface Appending {
  readonly rows: readonly AnswerRow[]
  readonly facts: MatchFacts
  readonly news: News
}

interface Waiting {
  readonly appending: Appending
  resolve(appended: boolean): void
  reject(error: unknown): void
}

/** The row of the last entry, which is what its match has come to. */
export function lastOf(rows: readonly AnswerRow[]): AnswerRow {
  return rows.at(-1) as AnswerRow
}

/**
 * Appends all entries that came in the same moment, or while the commit before them was under way, with one commit: one
 * wait for the disk for all. No two of a group are of the same match.
 */
export class GroupCommit {
  private waiting: Waiting[] = []
  private running = false
  private readonly commit: (group: readonly Appending[]) => Promise<readonly boolean[]>

  /** `commit` writes a group or fails as a whole, and tells of each whether its number was free. */
  constructor(commit: (group: readonly Appending[]) => Promise<readonly boolean[]>) {
    this.commit = commit
  }

  /** Resolves after the commit. */
  append(appending: Appending): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ appending, resolve, reject })
      if (!this.running) {
        this.running = true
        setImmediate(() => this.run())
      }
    })
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.nextGroup()
      if (group.length > 1 && (await this.write(group)) !== null) {
        // one that cannot be written must not take the others with it
        for (const each of group) await this.writeAlone(each)
      } else if (group.length === 1) await this.writeAlone(group[0] as Waiting)
    }
    this.running = false
  }

  private nextGroup(): Waiting[] {
    const matches = new Set<string>()
    const [group, later]: [Waiting[], Waiting[]] = [[], []]
    for (const each of this.waiting) {
      const { match } = lastOf(each.appending.rows)
      ;(matches.has(match) ? later : group).push(each)
      matches.add(match)
    }
    this.waiting = later
    return group
  }

  private async writeAlone(one: Waiting): Promise<void> {
    const failure = await this.write([one])
    if (failure !== null) one.reject(failure.error)
  }

  private async write(group: readonly Waiting[]): Promise<{ readonly error: unknown } | null> {
    try {
      const appended = await this.commit(group.map((each) => each.appending))
      group.forEach((each, i) => {
        each.resolve(appended[i] === true)
      })
      return null
    } catch (error) {
      return { error }
    }
  }
}
