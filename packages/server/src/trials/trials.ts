import type { Jobs } from '../jobs/jobs.ts'
import type { Rooms } from '../matches/rooms.ts'
import { newId } from '../people/secret.ts'
import { Problem, understood } from '../problem.ts'
import type { TrialRow } from '../storage/library-tables.ts'
import type { Storage } from '../storage/storage.ts'
import { type LabThreads, Unplayable } from './lab-threads.ts'
import { countedFigures } from './shown-trial.ts'
import {
  type CountedGame,
  checkedOrder,
  hashOfOrder,
  type LineFigures,
  lotOf,
  lotsIn,
  type TrialOrder,
} from './trial-order.ts'

/** Who asked for a trial, and what of. */
export interface TrialCause {
  readonly starter: string | null
  readonly battle?: { readonly id: string; readonly version: number }
}

/** So long a lot is a node's, and kept again while it plays. */
const lease = 15_000
const keepEvery = 5_000
/** So many lots of one trial wait at a time: one that comes later need not wait for the whole of it. */
const ahead = 32
/** A trial of which nothing was heard for so long is looked at again. */
const silence = 30_000

/**
 * Games that bots play for whoever wants to know something of a battle, or of bots. They are cut into small lots, which are jobs of
 * the queue: any node plays them, each is counted once, and those of a node that died are played by another.
 */
export class Trials {
  private readonly storage: Storage
  private readonly jobs: Jobs
  private readonly rooms: Rooms
  private readonly threads: LabThreads
  private readonly now: () => number
  private readonly node = newId()
  /** Told when more is known of a trial. */
  onCounted: (trial: TrialRow, figures: () => Promise<LineFigures[]>) => Promise<void> = async () => {}

  constructor(storage: Storage, jobs: Jobs, rooms: Rooms, threads: LabThreads, now: () => number) {
    this.storage = storage
    this.jobs = jobs
    this.rooms = rooms
    this.threads = threads
    this.now = now
  }

  /** Begins a trial; who asks for the same again gets the one that there is. */
  async begin(order: TrialOrder, cause: TrialCause): Promise<TrialRow> {
    const rulebook = await this.rooms.rulebook(order.rulebook)
    const row = newTrial(
      understood(() => checkedOrder(rulebook, order)),
      rulebook.version,
      cause,
      this.now(),
    )
    const trial = await this.storage.trials.add(row)
    if (trial.id === row.id) await this.queue(trial, firstLots(trial))
    return trial
  }

  async find(id: string): Promise<TrialRow> {
    const trial = await this.storage.trials.find(id)
    if (trial === null) throw new Problem('not found', 'There is no such trial.')
    return trial
  }

  async stop(id: string): Promise<void> {
    const ending = { status: 'stopped', problem: '', ended_at: this.now() } as const
    await this.storage.trials.end(id, { ...ending, figures: JSON.stringify(await this.figures(id)) })
  }

  private async figures(id: string): Promise<LineFigures[]> {
    return countedFigures(this.storage, await this.find(id))
  }

  /** The job: plays a lot and counts it. It may come twice, and to several nodes. */
  async playLot({ trial: id, lot }: { readonly trial: string; readonly lot: number }): Promise<void> {
    const { trials } = this.storage
    const trial = await trials.find(id)
    if (trial === null || trial.status !== 'running' || lot >= trial.lots) return
    if (!(await trials.take(id, lot, this.node, this.now(), this.now() + lease))) return
    const keeping = setInterval(() => {
      trials.keep(id, lot, this.node, this.now() + lease).catch(() => {})
    }, keepEvery)
    try {
      const order = JSON.parse(trial.order) as TrialOrder
      const games = await this.threads.play(order, lotOf(order, lot))
      await this.count(trial, lot, games)
    } catch (error) {
      await trials.letGo(id, lot, this.node).catch(() => {})
      if (!(error instanceof Unplayable)) throw error
      await this.fail(id, error.message)
    } finally {
      clearInterval(keeping)
    }
  }

  private async count(trial: TrialRow, lot: number, games: readonly CountedGame[]): Promise<void> {
    if (!(await this.storage.trials.count(trial.id, lot, JSON.stringify(games), this.now()))) return
    if (lot + ahead < trial.lots) await this.queue(trial, [lot + ahead])
    const counted = await this.find(trial.id)
    if (counted.counted === counted.lots) await this.finish(counted)
    else await this.onCounted(counted, () => this.figures(trial.id))
  }

  private async finish(trial: TrialRow): Promise<void> {
    const figures = await this.figures(trial.id)
    const ending = { status: 'done', problem: '', ended_at: this.now() } as const
    await this.storage.trials.end(trial.id, { ...ending, figures: JSON.stringify(figures) })
    await this.onCounted(trial, async () => figures)
  }

  private async fail(id: string, problem: string): Promise<void> {
    const ending = { status: 'failed', problem: problem.slice(0, 500), ended_at: this.now() } as const
    await this.storage.trials.end(id, { ...ending, figures: JSON.stringify(await this.figures(id)) })
  }

  /** Sees to trials that were left: by a node that died, by one that knew of no queue, after a restore. Any node may, at any time. */
  async sweep(): Promise<void> {
    const { trials } = this.storage
    for (const trial of await trials.running(50)) {
      if (trial.counted === trial.lots) {
        await this.finish(trial)
        continue
      }
      const lapsed = await trials.lapsed(trial.id, this.now())
      if (lapsed.length > 0) await this.queue(trial, lapsed)
      if (trial.touched_at >= this.now() - silence) continue
      const busy = await trials.busy(trial.id, this.now())
      const open = Array.from({ length: trial.lots }, (_, lot) => lot).filter((lot) => !busy.has(lot))
      await this.queue(trial, open.slice(0, ahead))
    }
  }

  private async queue(trial: TrialRow, lots: readonly number[]): Promise<void> {
    await this.storage.trials.touch(trial.id, this.now())
    for (const lot of lots) {
      await this.jobs.add('lot', `${trial.id} ${lot}`, { trial: trial.id, lot }, this.now())
    }
  }
}

const firstLots = ({ lots }: TrialRow): number[] =>
  Array.from({ length: Math.min(ahead, lots) }, (_, lot) => lot)

/** The row of a trial of which nothing is played yet; the order has been read. */
export function newTrial(order: TrialOrder, rules: number, cause: TrialCause, now: number): TrialRow {
  return {
    id: newId(),
    hash: hashOfOrder(order, rules),
    starter: cause.starter,
    battle: cause.battle?.id ?? null,
    version: cause.battle?.version ?? null,
    rulebook: order.rulebook,
    order: JSON.stringify(order),
    lots: lotsIn(order),
    counted: 0,
    status: 'running',
    problem: '',
    figures: null,
    made_at: now,
    touched_at: 0,
    ended_at: null,
  }
}
