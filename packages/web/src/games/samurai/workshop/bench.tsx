import { distance, type HexId, hexName } from '@gunbai/hexes'
import { draw, moved, outlineOf, readSheet, type SheetProblem, smallChanges } from '@gunbai/samurai/sheet'
import { lazy } from 'react'
import { BenchFrame } from '../../../screens/workshop/bench/bench-frame.tsx'
import type { Bench, Craft } from '../../../screens/workshop/bench/craft.ts'
import type { Draft } from '../../../screens/workshop/drafts.ts'
import { setupTitle } from '../../../words/setup-title.ts'
import type { Words } from '../../../words/words.tsx'
import type { Battle } from '../battle.ts'
import { field } from '../geometry.ts'
import { DrawTab } from './draw-tab.tsx'
import { drawnBattle } from './drawn-battle.ts'
import { HeatMap } from './heat-map.tsx'
import { saidProblem } from './said-problem.ts'

export type SamuraiOutline = ReturnType<typeof outlineOf>
export type SamuraiBench = Bench<SamuraiOutline, Battle>

/** Farther than this from any enemy a unit rarely fights. */
const farAway = 6

const nameOf = (hex: number): string => hexName(field, hex as HexId)

const craft: Craft<SamuraiOutline, Battle> = {
  game: 'samurai',
  outlineOf,
  problemsIn: (text) => readSheet(text).problems,
  drawnOf: drawnBattle,
  setupOf: (text) => ({ id: 'own', options: { battle: text } }),
  titleOf: (text, { say }) => setupTitle((id) => say({ id }), { id: 'own', options: { battle: text } }),
  sidesOf: ({ armies }, { say }) =>
    armies.map((army, seat) => army?.name || say({ id: seat === 0 ? 'workshop.top' : 'workshop.bottom' })),
  placeName: (_, hex) => nameOf(hex),
  saidProblem,
  remedyFor: (bench, problem, words) => remedyFor(bench, problem as SheetProblem, words),
  adviceOn: ({ drawn }, { say }) =>
    farUnits(drawn).map((place) => ({ place, words: say({ id: 'workshop.checks.far' }) })),
  changesOf: smallChanges,
  piecesOf: ({ drawn }, { say }) =>
    drawn.units.map(({ code, hex }) => `${say({ id: `unit.${code}` })} ${nameOf(hex)}`),
  cardName: (title, { say, has }) =>
    say({ id: has(`command.${title}`) ? `command.${title}` : `dragon.${title}` }),
  DrawTab,
  SheetTab: lazy(() => import('./sheet-tab.tsx')),
  Heat: HeatMap,
}

/** A battle of Samurai Battles on the bench. */
export default function SamuraiBenchFrame({ draft }: { draft: Draft }) {
  return <BenchFrame craft={craft} draft={draft} />
}

function farUnits({ units }: Battle): number[] {
  return units.flatMap(({ hex, seat, code }) => {
    const enemies = units.filter((unit) => unit.seat !== seat)
    const nearest = Math.min(...enemies.map((enemy) => distance(field, hex as HexId, enemy.hex as HexId)))
    return code !== 'ac' && enemies.length > 0 && nearest > farAway ? [hex] : []
  })
}

/** What mends it, where something can. */
function remedyFor({ text, drawn }: SamuraiBench, { place, layer, reason }: SheetProblem, { say }: Words) {
  if (place === null || layer !== 'units') return null
  if (reason.includes('cannot be entered')) {
    const room = freeNear(drawn, place)
    if (room === null) return null
    return {
      words: say({ id: 'workshop.remedy.move', values: { hex: nameOf(room) } }),
      text: draw(text, 'units', moved(outlineOf(text), 'units', place, room)),
    }
  }
  if (!reason.includes('the box has')) return null
  return {
    words: say({ id: 'workshop.remedy.remove', values: { hex: nameOf(place) } }),
    text: draw(text, 'units', [{ hex: place, token: '.' }]),
  }
}

/** The nearest hex on which a unit can stand. */
function freeNear({ ground, units, leaders }: Battle, hex: number): number | null {
  const isFree = (at: number) =>
    ground[at] === 'open' && ![...units, ...leaders].some((piece) => piece.hex === at)
  const free = field.hexes.filter((at) => isFree(at))
  const away = (at: number) => distance(field, hex as HexId, at as HexId)
  return free.length === 0 ? null : free.reduce((best, at) => (away(at) < away(best) ? at : best))
}
