/** So many are asked at once without a pause, and then so many a second: a server cuts off whoever asks faster. */
const atOnce = 30
const perSecond = 10

/**
 * Asks a server small questions about the position, one at a time, the latest first: what the mouse is on now matters,
 * not what it swept over. What was asked about the same position once is not asked again.
 */
export class Inquiries<Answer> {
  private readonly known = new Map<string, Promise<Answer>>()
  private readonly waiting: (() => Promise<void>)[] = []
  private position: unknown = null
  private isAsking = false
  private purse = atOnce
  private refilledAt: number
  private readonly now: () => number
  private readonly pause: (milliseconds: number) => Promise<void>

  constructor(
    now: () => number = () => performance.now(),
    pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  ) {
    this.now = now
    this.pause = pause
    this.refilledAt = now()
  }

  /** The answer to the question of that name about that position. One that failed may be asked again. */
  ask(position: unknown, name: string, ask: () => Promise<Answer>): Promise<Answer> {
    if (position !== this.position) this.known.clear()
    this.position = position
    const known = this.known.get(name)
    if (known !== undefined) return known
    const answer = new Promise<Answer>((resolve, reject) => {
      this.waiting.push(() => ask().then(resolve, reject))
    })
    this.known.set(name, answer)
    answer.catch(() => {
      if (this.known.get(name) === answer) this.known.delete(name)
    })
    void this.askOn()
    return answer
  }

  private async askOn(): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    for (let latest = this.waiting.pop(); latest !== undefined; latest = this.waiting.pop()) {
      await this.pay()
      await latest()
    }
    this.isAsking = false
  }

  private async pay(): Promise<void> {
    const now = this.now()
    this.purse = Math.min(atOnce, this.purse + ((now - this.refilledAt) / 1000) * perSecond)
    this.refilledAt = now
    if (this.purse < 1) await this.pause(1000 / perSecond)
    this.purse--
  }
}
