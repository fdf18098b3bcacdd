import type { HexId } from '@gunbai/hexes'
import type { SamuraiView } from '@gunbai/samurai/screen'
import { useMemo } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { Battle } from './battle.ts'

export const viewOf = (view: unknown): SamuraiView => view as SamuraiView

/** The battle that a view shows. */
export function battleOf(view: unknown): Battle {
  const { ground, units, leaders, tents } = viewOf(view)
  return {
    ground: ground.map((name, hex) => (name === 'tent' && !tents.includes(hex as HexId) ? 'open' : name)),
    units: units.map((unit) => ({ ...unit, code: unit.kind, moved: unit.moved > 0 })),
    leaders,
    tents: tents.map((hex) => hex ?? -1),
  }
}

/** The view on the table. */
export function useView(): SamuraiView {
  return viewOf(usePlay().scene.view)
}

const battles = new WeakMap<object, Battle>()

/** The battle on the table; the same object for the same view. */
export function useBattle(): Battle {
  const { view } = usePlay().scene
  return useMemo(() => {
    const known = battles.get(view as object) ?? battleOf(view)
    battles.set(view as object, known)
    return known
  }, [view])
}
