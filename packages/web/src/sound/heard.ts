import type { LogEntry } from '@gunbai/kernel/host'
import type { Sound } from './sound.ts'

/** The sounds of what happened, each once, in the order in which they come first. */
export function heardOf(
  sounds: Readonly<Partial<Record<string, Sound>>>,
  news: readonly LogEntry[],
): Sound[] {
  const found = news.flatMap(({ event }) => sounds[event.kind] ?? [])
  return [...new Set(found)]
}
