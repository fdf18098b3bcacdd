import { useMemo } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { Battle, BattleLeader } from './battle.ts'

/** What the table reads of the rulebook's view. */
export interface SamuraiView {
  readonly scenario: string
  readonly edition: string
  readonly turn: {
    readonly seat: number
    readonly number: number
    readonly card: number | null
    readonly face: string | null
  }
  readonly ground: readonly string[]
  readonly armies: readonly string[]
  readonly units: readonly {
    readonly id: number
    readonly seat: number
    readonly kind: string
    readonly hex: number
    readonly blocks: number
    readonly full: number
    readonly ordered: boolean
    readonly moved: number
    readonly fought: boolean
  }[]
  readonly leaders: readonly {
    readonly id: number
    readonly seat: number
    readonly kind: string
    readonly name: string
    readonly hex: number
  }[]
  readonly tents: readonly (number | null)[]
  readonly hands: readonly (readonly (number | null)[])[]
  readonly dragonHands: readonly (readonly (number | null)[])[]
  readonly drawn: readonly number[]
  readonly deckSize: number
  readonly dragonDeckSize: number
  readonly table: readonly { readonly card: number; readonly seat: number; readonly honor: number }[]
  readonly honor: readonly number[]
  readonly pool: number
  readonly flags: readonly number[]
  readonly victory: number
  /** By card, its title and what it costs: what everybody knows of the decks. */
  readonly commandTitles: readonly string[]
  readonly dragonTitles: readonly string[]
  readonly dragonCosts: readonly number[]
}

export const viewOf = (view: unknown): SamuraiView => view as SamuraiView

/** The battle that a view shows. */
export function battleOf(view: unknown): Battle {
  const { ground, units, leaders, tents } = viewOf(view)
  return {
    ground: ground.map((name, hex) => (name === 'tent' && !tents.includes(hex) ? 'open' : name)),
    units: units.map((unit) => ({ ...unit, code: unit.kind, moved: unit.moved > 0 })),
    leaders: leaders.map((leader) => ({ ...leader, kind: leader.kind as BattleLeader['kind'] })),
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
