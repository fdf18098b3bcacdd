import type { Language, Messages } from '@gunbai/kernel'
import { messagesIn } from '../words/message-file.ts'
import type { Lesson } from './lesson.ts'

interface Listed {
  readonly rulebook: string
  load(): Promise<Lesson>
  messages(language: Language): Promise<Messages>
}

/** The guided games, by the id that a game of theirs carries. */
export const lessons: Readonly<Record<string, Listed>> = {
  'first-skirmish': {
    rulebook: 'samurai',
    messages: (language) => messagesIn(import(`../../messages/samurai-lesson/${language}.json`)),
    load: async () => (await import('../games/samurai/lesson.ts')).firstSkirmish,
  },
}

/** The guided first game of a rulebook. */
export function lessonOf(rulebook: string): string | undefined {
  return Object.keys(lessons).find((id) => lessons[id]?.rulebook === rulebook)
}
