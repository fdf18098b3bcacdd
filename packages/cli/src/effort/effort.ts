import { type Bot, makeBot } from '@gunbai/bots'
import {
  type Action,
  firstSeat,
  follow,
  type GameState,
  type Order,
  type Pace,
  type Planner,
  type Rulebook,
  recommendedOrders,
  type Seat,
  type Setup,
  sha256Words,
} from '@gunbai/kernel'

export interface EffortOrder {
  readonly rulebook: Rulebook
  readonly setup: Setup
  readonly games: number
  readonly seed: string
  /** By seat, the bot that plays it. */
  readonly bots: readonly string[]
}

/** What the people of a game have to do, all of them together: means of a game. */
export interface EffortFigures {
  /** Of the engine's small questions. */
  answers: number
  /** What people would press: see `gesturesOf`. */
  taps: number
  /** Windows at which somebody was asked. */
  windowsShown: number
  /** Windows at which an order answered. */
  declinedByOrder: number
  /** How often it is somebody else's turn to be asked, with what is recommended at the table. */
  changesLive: number
  /** The same with what is recommended where every question may cost a day. */
  changesByDays: number
  /** The most questions of one kind in a row that one person was asked and that were no plan. */
  longestRun: number
}

type Tally = { -readonly [K in keyof EffortFigures]: number }

const nothingYet = (): Tally => ({
  answers: 0,
  taps: 0,
  windowsShown: 0,
  declinedByOrder: 0,
  changesLive: 0,
  changesByDays: 0,
  longestRun: 0,
})

/**
 * Plays games as people would, by the recommended orders: an answer that is the only one is given without asking, and
 * what a seat answers in a row, nothing having been revealed that came to anything and nobody else asked, is one plan.
 */
export function measureEffort(order: EffortOrder, played: (games: number) => void = () => {}): EffortFigures {
  const total = nothingYet()
  for (let game = 0; game < order.games; game++) {
    const live = playOne(order, game, 'live')
    const { changesLive: changesByDays } = playOne(order, game, 'days')
    for (const [name, value] of Object.entries({ ...live, changesByDays })) {
      total[name as keyof Tally] += value
    }
    played(game + 1)
  }
  const means = Object.entries(total).map(([name, sum]) => [name, Math.round((sum / order.games) * 10) / 10])
  return Object.fromEntries(means) as unknown as EffortFigures
}

function playOne({ rulebook, setup, seed, bots }: EffortOrder, game: number, pace: Pace): Tally {
  const botSeeds = sha256Words(`bots\n${seed}`)[0] as number
  const state = rulebook.begin(setup, `${seed} ${game}`)
  const players = bots.map((id, seat) => makeBot(id, botSeeds + game * bots.length + seat))
  const orders = recommendedOrders(rulebook.windows, pace)
  const count = new EffortCount(rulebook)
  while (state.result === null) {
    const seat = firstSeat(state.awaiting)
    const answers = rulebook.answers(state, seat)
    const ordered = orderedAt(rulebook, orders, state, seat, answers)
    const bot = players[seat] as Bot
    const action = ordered ?? (answers.length === 1 ? answers[0] : bot.choose(rulebook, state, seat, answers))
    const isWindow = rulebook.openWindow(state) !== null
    if (ordered !== null) count.unasked(isWindow)
    else if (answers.length === 1) count.unasked(false)
    else count.asked(state, seat, action as Action, isWindow)
    rulebook.play(state, seat, action as Action)
  }
  return count.end()
}

function orderedAt(
  { windows, openWindow, view, questions }: Rulebook,
  orders: readonly Order[],
  state: GameState,
  seat: Seat,
  answers: readonly Action[],
): Action | null {
  const window = openWindow(state)
  if (window === null || windows === undefined) return null
  const { about } = questions(state).find((each) => each.seat === seat) ?? {}
  return follow(windows, orders, window, view(state, seat), seat, answers, about)
}

/** Counts what the people of one game are asked, and puts it together to plans. */
class EffortCount {
  private readonly rulebook: Rulebook
  private readonly tally = nothingYet()
  private plan: Action[] = []
  /** How things stood before each answer of the plan. */
  private before: GameState[] = []
  /** By seat, what it was asked and answered before its plan. */
  private readonly earlier = new Map<Seat, { readonly plan: Action[]; readonly before: GameState[] }>()
  /** Whose plan it is, and how much was revealed when it began. */
  private of: { readonly seat: Seat; readonly revealed: number } | null = null
  private run = { kind: '', length: 0 }

  constructor(rulebook: Rulebook) {
    this.rulebook = rulebook
  }

  unasked(byOrder: boolean): void {
    this.tally.answers++
    if (byOrder) this.tally.declinedByOrder++
  }

  asked(state: GameState, seat: Seat, action: Action, isWindow: boolean): void {
    const { revealed } = state
    this.tally.answers++
    if (isWindow) this.tally.windowsShown++
    if (this.of?.seat !== seat) this.tally.changesLive++
    if (this.of?.seat !== seat || (this.of.revealed !== revealed && !this.isIdle(state, seat))) this.endPlan()
    this.of = { seat, revealed }
    this.plan.push(action)
    this.before.push(this.rulebook.copy(state))
  }

  /** Whether what was revealed by the latest answer of the plan came to nothing. */
  private isIdle(state: GameState, seat: Seat): boolean {
    const { view, idle } = this.rulebook
    const [action, before] = [this.plan.at(-1), this.before.at(-1)]
    if (idle === undefined || action === undefined || before === undefined) return false
    return idle(action, view(before, seat), view(state, seat))
  }

  end(): Tally {
    this.endPlan()
    return this.tally
  }

  private endPlan(): void {
    const [first, ...others] = this.plan
    if (first === undefined || this.of === null) return
    const { seat } = this.of
    const { plan, before } = this.earlier.get(seat) ?? { plan: [], before: [] }
    const by = { seat, earlier: plan, before }
    this.tally.taps += new Set(gesturesOf(this.rulebook, this.plan, this.before, by)).size
    this.earlier.set(seat, { plan: [...plan, ...this.plan], before: [...before, ...this.before] })
    const isSame = others.length === 0 && first.kind === this.run.kind
    this.run = { kind: others.length === 0 ? first.kind : '', length: isSame ? this.run.length + 1 : 1 }
    this.tally.longestRun = Math.max(this.tally.longestRun, this.run.length)
    this.plan = []
    this.before = []
  }
}

/** The gestures by which a person gives a plan; one for each answer where a rulebook says nothing else. */
export function gesturesOf(
  { gestures }: Rulebook,
  plan: readonly Action[],
  before: readonly GameState[],
  by?: Planner<Action, GameState>,
): readonly string[] {
  return gestures?.(plan, before, by) ?? plan.map((action, i) => `${i} ${action.kind}`)
}
