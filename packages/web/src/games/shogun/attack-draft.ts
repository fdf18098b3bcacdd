import type { Action } from '@gunbai/kernel'
import { likelyAttacks, oddsOf, type ShogunAction } from '@gunbai/shogun/screen'
import { useMemo } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useDraft } from './draft.ts'
import { offered } from './tray/offered.ts'
import { nobody, useView } from './view.ts'

type Attack = Extract<ShogunAction, { readonly kind: 'declare' }>

const nobodyAttacks: readonly Attack[] = []

/** Battles being drawn as arrows, as many as one likes, fought in this order: committed once. */
export interface AttackDraft {
  readonly attacks: readonly Attack[]
  /** So many more could be drawn at once that are likely to be won. */
  readonly likely: number
  drawLikely(): void
  /** The chance to win it, by all that is seen. */
  chance(attack: Attack): number | null
  strike(attack: Attack): void
  clear(): void
  commit(): void
  /** What pointing at the map does. */
  draft(action: Action): void
}

/** The battles that are drafted; null while none can be declared. */
export function useAttackDraft(): AttackDraft | null {
  const { scene, choose, chooseAll } = usePlay()
  const view = useView()
  const [attacks, change] = useDraft('attacks', nobodyAttacks)
  const declares = useMemo(
    () => offered(scene.answers, 'declare').map(({ action }) => action as Attack),
    [scene.answers],
  )
  const likely = useMemo(() => likelyAttacks(view, declares), [view, declares])
  if (declares.length === 0) return null
  const without = ({ from, army }: Attack) =>
    attacks.filter((each) => each.from !== from || each.army !== army)
  return {
    attacks,
    likely: likely.filter((each) => without(each).length === attacks.length).length,
    drawLikely: () =>
      change([...attacks, ...likely.filter((each) => without(each).length === attacks.length)]),
    chance: ({ army, from, to }) =>
      view.provinces[to]?.owner === nobody ? null : oddsOf(view, army, from, to).win,
    strike: (attack) => change(without(attack)),
    clear: () => change(nobodyAttacks),
    commit: () => chooseAll([...attacks, { kind: 'endPhase' }]),
    draft: (action) => {
      const attack = declares.find(
        ({ from, army, to }) =>
          action.kind === 'declare' &&
          from === (action as Attack).from &&
          army === (action as Attack).army &&
          to === (action as Attack).to,
      )
      if (attack === undefined) choose(action)
      else change([...without(attack), attack])
    },
  }
}
