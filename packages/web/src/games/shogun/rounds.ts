import type { ShogunEvent } from '@gunbai/shogun/screen'
import type { Told } from '../face.ts'

/** Which round of the latest battle of this log is fought: a new one has begun when a kind of one side rolls again. */
export function roundIn(log: readonly Told<ShogunEvent>[]): number {
  const begun = log.findLastIndex(({ event }) => event.kind === 'battle')
  const rolled = new Set<string>()
  let round = 1
  for (const { event } of log.slice(begun + 1)) {
    if (event.kind !== 'rolled') continue
    const who = `${event.attacks} ${event.unit}`
    if (rolled.has(who)) {
      round++
      rolled.clear()
    }
    rolled.add(who)
  }
  return round
}
