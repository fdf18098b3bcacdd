import { type Action, findAction } from './action.ts'
import { BadInput, shown } from './bad-input.ts'
import type { Phrase } from './phrase.ts'
import type { Seat } from './seat.ts'
import type { Question } from './sequence.ts'

/**
 * Orders are answers given before the question. A step that asks somebody whether he wants to interrupt is a window; a
 * seat says beforehand what is to be answered there. Whoever hosts the game follows the orders, and what they lead to is
 * an ordinary answer in the record.
 */

/** Windows that a player would name together, such as "Dragon cards when I am attacked". */
export interface WindowClass<V, A extends Action> {
  /** Also the end of its message ids: `window.<id>`. */
  readonly id: string
  /** What an answer would spend or use, such as a card, so that "stop me for this one" can be said; null for none. */
  subject?(action: A, view: V): string | null
  /** What of it the seat can name now, such as the cards in its hand. */
  subjects?(view: V, seat: Seat): readonly Subject[]
  /** By name, what can be ordered to be done, each a plain sentence: the message `way.<id>.<name>`. */
  readonly ways?: Readonly<Record<string, Way<V, A>>>
  /** Whether its windows are duties. */
  readonly duty?: true
  /** What most players would order. */
  readonly recommended: Stance
  /** The same where every question may cost a day; where it is not said, no other. */
  readonly byDays?: Stance
}

/** A card or piece of a class, and its name in words. */
export interface Subject {
  readonly id: string
  readonly phrase: Phrase
}

/** An answer prepared with its condition. */
export interface Way<V, A extends Action> {
  /**
   * Null to decline, where the condition does not hold; `ask` where the person is to be asked after all. Reads only what
   * the seat knows: its view, its answers, and the public facts of the question.
   */
  choose(view: V, seat: Seat, answers: readonly A[], about: Question['about']): A | 'ask' | null
}

/** How a game is played: at the table, or so that every question costs something, as by days or by a device that goes round. */
export type Pace = 'live' | 'days'

/** What is to be done at a window: ask me; ask me when I could do something; decline; or one of the ways of the class. */
export type Stance = 'ask' | 'ask when able' | 'decline' | { readonly way: string }

/** What a rulebook says of its windows. */
export interface Windows<V, A extends Action> {
  readonly classes: readonly WindowClass<V, A>[]
  /** The turn and the round, as everybody sees them: orders for this turn or this round end when the number changes. */
  period(view: V): Period
  /** By name, numbers of a seat that everybody sees, on which an order may hang: the message `figure.<name>`. */
  readonly figures?: Readonly<Record<string, Figure<V>>>
}

/** A number of a seat that everybody sees. */
export interface Figure<V> {
  of(view: V, seat: Seat): number
}

export interface Period {
  readonly turn: number
  readonly round: number
}

/** A condition of an order: a figure of its seat is at least so much, or less. */
export type Condition = { readonly figure: string } & (
  | { readonly atLeast: number }
  | { readonly below: number }
)

/** An order of a seat. It is nobody else's business. */
export interface Order {
  readonly window: string
  /** For one card or piece of the class; null for all of it. */
  readonly subject: string | null
  readonly stance: Stance
  /** For how long it holds: for the game, or while the turn or the round has this number. */
  readonly during: 'game' | { readonly turn: number } | { readonly round: number }
  /** It holds only then; where it does not, the one before it does, or the person is asked. */
  readonly when?: Condition
}

/**
 * A window that is open: its class, and the answer that declines; null at a duty, where something must be answered and only
 * a way can say what. Both are public.
 */
export interface OpenWindow<A extends Action> {
  readonly class: string
  readonly declines: A | null
}

/**
 * What a seat's orders answer at a window, or null where the person is to be asked. A pure function of what the seat
 * knows: its view and its own legal answers.
 */
export function follow<V, A extends Action>(
  windows: Windows<V, A>,
  orders: readonly Order[],
  window: OpenWindow<A>,
  view: V,
  seat: Seat,
  answers: readonly A[],
  about: Question['about'] = {},
): A | null {
  const kind = windows.classes.find((each) => each.id === window.class)
  if (kind === undefined) return null
  // where the rules do not let him decline, only at a duty is an order followed
  if (window.declines !== null && findAction(answers, window.declines) === undefined) return null
  const now = windows.period(view)
  const inForce = orders.filter(
    (each) => each.window === kind.id && holds(each, now) && fits(windows, each, view, seat),
  )
  const stops = inForce.filter((each) => each.subject !== null && each.stance === 'ask')
  const subjectOf = (action: A) => kind.subject?.(action, view) ?? null
  if (answers.some((action) => stops.some((stop) => stop.subject === subjectOf(action)))) return null
  return taken(kind, stanceOf(inForce), window, view, seat, answers, about)
}

function taken<V, A extends Action>(
  kind: WindowClass<V, A>,
  stance: Stance,
  { declines }: OpenWindow<A>,
  view: V,
  seat: Seat,
  answers: readonly A[],
  about: Question['about'],
): A | null {
  if (stance === 'ask') return null
  if (stance === 'decline') return declines
  if (stance === 'ask when able') return answers.length === 1 ? declines : null
  const chosen = kind.ways?.[stance.way]?.choose(view, seat, answers, about) ?? declines
  return chosen === 'ask' ? null : chosen
}

/** The latest order for the whole class; without one the person is asked. */
function stanceOf(inForce: readonly Order[]): Stance {
  return inForce.findLast((each) => each.subject === null)?.stance ?? 'ask'
}

function holds({ during }: Order, now: Period): boolean {
  if (during === 'game') return true
  return 'turn' in during ? during.turn === now.turn : during.round === now.round
}

function fits<V, A extends Action>(
  { figures }: Windows<V, A>,
  { when }: Order,
  view: V,
  seat: Seat,
): boolean {
  if (when === undefined) return true
  const value = figures?.[when.figure]?.of(view, seat)
  if (value === undefined) return false
  return 'atLeast' in when ? value >= when.atLeast : value < when.below
}

/**
 * Whether what these orders do at a window, or that they do something, hangs on what only the seat can see. Where a
 * person sits opposite, such an answer must come no quicker and no slower than one that a person gives.
 */
export function tellsOfSecrets(orders: readonly Order[], window: string, now: Period): boolean {
  const inForce = orders.filter((each) => each.window === window && holds(each, now))
  const whole = inForce.filter(({ subject }) => subject === null)
  // those that could count: the last that hangs on nothing, and whatever hangs on figures after it
  const possible = whole.slice(
    Math.max(
      0,
      whole.findLastIndex(({ when }) => when === undefined),
    ),
  )
  return (
    possible.some(({ stance }) => stance !== 'ask' && stance !== 'decline') ||
    inForce.some(({ subject }) => subject !== null)
  )
}

/** What most players would order, for the whole game; nothing where there are no windows. */
export function recommendedOrders<V, A extends Action>(
  windows: Windows<V, A> | undefined,
  pace: Pace = 'live',
): Order[] {
  const classes = windows?.classes ?? []
  return classes.map(({ id, recommended, byDays = recommended }) => ({
    window: id,
    subject: null,
    stance: pace === 'days' ? byDays : recommended,
    during: 'game',
  }))
}

/** What a seat can order, and what it has: the sheet that only it sees. */
export interface OrderSheet {
  readonly classes: readonly OrderedClass[]
  readonly orders: readonly Order[]
  readonly period: Period
  /** On which numbers an order may hang, and what they are now. */
  readonly figures: readonly { readonly id: string; readonly value: number }[]
}

/** A class of windows as the sheet names it. */
export interface OrderedClass {
  readonly id: string
  readonly ways: readonly string[]
  /** Whether something must be answered: then nothing can be declined. */
  readonly duty: boolean
  readonly recommended: Readonly<Record<Pace, Stance>>
  readonly subjects: readonly Subject[]
}

export function orderSheet<V, A extends Action>(
  windows: Windows<V, A>,
  orders: readonly Order[],
  view: V,
  seat: Seat,
): OrderSheet {
  return {
    classes: windows.classes.map(
      ({ id, ways = {}, duty = false, recommended, byDays = recommended, subjects }) => ({
        id,
        ways: Object.keys(ways),
        duty,
        recommended: { live: recommended, days: byDays },
        subjects: subjects?.(view, seat) ?? [],
      }),
    ),
    orders,
    period: windows.period(view),
    figures: Object.entries(windows.figures ?? {}).map(([id, figure]) => ({
      id,
      value: figure.of(view, seat),
    })),
  }
}

const mostOrders = 200

/** Reads orders that come from outside. Throws BadInput that says what is wrong with them. */
export function readOrders<V, A extends Action>(windows: Windows<V, A>, given: unknown): Order[] {
  if (!Array.isArray(given) || given.length > mostOrders) {
    throw new BadInput(`Orders are a list of at most ${mostOrders}; got ${shown(given)}.`)
  }
  return given.map((each, i) => readOrder(windows, each, i + 1))
}

function readOrder<V, A extends Action>(windows: Windows<V, A>, given: unknown, number: number): Order {
  const { window, subject = null, stance, during, when } = (given ?? {}) as Record<string, unknown>
  const unfit = (expected: string, came: unknown) =>
    new BadInput(`Order ${number} cannot be followed: expected ${expected}, got ${shown(came)}.`)
  const kind = windows.classes.find((each) => each.id === window)
  if (kind === undefined) {
    throw unfit(`one of the windows ${windows.classes.map((each) => each.id).join(', ')}`, window)
  }
  if (subject !== null && typeof subject !== 'string') throw unfit('a card or piece, or null', subject)
  const read = readStance(kind, stance)
  if (read === null) {
    const ways = Object.keys(kind.ways ?? {}).map((way) => `{ "way": "${way}" }`)
    throw unfit(['"ask"', '"ask when able"', '"decline"', ...ways].join(', '), stance)
  }
  if (subject !== null && read !== 'ask') throw unfit('"ask" for a single card or piece', stance)
  const lasting = readDuring(during)
  if (lasting === null) throw unfit('"game", { "turn": number } or { "round": number }', during)
  const condition = readWhen(windows, when)
  if (condition === null) {
    const figures = Object.keys(windows.figures ?? {})
    throw unfit(`{ "figure": one of ${figures.join(', ') || 'none'}, "atLeast" or "below": number }`, when)
  }
  return { window: kind.id, subject, stance: read, during: lasting, ...condition }
}

function readStance<V, A extends Action>(kind: WindowClass<V, A>, given: unknown): Stance | null {
  if (given === 'ask' || given === 'ask when able' || given === 'decline') return given
  const { way } = (given ?? {}) as Record<string, unknown>
  return typeof way === 'string' && Object.hasOwn(kind.ways ?? {}, way) ? { way } : null
}

/** Null where it is none. */
function readWhen<V, A extends Action>(
  { figures = {} }: Windows<V, A>,
  given: unknown,
): { readonly when?: Condition } | null {
  if (given === undefined) return {}
  const { figure, atLeast, below } = (given ?? {}) as Record<string, unknown>
  if (typeof figure !== 'string' || !Object.hasOwn(figures, figure)) return null
  if (Number.isSafeInteger(atLeast)) return { when: { figure, atLeast: atLeast as number } }
  return Number.isSafeInteger(below) ? { when: { figure, below: below as number } } : null
}

function readDuring(given: unknown): Order['during'] | null {
  if (given === 'game') return given
  const { turn, round } = (given ?? {}) as Record<string, unknown>
  if (Number.isSafeInteger(turn)) return { turn: turn as number }
  return Number.isSafeInteger(round) ? { round: round as number } : null
}
