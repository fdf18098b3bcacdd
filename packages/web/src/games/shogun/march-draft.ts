import type { Action, Journey } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import {
  isFreeGarrison,
  leastLeft,
  marchAnswers,
  mostOfKind,
  type Regular,
  type ShogunAction,
  stopsOf,
  type WayStop,
} from '@gunbai/shogun/screen'
import { useEffect } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { InHand } from '../board/use-lit.ts'
import { armyName, provinceName } from './description.ts'
import { useDraft } from './draft.ts'
import { type Handle, handleOf } from './pointing.ts'
import { offered } from './tray/offered.ts'
import { armiesAt, useView } from './view.ts'

/** A march that is being drafted: an army, where it goes, and whom it leaves at each stop. */
interface Draft {
  readonly army: number
  readonly place: number
  readonly stops: readonly WayStop[]
}

type Found = Readonly<Record<number, readonly Journey[]>>

const none: Found = {}

export interface MarchDraft extends Draft {
  /** Whether whom it leaves can be changed; else the rules ask for it step by step. */
  readonly free: boolean
  least(stop: number, unit: Regular): number
  most(stop: number, unit: Regular): number
  leave(stop: number, unit: Regular, by: 1 | -1): void
  cancel(): void
  commit(): void
  /** Makes the first step alone: the rules ask for its garrison. */
  stepOnly(): void
}

/** The march that is drafted; null while there is none. */
export function useMarchDraft(): MarchDraft | null {
  const { scene, chooseAll } = usePlay()
  const view = useView()
  const [draft, change] = useDraft<Draft | null>('march', null)
  if (draft === null) return null
  const inOrder = offered(scene.answers, 'endPhase').length > 0
  const { army, stops } = draft
  const most = (stop: number, unit: Regular) => mostOfKind(view, army, stops, stop, unit)
  return {
    ...draft,
    free: isFreeGarrison(view, army, stops, inOrder),
    least: (stop, unit) => {
      const left = stops[stop]?.left ?? null
      return left === null ? 0 : Math.max(0, left[unit] - (menIn(left) - leastLeft))
    },
    most,
    leave: (at, unit, by) => {
      const changed = stops.map((stop, i) =>
        i !== at || stop.left === null
          ? stop
          : { ...stop, left: { ...stop.left, [unit]: stop.left[unit] + by } },
      )
      change({ ...draft, stops: changed })
    },
    cancel: () => change(null),
    commit: () => chooseAll(marchAnswers(view, army, stops)),
    stepOnly: () => {
      const answers = marchAnswers(view, army, stops)
      chooseAll(answers.slice(0, answers.findIndex(({ kind }) => kind === 'march') + 1))
    },
  }
}

export const menIn = ({ archer, swordsman, gunner, spearman }: Readonly<Record<Regular, number>>): number =>
  archer + swordsman + gunner + spearman

/** How the map is pointed at while armies move: an army, then where it shall end. Null where none is to move so. */
export function useMarchPointing(pointing: InHand<Handle>) {
  const { scene, journeys, choose } = usePlay()
  const view = useView()
  const [found, keep] = useDraft('journeys', none)
  const [draft, change] = useDraft<Draft | null>('march', null)
  // after a battle an army steps into what it has cleared: that is no journey
  const moving = offered(scene.answers, 'stay').length === 0
  const marches = moving ? offered(scene.answers, 'march') : []
  const { taken } = pointing
  const armies = taken === null ? [] : armiesAt(view, Number(taken)).map(({ id }) => id)
  const movers = armies.filter((id) => marches.some(({ action }) => action.army === id))
  const missing = movers.filter((id) => found[id] === undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once when an army is taken up
  useEffect(() => {
    if (missing.length === 0) return
    let late = false
    Promise.all(missing.map(async (id) => [id, await journeys(id)] as const)).then(
      (came) => !late && keep({ ...found, ...Object.fromEntries(came) }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [missing.join(), scene.moment])

  if (marches.length === 0) return null
  const ways = movers.flatMap((id) => found[id] ?? [])
  // a table of an older version knows no journeys: there an army goes step by step
  if (movers.length > 0 && missing.length === 0 && ways.length === 0) return null
  return {
    ways,
    inHand: {
      ...pointing,
      targets: targetsOf(pointing, ways, draft),
      letGo: () => {
        change(null)
        pointing.letGo()
      },
    },
    draft: (action: Action) => {
      const way = ways.find(({ piece, place }) => isTo(action, piece, place))
      if (way === undefined) return choose(action)
      const stops = stopsOf(view, way.piece, way.answers as readonly Action[] as readonly ShogunAction[])
      change({ army: way.piece, place: way.place, stops })
    },
  }
}

const isTo = (action: Action, army: number, to: number): boolean => {
  const { kind, ...of } = action as Action & { army?: number; to?: number }
  return kind === 'journey' && of.army === army && of.to === to
}

/** A step that a journey would make too. */
const isStep = (action: Action): boolean =>
  action.kind === 'march' && (action as Action & { ronin: number }).ronin === 0

/** Everywhere that it can go, beside what else can be chosen; not the steps themselves. */
function targetsOf(
  { targets, taken }: InHand<Handle>,
  ways: readonly Journey[],
  draft: Draft | null,
): ReadonlyMap<Handle, readonly Offered[]> {
  const lit = new Map<Handle, Offered[]>()
  if (taken === null) return lit
  for (const [handle, answers] of targets) {
    // to take hidden ronin along turns them up: such a step is one by itself
    const others = answers.filter(({ action }) => !isStep(action))
    if (others.length > 0) lit.set(handle, others)
  }
  for (const { piece, place, cost } of ways) {
    if (draft?.army === piece && draft.place === place) continue
    const phrase = {
      id: 'shogun.march.to',
      values: { army: armyName(piece), province: provinceName(place), steps: cost },
    }
    const action = { kind: 'journey', army: piece, to: place } as Action
    lit.set(handleOf(place), [...(lit.get(handleOf(place)) ?? []), { action, phrase }])
  }
  return lit
}
