/** A browser's page, a Web Worker and Node all have this one. */
declare const performance: { now(): number }

/** Tells milliseconds, from whenever. */
export type Clock = () => number

/** The time that passes for whoever waits. */
export const now: Clock = () => performance.now()
