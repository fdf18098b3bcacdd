import { readFileSync } from 'node:fs'
import { byLanguage, type Messages, type Phrase } from '@gunbai/kernel'
import type { Shelved } from '@gunbai/rulebooks'
import { speaker } from '@gunbai/words'
import { knownLanguage } from '../people/people.ts'

const messages = byLanguage(
  (language): Messages =>
    JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8')),
)

/** What the server itself says to people: mails and push messages. */
export function say(language: string, phrase: Phrase): string {
  const known = knownLanguage(language)
  return speaker(known, messages[known])(phrase)
}

/** The names of a game and of one of its setups, in somebody's language. */
export async function namesOfGame(
  shelved: Shelved,
  setup: string,
  language: string,
): Promise<{ game: string; setup: string }> {
  const known = knownLanguage(language)
  const speak = speaker(known, await shelved.messages(known))
  return { game: speak({ id: 'title' }), setup: speak({ id: `setup.${setup}` }) }
}
