import type { Action } from './action.ts'
import { pick, type Stream, shuffle } from './dice.ts'
import type { GameEvent } from './event.ts'
import type { Knowledge } from './knowledge.ts'
import type { Phrase } from './phrase.ts'
import type { Phrasing, Scrutiny } from './rulebook.ts'
import type { Seat } from './seat.ts'
import { copyStack, copyStream, type GameState } from './state.ts'

/** What the author of a rulebook would otherwise write again: the usual parts, from what is the game's own. */

/** The kernel's part of a copy of a state: `copy: (s) => ({ ...s, ...copyCore(s), hexes: s.hexes.slice() })`. */
export function copyCore<S extends GameState>(
  s: S,
): Pick<S, 'stack' | 'asked' | 'dice' | 'shuffles' | 'tell'> {
  return {
    stack: copyStack(s.stack),
    asked: s.asked.slice(),
    dice: copyStream(s.dice),
    shuffles: copyStream(s.shuffles),
    tell: null,
  }
}

/** How the fields of answers and events are said, by their names; a number or a text is said as it is. */
export type Spoken<S> = Readonly<Record<string, (value: never, state: S | null) => Phrase | string | number>>

/**
 * Phrases by default: a question is `ask.<its step>`, an answer `answer.<its kind>`, an event `event.<its kind>`, a reason
 * `rule.<its id>`; their fields are the values. `spoken` says what stands for a field, such as the name of a hex. An event's
 * fields are said without a state: give the event what its sentence needs.
 */
export function plainPhrasing<S extends GameState<E>, A extends Action, E extends GameEvent>(
  spoken: Spoken<S> = {},
): Phrasing<S, A, E> {
  return {
    question: ({ name, about }) => ({
      id: `ask.${name.split(' / ').at(-1)}`,
      values: valuesOf(about, spoken, null),
    }),
    answer: (action, state) => ({ id: `answer.${action.kind}`, values: valuesOf(action, spoken, state) }),
    event: (event) => ({ id: `event.${event.kind}`, values: valuesOf(event, spoken, null) }),
    reason: ({ rule, values }) => ({ id: `rule.${rule}`, values: values ?? {} }),
  }
}

function valuesOf<S>(
  given: object,
  spoken: Spoken<S>,
  state: S | null,
): Record<string, Phrase | string | number> {
  const values: Record<string, Phrase | string | number> = {}
  for (const [name, value] of Object.entries(given)) {
    if (name === 'kind' || value === null) continue
    const say = spoken[name]
    if (say !== undefined) values[name] = say(value as never, state)
    else values[name] = typeof value === 'boolean' ? Number(value) : value
  }
  return values
}

/** The scrutiny of a game in which nothing is hidden, and of whose box nothing is listed. */
export function plainScrutiny<S, E>(violations: (state: S) => string[] = () => []): Scrutiny<S, E> {
  return { violations, secrets: () => [], mentions: () => [], inventory: [], uses: () => [] }
}

/** The state of a game of which `evaluate` says how it stands: 1 won, 0 lost, by a lead that may be any number. */
export function chanceOf(state: GameState, seat: Seat, lead: number): number {
  if (state.result === null) return 1 / (1 + Math.exp(-lead))
  const { winners } = state.result
  return winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0
}

/**
 * What opponents need, from two judgments: how far a seat is ahead (0 is even, 3 nearly won), and what an answer is worth to
 * it beside the others. The quick policy takes the best of three.
 */
export function plainKnowledge<S extends GameState, A extends Action>(judgment: {
  lead(state: S, seat: Seat): number
  worth(state: S, seat: Seat, action: A): number
  turns?(state: S, seat: Seat): number
}): Knowledge<S, A> {
  const { lead, worth, turns } = judgment
  return {
    evaluate: (s, seat) => chanceOf(s, seat, s.result === null ? lead(s, seat) : 0),
    playout: (s, seat, answers, chance) => {
      let best = pick(chance, answers)
      for (let tried = 1; tried < 3; tried++) {
        const other = pick(chance, answers)
        if (worth(s, seat, other) > worth(s, seat, best)) best = other
      }
      return best
    },
    appraise: (s, seat, answers) => answers.map((action) => worth(s, seat, action)),
    ...(turns === undefined ? {} : { turns }),
  }
}

/** Hands that only their owner sees, and the pile that nobody does; cards are numbers, each there once. */
export interface HiddenHands<S> {
  /** By seat. The lists themselves: `imagine` fills them anew. */
  hands(state: S): number[][]
  pile(state: S): number[]
}

/** Everything that follows from hands being hidden, declared once. */
export function hiddenHands<S extends GameState>({ hands, pile }: HiddenHands<S>) {
  const named = (card: number): string => `card ${card}`
  return {
    /** For a view: by seat, the hand, or null where it is not the viewer's. */
    seen: (s: S, seat: Seat | null): (number[] | null)[] =>
      hands(s).map((hand, owner) => (owner === seat ? hand.slice() : null)),
    /** For `imagine`: what the seat cannot know is drawn anew. */
    imagine: (copy: S, seat: Seat, chance: Stream): void => {
      // a search imagines worlds by the thousand: each heap is read once, and filled again where it lies
      const hidden: number[][] = []
      hands(copy).forEach((hand, owner) => {
        if (owner !== seat) hidden.push(hand)
      })
      hidden.push(pile(copy))
      const unknown: number[] = []
      for (const heap of hidden) for (const card of heap) unknown.push(card)
      // in a fixed order first: what comes of it must not hang on how the cards really lie
      shuffle(
        chance,
        unknown.sort((a, b) => a - b),
      )
      let dealt = 0
      for (const heap of hidden) for (let i = 0; i < heap.length; i++) heap[i] = unknown[dealt++]
    },
    /** For `redraw`: nobody knows how the pile lies. */
    redraw: (copy: S, chance: Stream): void => {
      shuffle(chance, pile(copy))
    },
    /** For scrutiny: what the seat must not know. */
    secrets: (s: S, seat: Seat | null): string[] =>
      [...hands(s).filter((_, owner) => owner !== seat), pile(s)].flat().map(named),
    /** For scrutiny: the cards that an event names in its field `card`. */
    mentions: (event: GameEvent): string[] => {
      const { card } = event as GameEvent & { readonly card?: number | null }
      return card == null ? [] : [named(card)]
    },
  }
}
