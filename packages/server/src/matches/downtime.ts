/** When the site was away. Nobody's clock runs then. */
export class Downtime {
  private stretches: readonly { readonly from: number; readonly to: number }[] = []

  /** These, and no others. */
  set(stretches: readonly { readonly from: number; readonly to: number }[]): void {
    this.stretches = stretches
  }

  /** How much time a clock counts from one moment to another: none of what the site was away, and never less than none. */
  counted(from: number, to: number): number {
    let counted = to - from
    for (const away of this.stretches) {
      counted -= Math.max(0, Math.min(to, away.to) - Math.max(from, away.from))
    }
    return Math.max(0, counted)
  }
}
