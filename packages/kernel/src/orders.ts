import { type Action, findAction } from './action.ts'
import type { Phrase } from './phrase.ts'
import type { Seat } from './seat.ts'
import type { Question } from './sequence.ts'
import { sha256Words } from './sha256.ts'

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
  /** By a name that is no longer given, what is meant by it now: orders that were kept are followed on. */
  readonly former?: Readonly<Record<string, Stance>>
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
  choose(
    view: V,
    seat: Seat,
    answers: readonly A[],
    about: Question['about'],
    bound: number,
  ): A | 'ask' | null
  /** Where its sentence has a number, `{bound}`: between which it may be, and what it usually is. */
  readonly bounds?: Bounds
}

export interface Bounds {
  readonly least: number
  readonly most: number
  readonly usual: number
}

/** How a game is played: at the table, or so that every question costs something, as by days or by a device that goes round. */
export type Pace = 'live' | 'days'

/** What is to be done at a window: ask me; ask me when I could do something; decline; or one of the ways of the class. */
export type Stance = 'ask' | 'ask when able' | 'decline' | { readonly way: string; readonly bound?: number }

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
  /**
   * For how long it holds: for the game, or while the turn or the round has this number. One for all of a class takes the place of
   * whatever was ordered there for longer, single cards and pieces too.
   */
  readonly during: 'game' | { readonly turn: number } | { readonly round: number }
  /** It holds only then; where it does not, the one before it does, or the person is asked. */
  readonly when?: Condition
  /**
   * Beside "ask when able": where nothing could be done the person is asked now and then all the same, so that a pause tells
   * nothing. When, hangs on what only its seat sees.
   */
  readonly cover?: true
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
  const order = orderIn(inForce)
  const stops = inForce.filter(
    (each) => each.subject !== null && each.stance === 'ask' && !lasts(each, order),
  )
  const subjectOf = (action: A) => kind.subject?.(action, view) ?? null
  if (answers.some((action) => stops.some((stop) => stop.subject === subjectOf(action)))) return null
  return taken(kind, order, window, view, seat, answers, about)
}

function taken<V, A extends Action>(
  kind: WindowClass<V, A>,
  { stance, cover }: Pick<Order, 'stance' | 'cover'>,
  { declines }: OpenWindow<A>,
  view: V,
  seat: Seat,
  answers: readonly A[],
  about: Question['about'],
): A | null {
  if (stance === 'ask') return null
  if (stance === 'decline') return declines
  if (stance === 'ask when able') {
    return answers.length > 1 || (cover === true && isFeigned(kind.id, view)) ? null : declines
  }
  const way = kind.ways?.[stance.way]
  const bound = stance.bound ?? way?.bounds?.usual ?? 0
  const chosen = way?.choose(view, seat, answers, about, bound) ?? declines
  return chosen === 'ask' ? null : chosen
}

/** Whether to be asked for nothing here: once in four, by all that the seat sees, which nobody else could reckon. */
const isFeigned = (window: string, view: unknown): boolean =>
  (sha256Words(`${window} ${JSON.stringify(view)}`)[0] ?? 0) % 4 === 0

/** The latest order for the whole class; without one the person is asked. */
function orderIn(inForce: readonly Order[]): Pick<Order, 'stance' | 'cover' | 'during'> {
  return inForce.findLast((each) => each.subject === null) ?? { stance: 'ask', during: 'game' }
}

/** Whether one order lasts longer than another. */
const lasts = (one: Pick<Order, 'during'>, other: Pick<Order, 'during'>): boolean =>
  lengthOf(one) > lengthOf(other)

const lengthOf = ({ during }: Pick<Order, 'during'>): number =>
  during === 'game' ? 2 : 'round' in during ? 1 : 0

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
  const stops = inForce.filter(({ subject }) => subject !== null)
  return (
    possible.some(({ stance }) => stance !== 'ask' && stance !== 'decline') ||
    stops.some((stop) => possible.length === 0 || possible.some((each) => !lasts(stop, each)))
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
  /** By the name of a way, the number of its sentence; not where it has none. */
  readonly bounds: Readonly<Record<string, Bounds>>
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
        bounds: boundsOf(ways),
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

const boundsOf = <V, A extends Action>(ways: Readonly<Record<string, Way<V, A>>>): Record<string, Bounds> =>
  Object.fromEntries(
    Object.entries(ways).flatMap(([way, { bounds }]) => (bounds === undefined ? [] : [[way, bounds]])),
  )
