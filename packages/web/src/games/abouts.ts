import type { ComponentType, ReactNode } from 'react'
import type { Words } from '../words/words.tsx'
import type { Explanation } from './terms.ts'

/** Something that can be explained, with its picture. */
export interface Pictured extends Explanation {
  readonly picture: ReactNode
}

/** What a game explains of itself at the table. */
export interface About {
  /** What stands at a place of its board, by the number of the place, and what it can do. */
  readonly Place: ComponentType<{ readonly place: number }>
  /** Pieces, grounds, cards and words: all that a sentence may name. */
  explanations(words: Words, view: unknown): readonly Pictured[]
  /** Of something in a hand or a tray that has a handle, the words to look up. */
  named(handle: string, words: Words, view: unknown): string | null
}

const listed: Readonly<Record<string, () => Promise<About>>> = {
  samurai: async () => (await import('./samurai/about.tsx')).samuraiAbout,
  shogun: async () => (await import('./shogun/about.tsx')).shogunAbout,
  glory: async () => (await import('./glory/about.tsx')).gloryAbout,
}

const loaded = new Map<string, Promise<About | null>>()

/** What a game explains; null for one that says nothing of itself. The same promise each time. */
export function aboutOf(rulebook: string): Promise<About | null> {
  const known = loaded.get(rulebook) ?? listed[rulebook]?.() ?? Promise.resolve(null)
  loaded.set(rulebook, known)
  return known
}
