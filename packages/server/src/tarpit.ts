import { setTimeout as wait } from 'node:timers/promises'

/**
 * Who asks for too much is told so, but not at once: as long as a refusal is awaited nothing more comes by that line, and
 * a flood that waits for its refusals is none. So many at most wait here; the others hear at once, as waiting costs memory.
 */
export class Tarpit {
  private readonly pause: number
  private readonly most: number
  private held = 0

  constructor(pause: number, most: number) {
    this.pause = pause
    this.most = most
  }

  async hold(): Promise<void> {
    if (this.pause === 0 || this.held >= this.most) return
    this.held++
    // nobody's goodbye waits for it
    await wait(this.pause, undefined, { ref: false })
    this.held--
  }
}
