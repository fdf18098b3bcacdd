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
import { draftNow, useDraft } from './draft.ts'
import { type Handle, handleOf } from './pointing.ts'
import { offered } from './tray/offered.ts'
import { armiesAt, useView } from './view.ts'

/** A march that is being drafted: an army, where it goes, and whom it leaves at each stop. */
interface Draft {
  readonly army: number
  readonly place: number
  readonly stops: readonly WayStop[]
}

/** The marches that are drafted, the one that is being shaped last. */
type Drafts = readonly Draft[]

type Found = Readonly<Record<number, readonly Journey[]>>

const none: Found = {}
const nobodyMarches: Drafts = []

export interface MarchDraft extends Draft {
  /** The other armies that march. */
  readonly others: Drafts
  /** Every way that is drafted. */
  readonly ways: readonly WayStop[]
  /** Whether whom it leaves can be changed; else the rules ask for it step by step. */
  readonly free: boolean
  /** Whether the phase can be ended with them. */
  readonly mayEnd: boolean
  least(stop: number, unit: Regular): number
  most(stop: number, unit: Regular): number
  leave(stop: number, unit: Regular, by: 1 | -1): void
  /** Shapes another of them. */
  show(army: number): void
  cancel(): void
  /** All of them march, and the phase goes on or ends. */
  commit(end: boolean): void
  /** Makes the first step alone: the rules ask for its garrison. */
  stepOnly(): void
}

/** The marches that are drafted; null while there are none. */
export function useMarchDraft(): MarchDraft | null {
  const { scene, chooseAll } = usePlay()
  const view = useView()
  const [drafts, change] = useDraft<Drafts>('march', nobodyMarches)
  const draft = drafts.at(-1)
  if (draft === undefined) return null
  const ends = offered(scene.answers, 'endPhase')
  const { army, stops } = draft
  const others = drafts.slice(0, -1)
  const most = (stop: number, unit: Regular) => mostOfKind(view, army, stops, stop, unit)
  return {
    ...draft,
    others,
    ways: drafts.flatMap((each) => each.stops),
    free: isFreeGarrison(view, army, stops, ends.length > 0),
    mayEnd: ends.length > 0,
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
      change([...others, { ...draft, stops: changed }])
    },
    show: (other) =>
      change([
        ...drafts.filter((each) => each.army !== other),
        ...drafts.filter((each) => each.army === other),
      ]),
    cancel: () => change(others),
    commit: (end) => {
      const answers = drafts.flatMap((each) => marchAnswers(view, each.army, each.stops))
      chooseAll(end ? [...answers, { kind: 'endPhase' }] : answers)
    },
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
  const { scene, journeys, foresee, choose } = usePlay()
  const view = useView()
  const [found, keep] = useDraft('journeys', none, { steps: false })
  const [drafts, change] = useDraft<Drafts>('march', nobodyMarches)
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
      targets: targetsOf(pointing, ways, drafts),
      letGo: () => {
        if (drafts.length > 0) change(drafts.slice(0, -1))
        pointing.letGo()
      },
    },
    draft: (action: Action) => {
      const way = ways.find(({ piece, place }) => isTo(action, piece, place))
      if (way === undefined) return choose(action)
      const stops = stopsOf(view, way.piece, way.answers as readonly Action[] as readonly ShogunAction[])
      const added = { army: way.piece, place: way.place, stops }
      const others = drafts.filter(({ army }) => army !== way.piece)
      change([added])
      if (others.length === 0) return
      const all = [...others, added]
      const answers = all.flatMap((each) => marchAnswers(view, each.army, each.stops))
      // where they would get in each other's way, or somebody is asked between them, each marches by itself
      void foresee(answers).then(
        ({ taken }) => {
          const [now] = draftNow('march') as Drafts
          if (now === added && taken === answers.length) change(all)
        },
        () => {},
      )
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
  drafts: Drafts,
): ReadonlyMap<Handle, readonly Offered[]> {
  const lit = new Map<Handle, Offered[]>()
  if (taken === null) return lit
  for (const [handle, answers] of targets) {
    // to take hidden ronin along turns them up: such a step is one by itself
    const others = answers.filter(({ action }) => !isStep(action))
    if (others.length > 0) lit.set(handle, others)
  }
  for (const { piece, place, cost } of ways) {
    if (drafts.some((each) => each.army === piece && each.place === place)) continue
    const phrase = {
      id: 'shogun.march.to',
      values: { army: armyName(piece), province: provinceName(place), steps: cost },
    }
    const action = { kind: 'journey', army: piece, to: place } as Action
    lit.set(handleOf(place), [...(lit.get(handleOf(place)) ?? []), { action, phrase }])
  }
  return lit
}
