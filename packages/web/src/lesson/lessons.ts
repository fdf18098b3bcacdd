import type { Language, Messages } from '@gunbai/kernel'
import { messagesIn } from '../words/message-file.ts'
import { remembered, type Source } from '../words/words.tsx'
import type { GuidedGame } from './guided-game.ts'
import type { Lesson } from './lesson.ts'

/** The lessons of a game, fetched when they are opened. */
interface Course {
  load(): Promise<readonly Lesson[]>
  messages(language: Language): Promise<Messages>
}

/** By rulebook: those of taught.ts, which is all that the home page needs of it. */
const courses: Readonly<Record<string, Course>> = {
  samurai: {
    load: async () => (await import('./samurai.ts')).lessons,
    messages: (language) => messagesIn(import(`../../messages/samurai-lessons/${language}.json`)),
  },
  shogun: {
    load: async () => (await import('./shogun.ts')).lessons,
    messages: (language) => messagesIn(import(`../../messages/shogun-lessons/${language}.json`)),
  },
  glory: {
    load: async () => (await import('./glory.ts')).lessons,
    messages: (language) => messagesIn(import(`../../messages/glory-lessons/${language}.json`)),
  },
}

const loaded = new Map<string, Promise<readonly Lesson[]>>()

/** The lessons of a game, in their order; the same promise each time. */
export function lessonsOf(rulebook: string): Promise<readonly Lesson[]> {
  const known = loaded.get(rulebook) ?? courses[rulebook]?.load() ?? Promise.resolve([])
  loaded.set(rulebook, known)
  return known
}

const sources = new Map<string, Source>()

/** The words of a game's lessons, with those that all lessons share. */
export function lessonWords(rulebook: string): Source {
  const known = sources.get(rulebook) ?? remembered((language) => spoken(rulebook, language))
  sources.set(rulebook, known)
  return known
}

async function spoken(rulebook: string, language: Language): Promise<Messages> {
  const [shared, own] = await Promise.all([
    messagesIn(import(`../../messages/lessons/${language}.json`)),
    courses[rulebook]?.messages(language),
  ])
  return { ...shared, ...own }
}

/** A whole game with somebody who explains. */
interface Guided {
  readonly rulebook: string
  load(): Promise<GuidedGame>
  readonly words: Source
}

/** What a coach says, with the words that all lessons share. */
const coached = (own: (language: Language) => Promise<Messages>): Source =>
  remembered(async (language) => ({
    ...(await messagesIn(import(`../../messages/lessons/${language}.json`))),
    ...(await own(language)),
  }))

/** By the name that a game of theirs carries. */
const guided: Readonly<Record<string, Guided>> = {
  'first-skirmish': {
    rulebook: 'samurai',
    load: async () => (await import('../games/samurai/guided-game.ts')).firstSkirmish,
    words: coached((language) => messagesIn(import(`../../messages/samurai-lesson/${language}.json`))),
  },
  'first-war': {
    rulebook: 'shogun',
    load: async () => (await import('../games/shogun/guided-game.ts')).firstWar,
    words: coached((language) => messagesIn(import(`../../messages/shogun-lesson/${language}.json`))),
  },
  'first-crossing': {
    rulebook: 'glory',
    load: async () => (await import('../games/glory/guided-game.ts')).firstCrossing,
    words: coached((language) => messagesIn(import(`../../messages/glory-lesson/${language}.json`))),
  },
}

export const guidedGame = (name: string) => guided[name]

/** The guided first game of a rulebook. */
export function guidedGameOf(rulebook: string): string | undefined {
  return Object.keys(guided).find((name) => guided[name]?.rulebook === rulebook)
}
