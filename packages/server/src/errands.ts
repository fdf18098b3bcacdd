/** What is seen to without making anybody wait for it. */
export class Errands {
  private readonly pending = new Set<Promise<void>>()
  private readonly failed: (error: unknown) => void

  constructor(failed: (error: unknown) => void) {
    this.failed = failed
  }

  run(work: Promise<void>): void {
    const done = work.catch(this.failed).finally(() => this.pending.delete(done))
    this.pending.add(done)
  }

  /** Resolves when nothing is left to be seen to. */
  async finish(): Promise<void> {
    while (this.pending.size > 0) await Promise.all(this.pending)
  }
}
