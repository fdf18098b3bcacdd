import {
  type Action,
  below,
  copyStream,
  findAction,
  type GameEvent,
  type GameState,
  heardBy,
  includes,
  type Seat,
  type Told,
  tellInto,
} from '@gunbai/kernel'
import type { Examination } from './examination.ts'
import { samePlain } from './plain.ts'
import { Failure } from './tally.ts'

/** What somebody could observe while an answer was carried out. */
export class Observation {
  readonly seat: Seat
  readonly told: readonly Told[]
  /** What he saw before each step that ran, with the number of events that he had heard by then. */
  readonly passed: { readonly heard: number; readonly view: unknown; readonly secrets: readonly string[] }[] =
    []

  constructor(seat: Seat, told: readonly Told[]) {
    this.seat = seat
    this.told = told
  }

  pass({ rulebook }: Examination, state: GameState): void {
    const { seat } = this
    this.passed.push({
      heard: this.told.length,
      view: rulebook.view(state, seat),
      secrets: rulebook.scrutiny.secrets(state, seat),
    })
  }

  heard(at: number): GameEvent | undefined {
    const told = this.told[at]
    return told === undefined ? undefined : heardBy(told, this.seat)
  }
}

/** So many answers a shadow follows the game at most. */
const longest = 8

/**
 * A world that a seat imagines, with the dice that will really fall, in which the same answers are given as in the game.
 * As long as the seat hears and sees the same in both, the same seats must be asked at the same moments: otherwise a
 * question that is put, or is not put, tells what is hidden.
 */
export class Shadow {
  readonly seat: Seat
  private readonly examination: Examination
  private readonly world: GameState
  private age = 0

  constructor(examination: Examination, state: GameState) {
    const { rulebook, chance } = examination
    this.examination = examination
    this.seat = below(chance, state.asked.length)
    this.world = rulebook.imagine(state, this.seat, chance)
    this.world.dice = copyStream(state.dice)
    this.world.shuffles = copyStream(state.shuffles)
  }

  /** Gives the answer that was given in the game. False where the shadow ends: nobody could tell that it is one. */
  follows(state: GameState, seat: Seat, action: Action, together: boolean, real: Observation): boolean {
    const { rulebook } = this.examination
    if (together && seat !== this.seat) return false // what others answer in secret is no part of what is seen
    if (!includes(this.world.awaiting, seat)) return false
    const offered = findAction(rulebook.answers(this.world, seat), action)
    if (offered === undefined) return false
    return this.isAlike(state, real, this.played(seat, offered)) && ++this.age < longest
  }

  private played(seat: Seat, action: Action): Observation {
    const { rulebook } = this.examination
    const told: Told[] = []
    const seen = new Observation(this.seat, told)
    const { watch } = rulebook.sequence
    rulebook.sequence.watch = (_procedure, _step, world) => seen.pass(this.examination, world)
    try {
      rulebook.play(this.world, seat, action, tellInto(told))
    } finally {
      rulebook.sequence.watch = watch
    }
    return seen
  }

  /** Whether the worlds are still alike to the seat. Throws where only who is asked tells them apart. */
  private isAlike(state: GameState, real: Observation, imagined: Observation): boolean {
    const { rulebook } = this.examination
    const both = Math.min(real.told.length, imagined.told.length)
    for (let at = 0; at < both; at++) if (!samePlain(real.heard(at), imagined.heard(at))) return false
    const view = rulebook.view(state, this.seat)
    const imaginedView = rulebook.view(this.world, this.seat)
    if (real.told.length > both) return this.isShown(real, both, imaginedView, this.world)
    if (imagined.told.length > both) return this.isShown(imagined, both, view, state)
    if (!samePlain(view, imaginedView)) return false
    const asked = [rulebook.questions(state), state.result]
    if (!samePlain(asked, [rulebook.questions(this.world), this.world.result])) throw this.leak(state)
    return !includes(state.awaiting, this.seat) || this.hasSameAnswers(state)
  }

  private hasSameAnswers(state: GameState): true {
    const { rulebook } = this.examination
    if (samePlain(rulebook.answers(state, this.seat), rulebook.answers(this.world, this.seat))) return true
    throw new Failure('leaks', `what seat ${this.seat} may answer tells it something hidden`)
  }

  /**
   * One world has stopped to ask and the other went on to tell something. Then that must have been hidden: if it was not,
   * and the world that went on had looked like the one that asks, the question alone tells them apart.
   */
  private isShown(wentOn: Observation, heard: number, view: unknown, asks: GameState): false {
    const { rulebook } = this.examination
    const mentioned = rulebook.scrutiny.mentions(wentOn.heard(heard) as GameEvent)
    const same = wentOn.passed.some(
      (each) =>
        each.heard === heard &&
        !mentioned.some((name) => each.secrets.includes(name)) &&
        samePlain(each.view, view),
    )
    if (same) throw this.leak(asks)
    return false
  }

  private leak(asks: GameState): Failure {
    const [question] = this.examination.rulebook.questions(asks)
    const what = question === undefined ? 'the end of the game' : `that "${question.name}" asks now, and`
    return new Failure('leaks', `${what} does not ask always, tells seat ${this.seat} something hidden`)
  }
}
