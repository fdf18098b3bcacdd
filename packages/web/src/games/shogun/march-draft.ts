import type { Action, Journey } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import {
  isFreeGarrison,
  leastLeft,
  mostOfKind,
  type Regular,
  type ShogunAction,
  stopsOf,
} from '@gunbai/shogun/screen'
import { useEffect } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { InHand } from '../board/use-lit.ts'
import { armyName, provinceName } from './description.ts'
import { draftNow, useDraft, useQuestion } from './draft.ts'
import { type Handle, handleOf } from './pointing.ts'
import { offered } from './tray/offered.ts'
import { armiesAt, type ShogunView, useView } from './view.ts'
import { answersOf, type Deed, type March, useWarDraft, type WarDraft } from './war-draft.ts'

/** A march that is being shaped. */
export interface MarchDraft extends March {
  /** Whether whom it leaves can be changed; else the rules ask for it step by step. */
  readonly free: boolean
  least(stop: number, unit: Regular): number
  most(stop: number, unit: Regular): number
  leave(stop: number, unit: Regular, by: 1 | -1): void
  /** Makes the first step alone: the rules ask for its garrison. */
  stepOnly(): void
}

export const isMarch = (deed: Deed): deed is March => deed.kind === 'march'

/** Every march that is drafted, each to be shaped. */
export const marchesIn = (war: WarDraft, give: (answers: readonly Action[]) => void): MarchDraft[] =>
  war.deeds.filter(isMarch).map((march) => shaped(war, march, give))

function shaped(
  { deeds, change, mayEnd }: WarDraft,
  draft: March,
  give: (answers: readonly Action[]) => void,
): MarchDraft {
  const { army, stops, before } = draft
  return {
    ...draft,
    free: isFreeGarrison(before, army, stops, mayEnd),
    least: (stop, unit) => {
      const left = stops[stop]?.left ?? null
      return left === null ? 0 : Math.max(0, left[unit] - (menIn(left) - leastLeft))
    },
    most: (stop, unit) => mostOfKind(before, army, stops, stop, unit),
    leave: (at, unit, by) => {
      const changed = stops.map((stop, i) =>
        i !== at || stop.left === null
          ? stop
          : { ...stop, left: { ...stop.left, [unit]: stop.left[unit] + by } },
      )
      change(deeds.map((deed) => (deed === draft ? { ...draft, stops: changed } : deed)))
    },
    stepOnly: () => {
      const earlier = answersOf(deeds.slice(0, deeds.indexOf(draft)))
      const answers = answersOf([draft])
      give([...earlier, ...answers.slice(0, answers.findIndex(({ kind }) => kind === 'march') + 1)])
    },
  }
}

export const menIn = ({ archer, swordsman, gunner, spearman }: Readonly<Record<Regular, number>>): number =>
  archer + swordsman + gunner + spearman

type Found = Readonly<Record<string, readonly Journey[]>>

const none: Found = {}

/** How the map is pointed at while armies move: an army, then where it shall end. Null where none is to move so. */
export function useMarchPointing(pointing: InHand<Handle>) {
  const { foresee } = usePlay()
  const view = useView()
  const war = useWarDraft()
  const question = useQuestion()
  const [found, keep] = useDraft('journeys', none, { steps: false })
  const { taken } = pointing
  const deeds = war?.deeds ?? []
  // an army that was drafted to march is taken up anew from where it stands
  const without = (army: number) => deeds.filter((deed) => !isMarch(deed) || deed.army !== army)
  const keyOf = (army: number) => `${question} ${army} ${JSON.stringify(answersOf(without(army)))}`
  const movers = moversAt(view, war, taken)
  const missing = movers.filter((army) => found[keyOf(army)] === undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once when an army is taken up
  useEffect(() => {
    if (missing.length === 0) return
    let late = false
    const asked = missing.map(async (army) => {
      const wondering = { piece: army, unhindered: true }
      const { journeys, view: stand } = await foresee(answersOf(without(army)), wondering)
      return [keyOf(army), journeys.map((each) => ({ ...each, stand }))] as const
    })
    Promise.all(asked).then(
      (came) => !late && keep({ ...(draftNow('journeys') as Found), ...Object.fromEntries(came) }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [missing.map(keyOf).join()])

  if (war === null) return null
  const ways = movers.flatMap((army) => found[keyOf(army)] ?? [])
  // a table of an older version knows no journeys: there an army goes step by step
  if (movers.length > 0 && missing.length === 0 && ways.length === 0) return null
  return {
    ways,
    inHand: {
      ...pointing,
      targets: targetsOf(pointing, ways, deeds),
      letGo: () => {
        if (taken === null && deeds.length > 0) war.change(deeds.slice(0, -1))
        pointing.letGo()
      },
    },
    /** Whether it was a march, and is drafted now. */
    draft: (action: Action): boolean => {
      const way = ways.find(({ piece, place }) => isTo(action, piece, place))
      if (way === undefined) return false
      const before = ((way as Journey & { stand?: unknown }).stand as ShogunView | null) ?? view
      const answers = way.answers as readonly Action[] as readonly ShogunAction[]
      const stops = stopsOf(before, way.piece, answers)
      war.change([...without(way.piece), { kind: 'march', army: way.piece, place: way.place, stops, before }])
      return true
    },
  }
}

/** The armies in that province that may march, drafted or not. */
function moversAt(view: ShogunView, war: WarDraft | null, taken: Handle | null): number[] {
  if (war === null || taken === null) return []
  const drafted = new Set(war.deeds.filter(isMarch).map(({ army }) => army))
  const marches = offered(war.now.answers, 'march')
  return armiesAt(view, Number(taken))
    .map(({ id }) => id)
    .filter((id) => drafted.has(id) || marches.some(({ action }) => action.army === id))
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
  deeds: readonly Deed[],
): ReadonlyMap<Handle, readonly Offered[]> {
  const lit = new Map<Handle, Offered[]>()
  if (taken === null) return lit
  for (const [handle, answers] of targets) {
    // to take hidden ronin along turns them up: such a step is one by itself
    const others = answers.filter(({ action }) => !isStep(action))
    if (others.length > 0) lit.set(handle, others)
  }
  for (const { piece, place, cost } of ways) {
    if (deeds.some((each) => isMarch(each) && each.army === piece && each.place === place)) continue
    const phrase = {
      id: 'shogun.march.to',
      values: { army: armyName(piece), province: provinceName(place), steps: cost },
    }
    const action = { kind: 'journey', army: piece, to: place } as Action
    lit.set(handleOf(place), [...(lit.get(handleOf(place)) ?? []), { action, phrase }])
  }
  return lit
}
