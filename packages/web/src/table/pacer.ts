/** Shows things one after the other, each for as long as it deserves, or at once when somebody is in a hurry. */
export class Pacer<T> {
  private readonly waiting: { item: T; shown: () => void }[] = []
  private timer: ReturnType<typeof setTimeout> | null = null
  private readonly show: (item: T) => void
  private readonly durationOf: (item: T) => number

  constructor(show: (item: T) => void, durationOf: (item: T) => number) {
    this.show = show
    this.durationOf = durationOf
  }

  /** Resolves when the item has been shown for its time. */
  add(item: T): Promise<void> {
    return new Promise((shown) => {
      this.waiting.push({ item, shown })
      if (this.timer === null) this.next()
    })
  }

  /** Ends the wait for what is shown now, and shows all that is waiting. */
  hurry(): void {
    if (this.timer === null) return
    clearTimeout(this.timer)
    this.timer = null
    this.ended?.()
    for (const { item, shown } of this.waiting.splice(0)) {
      this.show(item)
      shown()
    }
  }

  private ended: (() => void) | null = null

  private next(): void {
    const first = this.waiting.shift()
    if (first === undefined) return
    this.show(first.item)
    const duration = this.durationOf(first.item)
    if (duration <= 0) {
      first.shown()
      this.next()
      return
    }
    this.ended = first.shown
    this.timer = setTimeout(() => {
      this.timer = null
      this.ended = null
      first.shown()
      this.next()
    }, duration)
  }
}
