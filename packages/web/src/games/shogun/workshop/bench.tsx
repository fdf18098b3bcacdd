import {
  clansFor,
  colours,
  type Outline,
  outlineOf,
  ownerOf,
  problemsIn,
  provinceIds,
  regularKinds,
  smallChanges,
} from '@gunbai/shogun/sheet'
import { lazy } from 'react'
import { BenchFrame } from '../../../screens/workshop/bench/bench-frame.tsx'
import type { Bench, Craft } from '../../../screens/workshop/bench/craft.ts'
import type { Draft } from '../../../screens/workshop/drafts.ts'
import { setupTitle } from '../../../words/setup-title.ts'
import type { Words } from '../../../words/words.tsx'
import { provinceName } from '../description.ts'
import type { ShogunView } from '../view.ts'
import { DrawTab } from './draw-tab.tsx'
import { HeatMap } from './heat-map.tsx'

export type ShogunBench = Bench<Outline, ShogunView>

/** What the map draws of a text: owners, forces, castles and armies as far as they can be read. */
function drawnOf(outline: Outline): ShogunView {
  const none = { archer: 0, swordsman: 0, gunner: 0, spearman: 0 }
  const provinces = provinceIds.map((_, province) => ({
    owner: ownerOf(outline, province) ?? -1,
    castle: outline.forces[province]?.castle ?? 0,
    force: { ...(outline.forces[province]?.men ?? none), ronin: 0 },
    hidden: 0,
  }))
  const armies = Array.from({ length: 15 }, (_, id) => {
    const army = outline.armies.find((each) => each.clan * 3 + each.number === id)
    const level = Math.min(4, army?.level ?? 1)
    return {
      ...(army?.men ?? none),
      ronin: 0,
      place: army?.province ?? -1,
      leader: 'living',
      level,
      hole: 0,
      steps: 0,
    }
  })
  // only what stands where is drawn: no plan, no stock
  return { provinces, armies, battle: null } as unknown as ShogunView
}

/** With two seats each plays two clans (SG-2P-01). */
export function sidesOf({ seats }: Outline, { say }: Words): readonly string[] {
  const named = colours.slice(0, clansFor(seats)).map((colour) => say({ id: `clan.${colour}` }))
  return seats === 2 ? [`${named[0]}, ${named[1]}`, `${named[2]}, ${named[3]}`] : named
}

const craft: Craft<Outline, ShogunView> = {
  game: 'shogun',
  outlineOf,
  problemsIn,
  drawnOf,
  setupOf: (text) => ({ id: `own-${outlineOf(text).seats || 2}`, options: { battle: text } }),
  titleOf: (text, { say }) => setupTitle((id) => say({ id }), { id: 'own-2', options: { battle: text } }),
  sidesOf,
  placeName: (_, province) => provinceIds[province] ?? '',
  remedyFor: () => null,
  adviceOn: (bench, words) => lonely(bench, words),
  changesOf: smallChanges,
  piecesOf: ({ outline }, { say }) =>
    Array.from({ length: 3 * clansFor(outline.seats) }, (_, id) => {
      const army = outline.armies.find((each) => each.clan * 3 + each.number === id)
      const clan = say({ id: `clan.${colours[Math.floor(id / 3)]}` })
      return army === undefined ? '' : `${clan} ${(id % 3) + 1}, ${say(provinceName(army.province))}`
    }),
  cardName: (title) => title,
  DrawTab,
  SheetTab: lazy(() => import('./sheet-tab.tsx')),
  Heat: HeatMap,
}

/** A start of Shogun on the bench. */
export default function ShogunBenchFrame({ draft }: { draft: Draft }) {
  return <BenchFrame craft={craft} draft={draft} />
}

/** Armies without a single unit: a daimyo alone is soon lost. */
function lonely({ outline }: ShogunBench, { say }: Words) {
  return outline.armies
    .filter(({ men }) => regularKinds.every((kind) => men[kind] === 0))
    .map(({ province }) => ({ place: province, words: say({ id: 'workshop.checks.alone' }) }))
}
