import { AsyncLocalStorage } from 'node:async_hooks'

/** How long the rules have worked for one request: milliseconds of the thread, whatever else the machine does. */
export class Thought {
  milliseconds = 0
}

const thoughts = new AsyncLocalStorage<Thought>()

/** Does something whose thinking is counted there, however deep. */
export function thinking<T>(thought: Thought, work: () => T): T {
  return thoughts.run(thought, work)
}

/** The rules work at something; it is counted where somebody asked for it. */
export function thought<T>(work: () => T): T {
  const tally = thoughts.getStore()
  if (tally === undefined) return work()
  const before = threadMilliseconds()
  try {
    return work()
  } finally {
    tally.milliseconds += threadMilliseconds() - before
  }
}

function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
