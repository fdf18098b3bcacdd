import { type ComponentType, lazy } from 'react'
import type { Words } from '../../words/words.tsx'
import type { Draft } from './drafts.ts'

/** Where drafts of a game begin. */
export interface Starts {
  /** A draft on which nothing is drawn yet. */
  blank(words: Words): string
  /** What can be copied, as its files have it. */
  shelf(words: Words): readonly { readonly id: string; readonly title: string }[]
  textOf(id: string): string
}

/** The games that can be drawn, each with its bench, fetched when somebody draws it. */
export const crafts: Readonly<
  Record<string, { readonly Bench: ComponentType<{ draft: Draft }>; readonly starts: () => Promise<Starts> }>
> = {
  samurai: {
    Bench: lazy(() => import('../../games/samurai/workshop/bench.tsx')),
    starts: async () => (await import('../../games/samurai/workshop/starts.ts')).starts,
  },
  glory: {
    Bench: lazy(() => import('../../games/glory/workshop/bench.tsx')),
    starts: async () => (await import('../../games/glory/workshop/starts.ts')).starts,
  },
  shogun: {
    Bench: lazy(() => import('../../games/shogun/workshop/bench.tsx')),
    starts: async () => (await import('../../games/shogun/workshop/starts.ts')).starts,
  },
}

/** By its first word, whose game a text is; null for nobody's. */
export function gameOf(text: string): string | null {
  const first = /^\s*(?:#.*\n\s*)*(\S*)/.exec(text)?.[1]
  return { scenario: 'samurai', battle: 'glory', start: 'shogun' }[first ?? ''] ?? null
}
