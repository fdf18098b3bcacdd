import type { Language, Messages } from '@gunbai/kernel'
import type { GameFace } from './face.ts'

const samuraiMessages: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('../../messages/samurai/en.json'),
  it: () => import('../../messages/samurai/it.json'),
  hu: () => import('../../messages/samurai/hu.json'),
}

interface Listed {
  load(): Promise<GameFace>
  messages(language: Language): Promise<Messages>
}

/** The games that have a board of their own. Any other rulebook is played on the plain one. */
const listed: Readonly<Record<string, Listed>> = {
  samurai: {
    load: async () => (await import('./samurai/face.tsx')).samuraiFace,
    messages: async (language) => (await samuraiMessages[language]()).default,
  },
}

const plain: Listed = {
  load: async () => (await import('./plain/face.tsx')).plainFace,
  messages: async () => ({}),
}

const faces = new Map<string, Promise<GameFace>>()

/** The face of a game; the same promise each time. */
export function faceOf(rulebook: string): Promise<GameFace> {
  const known = faces.get(rulebook) ?? (listed[rulebook] ?? plain).load()
  faces.set(rulebook, known)
  return known
}

const sources = new Map<string, (language: Language) => Promise<Messages>>()

/** The words that a face adds to those of its rulebook. */
export function faceMessages(rulebook: string): (language: Language) => Promise<Messages> {
  const known = sources.get(rulebook) ?? remember((listed[rulebook] ?? plain).messages)
  sources.set(rulebook, known)
  return known
}

function remember(load: Listed['messages']): Listed['messages'] {
  const asked = new Map<Language, Promise<Messages>>()
  return (language) => {
    const known = asked.get(language) ?? load(language)
    asked.set(language, known)
    return known
  }
}
