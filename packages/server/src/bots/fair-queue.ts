interface Waiting {
  begin(): void
  giveUp(): void
}

/**
 * Lets those who wait have their turn, one of each after the other, and nobody two at a time: whoever asks for much waits
 * longer for it, and nobody else does.
 */
export class FairQueue {
  private readonly atOnce: number
  /** By whom it is for, in the order in which they come next. */
  private readonly lines = new Map<string, Waiting[]>()
  private readonly served = new Set<string>()

  constructor(atOnce: number) {
    this.atOnce = atOnce
  }

  /** How many people wait or are being served. */
  get people(): number {
    return new Set([...this.lines.keys(), ...this.served]).size
  }

  async run<T>(whose: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin, giveUp) => {
      const line = this.lines.get(whose) ?? []
      line.push({ begin, giveUp: () => giveUp(new Error('nobody waits any more')) })
      this.lines.set(whose, line)
      this.serve()
    })
    try {
      return await work()
    } finally {
      this.served.delete(whose)
      this.serve()
    }
  }

  /** Whoever still waits waits in vain. */
  close(): void {
    for (const line of this.lines.values()) for (const each of line) each.giveUp()
    this.lines.clear()
  }

  private serve(): void {
    for (const [whose, line] of this.lines) {
      if (this.served.size >= this.atOnce) return
      if (this.served.has(whose)) continue
      const next = line.shift()
      this.lines.delete(whose)
      if (line.length > 0) this.lines.set(whose, line)
      if (next === undefined) continue
      this.served.add(whose)
      next.begin()
    }
  }
}
