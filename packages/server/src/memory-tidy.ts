import { constants, type EventLoopUtilization, PerformanceObserver, performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const lookEvery = 20_000
/** After a flood the engine keeps what it needed for it: above so much of what it had before, it is told to give it back. */
const tooMuch = 1.15
/** With more that is needed it would take so long that players notice: then it stays. */
const mostBytes = 200_000_000
/** So busy nobody is disturbed. */
const busiest = 0.5

interface Memory {
  readonly heapTotal: number
  readonly heapUsed: number
}

/** Gives memory back that was needed for a moment, when the moment is over. */
export class MemoryTidy {
  private least = Number.POSITIVE_INFINITY
  private before: EventLoopUtilization | undefined
  /** What was needed when the engine last looked at everything; what has come since may be rubbish. */
  private needed = Number.POSITIVE_INFINITY
  private timer: NodeJS.Timeout | null = null
  private readonly collections = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { detail } = entry as { detail?: { readonly kind?: number } }
      if (detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR) this.collected()
    }
  })
  private readonly memory: () => Memory
  private readonly collect: () => void

  constructor(memory: () => Memory = process.memoryUsage, collect = collector()) {
    this.memory = memory
    this.collect = collect
  }

  start(): void {
    this.collections.observe({ entryTypes: ['gc'] })
    this.timer = setInterval(() => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, this.before)
      this.before = now
      this.look(utilization)
    }, lookEvery)
    this.timer.unref()
  }

  stop(): void {
    this.collections.disconnect()
    if (this.timer !== null) clearInterval(this.timer)
  }

  /** The engine has just looked at everything. */
  collected(): void {
    this.needed = this.memory().heapUsed
  }

  /** Looks whether there is something to give back; `busy` is the share of the time in which the thread worked. */
  look(busy: number): void {
    const { heapTotal, heapUsed } = this.memory()
    this.least = Math.min(this.least, heapTotal)
    if (heapTotal <= tooMuch * this.least || Math.min(heapUsed, this.needed) > mostBytes || busy > busiest)
      return
    this.collect()
    // what is left is needed
    this.least = Math.max(this.least, this.memory().heapTotal)
  }
}

/** The engine's own collector, which it hides unless it is asked for. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
