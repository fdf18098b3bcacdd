import type { Beat } from './beat.ts'

/** What is shown of a thing: its beats, one after the other, then the whole of it. */
export interface Showing<T> {
  beatsOf(item: T): readonly Beat[] | Promise<readonly Beat[]>
  beat(item: T, beat: Beat): void
  whole(item: T): void
  /** Whether it waits for the viewer: whoever skips or goes faster does so up to here. */
  isViewers(item: T): boolean
  /** Whether more may follow at once, though nothing waits here yet. */
  goesOn(item: T): boolean
}

interface Waiting<T> {
  readonly item: T
  readonly shown: () => void
}

/** So many milliseconds the last beat stays in sight where more may follow: a fight in several answers is one scene. */
export const lingers = 1500

/** How many times as fast beats go for who has asked for it. */
const faster = 3

/** Shows things one after the other, beat by beat, or at once to who does not want to wait. */
export class BeatPlayer<T> {
  private readonly waiting: Waiting<T>[] = []
  private readonly showing: Showing<T>
  private isPlaying = false
  /** Whether the latest that was shown waits for the viewer. */
  private isViewers = false
  private speed = 1
  private isSkipping = false
  private endBeat: (() => void) | null = null
  /** Shows the whole of what was told last, while its last beat is still in sight. */
  private endLinger: (() => void) | null = null

  constructor(showing: Showing<T>) {
    this.showing = showing
  }

  /** Resolves when all its beats were shown. */
  add(item: T): Promise<void> {
    return new Promise((shown) => {
      this.waiting.push({ item, shown })
      if (this.endLinger !== null) this.endLinger()
      else if (!this.isPlaying) this.play()
    })
  }

  /** Ends the beat that is shown now. */
  next(): void {
    this.endLinger?.()
    this.endBeat?.()
  }

  /** Beats go faster until the viewer has something to do. */
  faster(): void {
    if (this.isViewers) return
    this.speed = faster
    this.next()
  }

  /** Shows no beat more until the viewer has something to do. */
  skip(): void {
    this.isSkipping = !this.isViewers
    this.next()
  }

  /** Shows at once all that waits here, and nothing else. */
  hurry(): void {
    const before = this.isSkipping
    this.isSkipping = true
    this.next()
    this.isSkipping = before && !this.isViewers
  }

  private play(): void {
    const next = this.waiting.shift()
    this.isPlaying = next !== undefined
    if (next === undefined) return
    this.isViewers = false
    const beats = this.showing.beatsOf(next.item)
    if (!(beats instanceof Promise)) this.playFrom(next, beats, 0)
    else
      void beats.then(
        (found) => this.playFrom(next, found, 0),
        () => this.playFrom(next, [], 0),
      )
  }

  private playFrom(now: Waiting<T>, beats: readonly Beat[], place: number): void {
    const beat = beats[place]
    if (beat === undefined) {
      this.end(now, place > 0 && (beats[place - 1]?.time ?? 0) > 0)
    } else if (this.isSkipping || beat.time <= 0) {
      this.playFrom(now, beats, place + 1)
    } else {
      const end = () => {
        clearTimeout(timer)
        this.endBeat = null
        this.playFrom(now, beats, place + 1)
      }
      const timer = setTimeout(end, beat.time / this.speed)
      this.endBeat = end
      this.showing.beat(now.item, beat)
    }
  }

  private end({ item, shown }: Waiting<T>, isBeatSeen: boolean): void {
    shown()
    const whole = () => {
      this.endLinger = null
      this.showing.whole(item)
      if (this.showing.isViewers(item)) {
        this.isViewers = true
        this.isSkipping = false
        this.speed = 1
      }
      this.play()
    }
    if (!isBeatSeen || this.isSkipping || this.waiting.length > 0 || !this.showing.goesOn(item)) {
      whole()
      return
    }
    const timer = setTimeout(() => this.endLinger?.(), lingers)
    this.endLinger = () => {
      clearTimeout(timer)
      whole()
    }
  }
}
