import {
  type Outline,
  outlineOf,
  piecesOf,
  placeName,
  readSheet,
  type SheetReading,
  setPiece,
  smallChanges,
} from '@gunbai/glory/sheet'
import { distance, type HexId } from '@gunbai/hexes'
import type { TextProblem } from '@gunbai/kernel'
import { lazy } from 'react'
import { BenchFrame } from '../../../screens/workshop/bench/bench-frame.tsx'
import type { Bench, Craft } from '../../../screens/workshop/bench/craft.ts'
import type { Draft } from '../../../screens/workshop/drafts.ts'
import { setupTitle } from '../../../words/setup-title.ts'
import type { Words } from '../../../words/words.tsx'
import { sayArmy } from '../description.ts'
import { DrawTab } from './draw-tab.tsx'
import { HeatMap } from './heat-map.tsx'

export type GloryDrawn = SheetReading['laid']
export type GloryBench = Bench<Outline, GloryDrawn>

/** Farther than this from any enemy a unit takes some turns to fight. */
const farAway = 12

/** What was read of a text is asked for again by whoever draws it. */
let latest: { readonly text: string; readonly reading: SheetReading } | null = null
function readingOf(text: string): SheetReading {
  if (latest?.text !== text) latest = { text, reading: readSheet(text) }
  return latest.reading
}

const craft: Craft<Outline, GloryDrawn> = {
  game: 'glory',
  outlineOf,
  problemsIn: (text) => readingOf(text).problems,
  drawnOf: (outline) => readingOf(outline.lines.join('\n')).laid,
  setupOf: (text) => ({ id: 'own', options: { battle: text } }),
  titleOf: (text, { say }) => setupTitle((id) => say({ id }), { id: 'own', options: { battle: text } }),
  sidesOf: (outline, { say }) => {
    const field = readingOf(outline.lines.join('\n')).laid?.field
    return [0, 1].map((seat) => (field === undefined ? '' : sayArmy(say, field, seat)))
  },
  placeName,
  remedyFor,
  adviceOn: ({ drawn }, { say }) =>
    farUnits(drawn).map((place) => ({ place, words: say({ id: 'workshop.checks.distant' }) })),
  changesOf: smallChanges,
  piecesOf: ({ drawn }) => drawn?.field.cards.map(({ name, code }) => `${name} (${code})`) ?? [],
  cardName: (title) => title,
  DrawTab,
  SheetTab: lazy(() => import('./sheet-tab.tsx')),
  Heat: HeatMap,
}

/** A battle of Days of Glory on the bench. */
export default function GloryBenchFrame({ draft }: { draft: Draft }) {
  return <BenchFrame craft={craft} draft={draft} />
}

/** Who stands farther from any enemy than he can come in a few turns; one of each hex. */
function farUnits(drawn: GloryDrawn): number[] {
  if (drawn === null) return []
  const { cards, ground } = drawn.field
  const standing = cards.filter(({ turn }) => turn === 0)
  const far = standing.filter(({ hex, seat }) => {
    const enemies = standing.filter((other) => other.seat !== seat)
    return enemies.length > 0 && enemies.every((enemy) => distance(ground.map, hex, enemy.hex) > farAway)
  })
  return [...new Set(far.map(({ hex }) => Number(hex)))]
}

/** Of too many in one hex, the last moves to a free one beside it. */
function remedyFor({ text, outline, drawn }: GloryBench, { place, rule }: TextProblem, { say }: Words) {
  if (place === null || drawn === null || rule !== 'JG-5.1.1') return null
  const { map } = drawn.field.ground
  const top = piecesOf(outline, 'unit').findLast(({ fields }) => fields[7] === placeName(outline, place))
  const taken = new Set(drawn.field.cards.map(({ hex }) => Number(hex)))
  const away = (hex: number) => distance(map, hex as HexId, place as HexId)
  const [room] = map.hexes
    .filter((hex) => !taken.has(hex) && drawn.field.battle.terrain[hex] === '.')
    .sort((a, b) => away(a) - away(b))
  if (room === undefined || top === undefined) return null
  const hex = placeName(outline, room)
  return {
    words: say({ id: 'workshop.remedy.one', values: { hex } }),
    text: setPiece(text, 'unit', top.fields[1] ?? '', { hex }),
  }
}
