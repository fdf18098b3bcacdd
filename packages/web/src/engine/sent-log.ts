import type { Seat } from '@gunbai/kernel'
import type { Host } from '@gunbai/kernel/host'
import type { Update } from './publishing.ts'

/** How much of the log the page has, and through whose eyes. */
export class SentLog {
  private entries = 0
  private answers = 0
  private viewer: Seat | null = null

  /** What the page has is no longer so: it gets all of it again. */
  forget(): void {
    this.entries = 0
  }

  /** What is new to those eyes; then they have it. */
  next(host: Host, viewer: Seat | null): Update['log'] {
    if (this.viewer !== viewer) this.forget()
    const keep = this.entries
    const add = host.heard(viewer, keep === 0 ? 0 : this.answers + 1)
    this.entries = keep + add.length
    this.answers = host.last()
    this.viewer = viewer
    return { keep, add }
  }
}
