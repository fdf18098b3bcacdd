import { makeBot, unfairChoice } from '@gunbai/bots'
import {
  type Action,
  below,
  copyStream,
  type Frame,
  type GameEvent,
  type GameState,
  heardBy,
  next,
  pick,
  type Reason,
  type Rulebook,
  type Seat,
  seatsIn,
  shown,
  type Told,
} from '@gunbai/kernel'
import { due, type Examination, samePosition } from './examination.ts'
import { firstDifference, samePlain } from './plain.ts'
import { checkOrders } from './plans.ts'
import { checkSayable } from './saying.ts'
import { Failure } from './tally.ts'

/** Whether imagining has ever changed anything, of all the times that there was something hidden to change. */
export interface Imagination {
  tried: number
  changed: number
}

/**
 * A seat must not be able to tell the real world from one that it imagines: what it sees, what it is asked, what it
 * may answer and why not are the same in both.
 */
export function checkSecrecy(examination: Examination, state: GameState, imagination: Imagination): void {
  const { rulebook, chance } = examination
  const seat = below(chance, state.asked.length)
  const world = rulebook.imagine(state, seat, chance)

  for (const viewer of due(examination, 'spectator') ? [seat, null] : [seat]) {
    const real = rulebook.view(state, viewer)
    const imagined = rulebook.view(world, viewer)
    if (!samePlain(real, imagined)) {
      const eyes = viewer === null ? 'a spectator' : `seat ${viewer}`
      throw new Failure(
        'leaks',
        `what ${eyes} sees at "${firstDifference(real, imagined)}" is hidden from seat ${seat}`,
      )
    }
  }
  if (!samePlain(rulebook.questions(state), rulebook.questions(world))) {
    throw new Failure('leaks', `the questions tell seat ${seat} something hidden`)
  }
  if (seatsIn(state.awaiting).includes(seat)) checkOwnQuestion(examination, state, world, seat)

  if (due(examination, 'playingOn')) playOn(examination, rulebook.copy(world))
  if (!due(examination, 'imaginedWorld')) return
  const wrong = rulebook.scrutiny.violations(world)
  if (wrong.length > 0) throw new Failure('violations', `seat ${seat} imagines a world in which ${wrong[0]}`)
  checkImagination(examination, state, world, seat, imagination)
}

/** So many answers an imagined world is played on for: at random, or as opponents think ahead, which comes farther. */
const atRandom = 6
const thinkingAhead = 24

/** Opponents think ahead in worlds that they imagine, also in the midst of what somebody else does: nothing may throw there. */
function playOn({ rulebook, chance }: Examination, world: GameState): void {
  const thinks = below(chance, 4) === 0
  for (let i = 0; i < (thinks ? thinkingAhead : atRandom) && world.result === null; i++) {
    for (const seat of seatsIn(world.awaiting)) rulebook.answers(world, seat)
    const seat = pick(chance, seatsIn(world.awaiting))
    const answers = rulebook.answers(world, seat)
    const chosen = thinks ? rulebook.knowledge.playout(world, seat, answers, chance) : pick(chance, answers)
    rulebook.play(world, seat, chosen)
  }
}

/** Whether a seat is asked, and what is answered for it, must follow from what everybody knows. */
export function checkWindow(examination: Examination, state: GameState): void {
  if (!due(examination, 'windows')) return
  const { rulebook, chance } = examination
  const window = rulebook.sequence.window(state)
  if (window === null) return
  const seat = below(chance, state.asked.length)
  const imagined = rulebook.sequence.window(rulebook.imagine(state, seat, chance))
  if (samePlain(window, imagined)) return
  const name = rulebook.sequence.nameOf(state.stack.at(-1) as Frame)
  throw new Failure('leaks', `whom "${name}" asks, or skips, tells seat ${seat} something hidden`)
}

/** The list of a seat, and everything that it is told about it, come from what it knows. */
function checkOwnQuestion(examination: Examination, state: GameState, world: GameState, seat: Seat): void {
  const { rulebook, chance } = examination
  const list = rulebook.answers(state, seat)
  if (!samePlain(list, rulebook.answers(world, seat))) {
    throw new Failure('leaks', `what seat ${seat} may answer depends on what is hidden from it`)
  }
  checkOrders(examination, state, world, seat)
  const action = pick(chance, list)
  if (
    due(examination, 'odds') &&
    !samePlain(rulebook.odds?.(state, seat, action), rulebook.odds?.(world, seat, action))
  ) {
    throw new Failure('leaks', `the odds of ${shown(action)} tell seat ${seat} something hidden`)
  }
  if (!due(examination, 'bots')) return
  for (const id of ['playout', 'greedy']) {
    const seed = next(chance)
    const choices = unfairChoice(() => makeBot(id, seed), rulebook, state, seat, chance)
    if (choices !== null) {
      throw new Failure(
        'leaks',
        `the bot "${id}" lets what is hidden from seat ${seat} decide: ${choices.map(shown)}`,
      )
    }
  }
}

/** The reason why an answer is refused tells nothing hidden, and can be said. */
export function checkReason(
  examination: Examination,
  state: GameState,
  seat: Seat,
  forged: Action,
  reason: Reason | null,
): void {
  if (!due(examination, 'reasons')) return
  const { rulebook, chance } = examination
  const world = rulebook.imagine(state, seat, chance)
  if (!samePlain(reason, rulebook.whyNot(world, seat, forged))) {
    throw new Failure(
      'leaks',
      `the reason why ${shown(forged)} is refused tells seat ${seat} something hidden`,
    )
  }
  if (reason !== null) checkSayable(examination, rulebook.phrasing.reason(reason))
}

/** What is imagined depends on chance alone, never on what is really there. */
function checkImagination(
  { rulebook, chance }: Examination,
  state: GameState,
  world: GameState,
  seat: Seat,
  imagination: Imagination,
): void {
  const sameChance = copyStream(chance)
  const fromReal = rulebook.imagine(state, seat, chance)
  const fromWorld = rulebook.imagine(world, seat, sameChance)
  if (!samePlain(fromReal, fromWorld)) {
    throw new Failure('leaks', `what seat ${seat} imagines depends on what is hidden from it`)
  }
  if (rulebook.scrutiny.secrets(state, seat).length < 2) return
  imagination.tried++
  if (!samePosition(fromReal, state)) imagination.changed++
}

/** So often something hidden should have been imagined differently at least once. */
const enoughImagined = 200

export function checkEverImagined({ tried, changed }: Imagination): Failure | null {
  if (tried < enoughImagined || changed > 0) return null
  return new Failure(
    'leaks',
    `imagining has changed nothing hidden in ${tried} tries: it copies what is really there`,
  )
}

/** A hidden thing that an event has named to somebody. */
interface Whisper {
  readonly seat: Seat | null
  readonly name: string
  readonly event: GameEvent
}

/**
 * Listens to the events of one answer. Something named to a seat has leaked if it was secret when it was named and
 * still is when the answer is done: a card may be shown before it is laid down, or be shuffled away after it was seen.
 */
export class Listener {
  readonly told: Told[] = []
  private readonly whispers: Whisper[] = []
  private readonly rulebook: Rulebook
  private readonly state: GameState

  constructor(rulebook: Rulebook, state: GameState) {
    this.rulebook = rulebook
    this.state = state
  }

  readonly hear = (event: GameEvent, insiders = 0, fuller?: GameEvent): void => {
    const told: Told = { event, insiders, fuller: fuller ?? null }
    this.told.push(told)
    const seats = this.state.asked.length
    for (let listener = -1; listener < seats; listener++) {
      const seat = listener < 0 ? null : listener
      const heard = heardBy(told, seat)
      for (const name of this.rulebook.scrutiny.mentions(heard)) {
        if (this.isSecret(seat, name)) this.whispers.push({ seat, name, event: heard })
      }
    }
  }

  check(): void {
    const leak = this.whispers.find(({ seat, name }) => this.isSecret(seat, name))
    if (leak === undefined) return
    const who = leak.seat === null ? 'a spectator' : `seat ${leak.seat}`
    throw new Failure('leaks', `the event "${leak.event.kind}" tells ${who} of ${leak.name}, which is hidden`)
  }

  private isSecret(seat: Seat | null, name: string): boolean {
    return this.rulebook.scrutiny.secrets(this.state, seat).includes(name)
  }
}
