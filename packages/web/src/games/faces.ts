import type { Language, Messages, Seat } from '@gunbai/kernel'
import type { CSSProperties } from 'react'
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

const gloryMessages: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('../../messages/glory/en.json'),
  it: () => import('../../messages/glory/it.json'),
  hu: () => import('../../messages/glory/hu.json'),
}

/** By setup, what is told of it before it is played. */
type Stories = Readonly<Record<string, ScenarioStory>>

const firstSamuraiStory: Readonly<Record<Language, () => Promise<{ default: Stories }>>> = {
  en: () => import('virtual:samurai-stories/first/en'),
  it: () => import('virtual:samurai-stories/first/it'),
  hu: () => import('virtual:samurai-stories/first/hu'),
}

const samuraiStories: typeof firstSamuraiStory = {
  en: () => import('virtual:samurai-stories/all/en'),
  it: () => import('virtual:samurai-stories/all/it'),
  hu: () => import('virtual:samurai-stories/all/hu'),
}

interface Listed {
  load(): Promise<GameFace>
  messages(language: Language): Promise<Messages>
  story(language: Language, setup: string): Promise<ScenarioStory | null>
}

/** The games that have a board of their own. Any other rulebook is played on the plain one. */
const listed: Readonly<Record<string, Listed>> = {
  samurai: {
    load: async () => (await import('./samurai/face.tsx')).samuraiFace,
    messages: async (language) => (await samuraiMessages[language]()).default,
    story: async (language, setup) =>
      (await firstSamuraiStory[language]()).default[setup] ??
      (await samuraiStories[language]()).default[setup] ??
      null,
  },
  shogun: {
    load: async () => (await import('./shogun/face.tsx')).shogunFace,
    messages: async (language) => (await shogunMessages[language]()).default,
    story: async () => null,
  },
  glory: {
    load: async () => (await import('./glory/face.tsx')).gloryFace,
    messages: async (language) => (await gloryMessages[language]()).default,
    story: async (language, setup) => {
      const story = (await gloryMessages[language]()).default[`glory.story.${setup}`]
      return story === undefined ? null : { story, reconstructed: false }
    },
  },
}

/** Whether a game has a board of its own. */
export function hasFace(rulebook: string): boolean {
  return Object.hasOwn(listed, rulebook)
}

const plain: Listed = {
  load: async () => (await import('./plain/face.tsx')).plainFace,
  messages: async () => ({}),
  story: async () => null,
}

const faces = new Map<string, Promise<GameFace>>()

/** The face of a game; the same promise each time. */
export function faceOf(rulebook: string): Promise<GameFace> {
  const known = faces.get(rulebook) ?? (listed[rulebook] ?? plain).load()
  faces.set(rulebook, known)
  return known
}

const messageSources = new Map<string, Listed['messages']>()
const stories = new Map<string, Promise<ScenarioStory | null>>()

/** The words that a face adds to those of its rulebook. */
export function faceMessages(rulebook: string): Listed['messages'] {
  const known = messageSources.get(rulebook) ?? remember((listed[rulebook] ?? plain).messages)
  messageSources.set(rulebook, known)
  return known
}

/** What is told of a setup before it is played; the same promise each time. */
export function storyOf(rulebook: string, language: Language, setup: string): Promise<ScenarioStory | null> {
  const key = `${rulebook} ${language} ${setup}`
  const known = stories.get(key) ?? (listed[rulebook] ?? plain).story(language, setup)
  stories.set(key, known)
  return known
}

/** The mark of a side as CSS variables: `--side` and `--side-line`. */
export function sideStyle(face: GameFace, view: unknown, seat: Seat | null): CSSProperties {
  const mark = seat === null ? null : face.sideMark(view, seat)
  return mark === null ? {} : ({ '--side': mark.colour, '--side-line': mark.line } as CSSProperties)
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
