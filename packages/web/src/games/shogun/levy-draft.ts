import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import {
  barToEnlisting,
  freeOf,
  type Levy,
  musterOf,
  priceOf,
  proposedLevy,
  type Regular,
  regularKinds,
  type ShogunAction,
  type Station,
  spreadEvenly,
  stationsFor,
} from '@gunbai/shogun/screen'
import { useMemo } from 'react'
import { usePlay } from '../../table/play.tsx'
import { provinceName } from './description.ts'
import { useDraft } from './draft.ts'
import { type Handle, handleOf } from './pointing.ts'
import { offered } from './tray/offered.ts'
import { nobody, type ShogunView, useView } from './view.ts'

interface Draft {
  /** The kind that goes where the map is pointed at. */
  readonly kind: Regular
  /** Enlisted, but without a province so far. */
  readonly hand: readonly Regular[]
  readonly placed: readonly Levy[]
}

const nobodyYet: Draft = { kind: 'spearman', hand: [], placed: [] }

/** New units being drafted: what they cost, where they go, what more can be had. A levy is proposed. */
export interface LevyDraft extends Draft {
  readonly clan: number
  readonly koku: number
  readonly price: number
  readonly men: number
  /** Whether it is still the levy that is proposed. */
  readonly asProposed: boolean
  count(unit: Regular): number
  /** So many more of that kind cost nothing. */
  free(unit: Regular): number
  /** The rule against one more of that kind; null if there is none. */
  bar(unit: Regular): string | null
  more(unit: Regular): void
  fewer(unit: Regular): void
  choose(unit: Regular): void
  takeBack(province: number): void
  /** All of them anew: evenly, or where enemies touch. */
  spread(how: typeof spreadEvenly): void
  clear(): void
  commit(): void
  /** What the map is lit for. */
  readonly targets: ReadonlyMap<Handle, readonly Offered[]>
  /** Who can be dragged to another province, and what is done when one is taken up. */
  readonly drags: ReadonlySet<Handle>
  lift(province: number): void
  /** What pointing at the map does. */
  draft(action: Action): void
}

/** The draft of new units; null while none are enlisted. */
export function useLevyDraft(): LevyDraft | null {
  const { scene, chooseAll } = usePlay()
  const view = useView()
  const clan = offered(scene.answers, 'enlist')[0]?.action.clan ?? nobody
  const proposed = useProposal(clan)
  const [draft, change] = useDraft<Draft>('levy', proposed)
  const [lifted, lift] = useDraft('lifted', nobody, { steps: false })
  if (clan === nobody) return null
  const { kind, hand, placed } = draft
  const dragged = placed.find(({ province }) => province === lifted)
  const all = [...placed, ...hand.map((unit) => ({ unit }))]
  const units = all.map(({ unit }) => unit)
  const without = (province: number) => placed.filter((each) => each.province !== province)
  // those in the hand will need a province too
  const after = musterOf(view, clan, spreadEvenly(view, clan, placed, hand))
  const bar = (unit: Regular) => barToEnlisting(after, clan, unit)
  const canHave = hand.includes(kind) || bar(kind) === null
  const stations =
    dragged !== undefined
      ? stationsFor(musterOf(view, clan, without(lifted)), clan, dragged.unit)
      : canHave
        ? stationsFor(musterOf(view, clan, placed), clan, kind)
        : []
  const takeBack = (province: number) => change({ ...draft, placed: without(province) })
  return {
    ...draft,
    clan,
    koku: view.clans[clan]?.plan?.levies ?? 0,
    price: priceOf(all),
    men: all.length,
    asProposed: draft === proposed && placed.length > 0,
    count: (unit) => all.filter((each) => each.unit === unit).length,
    free: (unit) => (bar(unit) === null ? freeOf(all, unit) : 0),
    bar,
    more: (unit) => bar(unit) === null && change({ ...draft, kind: unit, hand: [...hand, unit] }),
    fewer: (unit) => {
      const at = hand.lastIndexOf(unit)
      if (at >= 0) return change({ ...draft, hand: hand.toSpliced(at, 1) })
      const last = placed.findLast((each) => each.unit === unit)
      if (last !== undefined) takeBack(last.province)
    },
    choose: (unit) => change({ ...draft, kind: unit }),
    takeBack,
    spread: (how) => change({ ...draft, hand: [], placed: how(view, clan, [], units) }),
    clear: () => change(nobodyYet),
    commit: () => chooseAll(answersOf(draft, clan)),
    targets: targetsOf(stations, dragged === undefined ? placed : without(lifted)),
    drags: new Set(placed.map(({ province }) => handleOf(province))),
    lift,
    draft: (action) => {
      const { kind: what, province, army } = action as Action & Station
      lift(nobody)
      if (what === 'takeBack') takeBack(province)
      else if (dragged === undefined) change(withOneAt(view, clan, draft, { province, army }))
      else change({ ...draft, placed: [...without(lifted), { ...dragged, province, army }] })
    },
  }
}

/** The same with one more of the chosen kind there; then the next of the hand is in turn, or a kind that can be had. */
function withOneAt(view: ShogunView, clan: number, { kind, hand, placed }: Draft, station: Station): Draft {
  const at = hand.indexOf(kind)
  const rest = at < 0 ? hand : hand.toSpliced(at, 1)
  const levies = [...placed, { unit: kind, ...station }]
  const then = musterOf(view, clan, levies)
  const open = [kind, ...regularKinds].find((each) => barToEnlisting(then, clan, each) === null)
  const next = rest.includes(kind) ? kind : (rest[0] ?? open ?? kind)
  return { kind: next, hand: rest, placed: levies }
}

/** The levy that the rules propose. */
function useProposal(clan: number): Draft {
  const view = useView()
  return useMemo(
    () => (clan === nobody ? nobodyYet : { ...nobodyYet, placed: proposedLevy(view, clan) }),
    [view, clan],
  )
}

function answersOf({ placed }: Draft, clan: number): ShogunAction[] {
  const each = placed.flatMap(({ unit, ...station }): ShogunAction[] => [
    { kind: 'enlist', clan, unit },
    { kind: 'station', clan, ...station },
  ])
  return [...each, { kind: 'enough', clan }]
}

function targetsOf(stations: readonly Station[], placed: readonly Levy[]): Map<Handle, Offered[]> {
  const targets = new Map<Handle, Offered[]>()
  for (const station of stations) {
    const phrase = {
      id: station.army ? 'answer.stationInArmy' : 'answer.station',
      values: { province: provinceName(station.province) },
    }
    const handle = handleOf(station.province)
    targets.set(handle, [...(targets.get(handle) ?? []), { action: { kind: 'station', ...station }, phrase }])
  }
  for (const { unit, province } of placed) {
    const phrase = { id: 'shogun.levy.takeBack', values: { unit: { id: `unit.${unit}` } } }
    targets.set(handleOf(province), [{ action: { kind: 'takeBack', province } as Action, phrase }])
  }
  return targets
}
