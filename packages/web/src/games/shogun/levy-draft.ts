import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import {
  barToEnlisting,
  freeOf,
  type Levy,
  musterOf,
  priceOf,
  type Regular,
  regularKinds,
  type ShogunAction,
  type Station,
  spreadEvenly,
  stationsFor,
} from '@gunbai/shogun/screen'
import { usePlay } from '../../table/play.tsx'
import { provinceName } from './description.ts'
import { useDraft } from './draft.ts'
import { type Handle, handleOf } from './pointing.ts'
import { offered } from './tray/offered.ts'
import { useView } from './view.ts'

interface Draft {
  /** The kind that goes where the map is pointed at. */
  readonly kind: Regular
  /** Enlisted, but without a province so far. */
  readonly hand: readonly Regular[]
  readonly placed: readonly Levy[]
}

const nobodyYet: Draft = { kind: 'spearman', hand: [], placed: [] }

/** New units being drafted: what they cost, where they go, what more can be had. */
export interface LevyDraft extends Draft {
  readonly clan: number
  readonly koku: number
  readonly price: number
  readonly men: number
  count(unit: Regular): number
  /** So many more of that kind cost nothing. */
  free(unit: Regular): number
  /** The rule against one more of that kind; null if there is none. */
  bar(unit: Regular): string | null
  more(unit: Regular): void
  fewer(unit: Regular): void
  choose(unit: Regular): void
  takeBack(province: number): void
  spread(): void
  clear(): void
  commit(): void
  /** What the map is lit for. */
  readonly targets: ReadonlyMap<Handle, readonly Offered[]>
  /** What pointing at the map does. */
  draft(action: Action): void
}

/** The draft of new units; null while none are enlisted. */
export function useLevyDraft(): LevyDraft | null {
  const { scene, chooseAll } = usePlay()
  const view = useView()
  const [draft, change] = useDraft('levy', nobodyYet)
  const enlist = offered(scene.answers, 'enlist')[0]
  if (enlist === undefined) return null
  const { clan } = enlist.action
  const { kind, hand, placed } = draft
  const all = [...placed, ...hand.map((unit) => ({ unit }))]
  // those in the hand will need a province too
  const after = musterOf(view, clan, spreadEvenly(view, clan, placed, hand))
  const bar = (unit: Regular) => barToEnlisting(after, clan, unit)
  const kept = ({ province, army }: Station, unit: Regular): Draft => {
    const at = hand.indexOf(unit)
    const rest = at < 0 ? hand : hand.toSpliced(at, 1)
    const levies = [...placed, { unit, province, army }]
    const next = rest.includes(unit) ? unit : (rest[0] ?? nextKind(levies, unit))
    return { kind: next, hand: rest, placed: levies }
  }
  const nextKind = (levies: readonly Levy[], unit: Regular): Regular => {
    const then = musterOf(view, clan, levies)
    return [unit, ...regularKinds].find((each) => barToEnlisting(then, clan, each) === null) ?? unit
  }
  const stations =
    hand.includes(kind) || bar(kind) === null ? stationsFor(musterOf(view, clan, placed), clan, kind) : []
  const takeBack = (province: number) =>
    change({ ...draft, placed: placed.filter((each) => each.province !== province) })
  return {
    ...draft,
    clan,
    koku: view.clans[clan]?.plan?.levies ?? 0,
    price: priceOf(all),
    men: all.length,
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
    spread: () => change({ ...draft, hand: [], placed: spreadEvenly(view, clan, placed, hand) }),
    clear: () => change(nobodyYet),
    commit: () => chooseAll(answersOf(draft, clan)),
    targets: targetsOf(stations, placed),
    draft: (action) => {
      const { kind: what, province, army } = action as Action & Station
      if (what === 'takeBack') takeBack(province)
      else change(kept({ province, army }, kind))
    },
  }
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
