import type { HexId } from '@gunbai/hexes'
import type { SamuraiAction, SamuraiEvent, SamuraiView } from '@gunbai/samurai/screen'
import { useMemo } from 'react'
import { usePlayOf } from '../../table/play.tsx'
import type { Battle } from './battle.ts'

/** The game on the table. */
export const useGame = usePlayOf<SamuraiView, SamuraiAction, SamuraiEvent>

/** The battle that a view shows. */
export function battleOf({ ground, units, leaders, tents }: SamuraiView): Battle {
  return {
    ground: ground.map((name, hex) => (name === 'tent' && !tents.includes(hex as HexId) ? 'open' : name)),
    units: units.map((unit) => ({ ...unit, code: unit.kind, moved: unit.moved > 0 })),
    leaders,
    tents: tents.map((hex) => hex ?? -1),
  }
}

/** The view on the table. */
export function useView(): SamuraiView {
  return useGame().scene.view
}

const battles = new WeakMap<SamuraiView, Battle>()

/** The battle on the table; the same object for the same view. */
export function useBattle(): Battle {
  const view = useView()
  return useMemo(() => {
    const known = battles.get(view) ?? battleOf(view)
    battles.set(view, known)
    return known
  }, [view])
}
