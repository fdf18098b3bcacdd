import type { Action, Odds } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { MatchInfo, Position, ShownMessage, Update } from '@gunbai/server/wire'
import type { GameInfo } from '../table/game.ts'
import { Pacer } from '../table/pacer.ts'
import type {
  Advised,
  Eyes,
  LogEntry,
  Moment,
  Outcome,
  Snapshot,
  Table,
  TableState,
  WhyNot,
} from '../table/table.ts'
import { Refused, site } from './site.ts'
import type { Follower, SiteLine } from './site-line.ts'

/** A table whose rules run on the server. */
export class RemoteTable implements Table, Follower {
  /** The last number that was heard. */
  number = 0
  /** The match as everybody sees it, and our place at it. */
  private info: { readonly match: MatchInfo; readonly seat: number | null } | null = null
  private position: Position | null = null
  private now: TableState = { snapshot: null, log: [], problem: null }
  private isConnected = false
  private keptAs: string | null = null
  private readonly ears = new Set<(message: ShownMessage) => void>()
  private readonly listeners = new Set<() => void>()
  private readonly pacer: Pacer<Update>
  private readonly line: SiteLine
  private readonly id: string
  private readonly leave: () => void

  /** `durationOf` says for how long what has newly happened is to be seen before the next thing happens. */
  constructor(match: string, line: SiteLine, durationOf: (news: readonly LogEntry[]) => number) {
    this.id = match
    this.line = line
    this.pacer = new Pacer(
      (update) => this.show(update),
      (update) => (update.after === 0 ? 0 : durationOf(update.entries.flatMap(entriesOf))),
    )
    this.leave = line.follow(match, this)
  }

  state = (): TableState => this.now

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** What the bar above the table shows: who sits where, the clocks, an offer, whether the line holds. */
  around(): {
    match: MatchInfo | null
    seat: number | null
    position: Position | null
    isConnected: boolean
  } {
    const { position, isConnected } = this
    return { match: this.info?.match ?? null, seat: this.info?.seat ?? null, position, isConnected }
  }

  /** The name under which this browser keeps the finished game. */
  keepAs(kept: string): void {
    this.keptAs = kept
    this.renew(this.now.log)
  }

  /** Hears what is said in the room that we may hear. Gives the way to stop. */
  listen(ear: (message: ShownMessage) => void): () => void {
    this.ears.add(ear)
    return () => this.ears.delete(ear)
  }

  said(message: ShownMessage): void {
    for (const ear of this.ears) ear(message)
  }

  match(match: MatchInfo, seat: number | null): void {
    this.info = { match, seat }
    this.renew(this.now.log)
  }

  update(update: Update): void {
    this.number = update.position.number
    void this.pacer.add(update)
  }

  connected(isConnected: boolean): void {
    this.isConnected = isConnected
    this.renew(this.now.log)
  }

  async answer(question: number, action: Action): Promise<void> {
    this.pacer.hurry()
    await this.tried(() =>
      this.line.ask({ type: 'answer', match: this.id, question, action: action as never }),
    )
  }

  async undo(): Promise<void> {
    this.pacer.hurry()
    await this.tried(() => this.line.ask({ type: 'undo', match: this.id }))
  }

  /** Nobody shares this device. */
  async uncover(): Promise<void> {}

  async odds(action: Action): Promise<Odds | null> {
    const done = await this.line
      .ask({ type: 'odds', match: this.id, action: action as never })
      .catch(() => null)
    return (done?.odds ?? null) as Odds | null
  }

  async whyNot(action: Action): Promise<WhyNot | null> {
    const done = await this.line
      .ask({ type: 'why', match: this.id, action: action as never })
      .catch(() => null)
    return (done?.why ?? null) as WhyNot | null
  }

  /** Nobody whispers in a game against somebody else. */
  async advise(): Promise<readonly Advised[]> {
    return []
  }

  async sketch(): Promise<string> {
    const rulebook = await findRulebook(this.info?.match.rulebook ?? '').load()
    return this.position === null ? '' : rulebook.sketch(this.position.view)
  }

  async at(moment: number, eyes: Eyes): Promise<Moment> {
    const { view } = await site.moment(this.id, moment, eyes === 'all' ? null : eyes)
    return { moment, view, views: null, questions: [], outcome: null }
  }

  async heard(): Promise<readonly LogEntry[]> {
    return this.now.log
  }

  async oddsOf(numbers: readonly number[]): Promise<readonly (Odds | null)[]> {
    return numbers.map(() => null)
  }

  record(): Promise<string> {
    return site.record(this.id)
  }

  hurry(): void {
    this.pacer.hurry()
  }

  async retry(): Promise<void> {
    this.set({ ...this.now, problem: null })
  }

  close(): void {
    this.leave()
    this.pacer.hurry()
  }

  private show({ after, opening, entries, position }: Update): void {
    const before = after === 0 ? opening.map((each): LogEntry => ({ moment: 0, ...each })) : this.now.log
    const undone = new Set(entries.flatMap((each) => each.undone))
    const log = [...before, ...entries.flatMap(entriesOf)].filter(({ moment }) => !undone.has(moment))
    this.position = position
    this.renew(log)
  }

  private renew(log: readonly LogEntry[]): void {
    const { info, position } = this
    const snapshot =
      info === null || position === null ? null : snapshotOf(info.match, info.seat, position, this.keptAs)
    this.set({ ...this.now, snapshot, log })
  }

  /** What is refused because the table has moved on needs no words: the table shows it. */
  private async tried(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      const moved = error instanceof Refused && ['stale', 'not asked', 'over', 'offline'].includes(error.code)
      if (!moved) this.set({ ...this.now, problem: { kind: 'storage', detail: String(error) } })
    }
  }

  private set(state: TableState): void {
    this.now = state
    for (const listener of this.listeners) listener()
  }
}

function entriesOf({ number, events }: Update['entries'][number]): LogEntry[] {
  return events.map((each) => ({ moment: number, ...each }))
}

function snapshotOf(
  match: MatchInfo,
  seat: number | null,
  position: Position,
  keptAs: string | null,
): Snapshot {
  const bot = position.questions.find((each) => ((position.bots >> each.seat) & 1) === 1)
  return {
    game: { ...gameOf(match, position), ...(keptAs === null ? {} : { id: keptAs }) },
    moment: position.number,
    viewer: seat,
    cover: null,
    view: position.view,
    // the ids of others are not told; nobody can answer by one that is none
    questions: position.questions.map((each) => ({ ...each, id: each.id ?? -1 })),
    answers: position.answers,
    undoable: position.undoable,
    thinking: bot?.seat ?? null,
    outcome: outcomeOf(position),
  }
}

function outcomeOf({ outcome }: Position): Outcome | null {
  if (outcome === null) return null
  return { winners: outcome.winners, because: { id: outcome.because ?? `ui.online.end.${outcome.by}` } }
}

function gameOf(match: MatchInfo, { number, outcome }: Position): GameInfo {
  return {
    id: match.id,
    rulebook: match.rulebook,
    version: match.version,
    setup: match.setup,
    players: match.players.map((player) =>
      player?.kind === 'house bot' ? { kind: 'bot', bot: player.bot } : { kind: 'human' },
    ),
    openHands: false,
    lesson: null,
    begun: match.begunAt ?? match.createdAt,
    touched: match.touchedAt,
    answers: number,
    winners: outcome?.winners ?? null,
  }
}
