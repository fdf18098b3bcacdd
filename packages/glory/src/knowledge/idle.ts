import type { GloryAction } from '../action.ts'
import { fieldOf } from '../position/field.ts'
import type { GloryView } from '../view.ts'

/**
 * Whether things stand as they did, but for what the acting side has done itself: nobody else was hurt, moved or turned, no
 * commander was lost and no group has found out whether it has the initiative.
 */
export function isUnchanged(before: GloryView, after: GloryView): boolean {
  if (before.turn !== after.turn || before.aside.length !== after.aside.length) return false
  const { cards } = fieldOf(before)
  const own = before.active?.seat ?? -1
  return (
    before.units.every((unit, id) => {
      const now = after.units[id]
      const isSame = now.hex === unit.hex && now.condition === unit.condition && now.square === unit.square
      return isSame && (cards[id].seat === own || now.facing === unit.facing)
    }) &&
    before.commanders.every(({ hex }, i) => hex >= 0 === after.commanders[i].hex >= 0) &&
    before.groups.every(({ test }, i) => test === after.groups[i]?.test)
  )
}

/** A shot that hurt nobody (JG-7.5); and that the orders of one's own groups are shown when they act (JG-2.4-b). */
export function idle(action: GloryAction, before: GloryView, after: GloryView): boolean {
  const isShowing = before.active?.chosen === true && (action.kind === 'choose' || action.kind === 'done')
  return (action.kind === 'fire' || (isShowing && before.combats.length === 0)) && isUnchanged(before, after)
}
