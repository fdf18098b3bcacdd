import type { Action } from './action.ts'
import { pick, type Stream } from './dice.ts'
import {
  type AnyProcedure,
  type Asking,
  again,
  type Doing,
  done,
  type Next,
  type Reason,
} from './procedure.ts'
import { firstSeat, includes, nobody, type Seat, without } from './seat.ts'
import type { Frame, GameState } from './state.ts'

/** What a seat must answer. `name` is "procedure / step"; `about` holds public facts for the prompt. */
export interface Question {
  readonly seat: Seat
  readonly id: number
  readonly name: string
  readonly about: Readonly<Record<string, string | number>>
}

const nothingAbout = Object.freeze({})

/** A procedure with its steps in arrays, as the loop wants them. */
interface Prepared<S, A extends Action> {
  readonly name: string
  readonly stepNames: readonly string[]
  readonly doing: readonly (Doing<S, object> | null)[]
  readonly asking: readonly (Asking<S, object, A> | null)[]
}

/** Told of each step as it runs, for coverage. */
export type Watch = (procedure: string, step: string) => void

/** The sequence of play: the procedures of one rulebook, and the loop that runs them from question to question. */
export class SequenceOfPlay<S extends GameState, A extends Action> {
  watch: Watch | null = null
  private readonly prepared: readonly Prepared<S, A>[]
  private readonly places = new Map<string, number>()

  constructor(procedures: readonly AnyProcedure<S, A>[]) {
    this.prepared = procedures.map((each, place) => {
      if (this.places.has(each.name)) throw new Error(`two procedures are called "${each.name}"`)
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
      list.push({ seat, id: state.asked[seat] as number, name, about })
    }
    return list
  }

  answers(state: S, seat: Seat): A[] {
    const list: A[] = []
    if (!includes(state.awaiting, seat)) return list
    const frame = top(state)
    this.ask(frame).answers(state, frame.facts, seat, list)
    return list
  }

  whyNot(state: S, seat: Seat, action: Action): Reason | null {
    if (!includes(state.awaiting, seat)) return null
    const frame = top(state)
    return this.ask(frame).whyNot?.(state, frame.facts, seat, action) ?? null
  }

  /** Carries out an answer that is known to be legal, and runs on to the next question. */
  carryOut(state: S, seat: Seat, action: A): void {
    const depth = state.stack.length - 1
    const frame = state.stack[depth] as Frame
    const ask = this.ask(frame)
    if (ask.together === 'own pace') {
      if (ask.answer(state, frame.facts, seat, action) === again) {
        state.asked[seat] = (state.asked[seat] as number) + 1
        return
      }
      state.awaiting = without(state.awaiting, seat)
      if (state.awaiting !== nobody) return
      frame.step++
      state.revealed++
    } else if (ask.together === 'sealed') {
      frame.sealed ??= state.asked.map(() => null)
      frame.sealed[seat] = action
      state.awaiting = without(state.awaiting, seat)
      if (state.awaiting !== nobody) return
      this.openSealed(state, frame, depth, ask)
    } else {
      state.awaiting = nobody
      frame.step++
      this.goOn(state, frame, depth, ask.answer(state, frame.facts, seat, action))
    }
    this.run(state)
  }

  /** Runs steps until somebody is asked or the game is over. */
  run(state: S): void {
    const { stack } = state
    while (state.result === null) {
      const depth = stack.length - 1
      const frame = stack[depth]
      if (frame === undefined) throw new Error('the last procedure ended, but nobody has won or drawn')
      const prepared = this.prepared[frame.proc] as Prepared<S, A>
      if (frame.step === prepared.doing.length) {
        stack.pop()
        continue
      }
      this.watch?.(prepared.name, prepared.stepNames[frame.step] as string)
      const doing = prepared.doing[frame.step]
      if (doing) {
        frame.step++
        this.goOn(state, frame, depth, doing(state, frame.facts))
      } else if (this.asks(state, frame, depth, prepared.asking[frame.step] as Asking<S, object, A>)) {
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
    const { name, stepNames } = this.prepared[frame.proc] as Prepared<S, A>
    return `${name} / ${stepNames[frame.step] ?? 'end'}`
  }

  /** The numbers behind such a name; null if there is no such step. */
  placeOf(name: string): { proc: number; step: number } | null {
    const cut = name.lastIndexOf(' / ')
    const proc = this.places.get(name.slice(0, cut))
    if (proc === undefined) return null
    const { stepNames } = this.prepared[proc] as Prepared<S, A>
    const stepName = name.slice(cut + 3)
    const step = stepName === 'end' ? stepNames.length : stepNames.indexOf(stepName)
    return step < 0 ? null : { proc, step }
  }

  /** Puts the question of a step. False when nobody is asked or the one public answer was given at once. */
  private asks(state: S, frame: Frame, depth: number, ask: Asking<S, object, A>): boolean {
    const seats = ask.who(state, frame.facts)
    if (seats === nobody) {
      frame.step++
      return false
    }
    if ((seats & (seats - 1)) !== 0 && ask.together === undefined) {
      throw new Error(`"${this.nameOf(frame)}" asks several seats without saying how they answer together`)
    }
    if (ask.skipForced) {
      const list: A[] = []
      const seat = firstSeat(seats)
      ask.answers(state, frame.facts, seat, list)
      if (list.length === 1) {
        frame.step++
        this.goOn(state, frame, depth, ask.answer(state, frame.facts, seat, list[0] as A))
        return false
      }
    }
    state.awaiting = seats
    for (let rest = seats; rest !== 0; rest &= rest - 1) {
      const seat = firstSeat(rest)
      state.asked[seat] = (state.asked[seat] as number) + 1
    }
    return true
  }

  private openSealed(state: S, frame: Frame, depth: number, ask: Asking<S, object, A>): void {
    const answers = frame.sealed as (A | null)[]
    frame.sealed = null
    frame.step++
    state.revealed++
    let next: Next | null = null
    for (let seat = 0; seat < answers.length; seat++) {
      const action = answers[seat]
      if (action) next = ask.answer(state, frame.facts, seat, action) ?? next
    }
    this.goOn(state, frame, depth, next ?? undefined)
  }

  /** Moves the frame that has just run, which a call may have left beneath the top. */
  private goOn(state: S, frame: Frame, depth: number, next: Next): void {
    if (next === undefined) return
    if (next === again) frame.step--
    else if (next !== done) frame.step = this.stepOf(frame, next)
    else if (depth === state.stack.length - 1) state.stack.pop()
    else state.stack.splice(depth, 1)
  }

  private stepOf(frame: Frame, stepName: string): number {
    const { name, stepNames } = this.prepared[frame.proc] as Prepared<S, A>
    const step = stepNames.indexOf(stepName)
    if (step < 0) throw new Error(`the procedure "${name}" has no step "${stepName}"`)
    return step
  }

  private ask(frame: Frame): Asking<S, object, A> {
    return (this.prepared[frame.proc] as Prepared<S, A>).asking[frame.step] as Asking<S, object, A>
  }
}

function top(state: GameState): Frame {
  return state.stack[state.stack.length - 1] as Frame
}

function prepare<S, A extends Action>(made: AnyProcedure<S, A>): Prepared<S, A> {
  const steps = Object.values(made.steps)
  return {
    name: made.name,
    stepNames: Object.keys(made.steps),
    doing: steps.map((step) => (typeof step === 'function' ? step : null)),
    asking: steps.map((step) => (typeof step === 'function' ? null : step)),
  }
}
