import type { Advised } from '@gunbai/bots'
import type { Action, Journey, Odds, Order, OrderSheet, Seat } from '@gunbai/kernel'
import type { Eyes, Foreseen, LogEntry, WhyNot, Wondering } from '@gunbai/kernel/host'
import { proxy, type Remote } from 'comlink'
import type { EngineConnection } from '../engine/connection.ts'
import type { HostedGame } from '../engine/hosted-game.ts'
import type { HostOptions, Update } from '../engine/publishing.ts'
import { type Beat, type BeatsOf, during, waitsForViewer } from './beat.ts'
import { BeatPlayer } from './beat-player.ts'
import { problemOf } from './problem.ts'
import type { LessonScript, Moment, Table, TableState } from './table.ts'

/** A table whose rules run in this browser. */
export class LocalTable implements Table {
  private now: TableState = { snapshot: null, log: [], problem: null, notDone: null, beat: null }
  private readonly listeners = new Set<() => void>()
  private readonly player: BeatPlayer<Update>
  private readonly engine: EngineConnection
  private readonly id: string
  private readonly options: HostOptions
  /** The game in the worker. */
  private game: Promise<Remote<HostedGame>>
  private closed = false

  constructor(game: string, engine: EngineConnection, beatsOf: BeatsOf, options: HostOptions) {
    this.id = game
    this.engine = engine
    this.options = options
    this.player = new BeatPlayer({
      beatsOf: ({ log, snapshot }) => {
        const before = this.now.snapshot
        return before === null || log.keep === 0 || log.add.length === 0
          ? []
          : beatsOf(before, log.add, snapshot)
      },
      beat: (update, beat) => this.take(update, beat),
      whole: (update) => this.take(update, null),
      isViewers: ({ snapshot }) => waitsForViewer(snapshot),
      goesOn: ({ snapshot }) => !waitsForViewer(snapshot),
    })
    this.game = this.open()
  }

  state = (): TableState => this.now

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async answer(question: number, action: Action): Promise<void> {
    this.player.hurry()
    await this.tried((game) => game.answer(question, action))
    dispatchEvent(new Event('gunbai:answered'))
  }

  async answerAll(question: number, actions: readonly Action[]): Promise<void> {
    this.player.hurry()
    await this.tried((game) => game.answerAll(question, actions))
    dispatchEvent(new Event('gunbai:answered'))
  }

  async undo(): Promise<void> {
    this.player.hurry()
    await this.tried((game) => game.undo())
  }

  readonly script: LessonScript = {
    given: () => this.ask((game) => game.learnersAnswers()),
    backTo: (moment) => {
      this.player.hurry()
      return this.tried((game) => game.backTo(moment))
    },
    shown: () => this.ask((game) => game.shown()),
    isTurnOver: () => this.ask((game) => game.isTurnOver()),
    judge: (solution) => this.ask((game) => game.judge(solution)),
  }

  async uncover(seat: Seat): Promise<void> {
    await this.tried((game) => game.uncover(seat))
  }

  odds(action: Action): Promise<Odds | null> {
    return this.ask((game) => game.odds(action))
  }

  whyNot(action: Action): Promise<WhyNot | null> {
    return this.ask((game) => game.whyNot(action))
  }

  journeys(piece: number): Promise<readonly Journey[]> {
    return this.ask((game) => game.journeys(piece))
  }

  foresee(actions: readonly Action[], wondering?: Wondering): Promise<Foreseen> {
    return this.ask((game) => game.foresee(actions, wondering))
  }

  orderSheet(): Promise<OrderSheet | null> {
    return this.ask((game) => game.orderSheet())
  }

  async order(orders: readonly Order[]): Promise<void> {
    await this.tried((game) => game.order(orders))
  }

  sketch(view: unknown): Promise<string> {
    return this.ask((game) => game.sketch(view))
  }

  at(moment: number, eyes: Eyes): Promise<Moment> {
    return this.ask((game) => game.at(moment, eyes))
  }

  heard(eyes: Eyes): Promise<readonly LogEntry[]> {
    return this.ask((game) => game.heard(eyes))
  }

  oddsOf(numbers: readonly number[]): Promise<readonly (Odds | null)[]> {
    return this.ask((game) => game.oddsOf(numbers))
  }

  record(): Promise<string> {
    return this.ask((game) => game.record())
  }

  advise(): Promise<readonly Advised[]> {
    return this.ask((game) => game.advise())
  }

  nextBeat(): void {
    this.player.next()
  }

  faster(): void {
    this.player.faster()
  }

  hurry(): void {
    this.player.skip()
    void this.engine.call((engine) => engine.hurry()).catch(() => {})
  }

  async retry(): Promise<void> {
    if (this.now.problem?.kind === 'opponent' || this.now.problem?.kind === 'storage') {
      await this.tried((game) => game.retry())
    } else {
      this.game = this.open()
      await this.game.catch(() => {})
    }
  }

  close(): void {
    this.closed = true
    this.player.hurry()
    void this.engine.call((engine) => engine.close()).catch(() => {})
  }

  private open(): Promise<Remote<HostedGame>> {
    this.set({ ...this.now, problem: null })
    const publish = proxy((update: Update) => this.player.add(update))
    const opened = this.engine.call((engine) => engine.open(this.id, publish, this.options))
    opened.catch((error) => this.fail(error))
    this.engine.death().catch((error) => this.fail(error))
    return opened
  }

  /** Asks the game in the worker, unless that dies first. */
  private async ask<T>(what: (game: Remote<HostedGame>) => Promise<T>): Promise<T> {
    const game = await this.game
    return this.engine.call(() => what(game))
  }

  private async tried(work: (game: Remote<HostedGame>) => Promise<void>): Promise<void> {
    try {
      await this.ask(work)
    } catch (error) {
      this.fail(error)
    }
  }

  private fail(error: unknown): void {
    if (!this.closed) this.set({ ...this.now, problem: problemOf(error) })
  }

  private take({ log, snapshot, ...rest }: Update, beat: Beat | null): void {
    const known = this.now.log.length === log.keep ? this.now.log : this.now.log.slice(0, log.keep)
    const add = beat === null ? log.add : log.add.slice(0, beat.upTo)
    this.set({
      ...rest,
      snapshot: beat === null ? snapshot : during(snapshot, beat),
      log: add.length === 0 ? known : [...known, ...add],
      beat,
    })
  }

  private set(state: TableState): void {
    this.now = state
    for (const listener of this.listeners) listener()
  }
}
