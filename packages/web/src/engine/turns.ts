/** Work that waits for one another: each piece begins when the one before is done, however that ended. */
export class Turns {
  private latest: Promise<unknown> = Promise.resolve()

  take<T>(work: () => Promise<T>): Promise<T> {
    const done = this.latest.then(work)
    this.latest = done.catch(() => {})
    return done
  }
}
