import type { Action } from '@gunbai/kernel'
import { type Field, type GloryView, stackAt } from './view.ts'

/** The answers that choosing this hex could have meant, were they legal: like those offered, but there or by its units. */
export function meant(
  hex: number,
  taken: number | null,
  view: GloryView,
  field: Field,
  viewer: number | null,
  offered: readonly Action[],
): Action[] {
  const here = stackAt(view, hex)
  const own = here.filter((unit) => field.cards[unit]?.seat === viewer)
  const takers = taken === null ? [] : stackAt(view, taken)
  const actions: Action[] = []
  for (const [kind, [like]] of Map.groupBy(offered, (action) => action.kind)) {
    if (like === undefined || kind === 'done') continue
    if ('hex' in like && 'unit' in like) {
      for (const unit of takers.length > 0 ? takers : [Number(like.unit)])
        actions.push({ ...like, unit, hex } as Action)
    } else if ('from' in like) actions.push({ ...like, from: taken ?? like.from, hex } as Action)
    else if ('hex' in like) actions.push({ ...like, hex } as Action)
    else if ('unit' in like) for (const unit of own) actions.push({ ...like, unit } as Action)
  }
  // a segment that offers nothing to some unit still knows why
  if (own.length > 0 && actions.length === 0) {
    for (const unit of own)
      actions.push({ kind: 'march', unit, forced: false } as Action, { kind: 'rally', unit } as Action)
  }
  return actions
}
