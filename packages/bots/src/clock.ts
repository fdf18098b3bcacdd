/** A browser's page, a Web Worker and Node all have this one. */
declare const performance: { now(): number }

/** Milliseconds, from whenever. */
export const now = (): number => performance.now()
