import type { Lesson } from './lesson.ts'

/** The guided games, by the id that a game of theirs carries. */
export const lessons: Readonly<Record<string, { readonly rulebook: string; load(): Promise<Lesson> }>> = {
  'first-skirmish': {
    rulebook: 'samurai',
    load: async () => (await import('../games/samurai/lesson.ts')).firstSkirmish,
  },
}

/** The guided first game of a rulebook. */
export function lessonOf(rulebook: string): string | undefined {
  return Object.keys(lessons).find((id) => lessons[id]?.rulebook === rulebook)
}
