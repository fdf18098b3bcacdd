import { readFileSync } from 'node:fs'
import type { Language, Messages } from '@gunbai/kernel'

/** The command's own words, beside those of the rulebook. */
export function ownMessages(language: Language): Messages {
  return JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8'))
}

/** The words of hints and the names of bots. */
export function botMessages(language: Language): Messages {
  const file = import.meta.resolve(`@gunbai/bots/messages/${language}.json`)
  return JSON.parse(readFileSync(new URL(file), 'utf8'))
}
