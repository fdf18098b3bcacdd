/** A browser's page, a Web Worker and Node all have this one. */
declare const performance: { now(): number }
/** Node alone has this one. */
declare const process: { threadCpuUsage(): { readonly user: number; readonly system: number } }

/** Tells milliseconds, from whenever. */
export type Clock = () => number

/** The time that passes for whoever waits. */
export const now: Clock = () => performance.now()

/**
 * The time that this thread has had of a core, in Node. On a machine that is busy with other things whatever goes by it
 * takes longer to wait for, and comes to the same. Some systems count it in steps of milliseconds: not for a moment.
 */
export const coreTime: Clock = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
