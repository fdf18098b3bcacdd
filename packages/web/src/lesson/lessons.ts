import type { Language, Messages } from '@gunbai/kernel'
import type { Lesson } from './lesson.ts'

interface Listed {
  readonly rulebook: string
  load(): Promise<Lesson>
  messages(language: Language): Promise<Messages>
}

const firstSkirmish: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('../../messages/samurai-lesson/en.json'),
  it: () => import('../../messages/samurai-lesson/it.json'),
  hu: () => import('../../messages/samurai-lesson/hu.json'),
}

/** The guided games, by the id that a game of theirs carries. */
export const lessons: Readonly<Record<string, Listed>> = {
  'first-skirmish': {
    rulebook: 'samurai',
    messages: async (language) => (await firstSkirmish[language]()).default,
    load: async () => (await import('../games/samurai/lesson.ts')).firstSkirmish,
  },
}

/** The guided first game of a rulebook. */
export function lessonOf(rulebook: string): string | undefined {
  return Object.keys(lessons).find((id) => lessons[id]?.rulebook === rulebook)
}
