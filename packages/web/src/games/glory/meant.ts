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
  const own = stackAt(view, hex).filter((unit) => field.cards[unit]?.seat === viewer)
  const takers = taken === null ? [] : stackAt(view, taken)
  const kinds = Map.groupBy(offered, (action) => action.kind)
  const actions = [...kinds].flatMap(([kind, [like]]) =>
    like === undefined || kind === 'done' ? [] : likeIt(like, hex, taken, takers, own),
  )
  if (actions.length > 0) return actions
  // a segment that offers nothing to some unit still knows why
  return own.flatMap((unit) => [
    { kind: 'march', unit, forced: false } as Action,
    { kind: 'rally', unit } as Action,
  ])
}

/** Answers like one that is offered: by those who were taken up, or at this hex, or by its own units. */
function likeIt(
  like: Action,
  hex: number,
  taken: number | null,
  takers: readonly number[],
  own: readonly number[],
): Action[] {
  if ('hex' in like && 'unit' in like) {
    const units = takers.length > 0 ? takers : [Number(like.unit)]
    return units.map((unit) => ({ ...like, unit, hex }) as Action)
  }
  if ('from' in like) return [{ ...like, from: taken ?? like.from, hex } as Action]
  if ('hex' in like) return [{ ...like, hex } as Action]
  return 'unit' in like ? own.map((unit) => ({ ...like, unit }) as Action) : []
}
