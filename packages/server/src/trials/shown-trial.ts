import type { TrialRow } from '../storage/library-tables.ts'
import type { Storage } from '../storage/storage.ts'
import { type CountedGame, figuresOf, type LineFigures, type TrialOrder } from './trial-order.ts'

/** A trial as it is shown. */
export interface TrialInfo {
  readonly id: string
  readonly battle: string | null
  readonly version: number | null
  readonly rulebook: string
  readonly status: TrialRow['status']
  /** Why it failed. */
  readonly problem: string
  /** Games that are ordered, and that are counted. */
  readonly games: number
  readonly played: number
  readonly figures: readonly LineFigures[]
  readonly madeAt: number
  readonly endedAt: number | null
}

export async function shownTrial(storage: Storage, trial: TrialRow): Promise<TrialInfo> {
  const order = JSON.parse(trial.order) as TrialOrder
  const figures =
    trial.figures === null
      ? await countedFigures(storage, trial)
      : (JSON.parse(trial.figures) as LineFigures[])
  return {
    id: trial.id,
    battle: trial.battle,
    version: trial.version,
    rulebook: trial.rulebook,
    status: trial.status,
    problem: trial.problem,
    games: order.lines.length * order.games,
    played: figures.reduce((sum, line) => sum + line.games, 0),
    figures,
    madeAt: trial.made_at,
    endedAt: trial.ended_at,
  }
}

/** What was counted so far. */
export async function countedFigures({ trials }: Storage, trial: TrialRow): Promise<LineFigures[]> {
  const order = JSON.parse(trial.order) as TrialOrder
  const lots = await trials.played(trial.id)
  const played = lots.map(({ lot, played }) => ({ lot, games: JSON.parse(played ?? '[]') as CountedGame[] }))
  return figuresOf(order, order.lines[0]?.bots.length ?? 0, played)
}
