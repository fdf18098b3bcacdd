import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { armiesPerClan, proposedCamps, proposedPlacement } from '@gunbai/shogun/screen'
import { useMemo } from 'react'
import { usePlay } from '../../table/play.tsx'
import { provinceName } from './description.ts'
import { useDraft } from './draft.ts'
import { type Handle, handleOf } from './pointing.ts'
import { type Placed, usePrepared } from './prepared.ts'
import { offered } from './tray/offered.ts'
import { nobody, useScene, useView } from './view.ts'

/** A whole set-up as it is proposed, or changed: six provinces reinforced, three with an army. */
export interface PlacementDraft {
  readonly clan: number
  /** What is still to be placed. */
  readonly placed: readonly Placed[]
  readonly changed: boolean
  reset(): void
  commit(): void
  readonly targets: ReadonlyMap<Handle, readonly Offered[]>
  readonly drags: ReadonlySet<Handle>
  lift(province: number): void
  draft(action: Action): void
}

/** The set-up that is drafted; null while nothing is placed. */
export function usePlacementDraft(): PlacementDraft | null {
  const { choose } = usePlay()
  const scene = useScene()
  const view = useView()
  const [{ placements }, prepare] = usePrepared()
  const [drafted, change] = useDraft<readonly Placed[] | null>('placement', null)
  const [lifted, lift] = useDraft('lifted', nobody, { steps: false })
  const { about } = scene.questions.find(({ seat }) => seat === scene.viewer) ?? {}
  const clan = Number(about?.clan ?? nobody)
  const asked = [...offered(scene.answers, 'reinforce'), ...offered(scene.answers, 'place')]
  const isAsked = asked.length > 0 && view.stage === 'set-up'
  const proposed = useMemo(() => (isAsked ? leftToPlace(view, clan) : []), [isAsked, view, clan])
  if (!isAsked) return null
  const placed = drafted ?? proposed
  const dragged = placed.find(({ province }) => province === lifted)
  return {
    clan,
    placed,
    changed: drafted !== null,
    reset: () => change(null),
    commit: () => {
      const [first, ...rest] = placed
      const answer = asked.find(({ action }) => action.province === first?.province)
      if (answer === undefined) return
      prepare({ placements: { ...placements, [clan]: rest } })
      choose(answer.action)
    },
    targets: dragged === undefined ? targetsOf(asked) : placesFor(view, clan, placed, dragged),
    drags: new Set(placed.map(({ province }) => handleOf(province))),
    lift,
    draft: (action) => {
      const { kind, province } = action as Action & { province: number }
      if (kind !== 'move' || dragged === undefined) return choose(action)
      change(moved(view, clan, placed, dragged, province))
      lift(nobody)
    },
  }
}

type View = ReturnType<typeof useView>

/** A province that is chosen by itself: what is asked now is placed there. */
function targetsOf(asked: readonly Offered[]): Map<Handle, Offered[]> {
  const targets = new Map<Handle, Offered[]>()
  for (const answer of asked) {
    const handle = handleOf((answer.action as Action & Placed).province)
    // all armies are alike when they begin
    if (!targets.has(handle)) targets.set(handle, [answer])
  }
  return targets
}

/** Where one that is dragged could go instead. */
function placesFor(
  view: View,
  clan: number,
  placed: readonly Placed[],
  dragged: Placed,
): Map<Handle, Offered[]> {
  const targets = new Map<Handle, Offered[]>()
  for (const [province, { owner }] of view.provinces.entries()) {
    const isTaken = placed.some((each) => each.kind === dragged.kind && each.province === province)
    if (owner !== clan || isTaken || !canHold(view, province, dragged.kind)) continue
    const id = dragged.kind === 'place' ? 'shogun.place.army' : 'shogun.place.men'
    const phrase = { id, values: { province: provinceName(province) } }
    targets.set(handleOf(province), [{ action: { kind: 'move', province } as Action, phrase }])
  }
  return targets
}

/** The same with one elsewhere; armies that nobody has moved follow the men. */
function moved(
  view: View,
  clan: number,
  placed: readonly Placed[],
  dragged: Placed,
  province: number,
): Placed[] {
  const men = provincesOf(placed, 'reinforce')
  const camps = provincesOf(placed, 'place')
  const next = placed.map((each) => (each === dragged ? { ...each, province } : each))
  const asProposed = campsFor(view, clan, men).every((camp, i) => camp === camps[i])
  if (dragged.kind === 'place' || !asProposed) return next
  const other = provincesOf(next, 'reinforce')
  return [...placedAt('reinforce', other), ...placedAt('place', campsFor(view, clan, other))]
}

const provincesOf = (placed: readonly Placed[], kind: Placed['kind']): number[] =>
  placed.flatMap((each) => (each.kind === kind ? [each.province] : []))

const placedAt = (kind: Placed['kind'], provinces: readonly number[]): Placed[] =>
  provinces.map((province) => ({ kind, province }))

const canHold = ({ provinces, armies }: View, province: number, kind: Placed['kind']): boolean =>
  kind === 'place'
    ? !armies.some(({ place }) => place === province)
    : provinces[province]?.force.spearman === 1

/** The provinces of a clan that are reinforced already. */
const strongOf = ({ provinces }: View, clan: number): number[] =>
  provinces.flatMap(({ owner, force }, province) => (owner === clan && force.spearman > 1 ? [province] : []))

/** Where the armies that are not on the map are proposed to begin, when these provinces are reinforced too. */
function campsFor(view: View, clan: number, men: readonly number[]): number[] {
  const first = clan * armiesPerClan
  const standing = view.armies
    .slice(first, first + armiesPerClan)
    .flatMap(({ place }) => (place < 0 ? [] : [place]))
  return proposedCamps(view, clan, [...strongOf(view, clan), ...men], armiesPerClan)
    .filter((province) => !standing.includes(province))
    .slice(0, armiesPerClan - standing.length)
}

/** Of what is proposed, what is not placed yet. */
function leftToPlace(view: View, clan: number): Placed[] {
  const { reinforced } = proposedPlacement(view, clan, armiesPerClan)
  const strong = strongOf(view, clan)
  const men = reinforced
    .filter((province) => !strong.includes(province))
    .slice(0, reinforced.length - strong.length)
  return [...placedAt('reinforce', men), ...placedAt('place', campsFor(view, clan, men))]
}
