import { readFileSync } from 'node:fs'
import type { Language, Messages } from '@gunbai/kernel'

/** The command's own words, beside those of the rulebook. */
export function ownMessages(language: Language): Messages {
  return JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8'))
}
