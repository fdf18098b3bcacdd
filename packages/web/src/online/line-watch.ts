/** So often it is asked whether the line still holds, and so long an answer may take. */
const every = 10_000
const atMost = 8_000

/**
 * Notices that a line is dead when nobody says so: a cable that is pulled closes no socket. The browser's own word is taken at
 * once; otherwise somebody who does not answer is gone.
 */
export class LineWatch {
  private timer: ReturnType<typeof setInterval> | null = null
  private readonly ping: () => Promise<unknown>
  private readonly dead: () => void

  constructor(ping: () => Promise<unknown>, dead: () => void) {
    this.ping = ping
    this.dead = dead
  }

  begin(): void {
    this.end()
    this.timer = setInterval(() => this.check(), every)
  }

  end(): void {
    if (this.timer !== null) clearInterval(this.timer)
    this.timer = null
  }

  private check(): void {
    const late = setTimeout(this.dead, atMost)
    this.ping()
      .catch(() => {})
      .finally(() => clearTimeout(late))
  }
}

/** Hears from the browser that it has lost the network, or found it again. Somewhere else than in a browser it hears nothing. */
export function onNetwork(lost: () => void, found: () => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener('offline', lost)
  window.addEventListener('online', found)
}
