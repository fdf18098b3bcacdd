import { AsyncLocalStorage } from 'node:async_hooks'

/** The stages of one answer, in order: it waits for its turn, the rules carry it out, it is committed, it is told. */
export const stages = ['turn', 'rules', 'commit', 'told'] as const
export type Stage = (typeof stages)[number]

/** How long each stage of one answer took. Holds times and nothing else. */
export class Trace {
  readonly took = new Map<Stage, number>()
  private readonly begun = performance.now()
  private since = this.begun

  /** A stage has ended. */
  mark(stage: Stage): void {
    const now = performance.now()
    this.took.set(stage, (this.took.get(stage) ?? 0) + now - this.since)
    this.since = now
  }

  get milliseconds(): number {
    return performance.now() - this.begun
  }
}

const traces = new AsyncLocalStorage<Trace>()

/** Does something under a trace, which whatever is done for it marks, however deep. */
export function traced<T>(trace: Trace, work: () => Promise<T>): Promise<T> {
  return traces.run(trace, work)
}

/** A stage of whatever is traced here has ended; nothing where nothing is. */
export function mark(stage: Stage): void {
  traces.getStore()?.mark(stage)
}
