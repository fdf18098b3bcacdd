import type { Phrase } from '@gunbai/kernel'

/** The armies that are named by words and not after a house: the messages have these in the reader's language. */
export const wordNamed: ReadonlySet<string> = new Set([
  'Allies',
  'Blue Samurai army',
  'Eastern army',
  'Red Samurai army',
  'Western army',
  'Yellow Samurai army',
])

/** What an army is called. */
export const armyName = (name: string): Phrase | string =>
  wordNamed.has(name) ? { id: `army.${name}` } : name
