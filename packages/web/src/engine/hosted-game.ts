import type { Advised, Verdict } from '@gunbai/bots'
import { type Action, type Answered, type Order, only, type Seat } from '@gunbai/kernel'
import { type AnyMatch, type Given, type Halt, Host, haltInWords, type Unasked } from '@gunbai/kernel/host'
import type { GameStore } from '../store/games.ts'
import { type GameInfo, paceOf, type SavedGame } from '../table/game.ts'
import { type Problem, problemOf } from '../table/problem.ts'
import type { NotDone } from '../table/table.ts'
import { anyChance } from './any-chance.ts'
import type { ImaginedWish } from './branching.ts'
import { briefOf, Deputies } from './deputies.ts'
import { Device } from './device.ts'
import { laidTable } from './laid-table.ts'
import { type LearnersAnswer, learnersAnswers, learnersOrders, nextInLine } from './partner.ts'
import { type HostOptions, type Publish, withoutQuestion } from './publishing.ts'
import type { PuzzleTurn } from './puzzle-turn.ts'
import { ReadableGame } from './readable-game.ts'
import { SentLog } from './sent-log.ts'
import type { Thinkers } from './thinking.ts'
import { Turns } from './turns.ts'

/** Whether a game is no longer as this tab knows it. */
const isGone = ({ kind }: Problem): boolean => kind === 'elsewhere' || kind === 'missing'

/**
 * A game at a local table: takes answers, saves each before it is shown, lets bots think, and shows the page only what
 * the seat now looking may see.
 */
export class HostedGame extends ReadableGame {
  private info: GameInfo
  private thinking: Seat | null = null
  private problem: Problem | null = null
  /** The turn that a puzzle is about, when its judge has come. */
  private puzzle: PuzzleTurn | null = null
  private notDone: NotDone | null = null
  private refusals = 0
  private readonly sent = new SentLog()
  private closed = false
  private unwatch = () => {}
  /** Whether `playOn` is at it. */
  private playing = false
  /** Whether the match is ahead of what is saved: until it is, nothing is shown. */
  private saving = false
  /** Answers and undos wait for one another here. */
  private readonly turns = new Turns()
  private readonly people: readonly Seat[]
  private readonly store: GameStore
  private readonly thinkers: Thinkers
  private readonly publish: Publish
  private readonly options: HostOptions
  private readonly deputies: Deputies

  /** `match` is what the saved game has come to. */
  constructor(
    { info, answers, orders = [] }: SavedGame,
    match: AnyMatch,
    store: GameStore,
    thinkers: Thinkers,
    publish: Publish,
    options: HostOptions,
  ) {
    const people = info.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
    const host = new Host(match, anyChance, answers, paceOf(info))
    super(host, new Device(people, info.openHands), info.branch !== undefined)
    this.info = info
    this.people = people
    if (info.script !== undefined) {
      for (const seat of this.people) this.host.order(seat, learnersOrders(match.rulebook))
    }
    for (const [seat, each] of orders.entries()) if (each !== undefined) this.host.order(seat, each)
    this.store = store
    this.thinkers = thinkers
    this.publish = publish
    this.options = options
    this.deputies = new Deputies(info, this.host, this.device, thinkers, options.takeForced, {
      thinking: (seat) => {
        this.thinking = seat
        if (seat !== null) void this.show()
      },
      failed: (error) => {
        this.problem = { ...problemOf(error), kind: 'opponent' }
      },
    })
  }

  /** Shows the table for the first time and, unless somebody only looks, lets play go on. */
  open(): void {
    this.look()
    void this.show()
    if (!this.options.onlyLook) {
      this.unwatch = this.store.watch(this.info.id, (kept) => void this.goneOn(kept))
      void this.playOn()
    }
    if (this.info.script?.puzzle !== undefined) void this.openPuzzle()
  }

  close(): void {
    this.closed = true
    this.unwatch()
  }

  answer(question: number, action: Action): Promise<void> {
    return this.answerAll(question, [action])
  }

  /** Takes the viewer's answers, up to the first surprise; the page hears why not all were taken. */
  async answerAll(question: number, actions: readonly Action[]): Promise<void> {
    const seat = this.device.viewer
    await this.turns.take(async () => {
      const asked = seat !== null && this.people.includes(seat)
      const { taken, halt } = asked
        ? await this.take(seat, question, actions)
        : { taken: 0, halt: { refused: 'not asked' } as const }
      this.refuse(halt, actions.length, taken)
      this.look()
      void this.show()
    })
    void this.playOn()
  }

  /** Takes back the viewer's latest batch. What cannot be saved is not taken back. */
  undo(): Promise<void> {
    const seat = this.device.viewer
    return this.turns.take(async () => {
      const people = this.seatsOfPeople()
      const count = seat === null ? 0 : this.host.latestBatch(seat, people)
      if (seat === null || count === 0) this.refuse({ refused: 'not now' }, 1, 0)
      else {
        const places = this.host.placesTaken(seat, count, people)
        const kept = this.host.given().filter((_, place) => !places.includes(place))
        await this.keepOnly(kept, () => this.host.takeBack(seat, count, people))
      }
      this.look()
      void this.show()
    })
  }

  /** Begins a game of its own with what the viewer knows now, and gives its id and nothing else of it. Throws BadInput. */
  async branch(wish: ImaginedWish): Promise<string> {
    const { branchOfImagined, imaginedOf } = await import('./branching.ts')
    const game = branchOfImagined(imaginedOf(this.host.match, this.device.viewer), wish)
    await this.store.begin(game)
    return game.info.id
  }

  /** The learner's answers since the lesson began; none where this is no lesson. */
  learnersAnswers(): LearnersAnswer[] {
    return learnersAnswers(this.info, this.host, this.device.viewer)
  }

  /** What its viewer answers next in the turn that solves a puzzle; null where this turn has left it. */
  shown(): Action | null {
    const next = nextInLine(this.info, this.host)
    return next !== null && next.seat === this.device.viewer ? next.action : null
  }

  /** Whether the turn of a puzzle has been played; never in another game. */
  isTurnOver(): boolean {
    return this.puzzle?.isOver() ?? false
  }

  /** How well the turn of a puzzle was played, beside a turn that solves it. */
  judge(solution: readonly Answered[]): Promise<Verdict> {
    if (this.puzzle === null) throw new Error('only the turn of a puzzle is judged')
    return this.puzzle.judge(solution)
  }

  /** Goes back in a lesson, whatever was revealed since: there nothing is at stake. Any other game stays as it is. */
  backTo(moment: number): Promise<void> {
    return this.turns
      .take(async () => {
        const { script } = this.info
        if (script === undefined || moment < script.before || moment > this.host.last()) return
        await this.keepOnly(this.host.given().slice(0, moment), () => this.host.backTo(moment))
        this.look()
        void this.show()
      })
      .then(() => void this.playOn())
  }

  uncover(seat: Seat): void {
    if (this.device.taken(seat)) void this.show()
  }

  /** Goes on after a problem: whatever can be done again is done again. */
  retry(): void {
    this.problem = null
    void this.show()
    void this.playOn()
  }

  /** Keeps the viewer's orders, and follows them from now on. Throws BadInput. */
  async order(given: readonly Order[]): Promise<void> {
    const seat = this.device.viewer
    if (seat === null || !this.people.includes(seat)) return
    await this.turns.take(async () => {
      const before = this.host.ordersOf(seat)
      const orders = this.host.order(seat, given)
      if (!(await this.saved(() => this.store.order(this.info.id, seat, orders))))
        this.host.order(seat, before)
    })
    void this.playOn()
  }

  /** What a strong player would consider here. */
  async advise(): Promise<readonly Advised[]> {
    const { viewer } = this.device
    if (viewer === null) return []
    const { world, inWords } = this.host.hints(viewer)
    return inWords(await this.thinkers.advise(briefOf(this.info, this.host, viewer, world)))
  }

  /** Takes answers of a seat into the match and saves them, all at once; what cannot be saved is taken back. */
  private async take(seat: Seat, question: number, actions: readonly Action[], unasked?: Unasked) {
    const before = this.host.last()
    const at = Math.max(Date.now(), this.host.lastAt() + 1)
    const carried = this.host.carryOut({ seat, question, actions }, (asked, action) =>
      this.host.give(seat, asked, action, at, { unasked }),
    )
    if (carried.taken === 0) return carried
    const { state } = this.host.match
    const info = {
      ...this.info,
      answers: this.host.last(),
      touched: Date.now(),
      winners: state.result?.winners ?? null,
    }
    if (await this.saved(() => this.store.append(this.info, info, this.host.given(before)))) {
      this.info = info
      return carried
    }
    this.host.backTo(before)
    this.sent.forget()
    return { taken: 0, halt: null }
  }

  /** Keeps these answers and no others, and goes back to where they lead; not where that cannot be saved. */
  private async keepOnly(kept: readonly Given[], goBack: () => void): Promise<void> {
    const info = { ...this.info, answers: kept.length, touched: Date.now(), winners: null }
    if (!(await this.saved(() => this.store.rewrite(this.info, info, kept)))) return
    goBack()
    this.info = info
    this.sent.forget()
    this.notDone = null
  }

  /** Whether something was saved; if not, the page hears of it as a problem. */
  private async saved(save: () => Promise<void>): Promise<boolean> {
    this.saving = true
    try {
      await save()
      this.problem = null
      return true
    } catch (error) {
      const problem = problemOf(error)
      this.problem = isGone(problem) ? problem : { ...problem, kind: 'storage' }
      return false
    } finally {
      this.saving = false
    }
  }

  /** Another tab has kept something of this game: unless it was the same, nobody goes on here with what no longer is. */
  private goneOn({ answers, touched }: GameInfo): Promise<void> {
    return this.turns.take(async () => {
      const isKnown = answers === this.info.answers && touched === this.info.touched
      // news may come late
      if (isKnown || touched < this.info.touched) return
      this.problem = { kind: 'elsewhere', detail: `${answers} answers are kept` }
      void this.show()
    })
  }

  private refuse(halt: Halt | null, wanted: number, taken: number): void {
    const words = halt === null ? null : haltInWords(this.host.rulebook, halt)
    this.notDone = words === null ? null : { ...words, wanted, taken, serial: ++this.refusals }
  }

  /** Lets bots answer, follows orders and gives forced answers, until a person has a choice to make. */
  private async playOn(): Promise<void> {
    if (this.playing) return
    this.playing = true
    while (!this.closed && this.problem === null && !this.isTurnOver()) {
      const next = await this.deputies.next()
      if (this.closed || next === null) break
      await this.turns.take(() => this.take(next.seat, next.question, [next.action], next.unasked))
      this.look()
      await this.show()
    }
    this.playing = false
    if (this.problem !== null) void this.show()
  }

  private async openPuzzle(): Promise<void> {
    const { PuzzleTurn } = await import('./puzzle-turn.ts')
    this.puzzle = new PuzzleTurn(this.info, this.host, this.people[0] ?? 0, this.thinkers)
    void this.show()
  }

  private seatsOfPeople(): number {
    return this.people.reduce((seats, seat) => seats | only(seat), 0)
  }

  private look(): void {
    const seats = this.host.match.questions().map(({ seat }) => seat)
    this.device.turnTo(seats.filter((seat) => this.options.onlyLook || this.deputies.mustAsk(seat)))
  }

  private async show(): Promise<void> {
    if (this.closed || this.saving) return
    const { problem, notDone, info, host, device, thinking } = this
    try {
      const laid = laidTable(info, host, device, this.seatsOfPeople(), thinking)
      const isUnasked = laid.viewer !== null && !this.options.onlyLook && !this.deputies.mustAsk(laid.viewer)
      const isNone = this.isTurnOver() || (isUnasked && problem === null)
      const snapshot = isNone ? withoutQuestion(laid) : laid
      await this.publish({ snapshot, log: this.sent.next(host, device.viewer), problem, notDone })
    } catch (error) {
      // the page has gone; whatever it was, the game is saved
      this.closed = true
      console.warn(error)
    }
  }
}
