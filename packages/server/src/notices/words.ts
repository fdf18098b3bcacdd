import type { Language, Messages, Phrase } from '@gunbai/kernel'
import type { Shelved } from '@gunbai/rulebooks'
import { speaker } from '@gunbai/words'
import en from '../../messages/en.json' with { type: 'json' }
import hu from '../../messages/hu.json' with { type: 'json' }
import it from '../../messages/it.json' with { type: 'json' }
import { knownLanguage } from '../people/people.ts'

const messages: Readonly<Record<Language, Messages>> = { en, it, hu }

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
