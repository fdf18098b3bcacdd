import type { Storage } from './storage/storage.ts'

/** So long what was found is told again: whoever may ask may ask often. */
const fresh = 1_000

/** What the engines call it when a file or a disk is not as it should be. */
const damage = /^SQLITE_(CORRUPT|NOTADB|IOERR)|^(XX001|XX002|58030)$/

/**
 * Whether the site can do what it is for: not only read, but write. Where the storage was once found damaged it stays so
 * until the site is started again, for what can be read today need not be all.
 */
export class Health {
  private readonly storage: Storage
  private readonly now: () => number
  private found: { readonly at: number; readonly wrong: Promise<string | null> } | null = null
  private isDamaged = false

  constructor(storage: Storage, now: () => number) {
    this.storage = storage
    this.now = now
  }

  /** What is wrong, in words; null where all is well. */
  wrong(): Promise<string | null> {
    if (this.found === null || Math.abs(this.now() - this.found.at) > fresh) {
      this.found = { at: this.now(), wrong: this.tried() }
    }
    return this.found.wrong
  }

  /** Something failed somewhere. */
  note(error: unknown): void {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    this.isDamaged ||= damage.test(code)
  }

  private async tried(): Promise<string | null> {
    try {
      await this.storage.matches.count('waiting')
    } catch (error) {
      this.note(error)
      return this.isDamaged ? 'the storage is damaged' : 'the storage does not answer'
    }
    try {
      await this.storage.uptime.write()
    } catch (error) {
      this.note(error)
      return this.isDamaged ? 'the storage is damaged' : 'the storage cannot be written to'
    }
    return this.isDamaged ? 'the storage is damaged' : null
  }
}
