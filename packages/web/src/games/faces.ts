import type { Language, Messages } from '@gunbai/kernel'
import type { ScenarioStory } from '../../build/scenario-stories.ts'
import type { GameFace } from './face.ts'

const samuraiMessages: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('../../messages/samurai/en.json'),
  it: () => import('../../messages/samurai/it.json'),
  hu: () => import('../../messages/samurai/hu.json'),
}

const shogunMessages: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('../../messages/shogun/en.json'),
  it: () => import('../../messages/shogun/it.json'),
  hu: () => import('../../messages/shogun/hu.json'),
}

/** By setup, what is told of it before it is played. */
export type Stories = Readonly<Record<string, ScenarioStory>>

const samuraiStories: Readonly<Record<Language, () => Promise<{ default: Stories }>>> = {
  en: () => import('virtual:samurai-stories/en'),
  it: () => import('virtual:samurai-stories/it'),
  hu: () => import('virtual:samurai-stories/hu'),
}

interface Listed {
  load(): Promise<GameFace>
  messages(language: Language): Promise<Messages>
  stories(language: Language): Promise<Stories>
}

/** The games that have a board of their own. Any other rulebook is played on the plain one. */
const listed: Readonly<Record<string, Listed>> = {
  samurai: {
    load: async () => (await import('./samurai/face.tsx')).samuraiFace,
    messages: async (language) => (await samuraiMessages[language]()).default,
    stories: async (language) => (await samuraiStories[language]()).default,
  },
  shogun: {
    load: async () => (await import('./shogun/face.tsx')).shogunFace,
    messages: async (language) => (await shogunMessages[language]()).default,
    stories: async () => ({}),
  },
}

/** Whether a game has a board of its own. */
export function hasFace(rulebook: string): boolean {
  return Object.hasOwn(listed, rulebook)
}

const plain: Listed = {
  load: async () => (await import('./plain/face.tsx')).plainFace,
  messages: async () => ({}),
  stories: async () => ({}),
}

const faces = new Map<string, Promise<GameFace>>()

/** The face of a game; the same promise each time. */
export function faceOf(rulebook: string): Promise<GameFace> {
  const known = faces.get(rulebook) ?? (listed[rulebook] ?? plain).load()
  faces.set(rulebook, known)
  return known
}

const messageSources = new Map<string, Listed['messages']>()
const storySources = new Map<string, Listed['stories']>()

/** The words that a face adds to those of its rulebook. */
export function faceMessages(rulebook: string): Listed['messages'] {
  const known = messageSources.get(rulebook) ?? remember((listed[rulebook] ?? plain).messages)
  messageSources.set(rulebook, known)
  return known
}

/** What is told of a game's setups. */
export function storiesOf(rulebook: string): Listed['stories'] {
  const known = storySources.get(rulebook) ?? remember((listed[rulebook] ?? plain).stories)
  storySources.set(rulebook, known)
  return known
}

/** The same promise for the same language. */
function remember<T>(load: (language: Language) => Promise<T>): (language: Language) => Promise<T> {
  const asked = new Map<Language, Promise<T>>()
  return (language) => {
    const known = asked.get(language) ?? load(language)
    asked.set(language, known)
    return known
  }
}
