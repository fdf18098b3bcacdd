import type { Action, Figures } from '@gunbai/kernel'

/** A second door, for programs that learn: the table in the browser needs none of it. */
const figures: Readonly<Record<string, () => Promise<{ figures: unknown }>>> = {
  mini: () => import('@gunbai/mini/figures'),
  samurai: () => import('@gunbai/samurai/figures'),
  shogun: () => import('@gunbai/shogun/figures'),
  glory: () => import('@gunbai/glory/figures'),
  skirmish: () => import('@gunbai/skirmish/figures'),
}

/** The rulebook's numbers; null where it has none. */
export async function findFigures(id: string): Promise<Figures<unknown, Action> | null> {
  const found = await figures[id]?.()
  return found === undefined ? null : (found.figures as Figures<unknown, Action>)
}
