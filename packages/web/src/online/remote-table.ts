import type { Advised } from '@gunbai/bots'
import type { Action, Odds, Order, OrderSheet } from '@gunbai/kernel'
import type { Eyes, Halted, LogEntry } from '@gunbai/kernel/host'
import { findRulebook } from '@gunbai/rulebooks'
import type { MatchInfo, MatchPosition, ShownMessage, Update } from '@gunbai/server/wire'
import { type Beat, type BeatsOf, during } from '../table/beat.ts'
import { BeatPlayer } from '../table/beat-player.ts'
import type { Moment, Table, TableState } from '../table/table.ts'
import { type Reader, readWhole, type Whole } from './finished-match.ts'
import { entriesOf, haltedBy, outcomeOf, snapshotOf } from './match-snapshot.ts'
import { cutAtLook, type Looks, type Recap } from './recap.ts'
import { RemoteWhispers } from './remote-whispers.ts'
import { Refused } from './request.ts'
import { site } from './site.ts'
import type { Done, Follower, Present, SiteLine } from './site-line.ts'

/**
 * A table whose rules run on the server. While the match goes on its moments are the viewer's own numbers; when it is
 * over its record is open to all, and they are the answers of the record.
 */
export class RemoteTable extends RemoteWhispers implements Table, Follower {
  /** The last number that was heard. */
  number = 0
  /** The match as everybody sees it, and our place at it. */
  private info: { readonly match: MatchInfo; readonly seat: number | null } | null = null
  private position: MatchPosition | null = null
  private now: TableState = { snapshot: null, log: [], problem: null, notDone: null, beat: null }
  /** All that was told, of what has been shown as a whole. */
  private log: readonly LogEntry[] = []
  private ahead = 0
  private isConnected = false
  /** Whoever wants to know that the line is back. */
  private backs: (() => void)[] = []
  private present: Present = { seats: [], watching: 0 }
  private told: Recap | null = null
  private opening: Promise<void> | null = null
  /** The questions that are open by the latest that was heard, though it may not have been shown yet. */
  private open: readonly (number | null)[] = []
  private refusals = 0
  private isClosed = false
  private whole: Whole | null = null
  private reading: Promise<void> | null = null
  private readonly ears = new Set<(message: ShownMessage) => void>()
  private readonly listeners = new Set<() => void>()
  private readonly player: BeatPlayer<Update>
  private readonly read: (record: string) => Promise<Reader>
  private readonly looks: Looks | null
  private readonly leave: () => void

  /** `read` opens the record of a match that is over; without `looks` it is shown as it stands, and nobody notes what was seen. */
  constructor(
    match: string,
    line: SiteLine,
    beatsOf: BeatsOf,
    read: (record: string) => Promise<Reader>,
    looks: Looks | null = null,
  ) {
    super(match, line)
    this.read = read
    this.looks = looks
    this.player = new BeatPlayer({
      beatsOf: ({ after, entries, position }) => {
        const { info } = this
        const before = this.now.snapshot
        const isUndone = entries.some(({ undone }) => undone.length > 0)
        if (before === null || info === null || after === 0 || isUndone) return []
        const shown = snapshotOf(info.match, info.seat, position, null)
        return beatsOf(before, entries.flatMap(entriesOf), shown)
      },
      beat: (update, beat) => this.showBeat(update, beat),
      whole: (update) => this.show(update),
      isViewers: (update) => this.isViewers(update),
      goesOn: (update) => !this.isViewers(update),
    })
    this.leave = line.follow(match, this)
  }

  private isViewers({ position }: Update): boolean {
    const seat = this.info?.seat ?? null
    return position.outcome !== null || position.questions.some((each) => each.seat === seat)
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
    position: MatchPosition | null
    isConnected: boolean
    here: Present
    /** Whether an answer waits for the line. */
    isWaiting: boolean
    /** What has happened since the viewer last looked; null from the viewer's next answer on. */
    recap: Recap | null
    /** How far the server's clock is ahead of this machine's. */
    ahead: number
  } {
    const { position, isConnected, ahead, present: here, told: recap } = this
    const isWaiting = this.backs.length > 0
    const { match = null, seat = null } = this.info ?? {}
    return { match, seat, position, isConnected, ahead, here, isWaiting, recap }
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
    this.renew()
  }

  update(update: Update): void {
    this.number = update.position.number
    // the clocks run on from when they were told: the time of this machine may differ from the server's
    const position = { ...update.position, now: Date.now() }
    this.ahead = update.position.now - position.now
    this.open = position.questions.map(({ id }) => id)
    const told = { ...update, position }
    const isOpened = update.after === 0 && this.now.snapshot === null && this.info?.seat != null
    if (isOpened && this.looks !== null && this.opening === null) this.opening = this.openAt(told, this.looks)
    else if (this.opening === null) void this.player.add(told)
    else void this.opening.then(() => this.player.add(told))
  }

  /** What has happened since the viewer last looked is seen before anything is asked. */
  private async openAt(update: Update, looks: Looks): Promise<void> {
    const found = await cutAtLook(update, looks).catch(() => null)
    this.told = found?.recap ?? null
    for (const each of found === null ? [update] : [found.asOf, found.since]) void this.player.add(each)
    this.opening = null
  }

  here(present: Present): void {
    this.present = present
    this.renew()
  }

  /** The viewer has read what happened. */
  dismissRecap(): void {
    this.told = null
    this.renew()
  }

  connected(isConnected: boolean): void {
    this.isConnected = isConnected
    if (isConnected) for (const back of this.backs.splice(0)) back()
    this.renew()
  }

  refused({ code, message }: Refused): void {
    const kind = code === 'version' ? 'version' : code === 'not found' ? 'missing' : 'server'
    this.set({ ...this.now, problem: { kind, detail: message } })
  }

  async answer(question: number, action: Action): Promise<void> {
    this.player.hurry()
    await this.given(question, 1, () =>
      this.line.ask({ type: 'answer', match: this.id, question, action: action as never }),
    )
  }

  async answerAll(question: number, actions: readonly Action[]): Promise<void> {
    this.player.hurry()
    await this.given(question, actions.length, () =>
      this.line.ask({ type: 'answers', match: this.id, question, actions: actions as never }),
    )
  }

  async undo(): Promise<void> {
    this.player.hurry()
    await this.tried(1, () => this.line.ask({ type: 'undo', match: this.id }))
  }

  /** Nobody shares this device. */
  async uncover(): Promise<void> {}

  async orderSheet(): Promise<OrderSheet | null> {
    if (this.info?.seat == null) return null
    const { sheet } = await this.line.ask({ type: 'order sheet', match: this.id })
    return sheet ?? null
  }

  async order(orders: readonly Order[]): Promise<void> {
    await this.tried(1, () => this.line.ask({ type: 'orders', match: this.id, orders: orders as never }))
  }

  advise(): Promise<readonly Advised[]> {
    return site.advice(this.id)
  }

  async sketch(view: unknown): Promise<string> {
    const { rulebook = '', version } = this.info?.match ?? {}
    return (await findRulebook(rulebook).load(version)).sketch(view)
  }

  async at(moment: number, eyes: Eyes): Promise<Moment> {
    await this.reading
    const { whole, position } = this
    const outcome = position === null ? null : outcomeOf(position)
    if (whole !== null && whole.reader !== null) {
      const then = await whole.reader.at(moment, eyes)
      return { ...then, moment, outcome: moment === whole.answers ? outcome : null }
    }
    const { view, questions, last } = await site.entry(this.id, moment)
    return { moment, view, views: null, questions, outcome: moment === last ? outcome : null }
  }

  async heard(eyes: Eyes): Promise<readonly LogEntry[]> {
    await this.reading
    return this.whole?.reader?.heard(eyes) ?? this.log
  }

  async oddsOf(numbers: readonly number[]): Promise<readonly (Odds | null)[]> {
    await this.reading
    return this.whole?.reader?.oddsOf(numbers) ?? numbers.map(() => null)
  }

  record(): Promise<string> {
    return site.record(this.id)
  }

  nextBeat(): void {
    this.player.next()
  }

  faster(): void {
    this.player.faster()
  }

  hurry(): void {
    this.player.skip()
  }

  async retry(): Promise<void> {
    this.set({ ...this.now, problem: null })
  }

  close(): void {
    this.leave()
    this.player.hurry()
    this.isClosed = true
    for (const back of this.backs.splice(0)) back()
    this.whole?.reader?.close()
  }

  protected heardUpTo(): number | undefined {
    return this.position?.number
  }

  private show({ after, opening, entries, position }: Update): void {
    const before = after === 0 ? opening.map((each): LogEntry => ({ moment: 0, ...each })) : this.log
    const undone = new Set(entries.flatMap((each) => each.undone))
    this.log = [...before, ...entries.flatMap(entriesOf)].filter(({ moment }) => !undone.has(moment))
    this.position = position
    if (this.info?.seat != null) this.looks?.note(position.number)
    if (position.outcome !== null) this.reading ??= this.readWhole()
    this.now = { ...this.now, beat: null }
    this.renew()
  }

  private showBeat({ entries, position }: Update, beat: Beat): void {
    const { info } = this
    if (info === null) return
    this.set({
      ...this.now,
      snapshot: during(snapshotOf(info.match, info.seat, position, null), beat),
      log: [...this.log, ...entries.flatMap(entriesOf).slice(0, beat.upTo)],
      beat,
    })
  }

  /** What was hidden is open now: the log is the record's, and leads to its moments. */
  private async readWhole(): Promise<void> {
    const heard = { reader: null, answers: this.number, log: this.log }
    const whole = await readWhole(this.id, this.info?.seat ?? null, this.read, heard)
    if (this.isClosed) whole.reader?.close()
    else this.whole = whole
    this.renew()
  }

  private renew(): void {
    const { info, position, whole } = this
    // in a beat only what is around the table has changed
    if (this.now.beat !== null) {
      this.set({ ...this.now })
      return
    }
    // a match that was over when it was opened is first shown when it can be read as a whole
    const tooEarly = position?.outcome != null && whole === null && this.now.snapshot === null
    const snapshot =
      info === null || position === null || tooEarly
        ? null
        : snapshotOf(info.match, info.seat, position, whole?.answers ?? null)
    this.set({ ...this.now, snapshot, log: whole?.log ?? this.log })
  }

  /** An answer. While the line is cut it waits, and is sent when the line is back, if that is still asked. */
  private async given(question: number, wanted: number, work: () => Promise<Done>): Promise<void> {
    this.told = null
    for (;;) {
      const offline = await this.tried(wanted, work)
      if (!offline || this.isClosed) return
      await new Promise<void>((back) => {
        this.backs.push(back)
        this.renew()
      })
      // it came through before the line was cut, or something else has been decided meanwhile
      if (this.isClosed || !this.open.includes(question)) return
    }
  }

  /** Does what the viewer wants, and keeps why it was not done, or not all of so many answers. True where the line was cut. */
  private async tried(wanted: number, work: () => Promise<Done>): Promise<boolean> {
    try {
      const { taken = wanted, halted = null } = await work()
      this.refuse(halted, wanted, taken)
    } catch (error) {
      const halted = error instanceof Refused ? haltedBy(error) : null
      // while the line is cut the strip above the table says so
      const isOffline = error instanceof Refused && error.code === 'offline'
      if (halted !== null) this.refuse(halted, wanted, 0)
      else if (!isOffline) this.set({ ...this.now, problem: { kind: 'server', detail: String(error) } })
      return isOffline
    }
    return false
  }

  private refuse(halted: Halted | null, wanted: number, taken: number): void {
    const notDone = halted === null ? null : { ...halted, wanted, taken, serial: ++this.refusals }
    this.set({ ...this.now, notDone })
  }

  private set(state: TableState): void {
    this.now = state
    for (const listener of this.listeners) listener()
  }
}
