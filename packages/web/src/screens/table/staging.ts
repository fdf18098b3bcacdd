import type { GameFace } from '../../games/face.ts'
import { entryToday } from '../../games/older-kinds.ts'
import type { Stage } from '../../games/stage.ts'
import { beatTime } from '../../settings/settings.ts'
import { type Beat, type BeatsOf, waitsForViewer } from '../../table/beat.ts'

/** A stage, with the cutting of what is new into its beats: both are fetched when something happens. */
export interface Staged {
  readonly stage: Stage
  readonly cut: typeof import('./stage/cut.ts').cut
}

/** Of the game that is open. */
let load: GameFace['stage'] = null
let staged: Staged | null = null
let coming: Promise<Staged> | null = null

/** Lets that face say how what happens is to be seen. */
export function stageBy(face: GameFace): void {
  if (load === face.stage) return
  load = face.stage
  staged = null
  coming = null
}

/** The stage of the game that is open, if it has one. */
export function fetchStage(): Promise<Staged> | null {
  if (load === null) return null
  coming ??= Promise.all([load(), import('./stage/cut.ts')]).then(([stage, { cut }]) => {
    staged = { stage, cut }
    return staged
  })
  return coming
}

/** The beats of what has newly happened. A game without a stage shows it whole for a while, before somebody goes on. */
export const beatsOf: BeatsOf = (before, news, after) => {
  const full = beatTime()
  const told = news.map(entryToday)
  if (full === 0 || before.viewer !== after.viewer || told.length === 0) return []
  if (load === null) return waitsForViewer(after) ? [] : [wholeOf(before.view, told, after.view, full / 2)]
  const beatsBy = ({ stage, cut }: Staged) => cut(stage, told, { ...before, full })
  return staged !== null ? beatsBy(staged) : (fetchStage()?.then(beatsBy) ?? [])
}

const wholeOf = (before: unknown, entries: Beat['entries'], view: unknown, time: number): Beat => ({
  name: 'whole',
  entries,
  before,
  view,
  upTo: entries.length,
  time,
})
