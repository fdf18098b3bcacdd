import type { Action } from '@gunbai/kernel'
import { armiesAt, nobody, type ShogunView } from './view.ts'

/** The answers that choosing this province could have meant, were they legal: like those offered, but there. */
export function meant(
  province: number,
  taken: number | null,
  view: ShogunView,
  offered: readonly Action[],
): Action[] {
  const kinds = Map.groupBy(offered, ({ kind }) => kind)
  const actions: Action[] = []
  for (const [kind, [like]] of kinds) {
    if (like === undefined) continue
    if (kind === 'march' || kind === 'declare') {
      const movers = taken === null ? [] : armiesAt(view, taken).map(({ id }) => id)
      for (const army of kind === 'declare' ? [...movers, nobody] : movers) {
        actions.push({ ...like, army, from: taken ?? province, to: province } as Action)
      }
    } else if ('province' in like) actions.push({ ...like, province } as Action)
    else if (kind === 'send') actions.push({ ...like, from: province } as Action)
    else if (kind === 'attack') actions.push({ ...like, to: province } as Action)
  }
  return actions
}
