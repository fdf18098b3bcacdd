import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { likelyAttacks, oddsOf, type ShogunAction } from '@gunbai/shogun/screen'
import { useMemo } from 'react'
import { useDraft } from './draft.ts'
import { turnOf, useGive, usePrepared } from './prepared.ts'
import { offered } from './tray/offered.ts'
import { nobody, useScene, useView } from './view.ts'
import { endPhase, useWarDraft } from './war-draft.ts'

export type Attack = Extract<ShogunAction, { readonly kind: 'declare' }>

const nobodyAttacks: readonly Attack[] = []
const allTurnedUp: readonly string[] = []

/** Battles being drawn as arrows, as many as one likes, fought in this order: committed once, with the marches before them. */
export interface AttackDraft {
  readonly attacks: readonly Attack[]
  /** So many more could be drawn at once that are likely to be won. */
  readonly likely: number
  drawLikely(): void
  /** The chance to win it, by all that is seen. */
  chance(attack: Attack): number | null
  /** How many ronin lie hidden where it comes from, and whether they are turned up for it. */
  ronin(attack: Attack): { readonly count: number; readonly turnedUp: boolean }
  turnUp(attack: Attack): void
  strike(attack: Attack): void
  clear(): void
  commit(): void
  /** What the map is lit for besides what is asked now. */
  readonly ahead: readonly Offered[]
  /** What pointing at the map does: whether it was an arrow, and is drawn now. */
  draft(action: Action): boolean
}

const isSame = (a: Attack, b: Attack): boolean => a.from === b.from && a.army === b.army && a.to === b.to

const troopOf = ({ from, army }: Attack): string => `${from} ${army}`

/** The battles that are drafted; null while none can be declared, now or when the armies have moved. */
export function useAttackDraft(): AttackDraft | null {
  const scene = useScene()
  const seen = useView()
  const war = useWarDraft()
  const give = useGive()
  const [, prepare] = usePrepared()
  const [drawn, change] = useDraft('attacks', nobodyAttacks)
  const [hidden, hide] = useDraft('kept hidden', allTurnedUp)
  const isAhead = war !== null && war.later?.view.phase === 'B'
  const answers = isAhead ? war.later?.answers : scene.answers
  const view = (isAhead ? war.later?.view : null) ?? seen
  const declares = useMemo(
    () => offered(answers ?? [], 'declare').map(({ action }) => action as Attack),
    [answers],
  )
  const likely = useMemo(() => likelyAttacks(view, declares), [view, declares])
  if (declares.length === 0) return null
  const attacks = drawn.filter((each) => declares.some((other) => isSame(each, other)))
  const without = (attack: Attack) => attacks.filter((each) => troopOf(each) !== troopOf(attack))
  const others = likely.filter((each) => without(each).length === attacks.length)
  return {
    attacks,
    likely: others.length,
    drawLikely: () => change([...attacks, ...others]),
    chance: ({ army, from, to }) =>
      view.provinces[to]?.owner === nobody ? null : oddsOf(view, army, from, to).win,
    ronin: (attack) => ({
      count: view.provinces[attack.from]?.hidden ?? 0,
      turnedUp: !hidden.includes(troopOf(attack)),
    }),
    turnUp: (attack) => {
      const troop = troopOf(attack)
      hide(hidden.includes(troop) ? hidden.filter((each) => each !== troop) : [...hidden, troop])
    },
    strike: (attack) => change(without(attack)),
    clear: () => change(nobodyAttacks),
    commit: () => {
      prepare({ ronin: turnOf(seen), hidden })
      if (isAhead) war.commit(endPhase, ...attacks, endPhase)
      else give([...attacks, endPhase])
    },
    ahead: isAhead ? (war.later?.answers.filter(({ action }) => action.kind === 'declare') ?? []) : [],
    draft: (action) => {
      const attack = declares.find((each) => action.kind === 'declare' && isSame(each, action as Attack))
      if (attack !== undefined) change([...without(attack), attack])
      return attack !== undefined
    },
  }
}
