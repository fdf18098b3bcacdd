/** While they are fresh, so many answers lie between two states that are kept: who takes back takes back a little. */
const fresh = 16
const freshFor = 64
/** What is older is seldom gone back to, and is kept so far apart. */
const old = 256

/** States of a match on its way: to go back to any moment a few answers are played again, however long the match is. */
export class Milestones<S> {
  private readonly states = new Map<number, S>()

  /** Passes by the moment after so many answers. Whether its state is kept, or an older one let go, is seen to here. */
  pass(answers: number, copied: () => S): void {
    if (answers % fresh !== 0) return
    this.states.set(answers, copied())
    const stale = answers - freshFor
    if (stale % old !== 0) this.states.delete(stale)
  }

  /** The latest moment up to that one of which the state is kept, and the state, which is not to be changed. */
  upTo(answers: number): readonly [number, S] | null {
    let latest: readonly [number, S] | null = null
    for (const each of this.states) if (each[0] <= answers && each[0] > (latest?.[0] ?? 0)) latest = each
    return latest
  }

  /** What came after that moment has not happened. */
  goBack(answers: number): void {
    for (const moment of this.states.keys()) if (moment > answers) this.states.delete(moment)
  }
}
