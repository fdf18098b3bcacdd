/** Lets so many through a second on average, and so many at once. */
export class TokenBucket {
  private readonly perSecond: number
  private readonly most: number
  private tokens: number
  private at: number

  constructor(perSecond: number, most: number, now: number) {
    this.perSecond = perSecond
    this.most = most
    this.tokens = most
    this.at = now
  }

  /** Takes one; false where there is none. */
  take(now: number): boolean {
    this.tokens = Math.min(this.most, this.tokens + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.tokens < 1) return false
    this.tokens--
    return true
  }

  /** Whether nobody would notice if it were made anew. */
  isFull(now: number): boolean {
    return this.tokens + ((now - this.at) / 1000) * this.perSecond >= this.most
  }
}

/** A bucket for each of many senders, forgotten when it is full again. */
export class TokenBuckets {
  private readonly buckets = new Map<string, TokenBucket>()
  private readonly perSecond: number
  private readonly most: number
  private sweepAt = 0

  constructor(perSecond: number, most: number) {
    this.perSecond = perSecond
    this.most = most
  }

  take(sender: string, now: number): boolean {
    if (now >= this.sweepAt) this.sweep(now)
    const bucket = this.buckets.get(sender) ?? new TokenBucket(this.perSecond, this.most, now)
    this.buckets.set(sender, bucket)
    return bucket.take(now)
  }

  private sweep(now: number): void {
    this.sweepAt = now + 60_000
    for (const [sender, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(sender)
  }
}
