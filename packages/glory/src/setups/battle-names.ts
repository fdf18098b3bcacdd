import type { Phrase } from '@gunbai/kernel'
import type { Battle } from './battle.ts'
import { battles } from './battles.ts'

/** The armies whose names are in the messages, by their codes. */
const named: ReadonlySet<string> = new Set(['french', 'allied', 'austrian', 'blue', 'red', 'white', 'gold'])

/** What an army is called: in the reader's language where the messages know it, else as its battle file has it. */
export function armyName({ code, name }: Battle['armies'][number]): Phrase | string {
  return named.has(code) ? { id: `army.${code}` } : name
}

/**
 * What a unit, formation, combined marker or objective is called. The messages have every name of our own battles, so that
 * "Blue 1st Line" is read in the reader's language; another battle file's are read as they stand. Commanders are people.
 */
export function nameIn(battle: Battle, name: string): Phrase | string {
  return battles.includes(battle) ? { id: `name.${name}` } : name
}
