import type { Brief } from '@gunbai/bots'
import {
  type Action,
  type GameEvent,
  type GameState,
  type Match,
  type Odds,
  printRecord,
  type Rulebook,
  type Seat,
} from '@gunbai/kernel'
import type { Keeper } from '../store/games.ts'
import type { GameInfo } from '../table/game.ts'
import { type Problem, problemOf } from '../table/problem.ts'
import type { Advised, Asked, Eyes, LogEntry, Moment, Snapshot, WhyNot } from '../table/table.ts'
import { outcomeOf, Reading } from './reading.ts'
import type { Thinkers } from './thinking.ts'

/** What is sent to the page: the table, and what is new in the log after the entries that it already has. */
export interface Update {
  readonly snapshot: Snapshot
  readonly log: { readonly keep: number; readonly add: readonly LogEntry[] }
  readonly problem: Problem | null
}

/** Resolves when the page has shown the update, so that bots do not run ahead of the eye. */
export type Publish = (update: Update) => Promise<void>

export interface HostOptions {
  /** Somebody only looks: the game does not go on. */
  readonly onlyLook: boolean
  /** An answer that is the only one is given for the person. Never where people hide their hands from each other. */
  readonly takeForced: boolean
}

/**
 * A game at a local table: takes answers, saves each before it is shown, lets bots think, and shows the page only what
 * the seat now looking may see.
 */
export class HostedGame {
  private info: GameInfo
  private viewer: Seat | null = null
  private cover: Seat | null = null
  private thinking: Seat | null = null
  private problem: Problem | null = null
  /** How much of the log the page has, and through whose eyes. */
  private sent = { entries: 0, answers: 0, viewer: null as Seat | null }
  private closed = false
  /** Whether `playOn` is at it. */
  private playing = false
  /** Answers and undos wait for one another here. */
  private turn: Promise<unknown> = Promise.resolve()
  private readonly match: Match<GameState, Action, GameEvent, unknown>
  private readonly reading: Reading
  private readonly keeper: Keeper
  private readonly thinkers: Thinkers
  private readonly publish: Publish
  private readonly options: HostOptions

  constructor(
    info: GameInfo,
    match: Match<GameState, Action, GameEvent, unknown>,
    keeper: Keeper,
    thinkers: Thinkers,
    publish: Publish,
    options: HostOptions,
  ) {
    this.info = info
    this.match = match
    this.reading = new Reading(match)
    this.keeper = keeper
    this.thinkers = thinkers
    this.publish = publish
    this.options = options
  }

  private get rulebook(): Rulebook<GameState, Action, GameEvent, unknown> {
    return this.match.rulebook
  }

  /** Shows the table for the first time and, unless somebody only looks, lets play go on. */
  open(): void {
    this.look()
    void this.show()
    if (!this.options.onlyLook) void this.playOn()
  }

  close(): void {
    this.closed = true
  }

  answer(question: number, action: Action): Promise<void> {
    const seat = this.viewer
    if (seat === null || this.isBot(seat)) return Promise.resolve()
    return this.inTurn(async () => {
      await this.take(seat, question, action)
      this.look()
      void this.show()
    }).then(() => void this.playOn())
  }

  undo(): Promise<void> {
    const seat = this.viewer
    return this.inTurn(async () => {
      if (seat === null || !this.match.undo(seat)) return
      this.info = this.stand()
      this.sent.entries = 0
      await this.keeper.rewrite(this.info, this.match.record.answers)
      this.look()
      void this.show()
    })
  }

  uncover(seat: Seat): void {
    if (this.cover !== seat) return
    this.viewer = seat
    this.cover = null
    void this.show()
  }

  /** Goes on after a problem: whatever can be done again is done again. */
  retry(): void {
    this.problem = null
    void this.show()
    void this.playOn()
  }

  odds(action: Action): Odds | null {
    if (this.viewer === null) return null
    return this.rulebook.odds?.(this.match.state, this.viewer, action) ?? null
  }

  whyNot(action: Action): WhyNot | null {
    if (this.viewer === null) return null
    const reason = this.rulebook.whyNot(this.match.state, this.viewer, action)
    return reason === null ? null : { rule: reason.rule, phrase: this.rulebook.phrasing.reason(reason) }
  }

  /** What a strong player would consider here. */
  async advise(): Promise<readonly Advised[]> {
    const seat = this.viewer
    if (seat === null) return []
    const advice = await this.thinkers.advise(this.brief(seat))
    return advice.map((each) => ({
      ...each,
      phrase: this.rulebook.phrasing.answer(each.action, this.match.state),
    }))
  }

  sketch(view: unknown): string {
    return this.rulebook.sketch(view)
  }

  at(moment: number, eyes: Eyes): Moment {
    this.allow(eyes)
    return this.reading.at(moment, eyes)
  }

  heard(eyes: Eyes): LogEntry[] {
    this.allow(eyes)
    return this.reading.heard(eyes)
  }

  /** The odds of answers that were given, by their numbers counted from 1. When the game is over. */
  oddsOf(numbers: readonly number[]): (Odds | null)[] {
    if (this.match.state.result === null) throw new Error('the odds of the past only when the game is over')
    return this.reading.oddsOf(numbers)
  }

  record(): string {
    if (this.match.state.result === null) throw new Error('the record of a game that goes on tells secrets')
    return printRecord(this.match.record)
  }

  /** While the game goes on nobody sees through other eyes than the viewer's. */
  private allow(eyes: Eyes): void {
    if (this.match.state.result === null && eyes !== this.viewer) {
      throw new Error('other eyes only when the game is over')
    }
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work)
    this.turn = done.catch(() => {})
    return done
  }

  /** Takes an answer into the match and saves it; where it cannot be saved it is taken back. */
  private async take(seat: Seat, question: number, action: Action): Promise<void> {
    const refusal = this.match.answer(seat, question, action)
    if (refusal !== null) return
    const before = this.info
    this.info = this.stand()
    try {
      await this.keeper.append(this.info, { seat, action })
      this.problem = null
    } catch (error) {
      this.info = before
      this.match.backTo(before.answers)
      this.sent.entries = 0
      this.problem = { ...problemOf(error), kind: 'storage' }
    }
  }

  private stand(): GameInfo {
    const { record, state } = this.match
    return {
      ...this.info,
      answers: record.answers.length,
      touched: Date.now(),
      winners: state.result?.winners ?? null,
    }
  }

  /** Lets bots answer, and gives forced answers, until a person has a choice to make. */
  private async playOn(): Promise<void> {
    if (this.playing) return
    this.playing = true
    while (!this.closed && this.problem === null) {
      const question = this.match.questions().find(({ seat }) => this.isBot(seat) || this.isForced(seat))
      if (question === undefined) break
      const { seat } = question
      const answers = this.rulebook.answers(this.match.state, seat)
      const action = answers.length === 1 ? (answers[0] as Action) : await this.chosenByBot(seat)
      if (this.closed || action === null) break
      await this.inTurn(() => this.take(seat, question.id, action))
      this.look()
      await this.show()
    }
    this.playing = false
    if (this.problem !== null) void this.show()
  }

  private async chosenByBot(seat: Seat): Promise<Action | null> {
    this.thinking = seat
    void this.show()
    try {
      return await this.thinkers.choose(this.brief(seat))
    } catch (error) {
      this.problem = { ...problemOf(error), kind: 'opponent' }
      return null
    } finally {
      this.thinking = null
    }
  }

  private brief(seat: Seat): Brief {
    const { state, record } = this.match
    const player = this.info.players[seat]
    return {
      game: this.info.id,
      rulebook: this.rulebook.id,
      version: this.rulebook.version,
      state: this.rulebook.save(state),
      seat,
      bot: player?.kind === 'bot' ? player.bot : '',
      // never the game's own seed: a bot's chance must tell it nothing of the dice
      seed: `${this.info.id} ${record.answers.length}`,
    }
  }

  /**
   * Whether a person has only one answer, which is given without asking. Not while something can be taken back: what
   * follows might be a die.
   */
  private isForced(seat: Seat): boolean {
    const secret = this.people().length > 1 && !this.info.openHands
    if (!this.options.takeForced || secret || this.match.undoable(seat) > 0) return false
    return this.rulebook.answers(this.match.state, seat).length === 1
  }

  private isBot(seat: Seat): boolean {
    return this.info.players[seat]?.kind === 'bot'
  }

  private people(): Seat[] {
    return this.info.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  }

  /** Decides whose eyes the table is shown to. */
  private look(): void {
    const people = this.people()
    this.cover = null
    if (people.length < 2) {
      this.viewer = people[0] ?? null
      return
    }
    const asked = this.match
      .questions()
      .map(({ seat }) => seat)
      .filter((seat) => !this.isBot(seat))
    if (asked.length === 0 || (this.viewer !== null && asked.includes(this.viewer))) return
    if (this.info.openHands) {
      this.viewer = asked[0] as Seat
    } else {
      this.viewer = null
      this.cover = asked[0] as Seat
    }
  }

  private async show(): Promise<void> {
    if (this.closed) return
    const snapshot = this.snapshot()
    const log = this.newInLog()
    try {
      await this.publish({ snapshot, log, problem: this.problem })
    } catch (error) {
      // the page has gone; whatever it was, the game is saved
      this.closed = true
      console.warn(error)
    }
  }

  private snapshot(): Snapshot {
    const { match, rulebook, viewer } = this
    const { state } = match
    const answers = viewer === null ? [] : rulebook.answers(state, viewer)
    return {
      game: this.info,
      moment: match.record.answers.length,
      viewer,
      cover: this.cover,
      view: rulebook.view(state, viewer),
      questions: match.questions().map((question) => this.asked(question, state)),
      answers: answers.map((action) => ({ action, phrase: rulebook.phrasing.answer(action, state) })),
      undoable: viewer === null ? 0 : match.undoable(viewer),
      thinking: this.thinking,
      outcome: outcomeOf(state.result),
    }
  }

  private asked(question: Omit<Asked, 'phrase'>, state: GameState): Asked {
    return { ...question, phrase: this.rulebook.phrasing.question(question, state) }
  }

  private newInLog(): Update['log'] {
    if (this.sent.viewer !== this.viewer) this.sent.entries = 0
    const keep = this.sent.entries
    const from = keep === 0 ? 0 : this.sent.answers + 1
    const add: LogEntry[] = []
    for (let moment = from; moment < this.match.told.length; moment++) {
      for (const told of this.match.told[moment] ?? [])
        add.push(this.reading.entry(moment, told, this.viewer))
    }
    this.sent = {
      entries: keep + add.length,
      answers: this.match.record.answers.length,
      viewer: this.viewer,
    }
    return { keep, add }
  }
}
