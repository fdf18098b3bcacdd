/**
 * Every language that the table speaks, by the name that it gives itself: one entry each. Its words are the files
 * `messages/<language>.json`, wherever there is a folder of messages.
 */
export const languageNames = {
  en: 'English',
  it: 'Italiano',
  hu: 'Magyar',
} as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as readonly Language[]

/** Something of every language, as when messages are read of each. */
export function byLanguage<T>(of: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, T>
}
