import type { Phrase } from '@gunbai/kernel'
import type { Battle } from './battle.ts'

/** The armies whose names are in the messages, by their codes. */
const named: ReadonlySet<string> = new Set(['french', 'allied', 'austrian', 'blue', 'red', 'white', 'gold'])

/** What an army is called: in the reader's language where the messages know it, else as its battle file has it. */
export function armyName({ code, name }: Battle['armies'][number]): Phrase | string {
  return named.has(code) ? { id: `army.${code}` } : name
}
