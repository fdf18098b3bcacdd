/** A stretch of time in which a clock does not run. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** When the site was away. Nobody's clock runs then; nor does somebody's own on days off. */
export class Downtime {
  private stretches: readonly Stretch[] = []

  /** These, and no others. */
  set(stretches: readonly Stretch[]): void {
    this.stretches = stretches
  }

  /**
   * How much time a clock counts from one moment to another: none of what the site was away, none of the days off, and
   * never less than none.
   */
  counted(from: number, to: number, off: readonly Stretch[] = []): number {
    let [counted, at] = [0, from]
    for (const stretch of this.inOrder(off)) {
      if (stretch.from >= to) break
      counted += Math.max(0, stretch.from - at)
      at = Math.max(at, Math.min(stretch.to, to))
    }
    return Math.max(0, counted + to - at)
  }

  /** When so much has been counted from a moment on. */
  reached(from: number, amount: number, off: readonly Stretch[] = []): number {
    let [left, at] = [amount, from]
    for (const stretch of this.inOrder(off)) {
      if (stretch.from - at >= left) break
      left -= Math.max(0, stretch.from - at)
      at = Math.max(at, stretch.to)
    }
    return at + left
  }

  private inOrder(off: readonly Stretch[]): readonly Stretch[] {
    return off.length === 0 ? this.stretches : [...this.stretches, ...off].sort((a, b) => a.from - b.from)
  }
}
