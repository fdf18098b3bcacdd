import type { ComponentType } from 'react'

/**
 * The pictures of a game's rulebook for players, by the name that its pages call them by; with what stands behind the name.
 * `kit` is what they are put together from, once in the page.
 */
export type Figures = Readonly<Record<string, ComponentType<{ readonly words: readonly string[] }>>>

const listed: Readonly<Record<string, () => Promise<Figures>>> = {
  samurai: async () => (await import('./samurai/figures/figures.tsx')).figures,
  shogun: async () => (await import('./shogun/figures/figures.tsx')).figures,
  glory: async () => (await import('./glory/figures/figures.tsx')).figures,
}

const loaded = new Map<string, Promise<Figures>>()

/** The pictures of a game; the same promise each time. */
export function figuresOf(rulebook: string): Promise<Figures> {
  const known = loaded.get(rulebook) ?? listed[rulebook]?.() ?? Promise.resolve({})
  loaded.set(rulebook, known)
  return known
}
