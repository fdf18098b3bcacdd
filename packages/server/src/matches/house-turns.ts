/** Where it failed it is tried again after so many milliseconds, and so often. */
const again = 1_000
const mostTries = 8

/**
 * The turns of the house that this node is at. A bot may have to wait until it is its turn to think, and whoever hands out
 * jobs does not wait with it: should the node die meanwhile, another finds in the row of the match what is due.
 */
export class HouseTurns {
  /** By match, whether there is more to do since it was begun. */
  private readonly under = new Map<string, { isMore: boolean }>()
  private readonly play: (match: string) => Promise<void>
  private readonly failed: (error: unknown) => void
  private isClosed = false
  private readonly planned = new Map<string, NodeJS.Timeout>()
  private readonly pending = new Set<Promise<void>>()

  constructor(play: (match: string) => Promise<void>, failed: (error: unknown) => void) {
    this.play = play
    this.failed = failed
  }

  /** Begins the turn of a match, or has it looked at once more where it was begun. */
  begin(match: string): void {
    const begun = this.under.get(match)
    if (begun !== undefined) begun.isMore = true
    else if (!this.isClosed) {
      const done = this.goOn(match).finally(() => this.pending.delete(done))
      this.pending.add(done)
    }
  }

  /** Begins the turn of a match at a time. What is due stands in the row of the match, and is not written down again. */
  later(match: string, milliseconds: number): void {
    clearTimeout(this.planned.get(match))
    if (this.isClosed) return
    const timer = setTimeout(
      () => {
        this.planned.delete(match)
        this.begin(match)
      },
      Math.max(0, milliseconds),
    )
    this.planned.set(match, timer)
  }

  /** Begins nothing more; resolves when nothing is under way. */
  async close(): Promise<void> {
    this.isClosed = true
    for (const timer of this.planned.values()) clearTimeout(timer)
    await Promise.all(this.pending)
  }

  private async goOn(match: string): Promise<void> {
    const turn = { isMore: true }
    this.under.set(match, turn)
    for (let tries = 0; turn.isMore && tries < mostTries && !this.isClosed; ) {
      turn.isMore = false
      try {
        await this.play(match)
        tries = 0
      } catch (error) {
        if (this.isClosed) break
        this.failed(error)
        tries++
        turn.isMore = true
        await new Promise((resolve) => setTimeout(resolve, again * tries))
      }
    }
    this.under.delete(match)
  }
}
