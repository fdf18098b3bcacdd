import { type Action, findAction } from './action.ts'
import type { Seat } from './seat.ts'

/** A rule that forbids an answer: its id and values for the sentence that says so. */
export interface Reason {
  readonly rule: string
  readonly values?: ReasonValues
}

export type ReasonValues = Readonly<Record<string, string | number>>

/** A rule that may stand against an answer. What it looks at must be known to the seat that asks. */
export interface Bar<S, F, A extends Action> {
  /** Its id. Where the same test is several rules' business, the one that a player would be shown. */
  readonly rule: string | ((state: S, action: A, facts: F, seat: Seat) => string)
  stops(state: S, action: A, facts: F, seat: Seat): boolean
  /** For the sentence that says so. */
  values?(state: S, action: A, facts: F, seat: Seat): ReasonValues
}

/** The answers of one kind. */
export type OfKind<A extends Action, K extends A['kind']> = Extract<A, { readonly kind: K }>

/**
 * The law about one kind of answer at one step. Both come from it: the list of legal answers is what no bar stops, and
 * the reason for a refusal is the first bar that stops it.
 */
export interface ChoiceOf<S, F, A extends Action, K extends A['kind']> {
  readonly kind: K
  /** Adds every answer of this kind that somebody could point at here, legal or not. */
  candidates(state: S, facts: F, seat: Seat, list: OfKind<A, K>[]): void
  /** In the order in which a player should be told of them. */
  readonly bars: readonly Bar<S, F, OfKind<A, K>>[]
  /**
   * Adds the legal ones, where a search finds them quicker than trying all candidates. The fuzzer holds it to the bars:
   * it must list the same.
   */
  offer?(state: S, facts: F, seat: Seat, list: A[]): void
}

export type Choice<S, F, A extends Action> = { [K in A['kind']]: ChoiceOf<S, F, A, K> }[A['kind']]

/** The `offer` of a choice whose legal answers another choice of the step finds along with its own. */
export const offeredByAnother = (): void => undefined

/** A choice that is always there, such as to pass. */
export function always<S, F, A extends Action>(action: A): Choice<S, F, A> {
  const one: AnyChoice<S, F, A> = {
    kind: action.kind,
    candidates: (_, __, ___, list) => void list.push(action),
    bars: [],
  }
  return one as unknown as Choice<S, F, A>
}

/** A choice as the kernel uses it: whatever its kind, it is only ever given answers of that kind. */
interface AnyChoice<S, F, A extends Action> {
  readonly kind: A['kind']
  candidates(state: S, facts: F, seat: Seat, list: A[]): void
  readonly bars: readonly Bar<S, F, A>[]
  offer?(state: S, facts: F, seat: Seat, list: A[]): void
}

/** A candidate, and the rule that forbids it; null where it is legal. */
export interface Judged<A extends Action> {
  readonly action: A
  readonly reason: Reason | null
}

/** Adds legal answers to the list. */
type Adding<S, F, A extends Action> = (state: S, facts: F, seat: Seat, list: A[]) => void

/** What adds every legal answer of these choices. How each is done is settled once: lists are made at every question. */
export function addingLegal<S, F, A extends Action>(choices: readonly Choice<S, F, A>[]): Adding<S, F, A> {
  const each = (choices as unknown as readonly AnyChoice<S, F, A>[])
    .filter(({ offer }) => offer !== offeredByAnother)
    .map(adding)
  if (each.length === 1) return each[0]
  if (each.length === 2) {
    const [first, second] = each // most steps: to pass, or one kind of answer
    return (state, facts, seat, list) => {
      first(state, facts, seat, list)
      second(state, facts, seat, list)
    }
  }
  return (state, facts, seat, list) => {
    for (let i = 0; i < each.length; i++) each[i](state, facts, seat, list)
  }
}

/** Adds every legal answer of these choices. */
export function addLegal<S, F, A extends Action>(
  choices: readonly Choice<S, F, A>[],
  state: S,
  facts: F,
  seat: Seat,
  list: A[],
): void {
  addingLegal(choices)(state, facts, seat, list)
}

function adding<S, F, A extends Action>({ candidates, bars, offer }: AnyChoice<S, F, A>): Adding<S, F, A> {
  if (offer !== undefined) return offer
  if (bars.length === 0) return candidates
  const stops = bars.length === 1 ? bars[0].stops : anyStops(bars)
  // All candidates are added, and those that are stopped taken out again: so no second list is made.
  return (state, facts, seat, list) => {
    let kept = list.length
    candidates(state, facts, seat, list)
    for (let i = kept; i < list.length; i++) {
      const action = list[i]
      if (!stops(state, action, facts, seat)) list[kept++] = action
    }
    while (list.length > kept) list.pop()
  }
}

function anyStops<S, F, A extends Action>(bars: readonly Bar<S, F, A>[]): Bar<S, F, A>['stops'] {
  return (state, action, facts, seat) => {
    for (let i = 0; i < bars.length; i++) if (bars[i].stops(state, action, facts, seat)) return true
    return false
  }
}

/** Every candidate of these choices, with the rule that forbids it. */
export function judgedCandidates<S, F, A extends Action>(
  choices: readonly Choice<S, F, A>[],
  state: S,
  facts: F,
  seat: Seat,
): Judged<A>[] {
  return (choices as unknown as readonly AnyChoice<S, F, A>[]).flatMap((choice) => {
    const candidates: A[] = []
    choice.candidates(state, facts, seat, candidates)
    return candidates.map((action) => ({ action, reason: firstBar(choice, state, facts, seat, action) }))
  })
}

/** The rule that forbids an answer from outside; null where it is legal, or is nothing that one could point at. */
export function whyNotAmong<S, F, A extends Action>(
  choices: readonly Choice<S, F, A>[],
  state: S,
  facts: F,
  seat: Seat,
  action: Action,
): Reason | null {
  for (const choice of choices as unknown as readonly AnyChoice<S, F, A>[]) {
    if (choice.kind !== action.kind) continue
    const candidates: A[] = []
    choice.candidates(state, facts, seat, candidates)
    const meant = findAction(candidates, action)
    if (meant !== undefined) return firstBar(choice, state, facts, seat, meant)
  }
  return null
}

function firstBar<S, F, A extends Action>(
  choice: AnyChoice<S, F, A>,
  state: S,
  facts: F,
  seat: Seat,
  action: A,
): Reason | null {
  const bar = choice.bars.find((each) => each.stops(state, action, facts, seat))
  if (bar === undefined) return null
  const rule = typeof bar.rule === 'string' ? bar.rule : bar.rule(state, action, facts, seat)
  const values = bar.values?.(state, action, facts, seat)
  return values === undefined ? { rule } : { rule, values }
}
