import type { HearLuck, LuckKind, Seat } from '@gunbai/kernel'

/**
 * The luck of one look ahead: by kind, what the seat had more of than was to be expected, and what others had more of taken off. A
 * judgement is the truer the less of it is luck: what luck was worth is taken off.
 */
export class LuckTaken {
  /** By kind, how far the look's judgement hangs on each worth: what was more times p(1 - p), the mean of its judgements. */
  readonly leverage: number[]
  private readonly kinds: readonly LuckKind[]
  private readonly more: number[]
  private judgements = 0

  constructor(kinds: readonly LuckKind[]) {
    this.kinds = kinds
    this.more = kinds.map(() => 0)
    this.leverage = kinds.map(() => 0)
  }

  /** A new look begins. */
  begin(): void {
    this.more.fill(0)
    this.leverage.fill(0)
    this.judgements = 0
  }

  listener(own: Seat): HearLuck {
    return (kind, seat, more) => {
      this.more[kind] = (this.more[kind] as number) + (seat === own ? more : -more)
    }
  }

  /** Notes how much of a judgement may be luck. */
  judged(chance: number): void {
    this.judgements++
    const steep = chance * (1 - chance)
    for (let kind = 0; kind < this.more.length; kind++) {
      const known = this.leverage[kind] as number
      this.leverage[kind] = known + ((this.more[kind] as number) * steep - known) / this.judgements
    }
  }

  /** What all of it was worth, in chance of winning: in one order of adding, so that twins stay twins. */
  worth(): number {
    let worth = 0
    for (let kind = 0; kind < this.kinds.length; kind++)
      worth += (this.kinds[kind] as LuckKind).worth * (this.leverage[kind] as number)
    return worth
  }
}
