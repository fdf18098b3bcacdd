import { allStories, firstStory } from 'virtual:samurai-stories'
import type { Language, Messages, Seat } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { CSSProperties } from 'react'
import type { ScenarioStory } from '../../build/scenario-stories.ts'
import { messagesIn } from '../words/message-file.ts'
import { anyFace, type GameFace } from './face.ts'
import { rareMessages } from './samurai/rare-messages.ts'

interface Listed {
  load(): Promise<GameFace>
  /** What the face has to say besides its rulebook. */
  messages(language: Language): Promise<Messages>
  /** What its rulebook says only where somebody asks, if that is fetched apart. */
  rare?(language: Language): Promise<Messages>
  story(language: Language, setup: string): Promise<ScenarioStory | null>
}

/** The games that have a board of their own: one entry each. Any other is played on that which its rulebook describes. */
const listed: Readonly<Record<string, Listed>> = {
  samurai: {
    load: async () => anyFace((await import('./samurai/face.tsx')).samuraiFace),
    messages: (language) => messagesIn(import(`../../messages/samurai/${language}.json`)),
    rare: (language) => messagesIn(rareMessages(language)),
    story: async (language, setup) =>
      (await firstStory[language]()).default[setup] ?? (await allStories[language]()).default[setup] ?? null,
  },
  shogun: {
    load: async () => anyFace((await import('./shogun/face.tsx')).shogunFace),
    messages: (language) => messagesIn(import(`../../messages/shogun/${language}.json`)),
    story: async () => null,
  },
  glory: {
    load: async () => anyFace((await import('./glory/face.tsx')).gloryFace),
    messages: (language) => messagesIn(import(`../../messages/glory/${language}.json`)),
    story: async (language, setup) => {
      const story = (await faceMessages('glory')(language))[`glory.story.${setup}`]
      return story === undefined ? null : { story, reconstructed: false }
    },
  },
}

/** Whether a game has a board of its own. */
export function hasFace(rulebook: string): boolean {
  return Object.hasOwn(listed, rulebook)
}

/** A game without drawings: on hexes where its rulebook gives diagrams, in text where it does not. */
const drawn = (rulebook: string): Listed => ({
  // a diagram is made of a view alone, so that the page may ask the rulebook for it, wherever the game is kept
  load: async () => {
    const { diagram } = await findRulebook(rulebook).load()
    if (diagram === undefined) return (await import('./plain/face.tsx')).plainFace
    return (await import('./hexes/face.tsx')).hexFace(diagram)
  },
  messages: (language) => messagesIn(import(`../../messages/hexes/${language}.json`)),
  story: async () => null,
})

const listedOf = (rulebook: string): Listed => listed[rulebook] ?? drawn(rulebook)

const faces = new Map<string, Promise<GameFace>>()

/** The face of a game; the same promise each time. */
export function faceOf(rulebook: string): Promise<GameFace> {
  const known = faces.get(rulebook) ?? listedOf(rulebook).load()
  faces.set(rulebook, known)
  return known
}

const messageSources = new Map<string, Listed['messages']>()
const rareSources = new Map<string, Listed['messages'] | null>()
const stories = new Map<string, Promise<ScenarioStory | null>>()

/** The words that a face adds to those of its rulebook. */
export function faceMessages(rulebook: string): Listed['messages'] {
  const known = messageSources.get(rulebook) ?? remember(listedOf(rulebook).messages)
  messageSources.set(rulebook, known)
  return known
}

/** What a rulebook says only where somebody asks; null where that is no file of its own. */
export function rareWordsOf(rulebook: string): Listed['messages'] | null {
  const { rare } = listedOf(rulebook)
  const known = rareSources.get(rulebook) ?? (rare === undefined ? null : remember(rare))
  rareSources.set(rulebook, known)
  return known
}

/** What is told of a setup before it is played; the same promise each time. */
export function storyOf(rulebook: string, language: Language, setup: string): Promise<ScenarioStory | null> {
  const key = `${rulebook} ${language} ${setup}`
  const known = stories.get(key) ?? listedOf(rulebook).story(language, setup)
  stories.set(key, known)
  return known
}

/** The mark of a side as CSS variables: `--side` and `--side-line`. */
export function sideStyle(face: GameFace, view: unknown, seat: Seat | null): CSSProperties {
  const mark = seat === null ? null : face.sideMark(view, seat)
  return mark === null ? {} : ({ '--side': mark.colour, '--side-line': mark.line } as CSSProperties)
}

/** The colour in such a mark. */
export const colourOf = (style: CSSProperties): string | undefined =>
  (style as Readonly<Record<string, string>>)['--side']

/** The same promise for the same language. */
function remember<T>(load: (language: Language) => Promise<T>): (language: Language) => Promise<T> {
  const asked = new Map<Language, Promise<T>>()
  return (language) => {
    const known = asked.get(language) ?? load(language)
    asked.set(language, known)
    return known
  }
}
