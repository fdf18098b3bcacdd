import type { Action } from './action.ts'
import type { Judged, Reason } from './choice.ts'
import { pick, type Stream } from './dice.ts'
import type { OpenWindow } from './orders.ts'
import { type Lawful, type Prepared, prepare } from './prepared.ts'
import { type AnyProcedure, again, done, type Next } from './procedure.ts'
import { firstSeat, includes, nobody, type Seat, type SeatSet, seatsIn, without } from './seat.ts'
import type { Frame, GameState } from './state.ts'

/** What a seat must answer. `name` is "procedure / step"; `about` holds public facts for the prompt. */
export interface Question {
  readonly seat: Seat
  readonly id: number
  readonly name: string
  readonly about: Readonly<Record<string, string | number>>
}

const nothingAbout = Object.freeze({})

/** So many steps with nobody asked are a rulebook going in circles. */
const tooManySteps = 1_000_000

/** Told of each step before it runs, with the state that it finds, for coverage and for tests of secrecy. */
export type Watch = (procedure: string, step: string, state: GameState) => void

/** Whom a step asks. Where it answers by itself what is forced, also the lists from which anybody could see that. */
export interface Window<A extends Action> {
  readonly seats: SeatSet
  readonly openLists: readonly (readonly A[])[]
}

/** The sequence of play: the procedures of one rulebook, and the loop that runs them from question to question. */
export class SequenceOfPlay<S extends GameState, A extends Action> {
  watch: Watch | null = null
  private readonly prepared: readonly Prepared<S, A>[]
  private readonly places = new Map<string, number>()

  constructor(procedures: readonly AnyProcedure<S, A>[]) {
    this.prepared = procedures.map((each, place) => {
      if (this.places.has(each.name)) throw new Error(`two procedures are called "${each.name}"`)
      if (each.place >= 0 && each.place !== place) {
        throw new Error(`the procedure "${each.name}" stands elsewhere in the list of another rulebook`)
      }
      this.places.set(each.name, place)
      each.place = place
      return prepare(each)
    })
  }

  /** Every step there is, as "procedure / step". */
  stepNames(): string[] {
    return this.prepared.flatMap(({ name, stepNames }) => stepNames.map((step) => `${name} / ${step}`))
  }

  questions(state: S): Question[] {
    const list: Question[] = []
    if (state.awaiting === nobody) return list
    const frame = top(state)
    const ask = this.ask(frame)
    const name = this.nameOf(frame)
    for (let rest = state.awaiting; rest !== 0; rest &= rest - 1) {
      const seat = firstSeat(rest)
      const about = ask.about?.(state, frame.facts) ?? nothingAbout
      list.push({ seat, id: state.asked[seat], name, about })
    }
    return list
  }

  answers(state: S, seat: Seat): A[] {
    const list: A[] = []
    if (!includes(state.awaiting, seat)) return list
    const frame = top(state)
    this.ask(frame).answers(state, frame.facts, seat, list)
    if (list.length === 0) throw this.unanswerable(frame, seat)
    return list
  }

  /** The window at the step where the state stands; null where that step asks nothing. All of it must be public. */
  window(state: S): Window<A> | null {
    const frame = top(state)
    const ask = this.prepared[frame.proc]?.asking[frame.step]
    if (!ask) return null
    const seats = ask.who(state, frame.facts)
    const openLists = seatsIn(ask.openList ? seats : nobody).map((seat) => {
      const list: A[] = []
      ask.answers(state, frame.facts, seat, list)
      return list
    })
    return { seats, openLists }
  }

  /** Whether the question that is open is one that several seats answer together. */
  isTogether(state: S): boolean {
    return state.awaiting !== nobody && this.ask(top(state)).together !== null
  }

  /** Whether everybody could have written the list of what is asked now. */
  hasOpenList(state: S): boolean {
    return state.awaiting !== nobody && this.ask(top(state)).openList
  }

  whyNot(state: S, seat: Seat, action: Action): Reason | null {
    if (!includes(state.awaiting, seat)) return null
    const frame = top(state)
    return this.ask(frame).whyNot(state, frame.facts, seat, action)
  }

  /** The window that is open, if what is asked is whether somebody wants to interrupt. */
  openWindow(state: S): OpenWindow<A> | null {
    return state.awaiting === nobody ? null : this.ask(top(state)).window
  }

  candidates(state: S, seat: Seat): Judged<A>[] {
    if (!includes(state.awaiting, seat)) return []
    const frame = top(state)
    return this.ask(frame).candidates(state, frame.facts, seat)
  }

  /** Carries out an answer that is known to be legal, and runs on to the next question. */
  carryOut(state: S, seat: Seat, action: A): void {
    const depth = state.stack.length - 1
    const frame = state.stack[depth]
    const ask = this.ask(frame)
    if (ask.together === null) {
      state.awaiting = nobody
      frame.step++
      this.goOn(state, frame, depth, ask.answer(state, frame.facts, seat, action))
    } else if (ask.together === 'sealed') {
      frame.sealed ??= state.asked.map(() => null)
      frame.sealed[seat] = action
      state.awaiting = without(state.awaiting, seat)
      if (state.awaiting !== nobody) return
      state.revealed++
      this.openSealed(state, frame, depth, ask)
    } else {
      this.answerAtOwnPace(state, frame, depth, ask, seat, action)
      if (state.awaiting !== nobody && state.result === null) return
      frame.step++
      state.revealed++
    }
    this.run(state)
  }

  /** Runs steps until somebody is asked or the game is over. */
  run(state: S): void {
    const { stack } = state
    for (let steps = 0; state.result === null; steps++) {
      const depth = stack.length - 1
      const frame = stack[depth]
      if (frame === undefined) throw new Error('the last procedure ended, but nobody has won or drawn')
      if (steps === tooManySteps) throw new Error(`"${this.nameOf(frame)}" goes in circles and never asks`)
      const prepared = this.prepared[frame.proc]
      if (frame.step === prepared.doing.length) {
        stack.pop()
        continue
      }
      this.watch?.(prepared.name, prepared.stepNames[frame.step], state)
      const doing = prepared.doing[frame.step]
      if (doing) {
        frame.step++
        this.goOn(state, frame, depth, doing(state, frame.facts))
      } else if (this.asks(state, frame, depth, prepared.asking[frame.step] as Lawful<S, A>)) {
        return
      }
    }
    state.awaiting = nobody
  }

  /** Replaces the answers that others have sealed by ones drawn at random: nobody may know them yet. */
  resealOthers(state: S, seat: Seat, chance: Stream): void {
    const frame = state.stack.at(-1)
    if (!frame?.sealed) return
    for (let other = 0; other < frame.sealed.length; other++) {
      if (other === seat || frame.sealed[other] === null) continue
      const list: A[] = []
      this.ask(frame).answers(state, frame.facts, other, list)
      frame.sealed[other] = pick(chance, list)
    }
  }

  /** The name of the step that a frame stands at, for snapshots and prompts. */
  nameOf(frame: Frame): string {
    const { name, stepNames } = this.prepared[frame.proc]
    return `${name} / ${stepNames[frame.step] ?? 'end'}`
  }

  /** The numbers behind such a name; null if there is no such step. */
  placeOf(name: string): { proc: number; step: number } | null {
    const cut = name.lastIndexOf(' / ')
    const proc = this.places.get(name.slice(0, cut))
    if (proc === undefined) return null
    const { stepNames } = this.prepared[proc]
    const stepName = name.slice(cut + 3)
    const step = stepName === 'end' ? stepNames.length : stepNames.indexOf(stepName)
    return step < 0 ? null : { proc, step }
  }

  /** Puts the question of a step. False when nobody is asked or the public answers were given at once. */
  private asks(state: S, frame: Frame, depth: number, ask: Lawful<S, A>): boolean {
    let seats = ask.who(state, frame.facts)
    if (seats === nobody) {
      if (ask.otherwise === undefined) frame.step++
      else frame.step = this.stepOf(frame, ask.otherwise)
      return false
    }
    if (seats >>> state.asked.length !== 0) {
      throw new Error(`"${this.nameOf(frame)}" asks a seat that this table does not have`)
    }
    if ((seats & (seats - 1)) !== 0 && ask.together === null) {
      throw new Error(`"${this.nameOf(frame)}" asks several seats without saying how they answer together`)
    }
    if (ask.skipForced) {
      seats = this.answerForced(state, frame, depth, ask, seats)
      if (seats === nobody) return false
    }
    state.awaiting = seats
    for (let rest = seats; rest !== 0; rest &= rest - 1) {
      const seat = firstSeat(rest)
      state.asked[seat]++
    }
    return true
  }

  /** Gives the one answer of each seat that has only one. What is left are the seats to be asked. */
  private answerForced(state: S, frame: Frame, depth: number, ask: Lawful<S, A>, seats: SeatSet): SeatSet {
    let rest = seats
    for (const seat of seatsIn(seats)) {
      const list: A[] = []
      ask.answers(state, frame.facts, seat, list)
      if (list.length === 0) throw this.unanswerable(frame, seat)
      if (list.length > 1) continue
      rest = without(rest, seat)
      if (ask.together === 'sealed') {
        frame.sealed ??= state.asked.map(() => null)
        frame.sealed[seat] = list[0]
      } else {
        frame.step++
        this.goOn(state, frame, depth, ask.answer(state, frame.facts, seat, list[0]))
      }
    }
    if (rest === nobody && ask.together === 'sealed') this.openSealed(state, frame, depth, ask)
    return rest
  }

  private openSealed(state: S, frame: Frame, depth: number, ask: Lawful<S, A>): void {
    const answers = frame.sealed as (A | null)[]
    frame.sealed = null
    frame.step++
    let said: string | undefined
    for (let seat = 0; seat < answers.length && state.result === null; seat++) {
      const action = answers[seat]
      const next = action ? ask.answer(state, frame.facts, seat, action) : undefined
      if (typeof next === 'string') said = next
    }
    this.goOn(state, frame, depth, said)
  }

  private answerAtOwnPace(
    state: S,
    frame: Frame,
    depth: number,
    ask: Lawful<S, A>,
    seat: Seat,
    action: A,
  ): void {
    const next = ask.answer(state, frame.facts, seat, action)
    if (state.stack.length !== depth + 1 || (typeof next === 'string' && next !== again && next !== done)) {
      throw new Error(`"${this.nameOf(frame)}" is answered at own pace: it can only go on or come again`)
    }
    if (next === again) state.asked[seat]++
    else state.awaiting = without(state.awaiting, seat)
  }

  /** Moves the frame that has just run, which a call may have left beneath the top. */
  private goOn(state: S, frame: Frame, depth: number, next: Next<string>): void {
    // Not only undefined: a step that is one expression returns what that gave, be it a listener's answer to `tell`.
    if (typeof next !== 'string') return
    if (next === again) frame.step--
    else if (next !== done) frame.step = this.stepOf(frame, next)
    else if (depth === state.stack.length - 1) state.stack.pop()
    else state.stack.splice(depth, 1)
  }

  private stepOf(frame: Frame, stepName: string): number {
    const { name, stepNames } = this.prepared[frame.proc]
    const step = stepNames.indexOf(stepName)
    if (step < 0) throw new Error(`the procedure "${name}" has no step "${stepName}"`)
    return step
  }

  private unanswerable(frame: Frame, seat: Seat): Error {
    return new Error(`"${this.nameOf(frame)}" asks seat ${seat}, which has no legal answer`)
  }

  private ask(frame: Frame): Lawful<S, A> {
    return this.prepared[frame.proc].asking[frame.step] as Lawful<S, A>
  }
}

function top(state: GameState): Frame {
  return state.stack[state.stack.length - 1]
}
