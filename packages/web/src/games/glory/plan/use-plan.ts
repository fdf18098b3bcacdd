import type { GloryAction } from '@gunbai/glory/screen'
import type { Action, Journey } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { useEffect, useMemo, useState } from 'react'
import type { InHand } from '../../board/use-lit.ts'
import { blows, type Handle, handleOf } from '../pointing.ts'
import { usePointing } from '../use-pointing.ts'
import { useField, useGame, useView } from '../use-view.ts'
import { type Field, type GloryView, hexOfUnit } from '../view.ts'
import { foesBefore, type MarchDraft, type MarchPlan, marchPlanOf, nowhere, setsOut } from './march-plan.ts'
import { pointsIn, type Reach, reachOf, type Stop } from './reach.ts'

/** What is drafted for the question of a moment: a march, or a blow or shot that waits to be committed. */
interface Draft {
  readonly moment: number
  readonly march: MarchDraft | null
  readonly blow: Offered | null
}

export interface Plan {
  readonly march: MarchPlan | null
  readonly blow: Offered | null
  readonly inHand: InHand<Handle>
  /** What choosing on the map does. */
  draft(action: Action): void
  /** One thing less: the goal, then the plan. */
  back(): void
}

/** What the viewer has in mind on the map. */
export function usePlan(): Plan {
  const game = useGame()
  const { scene, choose } = game
  const view = useView()
  const field = useField()
  const pointing = usePointing()
  const [kept, keep] = useState<Draft | null>(null)
  const draft = kept?.moment === scene.moment && scene.answers.length > 0 ? kept : null
  const change = (march: MarchDraft | null, blow: Offered | null = null) =>
    keep({ moment: scene.moment, march, blow })
  const drafted = draft?.march ?? null
  const journeys = useJourneys(drafted?.unit ?? null)
  // older versions know no journeys: there it sets out, and goes step by step
  const isBlind = drafted !== null && journeys?.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that sets out
  useEffect(() => {
    if (isBlind) choose(drafted.setOut)
  }, [isBlind, drafted?.unit])
  const reach = useMemo(
    () => (journeys === null || drafted === null ? null : reachOf(journeys, drafted.together)),
    [journeys, drafted],
  )
  const march =
    drafted === null ? null : marchPlanOf(game, view, field, { draft: drafted, journeys, reach }, change)
  const targets = useMemo(
    () => targetsOf(pointing, drafted, reach, view, field),
    [pointing, drafted, reach, view, field],
  )
  const inHand =
    drafted === null
      ? { ...pointing, targets }
      : { ...pointing, targets, origins: new Set<Handle>(), taken: handleOf(march?.from ?? -1), letGo: back }

  function back(): void {
    if (draft?.blow !== null && draft !== null) change(drafted)
    else if (drafted?.goal != null) change({ ...drafted, ...nowhere })
    else keep(null)
  }

  return {
    march,
    blow: draft?.blow ?? null,
    inHand,
    back,
    draft: (given) => {
      const action = given as GloryAction | Goal
      if (action.kind === 'journey') {
        const stop = reach?.get(action.hex)
        if (drafted !== null && stop !== undefined)
          change({ ...drafted, goal: action.hex, facing: bestFacing(view, drafted, stop), others: null })
      } else if (setsOut(action)) {
        change({ setOut: action, unit: action.unit, together: false, ...nowhere })
      } else if (blows.has(action.kind)) {
        change(drafted, scene.answers.find((each) => each.action === given) ?? null)
      } else choose(given)
    },
  }
}

/** Going to a hex, as what the map is lit for. */
interface Goal extends Action {
  readonly kind: 'journey'
  readonly hex: number
}

/** The journeys of a unit, when they have come. */
function useJourneys(unit: number | null): readonly Journey[] | null {
  const { scene, journeys } = useGame()
  const [found, setFound] = useState<{ key: string; list: readonly Journey[] } | null>(null)
  const key = `${scene.moment} ${unit}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: journeys belong to a unit at a moment
  useEffect(() => {
    if (unit === null) return
    let late = false
    journeys(unit).then(
      (list) => !late && setFound({ key, list }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [key])
  return found?.key === key ? found.list : null
}

/** What choosing a hex would mean: what is answered there, and where a march is planned, ending there. */
function targetsOf(
  { targets }: InHand<Handle>,
  march: MarchDraft | null,
  reach: Reach | null,
  view: GloryView,
  field: Field,
): ReadonlyMap<Handle, readonly Offered[]> {
  const lit = new Map<Handle, readonly Offered[]>()
  const own = march === null ? null : handleOf(hexOfUnit(view, field, march.unit))
  for (const [handle, offered] of targets) {
    const meant = offered.filter(({ action }) => isMeant(action as GloryAction, march, offered))
    if (meant.length > 0 && (march === null || handle !== own || reach !== null)) lit.set(handle, meant)
  }
  for (const stop of reach?.values() ?? []) {
    const handle = handleOf(stop.hex)
    const to: Offered = {
      action: { kind: 'journey', hex: stop.hex } as Goal,
      phrase: {
        id: handle === own ? 'glory.plan.turn' : 'glory.plan.to',
        values: { cost: pointsIn(stop.cost) },
      },
    }
    lit.set(handle, [to, ...(lit.get(handle) ?? [])])
  }
  return lit
}

/** Not the forced march beside the march, of which the plan knows both; of charges those of the unit in hand. */
function isMeant(action: GloryAction, march: MarchDraft | null, beside: readonly Offered[]): boolean {
  if (setsOut(action)) {
    if (action.unit === march?.unit) return false
    const plain = (other: Action) => setsOut(other) && other.unit === action.unit && !other.forced
    return !action.forced || !beside.some((each) => plain(each.action))
  }
  return march === null || action.kind !== 'charge' || action.unit === march.unit
}

/** A facing to begin with: towards the enemy if there is one, else as it stands. */
function bestFacing(view: GloryView, march: MarchDraft, { hex, byFacing }: Stop): number | null {
  const facings = [...byFacing.keys()]
  const foes = (facing: number) => foesBefore(view, march, hex, facing).length
  const held = view.units[march.unit]?.facing ?? 0
  const most = Math.max(0, ...facings.map(foes))
  const fit = facings.filter((facing) => foes(facing) === most)
  return fit.includes(held) ? held : (fit[0] ?? null)
}
