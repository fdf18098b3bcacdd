import {
  type Action,
  findAction,
  firstSeat,
  type GameState,
  includes,
  type Phrase,
  type Rulebook,
  type Seat,
} from '@gunbai/kernel'
import type { Measured } from '../estimate.ts'
import type { Course, Step } from './course.ts'
import type { Judged } from './judgement.ts'
import type { Account, Ledger, Reckoned } from './ledger.ts'
import { losses, type Verdict } from './verdict.ts'

/** Something of a game that is worth a look: what dice or cards did, or what somebody chose. */
export interface Moment {
  /** The answer's number in the record, counted from 1. */
  readonly number: number
  /** Whose answer it was. */
  readonly seat: Seat
  /** The answer in words. */
  readonly phrase: Phrase
  /** The same and what followed it in one go: the plan that was played from here on. */
  readonly played: readonly Action[]
  /** The same in words. */
  readonly playedPhrases: readonly Phrase[]
  readonly kind: 'luck' | Verdict
  /** By how much it changed the chance of that seat to win; of a choice beside the best that was found. */
  readonly change: number
  /** Between these two, 19 times in 20 as far as the number of worlds goes. */
  readonly interval: readonly [low: number, high: number]
  readonly better: Better | null
  /** How sure it is that the change has this sign, from 0.5 to 1. */
  readonly confidence: number
}

/** What would have been better, why, and how the game would have stood. */
export interface Better {
  readonly actions: readonly Action[]
  /** The same in words, as far as it could be carried out as things really stood. */
  readonly phrases: readonly Phrase[]
  readonly chance: number
  /** With what was played. */
  readonly instead: number
  readonly reason: Phrase | null
}

/** How the game stood before an answer. */
export interface Standing {
  /** By seat, the chance to win, with its interval. */
  readonly chance: readonly Measured[]
}

/** What is known of a game. Plain data: it is sent and kept as it is. */
export interface Review {
  /** By seat, 1 for a winner, 0 for a loser. */
  readonly result: readonly number[]
  readonly seats: readonly Account[]
  /** Before each answer, and at the end. */
  readonly curve: readonly Standing[]
  /** By answer and seat, what dice and draws changed. */
  readonly luck: readonly (readonly number[])[]
  /** By answer and seat, what the choice changed. */
  readonly choice: readonly (readonly number[])[]
  /** The moments, so many answers given, at which somebody's turn began. */
  readonly turns: readonly number[]
  /** Everything that is worth a look, in the order of the game. */
  readonly moments: readonly Moment[]
  /** Numbers of the few moments to look at first, in the order of the game. */
  readonly first: readonly number[]
  readonly worlds: number
  readonly done: boolean
}

/** Luck is worth a look from so much change on. */
const tellingLuck = 0.05
/** So many moments come first. */
const handful = 5

export function reviewOf(ledger: Ledger, judged: readonly Judged[], done: boolean): Review {
  const reckoned = ledger.reckoned()
  const { result } = ledger.course
  const moments = [
    ...reckoned.flatMap((each, place) => luckyMoment(ledger.course, each, place)),
    ...judged.map((each) => chosenMoment(ledger.course, each)),
  ].sort((a, b) => a.number - b.number)
  return {
    result,
    seats: ledger.accounts(),
    curve: [
      ...reckoned.map(({ before }) => ({ chance: before })),
      { chance: result.map((mean) => ({ mean, within: 0 })) },
    ],
    luck: reckoned.map(({ luck }) => luck.map(({ mean }) => mean)),
    choice: reckoned.map(({ choice }) => choice.map(({ mean }) => mean)),
    turns: ledger.course.steps.flatMap(({ endsTurn }, place) => (endsTurn ? [place + 1] : [])),
    moments,
    first: firstOf(moments),
    worlds: ledger.worlds,
    done,
  }
}

/** The answer's own seat counts: what is luck to it is bad luck to others. */
function luckyMoment(course: Course, { seat, luck }: Reckoned, place: number): Moment[] {
  const own = luck[seat] as Measured
  if (Math.abs(own.mean) < tellingLuck) return []
  return [
    {
      number: place + 1,
      seat,
      phrase: phraseAt(course, place),
      played: [(course.steps[place] as Step).action],
      playedPhrases: [phraseAt(course, place)],
      kind: 'luck',
      change: own.mean,
      better: null,
      ...certainty(own),
    },
  ]
}

function chosenMoment(course: Course, judged: Judged): Moment {
  const { place, seat, verdict, loss, chance, betterChance, better, reason } = judged
  const change = { mean: -loss.mean, within: loss.within }
  return {
    number: place + 1,
    seat,
    phrase: phraseAt(course, place),
    played: judged.played,
    playedPhrases: planInWords(course, place, seat, judged.played),
    kind: verdict,
    change: change.mean,
    better:
      better.length === 0
        ? null
        : {
            actions: better,
            phrases: planInWords(course, place, seat, better),
            chance: betterChance,
            instead: chance,
            reason,
          },
    ...certainty(change),
  }
}

function phraseAt({ rulebook, steps }: Course, place: number): Phrase {
  const { action, before } = steps[place] as Step
  return rulebook.phrasing.answer(action, before)
}

/** A plan in words, each answer as things stood when it came to it. */
function planInWords(
  { rulebook, steps }: Course,
  place: number,
  seat: Seat,
  plan: readonly Action[],
): Phrase[] {
  const state = rulebook.copy((steps[place] as Step).before)
  const phrases: Phrase[] = []
  for (const action of plan) {
    letDecline(rulebook, state, seat)
    const isOpen = state.result === null && includes(state.awaiting, seat)
    const legal = isOpen ? findAction(rulebook.answers(state, seat), action) : undefined
    if (legal === undefined) break
    phrases.push(rulebook.phrasing.answer(legal, state))
    rulebook.play(state, seat, legal)
  }
  return phrases
}

/** Others who are only asked whether they want to interrupt do not. */
function letDecline(rulebook: Rulebook, state: GameState, seat: Seat): void {
  while (state.result === null && !includes(state.awaiting, seat)) {
    const declines = rulebook.windows === undefined ? null : (rulebook.openWindow(state)?.declines ?? null)
    if (declines === null) return
    rulebook.play(state, firstSeat(state.awaiting), declines)
  }
}

function certainty({ mean, within }: Measured): Pick<Moment, 'interval' | 'confidence'> {
  return {
    interval: [mean - within, mean + within],
    confidence: within === 0 ? 1 : normalShare((1.96 * Math.abs(mean)) / within),
  }
}

/** The share of a normal distribution below so many deviations (Zelen and Severo's approximation, to 1e-7). */
function normalShare(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * deviations)
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI)) * polynomial
}

const isTelling = ({ kind }: Moment) => kind !== 'good' && kind !== 'unsure'

/** The costliest choices and the largest strokes of luck; and the best choice, if there was one. Small slips come last. */
function firstOf(moments: readonly Moment[]): number[] {
  const isSmall = ({ kind }: Moment) => Number(kind === 'inaccuracy')
  const telling = moments
    .filter(isTelling)
    .toSorted(
      (a, b) => isSmall(a) - isSmall(b) || Math.abs(b.change) - Math.abs(a.change) || a.number - b.number,
    )
  const praised = telling.find(({ kind }) => kind === 'excellent')
  const few = telling.slice(0, handful)
  if (praised !== undefined && !few.includes(praised)) few[handful - 1] = praised
  return [...new Set(few.map(({ number }) => number))].sort((a, b) => a - b)
}

/** Whether a moment is one of the choices that cost something. */
export function isCostly({ kind, change }: Moment): boolean {
  return kind !== 'luck' && -change >= losses.inaccuracy
}
