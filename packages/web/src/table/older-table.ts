import type { Advised } from '@gunbai/bots'
import type { Action, Journey, Odds, OpenWindow, Order, OrderSheet, Seat } from '@gunbai/kernel'
import type { Eyes, Foreseen, LogEntry, Offered, WhyNot, Wondering } from '@gunbai/kernel/host'
import { entryToday, spelledToday, spellingOf } from '../games/older-kinds.ts'
import type { GameInfo } from './game.ts'
import type { Moment, Snapshot, Table, TableState } from './table.ts'

const known = new WeakMap<Table, Table>()

/** A table as the face of its game understands it: itself, unless its version spells otherwise; the same each time. */
export function tableToday(table: Table, { rulebook, version }: GameInfo): Table {
  const spelledThen = spellingOf(rulebook, version)
  if (spelledThen === null) return table
  const today = known.get(table) ?? new OlderTable(table, spelledThen)
  known.set(table, today)
  return today
}

/** A table of an older version that speaks and hears the spelling of today. */
class OlderTable implements Table {
  private readonly older: Table
  private readonly spelledThen: (action: Action) => Action
  /** The latest state of the older table, and what it is today: the same for as long as nothing changes. */
  private latest: { readonly then: TableState; readonly today: TableState } | null = null

  constructor(older: Table, spelledThen: (action: Action) => Action) {
    this.older = older
    this.spelledThen = spelledThen
  }

  state = (): TableState => {
    const then = this.older.state()
    if (this.latest?.then !== then) this.latest = { then, today: stateToday(then) }
    return this.latest.today
  }

  subscribe = (listener: () => void): (() => void) => this.older.subscribe(listener)

  answer(question: number, action: Action): Promise<void> {
    return this.older.answer(question, this.spelledThen(action))
  }

  answerAll(question: number, actions: readonly Action[]): Promise<void> {
    return this.older.answerAll(question, actions.map(this.spelledThen))
  }

  odds(action: Action): Promise<Odds | null> {
    return this.older.odds(this.spelledThen(action))
  }

  whyNot(action: Action): Promise<WhyNot | null> {
    return this.older.whyNot(this.spelledThen(action))
  }

  async advise(): Promise<readonly Advised[]> {
    const advice = await this.older.advise()
    return advice.map((each) => ({ ...each, action: spelledToday(each.action) }))
  }

  async journeys(piece: number): Promise<readonly Journey[]> {
    return (await this.older.journeys(piece)).map(journeyToday)
  }

  async foresee(actions: readonly Action[], wondering: Wondering = {}): Promise<Foreseen> {
    const { piece, odds, unhindered, through, to } = wondering
    const foreseen = await this.older.foresee(actions.map(this.spelledThen), {
      ...(piece !== undefined && { piece }),
      ...(unhindered !== undefined && { unhindered }),
      ...(odds !== undefined && { odds: odds.map(this.spelledThen) }),
      ...(through !== undefined && { through: through.map(this.spelledThen) }),
      ...(to !== undefined && { to }),
    })
    return {
      ...foreseen,
      answers: foreseen.answers.map(offeredToday),
      journeys: foreseen.journeys.map(journeyToday),
      legs: foreseen.legs.map((leg) => ({ ...leg, answers: leg.answers.map(spelledToday) })),
      steppedOver: foreseen.steppedOver.map((each) => ({
        ...each,
        answers: each.answers.map(offeredToday),
      })),
    }
  }

  orderSheet(): Promise<OrderSheet | null> {
    return this.older.orderSheet()
  }

  order(orders: readonly Order[]): Promise<void> {
    return this.older.order(orders)
  }

  async heard(eyes: Eyes): Promise<readonly LogEntry[]> {
    return (await this.older.heard(eyes)).map(entryToday)
  }

  undo(): Promise<void> {
    return this.older.undo()
  }

  uncover(seat: Seat): Promise<void> {
    return this.older.uncover(seat)
  }

  sketch(view: unknown): Promise<string> {
    return this.older.sketch(view)
  }

  at(moment: number, eyes: Eyes): Promise<Moment> {
    return this.older.at(moment, eyes)
  }

  oddsOf(numbers: readonly number[]): Promise<readonly (Odds | null)[]> {
    return this.older.oddsOf(numbers)
  }

  record(): Promise<string> {
    return this.older.record()
  }

  nextBeat(): void {
    this.older.nextBeat()
  }

  faster(): void {
    this.older.faster()
  }

  hurry(): void {
    this.older.hurry()
  }

  retry(): Promise<void> {
    return this.older.retry()
  }

  close(): void {
    this.older.close()
  }
}

function stateToday({ snapshot, log, ...rest }: TableState): TableState {
  return { ...rest, snapshot: snapshot && snapshotToday(snapshot), log: log.map(entryToday) }
}

const journeyToday = (journey: Journey): Journey => ({
  ...journey,
  answers: journey.answers.map(spelledToday),
})

const offeredToday = (each: Offered): Offered => ({ ...each, action: spelledToday(each.action) })

const windowToday = ({ declines, ...rest }: OpenWindow<Action>): OpenWindow<Action> => ({
  ...rest,
  declines: declines && spelledToday(declines),
})

function snapshotToday(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    answers: snapshot.answers.map(offeredToday),
    window: snapshot.window && windowToday(snapshot.window),
  }
}
