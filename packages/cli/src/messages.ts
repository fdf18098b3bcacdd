import { byLanguage, type Language, languages, type Messages } from '@gunbai/kernel'
import type { Shelved } from '@gunbai/rulebooks'

/** What a rulebook has to say, in every language. */
export async function messagesOf(
  { messages }: Shelved,
  version?: number,
): Promise<Readonly<Record<Language, Messages>>> {
  const read = await Promise.all(languages.map((language) => messages(language, version)))
  return byLanguage((language) => read[languages.indexOf(language)] ?? {})
}
