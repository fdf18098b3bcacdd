/** Lets so much through a second on average, and so much at once. */
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

  /** Takes one, or what it costs; false where there is not one. What is missing then is owed. */
  take(now: number, cost = 1): boolean {
    if (!this.has(now)) return false
    this.tokens -= cost
    return true
  }

  /** Whether there is one. */
  has(now: number): boolean {
    this.fill(now)
    return this.tokens >= 1
  }

  /** Takes so much whether it is there or not; less than nothing is given back. */
  owe(now: number, cost: number): void {
    this.fill(now)
    this.tokens = Math.min(this.most, this.tokens - cost)
  }

  /** Whether nobody would notice if it were made anew. */
  isFull(now: number): boolean {
    this.fill(now)
    return this.tokens >= this.most
  }

  private fill(now: number): void {
    // a clock that was put back brings nothing, and takes nothing
    const seconds = Math.max(0, now - this.at) / 1000
    this.tokens = Math.min(this.most, this.tokens + seconds * this.perSecond)
    this.at = now
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

  take(sender: string, now: number, cost = 1): boolean {
    return this.of(sender, now).take(now, cost)
  }

  has(sender: string, now: number): boolean {
    return this.of(sender, now).has(now)
  }

  owe(sender: string, now: number, cost: number): void {
    this.of(sender, now).owe(now, cost)
  }

  private of(sender: string, now: number): TokenBucket {
    if (now >= this.sweepAt) this.sweep(now)
    const bucket = this.buckets.get(sender) ?? new TokenBucket(this.perSecond, this.most, now)
    this.buckets.set(sender, bucket)
    return bucket
  }

  private sweep(now: number): void {
    this.sweepAt = now + 60_000
    for (const [sender, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(sender)
  }
}
