import type { Action, Odds, Seat } from '@gunbai/kernel'
import { proxy } from 'comlink'
import type { EngineConnection } from '../engine/connection.ts'
import type { HostOptions, Update } from '../engine/hosted-game.ts'
import { Pacer } from './pacer.ts'
import { problemOf } from './problem.ts'
import type { Advised, Eyes, LogEntry, Moment, Table, TableState, WhyNot } from './table.ts'

/** A table whose rules run in this browser. */
export class LocalTable implements Table {
  private now: TableState = { snapshot: null, log: [], problem: null }
  private readonly listeners = new Set<() => void>()
  private readonly pacer: Pacer<Update>
  private readonly engine: EngineConnection
  private readonly game: string
  private readonly options: HostOptions
  private closed = false

  /** `durationOf` says for how long what has newly happened is to be seen before the next thing happens. */
  constructor(
    game: string,
    engine: EngineConnection,
    durationOf: (news: readonly LogEntry[]) => number,
    options: HostOptions,
  ) {
    this.game = game
    this.engine = engine
    this.options = options
    this.pacer = new Pacer(
      (update) => this.take(update),
      ({ log }) => (log.keep === 0 ? 0 : durationOf(log.add)),
    )
    void this.open()
  }

  state = (): TableState => this.now

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async answer(question: number, action: Action): Promise<void> {
    this.pacer.hurry()
    await this.tried(() => this.engine.call((engine) => engine.answer(question, action)))
    dispatchEvent(new Event('gunbai:answered'))
  }

  async undo(): Promise<void> {
    this.pacer.hurry()
    await this.tried(() => this.engine.call((engine) => engine.undo()))
  }

  async uncover(seat: Seat): Promise<void> {
    await this.tried(() => this.engine.call((engine) => engine.uncover(seat)))
  }

  odds(action: Action): Promise<Odds | null> {
    return this.engine.call((engine) => engine.odds(action))
  }

  whyNot(action: Action): Promise<WhyNot | null> {
    return this.engine.call((engine) => engine.whyNot(action))
  }

  sketch(view: unknown): Promise<string> {
    return this.engine.call((engine) => engine.sketch(view))
  }

  at(moment: number, eyes: Eyes): Promise<Moment> {
    return this.engine.call((engine) => engine.at(moment, eyes))
  }

  heard(eyes: Eyes): Promise<readonly LogEntry[]> {
    return this.engine.call((engine) => engine.heard(eyes))
  }

  oddsOf(numbers: readonly number[]): Promise<readonly (Odds | null)[]> {
    return this.engine.call((engine) => engine.oddsOf(numbers))
  }

  record(): Promise<string> {
    return this.engine.call((engine) => engine.record())
  }

  advise(): Promise<readonly Advised[]> {
    return this.engine.call((engine) => engine.advise())
  }

  hurry(): void {
    this.pacer.hurry()
    void this.engine.call((engine) => engine.hurry()).catch(() => {})
  }

  async retry(): Promise<void> {
    if (this.now.problem?.kind === 'opponent' || this.now.problem?.kind === 'storage') {
      await this.tried(() => this.engine.call((engine) => engine.retry()))
    } else {
      await this.open()
    }
  }

  close(): void {
    this.closed = true
    this.pacer.hurry()
    void this.engine.call((engine) => engine.close()).catch(() => {})
  }

  private async open(): Promise<void> {
    this.set({ ...this.now, problem: null })
    const publish = proxy((update: Update) => this.pacer.add(update))
    await this.tried(() => this.engine.call((engine) => engine.open(this.game, publish, this.options)))
    this.engine.death().catch((error) => this.fail(error))
  }

  private async tried(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.fail(error)
    }
  }

  private fail(error: unknown): void {
    if (!this.closed) this.set({ ...this.now, problem: problemOf(error) })
  }

  private take({ snapshot, log, problem }: Update): void {
    const known = this.now.log.length === log.keep ? this.now.log : this.now.log.slice(0, log.keep)
    this.set({ snapshot, log: log.add.length === 0 ? known : [...known, ...log.add], problem })
  }

  private set(state: TableState): void {
    this.now = state
    for (const listener of this.listeners) listener()
  }
}
