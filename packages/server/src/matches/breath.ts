import { setImmediate as others } from 'node:timers/promises'

/** So many milliseconds long work goes on at a time. */
const longest = 8

/** Long work on the thread that serves everybody: it lets the others have their turn now and then. */
export class Breath {
  private since = performance.now()

  /** Resolves at once, or where the work has gone on for long when the others had their turn. */
  async taken(): Promise<void> {
    if (performance.now() - this.since < longest) return
    await others()
    this.since = performance.now()
  }
}
