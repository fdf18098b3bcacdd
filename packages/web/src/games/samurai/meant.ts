import type { Action } from '@gunbai/kernel'
import { type Battle, leaderAt, unitAt } from './battle.ts'
import { type Handle, hexOf } from './pointing.ts'

/** The answers that choosing this hex could have meant, were they legal. */
export function meant(
  hex: number,
  taken: Handle | null,
  battle: Battle,
  kinds: ReadonlySet<string>,
): Action[] {
  const actions: (Action & Record<string, unknown>)[] = []
  const target = unitAt(battle, hex)
  const origin = taken === null ? null : hexOf(taken)
  const mover = origin === null ? undefined : unitAt(battle, origin)
  if (mover !== undefined && origin !== hex) {
    for (const kind of ['move', 'attack', 'shoot'])
      if (kinds.has(kind)) actions.push({ kind, unit: mover.id, hex })
  }
  const walker = origin === null ? undefined : leaderAt(battle, origin)
  if (walker !== undefined && kinds.has('moveLeader'))
    actions.push({ kind: 'moveLeader', leader: walker.id, hex })
  if (kinds.has('retreat')) actions.push({ kind: 'retreat', hex })
  if (target !== undefined) {
    if (kinds.has('order') || kinds.has('endOrders')) actions.push({ kind: 'order', unit: target.id })
    if (kinds.has('endMovement')) actions.push({ kind: 'move', unit: target.id, hex })
    if (kinds.has('endBattle')) actions.push({ kind: 'attack', unit: target.id, hex })
  }
  return actions
}
