import type { Action } from '../action.ts'
import { next, type Stream, stream } from '../dice.ts'
import type { Journey } from '../journey.ts'
import type { Odds } from '../odds.ts'
import { follow, type OpenWindow, recommendedOrders } from '../orders.ts'
import { isRefusal } from '../refusal.ts'
import type { Rulebook } from '../rulebook.ts'
import { firstSeat, includes, type Seat, type SeatSet } from '../seat.ts'
import type { Question } from '../sequence.ts'
import type { GameState } from '../state.ts'
import { type Halt, type Halted, haltInWords, surprise } from './batch.ts'
import type { Asked, Offered } from './position.ts'

/**
 * How things would stand after a draft: answers of a seat that it has not given yet. So a page can light what may be added
 * to a draft by the rules themselves.
 */
export interface Foreseen {
  /** So many of the answers would be taken. */
  readonly taken: number
  /** Why no more: of the draft, or after it. Null where the seat would be asked next and has learned nothing. */
  readonly halted: Halted | null
  /** The name of what the seat would be asked then; null where it halted. */
  readonly question: string | null
  /** What the seat would see then; null where it halted. */
  readonly view: unknown
  /** What it could answer then; nothing where it halted. */
  readonly answers: readonly Offered[]
  /** What it would be asked then, in words; null where it halted. */
  readonly asked: Asked | null
  /** Where the piece that was wondered about could go then. */
  readonly journeys: readonly Journey[]
  /** Of each answer that was wondered about, what it might lead to then. */
  readonly odds: readonly (Odds | null)[]
  /** The answers as they would be given: in batches, between which somebody else is asked whether he steps in. */
  readonly legs: readonly Leg[]
  /** The seat's own questions that were stepped over, with what else it could answer there. */
  readonly steppedOver: readonly SteppedOver[]
}

/** Answers that are given as one batch. */
export interface Leg {
  readonly answers: readonly Action[]
  /** So many of the draft's answers are given by the end of it. */
  readonly drafted: number
}

export interface SteppedOver {
  readonly question: string
  /** What could be answered but the one that steps over it. */
  readonly answers: readonly Offered[]
  /** So many of the draft's answers come before it. */
  readonly after: number
}

/** What else a seat wonders about how things would stand. */
export interface Wondering {
  /** Where this piece could go. */
  readonly piece?: number
  /** What these answers might lead to. */
  readonly odds?: readonly Action[]
  /**
   * How it would be if nobody interrupted: the windows of others are declined in that world, and what they may not decline is
   * answered as is recommended. What a rulebook calls idle is gone over too: dice that come to nothing.
   */
  readonly unhindered?: boolean
  /**
   * Answers that may be given between those of the draft, such as one that ends a phase, where the next is not possible yet.
   * Where this is said, one's own windows are stepped over too, and nobody else is thought to step in at his.
   */
  readonly through?: readonly Action[]
  /** The name of the question to step on to, after the draft. */
  readonly to?: string
}

/**
 * Plays a draft in a world imagined for the seat. Whatever would be revealed there is invented: nothing is told of a world
 * in which something was.
 */
export function foreseenFor(
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  actions: readonly Action[],
  chance: Stream,
  wondering: Wondering = {},
): Foreseen {
  const { piece, odds = [], to } = wondering
  const trial = new Trial(rulebook, rulebook.imagine(state, seat, chance), seat, chance, wondering)
  const halt = trial.giveAll(actions) ?? trial.goOn(to)
  const { world, taken, legs, steppedOver } = trial
  if (halt !== null) {
    return {
      taken,
      halted: haltInWords(rulebook, halt),
      question: null,
      view: null,
      answers: [],
      asked: null,
      journeys: [],
      odds: odds.map(() => null),
      legs,
      steppedOver,
    }
  }
  const question = rulebook.questions(world).find((each) => each.seat === seat)
  return {
    taken,
    halted: null,
    question: question?.name ?? null,
    view: rulebook.view(world, seat),
    answers: trial.offered(),
    asked:
      question === undefined
        ? null
        : {
            seat,
            name: question.name,
            about: question.about,
            phrase: rulebook.phrasing.question(question, world),
          },
    journeys: piece === undefined ? [] : (rulebook.journeys?.(world, seat, piece) ?? []),
    odds: odds.map((action) => oddsOf(rulebook, world, seat, action)),
    legs,
    steppedOver,
  }
}

/** A draft that is tried in an imagined world. */
class Trial {
  world: GameState
  taken = 0
  readonly legs: { answers: Action[]; drafted: number }[] = [{ answers: [], drafted: 0 }]
  readonly steppedOver: SteppedOver[] = []
  private readonly rulebook: Rulebook
  private readonly seat: Seat
  private readonly through: readonly Action[] | undefined
  /** Whether nobody else is thought to step in. */
  private readonly isUnhindered: boolean
  private readonly awaiting: SeatSet
  private readonly chance: Stream
  private revealed: number

  constructor(
    rulebook: Rulebook,
    world: GameState,
    seat: Seat,
    chance: Stream,
    { through, unhindered }: Wondering,
  ) {
    this.rulebook = rulebook
    this.world = world
    this.seat = seat
    this.chance = chance
    this.through = through
    this.isUnhindered = unhindered === true || through !== undefined
    this.awaiting = world.awaiting
    this.revealed = world.revealed
  }

  /** Gives the answers of the draft; why not all of them. */
  giveAll(actions: readonly Action[]): Halt | null {
    for (const action of actions) {
      const halt = this.giveOne(action)
      if (halt !== null) return halt
    }
    return this.surprised()
  }

  /** After the draft: over windows, and on to the question that is wanted. */
  goOn(to: string | undefined): Halt | null {
    // who wants to come to a window of his own is not led over it
    const isThere = () => (to === undefined ? !this.isOwnWindow() : this.question()?.name === to)
    for (let steps = 0; steps < mostSteps; steps++) {
      if (isThere()) break
      if (!this.stepOver()) break
      const halt = this.surprised()
      if (halt !== null) return halt
    }
    return null
  }

  /** What the seat could answer now. */
  offered(): Offered[] {
    const { rulebook, world, seat } = this
    return rulebook
      .answers(world, seat)
      .map((action) => ({ action, phrase: rulebook.phrasing.answer(action, world) }))
  }

  private giveOne(action: Action): Halt | null {
    for (let steps = 0; ; steps++) {
      const halt = this.surprised()
      if (halt !== null) return halt
      const checked = this.check(action)
      if (!isRefusal(checked)) {
        this.taken++
        this.play(checked)
        return null
      }
      if (steps === mostSteps || !this.stepOver()) return checked
    }
  }

  /** Answers what lies before the next answer of the draft: declines at a window, or ends a phase. */
  private stepOver(): boolean {
    if (this.through === undefined) return false
    const { rulebook, world } = this
    const window = rulebook.windows === undefined ? null : rulebook.openWindow(world)
    for (const action of window === null ? this.through : [window.declines]) {
      const checked = action === null ? null : this.check(action)
      if (checked === null || isRefusal(checked)) continue
      const others = this.offered().filter((each) => each.action !== checked)
      const { name } = this.question() as Question
      if (window !== null) this.steppedOver.push({ question: name, answers: others, after: this.taken })
      this.play(checked)
      return true
    }
    return false
  }

  private check(action: Action) {
    const { rulebook, world, seat } = this
    return rulebook.check(world, seat, world.asked[seat] ?? -1, action)
  }

  private play(action: Action): void {
    const isIdle = this.playIdly(action)
    const leg = this.legs.at(-1) as { answers: Action[]; drafted: number }
    leg.answers.push(action)
    leg.drafted = this.taken
    if (isIdle) this.legs.push({ answers: [], drafted: this.taken })
  }

  /** Plays an answer. If something is revealed by it, in a world where that comes to nothing, if one is found: whether so. */
  private playIdly(action: Action): boolean {
    const { rulebook, seat } = this
    const { idle } = rulebook
    const before = idle === undefined || !this.isUnhindered ? null : rulebook.copy(this.world)
    rulebook.play(this.world, seat, action)
    if (idle === undefined || before === null || this.world.revealed === before.revealed) return false
    const seen = rulebook.view(before, seat)
    for (let throws = 0; throws < mostThrows; throws++) {
      if (idle(action, seen, rulebook.view(this.world, seat))) {
        this.revealed = this.world.revealed
        return true
      }
      this.world = rulebook.copy(before)
      const { chance } = this
      this.world.dice = stream(next(chance), next(chance), next(chance), next(chance))
      rulebook.play(this.world, seat, action)
    }
    return false
  }

  /** What the seat could not foresee; that others might step in is put aside where windows are stepped over. */
  private surprised(): Halt | null {
    const { rulebook, world, seat } = this
    for (let steps = 0; this.isUnhindered && steps < mostSteps; steps++) {
      const window = rulebook.windows === undefined ? null : rulebook.openWindow(world)
      if (window === null || includes(world.awaiting, seat) || world.revealed !== this.revealed) break
      const answer = window.declines ?? this.recommended(window)
      if (answer === null) break
      rulebook.play(world, firstSeat(world.awaiting), answer)
      if ((this.legs.at(-1)?.answers.length ?? 0) > 0) this.legs.push({ answers: [], drafted: this.taken })
    }
    return surprise(world, seat, this.awaiting, this.revealed)
  }

  /** What is recommended to another seat at a duty of its own. */
  private recommended(window: OpenWindow<Action>): Action | null {
    const { rulebook, world } = this
    const { windows } = rulebook
    if (windows === undefined) return null
    const other = firstSeat(world.awaiting)
    const about = rulebook.questions(world).find(({ seat }) => seat === other)?.about
    const orders = recommendedOrders(windows)
    return follow(
      windows,
      orders,
      window,
      rulebook.view(world, other),
      other,
      rulebook.answers(world, other),
      about,
    )
  }

  private question(): Question | undefined {
    return this.rulebook.questions(this.world).find((each) => each.seat === this.seat)
  }

  private isOwnWindow(): boolean {
    const { rulebook, world } = this
    return this.through !== undefined && rulebook.windows !== undefined && rulebook.openWindow(world) !== null
  }
}

/** More questions than these never lie between two answers. */
const mostSteps = 20

/** So often dice are thrown anew to find some that come to nothing. */
const mostThrows = 250

function oddsOf(rulebook: Rulebook, world: GameState, seat: Seat, action: Action): Odds | null {
  const checked = rulebook.check(world, seat, world.asked[seat] ?? -1, action)
  return isRefusal(checked) ? null : (rulebook.odds?.(world, seat, checked) ?? null)
}
